public import ScreenCatalog

/// An adjustment of a plan: what changed, by how much, and why.
public struct PlanAdjustment: Hashable, Sendable {
  /// What an adjustment moves.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// The wake time.
    case wake
    /// The bedtime.
    case bed
    /// The key habit.
    case habit
    /// Nothing: the plan stays as it is.
    case nothing
  }

  /// The occasion of an adjustment.
  public enum Cause: Hashable, Sendable, CaseIterable {
    /// A late or punctual night.
    case night
    /// The review of a week.
    case week
  }

  /// The occasion of the adjustment.
  public var cause: Cause
  /// What moved.
  public var subject: Subject
  /// The minutes by which it moved later; negative if it moved earlier.
  public var minutes: Int
  /// The new time of what moved; for `nothing`, the wake time.
  public var time: TimeOfDay
  /// A short title, such as "Wake up 30 minutes later, at 07:30".
  public var title: String
  /// What was observed and which rule applies, in one or two sentences.
  public var reason: String

  /// Creates an adjustment of a step with a name; its subject is `nothing` if `minutes` is 0.
  init(
    _ cause: Cause, _ subject: Subject, _ name: String, by minutes: Int, to time: TimeOfDay,
    because reason: String
  ) {
    self.cause = cause
    self.subject = minutes == 0 ? .nothing : subject
    self.minutes = minutes
    self.time = time
    title = Self.title(name, minutes, at: time)
    self.reason = reason
  }

  /// Returns the short title of a change.
  static func title(_ name: String, _ minutes: Int, at time: TimeOfDay) -> String {
    guard minutes != 0 else { return "\(name) at \(time), as before" }
    let direction = minutes > 0 ? "later" : "earlier"
    return "\(name) \(PlanText.minutes(abs(minutes))) \(direction), at \(time)"
  }
}

/// The reason why a plan cannot be made.
public enum PlanError: Error, Hashable, Sendable {
  /// The protocol has no steps.
  case noSteps
  /// There are fewer than four or more than twelve hours between bedtime and waking.
  case sleepOutOfBounds(minutes: Int)
}
