/// A name as a lookup key: without case, plural endings and "and", and in one spelling.
package struct PhraseKey: Hashable, Sendable {
  /// A hash of the words, in order.
  package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(value: UInt64) { self.value = value }

  /// Creates the key of a sequence of words, each in its canonical form.
  package init(_ sequence: WordSequence, _ words: QueryWords) {
    for hash in sequence.hashes {
      value = (value ^ words.canonical(hash)) &* 0xBF58_476D_1CE4_E5B9
      value ^= value >> 29
    }
  }
}
