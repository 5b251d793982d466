import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// The keys of tickets and requirements at the starts of lines.
extension Scaffold {
  /// Blanks the keys of tickets and requirements: "FR-1:", "TICKET-482:", "REQ-UI-041", "REQ 2".
  mutating func takeKeys() {
    let bodies = rests.map { withoutHeadingMark(body($0)) }
    let series = series(of: bodies)
    for (place, range) in bodies.enumerated() {
      guard let found = key(range) ?? series.flatMap({ serialKey(range, of: $0) }),
        found.end < range.upperBound
      else { continue }
      let (end, letters) = found
      let scope = senseOfKey(letters) ?? (letters == series ? "request" : nil)
      if scope == "aside" {
        blank(range, "it asks for nothing that a screen shows")
      } else if scope != nil {
        keyCount += 1
        blank(SourceRange(range.lowerBound, end), "it is the key of a requirement")
        // The text after a key above a story is the story's title.
        if place == 0, bodies.count > 1,
          phrases.opening(of: folded(bodies[1]), as: "story who") != nil,
          phrases.opening(of: folded(self.rest(range)), as: "story who") == nil
        {
          ticket = self.rest(range)
        }
      } else if place < 2, letters.count > 1 {
        blank(SourceRange(range.lowerBound, end), "it is the key of a ticket")
        ticket = rest(SourceRange(end, range.upperBound))
      }
    }
  }

  /// A line without the marks of a heading.
  func withoutHeadingMark(_ range: SourceRange) -> SourceRange {
    let marks = utf8[range.range].prefix { $0 == UInt8(ascii: "#") }
    guard !marks.isEmpty, marks.endIndex < range.upperBound,
      utf8[marks.endIndex] == UInt8(ascii: " ")
    else { return range }
    return rest(SourceRange(marks.endIndex, range.upperBound))
  }

  /// Whether the text contains the words of tickets.
  private var isTicket: Bool {
    lines.contains { line in
      let words = folded(body(line))
      return phrases.opening(of: words, as: "ticket") != nil
        || phrases.opening(of: words, as: "story who") != nil
    }
  }

  /// What the letters of a key say: those of all its parts, or the first part that says something.
  private func senseOfKey(_ letters: [UInt8]) -> String? {
    if let sense = phrases.sense(ofAll: FoldedWords(letters), as: "reqkey") { return sense }
    let parts = letters.split { !$0.isASCIILetter }.map { Array($0) }
    guard parts.count > 1 else { return nil }
    return parts.lazy.compactMap { phrases.sense(ofAll: FoldedWords($0), as: "reqkey") }.first
  }

  /// The letters of the keys of most lines if they are unknown, but these lines state requirements:
  /// "R-001 The table shall …", "R-002 The user must …".
  private func series(of bodies: [SourceRange]) -> [UInt8]? {
    var counts: [(letters: [UInt8], count: Int)] = []
    for range in bodies {
      guard let parts = keyParts(range),
        phrases.find("demand", in: folded(SourceRange(parts.end, range.upperBound)), from: 1) != nil
      else { continue }
      if let place = counts.firstIndex(where: { $0.letters == parts.letters }) {
        counts[place].count += 1
      } else {
        counts.append((parts.letters, 1))
      }
    }
    guard let best = counts.max(by: { $0.count < $1.count }), best.count > 1,
      best.count * 2 >= bodies.count
    else { return nil }
    return best.letters
  }

  private func serialKey(
    _ range: SourceRange, of series: [UInt8]
  ) -> (end: Int, letters: [UInt8])? {
    guard let parts = keyParts(range), parts.letters == series else { return nil }
    return afterMarks(parts.end, in: range).map { ($0.end, parts.letters) }
  }

  /// Capitals with a number, and the marks after it.
  func key(_ range: SourceRange) -> (end: Int, letters: [UInt8])? {
    if let bug = numberedTicket(range) { return bug }
    guard let (end, letters) = keyParts(range), let (index, marked) = afterMarks(end, in: range)
    else { return nil }
    let hasMark = marked || utf8[end - 1] == UInt8(ascii: ".")
    let isCapitals = !letters.contains(where: \.isASCIISmallLetter)
    let knows = senseOfKey(letters) != nil
    // "FIN-88 Approve claims" has no mark after its key, if the rest shows that it is a ticket.
    let start = utf8[range.lowerBound].isASCIILetter ? range.lowerBound : range.lowerBound + 1
    let isTicketed =
      letters.count > 1 && utf8[start + letters.count] == UInt8(ascii: "-") && isTicket
    guard isCapitals && (hasMark || knows || isTicketed) || knows && hasMark else { return nil }
    return (index, letters)
  }

  /// "Bug #5521: Checkout": the kind of ticket, its number and a colon.
  private func numberedTicket(_ range: SourceRange) -> (end: Int, letters: [UInt8])? {
    let letters = Array(utf8[range.range].prefix(while: \.isASCIILetter))
    var index = range.lowerBound + letters.count
    guard phrases.sense(ofAll: FoldedWords(letters), as: "ticket noun") != nil else { return nil }
    while index < range.upperBound, Array(" #".utf8).contains(utf8[index]) { index += 1 }
    guard index > range.lowerBound + letters.count, utf8[index - 1] == UInt8(ascii: "#") else {
      return nil
    }
    let digits = utf8[index..<range.upperBound].prefix(while: \.isASCIIDigit)
    guard !digits.isEmpty, let (end, isMarked) = afterMarks(digits.endIndex, in: range), isMarked
    else { return nil }
    return (end, letters)
  }

  /// The end of a key and its letters, with the parts of both divided by hyphens: "REQ-UI-041".
  private func keyParts(_ range: SourceRange) -> (end: Int, letters: [UInt8])? {
    let words = utf8[range.range]
    let start = words.first == UInt8(ascii: "[") || words.first == UInt8(ascii: "#") ? 1 : 0
    func isLetter(_ byte: UInt8) -> Bool { byte.isASCIILetter || byte == UInt8(ascii: "_") }
    var letters = words.dropFirst(start).prefix(while: isLetter)
    while letters.endIndex + 1 < range.upperBound, utf8[letters.endIndex] == UInt8(ascii: "-"),
      isLetter(utf8[letters.endIndex + 1]), !letters.contains(where: \.isASCIISmallLetter)
    {
      let more = words[(letters.endIndex + 1)...].prefix(while: isLetter)
      guard !more.contains(where: \.isASCIISmallLetter) else { break }
      letters = words[letters.startIndex..<more.endIndex]
    }
    var index = letters.endIndex
    let isParted = letters.contains(UInt8(ascii: "-"))
    guard (1...(isParted ? 20 : 11)).contains(letters.count),
      letters.first.map({ !$0.isASCIISmallLetter }) ?? false,
      index < range.upperBound,
      Array("-_ #.".utf8).contains(utf8[index]) || utf8[index].isASCIIDigit
    else { return nil }
    if !utf8[index].isASCIIDigit { index += 1 }
    let digits = utf8[index..<range.upperBound].prefix {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".")
    }
    guard let first = digits.first, first.isASCIIDigit, digits.count <= 6 else { return nil }
    return (digits.endIndex, Array(letters))
  }

  /// The place after the marks behind a key, and whether one of them ends it.
  private func afterMarks(_ start: Int, in range: SourceRange) -> (end: Int, isMarked: Bool)? {
    var index = start
    // The first cell of a row is not a key: "AC-0009, a tab, "Match bottle".
    guard index < range.upperBound, !Array("\t;,|".utf8).contains(utf8[index]) else { return nil }
    // "Room 4 is free" has no key; a key is followed by a mark or a capital.
    var isMarked = false
    let dot = Array("·".utf8)
    while index < range.upperBound {
      if Array("]:)–—-* ".utf8).contains(utf8[index]) {
        isMarked = isMarked || Array(":)]".utf8).contains(utf8[index])
        index += 1
      } else if utf8[index..<range.upperBound].starts(with: dot) {
        isMarked = true
        index += dot.count
      } else {
        break
      }
    }
    return (index, isMarked)
  }
}
