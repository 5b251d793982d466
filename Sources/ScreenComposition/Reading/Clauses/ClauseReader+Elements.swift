internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Reads one element of a list: a phrase that asks for something, with all that belongs to it.
  mutating func element() {
    if plays(position, CueSet(.negation)) { return exclusion() }
    if plays(position, CueSet(.ability)) { return ability() }
    if plays(position, CueSet(.question)), context == .form || isAnswered() { return question() }
    if kind(position) == .quote, !isTitled(position) { return quotation() }
    if comparison() || quantities() || sharesHead() || sharesEach() { return }
    if startsVerbPhrase(position) { return statesGoal() ? () : verbPhrase() }
    if plays(position, CueSet(.side)), !plays(position + 1, CueSet(.component, .need, .field)) {
      return loose()
    }
    let phrase = nounPhrase(position)
    if phrase.end > position, plays(phrase.end, CueSet(.ability)), phrase.component == nil {
      if phrase.beyond != nil || isBeyond(phrase.end + 1) {
        position = phrase.end
        return unknown(phrase)
      }
      if sense(.ability, phrase.end)?.argument == "bare" {
        position = phrase.end
        return ability()
      }
    }
    if kind(position) == .number, phrase.count == nil,
      !(position + 1 < end && tokens[position + 1].isJoined)
    {
      return figureFirst()
    }
    guard phrase.end > position else { return loose() }
    position = phrase.end
    if phrase.beyond != nil { return unknown(phrase) }
    if let layout = phrase.layout, phrase.component.map({ $0 < layout }) ?? true,
      phrase.section.map({ $0 <= layout }) ?? true
    {
      return arrangement(phrase, layout)
    }
    if let section = phrase.section, phrase.component.map({ $0 < section }) ?? true,
      !namesFact(phrase)
    {
      return isFieldBox(phrase, section) ? fieldBox(phrase, section) : part(phrase, section)
    }
    if let component = phrase.component, !isAttributive(component, phrase) {
      return demand(phrase, component)
    }
    plain(phrase)
  }

  /// Whether a part's name stands among named facts: "Distance: 12 km, Surface: gravel".
  private func namesFact(_ phrase: NounPhrase) -> Bool {
    guard kind(phrase.end) == .colon, !phrase.hasDeterminer, let last = requirements.last else {
      return false
    }
    return last.details.value != nil && last.parent == parent
  }

  /// Whether a box is one to write in, as the word before it tells: "a comments box".
  private func isFieldBox(_ phrase: NounPhrase, _ head: Int) -> Bool {
    head == phrase.end - 1 && head > phrase.first && sense(.section, head)?.argument == "card"
      && plays(head - 1, CueSet(.field)) && tokens[head].end - tokens[head].start == 3
  }

  private mutating func fieldBox(_ phrase: NounPhrase, _ head: Int) {
    let index = require(.component(.field), from: phrase.start, to: phrase.end)
    requirements[index].details.label = label(phrase.first, head)
    requirements[index].details.fieldKind = fieldKind(phrase.first, head)
    modifiers(of: index)
    close(index)
  }

  /// Whether a quotation is followed by the component that it labels.
  private func isTitled(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    return phrase.component != nil || phrase.section != nil
  }

  /// A quotation alone: words to show.
  private mutating func quotation() {
    let phrase = verbatim(position, position + 1)
    position += 1
    let index = require(.need(.narrative), from: position - 1, to: position)
    requirements[index].details.value = phrase
    modifiers(of: index)
    close(index)
  }

  /// Something that begins with a word of time, a preposition or a mark: it qualifies the whole.
  private mutating func loose() {
    if kind(position) == .open { return parenthesis() }
    if context == .form, ends(position + 1), plays(position, CueSet(.from, .to, .at, .by, .on)) {
      // "from, to and date": the ends of a journey are fields.
      let index = require(.need(.input), from: position, to: position + 1)
      requirements[index].details.label = label(position, position + 1)
      requirements[index].details.fieldKind = .text
      position += 1
      return
    }
    if let last = requirements.indices.last, requirements[last].parent == parent,
      requirements[last].range.upperBound <= (position < tokens.count ? tokens[position].start : 0)
    {
      let before = position
      modifiers(of: last)
      if position > before { return close(last) }
    }
    position += 1
  }

  /// A bracket that belongs to nothing before it.
  private mutating func parenthesis() {
    let partner = tokens[position].partner
    position += 1
    guard partner > position, partner <= end else { return }
    let outer = end
    end = partner
    list()
    end = outer
    position = partner + 1
  }

  /// "no name field", "without images or ads".
  private mutating func exclusion() {
    position += 1
    repeat {
      skipFillers()
      let phrase = nounPhrase(position)
      guard phrase.end > position else { break }
      if exclusions.count < Limits.items {
        exclusions.append(lowercased(label(phrase.first, phrase.end)))
      }
      if let head = phrase.component, head == phrase.first,
        let kind = sense(.component, head)?.component
      {
        excludedKinds.append(kind)
      }
      position = phrase.end
      while position < end, plays(position, CueSet(.for, .in, .on, .of)) {
        let more = nounPhrase(position + 1)
        guard more.end > position + 1 else { break }
        position = more.end
      }
    } while plays(position, CueSet(.alternative))
      && {
        position += 1; return true
      }()
    if requirements.isEmpty, title == nil, parent == nil {
      // "no sidebar, just a form with an email": the screen is yet to come.
      skipLinks()
      opening()
    }
  }

  mutating func skipFillers() {
    while position < end, plays(position, CueSet(.filler, .request, .only)),
      !ends(position + 1)
    {
      position += 1
    }
  }

  /// Something beyond the vocabulary, with the clause that says more of it.
  private mutating func unknown(_ phrase: NounPhrase) {
    let index = require(.unknown, from: phrase.start, to: phrase.end)
    titleHint = titleHint ?? label(phrase.first, phrase.end)
    requirements[index].details.label = label(phrase.first, phrase.end)
    while position < end, !separates(position), kind(position) != .open {
      // "a hologram of my cat with a Save button": what can be shown is.
      if plays(position, CueSet(.container)), nounPhrase(position + 1).component != nil { break }
      position += 1
    }
    close(index)
  }

  /// Whether a question mark and answers in brackets follow.
  private func isAnswered() -> Bool {
    var index = position
    while index < min(end, position + Limits.lookahead),
      kind(index) == .word || kind(index) == .number
    {
      index += 1
    }
    return kind(index) == .open || kind(index) == .stop && kind(index + 1) == .open
  }

  /// Whether a component's name only qualifies the noun behind it: "screenshot upload".
  private func isAttributive(_ component: Int, _ phrase: NounPhrase) -> Bool {
    let head = phrase.end - 1
    guard head > component, let kind = sense(.component, component)?.component else { return false }
    if need(head) == .metric, !tokens[head].isCapitalized {
      // "unread messages count"
      return true
    }
    return (kind == .image || kind == .player) && tokens[head].plays(CueSet(.field))
      && !tokens[head].isCapitalized
  }

  /// "how satisfied are you (very, somewhat, not at all)": a question with its answers.
  private mutating func question() {
    let start = position
    while position < end, kind(position) == .word || kind(position) == .number { position += 1 }
    let stop = position
    while kind(position) == .stop, position < end { position += 1 }
    let index = require(.need(.input), from: start, to: position)
    requirements[index].details.label = label(start, stop)
    requirements[index].details.fieldKind = .text
    modifiers(of: index)
    close(index)
  }

  private func isBeyond(_ index: Int) -> Bool {
    (index..<max(index, min(end, index + 4))).contains {
      tokens[$0].kind == .word && tokens[$0].plays(CueSet(.beyond))
    }
  }

  // MARK: - Demands

  /// A component by its name: "an email field", "two buttons: Save and Cancel".
  private mutating func demand(_ phrase: NounPhrase, _ head: Int) {
    guard let sense = sense(.component, head), let component = sense.component else { return }
    if component == .divider, plays(phrase.end, CueSet(.between)) {
      return dividing(phrase)
    }
    if announcesScreen(phrase, component) { return }
    let isMany = (phrase.count ?? 1) > 1 || (tokens[head].isPlural && !phrase.hasDeterminer)
    if isMany, Self.isDistributed(component), component != .picker || sense.variant == nil,
      !hasWordsBefore(head, phrase) || phrase.end > head + 1 || kind(phrase.end) == .colon
        || plays(phrase.end, CueSet(.for))
    {
      position = head + 1
      if distribute(.component(component), sense, phrase) { return }
      position = phrase.end
    }
    let index = require(.component(component), from: phrase.start, to: phrase.end)
    requirements[index].details.count = phrase.count
    describe(index, phrase, head)
    name(index, phrase, head, sense)
    if requirements[index].details.label == nil, phrase.start == head, phrase.end == head + 1,
      !tokens[head].isPlural, plays(position, CueSet(.article))
    {
      // "list their prescriptions", "chart the sales": the name is a verb, and this its object.
      let object = nounPhrase(position)
      if object.end > position, object.component == nil, object.section == nil {
        requirements[index].details.label = label(object.first, object.end)
        position = object.end
      }
    }
    modifiers(of: index)
    close(index)
    settle(index, sense)
    if parent == nil, title == nil, titleHint == nil,
      component == .quote || component == .code || component == .paragraph
    {
      titleHint = label(phrase.first, head + 1)
    }
    if parent == nil, title == nil, titleHint == nil, component.family == .collections {
      titleHint =
        head > phrase.first || requirements[index].details.label == nil
        ? label(phrase.first, phrase.end) : requirements[index].details.label
      if topic == nil { topic = requirements[index].details.label.map { lowercased($0) } }
    }
  }

  /// "a divider between two headings": it stands between what is read next.
  private mutating func dividing(_ phrase: NounPhrase) {
    position = phrase.end + 1
    let index = require(.component(.divider), from: phrase.start, to: phrase.end)
    skipFillers()
    guard position < end else { return }
    element()
    if requirements.count == index + 3 { requirements.swapAt(index, index + 1) }
  }

  /// "PIN entry: a password field and …": a control before a colon and elements is the title.
  private mutating func announcesScreen(_ phrase: NounPhrase, _ component: ComponentKind) -> Bool {
    guard requirements.isEmpty, title == nil, parent == nil, kind(phrase.end) == .colon,
      component == .field || component == .button || component == .picker
    else { return false }
    let next = nounPhrase(phrase.end + 1)
    guard next.hasDeterminer || next.count != nil, next.component ?? next.section != nil else {
      return false
    }
    title = label(phrase.first, phrase.end)
    context = .form
    position = phrase.end + 1
    return true
  }

  private func hasWordsBefore(_ head: Int, _ phrase: NounPhrase) -> Bool {
    (phrase.first..<max(phrase.first, head)).contains {
      !plays($0, CueSet(.style, .emphasis, .filler, .necessity))
    }
  }

  /// Whether a plural of a component asks for several, each with a name of its own.
  static func isDistributed(_ component: ComponentKind) -> Bool {
    switch component {
    case .field, .button, .toggle, .slider, .link, .picker, .stat, .progress, .badge, .timer,
      .heading:
      true
    case .paragraph, .quote, .code, .divider, .keyValue, .rating, .list, .checklist,
      .steps, .table, .standings, .chart, .calendar, .map, .image, .player, .alert, .unclear,
      .repetition:
      false
    }
  }

  /// What the adjectives of a phrase say of a requirement.
  mutating func describe(_ index: Int, _ phrase: NounPhrase, _ head: Int) {
    for word in phrase.start..<phrase.end where tokens[word].kind == .word {
      if plays(word, CueSet(.emphasis)) { requirements[index].details.isEmphasized = true }
      if plays(word, CueSet(.necessity)) {
        requirements[index].details.isRequired = sense(.necessity, word)?.argument == "required"
      }
      if plays(word, CueSet(.style)), word != head, let style = sense(.style, word)?.argument,
        style != "none"
      {
        requirements[index].details.variant = style
      }
    }
    if isComponent(index, .alert) {
      requirements[index].details.tone = (phrase.start...head).compactMap { tone($0) }.first
    }
    if let variant = sense(.component, head)?.variant {
      if isComponent(index, .alert) {
        requirements[index].details.tone = Component.Tone(rawValue: variant)
      } else {
        requirements[index].details.variant = variant
      }
    }
  }
}
