internal import ScreenDiagnostics
internal import ScreenModel

/// The cues of a language: a hash table from words and phrases to their senses.
///
/// Keys are FNV-1a hashes of the folded bytes. Spellings are not kept beside them: should two ever
/// collide, a word is read as another.
package struct Lexicon: Sendable {
  /// A word or phrase that is known.
  package struct Entry: Sendable {
    /// The classes of its senses.
    package var classes: CueSet
    var hash: UInt64
    /// Its first sense, as a place among the links; -1 for words that only begin a phrase.
    var first: Int32
    /// How many words the longest phrase has that begins with this word.
    var longest: UInt8

    /// Whether it is known by itself, not only as the beginning of a phrase.
    @inline(__always)
    var isKnown: Bool { first >= 0 }
  }

  /// A sense of an entry, and the next of the same entry; -1 at the end.
  private struct Link: Sendable {
    var sense: Int32
    var next: Int32
    var cue: CueClass
  }

  private var slots: [Int32]
  private(set) var entries: [Entry] = []
  private var senses: [Sense] = []
  private var links: [Link] = []
  /// The letters of known words that are worth mending, and where each of those words is among
  /// them, by its first letter.
  private var letters: [UInt8] = []
  private var spellings: [[Range<Int>]] = Array(repeating: [], count: 26)
  /// A bit for each hash of two words or more that begin a longer phrase, as in the filter of Bloom,
  /// "Space/time trade-offs in hash coding with allowable errors" (1970): most that begin none are
  /// recognised by it.
  private var prefixes = [UInt64](repeating: 0, count: 1024)

  /// Creates an empty lexicon with room for so many words and phrases.
  init(capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    entries.reserveCapacity(capacity)
    links.reserveCapacity(capacity)
  }

  /// Doubles the table, so that it stays sparse.
  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count * 2)
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// Adds a sense, which the phrases that follow have.
  mutating func add(_ sense: Sense) { senses.append(sense) }

  /// Gives a phrase the last sense, unless it has one of the same class; of roles it may have
  /// several, for "note" is both what one does and what is said.
  mutating func add(_ phrase: ArraySlice<UInt8>, _ cue: CueClass) {
    var hash = FNV1a()
    var first: Int?
    var words = 1
    for byte in phrase {
      if byte == UInt8(ascii: " ") {
        if first == nil { first = place(of: hash.value) } else { addPrefix(hash.value) }
        words += 1
      }
      hash.add(byte)
    }
    let entry = place(of: hash.value)
    if cue == .role || !entries[entry].classes.contains(CueSet(cue)) {
      links.append(Link(sense: Int32(senses.count - 1), next: entries[entry].first, cue: cue))
      entries[entry].first = Int32(links.count - 1)
      entries[entry].classes.insert(CueSet(cue))
    }
    if let first { entries[first].longest = max(entries[first].longest, UInt8(clamping: words)) }
    if words == 1, phrase.count >= 6 ? Self.isWorthMending(cue) : Self.isNoun(cue, phrase),
      let initial = phrase.first
    {
      spellings[Int(initial | 0x20) % 26].append(letters.count..<letters.count + phrase.count)
      letters += phrase
    }
  }

  /// Whether a misspelt word of a class is worth mending: those that name what is requested.
  private static func isWorthMending(_ cue: CueClass) -> Bool {
    cue == .component || cue == .screen || cue == .section || cue == .field || cue == .verb
      || cue == .layout
  }

  /// Whether a short word names what is requested; of these only swapped letters are mended.
  private static func isNoun(_ cue: CueClass, _ phrase: ArraySlice<UInt8>) -> Bool {
    phrase.count >= 4
      && (cue == .component || cue == .screen || cue == .section || cue == .layout
        || cue == .field)
  }

  private mutating func addPrefix(_ hash: UInt64) {
    prefixes[Int(hash >> 6 & 1023)] |= 1 << (hash & 63)
  }

  /// Whether words of some hash, two or more, may begin a longer phrase.
  func mayBegin(_ hash: UInt64) -> Bool { prefixes[Int(hash >> 6 & 1023)] >> (hash & 63) & 1 == 1 }

  private mutating func place(of hash: UInt64) -> Int {
    if let index = index(of: hash) { return index }
    if entries.count * 3 > slots.count * 2 { grow() }
    entries.append(Entry(classes: [], hash: hash, first: -1, longest: 1))
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(entries.count - 1)
    return entries.count - 1
  }

  /// Whether a word is listed, in whatever case.
  func knows(_ word: ArraySlice<UInt8>) -> Bool {
    var hash = FNV1a()
    for byte in word {
      let isUpper = byte &- UInt8(ascii: "A") < 26
      hash.add(isUpper ? byte | 0x20 : byte)
    }
    return index(of: hash.value).map { entries[$0].isKnown } ?? false
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

  /// The sense of an entry that plays a part other than a role.
  func sense(_ cue: CueClass, of entry: Int) -> Sense? {
    guard entry >= 0, entries[entry].classes.contains(CueSet(cue)) else { return nil }
    var link = entries[entry].first
    while link >= 0 {
      if links[Int(link)].cue == cue { return senses[Int(links[Int(link)].sense)] }
      link = links[Int(link)].next
    }
    return nil
  }

  /// What a word stands for beside its part in a sentence, as far as phrases are found by it; cue files
  /// name more, which the reader of sentences has learned the use of.
  enum Role: String {
    /// What adds half of one to a number: "and a half".
    case half
    /// A verb that helps another: the "did" of "did the rent develop".
    case auxiliary
  }

  /// Whether an entry has a role.
  func plays(_ role: Role, _ entry: Int) -> Bool {
    guard entry >= 0, entries[entry].classes.contains(CueSet(.role)) else { return false }
    var link = entries[entry].first
    while link >= 0 {
      let known = links[Int(link)]
      if known.cue == .role, senses[Int(known.sense)].argument == role.rawValue { return true }
      link = known.next
    }
    return false
  }

  /// Whether a word is surely a slip of the pen for another: letters swapped, one of a double letter
  /// missing or too many, or any one of a long word.
  static func isSlip(_ word: [UInt8], for known: [UInt8]) -> Bool {
    if min(word.count, known.count) > 6, abs(word.count - known.count) == 1 { return true }
    if word.count == known.count { return word.sorted() == known.sorted() }
    // A long word without one of its letters.
    if known.count == word.count + 1, known.count > 7, word.first == known.first { return true }
    func undoubled(_ word: [UInt8]) -> [UInt8] {
      word.indices.filter { $0 == 0 || word[$0] != word[$0 - 1] }.map { word[$0] }
    }
    return undoubled(word) == undoubled(known)
  }

  /// The known word that a misspelt one is taken for, if one alone is near enough.
  func correction(of word: [UInt8]) -> [UInt8]? {
    guard word.count >= 4, word.count <= 24 else { return nil }
    let sorted = word.sorted()
    var limit = word.count >= 12 ? 2 : 1
    var best: ArraySlice<UInt8>?
    var isTied = false
    for range in spellings[Int(word[0] | 0x20) % 26] where abs(range.count - word.count) <= limit {
      let known = letters[range]
      // One letter of a short word for another makes a word that is as likely one of its own.
      let isAddition = known.count != word.count || word.count > 7
      guard
        isAddition && known.count >= 6 && word.count >= 5
          || known.count == word.count && known.sorted() == sorted,
        !Self.isPlural(known, word[...])
      else { continue }
      let distance = Spelling.distance(word, Array(known))
      guard distance <= limit, known != best else { continue }
      isTied = best != nil && distance == limit
      best = known
      limit = distance
    }
    return isTied ? nil : best.map(Array.init)
  }

  /// Whether two words are one but for an ending.
  private static func isPlural(_ lhs: ArraySlice<UInt8>, _ rhs: ArraySlice<UInt8>) -> Bool {
    let (short, long) = lhs.count < rhs.count ? (lhs, rhs) : (rhs, lhs)
    let shared = zip(short, long).prefix { $0 == $1 }.count
    return shared >= max(short.count - 1, 5)
      || long.last == 0x73 && long.count > short.count && long.starts(with: short.dropLast())
  }
}
