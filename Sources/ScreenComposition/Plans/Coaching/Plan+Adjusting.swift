extension Plan {
  /// The plan after an event; what changed, or why nothing did, is the last of its `adjustments`.
  ///
  /// A night moves getting up by at most `rules.nightlyLimit` minutes and never beyond
  /// `rules.maximumShift`; a week moves one thing by `rules.weeklyStep` minutes, or nothing.
  public func adjusted(for event: PlanEvent) -> Plan {
    switch event {
    case .lateNight(let minutes): afterLateNight(minutes)
    case .nightOnTime: afterNightOnTime()
    case .weekEnded(let week): reviewed(after: week)
    }
  }

  /// The plan after events, in order.
  public func adjusted(for events: some Sequence<PlanEvent>) -> Plan {
    events.reduce(self) { $0.adjusted(for: $1) }
  }

  private func afterLateNight(_ minutes: Int?) -> Plan {
    let wanted = min(max(minutes ?? rules.nightlyLimit, 0), rules.nightlyLimit)
    let moved = min(wanted, rules.maximumShift - wakeShift)
    var plan = self
    plan.wakeShift += moved
    let seen = minutes.map { "Bed was \(PlanText.minutes(max($0, 0))) late." }
    let rule =
      moved < wanted
      ? "Waking never moves more than \(PlanText.minutes(rules.maximumShift)) past the plan."
      : "A late night moves waking by \(PlanText.minutes(rules.nightlyLimit)) at most."
    plan.adjust(.wake, by: moved, "Wake up", at: plan.wake, because: (seen ?? "How late bed was is not said.") + " " + rule)
    return plan
  }

  private func afterNightOnTime() -> Plan {
    let moved = min(wakeShift, rules.nightlyLimit)
    var plan = self
    plan.wakeShift -= moved
    let limit = PlanText.minutes(rules.nightlyLimit)
    plan.adjust(
      .wake, by: -moved, "Wake up", at: plan.wake,
      because: moved == 0
        ? "Bed was on time, and waking is where the plan has it."
        : "Bed was on time. Waking moves back by at most \(limit) a night.")
    return plan
  }

  /// Moves the one thing that the week speaks for most: an unkept habit, then a bedtime that is
  /// missed, then a waking that can go back to plan.
  private func reviewed(after week: PlanWeek) -> Plan {
    let step = rules.weeklyStep
    let days = "\(week.adherence.kept) of \(week.adherence.planned) days"
    var plan = self
    plan.adherence = week.adherence
    let isOftenLate = week.lateNights * 2 >= week.adherence.planned && week.lateNights > 0
    let isSeldomKept = week.adherence.kept * 2 < week.adherence.planned
    if isSeldomKept, habitCanMove(by: step) {
      plan.habitShift += step
      plan.adjust(
        .habit, by: step, habit.label, at: plan.time(of: habit),
        because: "Kept on \(days): a time that is easier to keep comes first.")
    } else if isOftenLate, sleep - step >= rules.leastSleep, bedShift + step <= rules.maximumShift {
      plan.bedShift += step
      plan.adjust(
        .bed, by: step, "Go to bed", at: plan.bed,
        because: "Bed was late on \(week.lateNights) of \(week.adherence.planned) nights: the plan "
          + "comes nearer to how the nights go.")
    } else if !isOftenLate, !isSeldomKept, wakeShift >= step, step > 0 {
      plan.wakeShift -= step
      plan.adjust(
        .wake, by: -step, "Wake up", at: plan.wake,
        because: "Kept on \(days): waking goes back towards \(plannedWake).")
    } else {
      plan.adjust(
        .nothing, by: 0, "Plan", at: plan.wake,
        because: "Kept on \(days), and no bound leaves anything to move.")
    }
    return plan
  }

  /// Whether the habit can come later and still be before bed.
  private func habitCanMove(by step: Int) -> Bool {
    habit.anchor == .bed && step > 0 && habit.offset + habitShift + step < 0
  }

  private mutating func adjust(
    _ subject: PlanAdjustment.Subject, by minutes: Int, _ name: String, at time: TimeOfDay,
    because reason: String
  ) {
    let title =
      minutes == 0
      ? (subject == .nothing ? "Nothing moves" : "\(name) at \(time), as before")
      : "\(name) \(PlanText.minutes(abs(minutes))) \(minutes > 0 ? "later" : "earlier"), at \(time)"
    adjustments.append(
      PlanAdjustment(
        subject: minutes == 0 ? .nothing : subject, minutes: minutes, title: title, reason: reason))
  }
}
