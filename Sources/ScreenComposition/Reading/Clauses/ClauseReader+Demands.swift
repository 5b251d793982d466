internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// A component by its name: "an email field", "two buttons: Save and Cancel".
  mutating func demand(_ phrase: NounPhrase, _ head: Int) {
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
  mutating func dividing(_ phrase: NounPhrase) {
    position = phrase.end + 1
    let index = require(.component(.divider), from: phrase.start, to: phrase.end)
    skipFillers()
    guard position < end else { return }
    element()
    if requirements.count == index + 3 { requirements.swapAt(index, index + 1) }
  }

  /// "PIN entry: a password field and …": a control before a colon and elements is the title.
  mutating func announcesScreen(_ phrase: NounPhrase, _ component: ComponentKind) -> Bool {
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

  /// Finds the label of a component in the words before and after its name.
  private mutating func name(
    _ index: Int, _ phrase: NounPhrase, _ head: Int, _ sense: Sense
  ) {
    var first = phrase.first
    while first < head,
      plays(first, CueSet(.style, .emphasis, .filler, .necessity, .count))
        && !plays(first, CueSet(.field, .flag, .verb))
    {
      first += 1
    }
    if first < head || Self.namesItself(sense), tokens[head].end - tokens[first].start > 0,
      Self.namesItself(sense),
      first < head || phrase.end == head + 1
    {
      if first < head || isPhrase(head) {
        requirements[index].details.label = label(first, phrase.end)
      }
    } else if first < head, sense.component == .quote, !tokens[first].isCapitalized {
      // "a motivating quote": what it is like, and not what it says.
    } else if first < head {
      let label = label(first, head)
      requirements[index].details.label = label
      requirements[index].details.fieldKind = fieldKind(first, head)
      if phrase.end > head + 1 { value(after: head, phrase, of: index) }
    } else if phrase.end > head + 1, kind(head + 1) == .quote {
      words(of: index, verbatim(head + 1, head + 2))
    } else if phrase.end > head + 1 {
      requirements[index].details.label = label(head + 1, phrase.end)
      requirements[index].details.fieldKind = fieldKind(head + 1, phrase.end)
    }
    if let variant = sense.variant, sense.component == .field {
      requirements[index].details.variant = nil
      requirements[index].details.fieldKind = Component.FieldKind(rawValue: variant)
    }
  }

  /// Whether the component's own name belongs to its label: "team calendar", "packing list".
  private static func namesItself(_ sense: Sense) -> Bool {
    switch sense.component {
    case .checklist, .calendar, .standings, .steps: true
    case .list: sense.variant == "messages" || sense.variant == "timeline"
    default: false
    }
  }

  private mutating func value(after head: Int, _ phrase: NounPhrase, of index: Int) {
    requirements[index].details.value = label(head + 1, phrase.end)
  }

  /// What kind of text a field takes, by its label.
  func fieldKind(_ lower: Int, _ upper: Int) -> Component.FieldKind? {
    for index in stride(from: upper - 1, through: lower, by: -1) {
      if let sense = lexicon.sense(.field, of: tokens[index].entry) {
        return Component.FieldKind(rawValue: sense.argument)
      }
    }
    return nil
  }

  /// Gives a component what its kind implies where the words leave it open.
  mutating func settle(_ index: Int, _ sense: Sense) {
    guard case .component(let component) = requirements[index].subject else { return }
    var details = requirements[index].details
    switch component {
    case .field:
      if details.fieldKind == nil, let range = details.label?.range {
        details.fieldKind = kind(of: range)
      }
      if details.label == nil, let kind = details.fieldKind, kind != .multiline, kind != .number {
        details.label = Phrase(Self.capitalized(kind.rawValue), at: requirements[index].range)
      }
      if details.variant == "number" || details.variant == "radio" { details.variant = nil }
    case .picker where details.variant == "yesno":
      details.variant = "segmented"
      if details.items.isEmpty {
        let range = requirements[index].range
        details.items = ["Yes", "No"].map { Details.Item(Phrase($0, at: range)) }
      }
    default: break
    }
    requirements[index].details = details
  }

  /// The kind of text that a label in some bytes means.
  private func kind(of range: SourceRange) -> Component.FieldKind? {
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].start < range.upperBound { low = middle + 1 } else { high = middle }
    }
    var first = low
    while first > 0, tokens[first - 1].start >= range.lowerBound { first -= 1 }
    return fieldKind(first, low)
  }

  static func capitalized(_ word: String) -> String {
    var bytes = Array(word.utf8)
    if let first = bytes.first, first &- UInt8(ascii: "a") < 26 { bytes[0] = first & 0xDF }
    return String(decoding: bytes, as: UTF8.self)
  }
}
