import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Heading lines, and code between fences.
extension OutlineParser {
  /// The levels of headings without signs: bold lines are below all marked headings, and lines in
  /// capitals below bold ones.
  private static let boldLevel = 10, capitalLevel = 11
  /// The deepest heading with signs; CommonMark has six levels, but people write more.
  private static let deepest = 9

  /// `## Heading ##`; empty for signs without words, nil for other lines.
  func markedHeading(_ line: OutlineLine) -> [OutlineBlock]? {
    let words = slice(line)
    let level = words.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...Self.deepest).contains(level) else { return nil }
    let rest = words.dropFirst(level)
    let isSpaced = rest.first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ?? true
    // "##Details" is meant as a heading and "#vegan" as a tag, unless list marks are written
    // without spaces too.
    let isTight =
      rest.first.map(\.isASCIILetter) ?? false
      && (level > 1 || takesTightMarks || takesTightHeadings)
    guard isSpaced || isTight && wordCount(rest) <= 8 else { return nil }
    var range = bytes.withoutWhiteSpace(around: rest.startIndex..<rest.endIndex)
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    if end == range.lowerBound || bytes[end - 1] <= UInt8(ascii: " ") {
      range = bytes.withoutWhiteSpace(around: range.lowerBound..<end)
    }
    range = withoutColons(unmarked(range))
    guard !range.isEmpty else { return [] }
    return [OutlineBlock(.heading(level: level), SourceRange(range))]
  }

  /// A line underlined with `===` or `---`.
  func underlinedHeading(
    _ lines: ArraySlice<OutlineLine>, _ index: Int
  ) -> (OutlineBlock, Int)? {
    guard index + 1 < lines.endIndex, let sign = slice(lines[index + 1]).first,
      sign == UInt8(ascii: "=") || sign == UInt8(ascii: "-"), lines[index + 1].range.count > 1,
      slice(lines[index + 1]).allSatisfy({ $0 == sign })
    else { return nil }
    let words = slice(lines[index])
    guard mark(of: lines[index]) == nil, !isRule(words), words.first != UInt8(ascii: ">"),
      words.first != UInt8(ascii: "|"), wordCount(words) < 12
    else { return nil }
    let range = withoutColons(unmarked(lines[index].range))
    guard !range.isEmpty else { return nil }
    let level = sign == UInt8(ascii: "=") ? 1 : 2
    return (OutlineBlock(.heading(level: level), SourceRange(range)), index + 2)
  }

  /// A line that is bold as a whole, possibly with a colon after it.
  func boldHeading(_ line: OutlineLine) -> OutlineBlock? {
    var range = withoutColons(line.range)
    let marks = bytes[range].prefix(2)
    guard marks.elementsEqual(Self.stars) || marks.elementsEqual(Self.lines), range.count > 4,
      bytes[range].suffix(2).elementsEqual(marks)
    else { return nil }
    range = range.lowerBound + 2..<range.upperBound - 2
    let words = bytes[range]
    guard words.first.map({ $0 > UInt8(ascii: " ") && $0 != marks[marks.startIndex] }) ?? false,
      !contains(marks, in: words)
    else { return nil }
    range = withoutColons(bytes.withoutWhiteSpace(around: range))
    guard !range.isEmpty, wordCount(bytes[range]) <= 12 else { return nil }
    return OutlineBlock(.heading(level: Self.boldLevel), SourceRange(range))
  }

  private static let stars = Array("**".utf8), lines = Array("__".utf8)

  private func contains(_ pair: ArraySlice<UInt8>, in words: ArraySlice<UInt8>) -> Bool {
    words.indices.dropLast().contains { words[$0...].prefix(2).elementsEqual(pair) }
  }

  /// A line of only capitals, with something below it.
  func capitalHeading(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> OutlineBlock? {
    let words = slice(lines[index])
    guard let last = words.last, !Self.goesOn.contains(last),
      !words.contains(where: \.isASCIISmallLetter),
      words.count(where: \.isASCIILetter) >= 4, !words.contains(where: \.isASCIIDigit),
      wordCount(words) <= 7, !words.contains(UInt8(ascii: "|")),
      fact(lines[index]).map(\.value.isEmpty) ?? true,
      nextFilled(lines, index + 1) < lines.endIndex
    else { return nil }
    let range = withoutColons(unmarked(lines[index].range))
    return range.isEmpty
      ? nil : OutlineBlock(.heading(level: Self.capitalLevel), SourceRange(range))
  }

  /// The words of a line between signs: "-- drinks --", "=== Extras ===".
  func ruled(_ line: OutlineLine) -> SourceRange? {
    let words = slice(line)
    guard let sign = words.first, Self.rules.contains(sign), words.last == sign,
      case let count = words.prefix(while: { $0 == sign }).count, count > 1,
      case let range = bytes.withoutWhiteSpace(
        around: line.range.lowerBound
          + count..<max(
            line.range.lowerBound + count, line.range.upperBound - count)), !range.isEmpty,
      !bytes[range].contains(sign), bytes[line.range.lowerBound + count] == UInt8(ascii: " "),
      wordCount(bytes[range]) <= 6
    else { return nil }
    return SourceRange(range)
  }

  private static let rules = Array("-=~*#".utf8)
  private static let goesOn = Array(".;,=?!".utf8)

  func withoutColons(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let last = bytes[range].last, last == UInt8(ascii: ":") {
      range = bytes.withoutWhiteSpace(around: range.dropLast())
    }
    return range
  }

  // MARK: Code

  /// Code between fences, up to the end if no fence closes it.
  func fence(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> (OutlineBlock, Int)? {
    let words = slice(lines[index])
    guard let sign = words.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else {
      return nil
    }
    let length = words.prefix { $0 == sign }.count
    let name = words.dropFirst(length)
    guard length >= 3, !name.contains(UInt8(ascii: "`")) else { return nil }
    var end = index + 1
    while end < lines.endIndex, !closes(slice(lines[end]), sign, length) { end += 1 }
    let inside = lines[index + 1..<end]
    guard let first = inside.first(where: { !$0.isBlank }),
      let last = inside.last(where: { !$0.isBlank })
    else { return (OutlineBlock(.rule, SourceRange(lines[index].range)), end + 1) }
    let range = first.range.lowerBound..<last.range.upperBound
    let tag = name.drop { $0 <= UInt8(ascii: " ") }.prefix { $0 > UInt8(ascii: " ") }
    let language = tag.isEmpty ? nil : LabelText.lowercased(String(decoding: tag, as: UTF8.self))
    return (OutlineBlock(.code(language: language), SourceRange(range)), end + 1)
  }

  private func closes(_ words: ArraySlice<UInt8>, _ sign: UInt8, _ length: Int) -> Bool {
    words.count >= length && words.allSatisfy { $0 == sign }
  }
}

extension [UInt8] {
  /// A range without the white space at either end.
  package func withoutWhiteSpace(around range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start] <= UInt8(ascii: " ") { start += 1 }
    while end > start, self[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}
