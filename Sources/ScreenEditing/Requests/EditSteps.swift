internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel

/// Several plans, each for the screen that results from the one before, whose subject the next plan
/// refers to.
struct EditSteps {
  /// The edit session after the last plan.
  private(set) var session: EditSession
  private var plans: [EditPlan] = []

  init(_ session: EditSession) { self.session = session }

  /// The requests that could not be planned, with the reasons.
  private(set) var lacks: [EditPlan.UnsupportedWords] = []

  /// Whether nothing is planned yet.
  var isEmpty: Bool { plans.isEmpty }

  /// Adds a plan for the current screen.
  mutating func take(_ plan: EditPlan) throws(EditSession.Refusal) {
    for edit in plan.edits where !session.screen.apply(edit) {
      throw EditSession.Refusal(reason: "the screen has no such place or property")
    }
    (session.latest, session.hasSpoken) = (plan.targets, true)
    plans.append(plan)
  }

  /// The place of the next thing: after the thing that the last plan placed; unchanged if it placed
  /// none.
  func place(behind place: EditSession.Place?) -> EditSession.Place? {
    guard place != nil, let last = plans.last, let target = (last.added + last.targets).first else {
      return place
    }
    if case .within = place { return place }
    if last.added.isEmpty, case .change? = last.edits.last { return place }
    return .after([last.added.last ?? last.targets.last ?? target])
  }

  /// Leaves out something that cannot be done.
  mutating func leave(_ words: String, because reason: String) {
    lacks.append(EditPlan.UnsupportedWords(words: words, reason: reason))
  }

  /// All the plans as one; if there are none, `reason` says why.
  func joined(orRefuse reason: String) throws(EditSession.Refusal) -> EditPlan {
    guard var joined = EditSession.joined(plans) else {
      throw EditSession.Refusal(reason: lacks.first?.reason ?? reason)
    }
    joined.lacks += lacks
    joined.added = plans.last?.added ?? []
    return joined
  }
}
