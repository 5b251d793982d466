public import ScreenModel

extension JSONPatch {
  /// Creates the patch that turns one tree into another: `patch.applied(to: old)` is `new`.
  ///
  /// Arrays are aligned, by ids or names if elements have them and otherwise by equality, so that
  /// an insertion does not affect its neighbours.
  public init(from old: TreeValue, to new: TreeValue) {
    self.init()
    append(from: old, to: new, at: JSONPointer())
  }

  private mutating func append(from old: TreeValue, to new: TreeValue, at path: JSONPointer) {
    guard !old.isSame(as: new) else { return }
    switch (old.content, new.content) {
    case (.object(let oldMembers), .object(let newMembers)):
      for member in oldMembers where new[member.name] == nil {
        operations.append(.remove(path.appending(member.name)))
      }
      for member in newMembers {
        let place = path.appending(member.name)
        if let before = old[member.name] {
          append(from: before, to: member.value, at: place)
        } else {
          operations.append(.add(place, member.value))
        }
      }
    case (.array(let oldElements), .array(let newElements)):
      append(from: oldElements, to: newElements, at: path)
    default: operations.append(.replace(path, new))
    }
  }

  private mutating func append(
    from old: [TreeValue], to new: [TreeValue], at path: JSONPointer
  ) {
    let steps = SequenceAlignment(old, new, by: Self.areOne).steps
    for case .removed(let index) in steps.reversed() {
      operations.append(.remove(path.appending(String(index))))
    }
    for step in steps {
      switch step {
      case .removed: continue
      case .added(let index): operations.append(.add(path.appending(String(index)), new[index]))
      case .kept(let before, let after):
        append(from: old[before], to: new[after], at: path.appending(String(after)))
      }
    }
  }

  /// Whether two elements of an array are the same one, possibly changed.
  private static func areOne(_ first: TreeValue, _ second: TreeValue) -> Bool {
    let names = [
      Section.Property.id.rawValue, Component.Field.Property.name.rawValue,
      Component.Button.Property.action.rawValue,
    ]
    for name in names {
      guard let mine = first[name]?.text else { continue }
      return mine == second[name]?.text && first.kindName == second.kindName
    }
    return first.isSame(as: second)
  }
}
