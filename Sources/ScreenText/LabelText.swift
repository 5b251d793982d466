/// The words of a bracket as they are displayed: the only place that changes English spelling.
package enum LabelText {
  /// Words as a label: on one line, without quotation marks or an article, capitalised.
  package static func label(_ bytes: ArraySlice<UInt8>) -> String {
    capitalized(withoutArticle(verbatim(bytes)))
  }

  /// Words unchanged, on one line and without the quotation marks around them.
  package static func verbatim(_ bytes: ArraySlice<UInt8>) -> String { unquoted(line(bytes)) }

  /// Words unchanged, on one line, without a trailing number that belongs to a list's next item.
  package static func line(_ bytes: ArraySlice<UInt8>) -> String {
    let bytes = withoutNextNumber(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    return isLine(bytes) ? text : text.split { $0.isWhitespace }.spaced
  }

  /// Words without a line break followed by a number such as "6." or "6)" at their end.
  private static func withoutNextNumber(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let mark = bytes.last, mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")") else {
      return bytes
    }
    var rest = bytes.dropLast()
    let digits = rest.reversed().prefix { $0.isASCIIDigit }.count
    guard (1...3).contains(digits) else { return bytes }
    rest = rest.dropLast(digits)
    let blanks = rest.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    rest = rest.dropLast(blanks)
    guard rest.last == 0x0A else { return bytes }
    return rest.dropLast()
  }

  /// Whether ASCII words are separated by single spaces and have no other white space.
  private static func isLine(_ bytes: ArraySlice<UInt8>) -> Bool {
    var last = UInt8(ascii: " ")
    for byte in bytes {
      guard byte &- 0x21 < 0x5F || byte == 0x20 && last != 0x20 else { return false }
      last = byte
    }
    return last != 0x20
  }

  /// A text without the marks that enclose all of it.
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

  /// The ASCII marks that open any of the pairs.
  private static let marks = Array("\"'`*_".utf8)

  private static let pairs: [(Character, Character)] = [
    ("\"", "\""), ("'", "'"), ("“", "”"), ("„", "“"), ("‘", "’"), ("«", "»"), ("`", "`"),
    ("*", "*"), ("_", "_"),
  ]

  /// A text without its leading article, unless the article is part of a name: "The Last
  /// Lighthouse".
  package static func withoutArticle(_ text: String) -> String {
    guard let space = text.utf8.prefix(4).firstIndex(of: UInt8(ascii: " ")) else { return text }
    let rest = text[text.utf8.index(after: space)...]
    switch text[..<space] {
    case "the", "a", "an": return String(rest)
    case "The", "A", "An": return rest.utf8.first.map(isSmall) ?? false ? String(rest) : text
    default: return text
    }
  }

  /// A text with its first letter in upper case, unless its first word is a name in itself:
  /// "iPhone", "gh-01", "dan.w", "p95".
  package static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first else { return text }
    guard first < 0x80 else { return capitalizedScalar(text) }
    guard isSmall(first), !(text.utf8.dropFirst().first?.isASCIICapital ?? false),
      !isCode(text.utf8.prefix { $0 != UInt8(ascii: " ") })
    else { return text }
    var bytes = Array(text.utf8)
    bytes[0] = first & 0xDF
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func capitalizedScalar(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, first.properties.isLowercase,
      !(scalars.dropFirst().first?.properties.isUppercase ?? false)
    else { return text }
    return first.properties.titlecaseMapping + String(scalars.dropFirst())
  }

  /// Whether a word is written as the names of machines, accounts and measures are: with an
  /// underscore, an at sign or a point inside, with a hyphen and a digit after it, or as a letter
  /// before digits. "e.g." and "p.m." are abbreviations.
  package static func isCode(_ word: Substring.UTF8View) -> Bool {
    let inner = word.dropFirst().dropLast()
    if inner.contains(where: { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@") }) { return true }
    let parts = word.split(separator: UInt8(ascii: "."))
    if inner.contains(UInt8(ascii: ".")), parts.contains(where: { $0.count > 1 }) { return true }
    let rest = word.drop { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
    if rest.contains(where: \.isASCIIDigit) { return true }
    return word.count > 1 && word.dropFirst().allSatisfy(\.isASCIIDigit)
  }

  private static func isSmall(_ letter: UInt8) -> Bool { letter &- UInt8(ascii: "a") < 26 }

  /// A text with its first letter in lower case, unless its first word has another upper-case
  /// letter, as "API" has.
  package static func lowercasedStart(_ text: String) -> String {
    guard let first = text.utf8.first, first.isASCIICapital,
      !text.utf8.prefix(while: { $0 != UInt8(ascii: " ") }).dropFirst().contains(
        where: \.isASCIICapital)
    else { return text }
    var bytes = Array(text.utf8)
    bytes[0] = first.lowercasedASCII
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text with its ASCII letters in lower case.
  package static func lowercased(_ text: String) -> String {
    String(decoding: text.utf8.map(\.lowercasedASCII), as: UTF8.self)
  }

  /// The plural of a name, "City" → "Cities"; a name that ends in "s" or in no letter stays as it
  /// is.
  package static func plural(_ text: String) -> String {
    let bytes = Array(text.utf8)
    guard let last = bytes.last, last.isASCIILetter,
      last.lowercasedASCII != UInt8(ascii: "s")
    else { return text }
    let before = bytes.dropLast().last.map(\.lowercasedASCII) ?? 0
    let vowels = Array("aeiou".utf8)
    switch last.lowercasedASCII {
    case UInt8(ascii: "y") where !vowels.contains(before): return String(text.dropLast()) + "ies"
    case UInt8(ascii: "x"): return text + "es"
    case UInt8(ascii: "h") where before == UInt8(ascii: "c") || before == UInt8(ascii: "s"):
      return text + "es"
    default: return text + "s"
    }
  }
}
