package import ScreenText

/// What the words of a query do, and which are taken for one.
package struct QueryWords: Sendable {
  /// What a word does in a query for things of a kind.
  package enum Role: String, Sendable {
    /// It says nothing of what the things are, and is part of no name: "all".
    case generic
    /// It heads what the words before it name, and says nothing in front of them: "checklist".
    case head
    /// It leaves them what they are, and may be part of a name: "list".
    case filler
    /// It praises them: "famous".
    case praise
    /// It says whose they are: "my".
    case own
    /// It means many things of a kind together, which the word before it names: "directory".
    case group
    /// It says for whom things are: "beginners".
    case audience
    /// It claims an order: "largest".
    case claim
    /// It is a number, from one on.
    case number
    /// It is a multiple of ten.
    case tens
    /// It leads from a noun to what that is of: "from".
    case link
    /// It ends what is requested: "sorted".
    case cut
    /// It is taken for another word.
    case same
  }

  /// A word that does something, and the number that it is.
  package struct Entry: Sendable {
    package var role: Role
    package var number: Int?
  }

  private var roles = HashTable<Entry>(capacity: 512)
  private var groups = HashTable<Void>()
  private var canonical = HashTable<UInt64>(capacity: 256)

  /// Reads lines `role: word word`; lines that start with `#` are passed over.
  package init(_ text: FileText) {
    var counts: [Role: Int] = [:]
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line),
        let role = Role(rawValue: text.string(line.lowerBound..<colon))
      else { continue }
      let words = WordSequence(text.string(colon + 1..<line.upperBound)).hashes
      for word in words {
        guard role != .same else {
          canonical.add(word, words[0])
          continue
        }
        guard role != .group else {
          groups.add(word, ())
          continue
        }
        let count = counts[role, default: 0] + 1
        counts[role] = count
        let number = role == .number ? count : role == .tens ? count * 10 : nil
        roles.add(word, Entry(role: role, number: number))
      }
    }
  }

  /// What a word does besides naming something; nil where it does nothing else.
  package func role(of word: UInt64) -> Entry? { roles[word] }

  /// The word that stands for a word and for those taken for it.
  package func canonical(_ word: UInt64) -> UInt64 { canonical[word] ?? word }

  /// Whether a word says nothing of what a text is about.
  package func isFiller(_ word: UInt64) -> Bool { roles[word] != nil }

  /// Whether a word means many things of a kind together.
  package func isGroup(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { groups[$0] != nil }
  }

  /// Whether a word ends what is asked for.
  package func isCut(_ word: String) -> Bool {
    WordSequence(word).hashes.contains { role(of: $0)?.role == .cut }
  }
}
