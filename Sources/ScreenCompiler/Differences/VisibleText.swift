/// A text in which everything can be seen: invisible characters are written `\u{…}`, and bytes that
/// are not UTF-8 `\x{…}`.
struct VisibleText {
  private enum Unit: Hashable {
    case scalar(Unicode.Scalar)
    /// A byte that belongs to no character of UTF-8.
    case byte(UInt8)

    var scalar: Unicode.Scalar? { if case .scalar(let scalar) = self { scalar } else { nil } }
  }

  private var units: [Unit]
  /// The visible characters that are written by number too, to tell two texts apart.
  private var numbered: Set<Int> = []
  /// Whether numbers are written `<U+1B>`, because one of two texts contains `\u{1B}` as words.
  private var hasOtherNumbers = false
  /// Where the text differs from the one that it was compared with.
  private var firstDifference = 0

  init(_ text: String) { units = text.unicodeScalars.map(Unit.scalar) }

  init(_ bytes: ArraySlice<UInt8>) {
    if let text = String(validating: bytes, as: UTF8.self) {
      units = text.unicodeScalars.map(Unit.scalar)
      return
    }
    units = []
    var rest = bytes
    while let byte = rest.first {
      let lengths = 1...min(4, rest.count)
      let length = lengths.first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length {
        units += String(decoding: rest.prefix(length), as: UTF8.self).unicodeScalars.map(
          Unit.scalar)
      } else {
        units.append(.byte(byte))
      }
      rest = rest.dropFirst(length ?? 1)
    }
  }

  /// The text.
  var text: String { text(of: units.indices) }

  /// What can be seen of the text without its spaces; texts of different normal forms are equal.
  var look: String { bare(units.indices) }

  /// A part of the text, with at most as many characters, in which its difference can be seen.
  func excerpt(_ limit: Int) -> String {
    guard units.count > limit else { return text }
    let start = firstDifference < limit * 3 / 4 ? 0 : firstDifference - limit / 4
    let end = min(units.count, start + limit)
    return (start > 0 ? "…" : "") + text(of: start..<end) + (end < units.count ? "…" : "")
  }

  private func text(of range: Range<Int>) -> String {
    var result = ""
    for index in range {
      switch units[index] {
      case .byte(let byte): result += "\\x{\(String(byte, radix: 16, uppercase: true))}"
      case .scalar(let scalar):
        guard scalar.isInvisible || numbered.contains(index) else {
          result.unicodeScalars.append(scalar)
          continue
        }
        let number = String(scalar.value, radix: 16, uppercase: true)
        result += hasOtherNumbers ? "<U+\(number)>" : "\\u{\(number)}"
      }
    }
    return result
  }

  /// Writes characters by number where two different texts would look the same: spaces at the end,
  /// other spaces, letters of another normal form or script.
  static func distinguish(_ old: inout VisibleText, _ new: inout VisibleText) {
    guard old.units != new.units else { return }
    let shorter = min(old.units.count, new.units.count)
    let start = (0..<shorter).first { old.units[$0] != new.units[$0] } ?? shorter
    var tail = 0
    while tail < shorter - start,
      old.units[old.units.count - 1 - tail] == new.units[new.units.count - 1 - tail]
    {
      tail += 1
    }
    (old.firstDifference, new.firstDifference) = (start, start)
    let (oldPart, newPart) = (start..<old.units.count - tail, start..<new.units.count - tail)
    if old.bare(oldPart) == new.bare(newPart) {
      old.number(oldPart)
      new.number(newPart)
    } else if oldPart.count == newPart.count {
      for (left, right) in zip(oldPart, newPart) {
        guard let one = old.units[left].scalar, let other = new.units[right].scalar,
          one.looksLike(other)
        else { continue }
        if one.isASCII { new.numbered.insert(right) } else { old.numbered.insert(left) }
      }
    }
    if old.text.utf8.elementsEqual(new.text.utf8) {
      (old.hasOtherNumbers, new.hasOtherNumbers) = (true, true)
    }
  }

  private func bare(_ part: Range<Int>) -> String {
    var result = String.UnicodeScalarView()
    for unit in units[part] {
      guard let scalar = unit.scalar else {
        result.append("\u{FFFD}")
        continue
      }
      if !scalar.isInvisible, scalar != " " { result.append(scalar) }
    }
    return String(result)
  }

  /// Numbers what is not ASCII in a part, and the spaces that nothing follows.
  private mutating func number(_ part: Range<Int>) {
    let end = (units.lastIndex { $0 != .scalar(" ") } ?? -1) + 1
    for index in part {
      guard let scalar = units[index].scalar else { continue }
      if !scalar.isASCII || index >= end { numbered.insert(index) }
    }
  }
}

extension Unicode.Scalar {
  /// Whether nothing of the character is seen, or only a space that is no usual one.
  fileprivate var isInvisible: Bool {
    // Blanks that count as letters or symbols: Hangul fillers, and braille without dots.
    if value == 0x3164 || value == 0xFFA0 || value == 0x2800 { return true }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    case .spaceSeparator: return value != 0x20
    default: return properties.isDefaultIgnorableCodePoint
    }
  }

  /// Whether a character is likely to be taken for one of ASCII: a letter of another script, or a
  /// mark such as a dash. Letters with accents are seen to differ.
  fileprivate func looksLike(_ other: Unicode.Scalar) -> Bool {
    guard isASCII != other.isASCII else { return false }
    let (plain, foreign) = isASCII ? (self, other) : (other, self)
    let isLetter = foreign.properties.isAlphabetic && plain.properties.isAlphabetic
    guard isLetter else {
      return Self.isMark(foreign) && Self.isMark(plain)
    }
    // A letter of Latin, with or without accents, is not one of another script.
    return !(0xC0...0x24F).contains(foreign.value) && !(0x1E00...0x1EFF).contains(foreign.value)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .dashPunctuation, .otherPunctuation, .initialPunctuation, .finalPunctuation,
      .openPunctuation, .closePunctuation, .connectorPunctuation, .mathSymbol, .modifierSymbol,
      .modifierLetter:
      true
    default: false
    }
  }
}
