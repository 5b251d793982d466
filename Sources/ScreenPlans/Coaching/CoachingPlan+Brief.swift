public import ScreenBrief
internal import ScreenCatalog
public import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading

extension CoachingPlan {
  /// Returns a brief that shows the plan: today, what changed, its times, the key habit, the rules,
  /// and the reasons.
  ///
  /// Phrases of the protocol and of the segment have the catalog as their origin.
  ///
  /// - Parameters:
  ///   - title: The title of the screen; nil for that of the protocol.
  ///   - range: The bytes of the intent that ask for the plan; empty for a plan made in code.
  /// - Returns: Requirements that any grammar can express, none of them with samples.
  public func brief(
    titled title: Phrase? = nil, askedAt range: SourceRange = .at(0)
  ) -> Brief {
    var writer = PlanBriefing(plan: self, range: range)
    writer.write()
    return Brief(
      title: title ?? Phrase(basis.title, from: .catalog(topic: basis.id)),
      topic: Phrase(basis.id, from: .catalog(topic: basis.id)), requirements: writer.requirements)
  }
}

/// Writes a plan as requirements.
struct PlanBriefing {
  let plan: CoachingPlan
  /// The range of the intent that asks for the plan.
  let range: SourceRange
  /// The request, with the ranges of the details that the intent states; nil for a plan made in
  /// code.
  var request: PlanRequest?
  private(set) var requirements: [Requirement] = []

  init(plan: CoachingPlan, range: SourceRange, request: PlanRequest? = nil) {
    self.plan = plan
    self.range = range
    self.request = request
  }

  mutating func write() {
    today()
    changes()
    times()
    habit()
    rules()
    reasons()
  }

  /// Returns a phrase of the protocol, or of a segment.
  private func known(_ text: String, _ topic: String? = nil) -> Phrase {
    Phrase(text, from: .catalog(topic: topic ?? plan.basis.id))
  }

  private mutating func add(
    _ subject: Requirement.Subject, _ details: Details, at place: SourceRange? = nil,
    in parent: Int? = nil, isImplied: Bool = true
  ) {
    requirements.append(
      Requirement(
        subject, parent: parent, range: place ?? range, words: "", details: details,
        isImplied: isImplied))
  }

  private mutating func section(_ title: String, _ layout: Section.Layout? = nil) -> Int {
    add(.section(layout), Details(label: known(title)))
    return requirements.count - 1
  }

  private mutating func today() {
    let items = plan.day.map { appointment in
      let isOwn = plan.segment?.steps.contains(appointment.step) ?? false
      return Details.Item(
        known(
          appointment.step.label + " at " + appointment.time.description,
          isOwn ? plan.segment?.id : nil))
    }
    add(
      .component(.checklist), Details(label: known("Today"), items: items), isImplied: false)
  }

  /// Adds the sum of the nightly adjustments and the last weekly one.
  private mutating func changes() {
    let nights = plan.adjustments.filter { $0.cause == .night }
    let review = plan.adjustments.last { $0.cause == .week }
    guard !nights.isEmpty || review != nil else { return }
    let home = section("What changed")
    if var night = nights.last {
      if nights.count > 1 {
        let moved = nights.reduce(0) { $0 + $1.minutes }
        night.title = PlanAdjustment.title("Wake up", moved, at: night.time)
        night.reason = "\(nights.count) nights. " + night.reason
      }
      notice(night, at: request?.events.last?.range, home)
    }
    if let review { notice(review, at: request?.adherence?.range, home) }
  }

  private mutating func notice(
    _ adjustment: PlanAdjustment, at place: SourceRange?, _ home: Int
  ) {
    var details = Details(label: known(adjustment.title), value: known(adjustment.reason))
    details.tone = .info
    add(.component(.alert), details, at: place, in: home, isImplied: place == nil)
  }

  private mutating func times() {
    let home = section("Times")
    if let segment = plan.segment {
      add(
        .need(.fact),
        Details(label: known("Made for"), value: known(segment.title, segment.id)), in: home)
    }
    fact("Wake up", plan.wake, plan.wakeShift, request?.wake, home)
    fact("Bedtime", plan.bed, plan.bedShift, request?.bed, home)
    add(
      .need(.fact),
      Details(label: known("Time in bed"), value: known(PlanText.length(minutes: plan.sleep))),
      in: home)
  }

  private mutating func fact(
    _ name: String, _ time: TimeOfDay, _ shift: Int, _ named: PlanRequest.NamedTime?, _ home: Int
  ) {
    let value =
      named.flatMap { shift == 0 ? Phrase(time.description, at: $0.range) : nil }
      ?? known(time.description, plan.segment?.id)
    add(
      .need(.fact), Details(label: known(name), value: value), at: named?.range, in: home,
      isImplied: named == nil)
  }

  private mutating func habit() {
    let home = section("Key habit")
    let count = plan.adherence
    let label = plan.habit.label + ": \(count.kept) of \(count.planned) days"
    let percent = String(count.percent) + "%"
    let place = request?.adherence?.range
    let value = place.map { Phrase(percent, at: $0) } ?? known(percent)
    add(
      .component(.progress), Details(label: known(label), value: value), at: place, in: home,
      isImplied: place == nil)
  }

  private mutating func rules() {
    let home = section("How it adapts")
    let items = plan.readableRules.map { known($0.when + ": " + $0.change) }
    var details = Details(label: known("How it adapts"), items: items.map { Details.Item($0) })
    details.variant = "bulleted"
    add(
      .component(.list), details, at: request?.review, in: home, isImplied: request?.review == nil)
  }

  private mutating func reasons() {
    let home = section("Why", .disclosure)
    let items = plan.day.map { appointment in
      let isOwn = plan.segment?.steps.contains(appointment.step) ?? false
      let topic = isOwn ? plan.segment?.id : nil
      return Details.Item(
        known(appointment.step.label, topic), values: [known(appointment.step.reason, topic)])
    }
    add(.component(.list), Details(label: Phrase(""), items: items), in: home)
    add(
      .need(.narrative),
      Details(label: Phrase(""), value: known("General guidance, and no medical advice.")),
      in: home)
  }
}
