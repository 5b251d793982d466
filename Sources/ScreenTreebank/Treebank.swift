public import ScreenDiagnostics
public import ScreenReading

/// Annotated trees, one per line, for training and measuring the reader.
public struct Treebank: Hashable, Sendable {
  /// A tree with its location.
  public struct Entry: Hashable, Sendable {
    /// The line number, from 1.
    public var line: Int
    /// The tree.
    public var tree: ReadingTree
    /// The names on the screen that the text edits, from the last `# on it:` line before it.
    public var names: [String] = []
  }

  /// The trees, in text order.
  public private(set) var entries: [Entry] = []
  /// The errors of the text; a line with an error yields no tree.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads a text of trees; blank lines and other lines that begin with `#` are ignored.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  public init(_ source: SourceText) {
    var log = DiagnosticLog()
    var names: [String] = []
    for line in source.lines where !line.isBlank {
      guard line.text.utf8.first != Bracket.comment else {
        names = Self.names(in: line.text) ?? names
        continue
      }
      let (tree, faults) = ReadingTree.parse(line.text)
      if let tree { entries.append(Entry(line: line.number, tree: tree, names: names)) }
      for fault in faults {
        log.report(fault.severity) { _, _ in fault.moved(by: line.range.lowerBound) }
      }
    }
    diagnostics = log.diagnostics
  }

  /// Returns the names that a comment lists; nil for any other comment.
  private static func names(in comment: SourceText) -> [String]? {
    let text = String(decoding: comment.utf8, as: UTF8.self)
    guard text.hasPrefix("# on it:") else { return nil }
    return text.dropFirst(8).split(separator: "|").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
