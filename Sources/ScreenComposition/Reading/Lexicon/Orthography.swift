internal import ScreenDiagnostics
internal import ScreenModel

/// The right spellings of English words, found by what slips of the pen leave as it is.
///
/// Where letters are swapped, the letters stay; where a vowel is left out or wrong, or a letter
/// doubled, the consonants do. So two hashes find all that a word may be meant for, in constant
/// time. What any embedded text holds is right as it stands; what `right.words` alone holds is also
/// never what another word is meant for.
struct Orthography: Sendable {
  /// The words, in the order of the texts.
  private let words: [ArraySlice<UInt8>]
  /// Where the words stand among them, by the hash of the word itself.
  private let places: [UInt64: Int32]
  private let skeletons: [UInt64: [Int32]]
  private let anagrams: [UInt64: [Int32]]

  /// The words of the embedded English texts; read when the first unknown word is met.
  static let english: Orthography = {
    let files = EmbeddedText.files.filter { file in
      file.name == "en.cues" || !Language.codes.contains { file.name.hasPrefix($0 + ".") }
    }
    return Orthography(
      files.lazy.filter { $0.name != "right.words" }.map(\.text),
      beside: files.lazy.filter { $0.name == "right.words" }.map(\.text))
  }()

  /// Reads the words of texts that others may be meant for, and of texts that are only right.
  init(_ texts: some Sequence<StaticString>, beside rightOnly: some Sequence<StaticString>) {
    var words: [ArraySlice<UInt8>] = []
    var places: [UInt64: Int32] = [:]
    func list(_ texts: some Sequence<StaticString>) {
      for text in texts {
        let bytes = Array(text.description.utf8)
        for word in bytes.split(whereSeparator: { !Self.isLetter($0) }) where word.count > 2 {
          let word = word.contains { $0 < 0x61 } ? ArraySlice(word.map { $0 | 0x20 }) : word
          let hash = FNV1a.hash(word)
          guard places[hash] == nil else { continue }
          places[hash] = Int32(words.count)
          words.append(word)
        }
      }
    }
    list(texts)
    let targets = words.count
    list(rightOnly)
    var skeletons: [UInt64: [Int32]] = [:]
    var anagrams: [UInt64: [Int32]] = [:]
    for (place, word) in words.prefix(targets).enumerated() where word.count > 3 {
      skeletons[Self.skeleton(of: word), default: []].append(Int32(place))
      anagrams[FNV1a.hash(word.sorted()), default: []].append(Int32(place))
    }
    self.words = words
    self.places = places
    self.skeletons = skeletons
    self.anagrams = anagrams
  }

  /// Whether a word in lower case is right as it stands, or but for an ending.
  func isRight(_ word: [UInt8]) -> Bool { isListed(word) || hasListedStem(word) }

  private func isListed(_ word: [UInt8]) -> Bool { places[FNV1a.hash(word)] != nil }

  private func hasListedStem(_ word: [UInt8]) -> Bool {
    Self.endings.contains { ending in
      word.count > ending.count + 2 && word.suffix(ending.count) == ending[...]
        && places[FNV1a.hash(word.dropLast(ending.count))] != nil
    }
  }

  private static let endings = ["s", "es", "d", "ed", "r", "er", "ing", "ly", "y"].map {
    Array($0.utf8)
  }

  /// The word that a misspelt one in lower case is meant for, if one alone is nearest; those that
  /// `lexicon` knows come first. Nil for a word that is right.
  func correction(of word: [UInt8], preferring lexicon: Lexicon) -> [UInt8]? {
    guard word.count > 2, word.count <= 24, word.allSatisfy(Self.isLetter), !isListed(word) else {
      return nil
    }
    // Of "shoping" only the double letter is in doubt.
    let isInflected = hasListedStem(word)
    var best: (score: Int, word: ArraySlice<UInt8>)?
    var isTied = false
    let swapped = anagrams[FNV1a.hash(word.sorted())] ?? []
    let thinned = skeletons[Self.skeleton(of: word[...])] ?? []
    for place in swapped + thinned {
      let known = words[Int(place)]
      let isCue = lexicon.index(of: FNV1a.hash(known)).map { lexicon.entries[$0].isKnown } ?? false
      guard known != best?.word, isSlip(word, for: known, isCue: isCue),
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
    return isTied ? nil : best.map { Array($0.word) }
  }

  /// Whether a word can be a slip for another with its letters, or with its consonants.
  ///
  /// The shorter a word is, the more words are one letter away from it that are as right as it is.
  private func isSlip(_ word: [UInt8], for known: ArraySlice<UInt8>, isCue: Bool) -> Bool {
    guard word.first == known.first, isCue || word.count > 6 else { return false }
    if word.count == known.count {
      let differing = zip(word, known).count { $0 != $1 }
      // Two letters swapped; or a vowel for another, which in a short word makes another word.
      return differing == 2 && word.count > 3 && word.sorted() == known.sorted()
        || differing == 1 && word.count > 5
    }
    if word.count > known.count { return word.count == known.count + 1 && word.count > 5 }
    let missing = known.count - word.count
    return missing == 1 && word.count > 3 || missing == 2 && word.count > 8
  }

  /// The letters of a word, one of each double letter.
  private static func undoubled(_ word: ArraySlice<UInt8>) -> [UInt8] {
    word.reduce(into: []) { letters, byte in
      if letters.last != byte { letters.append(byte) }
    }
  }

  /// The hash of a word's first letter and its consonants by their sound, of double ones one: c is
  /// s before e, i and y, and k elsewhere, as in "check".
  private static func skeleton(of word: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a()
    var last: UInt8 = 0
    for index in word.indices {
      let byte = word[index]
      guard index == word.startIndex || !isVowel(byte) else { continue }
      let sound = sound(of: byte, before: index + 1 < word.endIndex ? word[index + 1] : 0)
      if sound != last { hash.add(sound) }
      last = sound
    }
    return hash.value
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

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}
