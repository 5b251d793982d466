@testable import ScreenTerminal

/// What a terminal is sent, taken apart.
enum TerminalText {
  /// The texts that a renderer must survive.
  static let texts: [String] = [
    "", " ", "Rows", "A label of several words", "Donaudampfschifffahrtsgesellschaftskapitän",
    String(repeating: "word ", count: 60), String(repeating: "x", count: 300),
    "שלום עולם", "مرحبا بالعالم", "\u{202E}evil\u{202C} \u{2066}x\u{2069}\u{200F}\u{061C}",
    "👩‍👩‍👧‍👦 family", "👍🏽 ok ☎️ 🇩🇪🇫🇷", "e\u{301}\u{302}\u{303} a\u{20DD}", "\u{301}bare mark",
    "日本語のテキストが続く", "한국어 ㄱㅏ", "क्षत्रिय हिन्दी", "தமிழ் மொழி", "ไทย",
    "\u{1B}[31mred\u{1B}[0m", "a\u{7}b\u{9B}31m\u{0}c\u{7F}", "line\nbreak\r\n\ttab\u{2028}end",
    "Paid", "$1,240.00", "\u{FEFF}\u{200B}zero\u{AD}width\u{200D}", "☕\u{FE0E} 1\u{FE0F}\u{20E3}",
  ]

  /// The faults of an output, as sentences; none if it is sound.
  static func faults(in bytes: [UInt8], _ options: TerminalOptions) -> [String] {
    let width = max(1, options.width)
    var faults: [String] = []
    guard let text = String(validating: bytes, as: UTF8.self) else { return ["not UTF-8"] }
    if bytes.last != UInt8(ascii: "\n") { faults.append("does not end in a line feed") }
    if options.depth == .none, bytes.contains(0x1B) { faults.append("an escape in plain output") }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let (plain, isOpen) = strip(line)
      let columns = DisplayWidth.columns(of: plain)
      if columns > width { faults.append("\(columns) columns: \(plain)") }
      if isOpen { faults.append("left open: \(plain)") }
      for scalar in plain.unicodeScalars where isForbidden(scalar) {
        faults.append("U+\(String(scalar.value, radix: 16)) in: \(plain)")
      }
    }
    return faults
  }

  /// The text without styles and links; anything else that begins with ESC stays.
  static func strip(_ line: Substring) -> (plain: String, isOpen: Bool) {
    var plain = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    var isStyled = false
    var isLinked = false
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[",
        let end = rest.firstIndex(where: { !"[;0123456789".unicodeScalars.contains($0) }),
        rest[end] == "m"
      {
        isStyled = !rest[..<end].elementsEqual("[0".unicodeScalars)
        rest = rest[rest.index(after: end)...]
      } else if scalar == "\u{1B}", rest.starts(with: "]8;;".unicodeScalars),
        let end = rest.firstIndex(of: "\u{1B}"), rest[end...].dropFirst().first == "\\"
      {
        isLinked = rest[..<end].count > 4
        rest = rest[end...].dropFirst(2)
      } else {
        plain.append(scalar)
      }
    }
    return (String(plain), isStyled || isLinked)
  }

  /// The whole text without styles and links.
  static func plain(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      .map { strip($0).plain }.joined(separator: "\n")
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
