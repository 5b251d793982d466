import ScreenAdmission
import ScreenBrief
import ScreenDiagnostics
import ScreenLedger
import ScreenModel
import ScreenReading
import Testbed
import Testing

/// A routine as somebody writes it, and the seconds that its timers come to.
struct TimedRoutine: Sendable, CustomTestStringConvertible {
  var intent: String
  var seconds: Int

  init(_ intent: String, _ seconds: Int) { (self.intent, self.seconds) = (intent, seconds) }

  var testDescription: String { intent }
}

extension Composed {
  /// The seconds of all timers in all their rounds.
  var timedSeconds: Int {
    components.reduce(0) { sum, component in
      guard case .timer(let timer) = component else { return sum }
      return sum + timer.seconds * timer.rounds
    }
  }
}

extension TimedRoutine {
  /// Routines in words and in digits, whose totals were worked out by hand.
  static let written: [TimedRoutine] = [
    .init("interval timer 8 rounds: 1 min fast, 2 min slow", 1440),
    .init("interval timer, 4 rounds: 40 s work, 20 s rest", 240),
    .init("stretch: hold each for 30 s; repeat twice: hamstring, quads, calves", 180),
    .init("hamstring stretch, quad stretch: hold each for 45 s; repeat three times", 270),
    .init("Yoga: plank, cobra, child's pose. Hold each for 1 minute, 2 rounds", 360),
    .init("8 rounds of 20 s on, 10 s off", 240), .init("3 x (30s plank, 15s rest)", 135),
    .init("(20s high knees, 10s rest) x 5", 150), .init("[30s plank, 15s rest] x 3", 135),
    .init("20s high knees, 10s rest (5x)", 150), .init("repeat 5x: 20s high knees, 10s rest", 150),
    .init("work 40 s rest 20 s x 10", 600), .init("20s sprint/40s walk x 8", 480),
    .init("1 min on / 1 min off x 10", 1200), .init("plank 60s, rest 30s, x 3", 270),
    .init("45/15 for 12 minutes", 720), .init("40s work, 20s rest for 10 minutes", 600),
    .init("alternate 30s run and 30s walk for 20 minutes", 1200),
    .init("20 min HIIT: 40s work, 20s rest", 1200),
    .init("HIIT session of 20 minutes: 40 s on, 20 s off", 1200),
    .init("interval workout: 10 minutes, 50 seconds on and 10 seconds off", 600),
    .init("box breathing 4-4-4-4, 5 minutes", 300),
    .init("inhale 4s, hold 7s, exhale 8s x 8", 152),
    .init("box breathing: in 4 s, hold 4 s, out 4 s, hold 4 s, 10 rounds", 160),
    .init("eight rounds of twenty seconds on, ten seconds off", 240),
    .init("five rounds of one minute work and thirty seconds rest", 450),
    .init("do 30s plank then 10s rest three times", 120), .init("meditate for an hour", 3600),
    .init("eleven minutes of yoga", 660), .init("Fifteen minutes of yoga", 900),
    .init("seventy minutes of yoga", 4200), .init("nine minutes of yoga", 540),
    .init("half an hour of yoga", 1800), .init("1h 15m study session", 4500),
    .init("soft-boiled eggs: 6 and a half minutes", 390),
    .init("plank 1:30, side plank 0:45 each side", 180),
    .init("1:00 work, 0:30 rest, 8 rounds", 720),
    .init("plank 30s, squats 30s, repeat 4 times with 1 min rest between rounds", 420),
    .init("4 sets of 45 s plank with 15 s rest between sets", 225),
    .init(
      "circuit: 40s squats, 40s push-ups, 40s plank, 20s rest between exercises, 3 rounds", 480),
    .init("12 rounds of 3 minutes boxing with 1 minute rest between rounds", 2820),
    .init("4x4 min hard with 3 min easy between", 1500),
    .init("two rounds of tabata 20/10 x 8 with 1 minute rest between", 540),
    .init("4 blocks of tabata 20/10 x 8, 1 min rest between blocks", 1140),
    .init("7 s hang, 3 s rest, 6 times, 3 sets with 3 min rest between sets", 540),
    .init("HIIT: 40s work, 20s rest, 6 rounds, last round without rest", 340),
    .init("8 rounds of 20 s on and 10 s off, no rest after the last round", 230),
    .init("plank 1 min, rest 30 s, 5 times, skip the last rest", 420),
    .init("superset of 12 curls and 12 dips, 4 rounds, 90 s rest between rounds", 270),
    .init("squats 5x5 at 80 kg, 3 min rest between sets", 720),
    .init("warm-up 5 min; 3 rounds of 30s burpees, 30s rest; cool-down 5 min", 780),
    .init("5 min walk; then 8 rounds of 60 s run and 90 s walk; then 5 min walk", 1800),
    .init("couch to 5k: 5 min warm-up walk, 8 x (1 min run, 1.5 min walk), 5 min cool-down", 1800),
    .init("5 min warm-up, 8 x 400 m with 90 s rest, 10 min cool-down", 1620),
    .init("run 400 m, rest 90 s, 6 times", 540), .init("EMOM 10: 5 deadlifts", 600),
    .init("EMOM 15 minutes: 40s row, 20s rest", 900),
    .init("every minute on the minute for 10 minutes", 600),
    .init("4 pomodoros of 25 minutes with 5 minute breaks", 7200),
    .init("10 stretches of 30 seconds with 5 seconds rest", 350),
    .init("stretch each leg for 30 seconds", 60), .init("pancakes 2 min per side", 240),
    .init("steak 3 minutes each side, then rest 5 minutes", 660),
    .init("roast chicken 1 hour 20 minutes, rest 15 minutes", 5700),
    .init("plank ladder: 20s, 30s, 40s, 50s", 140),
    .init("stretch hamstrings 30 seconds, quads 30 seconds, repeat twice", 120),
    .init("20s left, 20s right, 10 times", 400),
    .init("10 rounds of 3 minutes with 30 seconds break", 2100),
    .init("10 x 1 min hill sprint, 2 min jog back", 1800),
  ]
}

@Suite struct RoutineTotalTests {
  @Test(arguments: TimedRoutine.written)
  func `a routine as it is written comes to its time`(routine: TimedRoutine) throws {
    let composed = try Composed(routine.intent)
    #expect(composed.timedSeconds == routine.seconds)
    #expect(composed.ledger.entries.allSatisfy { $0.outcome == .met })
    #expect(composed.admission.screen?.isDraft == false)
  }

  @Test(arguments: [
    "5 meetings of 30 minutes", "parking 2 hours, museum 3 hours", "open 9:00, close 17:00",
    "yoga 7:30, run 8:15", "3 eggs, 2 cups of flour", "12 days to the launch",
    "countdown: 12 days to the launch", "two tickets at 20 each", "one of the rounds",
    "45/15 in the table", "45/16 for 12 minutes", "tyres 45/15 x 4", "a list of 10 exercises",
    "flight 2 hours 30 minutes", "at 80 kg", "x 8", "no rest", "(x 3)", "repeat twice",
    "last round without rest", "between rounds", "EMOM", "8 rounds of",
  ])
  func `what states no routine has no total`(intent: String) throws {
    let composed = try Composed(intent)
    #expect(!composed.components.isEmpty)
    for case .keyValue(let fact) in composed.components {
      #expect(!fact.key.hasPrefix("Total"))
    }
  }

  @Test func `a range of repetitions stays a range and gives no total`() throws {
    let composed = try Composed("squats 3 x 8–10 at 80 kg, 2 min rest")
    let facts = composed.components.compactMap { component -> String? in
      guard case .keyValue(let fact) = component else { return nil }
      return fact.key + ": " + fact.value
    }
    #expect(facts.first == "Squats at 80 kg: 3 × 8–10")
    #expect(!facts.contains { $0.hasPrefix("Total repetitions") })
    #expect(composed.ledger.isComplete)
  }

  @Test func `repetitions on each side give no total`() throws {
    let composed = try Composed("3 sets of 12 lunges each leg")
    #expect(!composed.components.isEmpty)
    for case .keyValue(let fact) in composed.components { #expect(fact.key != "Total repetitions") }
  }

  /// Routines put together from a work, a rest, their number and what stands around them.
  @Test(arguments: 1...60)
  func `a generated routine comes to its time in every form`(seed: Int) throws {
    let (work, rest, rounds) = (seed * 7 % 50 + 10, seed * 3 % 25 + 5, seed % 11 + 2)
    let pause = seed * 5 % 90 + 20
    let end = (seed % 9 + 2) * 60
    let (pair, all) = (work + rest, (work + rest) * rounds)
    let cases = [
      ("\(rounds) rounds of \(work) s on, \(rest) s off", all),
      ("\(rounds) x (\(work)s plank, \(rest)s rest)", all),
      ("(\(work)s plank, \(rest)s rest) x \(rounds)", all),
      ("\(work)s plank, \(rest)s rest (\(rounds)x)", all),
      ("repeat \(rounds)x: \(work)s plank, \(rest)s rest", all),
      ("plank \(work) s rest \(rest) s x \(rounds)", all),
      ("\(work) s plank / \(rest) s rest x \(rounds)", all),
      ("\(work) s plank and \(rest) s rest for \(all) seconds", all),
      ("HIIT of \(all) seconds: \(work) s work, \(rest) s rest", all),
      ("\(rounds) sets of \(work) s plank with \(rest) s rest", all),
      ("\(rounds) sets of \(work) s plank with \(rest) s rest between sets", all - rest),
      ("\(rounds) rounds of \(work) s plank, \(rest) s rest, last round without rest", all - rest),
      ("plank \(work) s, rest \(rest) s, \(rounds) rounds, no rest after the last", all - rest),
      (
        "plank \(work) s, squats \(rest) s, repeat \(rounds) times with \(pause) s rest between rounds",
        all + pause * (rounds - 1)
      ),
      (
        "\(rounds) rounds: plank \(work) s, squats \(rest) s, \(pause) s rest between exercises",
        all + pause * rounds
      ),
      ("warm-up \(end) s, plank \(work) s, rest \(rest) s, \(rounds) rounds", end + all),
      (
        "warm-up \(end) s; \(rounds) rounds of \(work) s burpees, \(rest) s rest; cool-down \(end) s",
        all + 2 * end
      ),
      (
        "2 rounds of tabata \(work)/\(rest) x \(rounds) with \(pause) s rest between",
        2 * all + pause
      ),
      (
        "\(work) s hang, \(rest) s rest, \(rounds) times, 3 sets with \(pause) s rest between sets",
        3 * all + 2 * pause
      ),
      ("quads \(work) s each side, neck \(rest) s", 2 * work + rest),
      ("EMOM \(rounds): 5 deadlifts", 60 * rounds),
      ("plank \(work) s, rest \(rest) s, then \(pause) s stretch", pair + pause),
    ]
    for (intent, seconds) in cases {
      let composed = try Composed(intent)
      #expect(composed.timedSeconds == seconds, "\(intent)")
    }
  }
}
