internal import ScreenText

/// The classes of words, in the layout that the build makes from `wordnet.classes`.
struct WordClasses: Sendable {
  private let numbers: StoredNumbers
  private let buckets: StoredBuckets

  /// The classes shipped with the package.
  static let shipped = WordClasses(StoredNumbers(EmbeddedText.classes))

  init(_ numbers: StoredNumbers) {
    self.numbers = numbers
    buckets = StoredBuckets(numbers, at: 1 + 2 * numbers[0])
  }

  /// Returns the class of a word; nil if the word is unknown.
  subscript(word: FNV1a) -> WordClass? {
    let hash = word.value
    let bucket = Int(truncatingIfNeeded: hash ^ hash >> 32) & (1 << buckets.bits - 1)
    for place in buckets[bucket] {
      let start = buckets.end + 3 * place
      guard numbers[start] == Int(hash & 0xFF_FFFF) else { continue }
      guard numbers[start + 1] == Int(hash >> 24 & 0xFF_FFFF) else { continue }
      let last = numbers[start + 2]
      guard last & 0xFFFF == Int(hash >> 48) else { continue }
      let name = 1 + 2 * (last >> 16)
      return WordClass(id: UInt32(numbers[name] | numbers[name + 1] << 16))
    }
    return nil
  }
}
