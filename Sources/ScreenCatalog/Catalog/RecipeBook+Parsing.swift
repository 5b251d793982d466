internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

extension RecipeBook {
  /// The first lines of a book's records, without their contents.
  static func entries(in text: FileText) -> [Entry] {
    var entries: [Entry] = []
    // A record has some 200 bytes.
    entries.reserveCapacity(text.bytes.count / 200)
    for line in text.lines {
      let content = text.trimmed(line)
      guard !content.isEmpty, text.bytes[content.lowerBound] != UInt8(ascii: "#") else { continue }
      if text.bytes[line.lowerBound] != UInt8(ascii: " ") {
        guard let entry = Entry(text, head: content) else { continue }
        entries.append(entry)
      } else if let last = entries.indices.last {
        entries[last].read(text, content)
      }
    }
    return entries
  }
}

extension RecipeBook.Entry {
  private typealias Kind = RecipeBook.Kind

  /// Reads `screen name: cue, cue`; nil where it is no head.
  fileprivate init?(_ text: FileText, head: Range<Int>) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: head),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head.lowerBound..<colon)
    else { return nil }
    name = text.string(space + 1..<colon)
    kind = Kind(rawValue: text.string(head.lowerBound..<space)) ?? .part
    names = colon + 1..<head.upperBound
    body = head.upperBound..<head.upperBound
  }

  /// Reads a line below the head, or takes it into the contents.
  fileprivate mutating func read(_ text: FileText, _ line: Range<Int>) {
    switch text.bytes[line.lowerBound] {
    case UInt8(ascii: "t") where text.begins(line, with: "title "):
      title = text.string(line.dropFirst(6))
    case UInt8(ascii: "f") where text.begins(line, with: "for "):
      context = text.string(line.dropFirst(4))
    case UInt8(ascii: "l") where text.begins(line, with: "layout "):
      layout = Screen.Layout(rawValue: text.string(line.dropFirst(7)))
    case UInt8(ascii: "o") where text.begins(line, with: "options "):
      extras = text.string(line.dropFirst(8))
    case UInt8(ascii: "v") where line.count == 5 && text.begins(line, with: "vague"):
      isVague = true
    case UInt8(ascii: "a") where text.begins(line, with: "also "):
      others.append(line.dropFirst(5))
    default:
      if body.isEmpty { body = line }
      body = body.lowerBound..<line.upperBound
    }
  }
}
