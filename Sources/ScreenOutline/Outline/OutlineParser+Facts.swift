import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Lines that name something and state its value.
extension OutlineParser {
  /// The facts that begin with a line, and the index of the line after them.
  ///
  /// These are two or more lines `Key: value`, or one with a value; or two or more lines `Key =
  /// value`, `Key - value` or `Key .... value`.
  func facts(
    _ lines: ArraySlice<OutlineLine>, _ start: Int, atMost most: Int = .max
  ) -> (OutlineBlock, Int)? {
    var facts: [OutlineFact] = []
    var index = start
    while index < lines.endIndex, facts.count < most,
      mark(of: lines[index]) == nil || index == start,
      let fact = fact(lines[index]) ?? (facts.isEmpty ? nil : amount(lines[index]))
    {
      if fact.value.isEmpty, isFollowedByBlock(lines, index) { break }
      facts.append(fact)
      index += 1
    }
    if let first = facts.first, first.value.isEmpty, facts.count > 2,
      facts.dropFirst().allSatisfy({ !$0.value.isEmpty })
    {
      // "Billing:" above lines that all have values heads them.
      return nil
    }
    let hasOne = facts.first.map { !$0.value.isEmpty } ?? false
    if facts.count > 1 || hasOne && most > 1 && facts.count == 1 && most == .max {
      return (block(of: facts), index)
    }
    guard mark(of: lines[start]) == nil else { return nil }
    for separator in FactSeparator.allCases {
      facts = []
      index = start
      while index < lines.endIndex, facts.count < most, mark(of: lines[index]) == nil,
        let fact = self.fact(lines[index], separator)
      {
        facts.append(fact)
        index += 1
      }
      if facts.count > 1 { return (block(of: facts), index) }
    }
    return nil
  }

  private func block(of facts: [OutlineFact]) -> OutlineBlock {
    let last = facts[facts.count - 1]
    return OutlineBlock(
      .facts(facts),
      SourceRange(
        facts[0].key.lowerBound, max(last.key.upperBound, last.value.upperBound)))
  }

  /// Whether a list, a table or code follows a line that may also be its lead-in.
  private func isFollowedByBlock(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Bool {
    let next = nextFilled(lines, index + 1)
    guard next < lines.endIndex else { return false }
    return mark(of: lines[next]) != nil || beginsTable(lines, next)
      || Self.fences.contains { slice(lines[next]).starts(with: $0) }
  }

  /// `Key: value`, with the key possibly in bold or as code; nil for other lines.
  func fact(_ line: OutlineLine) -> OutlineFact? {
    let words = slice(line)
    guard let colon = colon(in: words) else { return nil }
    var key = bytes.withoutWhiteSpace(around: words.startIndex..<colon)
    var value = bytes.withoutWhiteSpace(around: colon + 1..<words.endIndex)
    // "**Key:** value" has its colon inside the marks.
    for mark in Self.marks where bytes[key].starts(with: mark) {
      if bytes[value].starts(with: mark), !bytes[key].dropFirst(mark.count).starts(with: mark) {
        key = bytes.withoutWhiteSpace(around: key.lowerBound + mark.count..<key.upperBound)
        value = bytes.withoutWhiteSpace(around: value.lowerBound + mark.count..<value.upperBound)
      }
      break
    }
    key = unmarked(key)
    guard isKey(key) else { return nil }
    return OutlineFact(key: SourceRange(key), value: SourceRange(unmarked(value)))
  }

  /// A line among facts whose value is an amount, whatever its key: "Fabric, 6 m @ £38: £228.00".
  private func amount(_ line: OutlineLine) -> OutlineFact? {
    let words = slice(line)
    guard let colon = words.lastIndex(of: UInt8(ascii: ":")), colon + 1 < words.endIndex,
      words[colon + 1] == UInt8(ascii: " "),
      case let key = bytes.withoutWhiteSpace(around: words.startIndex..<colon),
      case let value = bytes.withoutWhiteSpace(around: colon + 1..<words.endIndex),
      (1...10).contains(wordCount(bytes[key])), Quantity.isQuantity(bytes[value])
    else { return nil }
    return OutlineFact(key: SourceRange(key), value: SourceRange(value))
  }

  private static let marks = [Array("**".utf8), Array("__".utf8), Array("`".utf8)]

  /// The first colon outside of brackets followed by a space, a mark or the end, unless the words
  /// before it are too long for a key.
  private func colon(in words: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for index in words.indices.prefix(64) {
      if words[index] == UInt8(ascii: "(") { depth += 1 }
      if words[index] == UInt8(ascii: ")") { depth -= 1 }
      guard words[index] == UInt8(ascii: ":"), depth <= 0 else { continue }
      let next = index + 1
      guard next < words.endIndex, words[next] > UInt8(ascii: " ") else { return index }
      if words[next] == UInt8(ascii: "*") || words[next] == UInt8(ascii: "_") { return index }
      // The colon of "1:1" is part of the key.
      guard words[next].isASCIIDigit, index > words.startIndex, words[index - 1].isASCIIDigit else {
        return nil
      }
    }
    return nil
  }

  /// Whether words may be the name of a fact.
  private func isKey(_ range: Range<Int>) -> Bool {
    // "Dangerous?: yes/no" is named by a question.
    let words = bytes[range].last == UInt8(ascii: "?") ? bytes[range].dropLast() : bytes[range]
    guard let first = words.first, first.isASCIILetter || first.isASCIIDigit || first >= 0xC3,
      wordCount(words) <= 6, words.count <= 60
    else { return false }
    let aside = words.firstIndex(of: UInt8(ascii: "(")).map { words[..<$0] } ?? words
    if aside.contains(where: { Self.noKey.contains($0) }) { return false }
    return !endsSentence(in: words) && (words.count > 2 || !words.allSatisfy(\.isASCIIDigit))
  }

  /// Whether a sentence ends within some words, as in "my tracker. done", which names nothing.
  /// Short words may be abbreviations.
  private func endsSentence(in words: ArraySlice<UInt8>) -> Bool {
    words.indices.dropLast().contains { index in
      words[index] == UInt8(ascii: ".") && words[index + 1] == UInt8(ascii: " ")
        && words[..<index].reversed().prefix { $0.isASCIILetter }.count > 4
    }
  }

  private static let noKey = Array("!?;,\"=|".utf8)

  /// The separators, other than a colon, between the name of a fact and its value.
  private enum FactSeparator: CaseIterable { case equals, leaders, dash }

  private func fact(_ line: OutlineLine, _ separator: FactSeparator) -> OutlineFact? {
    let words = slice(line)
    let mark: Range<Int>?
    switch separator {
    case .equals: mark = words.firstIndex(of: UInt8(ascii: "=")).map { $0..<$0 + 1 }
    case .leaders: mark = leaders(in: words)
    case .dash: mark = dash(in: words)
    }
    guard let mark, mark.upperBound < words.endIndex else { return nil }
    let key = unmarked(words.startIndex..<mark.lowerBound)
    let value = unmarked(mark.upperBound..<words.endIndex)
    guard isKey(key), !value.isEmpty else { return nil }
    return OutlineFact(key: SourceRange(key), value: SourceRange(value))
  }

  /// Three or more dots, possibly with spaces between them or as ellipsis characters.
  private func leaders(in words: ArraySlice<UInt8>) -> Range<Int>? {
    var index = words.startIndex
    while index < words.endIndex {
      guard words[index] == UInt8(ascii: ".") || words[index...].starts(with: Self.ellipsis) else {
        index += 1
        continue
      }
      var (end, count) = (index, 0)
      while end < words.endIndex {
        if words[end] == UInt8(ascii: ".") {
          (end, count) = (end + 1, count + 1)
        } else if words[end...].starts(with: Self.ellipsis) {
          (end, count) = (end + 3, count + 2)
        } else if words[end] == UInt8(ascii: " "), end + 1 < words.endIndex,
          words[end + 1] == UInt8(ascii: ".")
        {
          end += 1
        } else {
          break
        }
      }
      if count >= 3 { return index..<end }
      index = end
    }
    return nil
  }

  private static let ellipsis = Array("…".utf8)

  /// A dash or an arrow with spaces around it.
  private func dash(in words: ArraySlice<UInt8>) -> Range<Int>? {
    for index in words.indices.prefix(48) where words[index] == UInt8(ascii: " ") {
      for mark in Self.dashes where words[index...].starts(with: mark) {
        return index..<index + mark.count
      }
    }
    return nil
  }

  private static let dashes = [" - ", " – ", " — ", " -> ", " => ", " → "].map { Array($0.utf8) }
}
