internal import ScreenText

/// Distinguishes line breaks that only wrap a text from those that separate its lines.
///
/// A break is soft if the next word would not have fitted on the longest line; no fixed width is
/// assumed. A narrow list of short lines looks the same, so in a narrow text a line must also end
/// in the middle of a phrase.
package struct LineJoining {
  /// The byte offsets of the soft line breaks, ascending.
  private var soft: [Int] = []

  /// Whether all line breaks only wrap: no line but the last had room for the first word of the
  /// next, no line is empty, and none begins with a bullet.
  package private(set) var wrapsWhole = false

  /// The width from which full lines are taken for wrapped without further evidence.
  private static let wide = 30

  package init(_ bytes: [UInt8]) {
    guard bytes.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) else {
      return
    }
    let lines = Self.lines(of: bytes)
    guard lines.count > 1 else { return }
    let widest = lines.reduce(0) { max($0, $1.width) }
    let written = lines[...((lines.lastIndex { $0.width > 0 }) ?? 0)]
    wrapsWhole =
      written.count > 1 && widest >= Self.wide
      && zip(written, written.dropFirst()).allSatisfy { line, next in
        line.width > 0 && next.width > 0 && !line.hasBullet && !next.hasBullet
          && line.width + 1 + next.firstWordWidth > widest
      }
    var candidates: [Int] = []
    var brokenPhrases: [Int] = []
    var others = 0
    for (line, next) in zip(lines, lines.dropFirst()) {
      guard line.width > 0, next.width > 0, !next.hasBullet else { continue }
      guard line.width + 1 + next.firstWordWidth > widest, line.last != UInt8(ascii: ":") else {
        others += 1
        continue
      }
      candidates.append(line.end)
      if line.endsInsidePhrase { brokenPhrases.append(line.end) }
    }
    if widest < Self.wide {
      soft = brokenPhrases.isEmpty || others > 0 || candidates.count < 2 ? [] : candidates
    } else if others >= candidates.count {
      // If at least as many lines end early, a full line is not evidence.
      soft = brokenPhrases
    } else if lines.count > 2 || !brokenPhrases.isEmpty || lines[0].endsInWordOrComma {
      soft = candidates
    }
  }

  /// Whether the line break at an offset only wraps the text.
  package func isSoft(_ offset: Int) -> Bool {
    soft.containsSorted(offset)
  }

  /// The properties of a line that decide whether the next one continues it.
  private struct Line {
    /// The offset of the line break.
    var end: Int
    /// The number of scalars, without surrounding spaces.
    var width = 0
    var firstWordWidth = 0
    var hasBullet = false
    var last: UInt8 = 0
    var endsInsidePhrase = false
    var endsInWordOrComma: Bool {
      last == UInt8(ascii: ",") || last == UInt8(ascii: "/") || last >= 0x80 || last.isASCIIDigit
        || last.isASCIILetter
    }
  }

  private static func lines(of bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") {
        end += 1
      }
      lines.append(line(bytes[start..<end].trimmed, end: end))
      let isCRLF =
        end + 1 < bytes.count && bytes[end] == UInt8(ascii: "\r")
        && bytes[end + 1] == UInt8(ascii: "\n")
      start = end + (isCRLF ? 2 : 1)
    }
    return lines
  }

  private static let bullets: [[UInt8]] = [
    "-", "*", "•", "–", "—", "·", "✓", "|", "#", "[ ]", "[x]",
  ].map { Array($0.utf8) }

  private static func line(_ bytes: ArraySlice<UInt8>, end: Int) -> Line {
    var line = Line(end: end)
    line.width = bytes.count { $0 & 0xC0 != 0x80 }
    let first = bytes.prefix { $0 != UInt8(ascii: " ") }
    line.firstWordWidth = first.count { $0 & 0xC0 != 0x80 }
    line.last = bytes.last ?? 0
    line.hasBullet =
      isEnumerator(first) || first.count < 4 && bullets.contains { first.elementsEqual($0) }
    let tail = bytes.suffix(8)
    let lastWord = tail.lastIndex(of: UInt8(ascii: " ")).map { tail[($0 + 1)...] } ?? tail
    line.endsInsidePhrase =
      bytes.count > lastWord.count
      && Lexicon.shipped.function(FNV1a(folding: lastWord)).map { !$0.isNumber } == true
    return line
  }

  /// Whether a word is a number or a single letter with a full stop or bracket: `1.`, `b)`, `(2)`.
  private static func isEnumerator(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.last == UInt8(ascii: ".") || word.last == UInt8(ascii: ")") else { return false }
    let member = word.dropLast().drop { $0 == UInt8(ascii: "(") }
    guard let first = member.first else { return false }
    let isLetter = first.lowercasedASCII &- UInt8(ascii: "a") < 26
    return member.count == 1 && isLetter || member.count < 3 && member.allSatisfy(\.isASCIIDigit)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without the spaces around them.
  fileprivate var trimmed: ArraySlice<UInt8> {
    var slice = self
    while slice.first == UInt8(ascii: " ") { slice.removeFirst() }
    while slice.last == UInt8(ascii: " ") { slice.removeLast() }
    return slice
  }
}
