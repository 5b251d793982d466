/// A line of text being typed, with a cursor.
package struct LineEditor: Hashable, Sendable {
  /// The text before the cursor.
  package private(set) var before: String
  /// The text after the cursor.
  package private(set) var after = ""

  /// The most bytes that can be typed; a text that is already longer may still be shortened.
  private static let limit = 65_536

  /// Creates a line with the cursor at its end.
  package init(_ text: String = "") { before = text }

  /// The line.
  package var text: String { before + after }

  /// Performs the action of a key.
  package mutating func press(_ key: Key) {
    switch key {
    case .character(let scalar): insert(String(scalar))
    case .paste(let text): insert(Self.line(of: text))
    case .backspace: if !before.isEmpty { before.removeLast() }
    case .delete, .control("d"): if !after.isEmpty { after.removeFirst() }
    case .left, .control("b"):
      if let last = before.popLast() { after.insert(last, at: after.startIndex) }
    case .right, .control("f"): if !after.isEmpty { before.append(after.removeFirst()) }
    case .home, .control("a"): (before, after) = ("", text)
    case .end, .control("e"): (before, after) = (text, "")
    case .control("u"): before = ""
    case .control("k"): after = ""
    case .control("w"):
      while before.last == " " { before.removeLast() }
      while let last = before.last, last != " " { before.removeLast() }
    case .control, .up, .down, .pageUp, .pageDown, .enter, .tab, .escape: break
    }
  }

  private mutating func insert(_ more: String) {
    guard before.utf8.count + after.utf8.count + more.utf8.count <= Self.limit else { return }
    before += more
  }

  /// A text on one line, with line breaks and control characters replaced by spaces.
  private static func line(of text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      line.append(isControl || scalar == "\u{2028}" || scalar == "\u{2029}" ? " " : scalar)
    }
    return String(line)
  }
}
