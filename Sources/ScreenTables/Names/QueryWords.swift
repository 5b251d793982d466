package import ScreenText

/// The roles of words in a query, and which words are synonyms.
package struct QueryWords: Sendable {
  /// The role of a word in a query for things of a kind.
  package enum Role: String, Sendable {
    /// It does not say what the things are, and is never part of a name: "all".
    case generic
    /// It is the head when other words precede it, and carries no meaning in front of them:
    /// "checklist".
    case head
    /// It does not change which things are meant, but may be part of a name: "list".
    case filler
    /// It praises them: "famous".
    case praise
    /// It says whose they are: "my".
    case own
    /// It means a collection of things, whose kind the word before it names: "directory".
    case group
    /// It is what somebody does with the things, named by the word before it: "kids love".
    case act
    /// It says whom the things are for: "beginners".
    case audience
    /// It claims an order: "largest".
    case claim
    /// It is a number; its position in the list, from one, is the value.
    case number
    /// It is a multiple of ten, ten times its position in the list.
    case tens
    /// It links a noun to the words that qualify it: "from".
    case link
    /// It ends what is requested: "sorted".
    case cut
    /// It counts as another word.
    case same
  }

  /// The role of a word, and its value if it is a number.
  package struct Entry: Sendable {
    package var role: Role
    package var number: Int?
  }

  /// The role of a word where names are compared by their content words.
  private enum ContentRole: String {
    /// It says nothing about the purpose of a screen: "the", "page".
    case small
    /// It means the same as other words: "log", "diary".
    case fellow
  }

  private var roles = HashTable<Entry>(capacity: 512)
  private var groups = HashTable<Void>()
  private var acts = HashTable<Void>()
  private var canonical = HashTable<UInt64>(capacity: 256)
  private var smalls = HashTable<Void>(capacity: 128)
  private var fellows = HashTable<UInt64>(capacity: 128)

  /// Reads lines of the form `role: word word`; lines that start with `#` are skipped.
  package init(_ text: FileText) {
    var counts: [Role: Int] = [:]
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line),
        case let key = text.string(line.lowerBound..<colon)
      else { continue }
      let sequence = WordSequence(text.string(colon + 1..<line.upperBound))
      if let role = ContentRole(rawValue: key) { addContent(sequence, role) }
      guard let role = Role(rawValue: key) else { continue }
      let words = sequence.hashes
      for word in words {
        guard role != .same else {
          canonical.add(word, words[0])
          continue
        }
        guard role != .group, role != .act else {
          if role == .group { groups.add(word, ()) } else { acts.add(word, ()) }
          continue
        }
        let count = counts[role, default: 0] + 1
        counts[role] = count
        let number = role == .number ? count : role == .tens ? count * 10 : nil
        roles.add(word, Entry(role: role, number: number))
      }
    }
  }

  /// Adds function words, compared as written, or synonyms, compared by stem.
  private mutating func addContent(_ sequence: WordSequence, _ role: ContentRole) {
    var first: UInt64?
    for word in sequence.words {
      switch role {
      case .small: smalls.add(FNV1a.hash(word), ())
      case .fellow:
        let stem = ContentWords.hash(ofStem: word)
        fellows.add(stem, first ?? stem)
        first = first ?? stem
      }
    }
  }

  /// Whether a word, as written, says nothing about the purpose of a screen.
  func isSmall(_ word: UInt64) -> Bool { smalls[word] != nil }

  /// Returns the stem that represents a stem and its synonyms.
  func fellow(_ stem: UInt64) -> UInt64 { fellows[stem] ?? stem }

  /// Returns the role of a word; nil if it only names something.
  package func role(of word: UInt64) -> Entry? { roles[word] }

  /// Returns the canonical form of a word and of those that count as the same.
  package func canonical(_ word: UInt64) -> UInt64 { canonical[word] ?? word }

  /// Whether a word says nothing about the subject of a text.
  package func isFiller(_ word: UInt64) -> Bool { roles[word] != nil }

  /// Whether a word stands for a collection of things of one kind.
  package func isGroup(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { groups[$0] != nil }
  }

  /// Whether a word is a verb that makes the word before it the subject of a clause: "kids love".
  func isAct(_ word: UInt64) -> Bool { acts[word] != nil }

  /// Whether a word, as written, is such a verb.
  package func isAct(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { acts[$0] != nil }
  }

  /// Whether a word ends what a query asks for.
  package func isCut(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { role(of: $0)?.role == .cut }
  }
}
