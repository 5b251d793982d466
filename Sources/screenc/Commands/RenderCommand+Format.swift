import ScreenCompiler

extension RenderCommand {
  /// The format of the product, with what its options say.
  func screenFormat(language: String, in environment: Environment) -> ScreenFormat {
    switch format ?? ProductFormat(path: output) {
    case .json: .json(isCompact ? .compact : .indented)
    case .html: .html(htmlOptions(language: language))
    case .ansi: .ansi(terminalOptions(in: environment))
    }
  }

  private func htmlOptions(language: String) -> HTMLOptions {
    var options = HTMLOptions.default
    options.extent = isFragment ? .fragment : .page
    options.language = language
    switch theme ?? .auto {
    case .auto: options.theme = .automatic
    case .light: options.theme = .light
    case .dark: options.theme = .dark
    }
    return options
  }

  private func terminalOptions(in environment: Environment) -> TerminalOptions {
    var options = TerminalOptions.default
    options.width = width ?? environment.columns
    // A file is no terminal, whatever standard output is.
    let choice = color ?? (output == nil ? .auto : .never)
    options.depth = environment.colorDepth(choice, on: .standardOutput)
    options.glyphs = isASCII ? .ascii : .unicode
    switch theme ?? .auto {
    case .auto: options.theme = .automatic
    case .light: options.theme = .light
    case .dark: options.theme = .dark
    }
    return options
  }
}
