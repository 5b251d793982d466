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

  init(of pieces: [Piece]) {
    for piece in pieces {
      for case .intent(let place) in piece.origins.map(\.origin) {
        range = range?.union(place) ?? place
      }
      switch piece.kind {
      case .timer: add(timer: piece)
      case .repetition: add(repetition: piece)
      default: break
      }
    }
  }

  private mutating func add(timer piece: Piece) {
    let rounds = piece.whole("rounds") ?? 1
    runs += rounds
    let kind = piece.text("kind")
    if kind == "rest" { pauses += rounds }
    let isOpen = kind == "countup" || kind == "random" || piece.samples.contains("seconds")
    guard let each = piece.whole("seconds"), let sum = seconds, !isOpen else {
      seconds = nil
      return
    }
    seconds = sum + each * rounds
  }

  private mutating func add(repetition piece: Piece) {
    let rounds = piece.whole("sets") ?? 1
    sets += rounds
    guard let each = piece.whole("reps"), let sum = repetitions, !piece.samples.contains("reps")
    else {
      repetitions = nil
      return
    }
    repetitions = sum + each * rounds
  }

  /// The totals as facts; none of what is there only once.
  var facts: [Piece] {
    var facts: [Piece] = []
    if let seconds, runs > 1 {
      let name =
        pauses == runs ? "Total rest" : sets == 0 ? "Total time" : "Total timed"
      facts.append(fact(name, RoutineLength.text(seconds)))
    }
    if let repetitions, sets > 1 { facts.append(fact("Total repetitions", String(repetitions))) }
    return facts
  }

  private func fact(_ key: String, _ value: String) -> Piece {
    var piece = Piece(.keyValue, title: Phrase(key))
    piece.set("key", Phrase(key))
    piece.set("value", Phrase(value, at: range))
    return piece
  }
}

extension Piece {
  /// The whole number that a property is, held to a billion.
  fileprivate func whole(_ name: String) -> Int? {
    guard case .number(let number)? = members.first(where: { $0.name == name })?.value.content
    else { return nil }
    return Int(min(max(number, 0), 1e9))
  }
}
