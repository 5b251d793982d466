/// The classes of scalars that cleaning distinguishes, in tables that are the same on every
/// platform.
package enum ScalarClass {
  /// Whether a scalar must never be shown: it controls a terminal or the text direction, or hides
  /// text.
  ///
  /// C0 and C1 controls, the bidirectional controls (UAX #9), noncharacters, the byte order mark
  /// and other invisible format characters, and tags other than those of a flag.
  package static func isForbidden(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool
  {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    case 0xAD, 0x61C, 0x180E, 0x200B, 0x200E, 0x200F, 0x202A...0x202E: true
    case 0x2060...0x206F, 0xFDD0...0xFDEF, 0xFEFF, 0xFFF9...0xFFFB: true
    case 0xE0000...0xE007F: !isFlagTag(scalar, after: previous)
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Tags spell the flags of regions, such as Scotland's, after a black flag (UTS #51).
  private static func isFlagTag(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) -> Bool {
    guard let previous, scalar.value >= 0xE0020 else { return false }
    return previous.value == 0x1F3F4 || (0xE0020..<0xE007F).contains(previous.value)
  }

  /// Whether a scalar ends a line.
  package static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a scalar is white space (Unicode's `White_Space`).
  package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029: true
    case 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a scalar has a visible glyph.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x34F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F: false
    case 0x200C, 0x200D, 0x2800, 0x3164, 0xFE00...0xFE0F, 0xFFA0: false
    case 0xE0000...0xE0FFF: false
    default: !isSpace(scalar)
    }
  }

  /// Whether a scalar is an emoji, or a scalar used only to form one.
  ///
  /// It tests whole blocks, so that the result does not depend on a version of Unicode:
  /// pictographs, dingbats, miscellaneous symbols, and the joiners, selectors and keycaps around
  /// them.
  package static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x231A, 0x231B, 0x23E9...0x23FA, 0x2600...0x27BF, 0x2B05...0x2B07: true
    case 0x2B1B, 0x2B1C, 0x2B50, 0x2B55, 0x20E3, 0xFE0E, 0xFE0F: true
    case 0x1F000...0x1FAFF, 0xE0020...0xE007F: true
    default: false
    }
  }
}
