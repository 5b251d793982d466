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
    return key
  }

  /// The place after a text's closing quotation mark, as `key(of:)` gives it.
  func key(after text: Automaton.Text, from place: Configuration) -> Configuration {
    var after = Configuration(node: text.after)
    after.counts = place.counts & ~text.field.mask
    return key(of: after)
  }

  /// A count that stands for all those that are as far from the bounds, or farther than a reach.
  static func representative(of count: Int, in bounds: ClosedRange<Int>, reach: Int) -> Int {
    if bounds.upperBound - count < reach || count == 0 { return count }
    if count >= bounds.lowerBound { return bounds.lowerBound }
    return bounds.lowerBound - count > reach ? 1 : count
  }
}
