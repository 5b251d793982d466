internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The wishes of the lines of paragraphs.
extension Interpreter {
  /// The wishes of the lines of a paragraph.
  mutating func wishes(
    ofLines lines: [SourceRange], below name: String?, head: SourceRange?
  ) -> [Request] {
    let whole = lines[0].union(lines[lines.count - 1])
    if let buttons = inputs.bracketed(whole) ?? inputs.separated(lines) { return buttons }
    if let link = words.marks.link(at: whole.lowerBound, in: whole.range),
      link.end == whole.upperBound
    {
      return [link.isImage ? picture(link, whole) : inputs.link(link, whole)]
    }
    if scaffold.isByLine { return requests(lines) }
    var found: [Request] = []
    for whole in words.sentences(of: whole) {
      guard !isTold(whole) else { continue }
      let sentence = withoutDenied(whole)
      if sentence != whole {
        leaveOut(SourceRange(sentence.upperBound, whole.upperBound), reason(of: .scope))
      }
      if isRemark(sentence) {
        leaveOut(sentence, DocumentLexicon.speaksOfScreen)
        continue
      }
      if phrases.sense(in: words.folded(sentence), as: "sentence later") != nil {
        leaveOut(sentence, reason(of: .later))
        continue
      }
      if phrases.sense(in: words.folded(sentence), as: "around chart") != nil,
        words.members(of: sentence).count == 1, areLinesDrawn || areRowsDrawn
      {
        continue
      }
      if showsChanges(asked: sentence) { continue }
      if hasRows, isTickedOff([words.folded(sentence)]), words.members(of: sentence).count == 1 {
        // The rows are a checklist.
        continue
      }
      if !hasRows, hasLines, isTickedOff([words.folded(sentence)]) || parts.ticksEach(sentence),
        phrases.sense(in: words.folded(sentence), as: "component named") == nil
      {
        // The lines are ticked off, and nothing is made of the reason.
        leaveOut(sentence, DocumentLexicon.speaksOfScreen)
        continue
      }
      if let parts = keyed(sentence) {
        found += parts
        continue
      }
      if takesTelling(sentence, &found) || takesRowWish(sentence, &found) { continue }
      if let parts = wishedParts(sentence) {
        found += parts
        continue
      }
      if addsToEarlier(sentence, &found) { continue }
      if asks(sentence) || (hasRows || hasFacts || isAsked) && inputs.isQuotedAlone(sentence) {
        found += requestBesideLines(sentence)
      } else if scaffold.isMail, head == nil {
        leaveOut(sentence, DocumentLexicon.speaksOfWriter)
      } else if let total = total(sentence) {
        found.append(total)
      } else if hasRows || hasFacts || isSpecified, inputs.areButtons(sentence) {
        found += parts.pressed(sentence)
      } else if hasRows, instructs(sentence) {
        unread.append(sentence)
      } else if deniesPart(sentence) {
        leaveOut(sentence, reason(of: .scope))
      } else if speaksOfScreen(sentence) {
        let parts =
          asksForPart(sentence) || isBehindLines(sentence) ? requestBesideLines(sentence) : []
        if parts.isEmpty { unread.append(sentence) }
        found += parts
      } else if phrases.speaksOfParts(words.folded(sentence)) || describesScreen(sentence) {
        unread.append(sentence)
      } else if words.count(sentence) >= 3 {
        found.append(.paragraph(words.verbatim(sentence), sentence))
      } else if inputs.isPressed(sentence) {
        found.append(.action(words.label(sentence), sentence))
      } else {
        let read = self.sentence(sentence)
        // "Anonymous." names no things.
        let isOpen = !hasRows && !read.isEmpty && read.allSatisfy(\.isOpenCollection)
        found += isOpen ? [.paragraph(words.verbatim(sentence), sentence)] : read
      }
    }
    return found
  }

  /// The lines of a block that only looks like facts or rows, where each line is a request: "The system shall show
  /// a note: …", "Step 1: name, email".
  func requestLines(of block: OutlineBlock) -> [SourceRange]? {
    guard scaffold.isByLine else { return nil }
    switch block.content {
    case .facts(let facts):
      let areRequests = facts.contains { fact in
        let key = words.folded(fact.key)
        return key.count >= 4 || phrases.opening(of: key, as: "part")?.sense == "step"
      }
      guard areRequests else { return nil }
      return facts.map {
        SourceRange($0.key.lowerBound, max($0.key.upperBound, $0.value.upperBound))
      }
    case .table(let table) where table.form == .comma:
      let rows = (table.header.map { [$0] } ?? []) + table.rows
      let areRequests = rows.contains { row in
        row.first.map { words.count($0.range) >= 5 } ?? false
      }
      guard areRequests else { return nil }
      return rows.compactMap { row in
        let cells = row.map(\.range).filter { !$0.isEmpty }
        guard let first = cells.first, let last = cells.last else { return nil }
        return words.trimmed(words.line(around: first.union(last)))
      }
    case .heading, .list, .table, .code, .quote, .rule, .paragraph: return nil
    }
  }

  /// "a bar chart of the stock:" with its values on the next line, which together are one sentence.
  mutating func chartAsked(_ lead: SourceRange, _ block: OutlineBlock) -> [Request]? {
    guard phrases.sense(in: words.folded(lead), as: "around chart") != nil,
      block.lines.count == 1 || block.isParagraph, isRequest(lead) || scaffold.isMail
    else { return nil }
    let found = sentence(lead.union(block.range))
    return found.contains { $0.subject == .component(.chart) } ? found : nil
  }

  /// What a sentence beside rows declares by its first words: "Row actions: Assign, Close", "Filters
  /// above: agent, date".
  private mutating func keyed(_ sentence: SourceRange) -> [Request]? {
    let line = FieldLine(sentence, of: words)
    guard hasRows, let value = line.value, !line.isDashed, words.count(line.label) <= 3 else {
      return nil
    }
    let end = ".!".utf8.contains(bytes[value.upperBound - 1]) ? 1 : 0
    let fact = OutlineFact(
      key: cutter.withoutPlaceBehind(line.label),
      value: SourceRange(value.lowerBound, value.upperBound - end))
    return named(by: words.folded(fact.key), fact, sentence, isWhole: false)
  }

  /// Whether a line had a key or was part of a story.
  private func isKeyed(_ line: SourceRange) -> Bool {
    scaffold.leftOut.contains {
      $0.range.upperBound <= line.lowerBound && line.lowerBound - $0.range.upperBound <= 2
    }
  }

  /// The wishes of lines, each of which is a separate request.
  mutating func requests(_ lines: [SourceRange]) -> [Request] {
    var found: [Request] = []
    for line in lines {
      for sentence in words.sentences(of: line, isLoose: scaffold.isChat) where !isTold(sentence) {
        if isRemark(sentence) {
          leaveOut(sentence, DocumentLexicon.speaksOfScreen)
        } else if !scaffold.isChat, phrases.rule(in: words.folded(sentence)) {
          leaveOut(sentence, DocumentLexicon.speaksOfRule)
        } else if scaffold.keyCount > 1, !isKeyed(line), !asks(sentence) {
          // If requests have keys, a line without one describes the present state.
          leaveOut(sentence, DocumentLexicon.speaksOfWriter)
        } else if !adds(sentence, &found) {
          found += request(sentence)
        }
      }
    }
    return withoutRepeats(found)
  }

  /// Applies a sentence about something named before, whoever the actor is.
  mutating func adds(_ sentence: SourceRange, _ found: inout [Request]) -> Bool {
    if addsToEarlier(cutter.withoutRequestWords(sentence), &found) { return true }
    guard scaffold.isByLine else { return false }
    if phrases.sense(ofAll: words.folded(sentence), as: "type") == "toggle",
      let last = found.indices.last, let label = found[last].details.label
    {
      // "Permission to enter. Yes/no"
      found[last] = Request(
        .component(.toggle), found[last].range.union(sentence), Details(label: label))
      return true
    }
    return constrains(sentence, &found)
  }

  /// Whether a sentence asks for something and is not itself shown.
  func asks(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    if phrases.opening(of: folded, as: "opening wish") != nil, !tells(folded) { return true }
    let needs = phrases.sense(in: folded, as: "need") != nil
    if needs, phrases.sense(in: folded, as: "component any") != nil { return true }
    if phrases.opening(of: folded, as: "opening also") != nil { return true }
    return phrases.sense(in: folded, as: "component named") != nil || inputs.isPressed(range)
  }

  /// Whether a sentence about somebody wishes for nothing: "We sing on Tuesdays", but not "We need a
  /// list".
  func tells(_ folded: FoldedWords) -> Bool {
    guard let subject = phrases.opening(of: folded, as: "wish subject"),
      phrases.opening(of: folded, as: "opening wish")?.length == subject.length
    else { return false }
    let wishes = ["need", "component any", "word screen"].contains {
      phrases.sense(in: folded, as: $0) != nil
    }
    return !wishes
      && !folded.words.dropFirst().prefix(2).contains {
        phrases.sense(ofAll: FoldedWords($0), as: "opening wish") != nil
      }
  }

  /// Whether a sentence next to rows, facts or inputs addresses the maker of the screen: it begins
  /// in lower case, names the screen, or says who needs what.
  private func speaksOfScreen(_ range: SourceRange) -> Bool {
    let hasData = hasRows || hasFacts || isBehindLines(range)
    guard hasData || isSpecified else { return false }
    let folded = words.folded(range)
    if bytes[range.lowerBound].isASCIISmallLetter { return true }
    if phrases.sense(in: folded, as: "word screen") != nil { return true }
    return hasData && phrases.sense(in: folded, as: "word wisher") != nil
  }

  /// Whether a sentence names a component or a button.
  private func asksForPart(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return ["component any", "component named"].contains {
      phrases.sense(in: folded, as: $0) != nil
    }
      || phrases.opening(of: folded, as: "opening filter") != nil
      || words.members(of: range).allSatisfy(inputs.isPressed)
  }

  /// A sentence without what it does not want: "cards with a photo, not a boring table".
  func withoutDenied(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard folded.count > 2,
      let place = (1..<folded.count - 1).first(where: {
        phrases.opening(of: folded, as: "word denied", at: $0) != nil
      }), asks(range) || phrases.sense(in: folded, as: "word medium") != nil
    else { return range }
    return words.trimmed(
      SourceRange(range.lowerBound, words.place(after: place, in: range).end))
  }

  /// "No save button": an exclusion.
  private func deniesPart(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return isSpecified && phrases.opening(of: folded, as: "opening denial") != nil
      && phrases.sense(in: folded, as: "component any") != nil
  }

  /// Whether the document specifies a screen, instead of being its content.
  private var isSpecified: Bool {
    isAsked || namesParts || documentHead.flatMap(memberClass) == "toggle"
  }

  /// Whether a sentence is about the screen or addresses the reader, and asks for nothing.
  func isRemark(_ range: SourceRange) -> Bool { phrases.remark(in: words.folded(range)) != nil }

  private func picture(_ link: InlineMarkup.Link, _ range: SourceRange) -> Request {
    var details = Details(label: words.label(SourceRange(link.words)))
    details.variant = "image"
    return Request(.component(.image), range, details)
  }
}
