import ScreenText
import Testing

struct ASCIITests {
  @Test func `the classes of all bytes are those of their characters`() {
    for byte in UInt8.min...UInt8.max {
      let character = byte < 0x80 ? Character(Unicode.Scalar(byte)) : "\u{FFFD}"
      #expect(byte.isASCIIDigit == character.isWholeNumber)
      #expect(byte.isASCIILetter == character.isLetter)
      #expect(byte.isASCIICapital == character.isUppercase)
      #expect(byte.isASCIISmallLetter == character.isLowercase)
      #expect(byte.isASCIIHexDigit == (character.hexDigitValue != nil))
      let lowered = byte < 0x80 ? character.lowercased().utf8.first : byte
      #expect(byte.lowercasedASCII == lowered)
    }
  }
}
