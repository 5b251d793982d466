package import ScreenText

/// The records of recipe files, `kind NAME: cue, cue` with indented lines below, by name and by
/// cue; lines `also cue, cue` add cues.
package struct RecipeTable: Sendable {
  private let texts: ConcatenatedTexts
  private let numbers: TableNumbers
  private let keys: NumberTable
  /// The number of records.
  package let count: Int

  /// Opens the laid-out table of some texts.
  package init(_ texts: ConcatenatedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    count = numbers[0]
    keys = NumberTable(numbers, at: 1 + 2 * numbers[0])
  }

  /// Creates the table of some texts in memory.
  package init(reading texts: ConcatenatedTexts) {
    self.init(texts, .held(Self.layOut(texts)))
  }

  /// The lines of the record at an index, beginning with its head.
  package subscript(place: Int) -> (text: FileText, lines: Range<Int>) {
    let start = numbers[1 + 2 * place]
    let (text, first) = texts.place(of: start)
    return (text, first..<first + numbers[2 + 2 * place] - start)
  }

  /// Whether lowercase words occur as whole words in one of the texts.
  package func holds(_ words: [UInt8]) -> Bool { !texts.places(ofWords: words).isEmpty }

  /// Returns the first record of a kind with a cue, given the cue's hash.
  package func place(of kind: String, cue: UInt64) -> Int? { keys[Self.key(kind, cue)] }

  /// Returns the first record of a kind with a name, regardless of case.
  package func place(of kind: String, named name: String) -> Int? {
    keys[Self.key(kind + ":", Self.hash(name.utf8))]
  }

  /// Returns the hash of a cue, ignoring ASCII case.
  package static func hash(_ cue: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    for byte in cue { hash.add(byte.lowercasedASCII) }
    return hash.value
  }

  private static func key(_ kind: String, _ hash: UInt64) -> UInt64 {
    // A rotation keeps equal cues of two kinds apart.
    let salt = FNV1a.hash(kind.utf8)
    return hash ^ (salt << 7 | salt >> 57)
  }

  /// Returns the numbers of a table: the number of records, the start and end of each, and their
  /// indices by name and by cue.
  package static func layOut(_ texts: ConcatenatedTexts) -> [Int] {
    var records: [Int] = []
    var keys: [(key: UInt64, value: Int)] = []
    for (number, text) in texts.texts.enumerated() {
      var kind: String?
      func add(_ names: Range<Int>, _ kind: String) {
        for name in text.items(of: names) {
          keys.append((key(kind, hash(text.bytes[name])), records.count / 2 - 1))
        }
      }
      for line in text.lines {
        let content = text.trimmed(line)
        guard !content.isEmpty, text.bytes[content.lowerBound] != UInt8(ascii: "#") else {
          continue
        }
        if content.lowerBound > line.lowerBound {
          guard let kind else { continue }
          records[records.count - 1] = texts.number(of: content.upperBound, in: number)
          if text.begins(content, with: "also ") { add(content.dropFirst(5), kind) }
        } else if let colon = text.firstIndex(of: UInt8(ascii: ":"), in: content),
          let space = text.firstIndex(of: UInt8(ascii: " "), in: content.lowerBound..<colon)
        {
          let word = text.string(content.lowerBound..<space)
          kind = word
          records += [content.lowerBound, content.upperBound].map {
            texts.number(of: $0, in: number)
          }
          keys.append(
            (key(word + ":", hash(text.bytes[space + 1..<colon])), records.count / 2 - 1))
          add(colon + 1..<content.upperBound, word)
        }
      }
    }
    return [records.count / 2] + records + NumberTable.layOut(keys)
  }
}
