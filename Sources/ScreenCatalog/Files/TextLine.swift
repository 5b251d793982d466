internal import ScreenModel
package import ScreenText

/// A line of a data file: `key argument: text`.
package struct TextLine {
  /// The first word.
  package var key: String
  /// The rest of the text before the colon.
  package var argument: String
  /// The text after the colon.
  package var text: String

  /// The items of the text, separated by commas.
  package var items: [String] { text.split(separator: ",").map(Self.trimmed) }

  /// Parses a line; returns nil for a remark or a line without a colon.
  init?(_ line: Substring) {
    guard line.utf8.first != UInt8(ascii: "#"), let colon = line.utf8.firstIndex(of: 0x3A) else {
      return nil
    }
    let head = line[..<colon].split(separator: " ", maxSplits: 1)
    guard let key = head.first else { return nil }
    self.key = String(key)
    argument = head.count > 1 ? Self.trimmed(head[1]) : ""
    text = Self.trimmed(line[line.utf8.index(after: colon)...])
  }

  /// Returns a text without the spaces around it.
  static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.utf8.first == UInt8(ascii: " ") { text = text.dropFirst() }
    while text.utf8.last == UInt8(ascii: " ") { text = text.dropLast() }
    return String(text)
  }
}

extension TextLine {
  /// Returns the lines of a file, without remarks.
  package static func lines(of text: FileText) -> [TextLine] {
    text.lines.compactMap { TextLine(text.string($0)[...]) }
  }
}
