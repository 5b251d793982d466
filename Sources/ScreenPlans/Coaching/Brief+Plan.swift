import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics

extension Brief {
  /// The brief with the plan that the intent asks for; as it was where it asks for none.
  ///
  /// What the clauses of the plan were read as gives way to the plan; what other clauses ask for
  /// stays after it.
  package mutating func lay(out request: PlanRequest?, from bytes: [UInt8]) {
    guard var request, let plan = request.plan() else { return }
    var briefing = PlanBriefing(plan: plan, range: request.range, request: request)
    briefing.write()
    var kept: [Requirement] = []
    var places: [Int: Int] = [:]
    for (index, requirement) in requirements.enumerated() {
      let start = requirement.range.lowerBound
      let isOfPlan =
        requirement.isImplied
        || request.clauses.contains { $0.range.contains(start) }
      guard !isOfPlan else { continue }
      places[index] = briefing.requirements.count + kept.count
      var requirement = requirement
      requirement.parent = requirement.parent.flatMap { places[$0] }
      kept.append(requirement)
    }
    requirements = briefing.requirements + kept
    diagnostics += request.diagnostics
    // A title that is given outright is elsewhere in the intent, in marks or after "titled".
    guard title.range.map({ request.title.range.overlaps($0.range) }) ?? true else { return }
    let words = String(decoding: bytes[request.title.range], as: UTF8.self)
    title = Phrase(Wording.capitalized(words), at: request.title)
  }
}
