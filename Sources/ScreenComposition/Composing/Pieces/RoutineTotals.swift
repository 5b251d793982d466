import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenPlans
import ScreenReading

/// The totals of a routine's timers and repetitions, as far as they are known.
struct RoutineTotals {
  /// The seconds of all timers in all their rounds; nil if a length is unknown.
  private var seconds: Int? = 0
  /// The number of timer runs.
  private var runs = 0
  /// The number of these runs that are rests.
  private var pauses = 0
  /// The repetitions in all sets; nil if a count is unknown.
  private var repetitions: Int? = 0
  private var sets = 0
  /// The range of the intent that the figures come from.
  private var range: SourceRange?

  init(of drafts: [ComponentDraft]) {
    for draft in drafts {
      for case .intent(let place) in draft.origins.map(\.origin) {
        range = range?.union(place) ?? place
      }
      switch draft.kind {
      case .timer: add(timer: draft)
      case .repetition: add(repetition: draft)
      // A range of repetitions adds up to no number.
      case .keyValue: repetitions = nil
      default: break
      }
    }
  }

  private mutating func add(timer draft: ComponentDraft) {
    let rounds = draft.whole(Component.Timer.Property.rounds) ?? 1
    runs += rounds
    let kind = draft.text(Component.Timer.Property.kind)
    if kind == "rest" { pauses += rounds }
    let isOpen =
      kind == "countup" || kind == "random" || draft.isSample(Component.Timer.Property.seconds)
    guard let each = draft.whole(Component.Timer.Property.seconds), let sum = seconds, !isOpen
    else {
      seconds = nil
      return
    }
    seconds = sum + each * rounds
  }

  private mutating func add(repetition draft: ComponentDraft) {
    let rounds = draft.whole(Component.Repetition.Property.sets) ?? 1
    sets += rounds
    // "12 lunges each leg" are more than twelve, but as many as are said.
    let isSided = RoutineWords.shipped.isSided(draft.title.text)
    guard let each = draft.whole(Component.Repetition.Property.reps), let sum = repetitions,
      !isSided,
      !draft.isSample(Component.Repetition.Property.reps)
    else {
      repetitions = nil
      return
    }
    repetitions = sum + each * rounds
  }

  /// The totals as facts, without totals of a single run or set.
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
    var draft = TypedDraft<Component.KeyValue>(title: Phrase(key))
    draft.set(.key, Phrase(key))
    draft.set(.value, Phrase(value, at: range))
    return draft.component
  }
}

extension ComponentDraft {
  /// Returns the number of a property as a whole number, at most a billion.
  fileprivate func whole(_ property: some PropertyName) -> Int? {
    guard case .number(let number)? = value(property)?.content else { return nil }
    return Int(min(max(number, 0), 1e9))
  }
}
