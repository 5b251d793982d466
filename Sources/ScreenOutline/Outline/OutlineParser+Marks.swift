import ScreenModel
internal import ScreenText

/// Marks within a line: emphasis, code and links, which are not words.
extension OutlineParser {
  /// A range without the marks and the white space around all of it: `**Save**` is Save.
  func unmarked(_ range: Range<Int>) -> Range<Int> { InlineMarkup(bytes).unmarked(range) }

  /// The text of some words, without the marks in them.
  func plain(_ range: Range<Int>) -> String { InlineMarkup(bytes).plain(range) }
}

/// Marks of emphasis, code and links within the lines of a text.
package struct InlineMarkup {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let pairs = ["**", "__", "~~", "*", "_", "`"].map { Array($0.utf8) }

  /// A range without the marks and the white space around all of it.
  func unmarked(_ range: Range<Int>) -> Range<Int> {
    var range = bytes.withoutWhiteSpace(around: range)
    var isMarked = true
    while isMarked {
      isMarked = false
      for mark in Self.pairs where surrounds(mark, range) {
        range = bytes.withoutWhiteSpace(
          around: range.lowerBound + mark.count..<range.upperBound - mark.count)
        isMarked = true
        break
      }
    }
    return range
  }

  private func surrounds(_ mark: [UInt8], _ range: Range<Int>) -> Bool {
    let words = bytes[range]
    guard words.count > 2 * mark.count, words.starts(with: mark),
      words.suffix(mark.count).elementsEqual(mark)
    else { return false }
    let inside = words.dropFirst(mark.count).dropLast(mark.count)
    guard let first = inside.first, let last = inside.last, first > UInt8(ascii: " "),
      last > UInt8(ascii: " "), first != mark[0], last != mark[0]
    else { return false }
    return !inside.contains(mark[0])
  }

  /// The text of some words on one line, without marks of emphasis and code, and with links as
  /// their words.
  func plain(_ range: Range<Int>) -> String {
    let words = bytes[range]
    guard words.contains(where: { Self.signs.contains($0) || $0 < UInt8(ascii: " ") }) else {
      return String(decoding: words, as: UTF8.self)
    }
    var text: [UInt8] = []
    var index = words.startIndex
    while index < words.endIndex {
      let byte = words[index]
      if byte == UInt8(ascii: "\\"), index + 1 < words.endIndex,
        Self.escaped.contains(words[index + 1])
      {
        text.append(words[index + 1])
        index += 2
      } else if let link = link(at: index, in: range) {
        text += plain(link.words).utf8
        index = link.end
      } else if let length = markLength(at: index, in: range) {
        index += length
      } else if byte <= UInt8(ascii: " ") {
        if let last = text.last, last != UInt8(ascii: " ") { text.append(UInt8(ascii: " ")) }
        index += 1
      } else {
        text.append(byte)
        index += 1
      }
    }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }

  private static let signs = Array("*_`[\\~".utf8)
  private static let escaped = Array("|*_`[]()#+-.!\\>".utf8)

  /// The length of a mark of emphasis or code that opens or closes at an index; nil if there is
  /// none.
  ///
  /// A single `*` may mark something as required, and `_` occurs in names, so both count only in
  /// pairs around a word.
  private func markLength(at index: Int, in range: Range<Int>) -> Int? {
    let words = bytes[index..<range.upperBound]
    for mark in Self.pairs where words.starts(with: mark) {
      if mark.count == 1, mark[0] != UInt8(ascii: "`"), !isPaired(mark[0], at: index, in: range) {
        continue
      }
      if mark == Self.pairs[1], !isPaired(mark[0], at: index, in: range) { continue }
      if mark[0] == UInt8(ascii: "`"),
        bytes[range].count(where: { $0 == UInt8(ascii: "`") }) < 2
      {
        continue
      }
      return mark.count
    }
    return nil
  }

  /// Whether a sign opens or closes emphasis: it is at the edge of a word, and the same sign is at
  /// the edge of another.
  private func isPaired(_ sign: UInt8, at index: Int, in range: Range<Int>) -> Bool {
    func isEdge(_ place: Int, opening: Bool) -> Bool {
      let before = place > range.lowerBound ? bytes[place - 1] : UInt8(ascii: " ")
      let after = place + 1 < range.upperBound ? bytes[place + 1] : UInt8(ascii: " ")
      return opening
        ? !before.isWordPart && after > UInt8(ascii: " ") && after != sign
        : !after.isWordPart && before > UInt8(ascii: " ") && before != sign
    }
    if isEdge(index, opening: true) {
      return (index + 2..<max(index + 2, range.upperBound)).contains {
        bytes[$0] == sign && isEdge($0, opening: false)
      }
    }
    guard isEdge(index, opening: false) else { return false }
    return (range.lowerBound..<max(range.lowerBound, index - 1)).contains {
      bytes[$0] == sign && isEdge($0, opening: true)
    }
  }

  /// A link: its words, its address, and where it ends.
  package struct Link {
    package var words: Range<Int>
    package var address: Range<Int>
    package var end: Int
    package var isImage: Bool
  }

  /// The link or picture that begins at an index, `[words](address)`.
  package func link(at index: Int, in range: Range<Int>) -> Link? {
    var start = index
    let isImage = bytes[start] == UInt8(ascii: "!")
    if isImage { start += 1 }
    guard start < range.upperBound, bytes[start] == UInt8(ascii: "["),
      let close = bytes[start..<min(range.upperBound, start + 400)].firstIndex(
        of: UInt8(ascii: "]")),
      close + 1 < range.upperBound, bytes[close + 1] == UInt8(ascii: "("),
      let end = bytes[close..<min(range.upperBound, close + 2_000)].firstIndex(
        of: UInt8(ascii: ")"))
    else { return nil }
    return Link(
      words: start + 1..<close, address: bytes.withoutWhiteSpace(around: close + 2..<end),
      end: end + 1,
      isImage: isImage)
  }
}

extension UInt8 {
  /// Whether it is a part of a word or a number in UTF-8.
  package var isWordPart: Bool { self >= 0x80 || isASCIILetter || isASCIIDigit }
}
