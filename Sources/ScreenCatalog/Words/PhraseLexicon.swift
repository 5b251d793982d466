internal import ScreenModel
internal import ScreenText

/// The lexicon of the roles that words play around the noun of a short request.
package struct PhraseLexicon: Sendable {
  /// The role of a word or phrase.
  package enum Role: Int, CodingKey, Sendable {
    case generic, empty, lead, article, wrapper, rank, worst, tail, condition, restricting, noun,
      faint
    case opinion, part, clause, own
    /// Words that limit or order a list: a time, a sequence, a place nearby, a figure under or over
    /// a bound, an initial letter, a year, a fitness adjective ("good for") or a relative clause.
    case time, sequence, near, under, over, initial, dating, fit, relative
    /// Words that carry little content by themselves. `present` is for what exists now, `vague` for
    /// nouns of no particular thing, and `portion` for nouns of a part or a measure. `subject`
    /// links a kind of screen to its subject.
    case present, vague, portion, subject, site, possessive, strict, unit
    /// Names of topic columns. Items in `unworldly` columns are not looked up by name, and those in
    /// `people` columns are also found by last name. `work` marks items whose titles can be any
    /// noun, and `loose` columns add nothing to the facts of another topic. `shared` values
    /// coincide by chance, and `byname` words can be dropped from a name.
    case unworldly, people, work, loose, shared, byname
    /// Words that say where things are or what they are near, names of the columns for what a place
    /// lies in, and phrases that introduce an order.
    case placing, around, home, ordering
    /// Subjects of a clause about the preceding noun, and phrases that introduce what a thing has.
    case subjective, owning
    /// Nouns that only say that the preceding word has kinds ("dog breeds"), phrases that introduce
    /// what things have most of, and people whom things are for.
    case sorting, topped, audience
    /// Nouns for something that belongs to another thing, such as the signs of a stroke.
    case relational
    /// Prepositions before a time or a place that only qualifies a name.
    case adding
    /// Forms of teaching, such as "lesson", and the last words of labels for numbers that count
    /// nothing.
    case taught, coded
    /// Words that mark a label as a clause, an instruction or the start of a sentence, which gets
    /// no hint.
    case personal, telling, asking, leading, predicate
    /// Currencies, payment intervals, states that any thing can be in, columns that name the person
    /// a thing belongs to, and nouns for the place where a service is provided.
    case currency, each, state, holder, post
    /// Phrases that ask for a screen in front of its purpose and are not part of its title.
    case framing
  }

  /// The ordering that answers a superlative.
  package struct Order: Sendable {
    /// The columns that hold the figures, the most likely first; a "-" prefix reverses the order.
    package var columns: [String]
    /// Whether the smallest figure comes first.
    package var isAscending: Bool
    /// Whether the order is by height. Figures, such as rates, have no height and are ordered by
    /// themselves.
    package var isOfHeight: Bool { columns.first == "Height" }
  }

  private let text: FileText
  /// The role bits of each phrase, by the hash of its words.
  private var roles = HashTable<UInt64>(capacity: 2048)
  /// The text after the colon of each `order` line. In the tables below, the text between the first
  /// word and the colon of a line, by the words that the line lists.
  private var orders = HashTable<Range<Int>>(capacity: 64)
  private var homes = HashTable<Range<Int>>(capacity: 128)
  private var superlatives = HashTable<Range<Int>>(capacity: 64)
  private var adjectives = HashTable<Range<Int>>(capacity: 64)
  private var tallies = HashTable<Range<Int>>(capacity: 32)
  /// Words that are written in capitals, as they are written.
  private var capitals = HashTable<Range<Int>>(capacity: 64)
  /// The maximum number of words in a phrase.
  private static let longest = 4

  /// The lexicon in `phrases.lexicon`.
  package static let shipped = PhraseLexicon(
    FileText(named: "phrases.lexicon", in: EmbeddedText.files))

  /// Reads lines of the form `role: phrase, phrase`; lines that start with `#` are skipped.
  init(_ text: FileText) {
    self.text = text
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
      let head = text.trimmed(line.lowerBound..<colon)
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head) ?? head.upperBound
      add(
        text.string(head.lowerBound..<space), text.trimmed(space..<head.upperBound),
        text.trimmed(colon + 1..<line.upperBound))
    }
  }

  /// Adds a line, given as its first word, the rest of the text before its colon and the text after
  /// it.
  private mutating func add(_ key: String, _ argument: Range<Int>, _ list: Range<Int>) {
    let items = text.items(of: list)
    switch key {
    case "order": orders.add(hash(of: argument), list)
    case "by": for word in items { superlatives.add(hash(of: word), argument) }
    case "most": for word in items { adjectives.add(hash(of: word), argument) }
    case "tally": for word in items { tallies.add(hash(of: word), argument) }
    case "capitals": for word in items { capitals.add(hash(of: word, lowercased: true), word) }
    case "of": for word in items { homes.add(hash(of: word), argument) }
    default:
      guard let role = Role(stringValue: key) else { return }
      for phrase in items { roles.update(hash(of: phrase), default: 0) { $0 |= role.bit } }
    }
  }

  /// Returns the hash of a phrase in the file, with a space after each word.
  private func hash(of phrase: Range<Int>, lowercased: Bool = false) -> UInt64 {
    var hash = FNV1a()
    for word in text.items(of: phrase, separator: UInt8(ascii: " ")) {
      for byte in text.bytes[word] { hash.add(lowercased ? byte.lowercasedASCII : byte) }
      hash.add(0x20)
    }
    return hash.value
  }

  private static func hash(_ words: some Sequence<String>) -> UInt64 {
    var hash = FNV1a()
    for word in words {
      for byte in word.utf8 { hash.add(byte) }
      hash.add(0x20)
    }
    return hash.value
  }

  /// Whether lower-case words have a role as one phrase.
  package func has(_ role: Role, _ words: some Sequence<String>) -> Bool {
    roles[Self.hash(words)].map { $0 & role.bit != 0 } ?? false
  }

  /// Whether a lower-case word has a role.
  package func has(_ role: Role, _ word: String) -> Bool { has(role, CollectionOfOne(word)) }

  /// Returns the length of the longest phrase with a role at the start of the words, or 0 if there
  /// is none.
  package func length(of role: Role, startOf words: ArraySlice<String>) -> Int {
    (1...Self.longest).last { $0 <= words.count && has(role, words.prefix($0)) } ?? 0
  }

  /// Returns the length of the longest phrase with a role at the end of the words, or 0 if there is
  /// none.
  package func length(of role: Role, endOf words: ArraySlice<String>) -> Int {
    (1...Self.longest).last { $0 <= words.count && has(role, words.suffix($0)) } ?? 0
  }

  /// Returns the range of the first phrase with a role that is neither at the start nor at the end
  /// of the words.
  package func place(of role: Role, in words: ArraySlice<String>) -> Range<Int>? {
    for start in words.indices.dropFirst() {
      let length = length(of: role, startOf: words[start...])
      if length > 0, start + length < words.endIndex { return start..<start + length }
    }
    return nil
  }

  /// Whether the lexicon has a role, an order, a home, a capitalized form or a superlative for a
  /// word.
  package func knows(_ word: String) -> Bool {
    roles[Self.hash([word])] != nil || order(word) != nil || home(of: word) != nil
      || capitals(of: word) != nil || superlative(ofAdjective: word) != nil
  }

  /// Returns the order that answers a superlative, or nil if the word is no superlative.
  package func order(_ word: String) -> Order? {
    known(word)
      ?? adjective(ofSuperlative: word).map {
        Order(columns: ["How " + $0], isAscending: false)
      }
  }

  /// Returns the adjective of a superlative that no column answers, such as "fluffy" for
  /// "fluffiest". It is nil if the word is no superlative or is a word of its own, such as
  /// "harvest".
  private func adjective(ofSuperlative word: String) -> String? {
    let vectors = WordVectors.shipped
    guard word.utf8.count > 6, word.hasSuffix("est"), !has(.opinion, word),
      word.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }), vectors.row(of: word) == nil
    else { return nil }
    let stem = String(word.dropLast(3))
    let short = stem.hasSuffix("i") ? stem.dropLast() + "y" : String(stem.dropLast())
    return [stem, stem + "e", short].first { $0.utf8.count > 2 && vectors.row(of: $0) != nil }
  }

  /// Returns the adjective of a superlative, such as "venomous" for "most venomous" or "deadly" for
  /// "deadliest", or nil if there is none.
  package func adjective(of superlative: String) -> String? {
    let words = superlative.spacedWords
    if words.count == 2, words[0] == "most" { return String(words[1]) }
    guard superlative.hasSuffix("iest") else {
      return known(superlative) == nil ? adjective(ofSuperlative: superlative) : nil
    }
    return superlative.dropLast(4) + "y"
  }

  /// Returns the lexicon's order for a superlative.
  private func known(_ word: String) -> Order? {
    orders[Self.hash([word])].map { line in
      let columns = text.strings(of: line)
      let isAscending = columns.first == "least"
      return Order(
        columns: isAscending ? Array(columns.dropFirst()) : columns, isAscending: isAscending)
    }
  }

  /// Returns the number of leading words that form a superlative with an order: 2 for "most
  /// populous", 1 for "longest", 0 for none.
  package func superlative(startOf words: ArraySlice<String>) -> Int {
    (1...3).last { length in
      length <= words.count && order(words.prefix(length).joined(separator: " ")) != nil
    } ?? 0
  }

  /// Returns the superlative that orders by a dimension, such as "largest" for "size", or nil if
  /// there is none.
  package func superlative(of dimension: String) -> String? {
    superlatives[Self.hash([dimension])].map(text.string)
  }

  /// Returns the superlative of an adjective, such as "fastest" for "fast", or nil if there is
  /// none.
  package func superlative(ofAdjective word: String) -> String? {
    adjectives[Self.hash([word])].map(text.string)
  }

  /// Returns what is counted for people named by their activity, such as "goals" for a scorer, or
  /// nil if nothing is.
  package func tally(of noun: String) -> String? { tallies[Self.hash([noun])].map(text.string) }

  /// Returns a word in its capitalized form, such as "BMI" for "bmi", or nil if it is not written
  /// in capitals.
  package func capitals(of word: String) -> String? { capitals[Self.hash([word])].map(text.string) }

  /// Returns the country or continent of a demonym, such as "Greece" for "greek", or nil if there
  /// is none.
  package func home(of word: String) -> String? { homes[Self.hash([word])].map(text.string) }
}

extension PhraseLexicon.Role {
  /// The role's bit in a set of roles.
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
