package import ScreenBrief
import ScreenDiagnostics

/// A tree of views under construction, with nodes in the order in which they begin.
///
/// At most 48 levels are nested; the children of a deeper node become its siblings.
struct ViewTree {
  private var nodes: [ViewNode] = []
  private var parents: [Int] = []
  /// The indices of the open nodes, outermost first.
  private(set) var open: [Int] = []

  static let mostNesting = 48

  /// The tag of the innermost open node.
  var innermost: String? { open.last.map { nodes[$0].tag } }

  /// Adds a node and leaves it open for children.
  mutating func begin(_ node: ViewNode) {
    add(node)
    if open.count < Self.mostNesting { open.append(nodes.count - 1) }
  }

  /// Adds a node within the innermost open node.
  mutating func add(_ node: ViewNode) {
    nodes.append(node)
    parents.append(open.last ?? -1)
  }

  /// Closes the innermost open node with a tag and all nodes within it; does nothing if none is
  /// open.
  mutating func end(_ tag: String, at place: Int) {
    guard let match = open.lastIndex(where: { nodes[$0].tag == tag }) else { return }
    for index in open[match...] {
      nodes[index].range.upperBound = max(place, nodes[index].range.upperBound)
    }
    open.removeSubrange(match...)
  }

  /// Closes all open nodes from a level on.
  mutating func close(to level: Int) { open.removeSubrange(min(level, open.count)...) }

  /// The top-level nodes with all their descendants.
  var roots: [ViewNode] {
    var nodes = nodes
    var roots: [ViewNode] = []
    for index in nodes.indices.reversed() {
      nodes[index].children.reverse()
      if parents[index] >= 0 {
        nodes[parents[index]].children.append(nodes[index])
      } else {
        roots.append(nodes[index])
      }
      nodes[index].children = []
    }
    return roots.reversed()
  }
}

extension ViewNode {
  /// The meaning of the view's tag; nil if the tag is unknown.
  package var meaning: ViewMeaning? { SpecificationWords.shipped.views[tag] }

  /// All texts of the view and its descendants, joined by spaces.
  package var words: Phrase? {
    var parts: [Phrase] = []
    collect(into: &parts)
    guard let first = parts.first, let last = parts.last else { return nil }
    guard parts.count > 1 else { return first }
    let range = first.range.flatMap { first in last.range.map { first.union($0) } }
    return Phrase(parts.map(\.text).joined(separator: " "), at: range ?? self.range)
  }

  private func collect(into parts: inout [Phrase]) {
    if let text, !text.text.isEmpty { parts.append(text) }
    guard parts.count < 60 else { return }
    for child in children where child.meaning != .hidden { child.collect(into: &parts) }
  }

  /// Returns the descendants, at any level, that have one of some meanings.
  package func descendants(_ meanings: ViewMeaning...) -> [ViewNode] {
    var found: [ViewNode] = []
    func look(_ nodes: [ViewNode]) {
      for node in nodes {
        if let meaning = node.meaning, meanings.contains(meaning) { found.append(node) }
        look(node.children)
      }
    }
    look(children)
    return found
  }
}

extension ViewNode {
  /// Whether the view is a checkbox, a radio button or a switch, whose label follows it.
  var isBox: Bool {
    meaning == .toggle || ["checkbox", "radio"].contains(self["type"]?.text)
  }

  /// Whether the view is an input without a label of its own.
  var isNamelessInput: Bool {
    guard let meaning, [.field, .multiline, .toggle, .slider, .picker].contains(meaning) else {
      return false
    }
    guard text?.text.isEmpty ?? true, self["label", "title", "labeltext"] == nil else {
      return false
    }
    return meaning == .picker || words == nil
  }

  /// Whether the view is nothing but text.
  var isText: Bool {
    tag == "#text"
      || meaning == .paragraph
        && children.allSatisfy { $0.meaning == nil || $0.meaning == .paragraph }
  }

  /// The words of a label, without those of the inputs within it.
  var labelWords: Phrase? {
    var copy = self
    copy.children = copy.children.filter { child in
      guard let meaning = child.meaning else { return true }
      return ![.field, .multiline, .toggle, .slider, .picker].contains(meaning)
    }
    return copy.words
  }
}
