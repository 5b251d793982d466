internal import ScreenModel

/// The origins of a proposal by path, traversed in parallel with its tree.
struct OriginTree {
  /// A place that has an origin, or is on the path to one.
  struct Node: Hashable {
    fileprivate var index: Int
  }

  private struct Entry {
    var step: TreePath.Step
    var origins: [Origin] = []
    var children: [Int] = []
  }

  private var entries: [Entry] = []

  /// The root; nil if there are no origins at all.
  let root: Node?

  init(_ origins: [PlacedOrigin]) {
    guard !origins.isEmpty else {
      root = nil
      return
    }
    root = Node(index: 0)
    entries.reserveCapacity(origins.count * 2)
    entries.append(Entry(step: .index(0)))
    for placed in origins {
      var index = 0
      for step in placed.path.steps {
        // Origins come in document order, so the child sought is mostly the last.
        if let child = entries[index].children.last(where: { entries[$0].step == step }) {
          index = child
        } else {
          entries.append(Entry(step: step))
          entries[index].children.append(entries.count - 1)
          index = entries.count - 1
        }
      }
      entries[index].origins.append(placed.origin)
    }
  }

  /// The child of a node at a step; nil if there is no origin.
  func child(of node: Node, at step: TreePath.Step) -> Node? {
    entries[node.index].children.first { entries[$0].step == step }.map(Node.init)
  }

  /// The origins of exactly this place.
  func origins(of node: Node) -> [Origin] { entries[node.index].origins }

  /// Moves a node to another step below its parent.
  mutating func rename(_ node: Node, to step: TreePath.Step) { entries[node.index].step = step }

  /// Removes a node from its parent.
  mutating func remove(_ node: Node) { entries[node.index].step = .index(-1) }

  /// Makes a new node with other nodes as its children, under new names.
  mutating func node(of origins: [Origin], _ children: [(TreePath.Step, Node?, Origin?)]) -> Node {
    var entry = Entry(step: .index(0), origins: origins)
    for (step, node, origin) in children {
      var child = Entry(step: step)
      if let node {
        child.origins = entries[node.index].origins
        child.children = entries[node.index].children
      }
      if let origin { child.origins.append(origin) }
      guard !child.origins.isEmpty || !child.children.isEmpty else { continue }
      entries.append(child)
      entry.children.append(entries.count - 1)
    }
    entries.append(entry)
    return Node(index: entries.count - 1)
  }
}
