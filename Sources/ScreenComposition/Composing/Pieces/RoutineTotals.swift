import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenPlans
import ScreenReading

/// What the timers and repetitions of a routine come to, where that is known.
struct RoutineTotals {
  /// The seconds of all timers, each as often as it runs; nil where a length is not known.
  private var seconds: Int? = 0
  /// How often a timer runs, in all.
  private var runs = 0
  /// How many of the runs are pauses.
  private var pauses = 0
  /// The repetitions of all sets; nil where a count is not known.
  private var repetitions: Int? = 0
  private var sets = 0
  /// The words of the intent that the figures come from.
  private var range: SourceRange?

  init(of drafts: [ComponentDraft]) {
    for draft in drafts {
      for case .intent(let place) in draft.origins.map(\.origin) {
        range = range?.union(place) ?? place
      }
      switch draft.kind {
      case .timer: add(timer: draft)
      case .repetition: add(repetition: draft)
      default: break
      }
    }
  }

  private mutating func add(timer draft: ComponentDraft) {
    let rounds = draft.whole("rounds") ?? 1
    runs += rounds
    let kind = draft.text("kind")
    if kind == "rest" { pauses += rounds }
    let isOpen = kind == "countup" || kind == "random" || draft.samples.contains("seconds")
    guard let each = draft.whole("seconds"), let sum = seconds, !isOpen else {
      seconds = nil
      return
    }
    seconds = sum + each * rounds
  }

  private mutating func add(repetition draft: ComponentDraft) {
    let rounds = draft.whole("sets") ?? 1
    sets += rounds
    guard let each = draft.whole("reps"), let sum = repetitions, !draft.samples.contains("reps")
    else {
      repetitions = nil
      return
    }
    repetitions = sum + each * rounds
  }

  /// The totals as facts; none of what is there only once.
  var facts: [ComponentDraft] {
    var facts: [ComponentDraft] = []
    if let seconds, runs > 1 {
      let name =
        pauses == runs ? "Total rest" : sets == 0 ? "Total time" : "Total timed"
      facts.append(fact(name, RoutineLength.text(seconds)))
    }
    if let repetitions, sets > 1 { facts.append(fact("Total repetitions", String(repetitions))) }
    return facts
  }

  private func fact(_ key: String, _ value: String) -> ComponentDraft {
    var draft = ComponentDraft(.keyValue, title: Phrase(key))
    draft.set("key", Phrase(key))
    draft.set("value", Phrase(value, at: range))
    return draft
  }
}

extension ComponentDraft {
  /// The whole number that a property is, held to a billion.
  fileprivate func whole(_ name: String) -> Int? {
    guard case .number(let number)? = members.first(where: { $0.name == name })?.value.content
    else { return nil }
    return Int(min(max(number, 0), 1e9))
  }
}
