internal import ScreenModel
internal import ScreenText

/// The records of a data file by their names: `word NAME: name, name`, then lines that are indented.
struct RecordIndex: Sendable {
  /// A record: its first line and those below it.
  struct Record: Sendable {
    var head: Range<Int>
    var body: Range<Int>
  }

  let text: FileText
  private(set) var records: [Record] = []
  /// The places of records by what their first word is and the key of each name.
  private var places = HashTable<Int32>(capacity: 1024)

  /// Finds the records of a text; of equal names, the earlier counts.
  init(_ text: FileText) {
    self.text = text
    for line in text.lines {
      let first = text.bytes[line.lowerBound]
      guard first != UInt8(ascii: "#") else { continue }
      if first == UInt8(ascii: " ") {
        guard let last = records.indices.last else { continue }
        records[last].body = records[last].body.lowerBound..<line.upperBound
      } else {
        records.append(Record(head: line, body: line.upperBound..<line.upperBound))
        addNames(of: line, Int32(records.count - 1))
      }
    }
  }

  private mutating func addNames(of head: Range<Int>, _ number: Int32) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: head),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head.lowerBound..<colon)
    else { return }
    let kind = text.hash(of: head.lowerBound..<space)
    places.add(kind ^ PhraseKey(text.bytes[text.trimmed(space + 1..<colon)]).value, number)
    for name in text.items(of: colon + 1..<head.upperBound) {
      places.add(kind ^ PhraseKey(text.bytes[name]).value, number)
    }
  }

  /// The place of the record of a kind that has a name.
  func place(of kind: String, _ key: PhraseKey) -> Int? {
    places[FNV1a.hash(kind.utf8) ^ key.value].map(Int.init)
  }
}

/// A name as it is looked up: without case, plural endings and "and", in one spelling.
struct PhraseKey: Hashable, Sendable {
  /// A hash of the words, in order.
  private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(_ text: String) { self.init(WordSequence(text)) }

  /// The key of a part of a file.
  ///
  /// Nearly all names of files are in lower case and in ASCII: they are read where they stand.
  init(_ bytes: ArraySlice<UInt8>) {
    guard bytes.allSatisfy({ $0 < 0x80 && !$0.isASCIICapital }) else {
      self.init(WordSequence(bytes))
      return
    }
    self.init(EmptyCollection<UInt64>())
    var rest = bytes
    while let start = rest.firstIndex(where: WordSequence.isPartOfWord) {
      let word = rest[start...].prefix(while: WordSequence.isPartOfWord)
      if let hash = WordSequence.hash(ofWord: word) { add(hash) }
      rest = rest[word.endIndex...]
    }
  }

  init(_ sequence: WordSequence) { self.init(sequence.hashes) }

  /// The key of words by the hashes of their stems.
  init(_ hashes: some Sequence<UInt64>) {
    for hash in hashes { add(hash) }
  }

  private mutating func add(_ hash: UInt64) {
    value = (value ^ QueryWords.shipped.canonical(hash)) &* 0xBF58_476D_1CE4_E5B9
    value ^= value >> 29
  }
}
