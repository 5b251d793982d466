import ScreenText
import Testing

/// The tables of classes agree with what Unicode says, for every scalar there is.
struct ScalarClassTests {
  private static var scalars: some Sequence<Unicode.Scalar> {
    (0...0x10FFFF as ClosedRange<UInt32>).lazy.compactMap(Unicode.Scalar.init)
  }

  @Test func `white space is what Unicode says it is`() {
    let wrong = Self.scalars.filter { ScalarClass.isSpace($0) != $0.properties.isWhitespace }
    #expect(wrong.isEmpty)
  }

  @Test func `what ends a line is a space, and visible is neither`() {
    let newlines = Self.scalars.filter(ScalarClass.isNewline).map(\.value)
    #expect(newlines == [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029])
    for scalar in Self.scalars where ScalarClass.isSpace(scalar) {
      #expect(!ScalarClass.isVisible(scalar))
    }
    for scalar in "aé名🏴".unicodeScalars { #expect(ScalarClass.isVisible(scalar)) }
  }

  @Test func `controls, noncharacters and what turns the direction are forbidden`() {
    let allowed = Self.scalars.filter {
      let properties = $0.properties
      let isHarmful =
        properties.generalCategory == .control || properties.isNoncharacterCodePoint
        || properties.isBidiControl
      return isHarmful && !ScalarClass.isForbidden($0, after: nil)
    }
    #expect(allowed.isEmpty)
  }

  @Test func `letters, marks, numbers, punctuation and signs are allowed`() {
    let forbidden = Self.scalars.filter {
      switch $0.properties.generalCategory {
      case .control, .format, .unassigned: false
      default: ScalarClass.isForbidden($0, after: nil)
      }
    }
    #expect(forbidden.isEmpty)
  }

  @Test func `tags are allowed where they spell a flag, and nowhere else`() {
    var previous: Unicode.Scalar?
    for scalar in "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}".unicodeScalars {
      #expect(!ScalarClass.isForbidden(scalar, after: previous))
      previous = scalar
    }
    // The flag has ended; a letter begins none; the tag of a language is below those of flags.
    #expect(ScalarClass.isForbidden("\u{E0067}", after: previous))
    #expect(ScalarClass.isForbidden("\u{E0067}", after: "g"))
    #expect(ScalarClass.isForbidden("\u{E0067}", after: nil))
    #expect(ScalarClass.isForbidden("\u{E0001}", after: "🏴"))
  }
}
