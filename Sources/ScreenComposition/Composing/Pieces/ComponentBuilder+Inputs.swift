internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  func field(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Field>(title: thing.label)
    let guide = context.book.fieldGuide
    var kind = (thing.item == nil ? details.fieldKind : nil) ?? guide.kind(for: thing.label.text)
    if details.isText, kind == .number { kind = .text }
    draft.set(.label, thing.label)
    if let hint = details.hint, thing.item == nil {
      draft.set(.placeholder, hint)
    } else {
      draft.set(.placeholder, text: placeholder(thing.label.text, kind))
    }
    if kind != .text { draft.set(.kind, text: kind.rawValue) }
    if let value = thing.value, kind != .password {
      draft.set(.value, value)
    } else if let sample, kind != .password {
      draft.set(.value, sample: sample)
    }
    if let rules = rules(kind) { draft.set(.rules, rules) }
    return draft.component
  }

  /// Returns a hint about what to enter; empty if none suits.
  private func placeholder(_ label: String, _ kind: Component.FieldKind) -> String {
    if let dialect = context.book.dialect { return dialect.hint(kind) ?? "" }
    let guide = context.book.fieldGuide
    let hints = guide.hints(for: label, kind: kind)
    guard !hints.isEmpty else { return "" }
    let scores = hints.indices.map { Logit(thousandths: $0 * -400) }
    let hint = hints[context.pick(among: scores, at: address.appending("hint").appending(label))]
    // A hint has no other braces.
    guard let start = hint.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = hint.utf8.lastIndex(of: UInt8(ascii: "}"))
    else { return hint }
    var label = label
    if let first = guide.repeated(in: label) {
      let last = first.spacedWords.last.map(String.init) ?? "password"
      label = kind == .password || first.isEmpty ? last : first
    }
    // "Email (optional)" asks for an email.
    if label.hasSuffix(")"), let open = label.utf8.lastIndex(of: UInt8(ascii: "(")),
      label[..<open].hasSuffix(" ")
    {
      label = String(label[..<open].dropLast())
    }
    let words = LabelText.lowercasedStart(label)
    if hint.hasPrefix("Your "), let space = words.firstIndex(of: " "),
      words.contains(" of ")
        || words.hasSuffix("name") && !Self.own.contains(String(words[..<space]))
    {
      // A patient's name, or the name of the hirer, is not the user's own.
      return "Enter " + words
    }
    // "Your full name", but not "Your your name" or a hint as long as a sentence.
    guard !words.hasPrefix("your "), words.utf8.count <= 30, !words.hasSuffix("?"),
      guide.isName(label), !Self.clauses.contains(where: words.hasPrefix)
    else { return "" }
    return String(hint[..<start]) + words + String(hint[end...].dropFirst())
  }

  /// The first words of names that users have themselves.
  private static let own: Set<String> = [
    "full", "first", "last", "middle", "given", "family", "user", "display", "maiden", "legal",
    "complete", "stage", "nick",
  ]

  /// The beginnings of labels that are clauses rather than names: "why you came".
  private static let clauses = [
    "what ", "why ", "when ", "where ", "who ", "how ", "which ", "i ", "anything ",
  ]

  private func rules(_ kind: Component.FieldKind) -> TreeValue? {
    var rules = RecordTree<Component.FieldRules>()
    if details.isRequired == true { rules.set(.required, true) }
    if kind != .number, details.unit != nil || kind == .password || kind == .multiline {
      if let least = details.minimum { rules.set(.minLength, number: least) }
      if let most = details.maximum { rules.set(.maxLength, number: most) }
    }
    if kind == .number {
      if let least = details.minimum { rules.set(.minimum, number: least) }
      if let most = details.maximum { rules.set(.maximum, number: most) }
    }
    if let least = details.minimumLength {
      rules.set(.minLength, number: Double(least))
    }
    if let most = details.maximumLength {
      rules.set(.maxLength, number: Double(most))
    }
    if let pattern = details.pattern {
      rules.set(.pattern, text: pattern)
    }
    return rules.isEmpty ? nil : rules.tree
  }

  /// Returns one picker of the named options, or one for each item that has options of its own.
  func pickers() -> [ComponentDraft] {
    let nested = details.items.filter { !$0.items.isEmpty }
    guard !nested.isEmpty else {
      return [picker(label, details.items)]
    }
    return nested.map { picker($0.label.asLabel, $0.items) }
  }

  private func picker(_ label: Phrase, _ options: [Details.Item]) -> ComponentDraft {
    var draft = TypedDraft<Component.Picker>(title: label)
    draft.set(.label, label)
    let isMultiple = expression.variant == "multiple" || details.variant == "multiple"
    if options.isEmpty, details.variant == "rating" {
      // A rating's options are its scale.
      let least = details.minimum.flatMap { Int(whole: $0) } ?? 1
      let most = details.maximum.flatMap { Int(whole: $0) } ?? 5
      let scale = (least...max(least, most)).prefix(10)
      draft.set(.options, .texts(scale.map { String($0) }))
    } else if options.isEmpty {
      setSampleOptions(label, with: details.value?.asLabel, in: &draft)
    } else {
      draft.set(.options, .texts(options.map(\.label.asLabel.text)))
      for (index, option) in options.enumerated() {
        draft.note(option.label, .options, index)
      }
    }
    var selected = options.filter(\.isSelected).map(\.label.asLabel)
    if selected.isEmpty, let value = details.value { selected = [value.asLabel] }
    if !selected.isEmpty {
      let shown = isMultiple ? selected[...] : selected.prefix(1)
      draft.set(.selected, .texts(shown.map(\.text)))
    }
    if let style = expression.variant ?? details.variant(of: .picker), style != "menu" {
      draft.set(.style, text: style)
    }
    if details.isRequired == true { draft.set(.required, true) }
    return draft.component
  }

  /// Sets sample options, among them the one that is named, if any.
  private func setSampleOptions(
    _ label: Phrase, with named: Phrase?, in draft: inout TypedDraft<Component.Picker>
  ) {
    guard context.samples == .shown else {
      draft.set(.options, ["—"])
      return
    }
    var stream = stream(label)
    // In "assign a task to a person", the options are persons.
    let label = details.dimension?.asLabel ?? label
    let things = context.book.dialect == nil ? Wording.asked(label.text) : label.text
    let pool = context.book.pool(for: things)
    // Sizes and tiers have an order, so options are taken from the beginning of the pool.
    let count = min(max(details.count ?? 4, 2), 12)
    let own = details.samples.compactMap(\.first)
    let known = own.count > 1 ? own : pool.map { Array($0.values.prefix(count)) }
    var values = known ?? SampleValues.numbered(things.isEmpty ? "Option" : things, count: count)
    values = values.map { SampleValues.filled($0, from: &stream) }
    if let named, !values.contains(named.text) { values = [named.text] + values.dropLast() }
    draft.set(.options, .texts(values))
    draft.markSample(.options)
  }

  func toggle(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Toggle>(title: thing.label)
    draft.set(.label, thing.label)
    let state = thing.value ?? thing.item?.state ?? details.value
    if state.flatMap({ $0.isOn }) ?? thing.item?.isSelected ?? false {
      draft.set(.isOn, true)
    } else if state == nil, sample == "on" {
      draft.set(.isOn, true)
      draft.mark(.isOn)
    }
    if details.variant == Component.ToggleStyle.checkbox.rawValue {
      draft.set(.style, text: Component.ToggleStyle.checkbox.rawValue)
    }
    if details.isRequired == true { draft.set(.required, true) }
    return draft.component
  }

  func slider(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Slider>(title: thing.label)
    draft.set(.label, thing.label)
    let ends = (details.samples.first ?? []).dropFirst().compactMap { Quantity($0)?.number }
    let least = details.minimum ?? ends.first ?? 0
    let most = details.maximum ?? ends.dropFirst().first ?? max(100, least + 100)
    if least != 0 { draft.set(.minimum, number: least) }
    if most != 100 { draft.set(.maximum, number: most) }
    if let value = thing.value, let quantity = Quantity(value.text) {
      draft.set(.value, number: min(max(quantity.number, least), most))
      draft.note(value, .value)
    } else if let sampleNumber {
      draft.set(.value, sample: min(max(sampleNumber, least), most))
    } else if least != 0 {
      draft.set(.value, number: least)
    }
    return draft.component
  }
}
