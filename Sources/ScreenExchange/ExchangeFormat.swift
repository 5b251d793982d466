/// A format for exchanging screens with other tools.
public enum ExchangeFormat: String, Hashable, Sendable, CaseIterable {
  /// A2UI 0.8: messages with one key each, and values wrapped by their type (a2ui.org).
  case a2ui08 = "a2ui-0.8"
  /// A2UI 0.9 and 0.9.1, which do not differ in anything that a screen shows.
  case a2ui09 = "a2ui-0.9"
  /// A2UI 1.0, as of the release candidate.
  case a2ui10 = "a2ui-1.0"
  /// json-render: a root and named elements, in both of its dialects, or as a stream of patches.
  case jsonRender = "json-render"
  /// Adaptive Cards 1.0 to 1.6 (adaptivecards.io).
  case adaptiveCard = "adaptive-card"
  /// OpenUI Lang: one statement on each line, with positional arguments (openui.com).
  case openUI = "openui"
  /// An HTML page or form.
  case html
  /// Markdown (commonmark.org), with tables.
  case markdown

  /// Creates the format with a name; `a2ui` alone means version 0.9. Nil for an unknown name.
  public init?(named name: String) {
    self.init(rawValue: name == "a2ui" ? Self.a2ui09.rawValue : name)
  }

  /// The formats that a text can be read from.
  public static let readable: [ExchangeFormat] = [
    .a2ui08, .a2ui09, .a2ui10, .jsonRender, .adaptiveCard, .openUI, .html,
  ]

  /// The formats that a screen can be written in.
  public static let writable: [ExchangeFormat] = [
    .a2ui08, .a2ui09, .a2ui10, .jsonRender, .adaptiveCard, .markdown,
  ]

  /// The name that people use for the format.
  public var title: String {
    switch self {
    case .a2ui08: "A2UI 0.8"
    case .a2ui09: "A2UI 0.9"
    case .a2ui10: "A2UI 1.0"
    case .jsonRender: "json-render"
    case .adaptiveCard: "Adaptive Cards"
    case .openUI: "OpenUI Lang"
    case .html: "HTML"
    case .markdown: "Markdown"
    }
  }
}
