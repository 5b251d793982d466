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
  }

  /// Whether it speaks of anything; what does not is a reason, or a remark.
  var saysSomething: Bool {
    // `the chart is nice` takes nothing out.
    if kind == .remove, !parts.isEmpty, parts.allSatisfy({ $0.label == .kind }) { return false }
    return !things.isEmpty || !places.isEmpty || !parts.isEmpty || kind == .impossible
  }

  /// Whether what was done by a clause's own words is what the request asks for.
  func admits(_ subject: String) -> Bool {
    switch kind {
    case .add: subject == "insert"
    case .remove: subject == "remove" || subject == "set"
    case .move, .order: subject == "move" || subject == "set"
    case .replace: subject == "replace" || subject == "rename" || subject == "set"
    case .change:
      // What speaks of nothing speaks of what is just put in, and is a part of that.
      subject == "set" || subject == "replace" || subject == "insert" && things.isEmpty
        || subject == "rename" && parts.contains { $0.label == .label || $0.label == .value }
    case .impossible: false
    }
  }

  /// Whether its words may be a clause of their own where its brackets come to nothing: what is to be changed or
  /// taken out is known by them for certain.
  var mayBeSaid: Bool { kind == .add || kind == .move || kind == .order }

  /// What it calls things.
  var names: [SourceRange] {
    func names(of node: ReadingTree.Node) -> [SourceRange] {
      let inner = node.children.flatMap(names)
      switch node.label {
      case .label, .option, .column, .bareItem: return [node.range]
      case .item where node.children.isEmpty: return [node.range]
      default: return inner
      }
    }
    return parts.flatMap(names)
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

  /// The verb that a clause has which asks for it.
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
