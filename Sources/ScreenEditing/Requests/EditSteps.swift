internal import ScreenModel

/// Several plans, each for the screen as the one before leaves it; what one is about is spoken of by the next.
struct EditSteps {
  /// The edit as it stands behind the last plan.
  private(set) var session: EditSession
  private var plans: [EditPlan] = []

  init(_ session: EditSession) { self.session = session }

  /// Whether nothing is planned yet.
  var isEmpty: Bool { plans.isEmpty }

  /// Takes another plan, which is for the screen as it is now.
  mutating func take(_ plan: EditPlan) throws(EditSession.Refusal) {
    for edit in plan.edits where !session.screen.apply(edit) {
      throw EditSession.Refusal(reason: "the screen has no such place or property")
    }
    session.latest = plan.targets
    plans.append(plan)
  }

  /// All of them as one; where there are none, `reason` says why.
  func joined(orRefuse reason: String) throws(EditSession.Refusal) -> EditPlan {
    guard var joined = EditSession.joined(plans) else {
      throw EditSession.Refusal(reason: reason)
    }
    joined.added = plans.last?.added ?? []
    return joined
  }
}
