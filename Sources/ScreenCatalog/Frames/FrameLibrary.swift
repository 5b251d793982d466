package import ScreenTables
internal import ScreenText

/// The frames of things, and the classes of nouns without a frame.
public struct FrameLibrary: Sendable {
  /// The records of some files, with an index of the cells in their rows.
  private struct Part {
    let records: RecordTable
    let cells: WordPositionIndex

    init(_ records: RecordTable, cells: TableNumbers) {
      self.records = records
      self.cells = WordPositionIndex(cells)
    }
  }

  /// The user's frames, then the shipped ones.
  private let parts: [Part]
  /// The user's nouns, then the shipped ones.
  private let nouns: [NounTable]

  /// The texts of all frame files.
  var texts: [FileText] { parts.flatMap(\.records.texts.texts) }

  private var records: some Sequence<RecordTable.Record> {
    parts.lazy.flatMap(\.records.records)
  }

  /// The library that ships with the compiler.
  public static let shipped = FrameLibrary(adding: [], nouns: [])

  private static let shippedPart = Part(
    RecordTable(ConcatenatedTexts(ending: ".frames"), TableNumbers(EmbeddedText.frames)),
    cells: TableNumbers(EmbeddedText.frameCells))

  /// Creates the shipped library, preceded by the user's frames and nouns.
  init(adding frames: [FileText], nouns: [FileText]) {
    let texts = ConcatenatedTexts(frames)
    parts =
      (frames.isEmpty
        ? []
        : [
          Part(
            RecordTable(reading: texts, .shipped), cells: .held(RecordTable.layOutCells(texts)))
        ]) + [Self.shippedPart]
    self.nouns =
      (nouns.isEmpty ? [] : [NounTable(reading: ConcatenatedTexts(nouns), .shipped)])
      + [NounTable(ConcatenatedTexts(ending: ".classes"), TableNumbers(EmbeddedText.nouns))]
  }

  /// The frames of things, in file order.
  public var frames: [Frame] { frames(begun: "frame") }

  /// The neutral frames of classes, in file order.
  public var neutralFrames: [Frame] { frames(begun: "class") }

  private func frames(begun word: String) -> [Frame] {
    records.compactMap { record in
      record.text.string(record.head).hasPrefix(word + " ") ? Self.frame(record) : nil
    }
  }

  private static func frame(_ record: RecordTable.Record) -> Frame? {
    var reader = FrameReader(record.text)
    return reader.read(head: record.head, body: record.body)
  }

  /// Returns the frame with a name that matches a key.
  package func frame(_ key: PhraseKey) -> Frame? { frame("frame", key) }

  /// Returns the frame with a name that matches words, which may be plural.
  public func frame(named words: String) -> Frame? { frame(PhraseKey(Wording.singular(words))) }

  private func frame(_ kind: String, _ key: PhraseKey) -> Frame? {
    parts.firstNonNil { $0.records.record(of: kind, key) }.flatMap(Self.frame)
  }

  /// Returns the first frame whose names together contain all of the words, or nil if there is
  /// none.
  package func frame(covering words: [String]) -> Frame? {
    guard let last = words.last else { return nil }
    let needles = words.dropLast().map { Array($0.utf8) }
    return records.first { record in
      !record.text.places(ofWords: Array(last.utf8), in: record.head).isEmpty
        && record.text.begins(record.head, with: "frame ")
        && needles.allSatisfy { !record.text.places(ofWords: $0, in: record.head).isEmpty }
    }.flatMap(Self.frame)
  }

  /// The one-word names of frames, in file order.
  package var singleNames: [String] {
    parts.dropLast().flatMap { Self.singleNames(of: $0.records) } + Self.shippedNames
  }

  /// The one-word names of the shipped frames. They are stored because every unknown word is
  /// compared with each of them.
  private static let shippedNames = singleNames(of: shippedPart.records)

  private static func singleNames(of table: RecordTable) -> [String] {
    table.records.flatMap { record -> [String] in
      let head = record.text.string(record.head)
      guard head.hasPrefix("frame "), let colon = head.firstIndex(of: ":") else { return [] }
      let names =
        [head[..<colon].dropFirst(6)] + head[head.index(after: colon)...].split(separator: ",")
      return names.map(TextLine.trimmed).filter { !$0.utf8.contains(UInt8(ascii: " ")) }
    }
  }

  /// Returns the factual frames with a row whose title is the lower-case words, each with that row.
  package func facts(of words: String) -> [(frame: Frame, row: [String])] {
    let needle = Array(words.utf8)
    return parts.flatMap { part -> [(frame: Frame, row: [String])] in
      var places: [Int] = []
      for number in part.cells.places(of: needle, in: part.records.texts) {
        let (text, start) = part.records.texts.place(of: number)
        guard Self.isCell(start..<start + needle.count, of: text),
          let place = part.records.place(around: number), places.last != place
        else { continue }
        places.append(place)
      }
      return places.compactMap { place in
        guard let frame = Self.frame(part.records[place]), frame.isFactual,
          let row = frame.rows.first(where: { frame.title(of: $0).lowercased() == words })
        else { return nil }
        return (frame, row)
      }
    }
  }

  /// Whether a range of a text is an entire cell of a row.
  private static func isCell(_ range: Range<Int>, of text: FileText) -> Bool {
    guard RecordTable.begins(cell: range.lowerBound, in: text) else { return false }
    let end = range.upperBound
    return end + 1 < text.bytes.count
      ? text.bytes[end] == UInt8(ascii: "\n") || text.bytes[end + 1] == UInt8(ascii: "|") : true
  }

  /// Returns the class of a noun, or nil if it is unknown.
  package func sort(of key: PhraseKey) -> FrameClass? {
    nouns.firstNonNil { $0[key].flatMap(FrameClass.init(rawValue:)) }
  }

  /// Returns the neutral frame of a class, which several classes can share.
  package func neutralFrame(of sort: FrameClass) -> Frame? {
    var frame = frame("class", PhraseKey(sort.rawValue))
    frame?.sort = sort
    return frame
  }
}
