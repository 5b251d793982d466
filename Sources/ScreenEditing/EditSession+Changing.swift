internal import ScreenAnchors
internal import ScreenModel

extension EditSession {
  /// `make the button red`, `turn the list into cards`, `make the button say Send`.
  func making(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    let (rest, given) = givens(of: tokens)
    if !given.isEmpty, let plan = try? making(rest), let whole = try? self.plan(plan, giving: given)
    {
      return whole
    }
    if let plan = try exceptionally(tokens) { return plan }
    var refusal: Refusal?
    for index in tokens.indices.dropFirst().reversed()
    where !tokens[index].isMark && !isWithinKind(index, of: tokens) {
      var rest = tokens[index...]
      if let link = words.match("link", at: rest), link.meaning == "to" {
        rest = rest.dropFirst(link.count)
      }
      guard !rest.isEmpty else { continue }
      let anchor = tokens[..<index]
      // `make Cart come before Delete`
      if let modal = words.modal(at: rest), modal.meaning == "move",
        finder.find(anchor).one != nil,
        let plan = try? self.plan(modal.meaning, of: anchor, rest.dropFirst(modal.count))
      {
        return plan
      }
      if let saying = words.match("saying", at: rest), rest.count > saying.count,
        finder.find(anchor).one != nil
      {
        return try say(anchor, rest.dropFirst(saying.count))
      }
      do throws(Refusal) {
        let targets = try meant(anchor)
        if let plan = try make(targets, rest, isAll: isAll(anchor)) { return plan }
      } catch {
        // The anchor that is left without what is made of it is the one to speak of.
        if refusal == nil, says(rest) { refusal = error }
      }
    }
    if let refusal { throw refusal }
    // `make the price 12.50`, `make the title Welcome`, `make the first step Basket`.
    for index in tokens.indices.dropFirst().reversed() {
      let rest = tokens[index...]
      if isPart("title", tokens[..<index]) { return retitle(name(rest, like: screen.title)) }
      if let (property, object) = property(in: tokens[..<index]),
        let target = finder.find(object).one
      {
        if property.name == "range", let plan = ranging([target], rest) { return plan }
        return try set([target], property, to: rest)
      }
      guard let target = finder.find(tokens[..<index]).one else { continue }
      if kind(of: target) == ComponentKind.slider.rawValue, let plan = ranging([target], rest) {
        return plan
      }
      if let plan = try valuing([target], rest, isChange: true) { return plan }
    }
    if let split = try? placement(in: tokens), (try? enumerated(split.what)) != nil {
      return try move(split.what, to: split.place)
    }
    if case .missing = finder.find(tokens.dropLast()), tokens.count > 1 {
      _ = try targets(tokens.dropLast())
    }
    throw Refusal(reason: "nothing is known that \(quoted(tokens)) would make of it")
  }

  /// What words mean; of a section and what is called as it is in it, the section.
  func meant(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    if let section = section(among: finder.find(tokens)) { return [section] }
    return try enumerated(tokens)
  }

  /// Whether a place is within the name of a kind: before `buttons` of `radio buttons`.
  func isWithinKind(_ index: Int, of tokens: ArraySlice<EditToken>) -> Bool {
    guard index - 1 > tokens.startIndex else { return false }
    return words.match("kind", at: tokens[(index - 1)...]).map { $0.count > 1 } ?? false
  }

  /// `everything required except the name`; nil where nothing is excepted behind what is made of it.
  private func exceptionally(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan? {
    guard
      let except = tokens.indices.dropFirst(2).first(where: {
        words.match("except", at: tokens[$0...]) != nil
      })
    else { return nil }
    for index in tokens[..<except].indices.dropFirst() {
      let anchor = tokens[..<index] + tokens[except...]
      guard says(tokens[index..<except]), case .found(let targets) = finder.find(anchor[...])
      else { continue }
      return try make(targets, tokens[index..<except], isAll: isAll(tokens[..<index]))
    }
    return nil
  }

  /// Whether words say something that can be made of a component of any kind, or that none has.
  func says(_ tokens: ArraySlice<EditToken>) -> Bool { !looks(tokens, of: nil).isEmpty }

  /// Whether words mean all there is, whatever its kind.
  func isAll(_ tokens: ArraySlice<EditToken>) -> Bool {
    if words.isPhrase("others", tokens) { return true }
    guard let all = words.match("all", at: tokens) else { return false }
    let rest = tokens.dropFirst(all.count)
    return rest.isEmpty || words.match("except", at: rest) != nil
      || words.match("place", at: rest)?.meaning == "in"
  }

  /// Sets what some words say of a kind; nil where they say nothing of it.
  func make(
    _ targets: [EditTarget], _ tokens: ArraySlice<EditToken>, isAll: Bool = false
  ) throws(Refusal) -> EditPlan? {
    var edits: [Edit] = []
    var made: [EditTarget] = []
    var lacks: [EditPlan.Lack] = []
    for target in targets {
      // `show the boats as cards`: what the section of that title holds.
      if case .section = target, let held = held(in: target, for: tokens),
        let plan = try make([held], tokens)
      {
        return plan
      }
      let looks = looks(tokens, of: kind(of: target), isOneLine: isOneLine(target))
      if !looks.lacks.isEmpty, holds(target, tokens) { return nil }
      var said = looks.values
      // A switch has a value whatever it is; one that must be on is named.
      if isAll, kind(of: target) == "toggle" { said.removeAll { $0.property == "required" } }
      for (words, lack) in looks.lacks {
        let reason = "\(name(of: target)) has no \(lack) that could be \(quoted(words))"
        lacks.append(EditPlan.Lack(words: written(words), reason: reason))
      }
      if said.isEmpty, !looks.lacks.isEmpty {
        made.append(target)
        continue
      }
      if said.isEmpty {
        if isAll { continue }
        // `make the toggles checkboxes`: what is of the kind already stays.
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
          edits += demotions(for: value, at: address)
        case .part(let address, let part):
          edits.append(
            .change(
              address, setting(value.property, of: part, at: address, to: value.value)))
        case .section(let id):
          edits.append(.setSection(id, property: value.property, value: value.value))
        case .screen: edits.append(.setScreen(property: value.property, value: value.value))
        }
      }
    }
    guard !made.isEmpty else { return nil }
    let demoted = edits.compactMap { edit -> EditTarget? in
      guard case .set(let address, "style", _) = edit, !made.contains(.element(address)) else {
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

  /// The one thing in a section that words can be said of where they cannot be of the section: the list
  /// that is to be cards, the note that is optional; nil where there is none, or several are.
  private func held(in section: EditTarget, for tokens: ArraySlice<EditToken>) -> EditTarget? {
    let bare = finder.bare(tokens)
    let isCollection =
      words.value(bare, of: "list") != nil
      || words.meaning("kind", of: bare).map { EditSession.sortable.contains($0) } ?? false
    guard isCollection || values(tokens, of: "section").isEmpty else { return nil }
    let held = finder.candidates(in: section).filter { candidate in
      isCollection
        ? EditSession.sortable.contains(candidate.kind)
        : !values(tokens, of: candidate.kind).isEmpty
    }
    return held.count == 1 ? held[0].target : nil
  }

  /// A section has one primary button: where another becomes it, the one before is secondary.
  private func demotions(for value: EditWords.Value, at address: ElementAddress) -> [Edit] {
    guard value.property == "style", value.value == Component.ButtonStyle.primary.rawValue,
      let home = screen.index(of: address.section)
    else { return [] }
    return screen.sections[home].elements.enumerated().compactMap { index, element in
      guard index != address.index, case .button(let button) = element.component,
        button.style == .primary
      else { return nil }
      return .set(
        ElementAddress(section: address.section, index: index), property: "style",
        value: TreeValue(.text(Component.ButtonStyle.secondary.rawValue)))
    }
  }

  private func kind(of target: EditTarget) -> String {
    switch target {
    case .screen: "screen"
    case .section: "section"
    case .part(_, let part): part.kind
    case .element(let address): element(at: address)?.component.kind.rawValue ?? ""
    }
  }

  /// `set the volume to 30`, `change the title to Welcome`, `change the placeholder of email to …`.
  func setting(_ tokens: ArraySlice<EditToken>, isChange: Bool) throws(Refusal) -> EditPlan {
    if let plan = layingOut(tokens) { return plan }
    if let (anchor, text) = linked(tokens, "to") {
      return try assign(anchor, text, isChange: isChange)
    }
    guard isChange || tokens.count > 1 else {
      throw Refusal(reason: "it does not say what to set it to")
    }
    return try making(tokens)
  }

  func marking(_ tokens: ArraySlice<EditToken>, isOn: Bool) throws(Refusal) -> EditPlan {
    // `mark the second step as done`.
    if let (anchor, text) = linked(tokens, "to"),
      let plan = try make(try enumerated(anchor), text)
    {
      return plan
    }
    let meant = try enumerated(tokens)
    var edits: [Edit] = []
    for target in meant {
      switch target {
      case .element(let address):
        guard element(at: address)?.component.kind == .toggle else {
          throw Refusal(reason: "\(name(of: target)) cannot be switched")
        }
        edits.append(.set(address, property: "isOn", value: TreeValue(.flag(isOn))))
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
            setting(isStep ? "state" : "checked", of: part, at: address, to: value)))
      case .section, .screen: throw Refusal(reason: "\(name(of: target)) cannot be switched")
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: meant,
      done: "\(names(of: meant)) is \(isOn ? "on" : "off") now")
  }
}
