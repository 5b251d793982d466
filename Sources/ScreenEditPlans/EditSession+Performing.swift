internal import ScreenAnchors
package import ScreenDiagnostics
package import ScreenEdits
internal import ScreenLedger
package import ScreenModel

/// Applying plans to the screen, and recording them in the ledger.
extension EditSession {
  /// Applies the plan for a change if the grammar admits the result.
  package mutating func perform(_ plan: EditPlan, for request: ChangeRequest) throws(Refusal) {
    guard plan.lacks.isEmpty || !plan.edits.isEmpty else {
      throw Refusal(reason: plan.lacks.map(\.reason).joined(separator: "; "))
    }
    var changed = screen
    for edit in plan.edits where !changed.apply(edit) {
      throw Refusal(reason: "the screen has no such place or property")
    }
    let tones = Self.tones(of: changed, since: screen)
    for edit in tones { _ = changed.apply(edit) }
    try check(changed)
    let before = screen
    screen = changed
    edits += plan.edits + tones
    bounds += plan.bounds
    (latest, added, named) = (plan.targets, plan.added, components(of: plan, for: request))
    hasSpoken = true
    (gone, vacatedPosition) = (plan.subject == "remove", plan.vacatedPosition)
    entries.append(
      Ledger.Entry(
        range: request.range, words: text.text(in: request.range), subject: plan.subject,
        outcome: plan.isNearest ? .approximated : .met, paths: paths(of: plan.targets),
        reason: before == changed && plan.subject != "ask"
          ? plan.done + ", as it was already" : plan.done))
    for lack in plan.lacks {
      entries.append(
        Ledger.Entry(
          range: request.range, words: lack.words, subject: plan.subject, outcome: .unmet,
          reason: lack.reason))
    }
  }

  /// The tones of badges whose new label names another state: "Delivered" is good news, whatever was
  /// there before.
  private static func tones(of changed: Screen, since old: Screen) -> [Edit] {
    var edits: [Edit] = []
    for section in changed.sections {
      guard let place = old.index(of: section.id) else { continue }
      for (index, element) in section.elements.enumerated() {
        guard case .badge(let badge) = element.component,
          old.sections[place].elements.indices.contains(index),
          case .badge(let former) = old.sections[place].elements[index].component,
          former.label != badge.label, former.tone == badge.tone,
          let tone = Component.Tone(stateWord: badge.label), tone != badge.tone
        else { continue }
        edits.append(
          .setting(
            ElementAddress(section: section.id, index: index), Component.Badge.Property.tone,
            to: TreeValue(.text(tone.rawValue))))
      }
    }
    return edits
  }

  /// The components that a plan made or changed, and those beside which it did.
  private func components(of plan: EditPlan, for request: ChangeRequest) -> [Element] {
    let made = plan.edits.flatMap { edit -> [Element] in
      if case .insert(let elements, _, _) = edit { elements } else { [] }
    }
    let beside = request.places.compactMap { finder.nearest(behindPlace(tokens(in: $0))).one }
    let targets = beside + (made.isEmpty ? plan.targets : [])
    return targets.compactMap { target in
      if case .element(let address) = target { element(at: address) } else { nil }
    } + made
  }

  package mutating func refuse(_ request: ChangeRequest, _ reason: String) {
    refuse(request.range, request.kind.verb, reason)
  }

  package mutating func refuse(_ range: SourceRange, _ subject: String, _ reason: String) {
    entries.append(
      Ledger.Entry(
        range: range, words: text.text(in: range), subject: subject, outcome: .unmet,
        reason: reason))
  }

  // MARK: - What was before

  /// The state before a change.
  package struct Checkpoint {
    package var screen: Screen
    var latest: [EditTarget]
    /// The number of edits and entries.
    package var edits: Int
    package var entries: Int

    package init(_ session: EditSession) {
      (screen, latest) = (session.screen, session.latest)
      (edits, entries) = (session.edits.count, session.entries.count)
    }
  }

  /// Undoes everything since a checkpoint; its subject becomes the current one.
  package mutating func takeBack(to checkpoint: Checkpoint) {
    let about = edits.count > checkpoint.edits ? Self.origin(of: edits[checkpoint.edits]) : nil
    screen = checkpoint.screen
    edits.removeLast(edits.count - checkpoint.edits)
    (latest, added, gone, vacatedPosition) = (
      about.map { [$0] } ?? checkpoint.latest, [], false, nil
    )
    for index in entries[checkpoint.entries...].indices {
      entries[index].outcome = .met
      entries[index].reason = "undone by what follows"
      entries[index].paths = []
    }
  }

  /// The subject of an edit, on the screen before it.
  private static func origin(of edit: Edit) -> EditTarget? {
    switch edit {
    case .remove(let address), .move(let address, _, _), .replace(let address, _),
      .set(let address, _, _), .change(let address, _):
      .element(address)
    case .removeSection(let id), .moveSection(let id, _), .setSection(let id, _, _): .section(id)
    case .setScreen: .screen
    case .insert, .insertSection: nil
    }
  }
}
