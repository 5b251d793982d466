internal import ScreenModel
internal import ScreenText

/// How alike two texts are.
///
/// The Dice coefficient over the trigrams of their folded bytes, in integer arithmetic: ASCII
/// letters in lower case, one space before and after. Texts that differ in a digit are never
/// alike: "Chapter 1" is not "Chapter 2".
/// Source: L. R. Dice, "Measures of the Amount of Ecologic Association Between Species", 1945.
///
/// Short texts that differ in plural endings alone are held to their Jaro–Winkler similarity, which
/// gives "Cat" and "Cats" 94 %; longer endings, as of "Boxes", are taken off before. It would take "Austria" for "Australia" (96 %) as well, so it is
/// asked about nothing else.
struct Similarity: Hashable, Sendable {
  /// The least similarity, in percent, at which two texts are taken for one.
  static let threshold = 92

  /// The longest text that is compared, in bytes; longer ones are alike only if they are equal.
  static let maximumLength = 512

  private var folded: [UInt8] = [UInt8(ascii: " ")]
  private var digits: UInt64 = 0
  /// A bit for each trigram, by its hash: texts whose bits differ too much are not alike.
  private var signature: UInt64 = 0

  /// Prepares a text for comparison.
  init(_ text: String) {
    folded.reserveCapacity(min(text.utf8.count, Self.maximumLength) + 2)
    for byte in text.utf8.prefix(Self.maximumLength + 1) { append(byte) }
    if folded.last != UInt8(ascii: " ") { folded.append(UInt8(ascii: " ")) }
    for index in folded.indices.dropLast(2) {
      let hash = Self.trigram(folded, index) &* 0x9E37_79B1
      signature |= 1 << UInt64(hash >> 26)
    }
  }

  private mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): folded.append(byte | 0x20)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      // FNV-1a over the digits.
      digits = (digits ^ UInt64(byte)) &* 0x100_0000_01B3
      folded.append(byte)
    case UInt8(ascii: " "): if folded.last != byte { folded.append(byte) }
    default: folded.append(byte)
    }
  }

  /// Whether two texts are so alike that one is taken for the other.
  func isNear(_ other: Similarity) -> Bool {
    guard digits == other.digits else { return false }
    if folded == other.folded { return folded.count > 2 }
    guard max(folded.count, other.folded.count) <= Self.maximumLength else { return false }
    if singular == other.singular,
      JaroWinkler.percent(shortened[...], other.shortened[...]) >= Self.threshold
    {
      return true
    }
    let total = folded.count + other.folded.count - 4
    // Each trigram that only one has turns at most one bit.
    let mayDiffer = total * (100 - Self.threshold) / 100
    guard (signature ^ other.signature).nonzeroBitCount <= mayDiffer else { return false }
    return percent(other) >= Self.threshold
  }

  /// How alike two texts are, in percent.
  ///
  /// - Complexity: O(n log n) in the length of the texts.
  func percent(_ other: Similarity) -> Int {
    let lhs = trigrams
    let rhs = other.trigrams
    guard !lhs.isEmpty, !rhs.isEmpty else { return folded == other.folded ? 100 : 0 }
    var common = 0
    var left = 0
    var right = 0
    while left < lhs.count, right < rhs.count {
      if lhs[left] == rhs[right] { common += 1 }
      let advancesLeft = lhs[left] <= rhs[right]
      let advancesRight = rhs[right] <= lhs[left]
      if advancesLeft { left += 1 }
      if advancesRight { right += 1 }
    }
    return 200 * common / (lhs.count + rhs.count)
  }

  /// The trigrams, ordered; each counts as often as it is there.
  private var trigrams: [UInt32] {
    folded.indices.dropLast(2).map { Self.trigram(folded, $0) }.sorted()
  }

  /// The text without the space before and after.
  private var letters: ArraySlice<UInt8> { folded.dropFirst().dropLast() }

  /// The words without the endings of English plurals.
  private var singular: [[UInt8]] { words { Self.withoutLongEnding($0) ?? Self.withoutS($0) } }

  /// The text whose words are without those plural endings that are longer than an "s".
  private var shortened: [UInt8] {
    Array(words { Self.withoutLongEnding($0) ?? Array($0) }.joined(separator: [UInt8(ascii: " ")]))
  }

  private func words(_ changed: (ArraySlice<UInt8>) -> [UInt8]) -> [[UInt8]] {
    letters.split(separator: UInt8(ascii: " ")).map(changed)
  }

  /// "box" of "boxes" and "city" of "cities"; nil for words that have no such ending.
  private static func withoutLongEnding(_ word: ArraySlice<UInt8>) -> [UInt8]? {
    guard let ending = PluralEnding(of: word), ending.count > 1 else { return nil }
    return word.dropLast(ending.count) + (ending.leavesY ? [UInt8(ascii: "y")] : [])
  }

  private static func withoutS(_ word: ArraySlice<UInt8>) -> [UInt8] {
    let isPlural =
      word.count > 3 && word.last == UInt8(ascii: "s")
      && word.dropLast().last != UInt8(ascii: "s")
    return Array(isPlural ? word.dropLast() : word)
  }

  private static func trigram(_ bytes: [UInt8], _ index: Int) -> UInt32 {
    UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2])
  }

  /// Whether this text is the general case of another: "Shoes" beside "Running shoes".
  ///
  /// Its words are the last words of the other, which has more of them.
  func isGeneral(of other: Similarity) -> Bool {
    folded.count > 2 && folded.count < other.folded.count
      && other.folded.suffix(folded.count)
        .elementsEqual(folded)
  }
}
