import Testing

/// A text that a test is given, whatever it holds: the log shows it as one short line.
package struct TextCase: ExpressibleByStringInterpolation, CustomTestStringConvertible, Hashable,
  Sendable
{
  /// The text itself.
  package let text: String

  /// How many characters of a text are shown.
  private static let limit = 60

  /// Takes a text as it is.
  package init(_ text: String) { self.text = text }

  package init(stringLiteral text: String) { self.text = text }

  package var testDescription: String {
    var shown = ""
    for scalar in text.unicodeScalars.prefix(Self.limit) {
      shown += Self.isSafe(scalar) ? String(scalar) : scalar.escaped(asASCII: true)
    }
    let isCut = text.unicodeScalars.count > Self.limit
    return "\"\(shown)\(isCut ? "…" : "")\""
  }

  /// Whether a character neither ends a line nor changes how the rest of it looks.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: false
    default: true
    }
  }
}
