import Testing

@testable import ScreenRendering

@Suite struct `Display width` {
  @Test(arguments: [
    ("", 0), ("a", 1), ("hello, world", 12), ("é", 1), ("e\u{301}", 1), ("—…·•", 4),
    ("日本語", 6), ("ｆｕｌｌ", 8), ("ﾊﾝｶｸ", 4), ("한국어", 6), ("\u{1112}\u{1161}\u{11AB}", 2),
    ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩🇪🇫🇷", 4), ("🇩", 2), ("🏴\u{E0067}\u{E0062}", 2),
    ("☎", 1), ("☎\u{FE0F}", 2), ("1\u{FE0F}\u{20E3}", 2), ("☕", 2), ("☕\u{FE0E}", 1), ("a🏽", 3),
    ("\u{200B}", 0), ("\u{301}", 0), ("\u{E0001}", 0), ("हिन्दी", 4), ("क्ष", 2), ("தமிழ்", 4),
    ("ไทย", 3), ("שלום", 4), ("مرحبا", 5), ("━─│█░⠿", 6), ("▌┊▔▧◷⌕↗", 7), ("\u{600}", 1),
  ])
  func `is that of a terminal's cells`(_ text: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: text) == columns)
  }

  @Test func `comes from a table in strictly ascending order`() {
    let changes = WidthClass.changes
    #expect(changes.first == 0)
    for (change, next) in zip(changes, changes.dropFirst()) {
      #expect(change >> 4 < next >> 4)
      #expect(change & 15 != next & 15)
    }
    #expect(changes.allSatisfy { WidthClass(rawValue: UInt8($0 & 15)) != nil })
  }

  @Test func `follows the properties of each scalar`() {
    for value in 0x20..<UInt32(0x30000) {
      guard let scalar = Unicode.Scalar(value), value < 0x7F || value >= 0xA0 else { continue }
      let kind = WidthClass(scalar)
      let properties = scalar.properties
      switch properties.generalCategory {
      case .nonspacingMark, .enclosingMark:
        #expect(kind.columns == 0, "U+\(String(value, radix: 16))")
      case .uppercaseLetter, .decimalNumber, .currencySymbol, .mathSymbol:
        // Full-width forms and the digits in circles and squares are wide.
        if value < 0x2000 { #expect(kind.columns == 1, "U+\(String(value, radix: 16))") }
      default: break
      }
      if properties.isEmojiPresentation {
        #expect(kind.columns == 2, "U+\(String(value, radix: 16))")
      }
      if properties.isUnifiedIdeograph {
        #expect(kind.columns == 2, "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test func `of ASCII is its length`() {
    for value in 0x20..<UInt32(0x7F) {
      #expect(Unicode.Scalar(value).map { WidthClass($0).columns } == 1)
    }
  }
}
