package import ScreenText

extension QueryWords {
  /// Returns the numbers of the table of a file with lines of the form `role: word word`; lines that
  /// start with `#` are skipped.
  ///
  /// They are the number of words for which others count, the hash of each as three numbers, and
  /// what is known of words by their keys.
  package static func layOut(_ text: FileText) -> [Int] {
    var laying = Laying()
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
      let words = WordSequence(text.string(colon + 1..<line.upperBound))
      laying.add(words, text.string(line.lowerBound..<colon))
    }
    return [laying.hashes.count / 3] + laying.hashes + NumberTable.layOut(laying.words)
  }

  /// The table of a file whose lines are added one after another.
  private struct Laying {
    private(set) var words: [(key: UInt64, value: Int)] = []
    private(set) var hashes: [Int] = []
    private var counts: [Role: Int] = [:]

    mutating func add(_ sequence: WordSequence, _ role: String) {
      let words = sequence.hashes
      switch role {
      case "small": for word in sequence.words { add(.small, FNV1a.hash(word), 0) }
      case "fellow": addFellows(sequence.words.map(ContentWords.hash(ofStem:)), .fellow)
      case "same": addFellows(words, .canonical)
      case "group": for word in words { add(.group, word, 0) }
      case "act": for word in words { add(.act, word, 0) }
      default:
        guard let role = Role(stringValue: role) else { return }
        for word in words {
          let count = counts[role, default: 0] + 1
          counts[role] = count
          let number = role == .number ? count : role == .tens ? count * 10 : 0
          add(.role, word, role.rawValue | number << 8)
        }
      }
    }

    /// Adds words that count as the first of them.
    private mutating func addFellows(_ words: [UInt64], _ scope: Scope) {
      guard let first = words.first else { return }
      for word in words { add(scope, word, hashes.count / 3) }
      hashes += [first & 0xFF_FFFF, first >> 24 & 0xFF_FFFF, first >> 48].map { Int($0) }
    }

    private mutating func add(_ scope: Scope, _ word: UInt64, _ value: Int) {
      words.append((key(scope, word), value))
    }
  }
}
