import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenPlans
import ScreenReading
internal import ScreenText

extension ComponentBuilder {
  func button(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Button>(title: thing.label)
    draft.set(.label, thing.label)
    // If the intent leaves the style open, it is decided among the buttons of the section.
    if let style = details.variant, Component.ButtonStyle(rawValue: style) != nil {
      draft.set(.style, text: style)
    }
    return draft.component
  }

  func link(_ thing: Thing) -> ComponentDraft {
    var draft = TypedDraft<Component.Link>(title: thing.label)
    draft.set(.label, thing.label)
    if let value = thing.value, value.text.contains(":") || value.text.hasPrefix("/") {
      draft.set(.destination, value)
    }
    return draft.component
  }

  /// Returns timers for timed exercises, repetitions for counted ones, and their totals.
  func routine() -> [ComponentDraft] {
    let drafts = exercises()
    return drafts + RoutineTotals(of: drafts).facts
  }

  private func exercises() -> [ComponentDraft] {
    let rounds = details.items.first { Self.isRounds($0) }?.times
    let items = details.items.filter { !Self.isRounds($0) }
    guard items.isEmpty else {
      return items.map { item in
        if let range = Self.range(item) { return rangeFact(item, range) }
        let isCounted = item.seconds == nil && item.times != nil
        return isCounted || (expression.kind == .repetition && item.seconds == nil)
          ? repetition(item.label.asLabel, item) : timer(item.label.asLabel, item, rounds)
      }
    }
    return expression.kind == .repetition ? [repetition(label, nil)] : [timer(label, nil)]
  }

  /// The range of repetitions of an item, "12–15", which no single number stands for.
  private static func range(_ item: Details.Item) -> Phrase? {
    guard let value = item.values.first, item.seconds == nil else { return nil }
    let bounds = value.text.split { $0 == "-" || $0 == "–" || $0 == " " }
    let numbers = bounds.filter { $0.utf8.allSatisfy(\.isASCIIDigit) }
    return numbers.count == 2 && bounds.allSatisfy { numbers.contains($0) || $0 == "to" }
      ? value : nil
  }

  /// Returns a range of repetitions as it is stated, with the number of sets: "3 × 12–15".
  private func rangeFact(_ item: Details.Item, _ range: Phrase) -> ComponentDraft {
    var draft = TypedDraft<Component.KeyValue>(title: item.label.asLabel)
    draft.set(.key, item.label.asLabel)
    let sets = item.times ?? 1
    let text = sets > 1 ? "\(sets) × \(range.text)" : range.text
    draft.set(.value, Phrase(text, from: range.origin))
    return draft.component
  }

  /// Whether an item says how often all other items are done: "8 rounds".
  private static func isRounds(_ item: Details.Item) -> Bool {
    guard item.times != nil, item.seconds == nil else { return false }
    let last = item.label.text.lowercased().spacedWords.last ?? ""
    return ["round", "rounds", "cycle", "cycles", "set", "sets", "times", "series"].contains(last)
  }

  private func timer(_ label: Phrase, _ item: Details.Item?, _ all: Int? = nil) -> ComponentDraft {
    var draft = TypedDraft<Component.Timer>(title: label)
    draft.set(.label, label)
    let isRest = RoutineWords.shipped.isRest(label.text)
    let rounds = item?.times ?? all ?? details.count ?? 1
    let kind = details.variant ?? (isRest ? "rest" : rounds > 1 ? "interval" : "countdown")
    if kind != "countdown", Component.TimerKind(rawValue: kind) != nil {
      draft.set(.kind, text: kind)
    }
    let given = item?.seconds ?? details.value.flatMap { Quantity.seconds($0.text) }
    let least = given ?? details.minimum.flatMap(Quantity.whole)
    if let least {
      draft.set(.seconds, number: Double(least))
      if let value = item?.values.first ?? details.value { draft.note(value, .seconds) }
    } else if kind != "countup" {
      guard context.samples == .shown else { return unknownFigure(Thing(label: label)) }
      draft.set(.seconds, sample: sampleNumber ?? (isRest ? 15 : 60))
    } else {
      draft.set(.seconds, 0)
    }
    if let most = details.maximum, kind == "random" { draft.set(.upTo, number: most) }
    if rounds > 1 { draft.set(.rounds, number: Double(min(rounds, 999))) }
    return draft.component
  }

  private func repetition(_ label: Phrase, _ item: Details.Item?) -> ComponentDraft {
    var draft = TypedDraft<Component.Repetition>(title: label)
    draft.set(.label, label)
    // "3 × 12 squats" names both the sets and the repetitions of each.
    let each = item?.values.first.flatMap { Quantity($0.text)?.number }
    let sets = each == nil ? details.count : item?.times
    if let sets, sets > 1 { draft.set(.sets, number: Double(min(sets, 99))) }
    let given =
      each ?? item?.times.map(Double.init) ?? details.value.flatMap { Quantity($0.text)?.number }
    if let given {
      draft.set(.reps, number: Double(Int(min(max(given, 0), 9999))))
    } else {
      guard context.samples == .shown else { return unknownFigure(Thing(label: label)) }
      draft.set(.reps, sample: sampleNumber ?? 12)
    }
    return draft.component
  }
}
