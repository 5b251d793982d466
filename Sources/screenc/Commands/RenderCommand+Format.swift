import ScreenCompiler

extension RenderCommand {
  /// Returns the format of the product, with the options for it.
  func screenFormat(language: String, in environment: Environment) -> ScreenFormat {
    switch format ?? ProductFormat(path: output) {
    case .json: .json(isCompact ? .compact : .indented)
    case .html: .html(htmlOptions(language: language))
    case .ansi:
      .ansi(terminalOptions(language: language, in: environment))
    }
  }

  /// Throws if `--stylesheet` is given for anything but an HTML fragment.
  func checkStylesheet() throws(CommandError) {
    let isHTML = (format ?? ProductFormat(path: output)) == .html
    guard stylesheet != nil, !isHTML || !isFragment else { return }
    throw .usage(
      "conflict",
      "'--stylesheet' needs '--fragment' and '--format html'; a whole page includes its styles")
  }

  /// Writes the style sheet of fragments, if it is requested.
  ///
  /// It covers the components of every screen, so one file serves all fragments of a site; only
  /// wizards of more than twelve steps extend it.
  func deliverStylesheet(
    for screen: Screen, in console: Console
  ) throws(CommandError) {
    guard let stylesheet else { return }
    let renderer = HTMLRenderer(htmlOptions(language: "en"))
    let sheet = renderer.completeStylesheet(wizardSteps: screen.sections.count)
    try console.deliver(Array(sheet.utf8), to: stylesheet)
  }

  private func htmlOptions(language: String) -> HTMLOptions {
    var options = HTMLOptions.default
    options.extent = isFragment ? .fragment : .page
    options.language = language
    options.theme = (theme ?? .auto).html
    return options
  }

  /// Returns the options for drawing terminal text.
  func terminalOptions(
    language: String = "en", in environment: Environment
  ) -> TerminalOptions {
    var options = TerminalOptions.default
    options.language = language
    options.width = width ?? environment.columns
    // A file is not a terminal, even if standard output is one.
    let choice = color ?? (output == nil ? .auto : .never)
    options.depth = environment.colorDepth(choice, on: .standardOutput)
    let isSeen = output == nil
    options.glyphs =
      isASCII ? .ascii : isSeen ? environment.glyphs(on: .standardOutput) : .unicode
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
