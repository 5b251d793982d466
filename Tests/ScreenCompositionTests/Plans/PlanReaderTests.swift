import ScreenAdmission
import ScreenBrief
import ScreenLedger
import ScreenCatalog
import ScreenComposition
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenPlans
import ScreenReading
import Testbed
import Testing

extension Composed {
  /// Everything on the screen that says something of the plan.
  fileprivate var texts: [String] {
    components.flatMap { component -> [String] in
      if case .checklist(let list) = component { return list.items.map(\.label) }
      if case .keyValue(let fact) = component { return [fact.key + " " + fact.value] }
      if case .alert(let alert) = component { return [alert.title, alert.message] }
      if case .progress(let progress) = component { return [progress.label] }
      if case .list(let list) = component { return list.items.map(\.title) }
      return []
    }
  }
}

private let plans: [PlanCase] = [
  PlanCase(
    "a sleep plan for a shift worker", "Wake up at 15:30", "Made for Shift worker",
    "Screens off: 0 of 7 days", "Bedtime 08:00"),
  PlanCase(
    "jet lag plan for a traveller going to bed 23:30, late night yesterday",
    "Wake up 30 minutes later, at 08:00", "Bedtime 23:30", "Made for Traveller"),
  PlanCase("Sleep plan for a new parent, up at 6am", "Wake up 06:00", "Bedtime 21:30"),
  PlanCase("sleep plan, 10 minutes late", "Wake up 10 minutes later, at 07:10"),
  PlanCase("sleep plan, an hour late", "Wake up 30 minutes later, at 07:30"),
  PlanCase("sleep plan with three late nights", "Wake up 90 minutes later, at 08:30"),
  PlanCase(
    "sleep plan, kept 2 of 7 days", "Screens off: 2 of 7 days",
    "Screens off 15 minutes later, at 22:15"),
  PlanCase(
    "sleep plan, kept 6 out of 7 days", "Screens off: 6 of 7 days", "Wake up at 07:00, as before"),
  PlanCase("coach me to less caffeine", "Last caffeine at 15:00"),
  PlanCase(
    "morning light routine with naps", "Daylight for 30 minutes at 07:15",
    "Nap of up to 20 minutes at 14:00"),
  PlanCase("plan to beat jet lag for a frequent flyer", "Watch and phone on local time at 07:15"),
  PlanCase("power nap schedule for students", "Made for Student", "Nap of 20 minutes at 15:00"),
]

@Suite struct PlanReaderTests {
  @Test func `a late night moves the time that was stated, and the ledger owns up to it`() throws {
    let composed = try Composed(
      "a plan for better sleep, waking up at 6:30 am, 45 minutes late last night",
      grammar: try #require(Grammar.named("coach")))
    #expect(composed.texts.contains("Wake up 30 minutes later, at 07:00"))
    let unlike = composed.ledger.entries.filter { $0.outcome != .met }
    #expect(unlike.map(\.outcome) == [.approximated])
    #expect(unlike.first?.reason.contains("6:30") ?? false)
  }

  @Test(
    arguments: plans)
  func `an intent for a plan shows it, under coach and under standard`(example: PlanCase) throws {
    for name in ["coach", "standard"] {
      let grammar = try #require(Grammar.named(name))
      let composed = try Composed(example.intent, grammar: grammar)
      for text in example.texts { #expect(composed.texts.contains(text), "\(name): \(text)") }
      #expect(composed.ledger.entries.allSatisfy { $0.outcome == .met }, "\(name)")
      #expect(!(composed.admission.screen?.isDraft ?? true))
    }
  }

  @Test(arguments: [
    ("sleep plan going to bed at 25:00", "impossible-time", "25:00"),
    ("sleep plan, up at 13pm", "impossible-time", "13pm"),
    ("sleep plan, bed at -5", "impossible-time", "-5"),
    ("sleep plan, bed at 24:61", "impossible-time", "24:61"),
    ("sleep plan, bed at 99", "impossible-time", "99"),
    ("sleep plan, bed at 21:10, wake up at 21:40", "unfit-sleep", "21:10"),
    ("sleep plan, kept 9 of 7 days", "impossible-adherence", "kept 9 of 7 days"),
    ("sleep plan, kept 0 of 0 days", "impossible-adherence", "kept 0 of 0 days"),
  ])
  func `what cannot be is named, and the usual plan stays`(
    intent: String, id: String, place: String
  ) throws {
    let composed = try Composed(intent)
    let diagnostic = try #require(composed.brief.diagnostics.first { $0.id == id })
    let range = try #require(diagnostic.range)
    #expect(SourceText(intent).text(in: range) == place)
    #expect(composed.texts.contains("Wake up at 07:00"))
    #expect(composed.texts.contains("Bedtime 23:00"))
    #expect(!composed.texts.contains { $0.contains(place) })
  }

  @Test(arguments: [
    "a sleep plan pricing page", "a sleep tracker with a chart of hours slept",
    "compare phone plans", "a plan", "a lesson plan for light and shadow",
    "a floor plan for sleep studies", "weekly schedule",
    "bus schedule", "a coffee shop menu with a plan of the room", "plan", "plan for", "sleep",
    "a workout routine for beginners", "a login form", "coach", "plan for plan for plan",
  ])
  func `an intent for anything else is left to the reader of sentences`(intent: String) throws {
    let brief = try IntentReader().read(SourceText(intent))
    #expect(!brief.requirements.contains { $0.details.label?.text == "How it adapts" })
  }

  @Test func `what is requested besides the plan stays`() throws {
    let composed = try Composed(
      "a sleep plan with light, naps, caffeine and screens off, and a name field")
    #expect(composed.fields.map(\.label) == ["Name"])
    #expect(composed.texts.contains("Lights out at 23:00"))
    #expect(composed.ledger.entries.allSatisfy { $0.outcome == .met })
  }

  @Test func `what the protocol says has the catalog as its origin, what the intent says itself`()
    throws
  {
    let intent = "jet lag plan for a traveller going to bed 23:30"
    let origins = try Composed(intent).admission.origins
    #expect(origins.contains { $0.origin == .catalog(topic: "jet lag plan") })
    #expect(origins.contains { $0.origin == .catalog(topic: "traveller") })
    #expect(origins.contains { $0.origin == .intent(SourceRange(42, 47)) })
    #expect(!origins.contains { $0.origin == .sample })
  }

  @Test func `a plan made in code is a brief like any other`() throws {
    let book = PlanLibrary.shipped
    let plan = try CoachingPlan(
      #require(book.planProtocol(id: "sleep plan")), for: book.segment(id: "new parent")
    ).adjusted(for: .lateNight(minutes: 20))
    let coach = try #require(Grammar.named("coach"))
    let composed = Composed(plan.brief(), grammar: coach)
    #expect(composed.admission.screen?.title == "Better sleep")
    #expect(composed.texts.contains("Wake up 20 minutes later, at 06:50"))
    #expect(composed.ledger.entries.allSatisfy { $0.outcome == .met })
  }

  @Test func `no plan counts a streak`() throws {
    let book = PlanLibrary.shipped
    for basis in book.protocols {
      let texts = try Composed(CoachingPlan(basis).brief()).texts
      #expect(!texts.contains { $0.lowercased().contains("streak") })
    }
  }

  @Test(arguments: [1_000, Thoroughness.count(2_000, slow: 20_000)])
  func `endless texts about plans are read to an end`(count: Int) throws {
    let intent = "sleep plan, " + String(repeating: "late night, bed at 25:00, ", count: count)
    let brief = try IntentReader().read(SourceText(intent))
    #expect(brief.requirements.contains { $0.details.label?.text == "How it adapts" })
    #expect(brief.diagnostics.count < 300)
  }
}
