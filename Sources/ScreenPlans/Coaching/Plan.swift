public import ScreenCatalog

/// A plan to live by: a protocol laid into one person's day, adjusted by rules that can be read.
///
/// A value without a clock: what happened is given to it, and the same events give the same plan.
public struct Plan: Hashable, Sendable {
  /// The lengths of sleep that a plan is made for, in minutes.
  public static let sleepBounds = 240...720

  /// What the plan asks of a day.
  public let basis: PlanProtocol
  /// Whom it is for; nil for anybody.
  public let segment: PlanSegment?
  /// The bounds of its adjustments.
  public let rules: PlanRules
  /// When to get up by the plan, before any adjustment.
  public let plannedWake: TimeOfDay
  /// When to go to bed by the plan, before any adjustment.
  public let plannedBed: TimeOfDay
  /// How often the key habit was kept.
  public var adherence = PlanAdherence.start

  /// By how many minutes getting up has moved, 0 to `rules.maximumShift`.
  public internal(set) var wakeShift = 0
  /// By how many minutes going to bed has moved, 0 to `rules.maximumShift`.
  public internal(set) var bedShift = 0
  /// By how many minutes the key habit has moved, from none to later.
  public internal(set) var habitShift = 0
  /// What was adjusted, in order.
  public internal(set) var adjustments: [PlanAdjustment] = []

  /// Creates a plan.
  ///
  /// Where only one of the two times is given, the other follows from the length of sleep that the
  /// segment or the protocol has.
  ///
  /// - Throws: `PlanError` where the protocol is empty, or the times leave no fit length of sleep.
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

  /// When to get up now.
  public var wake: TimeOfDay { plannedWake.later(by: wakeShift) }
  /// When to go to bed now.
  public var bed: TimeOfDay { plannedBed.later(by: bedShift) }
  /// The minutes between bed and waking now.
  public var sleep: Int { bed.minutes(until: wake) }

  /// The one step that is kept count of.
  public var habit: PlanProtocol.Step {
    basis.steps.first { $0.subject == basis.habit } ?? basis.steps[0]
  }

  /// A step, and when it is due.
  public struct Appointment: Hashable, Sendable {
    /// The step.
    public var step: PlanProtocol.Step
    /// When it is due.
    public var time: TimeOfDay
  }

  /// The steps of a day with their times, from waking on; of one subject and label, the first.
  public var day: [Appointment] {
    var seen: Set<String> = []
    return (basis.steps + (segment?.steps ?? []))
      .filter { seen.insert($0.label).inserted }
      .map { Appointment(step: $0, time: time(of: $0)) }
      .enumerated()
      .sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
      .map(\.element)
  }

  /// When a step is due.
  public func time(of step: PlanProtocol.Step) -> TimeOfDay {
    let shift = step == habit ? habitShift : 0
    return switch step.anchor {
    case .wake: wake.later(by: step.offset + shift)
    case .bed: bed.later(by: step.offset + shift)
    }
  }

  /// The minutes after waking at which a step is; going to bed ends the day.
  private func place(_ appointment: Appointment) -> Int {
    let isLast = appointment.step.anchor == .bed && appointment.step.offset >= 0
    let minutes = wake.minutes(until: appointment.time)
    return isLast ? minutes + TimeOfDay.minutesInDay : minutes
  }
}
