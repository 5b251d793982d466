package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel

extension EditSession {
  /// The targets of words; if a section and something in it share a name, the section.
  package func meant(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    if let section = section(among: finder.find(tokens)) { return [section] }
    return try enumerated(tokens)
  }

  /// Whether words name a look, of any kind of component or one that no component has.
  package func says(_ tokens: ArraySlice<EditToken>) -> Bool { !looks(tokens, of: nil).isEmpty }

  /// Whether words mean everything, whatever its kind.
  package func isAll(_ tokens: ArraySlice<EditToken>) -> Bool {
    if words.isPhrase("others", tokens) { return true }
    guard let all = words.match("all", at: tokens) else { return false }
    let rest = tokens.dropFirst(all.count)
    return rest.isEmpty || words.match("except", at: rest) != nil
      || words.match("place", at: rest)?.meaning == "in"
  }

  /// Applies the look that words state; nil if they state none for the kind.
  package func make(
    _ targets: [EditTarget], _ tokens: ArraySlice<EditToken>, isAll: Bool = false
  ) throws(Refusal) -> EditPlan? {
    var edits: [Edit] = []
    var made: [EditTarget] = []
    var lacks: [EditPlan.UnsupportedWords] = []
    for target in targets {
      // `show the boats as cards`: the contents of the section with that title.
      if let held = held(in: target, for: tokens), let plan = try make([held], tokens) {
        return plan
      }
      let looks = looks(tokens, of: kind(of: target), isOneLine: isOneLine(target))
      let isOwn = looks.values.contains { $0.property == "tone" || $0.property == "emphasis" }
      if !looks.lacks.isEmpty || isOwn, holds(target, tokens) { return nil }
      var said = looks.values
      // A switch always has a value; a switch that must be on is named explicitly.
      if isAll, kind(of: target) == "toggle" { said.removeAll { $0.property == "required" } }
      for (words, lack) in looks.lacks {
        let reason =
          "\(name(of: target)) has no \(lack) that could be \(quoted(words))"
          + nearest(to: words, lack)
        lacks.append(EditPlan.UnsupportedWords(words: written(words), reason: reason))
      }
      if said.isEmpty, !looks.lacks.isEmpty {
        made.append(target)
        continue
      }
      if said.isEmpty {
        if isAll { continue }
        // `make the toggles checkboxes`: things already of the kind stay.
        if words.meaning("kind", of: finder.bare(tokens)) == kind(of: target) {
          made.append(target)
          continue
        }
        guard targets.count == 1 else { return nil }
        if let plan = choosing(target, tokens) { return plan }
        if let plan = try retyping(target, tokens) { return plan }
        return try detailed(target, tokens)
      }
      made.append(target)
      for value in said {
        switch target {
        case .element(let address):
          edits.append(
            .set(address, property: value.property, value: TreeValue(.text(value.value))))
          if value.property == "style", value.value == Component.ButtonStyle.primary.rawValue {
            edits += screen.demotions(beside: address)
          }
        case .part(let address, let part):
          edits.append(
            .change(
              address, part.setting(value.property, to: value.value, in: tree(at: address))))
        case .section(let id):
          edits.append(.setSection(id, property: value.property, value: value.value))
        case .screen: edits.append(.setScreen(property: value.property, value: value.value))
        }
      }
    }
    guard !made.isEmpty else { return nil }
    let demoted = edits.compactMap { edit -> EditTarget? in
      guard case .set(let address, Component.Button.Property.style.rawValue, _) = edit,
        !made.contains(.element(address))
      else {
        return nil
      }
      return .element(address)
    }
    let besides =
      demoted.isEmpty
      ? "" : ", and \(names(of: demoted)) secondary: a section has one primary button"
    return EditPlan(
      subject: "set", edits: edits, targets: made,
      done: "\(names(of: made)) is \(shown(tokens, without: lacks)) now\(besides)", lacks: lacks)
  }

  /// The only thing in a section that words can apply to if they cannot apply to the section: the
  /// list to show as cards, the note to make optional; nil if there is none, or several.
  private func held(in section: EditTarget, for tokens: ArraySlice<EditToken>) -> EditTarget? {
    guard section.kind == nil, section != .screen || values(tokens, of: "screen").isEmpty else {
      return nil
    }
    if case .element = section { return nil }
    let bare = finder.bare(tokens)
    let isCollection =
      words.value(bare, of: "list") != nil
      || words.meaning("kind", of: bare) == ComponentKind.toggle.rawValue && section == .screen
      || words.meaning("kind", of: bare).map { EditSession.sortable.contains($0) } ?? false
    guard isCollection || values(tokens, of: "section").isEmpty else { return nil }
    let held = finder.candidates(in: section).filter { candidate in
      isCollection
        ? EditSession.sortable.contains(candidate.kind)
        : section != .screen && !values(tokens, of: candidate.kind).isEmpty
          || candidate.kind == "chart" && !values(tokens, of: candidate.kind).isEmpty
    }
    return held.count == 1 ? held[0].target : nil
  }

  private func kind(of target: EditTarget) -> String {
    switch target {
    case .screen: "screen"
    case .section: "section"
    case .part(_, let part): part.kind
    case .element(let address): element(at: address)?.component.kind.rawValue ?? ""
    }
  }

  package func marking(_ tokens: ArraySlice<EditToken>, isOn: Bool) throws(Refusal) -> EditPlan {
    // `mark the second step as done`.
    if let (anchor, text) = linked(tokens, "to"),
      let plan = try make(try enumerated(anchor), text)
    {
      return plan
    }
    return try marking(try enumerated(tokens), isOn: isOn, isAll: isAll(tokens))
  }

  /// Of all things, those that are on or off: the switches, or else the tasks and steps.
  private func switchable(_ all: [EditTarget]) -> [EditTarget] {
    let toggles = all.filter { kind(of: $0) == "toggle" }
    return toggles.isEmpty ? all.filter { $0.kind == "task" || $0.kind == "step" } : toggles
  }

  /// `tick it off`, `tick off each item`: the things of a list become things to tick; nil for others.
  private func ticking(_ meant: [EditTarget]) -> EditPlan? {
    let homes = meant.map { target -> ElementAddress? in
      switch target {
      case .element(let address) where meant.count == 1: address
      case .part(let address, let part) where meant.count > 1 && part.kind == "item": address
      case .element, .part, .section, .screen: nil
      }
    }
    guard let home = homes.first ?? nil, homes.allSatisfy({ $0 == home }),
      let old = element(at: home), old.component.kind == .list
    else { return nil }
    let new = screen.uniquelyNamed([old.converted(to: .checklist)], except: home)
    return EditPlan(
      subject: "replace", edits: [.replace(home, with: new)], targets: [.element(home)],
      done: "\(name(of: .element(home))) is a checklist now")
  }

  /// Ticks, switches on or selects things, or the opposite.
  package func marking(
    _ meant: [EditTarget], isOn: Bool, isAll: Bool = false
  ) throws(Refusal) -> EditPlan {
    if isOn, let plan = ticking(meant) { return plan }
    let meant = isAll ? switchable(meant) : meant
    guard !meant.isEmpty else { throw Refusal(reason: "none of it can be switched on or off") }
    var edits: [Edit] = []
    for target in meant {
      switch target {
      case .element(let address):
        guard element(at: address)?.component.kind == .toggle else {
          throw Refusal(reason: "\(name(of: target)) cannot be switched on or off")
        }
        edits.append(.setting(address, Component.Toggle.Property.isOn, to: TreeValue(.flag(isOn))))
      case .part(let address, let part):
        guard ["step", "task", "option"].contains(part.kind) else {
          throw Refusal(
            reason:
              "\(name(of: target)) cannot be ticked; tasks of a checklist, steps and options can")
        }
        let isStep = part.kind == "step"
        let value = isStep ? (isOn ? "done" : "upcoming") : String(isOn)
        edits.append(
          .change(
            address,
            part.setting(
              isStep
                ? Component.Step.Property.state.rawValue
                : Component.ChecklistItem.Property.checked.rawValue, to: value,
              in: tree(at: address))))
      case .section, .screen:
        throw Refusal(
          reason: "\(name(of: target)) cannot be switched on or off")
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: meant,
      done: "\(names(of: meant)) is \(isOn ? "on" : "off") now")
  }
}
