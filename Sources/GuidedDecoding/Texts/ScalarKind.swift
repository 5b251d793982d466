internal import ScreenAdmission
internal import ScreenGrammar
internal import ScreenText

/// The kinds of scalars that the rules for texts distinguish.
enum ScalarKind: UInt8, CaseIterable {
  /// Never shown, or changed by cleaning, such as a tab.
  case forbidden
  case space, newline
  /// White space that cleaning keeps within a text, such as U+00A0.
  case otherSpace
  case invisible, invisibleEmoji, emoji
  /// U+1F3F4, after which tags spell the flag of a region.
  case flag
  case tag, cancelTag
  case digit0, digit1, digit2, digit3, digit4, digit5, digit6, digit7, digit8, digit9
  /// The letters in the schemes that an address may have, in either case.
  case letterA, letterE, letterH, letterI, letterL, letterM, letterO, letterP, letterS, letterT
  case otherLetter
  case hyphen
  /// A bullet of a list item, other than the hyphen.
  case bullet
  case openingBracket, closingBracket, fullStop, underscore, colon
  /// A slash, a question mark or a number sign, after which no scheme can follow.
  case separator
  /// A scalar that no address has: a quotation mark, a backslash, an angle bracket.
  case unsafe
  case other
}

extension ScalarKind {
  /// The value of a digit; nil for other kinds.
  var digit: Int? {
    let digits = Self.digit0.rawValue...Self.digit9.rawValue
    return digits.contains(rawValue) ? Int(rawValue - Self.digit0.rawValue) : nil
  }

  /// The lower-case letter; nil for other kinds and for letters that no scheme has.
  var letter: UInt8? {
    switch self {
    case .letterA: UInt8(ascii: "a")
    case .letterE: UInt8(ascii: "e")
    case .letterH: UInt8(ascii: "h")
    case .letterI: UInt8(ascii: "i")
    case .letterL: UInt8(ascii: "l")
    case .letterM: UInt8(ascii: "m")
    case .letterO: UInt8(ascii: "o")
    case .letterP: UInt8(ascii: "p")
    case .letterS: UInt8(ascii: "s")
    case .letterT: UInt8(ascii: "t")
    default: nil
    }
  }

  /// Whether it is an ASCII letter.
  var isLetter: Bool { letter != nil || self == .otherLetter }

  /// Whether cleaning treats it as white space.
  var isSpace: Bool { self == .space || self == .newline || self == .otherSpace }

  /// The kind of a scalar, by the rules of admission.
  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " ": self = .space
    case "\n": self = .newline
    case "0"..."9":
      self = Self(rawValue: Self.digit0.rawValue + UInt8(scalar.value - 0x30)) ?? .other
    case "a"..."z", "A"..."Z":
      let lower = UInt8(truncatingIfNeeded: scalar.value | 0x20)
      self = Self.allCases.first { $0.letter == lower } ?? .otherLetter
    case "-": self = .hyphen
    case "(": self = .openingBracket
    case ")": self = .closingBracket
    case ".": self = .fullStop
    case "_": self = .underscore
    case ":": self = .colon
    case "/", "?", "#": self = .separator
    case "\"", "\\", "<", ">": self = .unsafe
    case "\u{1F3F4}": self = .flag
    case "\u{E0020}"..."\u{E007E}": self = .tag
    case "\u{E007F}": self = .cancelTag
    default: self = Self(remaining: scalar)
    }
  }

  private init(remaining scalar: Unicode.Scalar) {
    if ScalarClass.isNewline(scalar) || ScalarClass.isForbidden(scalar, after: nil) {
      self = .forbidden
    } else if ScalarClass.isSpace(scalar) {
      self = .otherSpace
    } else if TextMarkers.bullets.contains(scalar) {
      self = .bullet
    } else if ScalarClass.isEmoji(scalar) {
      self = ScalarClass.isVisible(scalar) ? .emoji : .invisibleEmoji
    } else {
      self = ScalarClass.isVisible(scalar) ? .other : .invisible
    }
  }
}

/// A set of scalar kinds, with one bit for each.
struct ScalarKinds: OptionSet, Hashable, Sendable {
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

  init(_ kind: ScalarKind) { rawValue = 1 << UInt64(kind.rawValue) }
}
