import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// A line: where its words are, and how far they are set in.
struct OutlineLine {
  /// The bytes without the white space around them.
  var range: Range<Int>
  /// How far they are from the margin, a tab up to the next multiple of four.
  var indent: Int

  var isBlank: Bool { range.isEmpty }

  /// The lines of a text; they end at LF, CR LF or a lone CR.
  static func all(of bytes: [UInt8]) -> [OutlineLine] {
    var lines: [OutlineLine] = []
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      lines.append(OutlineLine(start..<end, in: bytes))
      let isPair =
        end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
        && bytes[end + 1] == UInt8(ascii: "\n")
      start = end + (isPair ? 2 : 1)
    }
    return lines
  }

  init(_ range: Range<Int>, in bytes: [UInt8], after column: Int = 0) {
    var (start, end, indent) = (range.lowerBound, range.upperBound, column)
    while start < end, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") {
      indent = bytes[start] == UInt8(ascii: "\t") ? (indent / 4 + 1) * 4 : indent + 1
      start += 1
    }
    while end > start, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    self.range = start..<end
    self.indent = indent
  }
}

/// The mark before an item of a list.
struct ListMark: Equatable {
  /// What kind of mark it is; items of one list have marks of one kind.
  enum Kind: Equatable {
    /// One of several signs, by its scalar.
    case sign(UInt32)
    case number, letter
  }

  var kind: Kind
  /// The bytes that it takes, with the space after it.
  var length: Int

  var isOrdered: Bool {
    if case .sign = kind { false } else { true }
  }

  /// The mark that some words begin with; nil for words without one.
  init?(_ words: ArraySlice<UInt8>) {
    guard let first = words.first else { return nil }
    if let sign = Self.sign(words) {
      guard let space = Self.space(words.dropFirst(sign.length)) else { return nil }
      kind = .sign(sign.scalar)
      length = sign.length + space
      return
    }
    var rest = words
    let isBracketed = first == UInt8(ascii: "(")
    if isBracketed { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCIIDigit }
    let name = digits.isEmpty ? rest.prefix(1).prefix { $0.isASCIILetter } : digits.prefix(4)
    guard !name.isEmpty, digits.count < 4, let mark = rest.dropFirst(name.count).first,
      mark == UInt8(ascii: ")") || mark == UInt8(ascii: ".") && !isBracketed,
      let space = Self.space(rest.dropFirst(name.count + 1))
    else { return nil }
    kind = digits.isEmpty ? .letter : .number
    length = (isBracketed ? 1 : 0) + name.count + 1 + space
  }

  /// How much white space there is, before something else.
  private static func space(_ rest: ArraySlice<UInt8>) -> Int? {
    let count = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    return count > 0 && count < rest.count ? count : nil
  }

  private static func sign(_ words: ArraySlice<UInt8>) -> (scalar: UInt32, length: Int)? {
    guard let first = words.first else { return nil }
    if first == UInt8(ascii: "-") || first == UInt8(ascii: "*") || first == UInt8(ascii: "+") {
      return (UInt32(first), 1)
    }
    guard first >= 0xC2 else { return nil }
    return signs.first { words.starts(with: $0.bytes) }.map { ($0.scalar, $0.bytes.count) }
  }

  private static let signs: [(scalar: UInt32, bytes: [UInt8])] =
    "•–—▪◦‣·✓☐☑".unicodeScalars.map { ($0.value, Array(String($0).utf8)) }

  /// The box that some words begin with, `[ ]` or `[x]`, and its length with the space after it.
  static func box(_ words: ArraySlice<UInt8>) -> (isTicked: Bool, length: Int)? {
    guard words.count > 4, words.first == UInt8(ascii: "[") else { return nil }
    let inside = words[words.startIndex + 1]
    guard words[words.startIndex + 2] == UInt8(ascii: "]"),
      words[words.startIndex + 3] == UInt8(ascii: " ")
    else { return nil }
    if inside == UInt8(ascii: " ") { return (false, 4) }
    return inside | 0x20 == UInt8(ascii: "x") ? (true, 4) : nil
  }
}
