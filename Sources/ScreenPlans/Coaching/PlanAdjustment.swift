public import ScreenCatalog

/// What was changed in a plan, by how much and why.
public struct PlanAdjustment: Hashable, Sendable {
  /// The one thing that an adjustment moves.
  public enum Subject: Hashable, Sendable, CaseIterable {
    /// Getting up.
    case wake
    /// Going to bed.
    case bed
    /// The key habit.
    case habit
    /// Nothing: all stays as it is.
    case nothing
  }

  /// What an adjustment answers.
  public enum Cause: Hashable, Sendable, CaseIterable {
    /// A night that was late, or on time.
    case night
    /// The review of a week.
    case week
  }

  /// What it answers.
  public var cause: Cause
  /// What moved.
  public var subject: Subject
  /// By how many minutes it is later; fewer than none where it is earlier.
  public var minutes: Int
  /// When what moved is due now; for nothing, when to wake up.
  public var time: TimeOfDay
  /// The change in a few words, such as "Wake up 30 minutes later, at 07:30".
  public var title: String
  /// The rule and what was seen, in one or two sentences.
  public var reason: String

  /// Creates an adjustment of a step by its name; none by no minutes.
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

  /// A change in a few words.
  static func title(_ name: String, _ minutes: Int, at time: TimeOfDay) -> String {
    guard minutes != 0 else { return "\(name) at \(time), as before" }
    let direction = minutes > 0 ? "later" : "earlier"
    return "\(name) \(PlanText.minutes(abs(minutes))) \(direction), at \(time)"
  }
}

/// Why a plan cannot be made.
public enum PlanError: Error, Hashable, Sendable {
  /// The protocol has no steps.
  case noSteps
  /// Between bed and waking lie fewer than four or more than twelve hours.
  case sleepOutOfBounds(minutes: Int)
}
