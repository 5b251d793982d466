import Sampling
import ScreenCatalog
import ScreenPlans
import Testing

private func plan(
  _ basis: String = "sleep plan", _ segment: String? = nil, wake: String? = nil,
  bed: String? = nil, rules: PlanRules? = nil
) throws -> CoachingPlan {
  let book = PlanLibrary.shipped
  return try CoachingPlan(
    #require(book.planProtocol(id: basis)), for: segment.flatMap { book.segment(id: $0) },
    wake: wake.flatMap { TimeOfDay($0) }, bed: bed.flatMap { TimeOfDay($0) }, rules: rules)
}

/// Events drawn from a seed, some of them beyond all reason.
private func events(seed: UInt64, count: Int = 60) -> [PlanEvent] {
  var stream = SplitMix64(seed: seed)
  return (0..<count).map { _ in
    let number = Int(stream.next(below: 200)) - 40
    let planned = 1 + Int(stream.next(below: 7))
    let kept = Int(stream.next(below: UInt64(planned + 1)))
    switch stream.next(below: 5) {
    case 0: return .lateNight(minutes: nil)
    case 1, 2: return .lateNight(minutes: number == 0 ? .max : number)
    case 3: return .nightOnTime
    default:
      guard let adherence = PlanAdherence(kept: kept, planned: planned) else { return .nightOnTime }
      return .weekEnded(PlanWeek(adherence, lateNights: number))
    }
  }
}

@Suite struct PlanTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a night moves waking by no more than half an hour, nor past the bound`(
    seed: UInt64
  ) throws {
    let segments = [nil, "shift worker", "new parent", "traveller"]
    var plan = try plan("sleep plan", segments[Int(seed % 4)])
    for event in events(seed: seed) {
      let next = plan.adjusted(for: event)
      #expect(abs(next.wakeShift - plan.wakeShift) <= 30)
      #expect((0...next.rules.maximumShift).contains(next.wakeShift))
      #expect((0...next.rules.maximumShift).contains(next.bedShift))
      #expect(next.adjustments.count == plan.adjustments.count + 1)
      #expect(next.plannedWake == plan.plannedWake && next.plannedBed == plan.plannedBed)
      plan = next
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a review moves one thing by a quarter of an hour, or nothing, and says why`(
    seed: UInt64
  ) throws {
    var plan = try plan(seed % 2 == 0 ? "sleep plan" : "jet lag plan")
    for event in events(seed: seed) {
      let next = plan.adjusted(for: event)
      if case .weekEnded(let week) = event {
        let moves = [
          next.wakeShift - plan.wakeShift, next.bedShift - plan.bedShift,
          next.habitShift - plan.habitShift,
        ]
        #expect(moves.count { $0 != 0 } <= 1)
        #expect(moves.allSatisfy { $0 == 0 || abs($0) == 15 })
        #expect(next.adherence == week.adherence)
        let adjustment = try #require(next.adjustments.last)
        #expect(adjustment.cause == .week)
        #expect((adjustment.subject == .nothing) == moves.allSatisfy { $0 == 0 })
        #expect(adjustment.minutes == moves.reduce(0, +))
        #expect(adjustment.reason.hasSuffix("."))
      }
      plan = next
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the same events give the same plan, one by one or together`(seed: UInt64) throws {
    let start = try plan()
    let events = events(seed: seed)
    #expect(start.adjusted(for: events) == events.reduce(start) { $0.adjusted(for: $1) })
  }

  @Test(arguments: [(10, 10), (30, 30), (31, 30), (500, 30), (0, 0), (-20, 0), (Int.max, 30)])
  func `waking moves by as much as bed was late, half an hour at most`(
    late: Int, moved: Int
  ) throws {
    let adjusted = try plan().adjusted(for: .lateNight(minutes: late))
    #expect(adjusted.wakeShift == moved)
    #expect(adjusted.adjustments.last?.minutes == moved)
  }

  @Test func `many late nights end at the bound, and the reason says so`() throws {
    let adjusted = try plan("sleep plan", "new parent")
      .adjusted(for: Array(repeating: PlanEvent.lateNight(minutes: 90), count: 5))
    #expect(adjusted.wakeShift == 60)
    #expect(adjusted.adjustments.last?.subject == .nothing)
    #expect(adjusted.adjustments.last?.reason.contains("never moves more than 60 minutes") == true)
    #expect(adjusted.adjusted(for: .nightOnTime).wakeShift == 30)
  }

  @Test func `a seldom kept habit comes nearer to bed, and never past it`() throws {
    let week = PlanWeek(try #require(PlanAdherence(kept: 1, planned: 7)))
    var plan = try plan()
    #expect(plan.time(of: plan.habit).description == "22:00")
    plan = plan.adjusted(for: .weekEnded(week))
    #expect(plan.time(of: plan.habit).description == "22:15")
    #expect(plan.adjustments.last?.title == "Screens off 15 minutes later, at 22:15")
    for _ in 0..<9 { plan = plan.adjusted(for: .weekEnded(week)) }
    #expect(plan.time(of: plan.habit).description == "22:45")
  }

  @Test func `bedtime is not reviewed below seven hours of sleep`() throws {
    let week = PlanWeek(try #require(PlanAdherence(kept: 7, planned: 7)), lateNights: 6)
    var plan = try plan(wake: "06:00", bed: "22:40")
    for _ in 0..<9 { plan = plan.adjusted(for: .weekEnded(week)) }
    #expect(plan.bedShift == 15)
    #expect(plan.sleep == 425)
  }

  @Test func `rules cannot be loosened beyond what they promise`() {
    let rules = PlanRules(
      nightlyLimit: 500, maximumShift: .max, weeklyStep: .max, leastSleep: .min)
    #expect(rules.nightlyLimit == 30 && rules.weeklyStep == 15)
    #expect(rules.maximumShift == 240 && rules.leastSleep == 360)
    #expect(PlanRules(nightlyLimit: -1, maximumShift: -1, weeklyStep: -1).nightlyLimit == 0)
  }

  @Test func `the rules that are read hold the plan's own bounds`() throws {
    let rules = try plan("sleep plan", "shift worker").readableRules.map(\.change)
    #expect(rules.contains { $0.contains("30 minutes at most") })
    #expect(rules.contains { $0.contains("never wake up after 17:30, 120 minutes past plan") })
    #expect(rules.contains { $0.contains("one thing moves by 15 minutes") })
  }

  @Test(
    arguments: [
      (nil, nil, "07:00", "23:00"), ("06:00", nil, "06:00", "22:00"),
      (nil, "23:30", "07:30", "23:30"), ("05:00", "21:30", "05:00", "21:30"),
    ] as [(String?, String?, String, String)])
  func `one time follows from the other`(
    wake: String?, bed: String?, plannedWake: String, plannedBed: String
  ) throws {
    let plan = try plan(wake: wake, bed: bed)
    #expect(plan.wake.description == plannedWake)
    #expect(plan.bed.description == plannedBed)
  }

  @Test(arguments: [
    ("23:30", "23:00", 30), ("07:00", "07:00", 0), ("02:59", "23:00", 239),
    ("11:01", "23:00", 721),
  ])
  func `times that leave no fit length of sleep are refused`(
    wake: String, bed: String, minutes: Int
  ) {
    #expect(throws: PlanError.sleepOutOfBounds(minutes: minutes)) {
      try plan(wake: wake, bed: bed)
    }
  }

  @Test func `a protocol without steps makes no plan`() throws {
    var basis = try #require(PlanLibrary.shipped.protocols.first)
    basis.steps = []
    #expect(throws: PlanError.noSteps) { try CoachingPlan(basis) }
  }

  @Test(arguments: [(0, 7, 0), (2, 7, 29), (5, 7, 71), (7, 7, 100), (1, 200, 1), (1, 201, 0)])
  func `adherence is the share of days kept`(kept: Int, planned: Int, percent: Int) throws {
    #expect(try #require(PlanAdherence(kept: kept, planned: planned)).percent == percent)
  }

  @Test(arguments: [(8, 7), (-1, 7), (0, 0), (0, -7), (Int.max, Int.max), (Int.min, 7)])
  func `days that cannot have been kept are no adherence`(kept: Int, planned: Int) {
    #expect(PlanAdherence(kept: kept, planned: planned) == nil)
  }

  @Test func `every protocol makes a plan for every segment, its day in order and in one list`()
    throws
  {
    let book = PlanLibrary.shipped
    for basis in book.protocols {
      for segment in [nil] + book.segments.map(Optional.some) {
        let plan = try CoachingPlan(basis, for: segment)
        let minutes = plan.day.map { plan.wake.minutes(until: $0.time) }
        #expect(minutes.dropLast() == minutes.dropLast().sorted()[...])
        #expect(plan.day.first?.step.subject == "wake")
        #expect(plan.day.last?.step.label == "Lights out")
        #expect(plan.day.count <= 12)
        #expect(plan.sleep >= 420)
      }
    }
  }
}
