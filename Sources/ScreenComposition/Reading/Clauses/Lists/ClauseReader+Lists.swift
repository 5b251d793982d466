internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// The last token of a requirement's label.
  func headToken(of index: Int) -> Int? {
    guard let range = requirements[index].details.label?.range else { return nil }
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < range.upperBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Whether one of several is what a requirement's label names: "Units".
  func namesChoice(_ index: Int) -> Bool {
    headToken(of: index).map { tokens[$0].plays(CueSet(.choice)) } ?? false
  }

  /// Makes a noun with fields in brackets a part of the form.
  mutating func section(_ index: Int) {
    requirements[index].subject = .section(nil)
    requirements[index].details.fieldKind = nil
    let outerParent = parent
    parent = index
    list()
    parent = outerParent
  }

  /// The words between separators from an index up to another: "mash, boil" holds two.
  func pieces(_ start: Int, _ stop: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var lower = start
    for index in start...max(start, stop) where index >= stop || separates(index) {
      if index > lower { pieces.append(lower..<index) }
      if pieces.count == Limits.items { break }
      lower = index + 1
    }
    return pieces
  }

  /// The words between separators or slashes from an index up to another.
  func slashedPieces(_ start: Int, _ stop: Int) -> [Range<Int>] {
    pieces(start, stop).flatMap { $0.split { kind($0) == .slash } }
  }

  /// Some words as an item, told as they stand.
  func told(_ words: Range<Int>) -> Details.Item {
    Details.Item(verbatim(words.lowerBound, words.upperBound, capitalizing: true))
  }

  func hasSeparator(_ index: Int, upTo stop: Int? = nil) -> Bool {
    (index..<max(index, stop ?? end)).contains {
      separates($0)
        || kind($0) == .slash && !(kind($0 - 1) == .number && kind($0 + 1) == .number)
          && !isRateMark($0)
    }
  }

  /// Whether a slash stands inside of a unit: "9 m/s".
  private func isRateMark(_ slash: Int) -> Bool {
    kind(slash - 2) == .number && plays(slash - 1, CueSet(.unit)) && kind(slash + 1) == .word
      && tokens[slash - 1].end == tokens[slash + 1].start - 1
  }

  /// Whether most of what is listed at an index names what fields take.
  func isFieldNames(_ index: Int) -> Bool {
    let names = slashedPieces(index, end)
    let fields = names.count { $0.contains { tokens[$0].plays(CueSet(.field, .flag)) } }
    return fields > 0 && fields * 2 >= names.count
  }

  /// What follows the colon behind a requirement.
  mutating func colon(of index: Int) -> Bool {
    position += 1
    let outer = end
    defer { end = outer }
    if let semicolon = (position..<max(position, end)).first(where: {
      tokens[$0].kind == .semicolon
    }),
      kind(position - 1) == .colon || isRole(position - 1, .naming),
      !looksLikeData(position) || !looksLikeData(semicolon + 1), pairs(from: position) == nil
    {
      end = semicolon
    }
    if context == .settings, plays(position, CueSet(.power)), position + 1 >= end {
      // "Frost alarm: on"
      requirements[index].subject = .need(.choice)
      return true
    }
    if leadsOn(position), isNeed(index, .fact, .progress, .status, .records, .metric) {
      // "Visa progress: Applied → Interview → Decision"
      requirements[index].subject = .need(.sequence)
      return items(of: index)
    }
    if isNeed(index, .fact), context != .form, listsDoing(position) {
      // "first aid for burns: cool the skin, remove rings, call a doctor"
      requirements[index].subject = .need(.sequence)
    }
    if isNeed(index, .fact, .status, .sequence), plays(position, CueSet(.step)), isPhrase(position),
      tellsStages()
    {
      // "repair order: already done is the diagnosis, …"
      return true
    }
    // Behind a colon a capital letter begins a name: "Basic $5, Pro $10"; and "make a loop" is a
    // step, not a request.
    if !tokens[min(position, tokens.count - 1)].isCapitalized, !isNeed(index, .sequence),
      !isComponent(index, .steps)
    {
      skipFillers()
    }
    guard position < end else { return true }
    if kind(position - 1) == .colon { end = valueEnd(position) }
    if isNeed(index, .choice), requirements[index].details.items.isEmpty,
      let manner = manner(position), manner.component.family == .input
    {
      // "Choose a name: a single input, …"
      take(index, in: manner)
      return true
    }
    if let offered = choosing(position), isOpenToInput(index) {
      // "Lacquer: choose from oak, ash or elm"
      position = offered
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
    }
    if namesShare(of: index) { return true }
    if isNeed(index, .action), requirements.count == 1, hasSeparator(position),
      isFieldNames(position)
    {
      // "Unsubscribe from alerts: email, reason": what is filled in to do it.
      context = .form
      titleHint = titleHint ?? requirements[index].details.label
      list()
      return true
    }
    switch requirements[index].subject {
    case .component(.badge) where isAlone(position, of: index),
      .component(.player) where hasSeparator(position) && isAlone(position, of: index):
      let start = position
      position = pieces(position, end).first?.upperBound ?? end
      requirements[index].details.label = verbatim(start, position, capitalizing: true)
      toned(index, from: start)
    case .component(.picker), .need(.choice):
      if requirements[index].details.label == nil, !hasSeparator(position), position < end {
        // "yes/no question: Do you smoke?", "radio buttons: Which size? (S, M)"
        labels(index)
      } else if requirements[index].details.label == nil, isLabelled(position) {
        // "multi-select: Allergens (gluten, nuts)"
        let stop = nounPhrase(position).end
        requirements[index].details.label = verbatim(position, stop, capitalizing: true)
        position = stop
        return bracket(of: index)
      } else {
        options(of: index, isBracketed: true)
      }
    case .component(.chart) where isDrawn(position, by: index):
      phraseComplement(of: index, \.label)
      modifiers(of: index)
    case .component(.table) where looksLikeData(position):
      items(of: index)
    case .component(.table):
      _ = columns(of: index, after: 0, isForEach: false)
    case .component(.paragraph), .component(.quote), .component(.alert), .component(.code),
      .component(.heading), .need(.narrative), .need(.highlight):
      text(of: index)
    case .component(.field), .component(.button), .component(.link), .component(.toggle),
      .component(.slider):
      let phrase = nounPhrase(position)
      if requirements[index].details.label == nil || kind(position) == .quote,
        isComponent(index, .button, .link)
      {
        // "button: Get a quote", "a button to end the tour: 'End'"
        let start = position
        position = max(nameEnd(start, isFigure: false, isAction: true), start + 1)
        requirements[index].details.label = verbatim(start, position, capitalizing: true)
      } else if requirements[index].details.label == nil, phrase.end > position {
        requirements[index].details.label = verbatim(position, phrase.end, capitalizing: true)
        requirements[index].details.fieldKind =
          requirements[index].details.fieldKind ?? fieldKind(position, phrase.end)
        position = phrase.end
      } else if hasSeparator(position), isComponent(index, .field) {
        if options(of: index, isBracketed: true) {
          requirements[index].subject = .component(.picker)
        }
      } else if phrase.end > position {
        requirements[index].details.value = verbatim(position, phrase.end, capitalizing: true)
        position = phrase.end
      }
    case .need(.fact) where hasSeparator(position) && namesChoice(index),
      .need(.records) where endsWithAlternative() && namesChoice(index),
      .need(.fact) where endsWithAlternative() && kind(position) == .word,
      .need(.schedule) where endsWithAlternative() && context == .form:
      // "Units: metric or imperial"
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
      options(of: index, isBracketed: true)
    case .need(.input), .section:
      fields(of: index)
    case .unknown: return false
    default: data(of: index)
    }
    return true
  }

  /// Whether a name with a list in brackets ends the clause: "Allergens (gluten, nuts)".
  private func isLabelled(_ start: Int) -> Bool {
    let open = nounPhrase(start).end
    return open > start && kind(open) == .open && tokens[open].partner == end - 1
      && hasSeparator(open)
  }

  /// The words up to a bracket or the end of the clause as a question, with its mark.
  private mutating func labels(_ index: Int) {
    let start = position
    while position < end, kind(position) != .open { position += 1 }
    let isQuestion = position < tokens.count && bytes[tokens[position].start] == UInt8(ascii: "?")
    requirements[index].details.label = text(
      tokens[start].innerStart, isQuestion ? tokens[position].end : tokens[position - 1].innerEnd,
      capitalizing: true)
  }

  /// The rest of a clause as the text of a component.
  private mutating func text(of index: Int) {
    let start = position
    if kind(start) == .quote {
      position += 1
    } else {
      position = isComponent(index, .heading) ? nextDemand(start) : end
    }
    if isComponent(index, .paragraph), requirements[index].details.count ?? 1 > 1 {
      // "four paragraphs: why do cats purr?" have one subject, and words of their own.
      requirements[index].details.label = verbatim(start, position, capitalizing: true)
      return
    }
    let phrase = verbatim(start, position, capitalizing: !isComponent(index, .code))
    toned(index, from: start)
    words(of: index, phrase)
  }

  /// "Shipping address: street, city": in a form the noun is a part and the list its fields.
  private mutating func fields(of index: Int) {
    let isChoice = !isFieldNames(position) && hasSeparator(position)
    if isChoice, !isSection(index), !listsVerbsOrWidgets(position) {
      if options(of: index, isBracketed: true) { requirements[index].subject = .need(.choice) }
      requirements[index].details.fieldKind = nil
      return
    }
    let outerParent = parent
    requirements[index].subject = isSection(index) ? requirements[index].subject : .section(nil)
    requirements[index].details.fieldKind = nil
    parent = index
    list { $0.kind($0.position - 1) == .semicolon }
    parent = outerParent
  }

  private func isSection(_ index: Int) -> Bool {
    if case .section = requirements[index].subject { return true }
    return false
  }

  func listsVerbsOrWidgets(_ index: Int) -> Bool {
    (index..<max(index, min(end, index + Limits.lookahead))).contains {
      plays($0, CueSet(.component))
    }
  }

  /// The data behind a colon: what it is decides what the noun before it asks for.
  private mutating func data(of index: Int) {
    let start = position
    if isNeed(index, .records), plays(position, CueSet(.question, .relative)) {
      // "the last 10 repairs: what was done, by whom, what it cost"
      requirements[index].details.columns = pieces(position, end).map { told($0).label }
      position = end
      return
    }
    if isNeed(index, .fact, .records), context != .form,
      firstToken(of: requirements[index].details.label ?? Phrase("")).map({ isRole($0, .postal) })
        ?? false
    {
      // "address: Kanalstr. 7, Lübeck": its lines are one.
      requirements[index].subject = .need(.fact)
      return text(valueOf: index)
    }
    if isNeed(index, .fact, .schedule), context != .form, hours(position)?.upperBound == end {
      requirements[index].subject = .need(.fact)
      return text(valueOf: index)
    }
    let isNaming = !hasSeparator(position)
    if isNeed(index, .fact, .metric, .records), tellsShare(of: index) { return }
    if isAlone(position, of: index), kind(position) == .number,
      isNeed(index, .metric, .fact, .progress, .records) || isComponent(index, .stat, .progress)
    {
      modifiers(of: index)
      if position < end, !separates(position), kind(position) == .word {
        let lower = start
        while position < end, !separates(position) { position += 1 }
        requirements[index].details.value = verbatim(lower, position)
        if isNeed(index, .metric) { requirements[index].subject = .need(.fact) }
      }
      return
    }
    if isNaming, isNeed(index, .records, .sequence), kind(position) == .word,
      requirements[index].details.count == nil,
      tokens[position].isCapitalized, !elementFollows(position)
    {
      // "Species: African grey": one thing makes no list.
      requirements[index].subject = .need(.fact)
    }
    if isNaming, isNeed(index, .fact, .metric, .status, .input),
      isState(position) || !startsVerbPhrase(position) && !elementFollows(position)
    {
      return text(valueOf: index)
    }
    if index == 0, title == nil, parent == nil, requirements.count == 1, isNeed(index, .fact),
      listsWidgets(position)
    {
      // "ferry app home: search box on top, then departures": the name of the whole screen.
      title = requirements.removeLast().details.label
      return list()
    }
    if index == 0, title == nil, parent == nil, requirements.count == 1,
      isNeed(index, .fact, .records), listsControls(position)
    {
      // "karaoke queue: singer, song, dropdown key": the name of a form.
      title = requirements.removeLast().details.label
      context = .form
      return list()
    }
    guard !elementFollows(position), !holdsParts(of: index) else {
      // A heading before elements: they are read on their own.
      requirements[index].subject = .section(nil)
      let outerParent = parent
      parent = index
      list { $0.kind($0.position - 1) == .semicolon }
      parent = outerParent
      return
    }
    if isNeed(index, .records, .ranking, .schedule) || isComponent(index, .list),
      namesColumns(position)
    {
      return columnNames(of: index)
    }
    if isNeed(index, .place), tellsOfPlace(position) {
      // "climbing route: grade 6b, height 35 m": what has small letters is no place.
      requirements[index].subject = .section(nil)
      let outerParent = parent
      parent = index
      list()
      parent = outerParent
      return
    }
    guard items(of: index) else { return }
    if requirements[index].details.items.contains(where: { !$0.items.isEmpty }) {
      // "our departments and their teams: Sales (Inbound, Outbound)": what each has is listed.
      requirements[index].details.columns = []
    }
    adapt(index)
  }

  /// Whether a control to fill in or to choose with is among what is listed at an index.
  private func listsControls(_ start: Int) -> Bool {
    (start..<max(start, min(end, start + Limits.lookahead))).contains {
      plays($0, CueSet(.component)) && !tokens[$0].isCapitalized
        && sense(.component, $0)?.component?.family == .input && !plays($0, CueSet(.verb))
        && !plays($0 + 1, CueSet(.power, .on))
        && (separates($0 - 1) || ends($0 + 1) || kind($0 + 1) == .open)
    }
  }

  /// Whether bare names of several kinds, with a component among them, follow a place or a fact:
  /// "how to find us: address, map, parking".
  private func holdsParts(of index: Int) -> Bool {
    guard isNeed(index, .fact, .place, .narrative), namesDetails(position) else { return false }
    return (position..<end).contains {
      sense(.component, $0).map { $0.component?.family != .input } ?? false
    }
  }

  /// Gives a requirement the tone of the words read, if it has none of its own.
  private mutating func toned(_ index: Int, from start: Int) {
    guard requirements[index].details.tone == nil else { return }
    for word in start..<position {
      if let tone = tone(word) { requirements[index].details.tone = tone }
    }
  }
}
