internal import ScreenCatalog

extension CoachingPlan {
  /// Returns the plan after an event. The last of its `adjustments` says what changed, or why
  /// nothing did.
  ///
  /// A night moves waking by at most `rules.nightlyLimit` minutes, and never beyond
  /// `rules.maximumShift`; a week moves one thing by `rules.weeklyStep` minutes, or nothing.
  public func adjusted(for event: PlanEvent) -> CoachingPlan {
    switch event {
    case .lateNight(let minutes): afterLateNight(minutes)
    case .nightOnTime: afterNightOnTime()
    case .weekEnded(let week): reviewed(after: week)
    }
  }

  /// Returns the plan after several events, in order.
  public func adjusted(for events: some Sequence<PlanEvent>) -> CoachingPlan {
    events.reduce(self) { $0.adjusted(for: $1) }
  }

  private func afterLateNight(_ minutes: Int?) -> CoachingPlan {
    let wanted = min(max(minutes ?? rules.nightlyLimit, 0), rules.nightlyLimit)
    let moved = min(wanted, rules.maximumShift - wakeShift)
    var plan = self
    plan.wakeShift += moved
    let seen =
      minutes.map { "Bed was \(PlanText.minutes(max($0, 0))) late." }
      ?? "How late bed was is not said."
    let rule =
      moved < wanted
      ? "Waking never moves more than \(PlanText.minutes(rules.maximumShift)) past the plan."
      : "A late night moves waking by \(PlanText.minutes(rules.nightlyLimit)) at most."
    plan.adjustments.append(
      PlanAdjustment(
        .night, .wake, "Wake up", by: moved, to: plan.wake, because: seen + " " + rule))
    return plan
  }

  private func afterNightOnTime() -> CoachingPlan {
    let moved = min(wakeShift, rules.nightlyLimit)
    var plan = self
    plan.wakeShift -= moved
    let rule =
      moved == 0
      ? "Waking is where the plan has it."
      : "Waking moves back by \(PlanText.minutes(rules.nightlyLimit)) a night at most."
    plan.adjustments.append(
      PlanAdjustment(
        .night, .wake, "Wake up", by: -moved, to: plan.wake, because: "Bed was on time. " + rule))
    return plan
  }

  /// Moves the one thing for which the week gives most reason: a habit that is seldom kept, then a
  /// bedtime that is often missed, then a wake time that can move back towards the plan.
  private func reviewed(after week: PlanWeek) -> CoachingPlan {
    let step = rules.weeklyStep
    let seen = "Kept on \(week.adherence.kept) of \(week.adherence.planned) days"
    let isSeldomKept = week.adherence.kept * 2 < week.adherence.planned
    let isOftenLate = week.lateNights * 2 >= week.adherence.planned
    var plan = self
    plan.adherence = week.adherence
    if isSeldomKept, habitCanMove(by: step) {
      plan.habitShift += step
      plan.adjustments.append(
        PlanAdjustment(
          .week, .habit, habit.label, by: step, to: plan.time(of: habit),
          because: seen + ": a time that is easier to keep comes first."))
    } else if isOftenLate, bedCanMove(by: step) {
      plan.bedShift += step
      plan.adjustments.append(
        PlanAdjustment(
          .week, .bed, "Go to bed", by: step, to: plan.bed,
          because: "Bed was late on \(week.lateNights) of \(week.adherence.planned) nights: the "
            + "plan comes nearer to how the nights go."))
    } else if !isOftenLate, !isSeldomKept, step > 0, wakeShift >= step {
      plan.wakeShift -= step
      plan.adjustments.append(
        PlanAdjustment(
          .week, .wake, "Wake up", by: -step, to: plan.wake,
          because: seen + ": waking goes back towards \(plannedWake)."))
    } else {
      let reason =
        isSeldomKept || isOftenLate
        ? ": the bounds leave nothing to move." : ": the plan fits, and stays as it is."
      plan.adjustments.append(
        PlanAdjustment(.week, .nothing, "Wake up", by: 0, to: plan.wake, because: seen + reason))
    }
    return plan
  }

  /// Whether the habit can move later: still before bed, or within an hour of its planned time.
  private func habitCanMove(by step: Int) -> Bool {
    guard step > 0 else { return false }
    return switch habit.anchor {
    case .wake: habitShift + step <= 60
    case .bed: habit.offset + habitShift + step < 0
    }
  }

  /// Whether bedtime can move later and still leave enough sleep.
  private func bedCanMove(by step: Int) -> Bool {
    step > 0 && sleep - step >= rules.leastSleep && bedShift + step <= rules.maximumShift
  }
}
