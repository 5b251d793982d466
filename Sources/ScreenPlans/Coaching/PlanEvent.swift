/// An event that a plan responds to.
public enum PlanEvent: Hashable, Sendable {
  /// Bedtime was later than planned by some minutes; nil if it is unknown how many.
  case lateNight(minutes: Int?)
  /// Bedtime was as planned.
  case nightOnTime
  /// A week is over.
  case weekEnded(PlanWeek)
}

/// How often the key habit was kept: days kept out of days planned, regardless of streaks.
public struct PlanAdherence: Hashable, Sendable {
  /// The days on which the habit was kept.
  public let kept: Int
  /// The days on which it was planned.
  public let planned: Int

  /// Creates a count; nil unless 1 to 10,000 days were planned and at most as many were kept.
  public init?(kept: Int, planned: Int) {
    guard (1...10_000).contains(planned), (0...planned).contains(kept) else { return nil }
    self.kept = kept
    self.planned = planned
  }

  /// The count at the start of a week.
  public static let start = PlanAdherence(unchecked: 0, of: 7)

  private init(unchecked kept: Int, of planned: Int) {
    self.kept = kept
    self.planned = planned
  }

  /// The share of planned days on which the habit was kept, in whole percent, half rounded up.
  public var percent: Int { (kept * 200 + planned) / (planned * 2) }
}

/// The facts of a week that its review considers.
public struct PlanWeek: Hashable, Sendable {
  /// How often the key habit was kept.
  public let adherence: PlanAdherence
  /// The number of nights with a late bedtime, 0 to the number of days planned.
  public let lateNights: Int

  /// Creates a week; `lateNights` is clamped to the number of days planned.
  public init(_ adherence: PlanAdherence, lateNights: Int = 0) {
    self.adherence = adherence
    self.lateNights = min(max(lateNights, 0), adherence.planned)
  }
}
