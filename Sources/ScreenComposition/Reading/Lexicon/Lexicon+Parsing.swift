extension Lexicon {
  /// The lexicon of a language, from its embedded cue file; empty where there is none.
  ///
  /// A line reads `class argument: phrase, phrase`; lines that begin with a space go on with the
  /// phrases before them, and `#` begins a remark.
  private static func embedded(_ file: String) -> Lexicon {
    Lexicon(EmbeddedText.files.filter { $0.name == file }.flatMap { CueLines($0.text).lines })
  }

  /// The English cues and the names of kinds of screens, parsed at first use.
  static let english = Lexicon(
    EmbeddedText.files.filter { $0.name == "en.cues" }.flatMap { CueLines($0.text).lines }
      + RecipeBook.shipped.entries.filter { $0.kind == .screen }.map {
        CueLines.Line(head: "screen " + $0.name, items: $0.names)
      })

  /// The cues of the other languages by their codes, parsed when one of them is first read.
  private static let others: [String: Lexicon] = Dictionary(
    uniqueKeysWithValues: Language.codes.map { ($0, embedded($0 + ".cues")) })

  /// The lexicon of a language; English where it has none.
  static func of(_ language: String) -> Lexicon {
    language == "en" ? english : others[language] ?? english
  }
}

/// The lines of an embedded text, as `head: item, item`.
struct CueLines {
  /// A head and its items; continuation lines are joined.
  struct Line {
    var head: String
    var items: [ArraySlice<UInt8>]
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

  private static func items(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var items: [ArraySlice<UInt8>] = []
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var stop = start
      while stop < bytes.endIndex, bytes[stop] != UInt8(ascii: ",") { stop += 1 }
      var last = stop
      while start < last, bytes[start] == UInt8(ascii: " ") { start += 1 }
      while last > start, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
      if last > start { items.append(bytes[start..<last]) }
      start = stop + 1
    }
    return items
  }
}
