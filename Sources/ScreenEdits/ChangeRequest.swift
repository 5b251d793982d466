package import ScreenDiagnostics
package import ScreenReading

/// One change that a text asks for, from the brackets of its reading.
package struct ChangeRequest {
  /// The kind of change.
  package enum Kind {
    case add, remove, move, replace, change, order
    /// Something that no screen can do.
    case impossible
  }

  package var kind: Kind
  /// All of its words.
  package var range: SourceRange
  /// The words that refer to things on the screen.
  package var things: [SourceRange] = []
  /// The words for places where something goes, or is.
  package var places: [SourceRange] = []
  /// The new things, and the new properties of existing ones.
  package var parts: [ReadingTree.Node] = []
  /// The supposed new thing whose name is the subject.
  package private(set) var taken: ReadingTree.Node?

  package init(kind: Kind, range: SourceRange) { (self.kind, self.range) = (kind, range) }

  /// Treats a supposed new thing as the subject if nothing new is added: `the ⟨warning⟩ goes on
  /// top`.
  fileprivate mutating func takeName() {
    guard kind == .move || kind == .remove, things.isEmpty, parts.count == 1, elements.count == 1
    else { return }
    let names = elements[0].children
    let name = names.first { $0.label == .label } ?? names.first { $0.label == .kind }
    things = [name?.range ?? elements[0].range]
    taken = elements[0]
    parts = []
  }

  /// Splits an element without a name into roles, because it describes the subject: `a dropdown
  /// with S and M` for "the size".
  fileprivate mutating func takeApart() {
    guard kind == .change || kind == .replace, elements.count == 1,
      let index = parts.firstIndex(where: { $0.label.family == .element })
    else { return }
    let children = parts[index].children
    // `Book → Reserve` states only a name.
    let isName =
      kind == .change && !things.isEmpty && parts.count == 1 && children.map(\.label) == [.label]
    guard
      isName
        || !children.isEmpty
          && children.allSatisfy({ $0.label != .label && $0.label.family == .role })
    else { return }
    parts.replaceSubrange(index...index, with: children)
    kind = .change
  }

  /// Whether it refers to anything; otherwise it is a reason or a remark.
  package var saysSomething: Bool {
    !things.isEmpty || !places.isEmpty || !parts.isEmpty || kind == .impossible
  }

  /// Whether it may add something new to a screen.
  package var brings: Bool {
    switch kind {
    case .add, .replace: true
    case .change: !elements.isEmpty
    case .remove, .move, .order, .impossible: false
    }
  }

  /// The first text stated for something: a name, a value or a hint, including that of an element.
  package var said: SourceRange? {
    func first(_ nodes: [ReadingTree.Node]) -> SourceRange? {
      for node in nodes {
        if [.label, .value, .note].contains(node.label) { return node.range }
        if let inner = first(node.children) { return inner }
      }
      return nil
    }
    return first(parts)
  }

  /// The parts that are a role, in order.
  package func roles(_ label: TreeLabel) -> [SourceRange] {
    parts.filter { $0.label == label }.map(\.range)
  }

  /// The parts that are a part of a screen by themselves.
  package var elements: [ReadingTree.Node] {
    parts.filter { $0.label.family == .element || $0.label.family == .section }
  }
}

extension ChangeRequest {
  /// Creates the change that a bracket asks for; nil for a bracket with another label.
  package init?(_ node: ReadingTree.Node) {
    guard let kind = Kind(node.label) else { return nil }
    (self.kind, range) = (kind, node.range)
    for child in node.children {
      switch child.label {
      case .what: things.append(child.range)
      case .place: places.append(child.range)
      default: parts.append(child)
      }
    }
    takeName()
    takeApart()
  }
}

extension ChangeRequest.Kind {
  fileprivate init?(_ label: TreeLabel) {
    switch label {
    case .adding: self = .add
    case .removing: self = .remove
    case .moving: self = .move
    case .replacing: self = .replace
    case .changing: self = .change
    case .ordering: self = .order
    case .unknown: self = .impossible
    default: return nil
    }
  }

  /// The kind of change, as named in the ledger.
  package var verb: String {
    switch self {
    case .add: "add"
    case .remove: "remove"
    case .move: "move"
    case .replace: "replace"
    case .change: "change"
    case .order: "sort"
    case .impossible: "edit"
    }
  }
}
