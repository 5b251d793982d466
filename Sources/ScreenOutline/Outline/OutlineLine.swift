import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// A line: the range of its words, and their indentation.
struct OutlineLine {
  /// The bytes without the white space around them.
  var range: Range<Int>
  /// The columns of indentation; a tab advances to the next multiple of four.
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
struct ListMarker: Equatable {
  /// The kind of the mark; items of one list have marks of one kind.
  enum Kind: Equatable {
    /// A sign, by its scalar.
    case sign(UInt32)
    case number, letter
  }

  var kind: Kind
  /// Its length in bytes, including the space after it.
  var length: Int

  var isOrdered: Bool {
    if case .sign = kind { false } else { true }
  }

  /// Creates the mark at the start of some words; nil if there is none.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - isTight: Whether a letter may directly follow a hyphen, a bullet or a number.
  init?(_ words: ArraySlice<UInt8>, isTight: Bool = false) {
    guard let first = words.first else { return nil }
    if let sign = Self.sign(words) {
      let rest = words.dropFirst(sign.length)
      let mayBeTight =
        sign.scalar == UInt32(UInt8(ascii: "-")) && isTight || sign.scalar == Self.bullet
      guard let space = Self.space(rest) ?? (mayBeTight && Self.isLetter(rest) ? 0 : nil) else {
        return nil
      }
      kind = .sign(sign.scalar)
      length = sign.length + space
      return
    }
    if Self.box(words) != nil {
      // The box is read with the words of the item.
      (kind, length) = (.sign(UInt32(first)), 0)
      return
    }
    if isTight, let length = Self.dottedNumber(words) {
      (kind, self.length) = (.number, length)
      return
    }
    var rest = words
    let isBracketed = first == UInt8(ascii: "(")
    if isBracketed { rest = rest.dropFirst() }
    let digits = rest.prefix { $0.isASCIIDigit }
    var name = digits.isEmpty ? rest.prefix(1).prefix { $0.isASCIILetter } : digits.prefix(4)
    if digits.isEmpty, let roman = Self.roman(rest) { name = roman }
    if !digits.isEmpty, rest.dropFirst(digits.count).first.map(\.isASCIISmallLetter) ?? false,
      rest.dropFirst(digits.count + 1).first == UInt8(ascii: ")")
    {
      // "4a)" is below "4)".
      name = rest.prefix(digits.count + 1)
    }
    guard !name.isEmpty, digits.count < 4, let mark = rest.dropFirst(name.count).first,
      mark == UInt8(ascii: ")") || mark == UInt8(ascii: ".") && !isBracketed,
      let space = Self.space(rest.dropFirst(name.count + 1))
        ?? (isTight && !digits.isEmpty && Self.isLetter(rest.dropFirst(name.count + 1)) ? 0 : nil)
    else { return nil }
    kind = digits.isEmpty ? .letter : .number
    length = (isBracketed ? 1 : 0) + name.count + 1 + space
  }

  /// A Roman number of two or more letters that some words begin with: "iii".
  private static func roman(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = words.prefix(5).prefix { $0.isASCIILetter }
    let isSmall = name.first.map(\.isASCIISmallLetter) ?? false
    let signs = isSmall ? Array("ivx".utf8) : Array("IVX".utf8)
    return (2...4).contains(name.count) && name.allSatisfy(signs.contains) ? name : nil
  }

  /// Creates the mark of a number alone, "3 Date", before a letter; nil for other words.
  init?(bareNumber words: ArraySlice<UInt8>) {
    let digits = words.prefix { $0.isASCIIDigit }
    guard (1...2).contains(digits.count), words.dropFirst(digits.count).first == UInt8(ascii: " "),
      case let rest = words.dropFirst(digits.count + 1), Self.isLetter(rest),
      rest.first != Self.punctuation
    else { return nil }
    (kind, length) = (.number, digits.count + 1)
  }

  /// The first byte of dashes, arrows and other marks.
  private static let punctuation: UInt8 = 0xE2

  /// The two parts of a number such as "3.1" that some words begin with.
  static func dotted(_ words: ArraySlice<UInt8>) -> (Int, Int)? {
    let first = words.prefix { $0.isASCIIDigit }
    guard (1...2).contains(first.count), words.dropFirst(first.count).first == UInt8(ascii: ".")
    else { return nil }
    let second = words.dropFirst(first.count + 1).prefix { $0.isASCIIDigit }
    guard (1...2).contains(second.count), let whole = Int(String(decoding: first, as: UTF8.self)),
      let part = Int(String(decoding: second, as: UTF8.self))
    else { return nil }
    return (whole, part)
  }

  /// The length of a number of two parts, "3.1 " or "2.4) ", before a letter.
  private static func dottedNumber(_ words: ArraySlice<UInt8>) -> Int? {
    guard dotted(words) != nil else { return nil }
    var rest = words.drop { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    if rest.first == UInt8(ascii: ")") { rest = rest.dropFirst() }
    guard let space = space(rest), isLetter(rest.dropFirst(space)) else { return nil }
    return rest.startIndex + space - words.startIndex
  }

  private static let bullet: UInt32 = 0x2022

  private static func isLetter(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first.map { $0.isASCIILetter || $0 >= 0xC3 } ?? false
  }

  /// The length of the white space before something else.
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
