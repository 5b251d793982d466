/// The words that a misspelt word may be meant for, by common typing slips.
///
/// Swapped letters keep the set of letters; a missing or wrong vowel and a wrongly doubled letter
/// keep the consonants. The first letter is assumed to be right.
struct TypoCandidates {
  private let word: [UInt8]
  /// The candidate that is being built.
  private var meant: [UInt8] = []

  /// Creates the candidates of a lowercase word of at least two letters.
  init(of word: [UInt8]) { self.word = word }

  /// Calls `body` with each candidate, and with whether it corrects a common slip: swapped letters,
  /// a missing vowel, or a missing or extra double letter.
  mutating func forEach(_ body: (_ meant: [UInt8], _ isSure: Bool) -> Void) {
    let isAbbreviated = !word.contains(where: Self.vowels.contains)
    for index in word.indices.dropFirst() {
      if index + 1 < word.count {
        attempt(index..<index + 2, word[index + 1], word[index], isSure: true, body)
      }
      // Too many words are as near to a three-letter word, unless it has no vowel.
      if word.count > 3 || isAbbreviated { insert(at: index, body) }
      // Replacing a letter of a short word often yields an unrelated word.
      if word.count > 5 { replace(at: index, body) }
    }
    if word.count > 3 || isAbbreviated { insert(at: word.count, body) }
  }

  private mutating func attempt(
    _ range: Range<Int>, _ letters: UInt8..., isSure: Bool, _ body: ([UInt8], Bool) -> Void
  ) {
    meant.removeAll(keepingCapacity: true)
    meant += word[..<range.lowerBound]
    meant += letters
    meant += word[range.upperBound...]
    if meant != word { body(meant, isSure) }
  }

  /// Tries a missing vowel and a missing double letter.
  private mutating func insert(at index: Int, _ body: ([UInt8], Bool) -> Void) {
    for letter in Self.vowels { attempt(index..<index, letter, isSure: true, body) }
    attempt(index..<index, word[index - 1], isSure: true, body)
  }

  /// Tries an extra letter, a wrong vowel, and consonants that sound alike.
  private mutating func replace(at index: Int, _ body: ([UInt8], Bool) -> Void) {
    let letter = word[index]
    let place = index..<index + 1
    if letter == word[index - 1] { attempt(place, isSure: true, body) }
    if Self.vowels.contains(letter) {
      attempt(place, isSure: false, body)
      for vowel in Self.vowels { attempt(place, vowel, isSure: false, body) }
    }
    if letter == UInt8(ascii: "k") {
      attempt(index..<index, UInt8(ascii: "c"), isSure: false, body)
    }
    for sound in Self.sounds where sound.contains(letter) {
      for other in sound where other != letter { attempt(place, other, isSure: false, body) }
    }
  }

  private static let vowels = Array("aeiouy".utf8)
  private static let sounds = [Array("cs".utf8), Array("sz".utf8), Array("ck".utf8)]
}
