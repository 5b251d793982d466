/// What a word may be meant for, as slips of the pen go.
///
/// Where letters are swapped, the letters stay; where a vowel is left out or wrong, or a letter
/// doubled, the consonants do. The first letter is taken to be right.
struct Slips {
  /// What a word may be meant for.
  struct Slip {
    var meant: [UInt8]
    /// Whether it is a common slip: letters swapped, a vowel left out, a double letter.
    var isSure: Bool
  }

  private(set) var all: [Slip] = []
  private let word: [UInt8]

  /// Finds the slips that a word of two letters or more, in lower case, may be.
  init(of word: [UInt8]) {
    self.word = word
    let isAbbreviated = !word.contains(where: Self.vowels.contains)
    for index in word.indices.dropFirst() {
      addSwap(at: index)
      // A word of three letters is as near to many, unless it lacks its vowel.
      if word.count > 3 || isAbbreviated { addInsertions(at: index) }
      // One letter of a short word for another makes a word that is as likely one of its own.
      if word.count > 5 { addReplacements(at: index) }
    }
    if word.count > 3 || isAbbreviated { addInsertions(at: word.count) }
  }

  private mutating func add(_ range: Range<Int>, _ letters: [UInt8], isSure: Bool) {
    var meant = word
    meant.replaceSubrange(range, with: letters)
    if meant != word { all.append(Slip(meant: meant, isSure: isSure)) }
  }

  private mutating func addSwap(at index: Int) {
    guard index + 1 < word.count else { return }
    add(index..<index + 2, [word[index + 1], word[index]], isSure: true)
  }

  /// A vowel that was left out, and one of a double letter.
  private mutating func addInsertions(at index: Int) {
    for letter in Self.vowels + [word[index - 1]] { add(index..<index, [letter], isSure: true) }
  }

  /// A letter too many, a vowel for another, and consonants for those that sound alike.
  private mutating func addReplacements(at index: Int) {
    let letter = word[index]
    if letter == word[index - 1] { add(index..<index + 1, [], isSure: true) }
    if Self.vowels.contains(letter) {
      add(index..<index + 1, [], isSure: false)
      for vowel in Self.vowels { add(index..<index + 1, [vowel], isSure: false) }
    }
    if letter == UInt8(ascii: "k") {
      add(index..<index, [UInt8(ascii: "c")], isSure: false)
    }
    for sound in Self.sounds where sound.contains(letter) {
      for other in sound where other != letter { add(index..<index + 1, [other], isSure: false) }
    }
  }

  private static let vowels = Array("aeiouy".utf8)
  private static let sounds = [Array("cs".utf8), Array("sz".utf8), Array("ck".utf8)]
}
