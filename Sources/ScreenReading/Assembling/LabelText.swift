import ScreenDiagnostics

/// The words of a bracket as they are shown: the one place where English spelling is touched.
enum LabelText {
  /// Words as a label: in one line, without quotation marks and article, with an upper-case start.
  static func label(_ bytes: ArraySlice<UInt8>) -> String {
    capitalized(withoutArticle(verbatim(bytes)))
  }

  /// Words as they are, in one line and without the quotation marks around them.
  static func verbatim(_ bytes: ArraySlice<UInt8>) -> String { unquoted(line(bytes)) }

  /// Words as they are, in one line.
  static func line(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      // What is a space beyond ASCII is the standard library's.
      let text = String(decoding: bytes, as: UTF8.self)
      return text.split { $0.isWhitespace }.joined(separator: " ")
    }
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    for byte in bytes {
      let isSpace = byte == UInt8(ascii: " ") || byte &- UInt8(ascii: "\t") < 5
      guard isSpace else {
        line.append(byte)
        continue
      }
      if let last = line.last, last != UInt8(ascii: " ") { line.append(UInt8(ascii: " ")) }
    }
    if line.last == UInt8(ascii: " ") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// A text without the marks that are around all of it.
  private static func unquoted(_ line: String) -> String {
    guard let start = line.utf8.first, start >= 0x80 || marks.contains(start) else { return line }
    var text = line[...]
    while let first = text.first, let last = text.last, text.count > 2,
      pairs.contains(where: { $0 == first && $1 == last }),
      !text.dropFirst().dropLast().contains(where: { $0 == first || $0 == last })
    {
      text = text.dropFirst().dropLast()
      while text.first == " " { text.removeFirst() }
      while text.last == " " { text.removeLast() }
    }
    return String(text)
  }

  /// The marks of ASCII that begin any of the pairs.
  private static let marks = Array("\"'`*_".utf8)

  private static let pairs: [(Character, Character)] = [
    ("\"", "\""), ("'", "'"), ("“", "”"), ("„", "“"), ("‘", "’"), ("«", "»"), ("`", "`"),
    ("*", "*"), ("_", "_"),
  ]

  /// A text without the article before it, unless that is a name's own: "The Last Lighthouse".
  static func withoutArticle(_ text: String) -> String {
    for article in ["the ", "a ", "an "] where text.hasPrefix(article) {
      return String(text.dropFirst(article.count))
    }
    for article in ["The ", "A ", "An "] where text.hasPrefix(article) {
      let rest = text.dropFirst(article.count)
      if rest.utf8.first.map({ $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }) ?? false {
        return String(rest)
      }
    }
    return text
  }

  /// A text with an upper-case start, "iPhone" and the like as they are.
  static func capitalized(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard let first = bytes.first, first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z"),
      bytes.count == 1 || !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[1])
    else { return text }
    bytes[0] = first & 0xDF
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text in lower case, as far as its letters are ASCII.
  static func lowercased(_ text: String) -> String {
    String(
      decoding: text.utf8.map { byte in
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
      }, as: UTF8.self)
  }
}
