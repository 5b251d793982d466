public import ScreenModel
internal import ScreenDiagnostics

/// The difference between two screens: what was added, removed, moved and changed, by element.
public struct ScreenDifference: Hashable, Sendable {
  /// One difference.
  public enum Change: Hashable, Sendable {
    /// A property of the screen itself changed.
    case screen(property: String, old: String, new: String)
    /// A section was added, after another or at the start.
    case sectionAdded(name: String, after: String?)
    /// A section was removed.
    case sectionRemoved(name: String)
    /// A section moved, after another or to the start.
    case sectionMoved(name: String, after: String?)
    /// A property of a section changed.
    case section(name: String, property: String, old: String, new: String)
    /// A component was added, after another or at the start of its section.
    case added(Subject, after: String?)
    /// A component was removed.
    case removed(Subject)
    /// A component moved.
    case moved(Subject, after: String?, from: String)
    /// A property of a component changed; a value other than a text is given as JSON.
    case changed(Subject, property: String, old: String, new: String)
  }

  /// A component that a change is about.
  public struct Subject: Hashable, Sendable {
    /// The kind of the component.
    public var kind: String
    /// Its name: its label, title or text; empty if it has none.
    public var name: String
    /// Its section, by title or id.
    public var section: String
  }

  /// The changes, in the order of the new screen; a removal is listed at its old place.
  public private(set) var changes: [Change] = []
  /// The change from the old screen's JSON to the new one's (RFC 6902).
  public let patch: JSONPatch

  /// Compares two screens.
  ///
  /// - Complexity: O(n · m) in the elements of sections that differ; equal elements at the start
  ///   and end of each cost nothing.
  public init(from old: Screen, to new: Screen) {
    self.init(from: Self.tree(of: old), to: Self.tree(of: new))
  }

  /// Compares the trees of two screens' JSON.
  init(from old: TreeValue, to new: TreeValue) {
    patch = JSONPatch(from: old, to: new)
    compareMembers(of: old, new, except: Screen.Property.sections, .version, .draft) {
      .screen(property: $0, old: $1, new: $2)
    }
    let sections = Pairing(old.sections, new.sections) {
      $0[Section.Property.id]?.text == $1[Section.Property.id]?.text
    }
    compareSections(sections)
  }

  /// Whether the two screens are the same.
  public var isEmpty: Bool { patch.operations.isEmpty }

  private static func tree(of screen: Screen) -> TreeValue {
    let source = SourceText(name: "screen", utf8: screen.jsonUTF8(.compact))
    return JSONReader.read(source).tree ?? TreeValue(.null)
  }

  // MARK: - Comparing

  private mutating func compareSections(_ sections: Pairing) {
    for step in sections.steps {
      switch step {
      case .removed(let index):
        changes.append(.sectionRemoved(name: Self.name(of: sections.old[index])))
      case .added(let index):
        changes.append(
          .sectionAdded(
            name: Self.name(of: sections.new[index]), after: sections.before(index).map(Self.name)))
      case .kept(let oldIndex, let newIndex), .moved(let oldIndex, let newIndex):
        let (old, new) = (sections.old[oldIndex], sections.new[newIndex])
        if case .moved = step {
          changes.append(
            .sectionMoved(name: Self.name(of: new), after: sections.before(newIndex).map(Self.name))
          )
        }
        let name = Self.name(of: old)
        compareMembers(of: old, new, except: Section.Property.components, .id) {
          .section(name: name, property: $0, old: $1, new: $2)
        }
        compareComponents(of: old, new)
      }
    }
  }

  private mutating func compareComponents(of old: TreeValue, _ new: TreeValue) {
    let parts = Pairing(
      old.components, new.components, by: Self.areOne)
    let section = Self.name(of: new)
    for step in parts.steps {
      switch step {
      case .removed(let index): changes.append(.removed(Self.subject(parts.old[index], section)))
      case .added(let index):
        changes.append(
          .added(
            Self.subject(parts.new[index], section), after: parts.before(index).map(Self.label)))
      case .kept(let oldIndex, let newIndex), .moved(let oldIndex, let newIndex):
        let (old, new) = (parts.old[oldIndex], parts.new[newIndex])
        if case .moved = step {
          changes.append(
            .moved(
              Self.subject(new, section), after: parts.before(newIndex).map(Self.label),
              from: section))
        }
        compareMembers(of: old, new, exceptNames: []) {
          .changed(Self.subject(old, section), property: $0, old: $1, new: $2)
        }
      }
    }
  }

  private mutating func compareMembers<Name: PropertyName>(
    of old: TreeValue, _ new: TreeValue, except skipped: Name...,
    change: (String, String, String) -> Change
  ) {
    compareMembers(of: old, new, exceptNames: skipped.map(\.rawValue), change)
  }

  private mutating func compareMembers(
    of old: TreeValue, _ new: TreeValue, exceptNames skipped: [String],
    _ change: (String, String, String) -> Change
  ) {
    guard case .object(let oldMembers) = old.content, case .object(let newMembers) = new.content
    else { return }
    var names = newMembers.map(\.name)
    names += oldMembers.map(\.name).filter { !names.contains($0) }
    for name in names where !skipped.contains(name) {
      let (before, after) = (old[name], new[name])
      if let before, let after, before.isSame(as: after) { continue }
      changes.append(change(name, before.map(Self.shown) ?? "", after.map(Self.shown) ?? ""))
    }
  }

  // MARK: - Naming

  /// Whether two components are the same one, possibly changed: they share the name that hosts
  /// connect to, or the kind and label. The kind of an input may change.
  private static func areOne(_ first: TreeValue, _ second: TreeValue) -> Bool {
    if let name = first.hostName, name == second.hostName { return true }
    guard first.kindName == second.kindName else { return false }
    let label = label(of: first)
    return label.isEmpty ? first.isSame(as: second) : label == Self.label(of: second)
  }

  private static func subject(_ component: TreeValue, _ section: String) -> Subject {
    Subject(kind: component.kindName ?? "", name: label(of: component), section: section)
  }

  /// The name of a component: its first text other than its type.
  static func label(of component: TreeValue) -> String {
    guard case .object(let members) = component.content else { return "" }
    return members.lazy.filter { $0.name != Element.tagName }.compactMap(\.value.text).first ?? ""
  }

  private static func name(of section: TreeValue) -> String {
    section[Section.Property.title]?.text ?? section[Section.Property.id]?.text ?? ""
  }

  private static func shown(_ value: TreeValue) -> String {
    if let text = value.text { return text }
    var writer = JSONWriter(.compact)
    writer.tree(value)
    return String(decoding: writer.finish().dropLast(), as: UTF8.self)
  }
}

/// Two sequences with their elements paired: those in place, and those that moved.
struct Pairing {
  enum Step {
    case kept(old: Int, new: Int)
    case moved(old: Int, new: Int)
    case removed(Int)
    case added(Int)
  }

  let old: [TreeValue]
  let new: [TreeValue]
  private(set) var steps: [Step] = []

  init(_ old: [TreeValue], _ new: [TreeValue], by areOne: (TreeValue, TreeValue) -> Bool) {
    self.old = old
    self.new = new
    let aligned = SequenceAlignment(old, new, by: areOne).steps
    var removed = aligned.compactMap { step -> Int? in
      if case .removed(let index) = step { index } else { nil }
    }
    var partners: [Int: Int] = [:]
    for case .added(let index) in aligned {
      guard let place = removed.firstIndex(where: { areOne(old[$0], new[index]) }) else { continue }
      partners[index] = removed.remove(at: place)
    }
    // A component in the place of another of the same type is that one, changed.
    pairNeighbours(aligned, &removed, &partners)
    let gone = Set(removed)
    for step in aligned {
      switch step {
      case .kept(let old, let new): steps.append(.kept(old: old, new: new))
      case .removed(let index): if gone.contains(index) { steps.append(.removed(index)) }
      case .added(let index):
        guard let partner = partners[index] else {
          steps.append(.added(index))
          continue
        }
        let isInPlace = replaced.contains(index)
        steps.append(isInPlace ? .kept(old: partner, new: index) : .moved(old: partner, new: index))
      }
    }
  }

  /// The new elements that are in the place of their partners.
  private var replaced: Set<Int> = []

  private mutating func pairNeighbours(
    _ aligned: [SequenceAlignment.Step], _ removed: inout [Int], _ partners: inout [Int: Int]
  ) {
    var run: [Int] = []
    for step in aligned {
      switch step {
      case .kept: run = []
      case .removed(let index): if removed.contains(index) { run.append(index) }
      case .added(let index):
        guard partners[index] == nil, new[index][Element.tagName] != nil,
          let place = run.firstIndex(where: { old[$0].kindName == new[index].kindName })
        else { continue }
        let partner = run.remove(at: place)
        removed.removeAll { $0 == partner }
        partners[index] = partner
        replaced.insert(index)
      }
    }
  }

  /// The element before a new one, if there is one.
  func before(_ index: Int) -> TreeValue? { index > 0 ? new[index - 1] : nil }
}
