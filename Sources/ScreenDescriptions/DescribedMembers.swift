import ScreenModel

/// The members of a described part that nothing has been made of yet.
struct DescribedMembers {
  private(set) var left: [TreeMember]

  init(_ members: [TreeMember]) { left = members }

  /// Removes and returns the first member that has one of some meanings, the first meaning first.
  mutating func take(
    _ keys: DescriptionKey..., where isWanted: (TreeValue) -> Bool = { _ in true }
  ) -> TreeMember? {
    for key in keys {
      let place = left.firstIndex {
        DescriptionWord($0.name).means(key) && isWanted($0.value)
      }
      if let place { return left.remove(at: place) }
    }
    return nil
  }

  /// Removes and returns all members that have a meaning.
  mutating func takeAll(_ key: DescriptionKey) -> [TreeMember] {
    let taken = left.filter { DescriptionWord($0.name).means(key) }
    left.removeAll { DescriptionWord($0.name).means(key) }
    return taken
  }

  /// Removes and returns the first scalar member that has one of some meanings.
  mutating func takeScalar(_ keys: DescriptionKey...) -> TreeMember? {
    for key in keys {
      if let found = take(key, where: { $0.isFilledScalar }) { return found }
    }
    return nil
  }

  /// Removes and returns the first member that meets a condition.
  mutating func take(where isWanted: (TreeMember) -> Bool) -> TreeMember? {
    left.firstIndex(where: isWanted).map { left.remove(at: $0) }
  }
}

extension TreeValue {
  /// Whether the value is a text, a number or a flag, and not an empty text.
  var isFilledScalar: Bool {
    switch content {
    case .text(let text): !text.isEmpty
    case .flag, .number: true
    case .null, .array, .object: false
    }
  }

  /// Whether the value is neither an object nor an array.
  var isScalar: Bool {
    switch content {
    case .array, .object: false
    case .null, .flag, .number, .text: true
    }
  }

  /// The members; nil if the value is not an object.
  var members: [TreeMember]? {
    guard case .object(let members) = content else { return nil }
    return members
  }

  /// Whether some member holds members, or elements with several members each.
  var isDeep: Bool {
    (members ?? []).contains { member in
      member.value.members != nil
        || member.value.elements?.contains { ($0.members?.count ?? 0) > 1 } ?? false
    }
  }

  /// Whether the value is an array of nothing but scalars.
  var isListOfScalars: Bool { elements.map { !$0.isEmpty && $0.allSatisfy(\.isScalar) } ?? false }
}
