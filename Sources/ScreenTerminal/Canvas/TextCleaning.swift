/// Removes from an untrusted text everything that must not reach a terminal.
///
/// Control characters, bidi controls and other invisible format characters are dropped, and white
/// space becomes single spaces. A joiner that joins nothing is dropped, and a combining mark
/// without a base is put on a dotted circle, as Unicode suggests.
struct TextCleaning {
  /// The treatment of white space.
  enum Spaces {
    /// Runs become one space, and those at the ends are removed.
    case collapsed
    /// Spaces stay.
    case kept
  }

  private let spaces: Spaces
  private var owesSpace = false
  private var owesJoiner = false
  /// The class of the last scalar written; nil at the start and after a space.
  private var last: WidthClass?
  private var hasPicture = false
  /// The columns of the written text, if it is simple.
  private(set) var simpleColumns = 0
  private(set) var isSimple = true

  init(_ spaces: Spaces) { self.spaces = spaces }

  /// Appends a scalar after cleaning.
  mutating func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x20, 0x09...0x0D, 0x85, 0x2028, 0x2029:
      switch spaces {
      case .collapsed: owesSpace = true
      case .kept: write(" ", .narrow, to: &bytes)
      }
      last = nil
      owesJoiner = false
    case 0x00..<0x20, 0x7F..<0xA0, 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E,
      0x2060...0x206F, 0xFEFF, 0xFFF0...0xFFFB, 0xE0000...0xE001F:
      break
    case 0x200D:
      owesJoiner = last != nil
    default:
      if TextCleaning.isPlain(scalar) {
        owesJoiner = false
        write(scalar, .narrow, to: &bytes)
      } else {
        appendSpecial(scalar, to: &bytes)
      }
    }
  }

  /// Whether a scalar takes one column, determined without consulting the table.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x300, 0x370..<0x483, 0x2010...0x2027, 0x2030...0x203B, 0x203D...0x2048,
      0x20A0...0x20BF:
      scalar.value != 0xA9 && scalar.value != 0xAE
    default: false
    }
  }

  private mutating func appendSpecial(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    let kind = WidthClass(scalar)
    isSimple = false
    if kind.columns == 0, last == nil {
      // A variation selector or a tag without a base is dropped; a mark gets a base.
      guard TextCleaning.isMark(scalar) else { return }
      write("\u{25CC}", .narrow, to: &bytes)
    }
    if owesJoiner {
      owesJoiner = false
      if last == .virama || (hasPicture && kind.isPicture) {
        bytes.append(contentsOf: [0xE2, 0x80, 0x8D])
      }
    }
    write(scalar, kind, to: &bytes)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: false
    default: true
    }
  }

  private mutating func write(
    _ scalar: Unicode.Scalar, _ kind: WidthClass, to bytes: inout [UInt8]
  ) {
    if owesSpace {
      owesSpace = false
      if simpleColumns > 0 {
        bytes.append(UInt8(ascii: " "))
        simpleColumns += 1
      }
    }
    if scalar.isASCII {
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }
    simpleColumns += 1
    if kind.columns > 0 { hasPicture = kind.isPicture }
    last = kind
  }
}

extension String {
  /// Whether cleaning leaves nothing of the text.
  var isBlank: Bool {
    var cleaning = TextCleaning(.collapsed)
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      cleaning.append(scalar, to: &bytes)
      if !bytes.isEmpty { return false }
    }
    return true
  }
}
