public import ScreenDiagnostics
public import ScreenReading

/// Trees that people wrote, one a line: what the reader is taught from and measured by.
public struct Treebank: Hashable, Sendable {
  /// A tree, and where it is.
  public struct Entry: Hashable, Sendable {
    /// The line, counted from 1.
    public var line: Int
    /// The tree.
    public var tree: ReadingTree
    /// What is on the screen that it changes, where it changes one: the names behind `# on it:`, of the last such
    /// line before it.
    public var names: [String] = []
  }

  /// The trees, in the order of the text.
  public private(set) var entries: [Entry] = []
  /// The faults of the text; a line with one gives no tree.
  public private(set) var diagnostics: [Diagnostic] = []

  /// Reads a text of trees; blank lines and those that begin with `#` say nothing.
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

  /// The names that a comment lists; nil for another comment.
  private static func names(in comment: SourceText) -> [String]? {
    let text = String(decoding: comment.utf8, as: UTF8.self)
    guard text.hasPrefix("# on it:") else { return nil }
    return text.dropFirst(8).split(separator: "|").map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }
}
