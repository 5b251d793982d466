extension Lexicon {
  /// The lexicon of a language, from its embedded cue file; empty where there is none.
  ///
  /// A line reads `class argument: phrase, phrase`; lines that begin with a space go on with the
  /// phrases before them, and `#` begins a remark.
  static func embedded(_ language: String) -> Lexicon {
    let name = language + ".cues"
    let files = EmbeddedText.files.filter { $0.name == name || $0.name == "screens.cues" }
    return Lexicon(
      files.flatMap { file -> [(phrase: [UInt8], sense: Sense)] in
        let lines = CueLines(file.text)
        return file.name == name || language == "en" ? lines.cues : []
      })
  }

  /// The English cues, parsed at first use.
  static let english = embedded("en")
}

/// The lines of an embedded text, as `head: item, item`.
struct CueLines {
  /// A head and its items; continuation lines are joined.
  struct Line {
    var head: String
    var items: [[UInt8]]
  }

  private(set) var lines: [Line] = []

  /// Reads a file's lines, or only the first that begins with a word.
  init(_ text: StaticString, only head: String? = nil) {
    guard text.hasPointerRepresentation else { return }
    let bytes = unsafe Array(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    var start = 0
    while start < bytes.count {
      var stop = start
      while stop < bytes.count, bytes[stop] != UInt8(ascii: "\n") { stop += 1 }
      if head.map({ bytes[start..<stop].starts(with: $0.utf8) }) ?? true {
        add(bytes[start..<stop])
      }
      if head != nil, !lines.isEmpty { return }
      start = stop + 1
    }
  }

  private mutating func add(_ line: ArraySlice<UInt8>) {
    guard let first = line.first, first != UInt8(ascii: "#") else { return }
    if first == UInt8(ascii: " ") {
      if !lines.isEmpty { lines[lines.count - 1].items += Self.items(of: line) }
      return
    }
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
    lines.append(
      Line(
        head: String(decoding: line[..<colon], as: UTF8.self),
        items: Self.items(of: line[(colon + 1)...])))
  }

  private static func items(of bytes: ArraySlice<UInt8>) -> [[UInt8]] {
    bytes.split(separator: UInt8(ascii: ",")).compactMap { part in
      var part = part
      while part.first == UInt8(ascii: " ") { part.removeFirst() }
      while part.last == UInt8(ascii: " ") { part.removeLast() }
      return part.isEmpty ? nil : Array(part)
    }
  }

  /// The lines as cues; a head that names no class is passed over.
  var cues: [(phrase: [UInt8], sense: Sense)] {
    let classes = Dictionary(
      uniqueKeysWithValues: CueClass.allCases.map { (String(describing: $0), $0) })
    return lines.flatMap { line -> [(phrase: [UInt8], sense: Sense)] in
      let words = line.head.split(separator: " ", maxSplits: 1).map(String.init)
      guard let name = words.first, let cue = classes[name] else { return [] }
      let sense = Sense(cue, words.count > 1 ? words[1] : "")
      return line.items.map { ($0, sense) }
    }
  }
}
