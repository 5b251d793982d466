import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Rows that a text states in running words: "Use these: Ann, 12, paid; Bo, 7, open", lines with
/// commas below a colon, or things with their values in brackets.
struct StatedTable {
  /// The sentence that states the rows.
  let sentence: SourceRange
  /// The cells of each row; two rows or more, of the same length.
  let rows: [[SourceRange]]

  /// The number of cells of a row; two or more.
  var width: Int { rows[0].count }
  /// The end of the last row.
  var end: Int { rows[rows.count - 1][width - 1].upperBound }

  /// The fewest cells of rows that nothing but commas shows to be rows.
  private static let fewestCells = 3

  /// The tables of a text, in its order.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  static func all(in words: LineWords, _ phrases: DocumentLexicon) -> [StatedTable] {
    let whole = SourceRange(0, words.bytes.count)
    var found: [StatedTable] = []
    for sentence in words.sentences(of: whole) where sentence.lowerBound >= found.last?.end ?? 0 {
      let table =
        StatedTable(behindColonOf: sentence, words)
        ?? StatedTable(inBracketsOf: sentence, words, phrases)
      if let table { found.append(table) }
    }
    return found
  }

  private init?(_ sentence: SourceRange, _ rows: [[SourceRange]], fewest: Int = fewestCells) {
    guard rows.count > 1, rows[0].count >= fewest,
      rows.allSatisfy({ $0.count == rows[0].count && $0.allSatisfy { !$0.isEmpty } })
    else { return nil }
    self.sentence = sentence
    self.rows = rows
  }

  /// Rows behind the colon of a sentence, parted by semicolons, or on the lines behind it.
  private init?(behindColonOf sentence: SourceRange, _ words: LineWords) {
    let bytes = words.bytes
    guard
      let colon = sentence.range.first(where: { index in
        bytes[index] == UInt8(ascii: ":")
          && (index + 1 == bytes.count || bytes[index + 1] <= UInt8(ascii: " "))
      })
    else { return nil }
    let rest = words.trimmed(SourceRange(colon + 1, sentence.upperBound))
    if bytes[rest.range].contains(UInt8(ascii: ";")) {
      let parts = bytes[rest.range].indices.split { bytes[$0] == UInt8(ascii: ";") }
      self.init(
        sentence,
        parts.map { part in
          let range = SourceRange(part.first ?? 0, (part.last ?? -1) + 1)
          return Self.cells(of: Self.withoutStop(words.trimmed(range), bytes), words)
        })
    } else {
      self.init(sentence, Self.lines(from: colon + 1, words))
    }
  }

  /// The rows on consecutive lines behind a colon; none unless the colon ends its line.
  private static func lines(from start: Int, _ words: LineWords) -> [[SourceRange]] {
    let bytes = words.bytes
    var rows: [[SourceRange]] = []
    var index = start
    guard bytes[start...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "\n") else {
      return []
    }
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let line = words.trimmed(SourceRange(index, end))
      index = end + 1
      guard !line.isEmpty else {
        guard rows.isEmpty else { break }
        continue
      }
      let cells = cells(of: line, words)
      guard cells.count >= fewestCells, rows.isEmpty || cells.count == rows[0].count,
        !".?!".utf8.contains(bytes[line.upperBound - 1])
      else { break }
      rows.append(cells)
    }
    return rows
  }

  /// Things with as many values each in brackets: "We have Slab (5a, by Pete) and Dyno (7a, by Eve)".
  private init?(
    inBracketsOf sentence: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon
  ) {
    let bytes = words.bytes
    var rows: [[SourceRange]] = []
    var start = sentence.lowerBound
    while let open = bytes[start..<sentence.upperBound].firstIndex(of: UInt8(ascii: "(")),
      let close = bytes[open..<sentence.upperBound].firstIndex(of: UInt8(ascii: ")"))
    {
      let before = words.trimmed(SourceRange(start, open))
      let name =
        rows.isEmpty
        ? Self.withoutLead(before, words, phrases) : Self.withoutJoint(before, words)
      guard let name else { return nil }
      rows.append([name] + Self.cells(of: SourceRange(open + 1, close), words))
      start = close + 1
    }
    let rest = words.trimmed(SourceRange(start, sentence.upperBound))
    guard words.count(rest) == 0 else { return nil }
    self.init(sentence, rows)
  }

  /// The name behind the words that lead to it: "We currently have Slab", "The routes are Slab",
  /// "Routes: Slab".
  private static func withoutLead(
    _ range: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon
  ) -> SourceRange? {
    if let colon = words.bytes[range.range].lastIndex(of: UInt8(ascii: ":")) {
      return words.trimmed(SourceRange(colon + 1, range.upperBound))
    }
    let folded = words.folded(range)
    let lead = folded.words.indices.dropLast().last { place in
      phrases.opening(of: folded, as: "lists lead", at: place)?.length == 1
    }
    return lead.map { words.dropping($0 + 1, from: range) } ?? range
  }

  /// The words behind the comma or the conjunction that joins them to those before; nil if they begin
  /// with neither.
  private static func withoutJoint(_ range: SourceRange, _ words: LineWords) -> SourceRange? {
    let isMarked = words.bytes[range.range].first == UInt8(ascii: ",")
    var rest = isMarked ? words.trimmed(SourceRange(range.lowerBound + 1, range.upperBound)) : range
    if let first = words.folded(rest).words.first, words.count(rest) > 1,
      LineWords.conjunctions.contains(first)
    {
      rest = words.dropping(1, from: rest)
    }
    return rest == range ? nil : rest
  }

  private static func cells(of range: SourceRange, _ words: LineWords) -> [SourceRange] {
    var cells = words.partsAtCommas(of: range)
    // "and Bo, 7, open" is the last row.
    if let first = cells.first { cells[0] = withoutJoint(first, words) ?? first }
    return cells
  }

  private static func withoutStop(_ range: SourceRange, _ bytes: [UInt8]) -> SourceRange {
    guard let last = bytes[range.range].last, last == UInt8(ascii: ".") else { return range }
    return SourceRange(range.lowerBound, range.upperBound - 1)
  }
}

/// The columns that a sentence names: "Columns: name, role", "Each row shows the name and the role".
struct StatedColumns {
  /// The words that name them and their columns.
  let range: SourceRange
  /// The name of each, without its article.
  let names: [SourceRange]

  /// The columns of a sentence; nil if it names none.
  init?(_ sentence: SourceRange, _ words: LineWords, _ phrases: DocumentLexicon) {
    let folded = words.folded(sentence)
    guard let count = Self.lead(of: folded, phrases), count < folded.count else { return nil }
    var rest = words.dropping(count, from: sentence)
    if ".;".utf8.contains(words.bytes[rest.upperBound - 1]) {
      rest = SourceRange(rest.lowerBound, rest.upperBound - 1)
    }
    let members = words.members(of: rest)
    guard members.count > 1, members.allSatisfy({ (1...5).contains(words.count($0)) }) else {
      return nil
    }
    range = rest
    names = members.map { name in
      let isLed = phrases.opening(of: words.folded(name), as: "word article") != nil
      return isLed && words.count(name) > 1 ? words.dropping(1, from: name) : name
    }
  }

  /// The number of words up to the first column.
  private static func lead(of folded: FoldedWords, _ phrases: DocumentLexicon) -> Int? {
    for place in folded.words.indices {
      if let lead = phrases.opening(of: folded, as: "lists columns", at: place) {
        return place + lead.length
      }
    }
    guard phrases.opening(of: folded, as: "lists each") != nil else { return nil }
    return folded.words.indices.prefix(4).first { place in
      phrases.opening(of: folded, as: "lists lead", at: place) != nil
    }.map { $0 + 1 }
  }
}
