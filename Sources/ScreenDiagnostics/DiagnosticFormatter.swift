/// Shows diagnostics to a reader: place, severity, message, id; the line; a mark under the place.
///
///     login.json:3:22: warning: there is nothing after this comma [trailing-comma]
///       3 |   "title": "Log in",
///         |                    ^
///         = fix: remove the comma
///
/// No control character of the source reaches the output.
public struct DiagnosticFormatter: Sendable {
  /// Whether colour distinguishes the parts.
  public enum Style: Hashable, Sendable {
    /// Text without colours.
    case plain
    /// The same text, with the colours of an ANSI terminal.
    case colored
  }

  private let source: SourceText
  private let lines: LineTable
  private let style: Style

  /// Creates a formatter for diagnostics of one source.
  ///
  /// - Complexity: O(number of bytes), so that each diagnostic costs only its own line.
  public init(_ source: SourceText, style: Style = .plain) {
    self.source = source
    self.style = style
    lines = LineTable(source.utf8)
  }

  /// The text of several diagnostics, each part on a line of its own that ends in LF.
  public func format(_ diagnostics: some Sequence<Diagnostic>) -> String {
    var text = FormattedText(style)
    for diagnostic in diagnostics { append(diagnostic, to: &text) }
    return text.string
  }

  /// The text of one diagnostic, each part on a line of its own that ends in LF.
  public func format(_ diagnostic: Diagnostic) -> String {
    format(CollectionOfOne(diagnostic))
  }

  private func append(_ diagnostic: Diagnostic, to text: inout FormattedText) {
    let role = FormattedText.Role(diagnostic.severity)
    let quotation = diagnostic.quotation
    let quoted = quotation.map { "\($0.source):\($0.line):\($0.column)" }
    text.append((quoted ?? place(of: diagnostic.range)) + ": ", .place)
    text.append(diagnostic.severity.rawValue + ": ", role)
    text.append(diagnostic.message, .message)
    text.append(" [" + diagnostic.id + "]", .muted)
    text.endLine()
    if let quotation { append(quotation.excerpt, line: quotation.line, role, to: &text) }
    if let range = diagnostic.range { append(range, role, to: &text) }
    for note in diagnostic.notes {
      if let range = note.range {
        text.append(place(of: range) + ": ", .place)
        text.append("note: ", .note)
        text.append(note.message, .message)
        text.endLine()
        append(range, .note, to: &text)
      } else {
        appendRemark("note: ", note.message, to: &text)
      }
    }
    for fixIt in diagnostic.fixIts { appendRemark("fix: ", fixIt.message, to: &text) }
  }

  private func appendRemark(_ kind: String, _ message: String, to text: inout FormattedText) {
    text.append("  = ", .muted)
    text.append(kind, .note)
    text.append(message, .message)
    text.endLine()
  }

  private func place(of range: SourceRange?) -> String {
    guard let range else { return source.name }
    let line = lines.line(of: range.lowerBound)
    let column = lines.column(of: range.lowerBound, in: line)
    return "\(source.name):\(line + 1):\(column)"
  }

  /// The line of a range, and the mark below it.
  private func append(
    _ range: SourceRange, _ role: FormattedText.Role, to text: inout FormattedText
  ) {
    let line = lines.line(of: range.lowerBound)
    let excerpt = LineExcerpt(source.utf8, line: lines.range(of: line), marking: range)
    append(excerpt, line: line + 1, role, to: &text)
  }

  private func append(
    _ excerpt: LineExcerpt, line: Int, _ role: FormattedText.Role, to text: inout FormattedText
  ) {
    let number = String(line)
    text.append("  " + number + " | ", .muted)
    text.append(excerpt.text, .source)
    text.endLine()
    text.append("  " + String(repeating: " ", count: number.utf8.count) + " | ", .muted)
    text.append(String(repeating: " ", count: excerpt.indentation), .source)
    text.append("^" + String(repeating: "~", count: max(0, excerpt.width - 1)), role)
    text.endLine()
  }
}
