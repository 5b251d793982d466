/// The ending of a regular English plural: the bytes to remove from a word and their replacement.
package struct PluralEnding: Hashable, Sendable {
  /// The number of bytes to remove.
  package var count: Int
  /// Whether a "y" replaces them: "cities" → "city".
  package var leavesY = false

  /// The plural ending of a word in lower case: "dishes" → "dish", "buses" → "bus", "prices" →
  /// "price"; nil for a word that has none, such as "bus", "glass" and "basis".
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

  /// Whether a stem belongs to a word like "bus" or "virus" rather than one like "house" or
  /// "cause".
  private static func endsInUS(_ stem: ArraySlice<UInt8>) -> Bool {
    let vowels = "aeo".utf8
    return stem.dropLast().last == UInt8(ascii: "u")
      && !(stem.dropLast(2).last.map(vowels.contains) ?? true)
  }

  private init(count: Int, leavesY: Bool = false) {
    (self.count, self.leavesY) = (count, leavesY)
  }
}
