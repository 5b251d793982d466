internal import ScreenDiagnostics
internal import ScreenModel

/// The right spellings of English words, by which slips of the pen are found.
///
/// Where letters are swapped, the letters stay; where a vowel is left out or wrong, or a letter
/// doubled, the consonants do. The first letter is taken to be right, so that only words of that
/// letter and of much the same length need be looked at. What any embedded text holds is right as it
/// is; what `right.words` alone holds is never what another word is meant for.
struct Orthography: Sendable {
  /// The lengths of the words that are kept.
  private static let lengths = 3...24

  /// The words of one first letter and one length after another, in their order and without spaces.
  private let letters: [UInt8]
  /// The places of the words of a first letter and a length: of all that others may be meant for,
  /// then of all that are only right.
  private let shelves: [Range<Int>]

  /// The words of all embedded English texts, which the build has sorted; looked into when the
  /// first unknown word is met.
  static let english = Orthography(sorted: FileText(EmbeddedText.spellings).bytes)

  /// Takes words that are sorted: by first letter, and of each by length, a line for either; first
  /// those that others may be meant for, then those that are only right.
  init(sorted letters: [UInt8]) {
    var shelves: [Range<Int>] = []
    shelves.reserveCapacity(2 * 26 * Self.lengths.count)
    var end = -1
    for _ in 0..<2 * 26 {
      for length in Self.lengths {
        let start = min(end + 1, letters.count)
        end = start
        while end < letters.count, letters[end] != UInt8(ascii: "\n") { end += length }
        // Whole words only, however the letters are laid out.
        let count = (min(end, letters.count) - start) / length
        shelves.append(start..<start + count * length)
      }
    }
    self.letters = letters
    self.shelves = shelves
  }

  /// The place of the words of a first letter and a length that others may be meant for, or of
  /// those that are only right; nil where none are kept.
  private func shelf(_ initial: UInt8, _ length: Int, isOnlyRight: Bool = false) -> Range<Int>? {
    let letter = initial &- UInt8(ascii: "a")
    guard letter < 26, Self.lengths.contains(length) else { return nil }
    let place = Int(letter) + (isOnlyRight ? 26 : 0)
    return shelves[place * Self.lengths.count + length - Self.lengths.lowerBound]
  }

  /// Whether a word in lower case is right as it is, or but for an ending.
  func isRight(_ word: [UInt8]) -> Bool { isListed(word[...]) || hasListedStem(word) }

  private func isListed(_ word: ArraySlice<UInt8>) -> Bool {
    isListed(word, isOnlyRight: false) || isListed(word, isOnlyRight: true)
  }

  private func isListed(_ word: ArraySlice<UInt8>, isOnlyRight: Bool) -> Bool {
    guard let initial = word.first,
      let shelf = shelf(initial, word.count, isOnlyRight: isOnlyRight)
    else { return false }
    var places = 0..<shelf.count / word.count
    while !places.isEmpty {
      let middle = (places.lowerBound + places.upperBound) / 2
      let start = shelf.lowerBound + middle * word.count
      let known = letters[start..<start + word.count]
      if known == word { return true }
      places =
        known.lexicographicallyPrecedes(word)
        ? middle + 1..<places.upperBound : places.lowerBound..<middle
    }
    return false
  }

  private func hasListedStem(_ word: [UInt8]) -> Bool {
    Self.endings.contains { ending in
      // The "r" of "baker" follows an "e".
      if ending == [0x72] || ending == [0x64], word.dropLast().last != UInt8(ascii: "e") {
        return false
      }
      return word.count > ending.count + 2 && word.suffix(ending.count) == ending[...]
        && isListed(word.dropLast(ending.count))
    }
  }

  private static let endings = ["s", "es", "d", "ed", "r", "er", "ing", "ly", "y"].map {
    Array($0.utf8)
  }

  /// The word that a misspelt one in lower case is meant for, if one alone is nearest; those that
  /// `lexicon` knows come first. Nil for a word that is right.
  func correction(of word: [UInt8], preferring lexicon: Lexicon) -> [UInt8]? {
    guard word.count > 2, word.count <= 24, word.allSatisfy(Bytes.isWord), !isListed(word[...])
    else { return nil }
    // Of "shoping" only the double letter is in doubt.
    let isInflected = hasListedStem(word)
    var best: (score: Int, word: ArraySlice<UInt8>)?
    var isTied = false
    for length in word.count - 1...word.count + 2 {
      guard let shelf = shelf(word[0], length) else { continue }
      for start in stride(from: shelf.lowerBound, to: shelf.upperBound, by: length) {
        let known = letters[start..<start + length]
        guard Self.isSlip(word, for: known) else { continue }
        let isCue =
          lexicon.index(of: FNV1a.hash(known)).map { lexicon.entries[$0].isKnown } ?? false
        // The shorter a word is, the more words are one letter away that are as right as it is.
        guard isCue || word.count > 6,
          !isInflected || Self.undoubled(word[...]) == Self.undoubled(known)
        else { continue }
        let distance = Spelling.distance(word, Array(known))
        guard distance <= max(1, known.count - word.count) else { continue }
        let score = distance * 2 + (isCue ? 0 : 1)
        if let best, best.score <= score {
          isTied = isTied || best.score == score
        } else {
          best = (score, known)
          isTied = false
        }
      }
    }
    return isTied ? nil : best.map { Array($0.word) }
  }

  /// Whether a word can be a slip for another of the same first letter, with its letters or with
  /// its consonants.
  private static func isSlip(_ word: [UInt8], for known: ArraySlice<UInt8>) -> Bool {
    let least: Int
    switch known.count - word.count {
    case 0:
      let differing = zip(word, known).count { $0 != $1 }
      // Two letters swapped; or a vowel for another, which in a short word makes another word.
      if differing == 2 { return word.sorted() == known.sorted() }
      guard differing == 1 else { return false }
      least = 6
    case -1: least = 6
    // "nme": of a short word, only one without its vowels is a slip for sure.
    case 1: least = Consonants(word[...]).reduce(0) { count, _ in count + 1 } < word.count ? 4 : 3
    default: least = 9
    }
    return word.count >= least && Consonants(word[...]).elementsEqual(Consonants(known))
  }

  /// The letters of a word, one of each double letter.
  private static func undoubled(_ word: ArraySlice<UInt8>) -> [UInt8] {
    word.reduce(into: []) { letters, byte in
      if letters.last != byte { letters.append(byte) }
    }
  }
}

/// A word's first letter and its consonants by their sound, of double ones one: c is s before e, i
/// and y, and k elsewhere, as in "check".
private struct Consonants: Sequence, IteratorProtocol {
  private let word: ArraySlice<UInt8>
  private var index: Int
  private var last: UInt8 = 0

  init(_ word: ArraySlice<UInt8>) {
    self.word = word
    index = word.startIndex
  }

  mutating func next() -> UInt8? {
    while index < word.endIndex {
      let byte = word[index]
      let isFirst = index == word.startIndex
      index += 1
      guard isFirst || !Self.isVowel(byte) else { continue }
      let sound = Self.sound(of: byte, before: index < word.endIndex ? word[index] : 0)
      guard sound != last else { continue }
      last = sound
      return sound
    }
    return nil
  }

  private static func sound(of byte: UInt8, before next: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "z"): UInt8(ascii: "s")
    case UInt8(ascii: "q"): UInt8(ascii: "k")
    case UInt8(ascii: "c"):
      next == UInt8(ascii: "e") || next == UInt8(ascii: "i") || next == UInt8(ascii: "y")
        ? UInt8(ascii: "s") : UInt8(ascii: "k")
    default: byte
    }
  }

  private static func isVowel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }
}
