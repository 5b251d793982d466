internal import ScreenDiagnostics
internal import ScreenReading

/// One change that a text asks for, by the brackets of its reading.
struct ChangeRequest {
  /// What is to be done.
  enum Kind {
    case add, remove, move, replace, change, order
    /// What no screen can do.
    case impossible
  }

  var kind: Kind
  /// All of its words.
  var range: SourceRange
  /// What words point to on the screen.
  var things: [SourceRange] = []
  /// Where something comes, or is.
  var places: [SourceRange] = []
  /// What is new, and how what is there is to be.
  var parts: [ReadingTree.Node] = []

  /// Takes for what is spoken of what is read as something new, where nothing new comes: `the ⟨warning⟩ goes on top`.
  fileprivate mutating func takeName() {
    guard kind == .move || kind == .remove, things.isEmpty, parts.count == 1, elements.count == 1
    else { return }
    let names = elements[0].children
    let name = names.first { $0.label == .label } ?? names.first { $0.label == .kind }
    things = [name?.range ?? elements[0].range]
    parts = []
  }

  /// Takes an element apart that has no name of its own: it says how what is spoken of is to be, as `a dropdown
  /// with S and M` of "the size".
  fileprivate mutating func takeApart() {
    guard kind == .change || kind == .replace, elements.count == 1,
      let index = parts.firstIndex(where: { $0.label.family == .element })
    else { return }
    let children = parts[index].children
    // `Book → Reserve` says a name, and no more.
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

  /// Whether it speaks of anything; what does not is a reason, or a remark.
  var saysSomething: Bool {
    !things.isEmpty || !places.isEmpty || !parts.isEmpty || kind == .impossible
  }

  /// Whether it may bring something new to a screen.
  var brings: Bool {
    switch kind {
    case .add, .replace: true
    case .change: !elements.isEmpty
    case .remove, .move, .order, .impossible: false
    }
  }

  /// The first text that it says something is to be: a name, a value or a hint, also of an element.
  var said: SourceRange? {
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
  func roles(_ label: TreeLabel) -> [SourceRange] {
    parts.filter { $0.label == label }.map(\.range)
  }

  /// The parts that are a part of a screen by themselves.
  var elements: [ReadingTree.Node] {
    parts.filter { $0.label.family == .element || $0.label.family == .section }
  }
}

extension ChangeRequest {
  /// The change that a bracket asks for; nil for one of another label.
  init?(_ node: ReadingTree.Node) {
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

  /// What is done, as the ledger calls it.
  var verb: String {
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
