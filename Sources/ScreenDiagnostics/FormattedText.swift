/// Text under construction whose parts have roles; colour is added around them and changes no
/// character.
struct FormattedText {
  /// The role of a part.
  enum Role {
    case place
    case error
    case warning
    case note
    case message
    case source
    case muted

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }

    /// The parameter of "Select Graphic Rendition"; nil for the terminal's default colour.
    fileprivate var rendition: String? {
      switch self {
      case .place, .message: "1"
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "36"
      case .muted: "2"
      case .source: nil
      }
    }
  }

  private(set) var string = ""
  private let style: DiagnosticFormatter.Style

  init(_ style: DiagnosticFormatter.Style) { self.style = style }

  /// Appends a part, replacing its control characters with visible ones.
  mutating func append(_ part: String, _ role: Role) {
    guard style == .colored, let rendition = role.rendition else {
      appendCleaned(part)
      return
    }
    string += "\u{1B}[" + rendition + "m"
    appendCleaned(part)
    string += "\u{1B}[0m"
  }

  mutating func endLine() { string += "\n" }

  private mutating func appendCleaned(_ part: String) {
    for scalar in part.unicodeScalars { string.unicodeScalars.append(LineExcerpt.shown(scalar)) }
  }
}
