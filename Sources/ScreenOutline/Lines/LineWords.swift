package import ScreenBrief
package import ScreenDiagnostics
import ScreenModel
package import ScreenText

/// The words of a document's lines: as labels, verbatim, in lower case, and split into parts.
package struct LineWords: Sendable {
  package let bytes: [UInt8]
  package let marks: InlineMarkup

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    marks = InlineMarkup(bytes)
  }

  /// Words as a label, without marks or an article.
  package func label(_ range: SourceRange) -> Phrase {
    let plain = Array(marks.plain(range.range).utf8)
    // "A" alone is a grade, not an article.
    return Phrase(
      plain.count == 1 ? LabelText.verbatim(plain[...]) : LabelText.label(plain[...]), at: range)
  }

  /// Words verbatim, without marks.
  package func verbatim(_ range: SourceRange) -> Phrase {
    Phrase(LabelText.verbatim(Array(marks.plain(range.range).utf8)[...]), at: range)
  }

  package func text(_ range: SourceRange) -> String { marks.plain(range.range) }

  /// Whether "or" is between members.
  package func hasAlternative(_ range: SourceRange) -> Bool {
    folded(range).words.contains { ["or", "oder", "ou", "o"].contains($0) }
  }

  package func folded(_ range: SourceRange) -> FoldedWords { FoldedWords(bytes[range.range]) }

  package func trimmed(_ range: SourceRange) -> SourceRange {
    SourceRange(bytes.withoutWhiteSpace(around: range.range))
  }

  package func unmarked(_ range: SourceRange) -> SourceRange {
    SourceRange(marks.unmarked(range.range))
  }

  /// The lines of the text without the white space around them; a blank line is empty.
  package var lines: [SourceRange] { OutlineLine.all(of: bytes).map { SourceRange($0.range) } }

  /// The whole line around some words.
  package func line(around range: SourceRange) -> SourceRange {
    let start = bytes[..<range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 }
    let end = bytes[range.upperBound...].firstIndex { $0 == 0x0A || $0 == 0x0D }
    return SourceRange(start ?? 0, end ?? bytes.count)
  }

  /// The number of words.
  package func count(_ range: SourceRange) -> Int { folded(range).count }

  /// The end of the first `count` words of a range, and the start of the next word.
  package func place(after count: Int, in range: SourceRange) -> (end: Int, next: Int) {
    var (words, index) = (0, range.lowerBound)
    var end = index
    while index < range.upperBound {
      guard bytes[index].isWordPart else {
        index += 1
        continue
      }
      if words == count { return (end, index) }
      while index < range.upperBound, bytes[index].isWordPart { index += 1 }
      words += 1
      end = index
    }
    return (end, range.upperBound)
  }

  /// The range without its first `count` words.
  package func dropping(_ count: Int, from range: SourceRange) -> SourceRange {
    var start = place(after: count, in: range).next
    // An opening quotation mark belongs to the word after it.
    while start > range.lowerBound, Self.opening.contains(bytes[start - 1]) { start -= 1 }
    return SourceRange(start, range.upperBound)
  }

  private static let opening = Array("\"'([".utf8)
  private static let closingQuotes = ["\"", "”", "»"].map { Array($0.utf8) }

  /// The range without its last `count` words.
  package func droppingLast(_ count: Int, from range: SourceRange) -> SourceRange {
    let all = self.count(range)
    var end = place(after: max(0, all - count), in: range).end
    // A closing quotation mark belongs to the words that it closes.
    for mark in Self.closingQuotes where bytes[end..<range.upperBound].starts(with: mark) {
      end += mark.count
    }
    let rest = trimmed(SourceRange(range.lowerBound, end))
    // A dash before the dropped words joined them to the others.
    for dash in Self.joiningDashes where bytes[rest.range].suffix(dash.count).elementsEqual(dash) {
      return trimmed(SourceRange(rest.lowerBound, rest.upperBound - dash.count))
    }
    return rest
  }

  private static let joiningDashes = [" -", " –", " —"].map { Array($0.utf8) }

  /// The members of an enumeration, split at its strongest separator.
  ///
  /// From strongest to weakest, the separators are bars, semicolons, plus signs, slashes, commas
  /// and conjunctions. Slashes without spaces bind words of one member if there are commas:
  /// "she/her, they/them", "time, value in mmol/L, note".
  package func members(
    of range: SourceRange, joinedBy conjunctions: Set<String> = LineWords.conjunctions
  )
    -> [SourceRange]
  {
    for separator in Separator.allCases {
      let parts = parts(of: range, by: separator)
      guard parts.count > 1, separator != .slash || !isSlashed(within: range) else { continue }
      return parts.flatMap { part in
        separator == .comma
          ? splitAtConjunction(part, isLast: part == parts.last, conjunctions) : [part]
      }
    }
    return splitAtConjunction(trimmed(range), isLast: true, conjunctions).filter { !$0.isEmpty }
  }

  /// The states of a sequence with arrows between them, "idea → draft → done"; nil for fewer than
  /// three.
  package func sequence(in range: SourceRange) -> [SourceRange]? {
    for mark in Self.arrows {
      var states: [SourceRange] = []
      var start = range.lowerBound
      for index in range.range where bytes[index..<range.upperBound].starts(with: mark) {
        states.append(member(start..<index))
        start = index + mark.count
      }
      guard states.count > 1 else { continue }
      states.append(member(start..<range.upperBound))
      return states.allSatisfy { (1...4).contains(count($0)) } ? states : nil
    }
    return nil
  }

  private static let arrows = ["→", "->", "=>", " > "].map { Array($0.utf8) }

  /// Whether commas separate the members of an enumeration, and slashes without spaces only words
  /// of a member.
  private func isSlashed(within range: SourceRange) -> Bool {
    let members = parts(of: range, by: .comma)
    let slash = UInt8(ascii: "/")
    return members.count > 1
      && zip(bytes[range.range], bytes[range.range].dropFirst()).allSatisfy { byte, next in
        byte != slash || next != UInt8(ascii: " ")
      }
      && (members.count > 2 || members.count { bytes[$0.range].contains(slash) } > 1)
  }

  /// Words between the last two members of an enumeration.
  package static let conjunctions: Set<String> = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "e", "&",
  ]

  private enum Separator: String, CaseIterable {
    case bar = "|"
    case dot = " · "
    case semicolon = ";"
    case plus = " + "
    case slash = "/"
    case comma = ","
  }

  /// The parts of a range outside of brackets and quotation marks.
  private func parts(of range: SourceRange, by separator: Separator) -> [SourceRange] {
    pieces(of: range, by: separator).map(member).filter { !$0.isEmpty }
  }

  /// The parts of some words between commas outside of brackets, each as it is: "name, vegan
  /// yes/no".
  package func partsAtCommas(of range: SourceRange) -> [SourceRange] {
    pieces(of: range, by: .comma).map { trimmed(SourceRange($0)) }.filter { !$0.isEmpty }
  }

  /// The bytes between separators outside of brackets and quotation marks.
  private func pieces(of range: SourceRange, by separator: Separator) -> [Range<Int>] {
    let mark = Array(separator.rawValue.utf8)
    var pieces: [Range<Int>] = []
    var (depth, start, index) = (0, range.lowerBound, range.lowerBound)
    var isQuoted = false
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
      let isMark =
        depth <= 0 && !isQuoted && bytes[index..<range.upperBound].starts(with: mark)
        && !(separator == .comma && isBetweenDigits(index, range))
        && !(separator == .slash && !isBetweenWords(index, range))
      if isMark {
        pieces.append(start..<index)
        start = index + mark.count
        index = start
      } else {
        index += 1
      }
    }
    pieces.append(start..<max(start, range.upperBound))
    return pieces
  }

  private func isBetweenDigits(_ index: Int, _ range: SourceRange) -> Bool {
    index > range.lowerBound && index + 1 < range.upperBound && bytes[index - 1].isASCIIDigit
      && bytes[index + 1].isASCIIDigit
  }

  /// Whether a slash separates words, unlike one in "1/2" or in an address.
  private func isBetweenWords(_ index: Int, _ range: SourceRange) -> Bool {
    guard index > range.lowerBound, index + 1 < range.upperBound else { return false }
    let (before, after) = (bytes[index - 1], bytes[index + 1])
    if before == UInt8(ascii: " ") && after == UInt8(ascii: " ") { return true }
    return before.isWordPart && !before.isASCIIDigit && after.isWordPart && !after.isASCIIDigit
  }

  private func member(_ range: Range<Int>) -> SourceRange {
    var range = bytes.withoutWhiteSpace(around: range)
    if let last = bytes[range].last, last == UInt8(ascii: ".") { range = range.dropLast() }
    return unquoted(unmarked(SourceRange(range)))
  }

  /// The words without the quotation marks around them.
  package func unquoted(_ range: SourceRange) -> SourceRange {
    let words = bytes[range.range]
    for (open, close) in Self.quotes where words.count > open.count + close.count {
      guard words.starts(with: open), words.suffix(close.count).elementsEqual(close) else {
        continue
      }
      let inside = SourceRange(range.lowerBound + open.count, range.upperBound - close.count)
      if !bytes[inside.range].contains(open[0]) || open.count > 1 { return inside }
    }
    // An apostrophe that nothing closes opened a quotation whose end was cut off.
    let apostrophe = UInt8(ascii: "'")
    if words.first == apostrophe, words.count > 1 {
      let rest = words.dropFirst()
      if !rest.contains(apostrophe) { return SourceRange(range.lowerBound + 1, range.upperBound) }
      if rest.firstIndex(of: apostrophe) == rest.indices.last {
        return SourceRange(range.lowerBound + 1, range.upperBound - 1)
      }
    }
    return range
  }

  /// The words in the first quotation marks of a range; the whole range if there are none.
  package func quoted(in range: SourceRange) -> SourceRange {
    for (open, close) in Self.quotes {
      guard let start = place(of: open, in: range.range) else { continue }
      let inside = start + open.count..<range.upperBound
      guard let end = place(of: close, in: inside), end > inside.lowerBound else { continue }
      return SourceRange(inside.lowerBound, end)
    }
    return range
  }

  /// The texts in quotation marks, without the marks.
  package func quotations(in range: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    var rest = range
    while true {
      let inside = quoted(in: rest)
      guard inside != rest, inside.upperBound < rest.upperBound, !inside.isEmpty else {
        return found
      }
      found.append(inside)
      rest = SourceRange(inside.upperBound + 1, rest.upperBound)
    }
  }

  private func place(of mark: [UInt8], in range: Range<Int>) -> Int? {
    range.first { bytes[$0..<range.upperBound].starts(with: mark) }
  }

  private static let quotes: [([UInt8], [UInt8])] = [
    ("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’"),
  ]
  .map { (Array($0.utf8), Array($1.utf8)) }

  /// Splits the last member at its conjunction, and removes a conjunction at its start.
  private func splitAtConjunction(
    _ range: SourceRange, isLast: Bool, _ conjunctions: Set<String>
  ) -> [SourceRange] {
    var range = range
    let words = folded(range).words
    if let first = words.first, words.count > 1, conjunctions.contains(first) {
      range = unquoted(dropping(1, from: range))
    }
    guard isLast else { return [range] }
    let rest = folded(range).words
    guard
      let place = rest.indices.dropFirst().dropLast().last(where: {
        conjunctions.contains(rest[$0])
      }),
      case let first = SourceRange(range.lowerBound, end(of: place, in: range)),
      !isInside(first)
    else { return [range] }
    return [member(first.range), member(dropping(place + 1, from: range).range)].filter {
      !$0.isEmpty
    }
  }

  /// The end of the first `count` words of a range, with the marks that close them.
  private func end(of count: Int, in range: SourceRange) -> Int {
    let (end, next) = place(after: count, in: range)
    return bytes[end..<next].lastIndex { ")]\"".utf8.contains($0) }.map { $0 + 1 } ?? end
  }

  /// Whether some words end within brackets or quotation marks.
  private func isInside(_ range: SourceRange) -> Bool {
    let words = bytes[range.range]
    let isQuoted = !words.count(where: { $0 == UInt8(ascii: "\"") }).isMultiple(of: 2)
    return isQuoted
      || words.count(where: { $0 == UInt8(ascii: "(") })
        > words.count(where: { $0 == UInt8(ascii: ")") })
  }

  /// The sentences of a range; each ends at a full stop before a capital, or at a line end.
  ///
  /// If `isLoose`, as in chats, a sentence may begin with a small letter.
  package func sentences(of range: SourceRange, isLoose: Bool = false) -> [SourceRange] {
    var sentences: [SourceRange] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if isEnd(index, range, from: start, isLoose: isLoose), !isInsideQuotes(index, range, start) {
        var end = index + 1
        while end < range.upperBound, Self.closing.contains(bytes[end]) { end += 1 }
        sentences.append(trimmed(SourceRange(start, end)))
        start = end
      }
      index += 1
    }
    sentences.append(trimmed(SourceRange(start, range.upperBound)))
    return sentences.filter { !$0.isEmpty }
  }

  private static let closing = Array("\")”’".utf8)
  /// The most words of a question within a sentence: "the notes (any?) go there".
  private static let longestAside = 3

  /// Whether quotation marks that open before an index close after it.
  private func isInsideQuotes(_ index: Int, _ range: SourceRange, _ start: Int) -> Bool {
    let mark = UInt8(ascii: "\"")
    let before = bytes[max(start, index - 400)..<index].count { $0 == mark }
    guard !before.isMultiple(of: 2) else { return false }
    let rest = bytes[index + 1..<min(range.upperBound, index + 400)]
    // A mark right after the full stop is a closing one.
    return rest.first != mark && rest.contains(mark)
  }

  private func isEnd(_ index: Int, _ range: SourceRange, from start: Int, isLoose: Bool) -> Bool {
    let byte = bytes[index]
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?") else {
      return false
    }
    var next = index + 1
    while next < range.upperBound, Self.closing.contains(bytes[next]) { next += 1 }
    guard next < range.upperBound, bytes[next] <= UInt8(ascii: " ") else { return false }
    while next < range.upperBound, bytes[next] <= UInt8(ascii: " ") { next += 1 }
    guard next < range.upperBound else { return false }
    let follows = bytes[next]
    // "Can you make a screen for this? sortable by date pls": a question that is long ends there.
    let isAsked = byte == UInt8(ascii: "?") && count(SourceRange(start, index)) > Self.longestAside
    guard isLoose || isAsked || !follows.isASCIISmallLetter, follows != UInt8(ascii: "&") else {
      return false
    }
    // "e.g.", "Dr." and an ordinal number do not end a sentence.
    let before = bytes[start..<index].reversed().prefix { $0 > UInt8(ascii: " ") }
    let word = FoldedWords(before.reversed())
    if byte == UInt8(ascii: "."), follows.isASCIIDigit || word.count == 1,
      DocumentLexicon.shipped.sense(ofAll: word, as: "abbreviation") != nil
    {
      return false
    }
    let isShort =
      before.count <= 2 && before.allSatisfy { $0.isASCIILetter || $0 == UInt8(ascii: ".") }
      || before.contains(UInt8(ascii: ".")) && before.count <= 4
    return byte != UInt8(ascii: ".")
      || !isShort && !(before.count < 3 && before.allSatisfy(\.isASCIIDigit))
  }
}
