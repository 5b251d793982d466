internal import ScreenModel

/// The direction of a text, by its first strong character.
enum TextDirection {
  case leftToRight, rightToLeft

  /// Determines the direction of a text; nil if it has no strong character.
  ///
  /// This approximates Unicode's bidirectional classes (UAX #9): all characters in the blocks of
  /// right-to-left scripts count as such; digits, punctuation, symbols and emoji are weak or
  /// neutral.
  init?(firstStrongOf text: String) {
    for scalar in text.unicodeScalars {
      if Self.isRightToLeft(scalar) {
        self = .rightToLeft
        return
      }
      switch scalar.value {
      case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xB5, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2B8,
        0x370...0x58F, 0x900...0x1FFF, 0x2C00...0x2DFF, 0x3005...0xD7FF, 0xF900...0xFB1C,
        0xFF21...0xFF3A, 0xFF41...0xFFDC, 0x10000...0x107FF, 0x11000...0x1D0FF, 0x20000...0x3FFFF:
        self = .leftToRight
        return
      default: continue
      }
    }
    return nil
  }

  /// Whether a character is in a block of a right-to-left script.
  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  /// Determines the direction of a screen: that of its title, or else of the first section title
  /// with one, or else of its language.
  init(of screen: Screen, in language: String) {
    if let direction = TextDirection(firstStrongOf: screen.title) {
      self = direction
      return
    }
    for section in screen.sections {
      guard let direction = TextDirection(firstStrongOf: section.title) else { continue }
      self = direction
      return
    }
    self = Self.isRightToLeft(language: language) ? .rightToLeft : .leftToRight
  }

  /// Whether a language is usually written from right to left, if its tag names no script.
  private static func isRightToLeft(language: String) -> Bool {
    let parts = language.lowercased().split(separator: "-")
    guard let first = parts.first else { return false }
    let script = parts.dropFirst().first { $0.utf8.count == 4 }
    if let script { return ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains(script) }
    return ["ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb"].contains(first)
  }
}
