package import ScreenText

/// The roles of words in a query, and which words are synonyms.
package struct QueryWords: Sendable {
  /// The role of a word in a query for things of a kind.
  package enum Role: Int, CodingKey, Sendable {
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

  /// What is known of a word besides its role; each is looked up by a key of its own.
  enum Scope: UInt64 {
    /// Its role, and its number.
    case role
    /// It means a collection of things.
    case group
    /// It is what somebody does with things.
    case act
    /// Another word as which it counts.
    case canonical
    /// It says nothing about the purpose of a screen: "the", "page".
    case small
    /// The stem that stands for it where names are compared by their content words: "log", "diary".
    case fellow
  }

  private let numbers: TableNumbers
  private let words: NumberTable

  /// Opens the laid-out table of a file.
  package init(_ numbers: TableNumbers) {
    self.numbers = numbers
    words = NumberTable(numbers, at: 1 + 3 * numbers[0])
  }

  /// Creates the table of a file in memory.
  package init(reading text: FileText) { self.init(.held(Self.layOut(text))) }

  private subscript(scope: Scope, word: UInt64) -> Int? { words[Self.key(scope, word)] }

  static func key(_ scope: Scope, _ word: UInt64) -> UInt64 {
    NumberTable.key(word, in: scope.rawValue)
  }

  /// The word for which another one counts in a scope.
  private func representative(of word: UInt64, in scope: Scope) -> UInt64 {
    guard let place = self[scope, word] else { return word }
    let start = 1 + 3 * place
    return UInt64(numbers[start]) | UInt64(numbers[start + 1]) << 24
      | UInt64(numbers[start + 2]) << 48
  }

  /// Whether a word, as written, says nothing about the purpose of a screen.
  func isSmall(_ word: UInt64) -> Bool { self[.small, word] != nil }

  /// Returns the stem that represents a stem and its synonyms.
  func fellow(_ stem: UInt64) -> UInt64 { representative(of: stem, in: .fellow) }

  /// Returns the role of a word; nil if it only names something.
  package func role(of word: UInt64) -> Entry? {
    guard let entry = self[.role, word], let role = Role(rawValue: entry & 0xFF) else { return nil }
    let number = entry >> 8
    return Entry(role: role, number: number > 0 ? number : nil)
  }

  /// Returns the canonical form of a word and of those that count as the same.
  package func canonical(_ word: UInt64) -> UInt64 { representative(of: word, in: .canonical) }

  /// Whether a word says nothing about the subject of a text.
  package func isFiller(_ word: UInt64) -> Bool { self[.role, word] != nil }

  /// Whether a word stands for a collection of things of one kind.
  package func isGroup(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { self[.group, $0] != nil }
  }

  /// Whether a word is a verb that makes the word before it the subject of a clause: "kids love".
  func isAct(_ word: UInt64) -> Bool { self[.act, word] != nil }

  /// Whether a word, as written, is such a verb.
  package func isAct(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { self[.act, $0] != nil }
  }

  /// Whether a word ends what a query asks for.
  package func isCut(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { role(of: $0)?.role == .cut }
  }
}
