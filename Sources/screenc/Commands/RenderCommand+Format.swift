import ScreenCompiler

extension RenderCommand {
  /// The format of the product, with what its options say.
  func screenFormat(language: String, in environment: Environment) -> ScreenFormat {
    switch format ?? ProductFormat(path: output) {
    case .json: .json(isCompact ? .compact : .indented)
    case .html: .html(htmlOptions(language: language))
    case .ansi:
      .ansi(terminalOptions(language: language, in: environment))
    }
  }

  private func htmlOptions(language: String) -> HTMLOptions {
    var options = HTMLOptions.default
    options.extent = isFragment ? .fragment : .page
    options.language = language
    options.theme = (theme ?? .auto).html
    return options
  }

  /// How terminal text is drawn.
  func terminalOptions(
    language: String = "en", in environment: Environment
  ) -> TerminalOptions {
    var options = TerminalOptions.default
    options.language = language
    options.width = width ?? environment.columns
    // A file is no terminal, whatever standard output is.
    let choice = color ?? (output == nil ? .auto : .never)
    options.depth = environment.colorDepth(choice, on: .standardOutput)
    options.glyphs = isASCII ? .ascii : .unicode
    options.theme = (theme ?? .auto).terminal
    return options
  }
}

extension ThemeChoice {
  /// The colours of a page.
  var html: HTMLOptions.Theme {
    switch self {
    case .auto: .automatic
    case .light: .light
    case .dark: .dark
    }
  }

  /// The colours of terminal text.
  var terminal: TerminalOptions.Theme {
    switch self {
    case .auto: .automatic
    case .light: .light
    case .dark: .dark
    }
  }
}
