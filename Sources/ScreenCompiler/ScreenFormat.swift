public import ScreenModel
internal import ScreenRendering

/// A format for rendering a screen, with its options.
public struct ScreenFormat: Hashable, Sendable {
  private enum Choice: Hashable, Sendable {
    case html(HTMLOptions)
    case ansi(TerminalOptions)
    case json(JSONLayout)
  }

  private var choice: Choice

  /// A page of HTML.
  public static let html = ScreenFormat.html(.default)
  /// Terminal text, 80 columns wide.
  public static let ansi = ScreenFormat.ansi(.default)
  /// The JSON of a screen, indented.
  public static let json = ScreenFormat.json(.indented)

  /// HTML: a page or a fragment.
  public static func html(_ options: HTMLOptions) -> ScreenFormat {
    ScreenFormat(choice: .html(options))
  }

  /// Terminal text.
  public static func ansi(_ options: TerminalOptions) -> ScreenFormat {
    ScreenFormat(choice: .ansi(options))
  }

  /// Terminal text of a width in columns.
  public static func ansi(width: Int) -> ScreenFormat { ansi(TerminalOptions(width: width)) }

  /// The JSON of a screen.
  public static func json(_ layout: JSONLayout) -> ScreenFormat {
    ScreenFormat(choice: .json(layout))
  }

  /// The name of the format: `html`, `ansi` or `json`.
  public var name: String {
    switch choice {
    case .html: "html"
    case .ansi: "ansi"
    case .json: "json"
    }
  }

  /// The columns that terminal text is drawn in; nil for other formats.
  public var width: Int? {
    guard case .ansi(let options) = choice else { return nil }
    return options.width
  }

  /// The bytes of `screen` in this format.
  fileprivate func utf8(of screen: Screen) -> [UInt8] {
    switch choice {
    case .html(var options):
      if options.language.isEmpty {
        options.language = screen.textLanguage(readAsEnglish: false)
      }
      return HTMLRenderer(options).render(screen)
    case .ansi(let options): return ANSIRenderer(options).render(screen)
    case .json(let layout): return screen.jsonUTF8(layout)
    }
  }
}

extension Screen {
  /// The screen in `format`.
  public func rendered(as format: ScreenFormat) -> String {
    String(decoding: renderedUTF8(as: format), as: UTF8.self)
  }

  /// The bytes of the screen in `format`, UTF-8.
  public func renderedUTF8(as format: ScreenFormat) -> [UInt8] { format.utf8(of: self) }
}
