/// The ending of a regular plural of English: what comes off the end of a word, and what is put in
/// its place.
package struct PluralEnding: Hashable, Sendable {
  /// How many bytes come off.
  package var count: Int
  /// Whether a "y" is in their place: "cities" → "city".
  package var leavesY = false

  /// The ending of a word in lower case: "dishes" → "dish", "buses" → "bus", "prices" → "price"; nil
  /// for one that does not end as a plural does, such as "bus", "glass" and "basis".
  package init?(of word: ArraySlice<UInt8>) {
    let s = UInt8(ascii: "s")
    guard word.count > 3, word.last == s, let before = word.dropLast().last, before != s,
      before != UInt8(ascii: "u"), before != UInt8(ascii: "i")
    else { return nil }
    let stem = word.dropLast(2)
    guard before == UInt8(ascii: "e"), let last = stem.last else {
      self.init(count: 1)
      return
    }
    if last == UInt8(ascii: "i"), word.count > 4 {
      self.init(count: 3, leavesY: true)
    } else {
      let mark = stem.dropLast().last
      let isHissed =
        last == UInt8(ascii: "x") || last == s && (mark == s || Self.endsInUS(stem))
        || last == UInt8(ascii: "h") && (mark == s || mark == UInt8(ascii: "c"))
      self.init(count: isHissed ? 2 : 1)
    }
  }

  /// Whether a stem is of a word like "bus" and "virus", and not like "house" and "cause".
  private static func endsInUS(_ stem: ArraySlice<UInt8>) -> Bool {
    let vowels = "aeo".utf8
    return stem.count > 2 && stem.dropLast().last == UInt8(ascii: "u")
      && !(stem.dropLast(2).last.map(vowels.contains) ?? true)
  }

  private init(count: Int, leavesY: Bool = false) {
    (self.count, self.leavesY) = (count, leavesY)
  }
}
