/// What happened, as far as a plan takes account of it.
public enum PlanEvent: Hashable, Sendable {
  /// Bed was later than planned, by some minutes; nil where how many is not known.
  case lateNight(minutes: Int?)
  /// Bed was on time.
  case nightOnTime
  /// A week is over.
  case weekEnded(PlanWeek)
}

/// How often the one key habit was kept: days kept of days planned, and no streak.
public struct PlanAdherence: Hashable, Sendable {
  /// The days on which the habit was kept.
  public let kept: Int
  /// The days on which it was planned.
  public let planned: Int

  /// Creates a count; nil where no day was planned, or more were kept than planned.
  public init?(kept: Int, planned: Int) {
    guard (1...10_000).contains(planned), (0...planned).contains(kept) else { return nil }
    self.kept = kept
    self.planned = planned
  }

  /// A week of which no day is over.
  public static let start = PlanAdherence(unchecked: 0, of: 7)

  private init(unchecked kept: Int, of planned: Int) {
    self.kept = kept
    self.planned = planned
  }

  /// The share of days kept, in whole percent, half rounded up.
  public var percent: Int { (kept * 200 + planned) / (planned * 2) }
}

/// A week as its review sees it.
public struct PlanWeek: Hashable, Sendable {
  /// How often the key habit was kept.
  public let adherence: PlanAdherence
  /// On how many of the nights bed was late, 0 to the days planned.
  public let lateNights: Int

  /// Creates a week; late nights are held to the days that it has.
  public init(_ adherence: PlanAdherence, lateNights: Int = 0) {
    self.adherence = adherence
    self.lateNights = min(max(lateNights, 0), adherence.planned)
  }
}
