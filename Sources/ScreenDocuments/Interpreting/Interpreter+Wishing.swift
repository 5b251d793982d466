internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences next to rows, facts and lines that name several parts: "filter by method, search and
/// an export button".
extension Interpreter {
  /// The wishes of each clause of such a sentence; nil if only the reader of sentences can read one
  /// of them.
  ///
  /// Each name after "filter by" or "sort by" is a choice. Words about the look of something are
  /// reported as unread.
  mutating func wishedParts(_ range: SourceRange) -> [Request]? {
    guard hasRows || hasFacts || hasLines, !tells(words.folded(range)) else { return nil }
    if let form = formWished(range) { return [form] }
    let doing = withoutDoer(range)
    let isAble = doing != range
    // Each row may have several buttons.
    let isOfEach = hasRows && placeOfEach(in: range) != nil
    let joints = isOfEach ? [] : LineWords.conjunctions
    let members = words.members(
      of: cutter.withoutLead(cutter.withoutRequestWords(doing)), joinedBy: joints
    )
    .flatMap { isAble ? cutter.splitAtSigns($0).flatMap { words.members(of: $0) } : [$0] }
    .map(cutter.withoutLead).filter { !isTold($0) }
    let isAlone = members.count == 1 && members[0].count < range.count / 2
    let isPlaced = members.count == 1 && inputs.isPressed(cutter.withoutPlaceBehind(members[0]))
    guard
      members.count > 1
        || !isOfEach && (isAlone || isPlaced || members.contains(where: cutter.isSearch))
    else {
      return nil
    }
    let before = self
    var found: [Request] = []
    var others: [SourceRange] = []
    var (carried, known) = (RequestedNames.none, 0)
    for (place, own) in members.enumerated() where !own.isEmpty {
      if cutter.isGesture(own) {
        leaveOut(own, "it says what happens then")
        known += 1
        continue
      }
      let member = isAble ? own : withoutAdding(own)
      if place == 0, members.count > 1, namesScreenAlone(member) { continue }
      if place + 1 == members.count, let last = found.indices.last, place > 0,
        let choice = choice(members[place - 1], or: member)
      {
        // "delivery or pickup" is a choice, and neither is a button.
        if found[last].range == members[place - 1] { found.removeLast() }
        others.removeAll { $0 == members[place - 1] }
        found.append(choice)
        known += 1
      } else if let names = wishedNames(member) {
        carried = names.kind
        known += 1
        if names.kind == .sorting {
          found.append(sorting(by: names.range, member))
        } else if names.range.isEmpty {
          add(search(member, label: nil), of: member, &found)
        } else {
          let name = cutter.withoutPlaceBehind(names.range)
          add(wished(name, as: names.kind, member), of: member, &found)
        }
      } else if carried != .none, isNameOnly(member) {
        if carried == .sorting, let last = found.indices.last {
          found[last].details.items.append(Details.Item(words.label(member)))
        } else {
          add(wished(member, as: carried, member), of: member, &found)
        }
      } else if let parts = isAble
        ? deed(member) ?? wishedPart(member) : wishedPart(member, mayBePressed: !isOfSections)
      {
        carried = .none
        known += 1
        if saysAbove(member) { above += parts } else { found += parts }
      } else if !hasRows, members.count > 1, namesInput(member) {
        // "Name of the driver, time and a Start button".
        carried = .none
        found += inputs.wishes(member, mayBePressed: false)
      } else {
        carried = .none
        others.append(member)
      }
    }
    guard known > 0, others.allSatisfy(saysHow) else {
      // Reading the sentence as a whole records again what was recorded for its clauses.
      self = before
      return nil
    }
    unread += others
    return found
  }

  /// Whether a clause only names the screen: "an admin screen for this".
  private func namesScreenAlone(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return folded.count <= 6 && phrases.sense(in: folded, as: "word screen") != nil
      && phrases.sense(in: folded, as: "component any") == nil
  }

  /// Puts what searches or filters rows above them, unless its words say that it is below.
  private mutating func add(
    _ wish: Request, of range: SourceRange, _ found: inout [Request]
  ) {
    let isBelow =
      phrases.ending(of: words.folded(range), as: "row place") != nil && !saysAbove(range)
    if hasRows && !isBelow || saysAbove(range) { above.append(wish) } else { found.append(wish) }
  }

  /// The wishes of a sentence next to rows or lines, without sample lists, because the things are
  /// already listed.
  mutating func requestBesideLines(_ range: SourceRange) -> [Request] {
    let found = request(range)
    guard hasRows || isOfLinesAlone else { return found }
    let speaksOfRows = hasRows && phrases.sense(in: words.folded(range), as: "row these") != nil
    func isSample(_ wish: Request) -> Bool {
      wish.isCollection && (wish.details.columns.isEmpty || wish.details.label == nil)
        && (wish.details.items.isEmpty || speaksOfRows)
        && wish.subject != .component(.chart) && wish.subject != .component(.calendar)
    }
    unread += found.filter(isSample).map(\.range)
    return found.filter { !isSample($0) }
  }

  /// Whether the document consists of lines and a sentence or two, without headings.
  var isOfLinesAlone: Bool {
    hasLines && !outline.blocks.contains(where: \.isHeading)
  }

  /// Whether a sentence follows the lines of a document that consists only of lines.
  func isBehindLines(_ range: SourceRange) -> Bool {
    isOfLinesAlone
      && outline.blocks.contains { $0.list != nil && $0.range.upperBound <= range.lowerBound }
  }

  /// Whether the document has its own lines, so that sentences after them refer to them.
  var hasLines: Bool { outline.blocks.reduce(0) { $0 + ($1.list?.items.count ?? 0) } > 2 }

  /// The role of names after a verb such as "filter by".
  private enum RequestedNames { case none, filtering, sorting, searching }

  /// The names after "filter by", "sort by" or "search by"; none after "search" alone.
  private func wishedNames(_ range: SourceRange) -> (kind: RequestedNames, range: SourceRange)? {
    let range = cutter.withoutArticle(range)
    let folded = words.folded(range)
    for (scope, kind) in [
      ("opening filter", RequestedNames.filtering), ("opening sort", .sorting),
      ("wished search by", .searching),
    ] {
      if let opening = phrases.opening(of: folded, as: scope), opening.length < folded.count {
        return (kind, cutter.withoutArticle(words.dropping(opening.length, from: range)))
      }
    }
    return cutter.isSearch(cutter.withoutPlaceBehind(range))
      ? (.searching, .at(range.upperBound)) : nil
  }

  private func wished(
    _ name: SourceRange, as kind: RequestedNames, _ range: SourceRange
  ) -> Request {
    if kind == .searching { return search(range, label: words.label(range)) }
    var wish = inputs.wish(name, mayBePressed: false)
    if wish.details.items.isEmpty, wish.details.fieldKind != .date {
      wish.details = Details(label: wish.details.label)
      wish.subject = .need(.choice)
    }
    wish.range = range
    return wish
  }

  private func search(_ range: SourceRange, label: Phrase?) -> Request {
    var details = Details(label: label ?? made("search", at: range))
    details.fieldKind = .search
    return Request(.need(.input), range, details)
  }

  private func sorting(by name: SourceRange, _ range: SourceRange) -> Request {
    let verb = words.trimmed(SourceRange(range.lowerBound, name.lowerBound))
    var details = Details(label: words.label(verb.isEmpty ? range : verb))
    details.items = [Details.Item(words.label(name))]
    return Request(.need(.choice), range, details)
  }

  /// The thing a clause names by itself: a button, a total, a part of each row, or a component by
  /// name.
  mutating func wishedPart(_ range: SourceRange, mayBePressed: Bool = true) -> [Request]? {
    var own: [Request] = []
    if takesEachRow(range, &own) { return own }
    if let total = total(range) { return [total] }
    if phrases.sense(ofAll: words.folded(range), as: "row total") != nil {
      return [Request(.need(.metric), range, Details(label: words.label(range)))]
    }
    let range = cutter.withoutPlaceBehind(cutter.withoutPlaceBefore(range))
    let folded = words.folded(range)
    if hasRows,
      phrases.opening(of: folded, as: "wished rows") != nil
        || phrases.sense(in: folded, as: "around chart") != nil && !drawsOther
    {
      // "A table of what is out" means the rows that follow, and so does "a bar chart of these".
      return []
    }
    if hasLines, phrases.sense(in: folded, as: "wished ticks") != nil { return [] }
    if areLinesDrawn, phrases.sense(in: folded, as: "around chart") != nil { return [] }
    if let seen = phrases.opening(of: folded, as: "clause see"), seen.length < folded.count,
      phrases.ending(of: folded, as: "wished figure") != nil
    {
      let name = cutter.withoutArticle(words.dropping(seen.length, from: range))
      return [Request(.need(.metric), range, Details(label: words.label(name)))]
    }
    if let button = buttonNamed(range, folded) { return [button] }
    // The way the lines are shown, and on which device, is not a part.
    guard phrases.opening(of: folded, as: "wished how") == nil,
      phrases.sense(in: folded, as: "wished medium") == nil
    else { return nil }
    if let ofEach = phrases.opening(of: folded, as: "noun field"), ofEach.length + 1 < folded.count,
      phrases.sense(ofAll: FoldedWords(folded.words[ofEach.length]), as: "word split") != nil
    {
      // "quantity per dish"
      return [inputs.wish(range, mayBePressed: false)]
    }
    if let typed = inputTyped(range) { return [typed] }
    if let entry = phrases.ending(of: folded, as: "wished entry"), entry.length < folded.count,
      folded.count <= 4
    {
      return [
        inputs.wish(
          words.droppingLast(entry.length, from: cutter.withoutArticle(range)), mayBePressed: false)
      ]
    }
    if let ending = phrases.ending(of: folded, as: "ending"), ending.length < folded.count,
      ["text", "multiline", "file", "date", "time", "number"].contains(ending.sense),
      phrases.opening(of: folded, as: "verb press")?.length != folded.count
    {
      // "comment box"
      return [inputs.wish(cutter.withoutArticle(range), mayBePressed: false)]
    }
    // An instruction to readers below headings is not a button.
    guard mayBePressed || !inputs.isPressed(range) else { return nil }
    if inputs.isPressed(range) {
      // "Check out 11" states a time.
      return bytes[range.range].last?.isASCIIDigit ?? false
        ? nil : [.action(words.label(range), range)]
    }
    if mayBePressed, folded.count <= 7, phrases.opening(of: folded, as: "verb press") != nil,
      case let deed = cutter.withoutAdverbials(range), (2...5).contains(words.count(deed))
    {
      return [.action(words.label(deed), range)]
    }
    guard phrases.sense(in: folded, as: "component any") != nil, !saysHow(range) else { return nil }
    let parts = requestBesideLines(range)
    return parts.isEmpty ? nil : parts
  }

  /// Two names with "or" between them, neither of which is the name of an input.
  private func choice(_ first: SourceRange, or second: SourceRange) -> Request? {
    let between = SourceRange(first.upperBound, second.lowerBound)
    guard first.upperBound < second.lowerBound, words.hasAlternative(between),
      [first, second].allSatisfy({ words.count($0) <= 2 && !inputs.isFieldName(words.folded($0)) })
    else { return nil }
    var details = Details(label: words.label(first.union(second)))
    details.items = inputs.items([first, second])
    return Request(.need(.choice), first.union(second), details)
  }

  /// A sentence without its actor: "attendees want to", "ppl should be able to".
  func withoutDoer(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    // A sentence to readers is not a wish: "If you can't come, tell the office".
    guard phrases.sense(in: folded, as: "wished reader") == nil else { return range }
    for place in 1..<max(1, min(4, folded.count)) {
      guard let able = phrases.opening(of: folded, as: "wished able", at: place),
        place + able.length < folded.count,
        able.sense != "perhaps" || hasRows || hasFacts || isOfLinesAlone
      else { continue }
      return words.dropping(place + able.length, from: range)
    }
    return range
  }

  /// An action that people should be able to do, "vote on them", is a button; seeing only some of
  /// the lines is a switch.
  private func deed(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    guard (2...7).contains(folded.count), !saysHow(range), !inputs.isFieldName(folded),
      phrases.opening(of: folded, as: "article") == nil,
      phrases.sense(ofAll: folded, as: "component any") == nil
    else { return nil }
    if let seen = phrases.opening(of: folded, as: "clause see"), seen.length < folded.count {
      let rest = words.dropping(seen.length, from: range)
      guard phrases.opening(of: words.folded(rest), as: "wished only") != nil else { return nil }
      return [Request(.component(.toggle), range, Details(label: words.label(rest)))]
    }
    return [.action(words.label(cutter.withoutAdverbials(range)), range)]
  }

  /// Whether the document consists of parts below headings, without rows or facts.
  private var isOfSections: Bool { !hasRows && !hasFacts && !isOfLinesAlone }

  /// "an export button", "a button to export", `a "Book" button`.
  func buttonNamed(_ range: SourceRange, _ folded: FoldedWords) -> Request? {
    let bare = cutter.withoutArticle(range)
    let own = words.folded(bare)
    if let ending = phrases.ending(of: own, as: "ending button"), ending.length < own.count,
      own.count <= 5
    {
      let name =
        words.quotations(in: bare).first
        ?? words.unquoted(words.droppingLast(ending.length, from: bare))
      return .action(words.label(name), range)
    }
    guard let opening = phrases.opening(of: own, as: "wished button to"),
      opening.length < own.count,
      own.count - opening.length <= 4
    else { return nil }
    return .action(words.label(words.dropping(opening.length, from: bare)), range)
  }

  /// Whether a clause says that something is above the existing lines: "a date picker at the top".
  func saysAbove(_ range: SourceRange) -> Bool {
    phrases.ending(of: words.folded(cutter.withoutLead(range)), as: "wished above") != nil
  }

  /// Whether a clause only describes the look or behaviour of something.
  private func saysHow(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return instructs(range) || phrases.opening(of: folded, as: "opening marking") != nil
      || phrases.opening(of: folded, as: "wished how") != nil
      || phrases.sense(in: folded, as: "wished medium") != nil
  }

  /// Whether words are only the name of an input: "name of the driver".
  private func namesInput(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    let folded = words.folded(line.label)
    return line.value == nil && folded.count <= 5 && inputs.namesValue(line.label)
      && !saysHow(range) && phrases.sense(in: folded, as: "component any") == nil
      && phrases.sense(in: folded, as: "relative") == nil
  }

  /// Whether words are only the name of something, with options in brackets.
  private func isNameOnly(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    return line.value == nil && (1...3).contains(words.count(line.label)) && !saysHow(range)
      && !inputs.isPressed(range)
      && phrases.sense(in: words.folded(line.label), as: "component any") == nil
  }
}
