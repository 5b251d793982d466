public import ScreenDiagnostics

/// A text with labelled brackets around its words: a reading of a sentence, or an annotation of
/// one.
public struct ReadingTree: Hashable, Sendable {
  /// A bracket: a label, a range of bytes, and nested brackets.
  public struct Node: Hashable, Sendable {
    /// The label of the words.
    public var label: TreeLabel
    /// The range of the words in the text; never empty.
    public var range: SourceRange
    /// The nested brackets, in text order, without overlaps.
    public var children: [Node]

    /// Creates a bracket.
    public init(_ label: TreeLabel, _ range: SourceRange, children: [Node] = []) {
      self.label = label
      self.range = range
      self.children = children
    }
  }

  /// The original text.
  public var text: String
  /// The outermost brackets, in text order, without overlaps.
  public var nodes: [Node]

  /// Creates a tree over a text.
  public init(_ text: String, nodes: [Node] = []) {
    self.text = text
    self.nodes = nodes
  }

  /// Returns the words of a bracket.
  public func words(of node: Node) -> String {
    let bytes = text.utf8
    let lower = bytes.index(bytes.startIndex, offsetBy: node.range.lowerBound)
    return String(text[lower..<bytes.index(lower, offsetBy: node.range.count)])
  }

  /// Whether all brackets are in order, do not overlap, and lie inside a parent that may hold them.
  public var isWellFormed: Bool {
    Self.areWellFormed(nodes, in: nil, SourceRange(0, text.utf8.count))
  }

  /// The number of brackets that are elements.
  var elementCount: Int { Self.elementCount(nodes) }

  private static func elementCount(_ nodes: [Node]) -> Int {
    nodes.reduce(0) {
      $0 + ($1.label.family == .element ? 1 : 0) + elementCount($1.children)
    }
  }

  private static func areWellFormed(
    _ nodes: [Node], in parent: TreeLabel?, _ range: SourceRange
  ) -> Bool {
    var position = range.lowerBound
    for node in nodes {
      guard !node.range.isEmpty, node.range.lowerBound >= position,
        node.range.upperBound <= range.upperBound, parent.allows(node.label),
        areWellFormed(node.children, in: node.label, node.range)
      else { return false }
      position = node.range.upperBound
    }
    return true
  }
}
