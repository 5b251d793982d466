internal import ScreenModel

/// Several plans, each for the screen as the one before leaves it; what one is about is spoken of by the next.
struct EditSteps {
  /// The edit as it stands behind the last plan.
  private(set) var session: EditSession
  private var plans: [EditPlan] = []

  init(_ session: EditSession) { self.session = session }

  /// What could not be planned, and why.
  private(set) var lacks: [EditPlan.Lack] = []

  /// Whether nothing is planned yet.
  var isEmpty: Bool { plans.isEmpty }

  /// Takes another plan, which is for the screen as it is now.
  mutating func take(_ plan: EditPlan) throws(EditSession.Refusal) {
    for edit in plan.edits where !session.screen.apply(edit) {
      throw EditSession.Refusal(reason: "the screen has no such place or property")
    }
    (session.latest, session.hasSpoken) = (plan.targets, true)
    plans.append(plan)
  }

  /// The place of what is said next: behind what the last plan put somewhere; as before where that was nowhere.
  func place(behind place: EditSession.Place?) -> EditSession.Place? {
    guard place != nil, let last = plans.last, let target = (last.added + last.targets).first else {
      return place
    }
    if case .within = place { return place }
    if last.added.isEmpty, case .change? = last.edits.last { return place }
    return .after([last.added.last ?? last.targets.last ?? target])
  }

  /// Leaves out what cannot be done.
  mutating func leave(_ words: String, because reason: String) {
    lacks.append(EditPlan.Lack(words: words, reason: reason))
  }

  /// All of them as one; where there are none, `reason` says why.
  func joined(orRefuse reason: String) throws(EditSession.Refusal) -> EditPlan {
    guard var joined = EditSession.joined(plans) else {
      throw EditSession.Refusal(reason: lacks.first?.reason ?? reason)
    }
    joined.lacks += lacks
    joined.added = plans.last?.added ?? []
    return joined
  }
}
