/// Words as they are compared: in lower case and without accents, which many people leave out.
enum Folding {
  /// Returns a text in lower case, without accents and with straight apostrophes.
  static func folded(_ text: String) -> String {
    let text = text.lowercased()
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var folded = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "à", "á", "â", "ã", "ä", "å": folded += "a"
      case "ç": folded += "c"
      case "è", "é", "ê", "ë": folded += "e"
      case "ì", "í", "î", "ï": folded += "i"
      case "ñ": folded += "n"
      case "ò", "ó", "ô", "õ", "ö", "ø": folded += "o"
      case "ù", "ú", "û", "ü": folded += "u"
      case "ý", "ÿ": folded += "y"
      case "ß": folded += "ss"
      case "œ": folded += "oe"
      case "æ": folded += "ae"
      case "’": folded += "'"
      // Accents that stand by themselves.
      case "\u{300}"..."\u{36F}": continue
      default: folded.unicodeScalars.append(scalar)
      }
    }
    return folded
  }

  /// Returns a folded text with the vowels for which German keyboards elsewhere need two letters.
  static func withoutUmlautPairs(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if byte == UInt8(ascii: "e"), let last = result.last, "aou".utf8.contains(last) { continue }
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
