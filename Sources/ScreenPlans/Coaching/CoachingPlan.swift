public import ScreenCatalog

/// A plan for a person's days: a protocol scheduled at the person's times and adjusted by readable
/// rules.
///
/// It is a value without a clock: events are passed to it, and equal events yield equal plans.
public struct CoachingPlan: Hashable, Sendable {
  /// The amounts of sleep that a plan may leave, in minutes.
  public static let sleepBounds = 240...720

  /// The protocol that the plan follows.
  public let basis: PlanProtocol
  /// The group of people that the plan is for; nil for everybody.
  public let segment: PlanSegment?
  /// The bounds of its adjustments.
  public let rules: PlanRules
  /// The planned wake time, before any adjustment.
  public let plannedWake: TimeOfDay
  /// The planned bedtime, before any adjustment.
  public let plannedBed: TimeOfDay
  /// How often the key habit was kept.
  public var adherence = PlanAdherence.start

  /// The minutes by which waking has moved later, 0 to `rules.maximumShift`.
  public internal(set) var wakeShift = 0
  /// The minutes by which bedtime has moved later, 0 to `rules.maximumShift`.
  public internal(set) var bedShift = 0
  /// The minutes by which the key habit has moved later, 0 or more.
  public internal(set) var habitShift = 0
  /// The adjustments so far, in order.
  public internal(set) var adjustments: [PlanAdjustment] = []

  /// Creates a plan.
  ///
  /// If only one of the two times is given, the other follows from the amount of sleep in the
  /// segment or the protocol.
  ///
  /// - Throws: `PlanError` if the protocol has no steps or the amount of sleep is out of bounds.
  public init(
    _ basis: PlanProtocol, for segment: PlanSegment? = nil, wake: TimeOfDay? = nil,
    bed: TimeOfDay? = nil, rules: PlanRules? = nil
  ) throws(PlanError) {
    guard !basis.steps.isEmpty else { throw .noSteps }
    let usualWake = segment?.wake ?? basis.wake
    let usualBed = segment?.bed ?? basis.bed
    let length = usualBed.minutes(until: usualWake)
    plannedWake = wake ?? bed?.later(by: length) ?? usualWake
    plannedBed = bed ?? wake?.later(by: -length) ?? usualBed
    let sleep = plannedBed.minutes(until: plannedWake)
    guard Self.sleepBounds.contains(sleep) else { throw .sleepOutOfBounds(minutes: sleep) }
    self.basis = basis
    self.segment = segment
    self.rules =
      rules ?? segment?.maximumShift.map { PlanRules(maximumShift: $0) } ?? .standard
  }

  /// The wake time after adjustments.
  public var wake: TimeOfDay { plannedWake.later(by: wakeShift) }
  /// The bedtime after adjustments.
  public var bed: TimeOfDay { plannedBed.later(by: bedShift) }
  /// The minutes between bedtime and waking after adjustments.
  public var sleep: Int { bed.minutes(until: wake) }

  /// The one step that is tracked.
  public var habit: PlanProtocol.Step {
    basis.steps.first { $0.subject == basis.habit } ?? basis.steps[0]
  }

  /// A step and its time.
  public struct Appointment: Hashable, Sendable {
    /// The step.
    public var step: PlanProtocol.Step
    /// The time at which it is due.
    public var time: TimeOfDay
  }

  /// The steps of a day with their times, from waking on; of several with one label, the first.
  public var day: [Appointment] {
    var seen: Set<String> = []
    return (basis.steps + (segment?.steps ?? []))
      .filter { seen.insert($0.label).inserted }
      .map { Appointment(step: $0, time: time(of: $0)) }
      .enumerated()
      .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
      .map(\.element)
  }

  /// Returns the time at which a step is due.
  public func time(of step: PlanProtocol.Step) -> TimeOfDay {
    let shift = step == habit ? habitShift : 0
    return switch step.anchor {
    case .wake: wake.later(by: step.offset + shift)
    case .bed: bed.later(by: step.offset + shift)
    }
  }

  /// Returns the minutes from waking to a step; steps at or after bedtime come last.
  private func place(_ appointment: Appointment) -> Int {
    let isLast = appointment.step.anchor == .bed && appointment.step.offset >= 0
    let minutes = wake.minutes(until: appointment.time)
    return isLast ? minutes + TimeOfDay.minutesInDay : minutes
  }
}
