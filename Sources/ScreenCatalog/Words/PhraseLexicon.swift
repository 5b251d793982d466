package import ScreenTables
internal import ScreenText

/// The lexicon of the roles that words play around the noun of a short request.
package struct PhraseLexicon: Sendable {
  package typealias Role = PhraseRole

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

  /// The file's text, in which the ranges of the table lie.
  private let text: FileText
  private let table: RoleTable
  /// The maximum number of words in a phrase.
  private static let longest = 4

  /// The lexicon in `phrases.lexicon`.
  package static let shipped = PhraseLexicon(
    text: FileText(named: "phrases.lexicon", in: EmbeddedText.files),
    table: RoleTable(TableNumbers(EmbeddedText.roles)))

  /// Returns the verbs with the meaning of a verb of up to four words, itself included.
  package func verbs(like words: ArraySlice<String>) -> [String] {
    table.range(.act, Self.hash(words)).map { text.strings(of: $0) } ?? []
  }

  /// Returns the verb for which the last words of a name stand: "buy" for "purchase".
  package func verb(ofDoing words: ArraySlice<String>) -> String? {
    table.range(.doing, Self.hash(words)).map(text.string)
  }

  /// Returns the kind of screen for which the last words of a name stand: "dashboard" for "admin
  /// panel".
  package func kind(ofEnding words: ArraySlice<String>) -> String? {
    table.range(.ending, Self.hash(words)).map(text.string)
  }

  private subscript(scope: RoleTable.Scope, word: String) -> Range<Int>? {
    table.range(scope, Self.hash([word]))
  }

  private static func hash(_ words: some Sequence<String>) -> UInt64 {
    var hash = FNV1a()
    for word in words { add(word, to: &hash) }
    return hash.value
  }

  private static func add(_ word: String, to hash: inout FNV1a) {
    unsafe word.withBytes { bytes in
      for place in bytes.indices { hash.add(unsafe bytes[place]) }
    }
    hash.add(0x20)
  }

  /// Whether lower-case words have a role as one phrase.
  package func has(_ role: Role, _ words: some Sequence<String>) -> Bool {
    table.has(role, Self.hash(words))
  }

  /// Whether a lower-case word has a role.
  package func has(_ role: Role, _ word: String) -> Bool { has(role, CollectionOfOne(word)) }

  /// Returns the length of the longest phrase with a role at the start of the words, or 0 if there
  /// is none.
  package func length(of role: Role, startOf words: ArraySlice<String>) -> Int {
    var hash = FNV1a()
    var length = 0
    for (place, word) in words.prefix(Self.longest).enumerated() {
      Self.add(word, to: &hash)
      if table.has(role, hash.value) { length = place + 1 }
    }
    return length
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
    table.hasRole(Self.hash([word])) || order(word) != nil || home(of: word) != nil
      || capitals(of: word) != nil || superlative(ofAdjective: word) != nil
  }

  /// Returns the order that answers a superlative, or nil if the word is not a superlative.
  package func order(_ word: String) -> Order? {
    known(word)
      ?? adjective(ofSuperlative: word).map {
        Order(columns: ["How " + $0], isAscending: false)
      }
  }

  /// Returns the adjective of a superlative that no column answers, such as "fluffy" for
  /// "fluffiest". It is nil if the word is not a superlative or is a word of its own, such as
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
    self[.order, word].map { line in
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
      length <= words.count && order(words.prefix(length).spaced) != nil
    } ?? 0
  }

  /// Returns the superlative that orders by a dimension, such as "largest" for "size", or nil if
  /// there is none.
  package func superlative(of dimension: String) -> String? {
    self[.superlative, dimension].map(text.string)
  }

  /// Returns the superlative of an adjective, such as "fastest" for "fast", or nil if there is
  /// none.
  package func superlative(ofAdjective word: String) -> String? {
    self[.adjective, word].map(text.string)
  }

  /// Returns what is counted for people named by their activity, such as "goals" for a scorer, or
  /// nil if nothing is.
  package func tally(of noun: String) -> String? { self[.tally, noun].map(text.string) }

  /// Returns a word in its capitalized form, such as "BMI" for "bmi", or nil if it is not written
  /// in capitals.
  package func capitals(of word: String) -> String? { self[.capitals, word].map(text.string) }

  /// Returns the country or continent of a demonym, such as "Greece" for "greek", or nil if there
  /// is none.
  package func home(of word: String) -> String? { self[.home, word].map(text.string) }
}
