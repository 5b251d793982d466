internal import ScreenModel
internal import ScreenText

/// The frames of things, and the classes of nouns of which there is none.
public struct FrameBook: Sendable {
  private let index: RecordIndex
  private let classes: NounClasses

  /// The text of the frames.
  var text: FileText { index.text }

  /// What comes with the compiler; found when first requested.
  public static let shipped = FrameBook(
    FileText(ending: ".frames", in: EmbeddedText.files),
    nouns: FileText(ending: ".classes", in: EmbeddedText.files))

  /// What comes with the compiler, after frames and nouns of one's own.
  init(adding frames: [FileText], nouns: [FileText]) {
    let files = EmbeddedText.files
    self.init(
      FileText(joining: frames + [FileText(ending: ".frames", in: files)]),
      nouns: FileText(joining: nouns + [FileText(ending: ".classes", in: files)]))
  }

  init(_ text: FileText, nouns: FileText) {
    index = RecordIndex(text)
    classes = NounClasses(nouns)
  }

  /// The frames of things, in the order of the files.
  public var frames: [Frame] { frames(begun: "frame") }

  /// The frames that speak for a class.
  public var neutralFrames: [Frame] { frames(begun: "class") }

  private func frames(begun word: String) -> [Frame] {
    var reader = FrameReader(index.text)
    return index.records.compactMap { record in
      guard index.text.string(record.head).hasPrefix(word + " ") else { return nil }
      return reader.read(head: record.head, body: record.body)
    }
  }

  /// The frame of which words are a name.
  func frame(_ key: PhraseKey) -> Frame? { frame("frame", key) }

  /// The frame of which words are a name.
  public func frame(named words: String) -> Frame? { frame(PhraseKey(Wording.singular(words))) }

  private func frame(_ kind: String, _ key: PhraseKey) -> Frame? {
    guard let place = index.place(of: kind, key) else { return nil }
    var reader = FrameReader(index.text)
    let record = index.records[place]
    return reader.read(head: record.head, body: record.body)
  }

  /// The first frame all of whose names together have some words; nil where none has all of them.
  func frame(covering words: [String]) -> Frame? {
    guard let last = words.last else { return nil }
    let text = index.text
    let needles = words.dropLast().map { Array($0.utf8) }
    for record in index.records {
      guard !text.places(ofWords: Array(last.utf8), in: record.head).isEmpty,
        text.begins(record.head, with: "frame "),
        needles.allSatisfy({ !text.places(ofWords: $0, in: record.head).isEmpty })
      else { continue }
      var reader = FrameReader(text)
      return reader.read(head: record.head, body: record.body)
    }
    return nil
  }

  /// The names of frames that are one word, in the order of the files.
  var singleNames: [String] {
    index.records.flatMap { record -> [String] in
      let head = index.text.string(record.head)
      guard head.hasPrefix("frame "), let colon = head.firstIndex(of: ":") else { return [] }
      let names =
        [head[..<colon].dropFirst(6)] + head[head.index(after: colon)...].split(separator: ",")
      return names.map(TextLine.trimmed).filter { !$0.utf8.contains(UInt8(ascii: " ")) }
    }
  }

  /// The frames of true rows one of which words, in lower case, are the name of, with that row.
  func facts(of words: String) -> [(frame: Frame, row: [String])] {
    let text = index.text
    let needle = Array(words.utf8)
    var places: [Int] = []
    for hit in text.places(ofWords: needle, in: 0..<text.bytes.count) where isCell(hit, needle) {
      let place = index.records.partitioningIndex { $0.body.upperBound > hit }
      if place < index.records.count, places.last != place { places.append(place) }
    }
    var reader = FrameReader(text)
    return places.compactMap { place in
      let record = index.records[place]
      guard let frame = reader.read(head: record.head, body: record.body), frame.isFactual,
        let row = frame.rows.first(where: { frame.title(of: $0).lowercased() == words })
      else { return nil }
      return (frame, row)
    }
  }

  /// Whether words at a place are all of a cell of a row.
  private func isCell(_ start: Int, _ words: [UInt8]) -> Bool {
    let bytes = index.text.bytes
    let end = start + words.count
    guard start > 1, bytes[start - 1] == UInt8(ascii: " ") else { return false }
    let mark = bytes[start - 2]
    guard mark == UInt8(ascii: "=") || mark == UInt8(ascii: "|") else { return false }
    return end + 1 < bytes.count
      ? bytes[end] == UInt8(ascii: "\n") || bytes[end + 1] == UInt8(ascii: "|") : true
  }

  /// The class of a noun; nil where it is not known.
  func sort(of key: PhraseKey) -> FrameClass? { classes[key] }

  /// The frame that speaks for a class, alone or for others as well.
  func neutralFrame(of sort: FrameClass) -> Frame? {
    var frame = frame("class", PhraseKey(sort.rawValue))
    frame?.sort = sort
    return frame
  }
}

/// The classes of nouns: lines `class: noun, noun`.
struct NounClasses: Sendable {
  private var sorts = HashTable<UInt8>(capacity: 8192)

  init(_ text: FileText) {
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line),
        let sort = FrameClass(rawValue: text.string(text.trimmed(line.lowerBound..<colon))),
        let number = FrameClass.allCases.firstIndex(of: sort)
      else { continue }
      for noun in text.items(of: colon + 1..<line.upperBound) {
        sorts.add(PhraseKey(text.bytes[noun]).value, UInt8(number))
      }
    }
  }

  subscript(key: PhraseKey) -> FrameClass? {
    sorts[key.value].map { FrameClass.allCases[Int($0)] }
  }
}
