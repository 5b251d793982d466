internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

extension RecipeLibrary.Entry {
  /// Parses `screen name: cue, cue` and the lines below it, apart from the contents.
  init(_ text: FileText, _ lines: Range<Int>) {
    self.text = text
    names = lines.lowerBound..<lines.lowerBound
    body = names
    for line in text.lines(of: lines) {
      let content = text.trimmed(line)
      guard !content.isEmpty, text.bytes[content.lowerBound] != UInt8(ascii: "#") else { continue }
      if content.lowerBound > line.lowerBound {
        read(content)
      } else if line.lowerBound == lines.lowerBound {
        readHead(content)
      }
    }
  }

  private mutating func readHead(_ head: Range<Int>) {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: head),
      let space = text.firstIndex(of: UInt8(ascii: " "), in: head.lowerBound..<colon)
    else { return }
    name = text.string(space + 1..<colon)
    kind = RecipeLibrary.Kind(rawValue: text.string(head.lowerBound..<space)) ?? .part
    names = colon + 1..<head.upperBound
    body = head.upperBound..<head.upperBound
  }

  /// Parses a line below the head, or adds it to the range of the contents.
  private mutating func read(_ line: Range<Int>) {
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
