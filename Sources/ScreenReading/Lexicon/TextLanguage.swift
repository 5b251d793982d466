/// Detects the language of a text if it is certain.
package enum TextLanguage {
  /// In English text, at most one letter in this many is not ASCII.
  private static let foreignLetters = 30
  /// In English text, at least one word in this many is an English cue.
  private static let knownWords = 8

  /// Returns the language of a text, detected by its script or by the words that only one language
  /// has.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isRead: Whether the text has already been read as English.
  /// - Returns: The BCP 47 code of the language; nil if it is ambiguous.
  package static func of(_ text: String, readAsEnglish isRead: Bool) -> String? {
    var letters = 0
    var foreign = 0
    var scripts: [Script: Int] = [:]
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        if scalar.properties.isAlphabetic { letters += 1 }
      } else if let script = Script(scalar) {
        scripts[script, default: 0] += 1
      } else if scalar.properties.isAlphabetic {
        letters += 1
        foreign += 1
      }
    }
    if let script = Script.allCases.max(by: { scripts[$0, default: 0] < scripts[$1, default: 0] }),
      scripts[script, default: 0] > letters
    {
      return script.language(in: scripts)
    }
    guard letters > 0 else { return nil }
    let document = Document(text)
    let bytes = Array(text.utf8)
    let prevailing = Language.prevailing(in: document, bytes)
    guard prevailing == "en" else { return prevailing }
    guard foreign * foreignLetters <= letters else { return nil }
    if isRead { return "en" }
    let words = document.tokens.lazy.filter(\.isWord)
    let known = words.count { Lexicon.shipped.isEnglish($0.hash) }
    return known * knownWords >= words.count && known > 0 ? "en" : nil
  }
}

/// A script, or part of one, that determines the language or narrows it down.
private enum Script: CaseIterable {
  case hebrew, arabic, greek, thai, georgian, armenian, hangul, kana, han, cyrillic
  /// Letters that only some languages of a script use, and the remaining scripts.
  case otherArabic, russian, ukrainian, other

  /// Creates the script of a letter; nil for Latin and for characters that are not letters.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x0370...0x03FF, 0x1F00...0x1FFF: self = .greek
    case 0x044B, 0x044D, 0x0451, 0x042B, 0x042D, 0x0401: self = .russian
    case 0x0454, 0x0457, 0x0491, 0x0404, 0x0407, 0x0490: self = .ukrainian
    case 0x0400...0x052F: self = .cyrillic
    case 0x0531...0x058F: self = .armenian
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: self = .hebrew
    case 0x067E, 0x0679, 0x0686, 0x0688, 0x0691, 0x0698, 0x06A9, 0x06AF, 0x06BA, 0x06BE, 0x06C1,
      0x06CC, 0x06D2:
      self = .otherArabic
    case 0x0620...0x064A, 0x0671...0x06D3: self = .arabic
    case 0x0E00...0x0E7F: self = .thai
    case 0x10A0...0x10FF: self = .georgian
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7A3: self = .hangul
    case 0x3040...0x30FF: self = .kana
    case 0x3400...0x4DBF, 0x4E00...0x9FFF: self = .han
    case 0x0700...0x0DFF, 0x0E80...0x109F, 0x1200...0x1CFF: self = .other
    default: return nil
    }
  }

  /// Returns the language of a text in which this script prevails; nil if several languages use it.
  func language(in counts: [Script: Int]) -> String? {
    switch self {
    case .hebrew: "he"
    case .arabic: counts[.otherArabic] == nil ? "ar" : nil
    case .greek: "el"
    case .thai: "th"
    case .georgian: "ka"
    case .armenian: "hy"
    case .hangul: "ko"
    case .kana: "ja"
    case .han: counts[.kana] != nil ? "ja" : counts[.hangul] != nil ? "ko" : "zh"
    case .cyrillic, .russian, .ukrainian:
      switch (counts[.russian] != nil, counts[.ukrainian] != nil) {
      case (true, false): "ru"
      case (false, true): "uk"
      default: nil
      }
    case .otherArabic, .other: nil
    }
  }
}
