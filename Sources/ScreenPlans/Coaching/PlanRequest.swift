internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

/// A request for a plan, with the ranges of its details in the intent.
package struct PlanRequest {
  /// A time of day stated in the intent.
  struct NamedTime {
    var time: TimeOfDay
    var range: SourceRange
  }

  /// An event stated in the intent.
  struct NamedEvent {
    var event: PlanEvent
    var range: SourceRange
  }

  /// The protocol that the plan follows.
  var basis: PlanProtocol
  /// The group of people that the plan is for.
  var segment: PlanSegment?
  /// The words that ask for the plan: "a sleep plan for a shift worker".
  var range: SourceRange
  /// The part of those words that becomes the title of the screen.
  var title: SourceRange
  var wake: NamedTime?
  var bed: NamedTime?
  var events: [NamedEvent] = []
  var lateNights = 0
  /// How often the habit was kept, and the words that state it.
  var adherence: (count: PlanAdherence, range: SourceRange)?
  /// The words that ask for a weekly review.
  var review: SourceRange?
  /// The clauses that concern the plan; other clauses state separate requirements.
  var clauses: [SourceRange] = []
  var diagnostics: [Diagnostic] = []

  /// Makes the plan and adjusts it for the stated events.
  ///
  /// Times that leave too little or too much sleep are ignored with a warning.
  mutating func plan() -> CoachingPlan? {
    var plan: CoachingPlan
    do throws(PlanError) {
      plan = try CoachingPlan(basis, for: segment, wake: wake?.time, bed: bed?.time)
    } catch {
      let range = bed?.range ?? wake?.range ?? range
      diagnostics.append(
        Diagnostic(.warning, id: "unfit-sleep", Self.message(of: error), at: range))
      wake = nil
      bed = nil
      guard let usual = try? CoachingPlan(basis, for: segment) else { return nil }
      plan = usual
    }
    plan = plan.adjusted(for: events.map(\.event))
    if let count = adherence?.count {
      plan.adherence = count
      let isWeekOver = review != nil || count.planned >= 7
      if isWeekOver {
        plan = plan.adjusted(for: .weekEnded(PlanWeek(count, lateNights: lateNights)))
      }
    }
    return plan
  }

  private static func message(of error: PlanError) -> String {
    switch error {
    case .noSteps: "the plan has no steps"
    case .sleepOutOfBounds(let minutes):
      "the times leave \(PlanText.length(minutes: minutes)) of sleep; a plan needs 4 to 12 hours, "
        + "so the usual times are kept"
    }
  }
}
