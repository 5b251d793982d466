import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Parses lines into blocks in one pass, with one decision for each line.
struct OutlineParser {
  let bytes: [UInt8]
  /// Whether the marks of items and headings may have no space after them: "-Milk", "1.Wash".
  var takesTightMarks = false
  /// Whether a line heads those that are set in below it.
  var heedsIndents = true
  /// Whether numbers without a mark begin items: "1 Crane number".
  var takesBareNumbers = false
  /// Whether a single sign before a word makes a heading, "#Results", as others have one.
  var takesTightHeadings = false
  /// Whether a capital letter before a point is an initial, "K. Ito", and not the mark of an item.
  var takesInitials = false

  /// The greatest depth of nested lists and quotes; deeper ones stay on the last level.
  static let mostNested = 48

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func slice(_ line: OutlineLine) -> ArraySlice<UInt8> { bytes[line.range] }

  /// The blocks of some lines.
  func blocks(of lines: ArraySlice<OutlineLine>, depth: Int) -> [OutlineBlock] {
    var blocks: [OutlineBlock] = []
    var lead: SourceRange?
    var index = lines.startIndex
    while index < lines.endIndex {
      guard !lines[index].isBlank else {
        index += 1
        continue
      }
      if let (words, next) = self.lead(lines, index) {
        if let lead { blocks.append(paragraph(of: lead)) }
        lead = words
        index = next
        continue
      }
      let isAfterHead = lead != nil || blocks.last.map(\.isHeading) ?? false
      let isAmongLines = blocks.contains { $0.list?.isBare ?? false }
      var (found, next) = block(
        lines, index, depth,
        TextPlace(
          isAfterHead: isAfterHead, isFirst: blocks.isEmpty, isAmongLines: isAmongLines,
          isAdjacent: isAmongLines && index > lines.startIndex && !lines[index - 1].isBlank))
      if let words = lead, !found.isEmpty {
        if found[0].isHeading || found[0].content == .rule || found[0].lead != nil {
          blocks.append(paragraph(of: words))
        } else {
          found[0].lead = words
        }
        lead = nil
      }
      blocks += found
      index = max(next, index + 1)
    }
    if let lead { blocks.append(paragraph(of: lead)) }
    return blocks
  }

  private func paragraph(of words: SourceRange) -> OutlineBlock {
    OutlineBlock(.paragraph([words]), words)
  }

  /// The block that begins with a line, and the index of the line after it.
  private func block(
    _ lines: ArraySlice<OutlineLine>, _ index: Int, _ depth: Int, _ place: TextPlace
  ) -> ([OutlineBlock], Int) {
    if let (block, next) = fence(lines, index) { return ([block], next) }
    if let heading = markedHeading(lines[index]) { return (heading, index + 1) }
    if isRule(slice(lines[index])) {
      return ([OutlineBlock(.rule, SourceRange(lines[index].range))], index + 1)
    }
    if let (table, next) = barTable(lines, index) { return ([table], next) }
    if let (heading, next) = underlinedHeading(lines, index) { return ([heading], next) }
    if let heading = boldHeading(lines[index]) { return ([heading], index + 1) }
    if mark(of: lines[index]) != nil {
      let (list, next) = list(lines, index, depth)
      return ([list], next)
    }
    if slice(lines[index]).first == UInt8(ascii: ">") {
      let (quote, next) = quote(lines, index, depth)
      return ([quote], next)
    }
    if let (table, next) = delimitedTable(lines, index) { return ([table], next) }
    if let heading = capitalHeading(lines, index) { return ([heading], index + 1) }
    if let (facts, next) = facts(lines, index) { return ([facts], next) }
    return text(lines, index, place)
  }

  /// What is above some lines.
  private struct TextPlace {
    /// Whether a heading or a lead is right above them.
    var isAfterHead: Bool
    /// Whether nothing is.
    var isFirst: Bool
    /// Whether a list without marks is.
    var isAmongLines: Bool
    /// Whether, besides, no gap parts them from what is above.
    var isAdjacent: Bool
  }

  /// The mark of the list item that begins with a line; nil for other lines.
  func mark(of line: OutlineLine) -> ListMarker? {
    let words = slice(line)
    if isRule(words) || takesInitials && Self.initial(words) != nil { return nil }
    return ListMarker(words, isTight: takesTightMarks)
      ?? (takesBareNumbers ? ListMarker(bareNumber: words) : nil)
  }

  /// Whether four or more lines in a row begin with the numbers from one on and no mark behind them.
  func hasBareNumbers(_ lines: [OutlineLine]) -> Bool {
    var count = 0
    for line in lines where !line.isBlank {
      guard ListMarker(bareNumber: slice(line)) != nil, !slice(line).contains(UInt8(ascii: "\t")),
        Int(String(decoding: slice(line).prefix { $0.isASCIIDigit }, as: UTF8.self)) == count + 1
      else {
        count = 0
        continue
      }
      count += 1
      if count > 3 { return true }
    }
    return false
  }

  /// Whether some lines begin with a capital letter before a point, and these do not count up from
  /// "A" as the marks of items do.
  func hasInitials(_ lines: [OutlineLine]) -> Bool {
    var next = UInt8(ascii: "A")
    for line in lines {
      guard let letter = Self.initial(slice(line)) else { continue }
      guard letter == next || letter == UInt8(ascii: "A") else { return true }
      next = letter + 1
    }
    return false
  }

  /// The capital letter before a point and a space that some words begin with.
  private static func initial(_ words: ArraySlice<UInt8>) -> UInt8? {
    guard let letter = words.first, letter.isASCIICapital,
      words.dropFirst().starts(with: [UInt8(ascii: "."), UInt8(ascii: " ")])
    else { return nil }
    return letter
  }

  /// Whether two or more lines begin with a list mark right before a letter, as people write who do
  /// not know Markdown.
  func hasTightMarks(_ lines: [OutlineLine]) -> Bool {
    var last: ListMarker?
    var number: (Int, Int)?
    for line in lines where !line.isBlank {
      let mark =
        ListMarker(slice(line)) == nil ? ListMarker(slice(line), isTight: true) : nil
      guard let mark, let dotted = ListMarker.dotted(slice(line)) else {
        if let mark, mark.kind == last?.kind { return true }
        last = mark
        continue
      }
      // "3.1" and "3.2" count, whatever is between them; "3.5 kg" and "1.2 kg" do not.
      if let number, number.0 == dotted.0, number.1 + 1 == dotted.1 { return true }
      (last, number) = (mark, dotted)
    }
    return false
  }

  /// Whether a line is only three or more of one sign.
  func isRule(_ words: ArraySlice<UInt8>) -> Bool {
    guard let sign = words.first,
      sign == UInt8(ascii: "-") || sign == UInt8(ascii: "*") || sign == UInt8(ascii: "_")
        || sign == UInt8(ascii: "=")
    else { return false }
    var count = 0
    for byte in words {
      if byte == sign { count += 1 } else if byte != UInt8(ascii: " ") { return false }
    }
    return count >= 3
  }

  /// The next line that is not blank.
  func nextFilled(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Int {
    var index = index
    while index < lines.endIndex, lines[index].isBlank { index += 1 }
    return index
  }

  // MARK: Leads

  /// The words of a line that introduces the next block, and the index where that block begins.
  ///
  /// Such a line ends in a colon, or is short and has no full stop, and a list, table, code or
  /// facts follow.
  private func lead(
    _ lines: ArraySlice<OutlineLine>, _ index: Int
  ) -> (SourceRange, Int)? {
    let words = slice(lines[index])
    if let ruled = ruled(lines[index]), case let next = nextFilled(lines, index + 1),
      next < lines.endIndex
    {
      return (ruled, next)
    }
    guard mark(of: lines[index]) == nil, !isRule(words), words.first != UInt8(ascii: "#"),
      words.first != UInt8(ascii: ">"), words.first != UInt8(ascii: "|"),
      !words.starts(with: Self.fences[0]), !words.starts(with: Self.fences[1])
    else { return nil }
    let next = nextFilled(lines, index + 1)
    guard next < lines.endIndex else { return nil }
    let endsInColon = words.last == UInt8(ascii: ":")
    guard endsInColon || wordCount(words) <= 8 && !endsInStop(words) else { return nil }
    guard !beginsTable(lines, index), facts(lines, index) == nil,
      underlinedHeading(lines, index) == nil, boldHeading(lines[index]) == nil,
      capitalHeading(lines, index) == nil
    else { return nil }
    guard endsInColon || beginsBlock(lines, next) || headsIndented(lines, index) else {
      return nil
    }
    var range = unmarked(lines[index].range)
    while range.count > 0, bytes[range.upperBound - 1] == UInt8(ascii: ":") {
      range = bytes.withoutWhiteSpace(around: range.dropLast())
    }
    guard !range.isEmpty else { return nil }
    return (SourceRange(range), next)
  }

  /// Whether a list, code, table or facts begin with a line.
  private func beginsBlock(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Bool {
    mark(of: lines[index]) != nil || slice(lines[index]).starts(with: Self.fences[0])
      || beginsTable(lines, index) || facts(lines, index, atMost: 2) != nil
  }

  /// Whether a few words are above lines that are indented further and are no sentence that goes on:
  /// "Alerts" above a message.
  private func headsIndented(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Bool {
    let next = index + 1
    guard heedsIndents, next < lines.endIndex, !lines[next].isBlank,
      lines[next].indent > lines[index].indent,
      wordCount(slice(lines[index])) <= Self.longestHead
    else { return false }
    let first = slice(lines[next]).first ?? 0
    return !first.isASCIISmallLetter || wordCount(slice(lines[next])) <= Self.longestHead
  }

  /// The most words of a head above indented lines.
  private static let longestHead = 4

  static let fences = [Array("```".utf8), Array("~~~".utf8)]

  // MARK: Text

  /// A paragraph, or consecutive short lines that are the items of a list without marks.
  private func text(
    _ lines: ArraySlice<OutlineLine>, _ index: Int, _ place: TextPlace
  ) -> ([OutlineBlock], Int) {
    var end = index + 1
    while end < lines.endIndex, !endsParagraph(lines, end),
      !heedsIndents || lines[end].indent >= lines[index].indent
        || wordCount(slice(lines[end])) > Self.longestHead
    {
      end += 1
    }
    let ranges = lines[index..<end].map { SourceRange($0.range) }
    let starred = lines[index..<end].count { isMarkedItem(slice($0)) }
    let fewest =
      place.isAfterHead || starred * 2 > end - index
      ? 2 : place.isAdjacent ? 1 : place.isAmongLines ? 3 : 4
    if ranges.count >= fewest, lines[index..<end].allSatisfy({ isBareItem(slice($0)) }) {
      // If bare lines open a text, the first one is the head of the others.
      let head = place.isFirst && !place.isAfterHead ? ranges[0] : nil
      var list = OutlineList(isBare: true)
      list.items = ranges.dropFirst(head == nil ? 0 : 1).map { .init(words: $0) }
      let range = SourceRange(list.items[0].words.lowerBound, ranges[ranges.count - 1].upperBound)
      return ([OutlineBlock(.list(list), range, lead: head)], end)
    }
    let range = SourceRange(ranges[0].lowerBound, ranges[ranges.count - 1].upperBound)
    return ([OutlineBlock(.paragraph(ranges), range)], end)
  }

  private func endsParagraph(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Bool {
    let line = lines[index]
    let words = slice(line)
    guard let first = words.first else { return true }
    if mark(of: line) != nil || first == UInt8(ascii: ">")
      || first == UInt8(ascii: "#")
        && markedHeading(line) != nil
    {
      return true
    }
    if Self.fences.contains(where: { words.starts(with: $0) }) || boldHeading(line) != nil
      || ruled(line) != nil
    {
      return true
    }
    if beginsTable(lines, index) || facts(lines, index, atMost: 2) != nil { return true }
    if let fact = fact(line), !fact.value.isEmpty { return true }
    if heedsIndents && line.indent > lines[index - 1].indent || isAboveItems(lines, index),
      lead(lines, index) != nil
    {
      return true
    }
    guard words.last == UInt8(ascii: ":") else { return false }
    let next = nextFilled(lines, index + 1)
    return next < lines.endIndex && beginsBlock(lines, next)
  }

  /// Whether the items of a list below a line are indented further than it.
  private func isAboveItems(_ lines: ArraySlice<OutlineLine>, _ index: Int) -> Bool {
    index + 1 < lines.endIndex && lines[index + 1].indent > lines[index].indent
      && mark(of: lines[index + 1]) != nil
  }

  /// Whether a line may be an item without a mark: a few words that are not a sentence.
  private func isBareItem(_ words: ArraySlice<UInt8>) -> Bool {
    guard let first = words.first, !Self.openers.contains(first),
      !endsInStop(words) || words.last == UInt8(ascii: "?")
    else { return false }
    if wordCount(words) <= (endsInStop(words) ? Self.longestQuestion : Self.longestItem) {
      return true
    }
    // "Can you swim? yes / no / not sure", "School year (dropdown: Y1, Y2)".
    if let mark = words.firstIndex(of: UInt8(ascii: "?")), words.contains(UInt8(ascii: "/")) {
      return wordCount(words[...mark]) <= Self.longestItem
    }
    return wordCount(withoutAsides(words)) <= Self.longestItem || isMarkedItem(words)
  }

  /// Whether a line of any length is marked as that of a form: with a star behind its name, or with a
  /// question before its answers.
  private func isMarkedItem(_ words: ArraySlice<UInt8>) -> Bool {
    guard wordCount(words) <= Self.longestMarked else { return false }
    let star = words.indices.contains { index in
      words[index] == UInt8(ascii: "*") && index > words.startIndex
        && (index + 1 == words.endIndex || words[index + 1] == UInt8(ascii: " "))
    }
    let question = words.firstIndex(of: UInt8(ascii: "?")).map {
      $0 + 1 < words.endIndex && wordCount(words[...$0]) <= Self.longestQuestion
        && words[$0...].contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/") }
    }
    return star || question ?? false
  }

  private static let longestMarked = 30

  /// The most words of an item without a mark, apart from those in brackets and quotation marks.
  private static let longestItem = 7
  /// The most words of a question that is an item without a mark.
  private static let longestQuestion = 10

  /// Words without those in brackets and quotation marks.
  private func withoutAsides(_ words: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var (rest, depth, isQuoted): ([UInt8], Int, Bool) = ([], 0, false)
    for byte in words {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      default: if depth <= 0, !isQuoted { rest.append(byte) }
      }
    }
    return rest[...]
  }

  private static let openers = Array("[(<\"'{".utf8)

  func wordCount(_ words: ArraySlice<UInt8>) -> Int {
    var count = 0
    var isInside = false
    for byte in words {
      let isSpace = byte <= UInt8(ascii: " ")
      if !isSpace, !isInside { count += 1 }
      isInside = !isSpace
    }
    return count
  }

  /// Whether words end like a sentence, or like one that continues.
  func endsInStop(_ words: ArraySlice<UInt8>) -> Bool {
    words.last.map { Self.stops.contains($0) } ?? false
  }

  private static let stops = Array(".!?,;:".utf8)
}

extension OutlineBlock {
  package var isHeading: Bool { if case .heading = content { true } else { false } }
}
