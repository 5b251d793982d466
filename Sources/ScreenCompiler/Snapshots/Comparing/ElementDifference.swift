internal import ScreenModel

/// The places where two screens differ, as paths that a reader finds at once: `section account ›
/// field username › label`.
struct ElementDifference {
  private(set) var paths: [String] = []

  /// Compares the trees of two screens' JSON.
  init(from old: TreeValue, to new: TreeValue) {
    compareMembers(of: old, new, at: [], except: [Screen.Property.sections.rawValue])
    let (oldSections, newSections) = (old.sections, new.sections)
    let steps = SequenceAlignment(oldSections, newSections) {
      Self.sectionName($0) == Self.sectionName($1)
    }.steps
    for step in steps {
      switch step {
      case .removed(let index):
        paths.append(Self.sectionName(oldSections[index]) + " (removed)")
      case .added(let index):
        paths.append(Self.sectionName(newSections[index]) + " (added)")
      case .kept(let old, let new): compareSections(oldSections[old], newSections[new])
      }
    }
  }

  private mutating func compareSections(_ old: TreeValue, _ new: TreeValue) {
    let section = Self.sectionName(new)
    compareMembers(of: old, new, at: [section], except: [Section.Property.components.rawValue])
    let (oldParts, newParts) = (old.components, new.components)
    let steps = SequenceAlignment(oldParts, newParts) { $0.isSame(as: $1) }.steps
    var removed: [TreeValue] = []
    var added: [TreeValue] = []
    for step in steps {
      switch step {
      case .removed(let index): removed.append(oldParts[index])
      case .added(let index): added.append(newParts[index])
      case .kept:
        pair(removed, added, in: section)
        (removed, added) = ([], [])
      }
    }
    pair(removed, added, in: section)
  }

  /// Compares components that replaced each other, pairing those of the same type.
  private mutating func pair(_ removed: [TreeValue], _ added: [TreeValue], in section: String) {
    var rest = added
    for old in removed {
      guard let index = rest.firstIndex(where: { $0.kindName == old.kindName }) else {
        paths.append("\(section) › \(Self.componentName(old)) (removed)")
        continue
      }
      let new = rest.remove(at: index)
      compareMembers(of: old, new, at: [section, Self.componentName(new)], except: [])
    }
    for new in rest { paths.append("\(section) › \(Self.componentName(new)) (added)") }
  }

  private mutating func compareMembers(
    of old: TreeValue, _ new: TreeValue, at path: [String], except skipped: [String]
  ) {
    guard case .object(let oldMembers) = old.content, case .object(let newMembers) = new.content
    else { return }
    var names = newMembers.map(\.name)
    names += oldMembers.map(\.name).filter { !names.contains($0) }
    for name in names where !skipped.contains(name) {
      compare(old[name], new[name], at: path + [name])
    }
  }

  private mutating func compare(_ old: TreeValue?, _ new: TreeValue?, at path: [String]) {
    guard let old, let new else {
      if old != nil || new != nil { paths.append(path.joined(separator: " › ")) }
      return
    }
    guard !old.isSame(as: new) else { return }
    if let oldItems = old.elements, let newItems = new.elements, oldItems.count == newItems.count {
      let parent = path.dropLast()
      for (index, pair) in zip(oldItems, newItems).enumerated() {
        compare(pair.0, pair.1, at: parent + ["\(path.last ?? "") \(index + 1)"])
      }
    } else if case .object = old.content, case .object = new.content {
      compareMembers(of: old, new, at: path, except: [])
    } else {
      paths.append(path.joined(separator: " › "))
    }
  }

  /// The name of a section, which is its id.
  static func sectionName(_ section: TreeValue) -> String {
    "section " + (section[Section.Property.id]?.text ?? "?")
  }

  /// The name of a component: its type, and the name that a host knows it by or its first text.
  static func componentName(_ component: TreeValue) -> String {
    let type = component.kindName ?? "?"
    if let name = component.hostName { return "\(type) \(name)" }
    guard case .object(let members) = component.content,
      let title = members.dropFirst().lazy.compactMap(\.value.text).first(where: { !$0.isEmpty })
    else { return type }
    let scalars = title.unicodeScalars
    return "\(type) \"\(String(scalars.prefix(32)))\(scalars.count > 32 ? "…" : "")\""
  }
}
