import Testing

@testable import ScreenTerminal

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
    var faults: [UInt32] = []
    for value in 0xA0..<UInt32(0x30000) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let columns = WidthClass(scalar).columns
      let properties = scalar.properties
      let expected: Int? =
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark: 0
        // Full-width forms, and letters and digits in circles and squares, are wide.
        case .uppercaseLetter, .decimalNumber, .currencySymbol: value < 0x2000 ? 1 : nil
        case .otherLetter: properties.isUnifiedIdeograph ? 2 : nil
        default: properties.isEmojiPresentation ? 2 : nil
        }
      if let expected, columns != expected { faults.append(value) }
    }
    #expect(faults == [])
  }

  @Test func `of ASCII is its length`() {
    for value in 0x20..<UInt32(0x7F) {
      #expect(Unicode.Scalar(value).map { WidthClass($0).columns } == 1)
    }
  }
}
