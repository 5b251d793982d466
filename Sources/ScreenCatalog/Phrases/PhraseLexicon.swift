internal import ScreenModel
internal import ScreenText

/// What words do around the noun that a short request is about.
struct PhraseLexicon: Sendable {
  /// What a word or a phrase does.
  enum Role: String, CaseIterable, Sendable {
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
    /// Who begins a clause about the things in front of it.
    case subjective
    /// Nouns of what something has.
    case relational
    /// What one is taught in; what a number is that counts nothing.
    case taught, coded
    /// What labels have that are clauses, instructions or the start of a sentence, and take no hint.
    case personal, telling, asking, leading, predicate
  }

  /// What a superlative is answered by.
  struct Order: Sendable {
    /// The columns that hold the figures, the most likely first.
    var columns: [String]
    /// Whether the smallest comes first.
    var isAscending: Bool
  }

  /// The roles of phrases, by the hash of their words.
  private var roles = HashTable<UInt64>(capacity: 2048)
  private var orders = HashTable<Order>(capacity: 64)
  private var homes = HashTable<String>(capacity: 64)
  private var superlatives = HashTable<String>(capacity: 64)
  private var adjectives = HashTable<String>(capacity: 64)
  private var capitals = HashTable<String>(capacity: 64)
  /// The most words of a phrase.
  private static let longest = 4

  /// The words of `phrases.lexicon`.
  static let shipped = PhraseLexicon(FileText(named: "phrases.lexicon", in: EmbeddedText.files))

  /// Reads lines `role: phrase, phrase`; lines that start with `#` are passed over.
  init(_ text: FileText) {
    for line in TextLine.lines(of: text) {
      switch line.key {
      case "order":
        let columns = line.items
        let isAscending = columns.first == "least"
        orders.add(
          Self.hash([line.argument]),
          Order(
            columns: isAscending ? Array(columns.dropFirst()) : columns, isAscending: isAscending))
      case "by":
        for word in line.items { superlatives.add(Self.hash([word]), line.argument) }
      case "most":
        for word in line.items { adjectives.add(Self.hash([word]), line.argument) }
      case "capitals":
        for word in line.items { capitals.add(Self.hash([word.lowercased()]), word) }
      case "of":
        for word in line.items { homes.add(Self.hash([word]), line.argument) }
      default:
        guard let role = Role(rawValue: line.key), let place = Role.allCases.firstIndex(of: role)
        else { continue }
        for phrase in line.items {
          roles.update(Self.hash(phrase.spacedWords.map(String.init)), default: 0) {
            $0 |= 1 << UInt64(place)
          }
        }
      }
    }
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
  func has(_ role: Role, _ words: some Sequence<String>) -> Bool {
    guard let place = Role.allCases.firstIndex(of: role), let set = roles[Self.hash(words)] else {
      return false
    }
    return set & 1 << UInt64(place) != 0
  }

  /// Whether a word has a role.
  func has(_ role: Role, _ word: String) -> Bool { has(role, CollectionOfOne(word)) }

  /// How many words at the start of some have a role together, the most that do; 0 for none.
  func length(of role: Role, startOf words: ArraySlice<String>) -> Int {
    (1...Self.longest).last { $0 <= words.count && has(role, words.prefix($0)) } ?? 0
  }

  /// How many words at the end of some have a role together, the most that do; 0 for none.
  func length(of role: Role, endOf words: ArraySlice<String>) -> Int {
    (1...Self.longest).last { $0 <= words.count && has(role, words.suffix($0)) } ?? 0
  }

  /// Where words that have a role together first are, before others.
  func place(of role: Role, in words: ArraySlice<String>) -> Range<Int>? {
    for start in words.indices.dropFirst() {
      let length = length(of: role, startOf: words[start...])
      if length > 0, start + length < words.endIndex { return start..<start + length }
    }
    return nil
  }

  /// Whether a word does anything around a noun.
  func knows(_ word: String) -> Bool {
    roles[Self.hash([word])] != nil || order(word) != nil || home(of: word) != nil
      || capitals(of: word) != nil || superlative(ofAdjective: word) != nil
  }

  /// What answers a superlative; nil for a word that is none.
  func order(_ word: String) -> Order? { orders[Self.hash([word])] }

  /// The superlative that orders by a dimension, "largest" of "size"; nil where there is none.
  func superlative(of dimension: String) -> String? { superlatives[Self.hash([dimension])] }

  /// The superlative of an adjective, "fastest" of "fast"; nil where there is none.
  func superlative(ofAdjective word: String) -> String? { adjectives[Self.hash([word])] }

  /// A word of capitals as it is written, "BMI" of "bmi"; nil for all others.
  func capitals(of word: String) -> String? { capitals[Self.hash([word])] }

  /// The country or continent of what is called so, "Greece" of "greek"; nil where there is none.
  func home(of word: String) -> String? { homes[Self.hash([word])] }
}
