internal import ScreenModel
internal import ScreenText

/// What words do around the noun that a short request is about.
package struct PhraseLexicon: Sendable {
  /// What a word or a phrase does.
  package enum Role: Int, CodingKey, Sendable {
    case generic, empty, lead, article, wrapper, rank, worst, tail, condition, restricting, noun,
      faint
    case opinion, part, clause, own
    /// What limits a list: when, in what order, where nearby, by a figure, a letter or a year.
    case time, sequence, near, under, over, initial, dating, fit, relative
    /// Words that say little: of what is there now, of no thing in particular, of a part of one.
    case present, vague, portion, subject, site, possessive, strict, unit
    /// What the columns of topics are called: of rows that are no things of the world, of people, whose
    /// last names will do, and of values that say nothing beside others; values that things share by chance;
    /// what a name may go without.
    case unworldly, people, work, loose, shared, byname
    /// What says where things are, or near what; the columns of places that are in others; what leads on
    /// to an order.
    case placing, around, home, ordering
    /// Who begins a clause about the things in front of it; what leads on to what they have.
    case subjective, owning
    /// Nouns that only say that there are kinds of what the word before says; what leads on to the most of
    /// something; people whom things are for.
    case sorting, topped, audience
    /// Nouns of what something has.
    case relational
    /// What leads on to a time or a place that only adds to a name.
    case adding
    /// What one is taught in; what a number is that counts nothing.
    case taught, coded
    /// What labels have that are clauses, instructions or the start of a sentence, and take no hint.
    case personal, telling, asking, leading, predicate
    /// What money is counted in; how often it is paid; what a thing may be in, whatever it is; the people
    /// whose things are; where something is done at.
    case currency, each, state, holder, post
    /// What asks for a screen in front of what that is for, and is no part of its title.
    case framing
  }

  /// What a superlative is answered by.
  package struct Order: Sendable {
    /// The columns that hold the figures, the most likely first; after "-" one that counts the other way.
    package var columns: [String]
    /// Whether the smallest comes first.
    package var isAscending: Bool
    /// Whether it is by how high something is, of which figures have none but themselves.
    package var isOfHeight: Bool { columns.first == "Height" }
  }

  private let text: FileText
  /// The roles of phrases, by the hash of their words.
  private var roles = HashTable<UInt64>(capacity: 2048)
  /// What stands in the lines of orders, and in front of the colon in those of other words.
  private var orders = HashTable<Range<Int>>(capacity: 64)
  private var homes = HashTable<Range<Int>>(capacity: 128)
  private var superlatives = HashTable<Range<Int>>(capacity: 64)
  private var adjectives = HashTable<Range<Int>>(capacity: 64)
  private var tallies = HashTable<Range<Int>>(capacity: 32)
  /// The words of capitals, as they are written.
  private var capitals = HashTable<Range<Int>>(capacity: 64)
  /// The most words of a phrase.
  private static let longest = 4

  /// The words of `phrases.lexicon`.
  package static let shipped = PhraseLexicon(
    FileText(named: "phrases.lexicon", in: EmbeddedText.files))

  /// Reads lines `role: phrase, phrase`; lines that start with `#` are passed over.
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

  /// Adds what a line says: its first word, what else precedes the colon, and what follows it.
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

  /// The hash of a phrase of the file, with a space after each word.
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

  /// Whether words, in lower case, have a role together.
  package func has(_ role: Role, _ words: some Sequence<String>) -> Bool {
    roles[Self.hash(words)].map { $0 & role.bit != 0 } ?? false
  }

  /// Whether a word has a role.
  package func has(_ role: Role, _ word: String) -> Bool { has(role, CollectionOfOne(word)) }

  /// How many words at the start of some have a role together, the most that do; 0 for none.
  package func length(of role: Role, startOf words: ArraySlice<String>) -> Int {
    (1...Self.longest).last { $0 <= words.count && has(role, words.prefix($0)) } ?? 0
  }

  /// How many words at the end of some have a role together, the most that do; 0 for none.
  package func length(of role: Role, endOf words: ArraySlice<String>) -> Int {
    (1...Self.longest).last { $0 <= words.count && has(role, words.suffix($0)) } ?? 0
  }

  /// Where words that have a role together first are, before others.
  package func place(of role: Role, in words: ArraySlice<String>) -> Range<Int>? {
    for start in words.indices.dropFirst() {
      let length = length(of: role, startOf: words[start...])
      if length > 0, start + length < words.endIndex { return start..<start + length }
    }
    return nil
  }

  /// Whether a word does anything around a noun.
  package func knows(_ word: String) -> Bool {
    roles[Self.hash([word])] != nil || order(word) != nil || home(of: word) != nil
      || capitals(of: word) != nil || superlative(ofAdjective: word) != nil
  }

  /// What answers a superlative; nil for a word that is none.
  package func order(_ word: String) -> Order? {
    known(word)
      ?? adjective(ofSuperlative: word).map {
        Order(columns: ["How " + $0], isAscending: false)
      }
  }

  /// The adjective that a superlative of no known column is of: "fluffy" of "fluffiest"; nil where the word
  /// is none, or has a meaning of its own as "harvest" has.
  private func adjective(ofSuperlative word: String) -> String? {
    let vectors = WordVectors.shipped
    guard word.utf8.count > 6, word.hasSuffix("est"), !has(.opinion, word),
      word.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }), vectors.row(of: word) == nil
    else { return nil }
    let stem = String(word.dropLast(3))
    let short = stem.hasSuffix("i") ? stem.dropLast() + "y" : String(stem.dropLast())
    return [stem, stem + "e", short].first { $0.utf8.count > 2 && vectors.row(of: $0) != nil }
  }

  /// The adjective that a superlative is of, "venomous" of "most venomous", "deadly" of "deadliest"; nil
  /// where it is none.
  package func adjective(of superlative: String) -> String? {
    let words = superlative.spacedWords
    if words.count == 2, words[0] == "most" { return String(words[1]) }
    guard superlative.hasSuffix("iest") else {
      return known(superlative) == nil ? adjective(ofSuperlative: superlative) : nil
    }
    return superlative.dropLast(4) + "y"
  }

  /// The order that the lexicon has for a superlative.
  private func known(_ word: String) -> Order? {
    orders[Self.hash([word])].map { line in
      let columns = text.strings(of: line)
      let isAscending = columns.first == "least"
      return Order(
        columns: isAscending ? Array(columns.dropFirst()) : columns, isAscending: isAscending)
    }
  }

  /// How many words at the start of some are a superlative that a column answers: "most populous" are two,
  /// "longest" is one; 0 for none.
  package func superlative(startOf words: ArraySlice<String>) -> Int {
    (1...3).last { length in
      length <= words.count && order(words.prefix(length).joined(separator: " ")) != nil
    } ?? 0
  }

  /// The superlative that orders by a dimension, "largest" of "size"; nil where there is none.
  package func superlative(of dimension: String) -> String? {
    superlatives[Self.hash([dimension])].map(text.string)
  }

  /// The superlative of an adjective, "fastest" of "fast"; nil where there is none.
  package func superlative(ofAdjective word: String) -> String? {
    adjectives[Self.hash([word])].map(text.string)
  }

  /// What is counted of those who are called by what they do, "goals" of a scorer; nil where nothing is.
  package func tally(of noun: String) -> String? { tallies[Self.hash([noun])].map(text.string) }

  /// A word of capitals as it is written, "BMI" of "bmi"; nil for all others.
  package func capitals(of word: String) -> String? { capitals[Self.hash([word])].map(text.string) }

  /// The country or continent of what is called so, "Greece" of "greek"; nil where there is none.
  package func home(of word: String) -> String? { homes[Self.hash([word])].map(text.string) }
}

extension PhraseLexicon.Role {
  /// Its bit in a set of roles.
  fileprivate var bit: UInt64 { 1 << UInt64(rawValue) }
}
