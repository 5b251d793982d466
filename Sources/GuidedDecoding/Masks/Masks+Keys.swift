extension Masks {
  /// The place for which a mask is kept: the same for all places at which the same tokens may follow.
  ///
  /// A count matters only near its bounds, as far as a token reaches.
  func key(of place: Configuration) -> Configuration {
    var key = place
    for array in automaton.scopes[Int(automaton.scopeOfNode[Int(place.node)])].arrays {
      let count = array.field.count(in: place.counts)
      let own = Self.representative(
        of: count, in: array.bounds, reach: vocabulary.greatestCommas + 1)
      if own != count { key.counts = array.field.setting(own, in: key.counts) }
    }
    let index = automaton.nodes[Int(place.node)].text
    guard index >= 0 else { return key }
    let text = automaton.texts[Int(index)]
    let machine = automaton.machines[text.machine]
    let reach =
      place.partial == .none ? vocabulary.lengths.greatestClosing : vocabulary.trie.depth
    let count = text.field.count(in: place.counts)
    guard machine.isEndless else { return key }
    let own = Self.representative(
      of: count, in: text.length, reach: reach + machine.greatestLeast + 2)
    if own != count { key.counts = text.field.setting(own, in: key.counts) }
    return key
  }

  /// A count that stands for all those that are as far from the bounds, or farther than a reach.
  static func representative(of count: Int, in bounds: ClosedRange<Int>, reach: Int) -> Int {
    if bounds.upperBound - count < reach || count == 0 { return count }
    if count >= bounds.lowerBound { return bounds.lowerBound }
    return bounds.lowerBound - count > reach ? 1 : count
  }
}
