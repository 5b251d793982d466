package import ScreenText

/// The records of data files, by name: a line `word NAME: name, name`, then indented lines.
package struct RecordTable: Sendable {
  /// A record: its first line and those below it, as ranges of its text.
  package struct Record: Sendable {
    package var text: FileText
    package var head: Range<Int>
    package var body: Range<Int>
  }

  package let texts: ConcatenatedTexts
  private let numbers: TableNumbers
  /// The indices of records, by their first word and the key of each name.
  private let names: NumberTable
  /// The number of records.
  package let count: Int

  /// Opens the laid-out table of some texts.
  package init(_ texts: ConcatenatedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    count = numbers[0]
    names = NumberTable(numbers, at: 1 + 3 * numbers[0])
  }

  /// Creates the table of some texts in memory.
  package init(reading texts: ConcatenatedTexts, _ words: QueryWords) {
    self.init(texts, .held(Self.layOut(texts, words)))
  }

  /// The records, in the order of the texts.
  package var records: some Sequence<Record> { (0..<count).lazy.map { self[$0] } }

  /// The record at an index.
  package subscript(place: Int) -> Record {
    let start = 1 + 3 * place
    let (text, head) = texts.place(of: numbers[start])
    let offset = head - numbers[start]
    let end = numbers[start + 1] + offset
    return Record(text: text, head: head..<end, body: end..<numbers[start + 2] + offset)
  }

  /// Returns the record of a kind with a name; if names are equal, the earlier record counts.
  package func record(of kind: String, _ key: PhraseKey) -> Record? {
    names[Self.key(FNV1a.hash(kind.utf8), key)].map { self[$0] }
  }

  /// Returns the phrase record with a name of the same content words, in any order.
  package func record(near key: PhraseKey) -> Record? {
    names[Self.key(Self.near, key)].map { self[$0] }
  }

  /// Returns the index of the record whose lines contain the byte with a number; nil if there is
  /// none.
  package func place(around number: Int) -> Int? {
    let place = (0..<count).partitioningIndex { numbers[1 + 3 * $0 + 2] > number }
    return place < count && numbers[1 + 3 * place + 1] <= number ? place : nil
  }

  /// The hash that replaces the kind in keys of content words.
  private static let near = FNV1a.hash("near".utf8)
  /// The kind of records whose names are whole requests.
  private static let phrase = FNV1a.hash("phrase".utf8)

  private static func key(_ kind: UInt64, _ name: PhraseKey) -> UInt64 { kind ^ name.value }

  /// Returns the numbers of a table: the number of records, the ranges of each record's head and
  /// lines, and their indices by name.
  package static func layOut(_ texts: ConcatenatedTexts, _ words: QueryWords) -> [Int] {
    var records: [(start: Int, head: Int, end: Int)] = []
    var names: [(key: UInt64, value: Int)] = []
    for (number, text) in texts.texts.enumerated() {
      let first = records.count
      for line in text.lines {
        let byte = text.bytes[line.lowerBound]
        guard byte != UInt8(ascii: "#") else { continue }
        let end = texts.number(of: line.upperBound, in: number)
        if byte == UInt8(ascii: " ") {
          if records.count > first { records[records.count - 1].end = end }
        } else {
          for name in keys(of: line, text, words) { names.append((name, records.count)) }
          records.append((texts.number(of: line.lowerBound, in: number), end, end))
        }
      }
    }
    return [records.count] + records.flatMap { [$0.start, $0.head, $0.end] }
      + NumberTable.layOut(names)
  }

  /// Returns the keys of the names in the first line of a record; for a phrase also by content
  /// words.
  private static func keys(
    of head: Range<Int>, _ text: FileText, _ words: QueryWords
  ) -> [UInt64] {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: head),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head.lowerBound..<colon)
    else { return [] }
    let kind = text.hash(of: head.lowerBound..<space)
    let names = [text.trimmed(space + 1..<colon)] + text.items(of: colon + 1..<head.upperBound)
    return names.flatMap { name in
      let sequence = WordSequence(text.bytes[name])
      let whole = key(kind, PhraseKey(sequence, words))
      let content = ContentWords(sequence, words)
      guard kind == phrase, content.stems.count > 1 else { return [whole] }
      return [whole, key(near, content.key)]
    }
  }
}

extension RecordTable {
  /// Returns an index of the first word of each cell in the rows: lines `= cell | cell` below a
  /// record's head.
  package static func layOutCells(_ texts: ConcatenatedTexts) -> [Int] {
    var places = WordPositionIndex.Layout()
    for (number, text) in texts.texts.enumerated() {
      for line in text.lines {
        let content = text.trimmed(line)
        guard line.lowerBound < content.lowerBound,
          text.bytes[content.lowerBound] == UInt8(ascii: "=")
        else { continue }
        for place in content.dropFirst(2) where begins(cell: place, in: text) {
          places.add(
            text.bytes[place..<content.upperBound], at: texts.number(of: place, in: number),
            onlyFirst: true)
        }
      }
    }
    return places.laidOut
  }

  /// Whether a cell of a row begins at an offset.
  package static func begins(cell place: Int, in text: FileText) -> Bool {
    guard place > 1, text.bytes[place - 1] == UInt8(ascii: " ") else { return false }
    let mark = text.bytes[place - 2]
    return mark == UInt8(ascii: "=") || mark == UInt8(ascii: "|")
  }
}
