internal import ScreenDiagnostics
internal import ScreenModel

/// The right spellings of English words, found by what slips of the pen leave as it is.
///
/// Where letters are swapped, the letters stay; where a vowel is left out or wrong, or a letter
/// doubled, the consonants do. So two hashes find all that a word may be meant for, in constant
/// time. What any embedded text holds is right as it stands.
struct Orthography: Sendable {
  /// The words, in the order of the texts.
  private let words: [ArraySlice<UInt8>]
  /// Where the words stand among them, by the hash of the word itself.
  private let places: [UInt64: Int32]
  private let skeletons: [UInt64: [Int32]]
  private let anagrams: [UInt64: [Int32]]

  /// The words of the embedded English texts; read when the first unknown word is met.
  static let english = Orthography(
    EmbeddedText.files.lazy.filter { file in
      !Language.codes.contains { file.name == $0 + ".cues" } || file.name == "en.cues"
    }.map(\.text))

  /// Reads the words of texts.
  init(_ texts: some Sequence<StaticString>) {
    var words: [ArraySlice<UInt8>] = []
    var places: [UInt64: Int32] = [:]
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
    var skeletons: [UInt64: [Int32]] = [:]
    var anagrams: [UInt64: [Int32]] = [:]
    for (place, word) in words.enumerated() where word.count > 3 {
      skeletons[Self.skeleton(of: word), default: []].append(Int32(place))
      anagrams[FNV1a.hash(word.sorted()), default: []].append(Int32(place))
    }
    self.words = words
    self.places = places
    self.skeletons = skeletons
    self.anagrams = anagrams
  }

  /// Whether a word in lower case, or its singular, is right as it stands.
  func isRight(_ word: [UInt8]) -> Bool {
    if places[FNV1a.hash(word)] != nil { return true }
    return Self.endings.contains { ending in
      word.count > ending.count + 2 && word.suffix(ending.count) == ending[...]
        && places[FNV1a.hash(word.dropLast(ending.count))] != nil
    }
  }

  private static let endings = ["s", "es", "d", "ed", "r", "er", "ing", "ly", "y"].map {
    Array($0.utf8)
  }

  /// The word that a misspelt one in lower case is meant for, if one alone is nearest; those that
  /// `lexicon` knows come first.
  func correction(of word: [UInt8], preferring lexicon: Lexicon) -> [UInt8]? {
    guard word.count > 2, word.count <= 24, word.allSatisfy(Self.isLetter) else { return nil }
    var best: (score: Int, word: ArraySlice<UInt8>)?
    var isTied = false
    let swapped = anagrams[FNV1a.hash(word.sorted())] ?? []
    let thinned = skeletons[Self.skeleton(of: word[...])] ?? []
    for place in swapped + thinned {
      let known = words[Int(place)]
      let isCue = lexicon.index(of: FNV1a.hash(known)).map { lexicon.entries[$0].isKnown } ?? false
      guard known != best?.word, isSlip(word, for: known, isCue: isCue) else { continue }
      let score = Spelling.distance(word, Array(known)) * 2 + (isCue ? 0 : 1)
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
  private func isSlip(_ word: [UInt8], for known: ArraySlice<UInt8>, isCue: Bool) -> Bool {
    guard word.first == known.first else { return false }
    if word.count == known.count {
      let differing = zip(word, known).count { $0 != $1 }
      // Two letters swapped; or a vowel for another, which in a short word makes another word.
      return differing == 2 && word.count > 3 && word.sorted() == known.sorted()
        || differing == 1 && word.count > 5
    }
    if word.count > known.count { return word.count == known.count + 1 && word.count > 5 }
    let missing = known.count - word.count
    return !word.contains(where: Self.isVowel) && missing <= 2
      || word.count > (isCue ? 3 : 4) && missing <= (word.count > 7 ? 2 : 1)
  }

  /// The hash of a word's first letter and its consonants: of a double letter one counts, and c
  /// and z are taken for s, by their sound.
  private static func skeleton(of word: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a()
    var last: UInt8 = 0
    for (offset, byte) in word.enumerated() {
      guard offset == 0 || !isVowel(byte) else { continue }
      let sound = byte == UInt8(ascii: "c") || byte == UInt8(ascii: "z") ? UInt8(ascii: "s") : byte
      if sound != last { hash.add(sound) }
      last = sound
    }
    return hash.value
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
