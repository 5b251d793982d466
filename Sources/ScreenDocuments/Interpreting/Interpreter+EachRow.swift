internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences next to a table that ask for something in each of its rows.
extension Interpreter {
  /// Applies a sentence, in any position, about what each row has: "approve and reject on every
  /// line", "each dish gets a plus button", "a tick for delivered next to every name", "mark an
  /// item as returned".
  mutating func takesEachRow(_ range: SourceRange, _ found: inout [Request]) -> Bool {
    guard hasRows || namesTable else { return false }
    let (parts, others) = eachRow(range)
    guard !parts.isEmpty else { return false }
    perRow += parts.map(\.ofEach)
    found += others
    return true
  }

  /// "Total at the bottom": the sum of the rows, computed once they are known.
  func total(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    guard hasRows || hasFacts || hasLines, folded.count <= 6,
      let opening = phrases.opening(of: folded, as: "row total"),
      let end = (opening.length..<max(opening.length, folded.count)).first(where: {
        phrases.opening(of: folded, as: "row place", at: $0) != nil
      })
    else { return nil }
    let name = words.droppingLast(folded.count - end, from: range)
    return Request(.need(.metric), range, Details(label: words.label(name)))
  }

  /// Whether a sentence says how to show rows instead of what to show: "highlight the late ones".
  /// Since this cannot be done, it is reported as unread and is not shown as text.
  func instructs(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return phrases.opening(of: folded, as: "row instruct") != nil
      || phrases.ending(of: folded, as: "row place") != nil
      || phrases.ending(of: folded, as: "row please") != nil
  }

  /// The parts that a sentence states for each row, and its other wishes.
  private mutating func eachRow(_ range: SourceRange) -> (parts: [Request], others: [Request]) {
    if let tick = inputs.rowTick(range) { return ([tick], []) }
    if let state = stateToSet(range) {
      // 'A "Send reminder" button and a way to mark as paid'
      let quoted = words.quotations(in: range).filter { name in
        let rest = words.folded(SourceRange(name.upperBound, range.upperBound))
        return placeOfEach(in: range) != nil
          && phrases.opening(of: rest, as: "ending")?.sense == "button"
      }
      return (quoted.map { .action(words.label($0), $0) } + [state], [])
    }
    if let select = selection(range) { return ([select], []) }
    guard let each = placeOfEach(in: range) ?? placeOfTick(in: range) else { return ([], []) }
    if let tick = tick(in: range, without: each) { return ([tick], []) }
    let front = words.trimmed(SourceRange(range.lowerBound, each.lowerBound))
    if let (first, rest) = partBefore(each, in: range) {
      let (parts, others) = eachRow(rest)
      guard !parts.isEmpty else { return ([], []) }
      let own = wishedPart(first, mayBePressed: false) ?? request(first)
      if saysAbove(first) { above += own }
      return (parts, saysAbove(first) ? others : own + others)
    }
    let quoted = words.quotations(in: front)
    if let first = quoted.first, quoted.allSatisfy({ words.count($0) <= 4 }),
      case let before = SourceRange(range.lowerBound, first.lowerBound),
      words.folded(before).words.suffix(2).contains(where: {
        phrases.sense(ofAll: FoldedWords($0), as: "ending") == "button"
      })
    {
      // 'a filter for status and buttons "Edit" & "Remind" on each card'
      return (quoted.map { .action(words.label($0), $0) }, inputs.filterNamed(in: before))
    }
    let pressed = front.isEmpty ? [] : words.members(of: cutter.withoutRequestWords(front))
    if !pressed.isEmpty, pressed.allSatisfy(inputs.isPressed) {
      let others = addition(behind: each, in: range).map { sentence($0) } ?? []
      return (
        pressed.map { buttonNamed($0, words.folded($0)) ?? .action(words.label($0), $0) }, others
      )
    }
    if front.isEmpty, bytes[range.range].dropFirst(each.count).first == UInt8(ascii: ":") {
      // 'each row: "Logs" + "Rollback"'
      let quoted = words.quotations(in: range)
      if !quoted.isEmpty { return (quoted.map { .action(words.label($0), $0) }, []) }
    }
    // The words in one clause with "each" apply to each row; the clauses after it ask for something
    // else.
    let clauses = words.members(of: SourceRange(each.upperBound, range.upperBound), joinedBy: [])
    let own = clauses.first.map { SourceRange(range.lowerBound, $0.upperBound) } ?? range
    let read = read(own, after: Self.neutralHead, without: each).wishes
    let parts = (read + read.flatMap(\.parts)).filter { $0.isPressed && $0.details.label != nil }
    guard !parts.isEmpty else { return ([], []) }
    return (parts, clauses.dropFirst().flatMap { sentence($0) })
  }

  /// A part, other than a button, named before the parts of each row: "a date picker at the top and
  /// a Book button in every row".
  private func partBefore(
    _ each: SourceRange, in range: SourceRange
  ) -> (first: SourceRange, rest: SourceRange)? {
    let front = words.folded(SourceRange(range.lowerBound, each.lowerBound))
    guard each.lowerBound > range.lowerBound,
      let joint = front.words.indices.dropFirst().last(where: {
        LineWords.conjunctions.contains(front.words[$0])
      }),
      case let first = SourceRange(
        range.lowerBound, words.place(after: joint, in: range).end),
      case let folded = words.folded(first),
      phrases.sense(in: folded, as: "component any") != nil
        || phrases.sense(in: folded, as: "around search") != nil,
      phrases.ending(of: folded, as: "ending")?.sense != "button",
      phrases.ending(of: folded, as: "row place") != nil
    else { return nil }
    return (first, words.dropping(joint + 1, from: range))
  }

  /// The words for the rows: "on every line", "each dish gets", "on the free ones".
  func placeOfEach(in range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    for start in 0..<folded.count {
      if let some = phrases.opening(of: folded, as: "row some", at: start),
        (1...4).contains(folded.count - start - some.length),
        phrases.sense(ofAll: FoldedWords(folded.words[folded.count - 1]), as: "row any") != nil
      {
        let first = start == 0 ? range.lowerBound : words.place(after: start, in: range).next
        return SourceRange(first, range.upperBound)
      }
      guard let opening = phrases.opening(of: folded, as: "row each", at: start) else { continue }
      var end = start + opening.length
      // "Under each column" refers to no row.
      let isOfColumns = folded.words[start..<min(end + 1, folded.count)].contains {
        phrases.sense(ofAll: FoldedWords($0), as: "head") == "column"
      }
      guard !isOfColumns else { return nil }
      if opening.sense == "noun" {
        // "Ten per page" speaks of no row.
        guard
          end == folded.count
            || phrases.sense(ofAll: FoldedWords(folded.words[end]), as: "row other") == nil
        else { continue }
        // The noun for a row, and the verb after it.
        let verb = (end..<min(folded.count, end + 3)).first {
          phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "word has") != nil
        }
        end = verb.map { $0 + 1 } ?? min(folded.count, end + 1)
      } else if end < folded.count,
        phrases.sense(ofAll: FoldedWords(folded.words[end]), as: "word has") != nil
      {
        end += 1
      }
      let first = start == 0 ? range.lowerBound : words.place(after: start, in: range).next
      return SourceRange(first, words.place(after: end, in: range).end)
    }
    return nil
  }

  /// "Tick when the tray goes out" applies to each row too, and nothing is removed from it.
  private func placeOfTick(in range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    guard let tick = phrases.opening(of: folded, as: "row tick"), tick.length < folded.count,
      phrases.opening(of: folded, as: "row purpose", at: tick.length) != nil
    else { return nil }
    return .at(range.lowerBound)
  }

  /// "A tick for tray delivered": the tick is named by a quotation, or by the words after it.
  private func tick(in range: SourceRange, without each: SourceRange) -> Request? {
    let folded = words.folded(range)
    guard phrases.sense(in: folded, as: "row tick") != nil else { return nil }
    let quoted = words.quoted(in: range)
    if quoted != range { return .tick(words.label(quoted), range) }
    let purpose = folded.words.lastIndex {
      phrases.sense(ofAll: FoldedWords($0), as: "row purpose") != nil
    }
    guard let purpose, purpose + 1 < folded.count else {
      return .tick(made("tick", at: range), range)
    }
    let said = words.members(of: words.dropping(purpose + 1, from: range), joinedBy: [])[0]
    var name = cutter.withoutArticle(said)
    while let last = bytes[name.range].last, Array(".!".utf8).contains(last) {
      name = SourceRange(name.lowerBound, name.upperBound - 1)
    }
    guard name.upperBound <= each.lowerBound || name.lowerBound >= each.upperBound,
      (1...5).contains(words.count(name))
    else {
      return .tick(made("tick", at: range), range)
    }
    return .tick(words.label(name), range)
  }

  /// "Checkboxes to select several".
  private func selection(_ range: SourceRange) -> Request? {
    phrases.sense(in: words.folded(range), as: "row select") == nil
      || words.members(of: range).count > 1
      ? nil : .tick(Phrase("Select", at: range), range)
  }

  /// The action on each row that the line above the rows states: "raffle prizes, show them and mark
  /// as won".
  func rowState(saidBy lead: SourceRange) -> Request? { hasRows ? stateToSet(lead) : nil }

  /// "Mark an item as returned": a button that sets a state.
  private func stateToSet(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    guard
      let verb = folded.words.indices.first(where: {
        phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "row mark") != nil
      }),
      let link = folded.words[verb...].firstIndex(where: {
        phrases.sense(ofAll: FoldedWords($0), as: "row link") != nil
      }), link - verb <= 4,
      link + 1 < folded.count
    else { return nil }
    let behind = words.members(of: words.dropping(link + 1, from: range))[0]
    // "Sold out on each line": the state is all the words before those that say of what or when.
    let end = words.folded(behind).words.dropFirst().firstIndex {
      phrases.sense(ofAll: FoldedWords($0), as: "row ending") != nil
    }
    let count = min(end ?? words.count(behind), 3)
    let state = words.droppingLast(words.count(behind) - count, from: behind)
    let label = folded.words[verb] + " as " + words.text(state)
    return .action(Phrase(LabelText.capitalized(label), at: range), range)
  }

  /// The addition after the words for each row: ", with a box for the reason".
  private func addition(behind each: SourceRange, in range: SourceRange) -> SourceRange? {
    let rest = SourceRange(each.upperBound, range.upperBound)
    guard let comma = bytes[rest.range].firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let behind = words.trimmed(SourceRange(comma + 1, range.upperBound))
    let folded = words.folded(behind)
    guard let opening = phrases.opening(of: folded, as: "opening also"),
      opening.length < folded.count
    else { return nil }
    return words.dropping(opening.length, from: behind)
  }
}
