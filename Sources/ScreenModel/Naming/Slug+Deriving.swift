extension Slug {
  /// Returns the slug derived from a label, as `e-mail-address` from "E-mail address"; nil if
  /// nothing is left of the label.
  ///
  /// It consists of lower-case ASCII letters and digits, with one hyphen in place of everything
  /// between them; Latin letters lose their diacritics. It is cut to `limit` bytes, between words
  /// if possible.
  package static func derived(from label: String, limit: Int = 40) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(min(label.utf8.count, limit) + 2)
    var isBetween = false
    for scalar in label.unicodeScalars {
      guard bytes.count <= limit else { break }
      let letters = letters(of: scalar)
      guard !letters.isEmpty else {
        // An apostrophe joins: "driver's" is one word. So does a combining mark.
        isBetween = isBetween || !joins(scalar)
        continue
      }
      if isBetween, !bytes.isEmpty { bytes.append(UInt8(ascii: "-")) }
      isBetween = false
      bytes.append(contentsOf: letters.utf8)
    }
    if bytes.count > limit {
      let cut = bytes[..<max(0, limit + 1)].lastIndex(of: UInt8(ascii: "-"))
      bytes.removeSubrange((cut ?? max(0, limit))...)
    }
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a slug, numbered if it is among those taken, and adds it to them.
  ///
  /// `next` holds the number to try first for each slug, so that a thousand equal labels take no
  /// more than a thousand steps.
  package static func unique(
    _ slug: String, limit: Int, taken: inout Set<String>, next: inout [String: Int]
  ) -> String {
    guard !taken.insert(slug).inserted else { return slug }
    var number = next[slug] ?? 2
    while true {
      let suffix = "-" + String(number)
      let stem = slug.utf8.prefix(max(0, limit - suffix.utf8.count))
      // A slug is ASCII, so any prefix of it is one too.
      let numbered = String(decoding: stem, as: UTF8.self) + suffix
      number += 1
      guard !taken.insert(numbered).inserted else {
        next[slug] = number
        return numbered
      }
    }
  }

  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "’" || (0x300...0x36F).contains(scalar.value)
  }

  /// Returns the basic Latin letters and digits of a scalar, in lower case; empty if it has none.
  /// Strings this short allocate no memory.
  private static func letters(of scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: String(scalar)
    case 0x41...0x5A: String(Unicode.Scalar(UInt8(scalar.value) | 0x20))
    case 0xC0...0x17F: latin(scalar)
    default: ""
    }
  }

  /// Returns the basic Latin letters of a letter of Latin-1 or Latin Extended-A.
  private static func latin(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "À"..."Å", "à"..."å", "Ā"..."ą": "a"
    case "Æ", "æ": "ae"
    case "Ç", "ç", "Ć"..."č": "c"
    case "Ð", "ð", "Ď"..."đ": "d"
    case "È"..."Ë", "è"..."ë", "Ē"..."ě": "e"
    case "Ĝ"..."ģ": "g"
    case "Ĥ"..."ħ": "h"
    case "Ì"..."Ï", "ì"..."ï", "Ĩ"..."ı": "i"
    case "Ĳ", "ĳ": "ij"
    case "Ĵ", "ĵ": "j"
    case "Ķ"..."ĸ": "k"
    case "Ĺ"..."ł": "l"
    case "Ñ", "ñ", "Ń"..."ŋ": "n"
    case "Ò"..."Ö", "Ø", "ò"..."ö", "ø", "Ō"..."ő": "o"
    case "Œ", "œ": "oe"
    case "Ŕ"..."ř": "r"
    case "Ś"..."š", "ſ": "s"
    case "ß": "ss"
    case "Þ", "þ": "th"
    case "Ţ"..."ŧ": "t"
    case "Ù"..."Ü", "ù"..."ü", "Ũ"..."ų": "u"
    case "Ŵ", "ŵ": "w"
    case "Ý", "ý", "ÿ", "Ŷ"..."Ÿ": "y"
    case "Ź"..."ž": "z"
    default: ""
    }
  }
}
