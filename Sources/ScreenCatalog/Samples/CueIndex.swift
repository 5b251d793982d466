internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// An index from words and labels to the numbers of the entries that they are cues of.
package struct CueIndex: CueFinding {
  private var numbers: HashTable<Int32>

  /// Creates an empty index with room for a number of cues.
  init(capacity: Int = 256) { numbers = HashTable(capacity: capacity) }

  /// Creates an index from the cues of entries to their positions.
  init(_ entries: some Sequence<SampleLines.Entry>) {
    self.init()
    for (number, entry) in entries.enumerated() { add(entry.cues, number) }
  }

  /// Adds the cues of a number.
  mutating func add(_ cues: FileText.Strings, _ number: Int) {
    for cue in cues.bytes { add(cue, number) }
  }

  /// Adds a cue; the first number wins if several share it.
  mutating func add(_ cue: some Sequence<UInt8>, _ number: Int) {
    numbers.add(Self.hash(of: cue), Int32(number))
  }

  func number(hash: UInt64) -> Int? { numbers[hash].map(Int.init) }

  /// Returns the hash of a word; other modules get no copy of the one below for its bytes.
  package static func hash(of word: String) -> UInt64 { hash(of: word.utf8) }

  package static func hash(of word: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for byte in word { hash.add(LabelWords.folded(byte)) }
    return hash.value
  }
}

/// Finds the numbers of cues: in an index of its own, or in one that the build has laid out.
protocol CueFinding {
  /// Returns the number of a cue, given its hash.
  func number(hash: UInt64) -> Int?
}

extension CueFinding {
  /// Returns the number of the last word of a label that is a cue, as an "order date" is a date.
  /// Only words before "of", "per", "in", "for" and the like count once a cue is found, as in
  /// "number of orders".
  ///
  /// A word that is no cue here is looked up in the `others`; the first that has it wins.
  func number(for label: String, or others: [CueIndex] = []) -> Int? {
    var found: Int?
    for word in LabelWords(label) {
      if found != nil, word.isPreposition { break }
      found = number(of: word) ?? others.firstNonNil { $0.number(of: word) } ?? found
    }
    return found
  }

  /// Returns the number of the first word that is a cue, which is the head of a Romance noun
  /// phrase.
  func firstNumber(for label: String) -> Int? { LabelWords(label).firstNonNil(number) }

  /// Returns the number of a label that as a whole, including spaces, is a cue.
  func number(exactly label: String) -> Int? {
    number(hash: unsafe label.withBytes { unsafe CueIndex.hash(of: $0) })
  }

  /// Returns the number of the cue that the words form, joined by single spaces.
  func number(exactly words: some Sequence<Substring>) -> Int? {
    var hash = FNV1a()
    for (place, word) in words.enumerated() {
      if place > 0 { hash.add(UInt8(ascii: " ")) }
      for byte in word.utf8 { hash.add(LabelWords.folded(byte)) }
    }
    return number(hash: hash.value)
  }

  private func number(of word: LabelWords.Word) -> Int? {
    number(hash: word.hash) ?? word.singularHashes.firstNonNil(number)
  }

  /// Returns the smallest number of a label's words before "on", "of" and the like.
  func leastNumber(for label: String) -> Int? {
    var least: Int?
    for word in LabelWords(label) {
      if least != nil, word.isPreposition { break }
      if let number = number(of: word) { least = min(least ?? number, number) }
    }
    return least
  }
}

/// The words of a label as hashes, without copying them.
///
/// The hash is FNV-1a over bytes with ASCII letters in lower case.
package struct LabelWords: Sequence, IteratorProtocol {
  /// A word's hash, and the intermediate hashes before each of its last three bytes.
  package struct Word {
    private var running = FNV1a()
    private(set) var count = 0
    /// The last three bytes in lower case, the last one lowest.
    private var ending: UInt32 = 0
    private var beforeLast = (FNV1a(), FNV1a(), FNV1a())

    package var hash: UInt64 { running.value }

    fileprivate mutating func append(_ byte: UInt8) {
      beforeLast = (running, beforeLast.0, beforeLast.1)
      running.add(LabelWords.folded(byte))
      ending = ending << 8 & 0xFF_FF_FF | UInt32(byte | 0x20)
      count += 1
    }

    /// The hashes of possible singulars: "cities" → "city", "dishes" → "dish", "dates" → "date".
    var singularHashes: [UInt64] {
      guard ending & 0xFF == UInt32(UInt8(ascii: "s")), count > 3 else { return [] }
      guard ending & 0xFF_FF == Self.es else { return [beforeLast.0.value] }
      guard ending == Self.ies else { return [beforeLast.0.value, beforeLast.1.value] }
      var withY = beforeLast.2
      withY.add(UInt8(ascii: "y"))
      return [beforeLast.0.value, withY.value, beforeLast.1.value]
    }

    private static let es: UInt32 = 0x65_73, ies: UInt32 = 0x69_65_73

    var isPreposition: Bool { LabelWords.prepositions.contains(hash) }
  }

  private static let prepositions = [
    "of", "per", "in", "for", "by", "from", "over", "on", "at", "to", "that", "with", "before",
    "after", "until", "still", "already", "not", "yet", "who", "which", "about",
    "today", "tomorrow", "yesterday",
  ].map {
    CueIndex.hash(of: $0.utf8)
  }

  private var bytes: String.UTF8View.Iterator

  package init(_ label: String) { bytes = label.utf8.makeIterator() }

  package mutating func next() -> Word? {
    var word = Word()
    while let byte = bytes.next() {
      if Self.isPartOfWord(byte) {
        word.append(byte)
      } else if word.count > 0 {
        return word
      }
    }
    return word.count > 0 ? word : nil
  }

  package static func folded(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
