internal import ScreenDiagnostics

/// The cues of a language: a hash table from words and phrases to their senses.
///
/// Keys are 64-bit FNV-1a hashes of the folded bytes (http://www.isthe.com/chongo/tech/comp/fnv/).
/// Spellings are not kept beside them: should two ever collide, a word is read as another.
package struct Lexicon: Sendable {
  /// A word or phrase that is known.
  package struct Entry: Sendable {
    var hash: UInt64
    /// The classes of its senses.
    package var classes: CueSet
    /// How many words the longest phrase has that begins with this word.
    var longest: Int
    /// Where its senses stand in `senses`; nil for words that only begin a phrase.
    var senses: Range<Int>
  }

  private var slots: [Int32]
  private(set) var entries: [Entry]
  private(set) var senses: [Sense]
  /// Long known words by their first byte, for the search after typos.
  private(set) var spellings: [[[UInt8]]]

  /// Creates a lexicon from what a cue file lists, in the file's order.
  init(_ cues: [(phrase: [UInt8], sense: Sense)]) {
    var capacity = 64
    while capacity < cues.count * 4 { capacity *= 2 }
    slots = Array(repeating: -1, count: capacity)
    entries = []
    senses = []
    spellings = Array(repeating: [], count: 26)
    var sensesOfEntry: [[Sense]] = []
    for (phrase, sense) in cues {
      var hash = Hash.seed
      var first: Int?
      var words = 1
      for byte in phrase {
        if byte == UInt8(ascii: " ") {
          if first == nil { first = place(of: hash, &sensesOfEntry) }
          words += 1
        }
        hash = Hash.adding(byte, to: hash)
      }
      let entry = place(of: hash, &sensesOfEntry)
      if !sensesOfEntry[entry].contains(where: { $0.cue == sense.cue }) {
        sensesOfEntry[entry].append(sense)
        entries[entry].classes.insert(CueSet(sense.cue))
      }
      if let first { entries[first].longest = max(entries[first].longest, words) }
      if words == 1, phrase.count >= 6, Self.isWorthMending(sense.cue) {
        spellings[Int(phrase[0] | 0x20) % 26].append(phrase)
      }
    }
    for index in entries.indices {
      let start = senses.count
      senses += sensesOfEntry[index]
      entries[index].senses = start..<senses.count
    }
  }

  /// Whether a misspelt word of a class is worth mending: those that name what is asked for.
  private static func isWorthMending(_ cue: CueClass) -> Bool {
    cue == .component || cue == .screen || cue == .section || cue == .field || cue == .verb
      || cue == .layout
  }

  private mutating func place(of hash: UInt64, _ sensesOfEntry: inout [[Sense]]) -> Int {
    if let index = index(of: hash) { return index }
    entries.append(Entry(hash: hash, classes: [], longest: 1, senses: 0..<0))
    sensesOfEntry.append([])
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(entries.count - 1)
    return entries.count - 1
  }

  /// The index of the entry with a hash; nil where there is none.
  @inline(__always)
  func index(of hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let index = Int(slots[slot])
      if entries[index].hash == hash { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// The sense of an entry that plays a part.
  func sense(_ cue: CueClass, of entry: Int) -> Sense? {
    guard entry >= 0 else { return nil }
    return senses[entries[entry].senses].first { $0.cue == cue }
  }

  /// The known word that a misspelt one is taken for, if one is near enough.
  func correction(of word: [UInt8]) -> [UInt8]? {
    guard word.count >= 5, word.count <= 24 else { return nil }
    let limit = word.count >= 10 ? 2 : 1
    return spellings[Int(word[0] | 0x20) % 26].first {
      abs($0.count - word.count) <= limit && !Self.isPlural($0, word)
        && !Self.isReplacement($0, word)
        && Spelling.distance($0, word) <= limit
    }
  }
}

extension Lexicon {
  /// Whether one letter of a short word stands for another, which is as likely a word of its own.
  private static func isReplacement(_ lhs: [UInt8], _ rhs: [UInt8]) -> Bool {
    lhs.count == rhs.count && lhs.count <= 6 && lhs.sorted() != rhs.sorted()
  }

  /// Whether two words are one but for an ending.
  private static func isPlural(_ lhs: [UInt8], _ rhs: [UInt8]) -> Bool {
    let (short, long) = lhs.count < rhs.count ? (lhs, rhs) : (rhs, lhs)
    let shared = zip(short, long).prefix { $0 == $1 }.count
    return shared >= max(short.count - 1, 5)
      || long.last == 0x73 && long.count > short.count && long.starts(with: short.dropLast())
  }
}

/// The hash of the lexicon's keys.
enum Hash {
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always)
  static func adding(_ byte: UInt8, to hash: UInt64) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}
