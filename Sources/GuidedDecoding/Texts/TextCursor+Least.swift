extension TextCursor {
  /// The least number of scalars with which the text can end, including a partial one.
  func leastLength(_ machine: TextMachine) -> Int {
    guard let partial = PartialScalar(rawValue: UInt8(text & 31)), partial != .none else {
      return count + machine.least[Int(text >> 5)]
    }
    let (scalars, pairs) = partial.scalars(bits)
    var kinds: ScalarKinds = []
    if let scalars { kinds.formUnion(ScalarTable.standard.kinds(in: scalars)) }
    if let pairs { kinds.formUnion(ScalarTable.standard.kinds(in: pairs)) }
    kinds.formIntersection(machine.kinds[Int(text >> 5)])
    var least = Int(UInt16.max)
    for kind in ScalarKind.allCases where kinds.contains(ScalarKinds(kind)) {
      let next = machine.state(after: kind, in: text >> 5)
      least = min(least, machine.least[Int(next)])
    }
    return count + 1 + least
  }
}
