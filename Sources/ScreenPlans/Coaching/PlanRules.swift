internal import ScreenCatalog

/// The bounds on the adjustments of a plan, which the screen can show.
public struct PlanRules: Hashable, Sendable {
  /// The maximum number of minutes by which one night moves waking.
  public let nightlyLimit: Int
  /// The maximum number of minutes by which waking may be later than planned, after any number of
  /// nights.
  public let maximumShift: Int
  /// The number of minutes by which a weekly review moves one thing.
  public let weeklyStep: Int
  /// The minimum number of minutes between bedtime and waking that a review leaves.
  public let leastSleep: Int

  /// Half an hour a night, 90 minutes in total, a quarter of an hour a week, and seven hours of
  /// sleep.
  public static let standard = PlanRules()

  /// Creates rules; values are clamped to their bounds.
  ///
  /// - Parameters:
  ///   - nightlyLimit: Minutes, 0 to 30.
  ///   - maximumShift: Minutes, 0 to 240.
  ///   - weeklyStep: Minutes, 0 to 15.
  ///   - leastSleep: Minutes, 360 to 540.
  public init(
    nightlyLimit: Int = 30, maximumShift: Int = 90, weeklyStep: Int = 15, leastSleep: Int = 420
  ) {
    self.nightlyLimit = min(max(nightlyLimit, 0), 30)
    self.maximumShift = min(max(maximumShift, 0), 240)
    self.weeklyStep = min(max(weeklyStep, 0), 15)
    self.leastSleep = min(max(leastSleep, 360), 540)
  }
}

/// A rule of a plan as shown to the user.
public struct PlanRule: Hashable, Sendable {
  /// When it applies, such as "After a late night".
  public var when: String
  /// What changes, and by how much at most.
  public var change: String

  /// Creates a rule.
  public init(when: String, change: String) {
    self.when = when
    self.change = change
  }
}

extension CoachingPlan {
  /// The rules of the plan in words, with its own times and bounds.
  public var readableRules: [PlanRule] {
    let nightly = PlanText.minutes(rules.nightlyLimit)
    let latest = plannedWake.later(by: rules.maximumShift).description
    return [
      PlanRule(
        when: "After a late night",
        change: "wake up later by as much as bed was late, \(nightly) at most"),
      PlanRule(
        when: "After a night on time", change: "wake up earlier again, by \(nightly) at most"),
      PlanRule(
        when: "However many late nights",
        change: "never wake up after \(latest), \(PlanText.minutes(rules.maximumShift)) past plan"),
      PlanRule(
        when: "Once a week",
        change: "one thing moves by \(PlanText.minutes(rules.weeklyStep)), and the review says why"),
      PlanRule(
        when: "Key habit",
        change: habit.label.lowercased() + ", counted in days kept of days planned"),
    ]
  }
}

/// The wording of a plan's figures.
enum PlanText {
  /// Returns minutes in words: "30 minutes", "1 minute".
  static func minutes(_ count: Int) -> String {
    count == 1 ? "1 minute" : String(count) + " minutes"
  }

  /// Returns a duration in hours and minutes: "8 h", "7 h 30 min".
  static func length(minutes: Int) -> String {
    let rest = minutes % 60
    return String(minutes / 60) + " h" + (rest == 0 ? "" : " " + String(rest) + " min")
  }
}
