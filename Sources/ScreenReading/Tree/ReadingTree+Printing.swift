import ScreenDiagnostics

/// The bracket notation: `⟦field a ⟦label keyword⟧ ⟦kind field⟧⟧`, on one line.
extension ReadingTree: CustomStringConvertible {
  /// The tree in bracket notation.
  ///
  /// Without its brackets and escapes it is the original text. A bracket that is part of the text,
  /// or a `#` at its start, is preceded by `\`; each byte of a control character is written as
  /// `\x1B`.
  public var description: String {
    var printer = BracketPrinter(Array(text.utf8))
    printer.print(nodes, upTo: text.utf8.count)
    return String(decoding: printer.output, as: UTF8.self)
  }
}

/// The characters that make up the notation.
package enum Bracket {
  static let opening = Array("⟦".utf8)
  static let closing = Array("⟧".utf8)
  static let escape = UInt8(ascii: "\\")
  package static let comment = UInt8(ascii: "#")

  /// The letter that stands for a control character after a `\`.
  static func letter(for control: UInt8) -> UInt8? {
    switch control {
    case UInt8(ascii: "\n"): UInt8(ascii: "n")
    case UInt8(ascii: "\r"): UInt8(ascii: "r")
    default: nil
    }
  }

  /// The control character that a letter stands for after a `\`.
  static func control(escapedAs letter: UInt8) -> UInt8? {
    [UInt8(ascii: "\n"), UInt8(ascii: "\r")].first { self.letter(for: $0) == letter }
  }
}

private struct BracketPrinter {
  let text: [UInt8]
  var position = 0
  var output: [UInt8] = []

  init(_ text: [UInt8]) { self.text = text }

  mutating func print(_ nodes: [ReadingTree.Node], upTo end: Int) {
    for node in nodes {
      copy(upTo: node.range.lowerBound)
      output += Bracket.opening + Array(node.label.word.utf8) + [UInt8(ascii: " ")]
      print(node.children, upTo: node.range.upperBound)
      output += Bracket.closing
    }
    copy(upTo: end)
  }

  private mutating func copy(upTo end: Int) {
    while position < end {
      let byte = text[position]
      if isControl(byte) {
        let digits = Array("0123456789ABCDEF".utf8)
        output += [
          Bracket.escape, UInt8(ascii: "x"), digits[Int(byte >> 4)], digits[Int(byte & 15)],
        ]
        position += 1
        continue
      }
      let letter = Bracket.letter(for: byte)
      if letter != nil || needsEscape(byte) { output.append(Bracket.escape) }
      output.append(letter ?? byte)
      position += 1
    }
  }

  /// Whether a byte belongs to a control character that has no letter escape: it must not reach a
  /// terminal.
  private func isControl(_ byte: UInt8) -> Bool {
    if byte < 0x20 || byte == 0x7F { return Bracket.letter(for: byte) == nil }
    let (before, after) = (
      position > 0 ? text[position - 1] : 0, position + 1 < text.count ? text[position + 1] : 0
    )
    return byte == 0xC2 && (0x80...0x9F).contains(after)
      || before == 0xC2 && (0x80...0x9F).contains(byte)
  }

  private func needsEscape(_ byte: UInt8) -> Bool {
    if byte == Bracket.escape { return true }
    if byte == Bracket.comment { return output.isEmpty }
    guard byte == Bracket.opening[0] else { return false }
    let rest = text[position...]
    return rest.starts(with: Bracket.opening) || rest.starts(with: Bracket.closing)
  }
}
