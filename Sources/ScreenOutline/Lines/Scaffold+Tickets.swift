import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// Lines of tickets and stories that are about the work, and not about the screen.
extension Scaffold {
  static let isAbout = "it is about the ticket, not about the screen"

  /// Blanks who reports a ticket, how urgent it is and so on, and the words "Description:".
  mutating func takeTicket() {
    let lines = rests
    let keys = lines.map { keyOfTicket($0) }
    guard ticket != nil || isTicket(lines, keys.map { $0?.sense }) else { return }
    var isOpen = false
    for (line, key) in zip(lines, keys) {
      guard let key else {
        // The steps below "Steps to reproduce:" are none on the screen.
        if isOpen, ListMarker(utf8[line.range]) != nil {
          blank(line, Self.isAbout)
        } else {
          isOpen = false
        }
        continue
      }
      isOpen = false
      switch key.sense {
      case "about": blank(line, Self.isAbout)
      case "aside":
        blank(line, Self.isAbout)
        isOpen = key.value.isEmpty
      case "title":
        blank(SourceRange(line.lowerBound, key.value.lowerBound), Self.isAbout)
        if ticket == nil { ticket = key.value }
      default:
        let end = key.value.isEmpty ? line.upperBound : key.value.lowerBound
        blank(SourceRange(line.lowerBound, end), Self.isAbout)
      }
    }
  }

  /// Whether lines are those of a ticket without a key of its own: some say how urgent it is or who
  /// works on it, and others tell what is wanted. A record, too, has a status and a date.
  private func isTicket(_ lines: [SourceRange], _ senses: [String?]) -> Bool {
    let sure = lines.count { line in
      guard
        let fact = OutlineParser(utf8).fact(
          OutlineLine(withoutHeadingMark(line).range, in: utf8))
      else { return false }
      return phrases.sense(ofAll: folded(fact.key), as: "key ticket") != nil
    }
    let tells = zip(lines, senses).contains { line, sense in
      sense == "wanted" || sense == "aside" || sense == nil && folded(line).count > 5
    }
    return tells && (sure > 1 || sure > 0 && senses.contains("title"))
  }

  /// Blanks sentences of a ticket that say what is so today, and when a part can be used: "disabled
  /// until a size is chosen".
  mutating func takeState() {
    guard ticket != nil || isByLine else { return }
    for line in rests {
      for sentence in original.sentences(of: line) {
        let words = folded(sentence)
        if ticket != nil, words.count > 3, phrases.find("form now", in: words) != nil,
          phrases.opening(of: words, as: "opening wish") == nil,
          phrases.sense(in: words, as: "component named") == nil,
          ListMarker(utf8[line.range]) == nil
        {
          blank(sentence, Self.isSoNow)
        } else if let until = phrases.find("form until", in: words, from: 1) {
          let start = original.place(after: until.lowerBound, in: sentence).next
          let last = utf8[sentence.upperBound - 1] == UInt8(ascii: ".") ? 1 : 0
          blank(SourceRange(start, sentence.upperBound - last), Self.isUsedLater)
        }
      }
    }
  }

  static let isSoNow = "it describes the present situation"
  static let isUsedLater = "it says when something can be used"

  /// The key of a line about a ticket, and its value; a line may be the key alone: "Description".
  private func keyOfTicket(_ line: SourceRange) -> (sense: String, value: SourceRange)? {
    let range = withoutHeadingMark(line)
    if let fact = OutlineParser(utf8).fact(OutlineLine(range.range, in: utf8)) {
      return phrases.sense(ofAll: folded(fact.key), as: "ticketkey").map { ($0, fact.value) }
    }
    guard ListMarker(utf8[range.range]) == nil,
      let sense = phrases.sense(ofAll: folded(range), as: "ticketkey"),
      sense == "aside" || sense == "wanted"
    else { return nil }
    return (sense, .at(range.upperBound))
  }

  // MARK: Asides

  /// Blanks what stories, tickets and requirements leave out, with the lines below its head: "Out of
  /// scope", "Definition of done".
  mutating func takeAsides() {
    guard isByLine || ticket != nil else { return }
    var head: (reason: String, isAlone: Bool)?
    var last: SourceRange?
    var isBelowHead = false
    for line in lines {
      let rest = self.rest(line)
      guard !rest.isEmpty else { continue }
      let isApart = last.map { isBlank(between: $0, and: line) } ?? true
      last = line
      if let found = aside(rest) {
        blank(rest, found.reason)
        head = found
        isBelowHead = true
        continue
      }
      guard let open = head else { continue }
      // A paragraph below the head alone and the items of a list belong to it.
      let isItem = ListMarker(utf8[rest.range]) != nil
      let belongs = isItem || open.isAlone && !isHead(rest) && (isBelowHead || !isApart)
      isBelowHead = false
      if belongs { blank(rest, open.reason) } else { head = nil }
    }
  }

  static let isNotNow = "it is declared out of scope"

  private func isBlank(between first: SourceRange, and second: SourceRange) -> Bool {
    utf8[first.upperBound..<second.lowerBound].count { $0 == UInt8(ascii: "\n") } > 1
  }

  /// Whether a line heads others: it ends in a colon, or has the mark of a heading.
  private func isHead(_ line: SourceRange) -> Bool {
    utf8[line.lowerBound] == UInt8(ascii: "#") || utf8[line.upperBound - 1] == UInt8(ascii: ":")
      || utf8[line.range].starts(with: Array("**".utf8))
  }

  /// Why the lines below a head are not on the screen, and whether the head is alone on its line;
  /// nil for other lines.
  private func aside(_ line: SourceRange) -> (reason: String, isAlone: Bool)? {
    guard ListMarker(utf8[line.range]) == nil else { return nil }
    var key = folded(line)
    var isAlone = true
    if let fact = OutlineParser(utf8).fact(OutlineLine(line.range, in: utf8)) {
      key = folded(fact.key)
      isAlone = fact.value.isEmpty
    }
    switch phrases.sense(ofAll: key, as: "whole") {
    case "scope": return (Self.isNotNow, isAlone)
    case "aside" where phrases.sense(ofAll: key, as: "ticketkey") != nil:
      return (Self.isAbout, isAlone)
    default: return nil
    }
  }
}
