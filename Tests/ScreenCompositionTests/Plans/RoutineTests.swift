import ScreenAdmission
import ScreenBrief
import ScreenLedger
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

extension Composed {
  /// The timers, repetitions and facts, a line each: "interval Work 30 s × 8".
  fileprivate var routine: [String] {
    components.compactMap { component in
      if case .timer(let timer) = component {
        let rounds = timer.rounds > 1 ? " × \(timer.rounds)" : ""
        return "\(timer.kind.rawValue) \(timer.label) \(timer.seconds)" + rounds
      }
      if case .repetition(let item) = component {
        return "\(item.sets) × \(item.reps) \(item.label)"
      }
      if case .keyValue(let fact) = component { return "\(fact.key) \(fact.value)" }
      return nil
    }
  }
}

private let routines: [PlanCase] = [
  PlanCase(
    "HIIT: 30s work, 10s rest, 8 rounds", "interval Work 30 × 8", "rest Rest 10 × 8",
    "Total time 5 min 20 s"),
  PlanCase(
    "tabata 20s on 10s off for 8 rounds", "interval On 20 × 8", "rest Off 10 × 8",
    "Total time 4 min"),
  PlanCase(
    "3 sets of 12 push-ups, rest 90 seconds", "3 × 12 Push-ups", "rest Rest 90 × 3",
    "Total rest 4 min 30 s", "Total repetitions 36"),
  PlanCase(
    "neck 20s, shoulders 30s, hips 40s", "countdown Neck 20", "countdown Shoulders 30",
    "countdown Hips 40", "Total time 1 min 30 s"),
  PlanCase(
    "10 burpees, 20 squats, 30 s plank", "1 × 10 Burpees", "1 × 20 Squats", "countdown Plank 30",
    "Total repetitions 30"),
  PlanCase("meditate for 10 minutes", "countdown Meditate 600"),
  PlanCase("egg timer of 6 minutes", "countdown Egg timer 360"),
  PlanCase("a 25-minute focus timer", "countdown Focus timer 1500"),
  PlanCase(
    "interval timer: 40 s on, 20 s off, 6 rounds", "interval On 40 × 6", "rest Off 20 × 6",
    "Total time 6 min"),
  PlanCase(
    "8 rounds of 30 seconds sprint and 10 seconds rest", "interval Sprint 30 × 8",
    "rest Rest 10 × 8", "Total time 5 min 20 s"),
  PlanCase(
    "pomodoro: 25 min work, 5 min break, 4 times", "interval Work 1500 × 4", "rest Break 300 × 4",
    "Total time 2 h"),
  PlanCase(
    "warm-up 5 min, then 3 x (4 min row, 2 min rest), then 5 min stretch", "countdown Warm-up 300",
    "interval Row 240 × 3", "rest Rest 120 × 3", "countdown Stretch 300", "Total time 28 min"),
  PlanCase(
    "Swim: 2 x (50 s sprint; 10 s rest; 20 kicks)", "interval Sprint 50 × 2", "rest Rest 10 × 2",
    "2 × 20 Kicks", "Total timed 2 min", "Total repetitions 40"),
  PlanCase(
    "Stretching: neck 20s, shoulders 30s each side, hips 1 min 30 s", "countdown Neck 20",
    "interval Shoulders each side 30 × 2", "countdown Hips 90", "Total time 2 min 50 s"),
  PlanCase(
    "squats 3x12, plank 3 x 45s, rest 60s between sets", "3 × 12 Squats",
    "interval Plank 45 × 3", "rest Rest between sets 60 × 4", "Total timed 6 min 15 s",
    "Total repetitions 36"),
  PlanCase(
    "Workout:\n- 10 burpees\n- 20 squats\n- plank 1 min\n3 rounds", "3 × 10 Burpees",
    "3 × 20 Squats",
    "interval Plank 60 × 3", "Total timed 3 min", "Total repetitions 90"),
  PlanCase(
    "Tabata 20/10 x 8", "interval Work 20 × 8", "rest Rest 10 × 8", "Total time 4 min"),
  PlanCase(
    "HIIT 40/20 for 10 minutes", "interval Work 40 × 10", "rest Rest 20 × 10",
    "Total time 10 min"),
  PlanCase(
    "box breathing 4-4-4-4 for 4 minutes", "interval Breathe in 4 × 15", "interval Hold 4 × 15",
    "interval Breathe out 4 × 15", "interval Hold again 4 × 15", "Total time 4 min"),
  PlanCase("4-7-8 breathing for 4 minutes", "countdown 4-7-8 breathing 240"),
  PlanCase(
    "4-7-8 breathing for 19 minutes", "interval Breathe in 4 × 60", "interval Hold 7 × 60",
    "interval Breathe out 8 × 60", "Total time 19 min"),
  PlanCase(
    "box breathing 4-4-4-4 for 5 minutes", "countdown Box breathing 4-4-4-4 300"),
  PlanCase(
    "pomodoro: 25 min work, 5 min break, 4 times, then a 20 min long break",
    "interval Work 1500 × 4", "rest Break 300 × 4", "rest Long break 1200",
    "Total time 2 h 20 min"),
]

@Suite struct RoutineTests {
  @Test(arguments: routines)
  func `a routine has its timers, repetitions and totals, and nothing made up`(
    example: PlanCase
  ) throws {
    for name in ["standard", "routines"] {
      let grammar = try #require(Grammar.named(name))
      let composed = try Composed(example.intent, grammar: grammar)
      #expect(composed.routine == example.texts, "\(name)")
      #expect(composed.ledger.entries.map(\.outcome) == [.met], "\(name)")
      #expect(composed.admission.screen?.isDraft == false, "\(name)")
    }
  }

  @Test(arguments: [
    "20 hotels, 10 restaurants", "5 hotels", "3 tips for sleep", "average wait 20 s, uptime 30 s",
    "meeting 2 hours, flight 3 hours", "a form with 3 fields", "10", "10 10 10", "30s", "4 x",
    "3 sets of", "8 rounds", "rest", "HIIT", "x x x 3", "a chart of 30 s intervals",
    "99999999999999999999999 squats", "Tabata 20/", "report 20/10 x 8", "score 4-4", "flat 4/2",
    "20-30 squats workout", "4-7-8 boats",
    "Prints: Berlin 4x6, Paris 5x7", "oak 2x4, pine 3x5",
    "a bar chart of prices: Battery 7×4, Flour 7×4", "order: 2 x (3 pears, 4 figs)",
  ])
  func `what is not a routine from end to end is left to the reader of sentences`(
    intent: String
  ) throws {
    let composed = try Composed(intent)
    #expect(!composed.routine.contains { $0.hasPrefix("Total") })
  }

  @Test(arguments: [
    "HIIT: 999999999s work, 999999999s rest, 999 rounds", "1000000 rounds of 30s work, 10s rest",
    "plank 0 s, squats 0", "plank -5 s, hips -10 s", "squats 1e9 x 1e9", "100000 x 100000 squats",
  ])
  func `figures beyond reason neither crash nor leave their bounds`(intent: String) throws {
    let composed = try Composed(intent)
    #expect(!composed.components.isEmpty)
    for case .timer(let timer) in composed.components {
      #expect(timer.seconds >= 0 && timer.rounds >= 1)
    }
  }

  @Test func `a total comes from the words of the intent`() throws {
    let intent = "HIIT: 30s work, 10s rest, 8 rounds"
    let composed = try Composed(intent)
    let path = try #require(
      composed.admission.origins.first { $0.path.description.hasSuffix("/value") })
    guard case .intent(let range) = path.origin else {
      Issue.record("the total is said to come from \(path.origin)")
      return
    }
    #expect(range.lowerBound >= 6 && range.upperBound <= intent.utf8.count)
  }

  @Test func `a length that is not known gives no total`() throws {
    let item = { (label: String, seconds: Int?) in
      Details.Item(Phrase(label, at: SourceRange(0, 1)), seconds: seconds)
    }
    let routine = requirement(.need(.routine), "Drill") {
      $0.items = [item("Run", 30), item("Swim", nil)]
    }
    #expect(!Composed(brief(routine)).routine.contains { $0.hasPrefix("Total") })
  }

  /// Routines whose total is known before they are written, in every way of saying how often.
  @Test(arguments: 1...40)
  func `a routine comes to the time that was stated`(seed: Int) throws {
    let (work, rest, rounds) = (seed * 7 % 50 + 10, seed % 9 + 5, seed % 11 + 2)
    let end = (seed * 13 % 20 + 1) * 60
    let each = (work + rest) * rounds
    let cases = [
      ("Tabata \(work)/\(rest) x \(rounds)", each),
      ("HIIT \(work)/\(rest) for \(each) seconds", each),
      ("intervals \(work)/\(rest) × \(rounds)", each),
      ("HIIT: \(work)s work, \(rest)s rest, \(rounds) times", each),
      ("HIIT: \(rounds) rounds, \(work)s work, \(rest)s rest", each),
      ("HIIT: \(work)s work, \(rest)s rest, \(rounds) times, then \(end) s stretch", each + end),
      ("pomodoro \(work)/\(rest) x \(rounds)", each * 60),
      ("breathing \(work)-\(rest) for \(each) seconds", each),
      ("breathing \(work)-\(rest) for \(each + 1) seconds", each + 1),
    ]
    for (intent, seconds) in cases {
      let composed = try Composed(intent)
      let sum = composed.components.reduce(0) { sum, component in
        guard case .timer(let timer) = component else { return sum }
        return sum + timer.seconds * timer.rounds
      }
      #expect(sum == seconds, "\(intent): \(composed.routine)")
    }
  }

  @Test(arguments: 1...60)
  func `the total is the sum of its parts, each as often as it is done`(rounds: Int) throws {
    let work = rounds * 7 % 59 + 1
    let rest = rounds % 13 + 1
    let composed = try Composed("HIIT: \(work)s work, \(rest)s rest, \(rounds + 1) rounds")
    let sum = (work + rest) * (rounds + 1)
    let values = [(sum / 3600, "h"), (sum / 60 % 60, "min"), (sum % 60, "s")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
    #expect(composed.routine.last == "Total time " + values)
  }
}
