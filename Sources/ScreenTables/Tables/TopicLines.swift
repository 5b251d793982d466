internal import ScreenText

/// The lines of topic files, by name and by the words in their items' names.
package struct TopicLines: Sendable {
  private let texts: ConcatenatedTexts
  private let numbers: TableNumbers
  /// The lines, by the keys of their names as written.
  private let names: NumberTable
  /// The lines, by the keys of their names read as phrases.
  private let phrases: NumberTable
  private let items: WordPositionIndex
  /// The number of lines.
  package let count: Int

  /// Opens the laid-out table of some texts.
  package init(_ texts: ConcatenatedTexts, _ numbers: TableNumbers) {
    self.texts = texts
    self.numbers = numbers
    count = numbers[0]
    names = NumberTable(numbers, at: 1 + 2 * numbers[0])
    phrases = NumberTable(numbers, at: names.end)
    items = WordPositionIndex(numbers, at: phrases.end)
  }

  /// Creates the table of some texts in memory.
  package init(reading texts: ConcatenatedTexts, _ words: QueryWords) {
    self.init(texts, .held(Self.layOut(texts, words)))
  }

  /// The line at an index; nil for a line that is not a topic, which no table lists.
  package subscript(place: Int) -> TopicLine? {
    let start = numbers[1 + 2 * place]
    let (text, line) = texts.place(of: start)
    return TopicLine(text, line: line..<line + numbers[2 + 2 * place] - start)
  }

  /// Returns the line that has exactly these words as a name; if names are equal, the earlier line
  /// counts.
  package func place(named name: WordSequence) -> Int? { names[name.key] }

  /// Returns the line that has a phrase as a name, by the key of its words.
  package func place(ofPhrase key: UInt64) -> Int? { phrases[key] }

  /// Returns the items whose names contain lowercase words in sequence, with the indices of their
  /// lines.
  package func items(naming words: [UInt8]) -> [(place: Int, values: [String])] {
    var found: [(place: Int, values: [String])] = []
    var rest = items.places(of: words, in: texts)[...]
    while let first = rest.first {
      let place = (0..<count).partitioningIndex { numbers[2 + 2 * $0] > first }
      guard place < count else { break }
      let (start, end) = (numbers[1 + 2 * place], numbers[2 + 2 * place])
      let own = rest.prefix { $0 < end }
      rest = rest[own.endIndex...]
      let offset = texts.place(of: start).place - start
      let places = own.filter { $0 >= start }.map { $0 + offset }
      found += (self[place]?.items(at: places) ?? []).map { (place, $0) }
    }
    return found
  }

  /// Returns the numbers of a table: the number of lines, the start and end of each, their indices
  /// by name and by name as a phrase, and the positions of the words in their items' names.
  package static func layOut(_ texts: ConcatenatedTexts, _ words: QueryWords) -> [Int] {
    var lines: [Int] = []
    var names: [(key: UInt64, value: Int)] = []
    var phrases: [(key: UInt64, value: Int)] = []
    var items = WordPositionIndex.Layout()
    for (number, text) in texts.texts.enumerated() {
      for place in text.lines {
        guard let line = TopicLine(text, line: place) else { continue }
        for name in line.sequences {
          names.append((name.key, lines.count / 2))
          guard let key = KindPhrase(name, words).nameKey else { continue }
          phrases.append((key, lines.count / 2))
        }
        for name in line.itemNames {
          items.add(
            text.bytes[name], at: texts.number(of: name.lowerBound, in: number), onlyFirst: false)
        }
        lines += [place.lowerBound, place.upperBound].map { texts.number(of: $0, in: number) }
      }
    }
    return [lines.count / 2] + lines + NumberTable.layOut(names) + NumberTable.layOut(phrases)
      + items.laidOut
  }
}
