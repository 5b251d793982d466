import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  func keyValue(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.KeyValue>(title: thing.label)
    draft.set(.key, thing.label)
    setValue(.value, of: thing, in: &draft)
    return draft.component
  }

  func stat(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Stat>(title: thing.label)
    draft.set(.label, thing.label)
    setValue(.value, of: thing, in: &draft)
    let change = thing.item?.values.dropFirst().first ?? details.change
    if change == nil, thing.value == nil, let sample = details.samples.first?.dropFirst().first,
      context.samples == .shown
    {
      let (trend, amount) = Self.movement(Phrase(sample))
      draft.set(.change, sample: amount.text)
      if let trend { draft.set(.trend, text: trend.rawValue) }
    }
    if let change {
      let (trend, amount) = Self.movement(change)
      draft.set(.change, amount)
      if let trend { draft.set(.trend, text: trend.rawValue) }
    }
    return draft.component
  }

  /// Returns the direction and the amount of a change such as "up 12%".
  static func movement(_ change: Phrase) -> (Component.Trend?, Phrase) {
    let words = change.text.spacedWords
    let trend: Component.Trend? =
      switch words.first?.lowercased() {
      case "up", "rose", "plus", "grew", "increased", "▲": .up
      case "down", "fell", "minus", "dropped", "decreased", "▼": .down
      default:
        change.text.hasPrefix("+") || change.text.hasPrefix("↑")
          ? .up
          : ["-", "−", "↓"].contains(where: change.text.hasPrefix) ? .down : nil
      }
    guard trend != nil, words.count > 1, Quantity(String(words[0])) == nil else {
      return (trend ?? comparison(words), change)
    }
    let rest = words.dropFirst().drop { $0 == "by" }.spaced
    return (trend, Phrase(rest, from: change.origin))
  }

  /// Returns the direction of a comparison such as "12% more than yesterday".
  private static func comparison(_ words: [Substring]) -> Component.Trend? {
    for word in words.dropFirst() {
      switch word.lowercased() {
      case "more", "higher", "better", "above", "up", "ahead": return .up
      case "less", "fewer", "lower", "worse", "below", "down", "behind": return .down
      default: continue
      }
    }
    return nil
  }

  func badge(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Badge>(title: thing.label)
    let state = thing.item?.state ?? thing.value
    if let state, state.text != thing.label.text {
      draft.set(.label, Phrase(thing.label.text + ": " + state.text, from: state.origin))
    } else {
      draft.set(.label, thing.label)
    }
    let tone = thing.item?.tone ?? details.tone ?? .neutral
    draft.set(.tone, text: tone.rawValue)
    return draft.component
  }

  func progress(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Progress>(title: thing.label)
    var thing = thing
    let share = thing.value.flatMap { Self.share(of: $0) }
    if let share { thing.value = share.reached }
    let reached = (thing.value ?? stage(of: thing.label)).flatMap { Quantity($0.text) }
    // The target of a named thing follows its value: "coal 45 of 60".
    let aim = share?.aim ?? thing.item?.values.dropFirst().first ?? details.target
    let target = aim.flatMap { Quantity($0.text) }
    if let aim, let value = thing.value {
      let words = thing.label.text + ": " + value.text + " of " + aim.text
      draft.set(.label, Phrase(words, at: thing.label.range ?? value.range))
    } else if let aim, target == nil, thing.label.text == "Progress" {
      // In "progress towards the yearly goal", the target is the name.
      draft.set(.label, aim.asLabel)
    } else {
      let words = aim.map { thing.label.text + " (of " + $0.text + ")" }
      draft.set(.label, Phrase(words ?? thing.label.text, from: thing.label.origin))
    }
    if let percent = Self.percent(reached, of: target) {
      draft.set(.percent, number: percent)
      if let value = thing.value { draft.note(value, .percent) }
    } else if mayShowSample(of: thing) {
      draft.set(.percent, sample: sampleNumber ?? 62)
    } else {
      return unknownFigure(thing)
    }
    return draft.component
  }

  /// Returns the number at the end of a label that counts towards a target: "Step 2" of 4.
  private func stage(of label: Phrase) -> Phrase? {
    guard details.target != nil, let last = label.text.spacedWords.last, label.text.contains(" "),
      last.utf8.allSatisfy(\.isASCIIDigit)
    else { return nil }
    return Phrase(String(last), from: label.origin)
  }

  /// Splits "75 of 60 €" or "6/8" into its two figures; nil if the value is a single figure.
  private static func share(of value: Phrase) -> (reached: Phrase, aim: Phrase)? {
    let words = value.text.spacedWords.flatMap { $0.split(separator: "/") }
    guard words.count > 1, Quantity(value.text) != nil,
      let aim = words.dropFirst().firstIndex(where: { Quantity(String($0)) != nil })
    else { return nil }
    let rest = words[aim...].spaced
    return (Phrase(String(words[0]), from: value.origin), Phrase(rest, from: value.origin))
  }

  /// Returns the reached share of a target, in percent to two decimal places; without a target, the
  /// figure itself if it can be a percentage.
  static func percent(_ reached: Quantity?, of target: Quantity?) -> Double? {
    guard let reached else { return nil }
    guard let target, target.number > 0 else {
      return reached.unit.hasPrefix("%") || (0...100).contains(reached.number)
        ? min(max(reached.number, 0), 100) : nil
    }
    return Double(Int(min(max(reached.number / target.number, 0), 1) * 10_000 + 0.5)) / 100
  }

  /// Whether a number may be a sample: samples are shown, and no data binding gives a value that is
  /// not a number.
  func mayShowSample(of thing: Thing) -> Bool {
    context.samples == .shown && thing.value?.pointer == nil
  }

  /// Returns the stand-in for a component whose number is unknown: its name with the given text, or
  /// a dash. A missing number is never drawn as zero.
  func unknownFigure(_ thing: Thing) -> ComponentDraft {
    let given = thing.value ?? Phrase("—")
    if context.allowedComponents[.stat] != nil {
      var draft = TypedDraft<Component.Stat>(title: thing.label)
      draft.set(.label, thing.label)
      draft.set(.value, given)
      return draft.component
    }
    if context.allowedComponents[.keyValue] != nil {
      var draft = TypedDraft<Component.KeyValue>(title: thing.label)
      draft.set(.key, thing.label)
      draft.set(.value, given)
      return draft.component
    }
    var draft = TypedDraft<Component.Paragraph>(title: thing.label)
    draft.set(.text, Phrase(thing.label.text + ": " + given.text, from: thing.label.origin))
    return draft.component
  }

  func rating(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Rating>(title: thing.label)
    draft.set(.label, thing.label)
    let target = details.target.flatMap { Quantity($0.text)?.number } ?? details.maximum
    let best = target.map { min(max($0, 1), 10) }
    if let score = thing.value.flatMap({ Quantity($0.text)?.number }) {
      draft.set(.score, number: min(max(score, 0), best ?? (score > 5 ? 10 : 5)))
      if let value = thing.value { draft.note(value, .score) }
      if best == nil, score > 5 { draft.set(.outOf, 10) }
    } else if mayShowSample(of: thing) {
      draft.set(.score, sample: sampleNumber ?? 4.5)
    } else {
      return unknownFigure(thing)
    }
    if let best, best != 5 { draft.set(.outOf, number: Double(Int(best))) }
    return draft.component
  }
}
