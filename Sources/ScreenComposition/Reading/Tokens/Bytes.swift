/// Questions about the bytes of a text.
enum Bytes {
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Whether a byte is an ASCII letter.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool { (byte | 0x20) &- UInt8(ascii: "a") < 26 }

  /// The length of the scalar at an index; 1 for an ill-formed byte.
  static func scalarLength(_ bytes: [UInt8], _ index: Int) -> Int {
    let length =
      switch bytes[index] {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard index + length <= bytes.count else { return 1 }
    for offset in 1..<max(length, 2) where length > 1 && bytes[index + offset] & 0xC0 != 0x80 {
      return 1
    }
    return length
  }

  /// The length of the letter beyond ASCII at an index; nil where there is none.
  ///
  /// Signs, punctuation, arrows, dingbats and emoji are not letters; an apostrophe is one.
  static func letterLength(_ bytes: [UInt8], _ index: Int) -> Int? {
    let length = scalarLength(bytes, index)
    guard length > 1 else { return nil }
    switch bytes[index] {
    case 0xC2: return bytes[index + 1] == 0xB5 || bytes[index + 1] == 0xAA ? 2 : nil
    case 0xC3: return bytes[index + 1] == 0x97 || bytes[index + 1] == 0xB7 ? nil : 2
    case 0xC4...0xDF: return 2
    case 0xE2:
      let isApostrophe =
        bytes[index + 1] == 0x80 && bytes[index + 2] == 0x99 && index > 0
        && isWord(bytes[index - 1]) && index + 3 < bytes.count && isWord(bytes[index + 3])
      return isApostrophe ? 3 : nil
    case 0xE3: return bytes[index + 1] == 0x80 && bytes[index + 2] < 0xA0 ? nil : 3
    case 0xEF: return bytes[index + 1] >= 0xBC ? 3 : nil
    case 0xF0: return bytes[index + 1] == 0x9F ? nil : 4
    default: return length
    }
  }

  /// Whether a word is an abbreviation that its full stop belongs to.
  static func isAbbreviation(_ word: ArraySlice<UInt8>) -> Bool {
    let first = word.startIndex
    switch word.count {
    case 2:
      return word[first] | 0x20 == UInt8(ascii: "v") && word[first + 1] | 0x20 == 0x73
        || ["St", "Dr", "Mr", "Ms", "Mt"].contains { word.elementsEqual($0.utf8) }
    case 3:
      return word[first + 1] == UInt8(ascii: ".")
        || word.elementsEqual("etc".utf8) || word.elementsEqual("min".utf8)
        || word.elementsEqual("max".utf8) || word.elementsEqual("Mrs".utf8)
    default:
      // "Kanalstr. 7"
      return word.suffix(3).elementsEqual("str".utf8)
    }
  }

  /// A folded byte sequence: ASCII and Latin-1 letters lower case, an apostrophe in its plain form.
  @inline(__always)
  static func fold(_ bytes: [UInt8], _ index: inout Int) -> UInt8 {
    let byte = bytes[index]
    index += 1
    if byte &- UInt8(ascii: "A") < 26 { return byte | 0x20 }
    guard byte >= 0x80 else { return byte }
    if (0x80...0x9E).contains(byte), index > 1, bytes[index - 2] == 0xC3 { return byte | 0x20 }
    if byte == 0xE2, index + 1 < bytes.count, bytes[index] == 0x80, bytes[index + 1] == 0x99 {
      index += 2
      return UInt8(ascii: "'")
    }
    return byte
  }
}
