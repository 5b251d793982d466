/// A place in a different text from the diagnostics around it, with its line: in a model's reply,
/// say.
public struct QuotedPlace: Hashable, Sendable {
  /// The name of that text.
  public let source: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in Unicode scalars.
  public let column: Int
  /// The line, and the mark below it.
  let excerpt: LineExcerpt

  /// Quotes the line of a range.
  ///
  /// - Complexity: O(number of bytes).
  init(_ range: SourceRange, in source: SourceText) {
    let lines = LineTable(source.utf8)
    let line = lines.line(of: range.lowerBound)
    self.source = source.name
    self.line = line + 1
    column = lines.column(of: range.lowerBound, in: line)
    excerpt = LineExcerpt(source.utf8, line: lines.range(of: line), marking: range)
  }
}
