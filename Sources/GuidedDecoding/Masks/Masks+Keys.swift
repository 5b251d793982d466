extension Masks {
  /// The place under which a mask is cached, which is the same for all places with the same
  /// possible tokens.
  ///
  /// A count matters only near its bounds, within the reach of a token.
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

  /// The place after a text's closing quotation mark, in the form that `key(of:)` returns.
  func key(after text: Automaton.Text, from place: Configuration) -> Configuration {
    var after = Configuration(node: text.after)
    after.counts = place.counts & ~text.field.mask
    return key(of: after)
  }

  /// A count that represents all counts at the same distance from the bounds, or beyond the reach.
  static func representative(of count: Int, in bounds: ClosedRange<Int>, reach: Int) -> Int {
    if bounds.upperBound - count < reach || count == 0 { return count }
    if count >= bounds.lowerBound { return bounds.lowerBound }
    return bounds.lowerBound - count > reach ? 1 : count
  }
}
