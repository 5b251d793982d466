internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// A component by its name: "an email field", "two buttons: Save and Cancel".
  mutating func demand(_ phrase: NounPhrase, _ head: Int) {
    guard let sense = sense(.component, head), let component = sense.component else { return }
    if component == .divider, plays(phrase.end, CueSet(.between)) {
      return dividing(phrase)
    }
    if component == .code, context == .form, kind(phrase.end) != .quote, kind(phrase.end) != .colon,
      head == phrase.first || !phrase.hasDeterminer
    {
      // "ticket code"
      position = phrase.end
      return upload(phrase, as: .text)
    }
    let areQuoted = kind(phrase.end) == .colon && kind(phrase.end + 1) == .quote
    if isRole(head, .ticks), areQuoted || phrase.count ?? 1 > 1, sense.component == .picker {
      // "two checkboxes 'I have read it' and 'I agree'"
      position = head + 1
      if distribute(.component(.toggle), Sense(.component, "toggle"), phrase) { return }
      position = phrase.end
    }
    if isRole(head, .ticks) || component == .toggle,
      isRole(head + 1, .pronoun) || plays(head + 1, CueSet(.narration)),
      phrase.count ?? 1 == 1
    {
      // "a checkbox I am over 18"
      let index = require(.component(.toggle), from: phrase.start, to: phrase.end)
      position = (head + 1..<end).first { kind($0) == .comma } ?? end
      requirements[index].details.label = verbatim(head + 1, position, capitalizing: true)
      return close(index)
    }
    if isRole(head, .stepper), let names = stages(behind: phrase.end) {
      let index = require(.component(.steps), from: phrase.start, to: phrase.end)
      position = names
      items(of: index)
      return close(index)
    }
    if component == .picker, head == phrase.first, listsOptions(head + 1, sense) {
      // "segmented control Day | Week | Month"
      let index = require(.component(.picker), from: phrase.start, to: phrase.end)
      requirements[index].details.variant = sense.variant
      position = head + 1
      options(of: index)
      titleHint = titleHint ?? joined(requirements[index].details.items)
      modifiers(of: index)
      return close(index)
    }
    let isMany =
      (phrase.count ?? 1) > 1
      || tokens[head].isPlural
        && (!phrase.hasDeterminer || phrase.caption != nil || kind(phrase.end) == .open
          || kind(head + 1) == .quote && separates(phrase.end) || namesFollow(phrase.end))
    if isMany, kind(phrase.end) == .colon, saysEach(phrase.end + 1) {
      // "recordings: title, date and a play button for each"
      return plain(phrase)
    }
    if isMany, Self.isDistributed(component) || namesAll(of: component, sense, phrase),
      component != .picker || sense.variant == nil
    {
      position = head + 1
      if distribute(.component(component), sense, phrase) { return }
      position = phrase.end
    }
    let index = require(.component(component), from: phrase.start, to: phrase.end)
    if component == .rating, let count = phrase.count, count == 5 || count == 10 {
      // "a five star rating"
      requirements[index].details.maximum = Double(count)
    } else {
      requirements[index].details.count = phrase.count
    }
    // "a price tag list"
    if component == .list { nameDerived(index, phrase) }
    describe(index, phrase, head)
    if component == .steps || component == .checklist || component == .list,
      tokens[head].isPlural || component != .list && !phrase.hasDeterminer,
      phrase.end > head + 1, tokens[head + 1].isCapitalized,
      listed(from: head + 1) > (component == .list ? 1 : 2)
    {
      // "the steps Packed, On the truck, At your door", "pricing cards Basic ($5), Pro ($9)"
      if head > phrase.first {
        requirements[index].details.label = label(phrase.first, head + 1)
        titleHint = titleHint ?? requirements[index].details.label
      }
      position = head + 1
      items(of: index)
      if component == .list { modifiers(of: index) }
      close(index)
      return
    }
    name(index, phrase, head, sense)
    if component == .calendar,
      let month = (phrase.first..<head).first(where: {
        self.sense(.day, $0)?.argument == "month"
      })
    {
      // "October 2026 calendar"
      requirements[index].details.timeframe = verbatim(month, head)
    }
    if requirements[index].details.label == nil, phrase.start == head, phrase.end == head + 1,
      !tokens[head].isPlural, plays(position, CueSet(.article, .each))
    {
      // "list their prescriptions", "chart the sales", "list every volunteer": the name is a verb,
      // and this its object.
      let isEach = plays(position, CueSet(.each))
      let object = nounPhrase(isEach ? position + 1 : position)
      if object.end > position + 1, object.component == nil, object.section == nil {
        let name = label(object.first, object.end)
        requirements[index].details.label = isEach ? plural(name) : name
        position = object.end
      }
    }
    if component.family == .action || component.family == .input,
      requirements[index].details.label == nil,
      kind(position) == .comma, kind(position + 1) == .quote, phrase.count ?? 1 == 1,
      ends(position + 2)
    {
      // "there is a link, 'See past attacks'"
      position += 2
      words(of: index, verbatim(position - 1, position))
    } else if component.family == .action || component.family == .input,
      requirements[index].details.label == nil,
      kind(position) == .comma, isInside(position + 1), tokens[position + 1].isCapitalized,
      plays(position + 1, CueSet(.verb)) || phrase.count == 1
    {
      // "one button, Call technician", "just one text area, Dream diary"
      let stop = nameEnd(position + 1, isFigure: false, isAction: true)
      if stop == end {
        requirements[index].details.label = verbatim(position + 1, stop, capitalizing: true)
        position = stop
      }
    }
    if component == .alert || component == .paragraph || component == .quote,
      requirements[index].details.value == nil, kind(position) == .comma, phrase.count ?? 1 == 1,
      isInside(position + 1), tokens[position + 1].isCapitalized, !hasSeparator(position + 1)
    {
      // "a warning, Doors close at nine"
      words(of: index, verbatim(position + 1, end))
      position = end
    }
    if component == .rating { gives(index, label(phrase.first, head + 1)) }
    if component != .code || !printed(index) { modifiers(of: index) }
    if component == .image { depict(index) }
    offersAnswers(index)
    if component == .quote { quoteBehind(index) }
    close(index)
    settle(index, sense)
    if parent == nil, title == nil, titleHint == nil,
      component == .quote || component == .code || component == .paragraph || component == .rating
    {
      titleHint = label(phrase.first, head + 1)
    }
    if parent == nil, title == nil, titleHint == nil, component.family == .collections {
      titleHint =
        head > phrase.first || requirements[index].details.label == nil
        ? label(phrase.first, phrase.end) : requirements[index].details.label
    }
  }

  /// Where the names of stages begin behind a stepper, "on top with Cart, Address, Payment"; nil
  /// where fewer than three follow.
  private func stages(behind start: Int) -> Int? {
    var index = start
    while plays(index, CueSet(.side, .container, .for)) || kind(index) == .colon { index += 1 }
    let names = pieces(index, end).prefix(3)
    return names.count > 2 && names.allSatisfy { tokens[$0.lowerBound].isCapitalized } ? index : nil
  }

  /// Whether a list behind the name of a choice is one of its options: they exclude each other, or
  /// the choice shows them all.
  private func listsOptions(_ start: Int, _ sense: Sense) -> Bool {
    guard kind(start) == .word || kind(start) == .number || kind(start) == .quote else {
      return false
    }
    let showsAll = sense.variant == "segmented" || sense.variant == "radio"
    var index = start
    var names = 0
    while index < end, names < 12 {
      let phrase = nounPhrase(index)
      let stop = max(phrase.end, index + 1)
      guard !phrase.hasDeterminer, phrase.component == nil, stop - index < 4 else { break }
      names += 1
      index = stop
      guard separates(index) || kind(index) == .slash else { break }
      let isBar = kind(index) == .slash || bytes[tokens[index].start] == UInt8(ascii: "|")
      if isBar || plays(index, CueSet(.alternative)) { return true }
      while index < end, separates(index) { index += 1 }
    }
    return showsAll && names > 1 && index >= end
  }

  /// Makes a rating one that is given rather than one that is shown, where there is a scale to it
  /// or the screen is a form.
  private mutating func gives(_ index: Int, _ name: Phrase) {
    let hasScale =
      plays(position, CueSet(.from, .between, .preset))
      || kind(position) == .number && kind(position + 2) == .number
        && (kind(position + 1) == .dash || plays(position + 1, CueSet(.to)))
    guard hasScale || context == .form, kind(position) != .number || hasScale else { return }
    requirements[index].subject = .need(.choice)
    requirements[index].details.variant = "rating"
    requirements[index].details.label = name
    requirements[index].details.minimum = 1
    requirements[index].details.maximum = Double(requirements[index].details.count ?? 5)
  }

  /// "a divider between two headings": it stands between what is read next.
  mutating func dividing(_ phrase: NounPhrase) {
    position = phrase.end + 1
    let index = require(.component(.divider), from: phrase.start, to: phrase.end)
    skipFillers()
    guard position < end else { return }
    element()
    if requirements.count == index + 3 { requirements.swapAt(index, index + 1) }
  }

  func saysEach(_ start: Int) -> Bool {
    (start..<max(start, min(end, start + Limits.lookahead))).contains {
      plays($0, CueSet(.each)) && $0 > start
    }
  }

  /// Whether as many names as are counted follow what is shown one by one: "3 charts: sales, visitors
  /// and returns".
  private func namesAll(
    of component: ComponentKind, _ sense: Sense, _ phrase: NounPhrase
  ) -> Bool {
    let isShownWhole =
      component == .chart || component == .table || component == .map || component == .player
      || component == .calendar || component == .list && sense.variant == nil
    guard isShownWhole, let count = phrase.count, count > 1, kind(phrase.end) == .colon else {
      return false
    }
    return listed(from: phrase.end + 1) == count
      && !(phrase.end + 1..<end).contains { kind($0) == .number }
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
      if plays(word, CueSet(.necessity)) {
        requirements[index].details.isRequired = sense(.necessity, word)?.argument == "required"
      }
      if plays(word, CueSet(.style)), word != head, let style = sense(.style, word)?.argument,
        style != "none"
      {
        requirements[index].details.variant = style
      }
    }
    if isComponent(index, .code) {
      let tongue = (phrase.start..<phrase.end).first { isRole($0, .tongue) }
      requirements[index].details.variant = tongue.map { lowercased(verbatim($0, $0 + 1)).text }
    }
    if isComponent(index, .alert, .badge) {
      // "Warn the swimmers in a banner": it has the tone of what it does.
      let before = max(0, phrase.start - 8)..<phrase.start
      let told = before.last { isRole($0, .announcing) && isComponent(index, .alert) }
      requirements[index].details.tone =
        (phrase.start...head).compactMap { tone($0) }.first ?? told.flatMap { tone($0) }
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
