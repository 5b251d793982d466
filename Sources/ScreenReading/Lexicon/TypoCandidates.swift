/// What a word may be meant for, as slips of the pen go.
///
/// Where letters are swapped, the letters stay; where a vowel is left out or wrong, or a letter
/// doubled, the consonants do. The first letter is taken to be right.
struct TypoCandidates {
  private let word: [UInt8]
  /// The word that is being put together.
  private var meant: [UInt8] = []

  /// The slips that a word of two letters or more, in lower case, may be.
  init(of word: [UInt8]) { self.word = word }

  /// Goes through what the word may be meant for, each with whether it is a common slip: letters swapped,
  /// a vowel left out, a double letter.
  mutating func forEach(_ body: (_ meant: [UInt8], _ isSure: Bool) -> Void) {
    let isAbbreviated = !word.contains(where: Self.vowels.contains)
    for index in word.indices.dropFirst() {
      if index + 1 < word.count {
        attempt(index..<index + 2, word[index + 1], word[index], isSure: true, body)
      }
      // A word of three letters is as near to many, unless it lacks its vowel.
      if word.count > 3 || isAbbreviated { insert(at: index, body) }
      // One letter of a short word for another makes a word that is as likely one of its own.
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

  /// A vowel that was left out, and one of a double letter.
  private mutating func insert(at index: Int, _ body: ([UInt8], Bool) -> Void) {
    for letter in Self.vowels { attempt(index..<index, letter, isSure: true, body) }
    attempt(index..<index, word[index - 1], isSure: true, body)
  }

  /// A letter too many, a vowel for another, and consonants for those that sound alike.
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
