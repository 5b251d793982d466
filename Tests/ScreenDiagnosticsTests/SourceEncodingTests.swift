import ScreenDiagnostics
import Testing

struct SourceEncodingTests {
  private static func place(_ bytes: [UInt8]) -> SourceRange? {
    SourceText(name: "t", utf8: bytes).illFormedRange
  }

  @Test(arguments: ["", "a", "é", "\u{0}", "\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}", "😀\u{10FFFF}"])
  func `what is UTF-8 has no such place`(text: String) {
    #expect(Self.place(Array(text.utf8)) == nil)
  }

  /// The lengths follow from the table of well-formed sequences of bytes, 3-7 in the Unicode
  /// standard: what begins none is one byte.
  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], 1..<2), ([0x80], 0..<1), ([0xC0, 0xAF], 0..<1), ([0xC3], 0..<1),
      ([0x78, 0xE2, 0x80], 1..<3), ([0xE0, 0x80, 0x80], 0..<1), ([0xED, 0xA0, 0x80], 0..<1),
      ([0xF0, 0x9F, 0x98, 0x61], 0..<3), ([0xF4, 0x90, 0x80, 0x80], 0..<1), ([0xF5], 0..<1),
      ([0xC3, 0xA9, 0xF1, 0x80, 0xC3, 0xA9], 2..<4), ([0xC3, 0xC3, 0xA9], 0..<1),
    ] as [([UInt8], Range<Int>)])
  func `the first ill-formed bytes are reported`(bytes: [UInt8], range: Range<Int>) {
    #expect(Self.place(bytes) == SourceRange(range))
  }

  @Test(arguments: [0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xF4, 0xFF] as [UInt8])
  func `what is before the place is UTF-8, and what is there is one replacement`(lead: UInt8) {
    let bytes: [UInt8] = [0x61, 0x80, 0x8F, 0x90, 0xA0, 0xBF, 0xC2, 0xE1, 0xF1]
    for second in bytes {
      for third in bytes {
        for fourth in bytes {
          let text = [0xC3, 0xA9, lead, second, third, fourth]
          guard let place = Self.place(text) else {
            #expect(String(validating: text, as: UTF8.self) != nil)
            continue
          }
          #expect(String(validating: text[..<place.lowerBound], as: UTF8.self) != nil)
          let wrong = text[place.lowerBound..<place.upperBound]
          #expect(String(decoding: wrong, as: UTF8.self) == "\u{FFFD}")
        }
      }
    }
  }

  @Test func `the place is found at the end of a long text`() {
    let text = Array(repeating: UInt8(ascii: "a"), count: 1_000_000) + [0xE2, 0x80]
    #expect(Self.place(text) == SourceRange(1_000_000, 1_000_002))
  }
}
