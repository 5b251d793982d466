package import ScreenText

/// The records of data files by their names: `word NAME: name, name`, then lines that are indented.
package struct RecordTable: Sendable {
  /// A record: its first line and those below it, by their places in its text.
  package struct Record: Sendable {
    package var text: FileText
    package var head: Range<Int>
    package var body: Range<Int>
  }

  package let texts: NumberedTexts
  private let numbers: TableNumbers
  /// The places of records by what their first word is and the key of each name.
  private let names: NumberTable
  /// How many records there are.
  package let count: Int

  /// Opens the table of some texts.
  package init(_ texts: NumberedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    count = numbers[0]
    names = NumberTable(numbers, at: 1 + 3 * numbers[0])
  }

  /// Finds the records of texts.
  package init(reading texts: NumberedTexts, _ words: QueryWords) {
    self.init(texts, .held(Self.layOut(texts, words)))
  }

  /// The records, in the order of the texts.
  package var records: some Sequence<Record> { (0..<count).lazy.map { self[$0] } }

  /// A record by its place.
  package subscript(place: Int) -> Record {
    let start = 1 + 3 * place
    let (text, head) = texts.place(of: numbers[start])
    let offset = head - numbers[start]
    let end = numbers[start + 1] + offset
    return Record(text: text, head: head..<end, body: end..<numbers[start + 2] + offset)
  }

  /// The record of a kind that has a name; of equal names, the earlier counts.
  package func record(of kind: String, _ key: PhraseKey) -> Record? {
    names[Self.key(FNV1a.hash(kind.utf8), key)].map { self[$0] }
  }

  /// The place of the record in whose lines a byte is, by its number; nil where it is in none.
  package func place(around number: Int) -> Int? {
    let place = (0..<count).partitioningIndex { numbers[1 + 3 * $0 + 2] > number }
    return place < count && numbers[1 + 3 * place + 1] <= number ? place : nil
  }

  private static func key(_ kind: UInt64, _ name: PhraseKey) -> UInt64 { kind ^ name.value }

  /// The numbers of a table: how many records there are, where the head and the lines of each are, and
  /// which it is by its names.
  package static func layOut(_ texts: NumberedTexts, _ words: QueryWords) -> [Int] {
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

  /// The keys of the names in the first line of a record.
  private static func keys(
    of head: Range<Int>, _ text: FileText, _ words: QueryWords
  ) -> [UInt64] {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: head),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head.lowerBound..<colon)
    else { return [] }
    let kind = text.hash(of: head.lowerBound..<space)
    let names = [text.trimmed(space + 1..<colon)] + text.items(of: colon + 1..<head.upperBound)
    return names.map { key(kind, PhraseKey(WordSequence(text.bytes[$0]), words)) }
  }
}

extension RecordTable {
  /// The places of the first words of the cells of rows: lines `= cell | cell` below a record's head.
  package static func layOutCells(_ texts: NumberedTexts) -> [Int] {
    var places = WordPlaces.Layout()
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

  /// Whether a cell of a row begins at a place.
  package static func begins(cell place: Int, in text: FileText) -> Bool {
    guard place > 1, text.bytes[place - 1] == UInt8(ascii: " ") else { return false }
    let mark = text.bytes[place - 2]
    return mark == UInt8(ascii: "=") || mark == UInt8(ascii: "|")
  }
}
