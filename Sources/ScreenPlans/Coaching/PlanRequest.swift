internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

/// A plan that an intent asks for, and where it says what.
package struct PlanRequest {
  /// A time of day that is named.
  struct NamedTime {
    var time: TimeOfDay
    var range: SourceRange
  }

  /// Something that happened, as the intent says it.
  struct NamedEvent {
    var event: PlanEvent
    var range: SourceRange
  }

  /// What the plan is made from.
  var basis: PlanProtocol
  /// Whom it is for.
  var segment: PlanSegment?
  /// The words that ask for it: "a sleep plan for a shift worker".
  var range: SourceRange
  /// Those of them that give the screen its title.
  var title: SourceRange
  var wake: NamedTime?
  var bed: NamedTime?
  var events: [NamedEvent] = []
  var lateNights = 0
  /// How often the habit was kept, and the words that say so.
  var adherence: (count: PlanAdherence, range: SourceRange)?
  /// The words that ask for a review of the week.
  var review: SourceRange?
  /// The clauses that speak of the plan; what is in others is requested besides.
  var clauses: [SourceRange] = []
  var diagnostics: [Diagnostic] = []

  /// The plan, adjusted for what happened.
  ///
  /// Times that leave no fit length of sleep are passed over, with a warning.
  mutating func plan() -> Plan? {
    var plan: Plan
    do throws(PlanError) {
      plan = try Plan(basis, for: segment, wake: wake?.time, bed: bed?.time)
    } catch {
      let range = bed?.range ?? wake?.range ?? range
      diagnostics.append(
        Diagnostic(.warning, id: "unfit-sleep", Self.message(of: error), at: range))
      wake = nil
      bed = nil
      guard let usual = try? Plan(basis, for: segment) else { return nil }
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
      "the times leave \(PlanText.length(minutes: minutes)) of sleep; a plan has 4 to 12 hours, so "
        + "the usual times are kept"
    }
  }
}
