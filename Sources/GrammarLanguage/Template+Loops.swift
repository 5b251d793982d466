package import ScreenModel

extension Template {
  /// The most components that one derived component becomes.
  package static let maximumComponents = 64
  /// The greatest nesting depth of fallbacks, derived components and containers.
  package static let maximumDepth = 8

  /// How often it is filled, by the bounds of the collections it loops over; once without a loop.
  ///
  /// A product saturates at a million, beyond which numbers are treated alike.
  func turns(over record: RecordRule) -> ClosedRange<Int> {
    var elements: [TypeRule] = []
    var turns = 1...1
    for loop in loops {
      guard case .collection(let rule)? = Self.type(of: loop, record, elements) else {
        return 1...1
      }
      turns =
        min(
          turns.lowerBound * rule.count.lowerBound, NumberLimit.count)...min(
          turns.upperBound * rule.count.upperBound, NumberLimit.count)
      elements.append(rule.element)
    }
    return turns
  }

  private static func type(
    of argument: Argument, _ record: RecordRule, _ elements: [TypeRule]
  ) -> TypeRule? {
    switch argument {
    case .parameter(let name): return record[name]?.type
    case .item(let depth, let name):
      guard elements.indices.contains(depth) else { return nil }
      guard let name else { return elements[depth] }
      guard case .record(let element) = elements[depth] else { return nil }
      return element[name]?.type
    case .constant, .joined, .each, .record, .list: return nil
    }
  }

  /// How often it is filled with `members`.
  package func turns(with members: [TreeMember]) -> Int {
    turns(members, items: [])
  }

  private func turns(_ members: [TreeMember], items: [TreeValue]) -> Int {
    guard items.count < loops.count else { return 1 }
    let collection: TreeValue? =
      switch loops[items.count] {
      case .parameter(let name): members.first { $0.name == name }?.value
      case .item(let depth, let name):
        items.indices.contains(depth) ? name.map { items[depth][$0] } ?? items[depth] : nil
      case .constant, .joined, .each, .record, .list: nil
      }
    var turns = 0
    for item in collection?.elements ?? [] where turns < Self.maximumComponents {
      turns += self.turns(members, items: items + [item])
    }
    return turns
  }

  /// The collections that its loops iterate over, as written: `courses`, then `dishes`.
  package var collectionNames: [String] {
    loops.map { loop in
      switch loop {
      case .parameter(let name): name
      case .item(_, let name): name ?? "each"
      case .constant, .joined, .each, .record, .list: ""
      }
    }
  }
}
