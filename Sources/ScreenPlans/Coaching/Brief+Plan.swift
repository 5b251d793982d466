import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics

extension Brief {
  /// Replaces what the clauses of a plan were read as by the plan itself; does nothing if the
  /// intent asks for no plan.
  ///
  /// Requirements from other clauses stay, after those of the plan.
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
    // An explicit title is elsewhere in the intent, in quotation marks or after "titled".
    guard title.range.map({ request.title.range.overlaps($0.range) }) ?? true else { return }
    let words = String(decoding: bytes[request.title.range], as: UTF8.self)
    title = Phrase(Wording.capitalized(words), at: request.title)
  }
}
