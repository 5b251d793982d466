import ScreenDiagnostics

/// The words of a bracket as they are shown: the one place where English spelling is touched.
enum LabelText {
  /// Words as a label: in one line, without quotation marks and article, with an upper-case start.
  static func label(_ bytes: ArraySlice<UInt8>) -> String {
    capitalized(withoutArticle(verbatim(bytes)))
  }

  /// Words as they are, in one line and without the quotation marks around them.
  static func verbatim(_ bytes: ArraySlice<UInt8>) -> String { unquoted(line(bytes)[...]) }

  /// Words as they are, in one line.
  static func line(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self).split { $0.isWhitespace }.joined(separator: " ")
  }

  /// A text without the marks that are around all of it.
  private static func unquoted(_ text: Substring) -> String {
    var text = text
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
