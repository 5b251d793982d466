import ScreenDiagnostics

/// The numbered or bulleted items of a text: lines that begin with `-`, `*`, `•`, `1.`, `a)` or `(2)`.
struct ListItems {
  /// The range of each item, in the order of the text.
  private var ranges: [Range<Int>] = []

  init(of bytes: [UInt8]) {
    var start = 0
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if Self.beginsItem(line) { ranges.append(start..<start + line.count) }
      start += line.count + 1
    }
  }

  /// The index of the item that holds a byte; nil if none does.
  func item(at offset: Int) -> Int? { ranges.firstIndex { $0.contains(offset) } }

  /// Whether a line begins with a bullet, or with a number or letter of up to two characters and a
  /// mark, followed by a space.
  private static func beginsItem(_ line: ArraySlice<UInt8>) -> Bool {
    var rest = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    for bullet in bullets where rest.starts(with: bullet) {
      return rest.dropFirst(bullet.count).first == UInt8(ascii: " ")
    }
    if rest.first == UInt8(ascii: "(") { rest = rest.dropFirst() }
    let digits = rest.prefix { $0 &- UInt8(ascii: "0") < 10 }
    let letter = rest.prefix(1).prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    let name = digits.isEmpty ? letter : digits
    let mark = rest.dropFirst(name.count)
    guard (1...2).contains(name.count), mark.dropFirst().first == UInt8(ascii: " ") else {
      return false
    }
    return mark.first == UInt8(ascii: ")") || mark.first == UInt8(ascii: ".") && !digits.isEmpty
  }

  private static let bullets = ["-", "*", "•", "–"].map { Array($0.utf8) }
}
