internal import ScreenModel

/// The origins of a proposal by path, walked down beside its tree.
struct OriginTree {
  /// A place that an origin speaks of, or that leads to one.
  struct Node: Hashable {
    fileprivate var index: Int
  }

  private struct Entry {
    var step: TreePath.Step
    var origins: [Origin] = []
    var children: [Int] = []
  }

  private var entries: [Entry] = []

  /// The root; nil where there are no origins at all.
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
        // Origins come in document order, so that the child sought is mostly the last.
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

  /// The node below another one; nil where no origin is there.
  func child(of node: Node, at step: TreePath.Step) -> Node? {
    entries[node.index].children.first { entries[$0].step == step }.map(Node.init)
  }

  /// The origins of exactly this place.
  func origins(of node: Node) -> [Origin] { entries[node.index].origins }

  /// Gives a node another place below the one that it is below.
  mutating func rename(_ node: Node, to step: TreePath.Step) { entries[node.index].step = step }

  /// Takes a node away from the one that it is below.
  mutating func remove(_ node: Node) { entries[node.index].step = .index(-1) }

  /// Makes a node of its own whose children are others under new names.
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
