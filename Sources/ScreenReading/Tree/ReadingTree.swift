public import ScreenDiagnostics

/// A text with brackets around what its words mean: how a sentence was read, or is to be read.
public struct ReadingTree: Hashable, Sendable {
  /// A bracket: its label, the bytes that it holds, and the brackets inside.
  public struct Node: Hashable, Sendable {
    /// What the words are.
    public var label: TreeLabel
    /// Where they are in the text; never empty.
    public var range: SourceRange
    /// The brackets inside, in the order of the text, none over another.
    public var children: [Node]

    /// Creates a bracket.
    public init(_ label: TreeLabel, _ range: SourceRange, children: [Node] = []) {
      self.label = label
      self.range = range
      self.children = children
    }
  }

  /// The text, as it was given.
  public var text: String
  /// The outermost brackets, in the order of the text, none over another.
  public var nodes: [Node]

  /// Creates a tree over a text.
  public init(_ text: String, nodes: [Node] = []) {
    self.text = text
    self.nodes = nodes
  }

  /// The words of a bracket.
  public func words(of node: Node) -> String {
    let bytes = text.utf8
    let lower = bytes.index(bytes.startIndex, offsetBy: node.range.lowerBound)
    return String(text[lower..<bytes.index(lower, offsetBy: node.range.count)])
  }

  /// Whether each bracket lies within its parent, which may hold it, after those before it.
  public var isWellFormed: Bool {
    Self.areWellFormed(nodes, in: nil, SourceRange(0, text.utf8.count))
  }

  /// How many of the brackets are elements.
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
