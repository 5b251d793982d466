internal import ScreenDiagnostics
internal import ScreenModel

/// Clauses that say no verb, and values that follow a colon.
extension EditSession {
  /// `comments above the rating`, `CV required`, `pie instead of the line chart`, `mechanic options:
  /// Omar, Lucy`; nil where what it begins with is not on the screen, or nothing is said of it.
  func implied(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan? {
    if let plan = layingOut(tokens) { return plan }
    if let plan = try? rowing(tokens) { return plan }
    if let plan = try? instead(tokens) { return plan }
    if let colon = tokens.firstIndex(where: { $0.isMark && $0.text == ":" }),
      colon > tokens.startIndex, colon + 1 < tokens.endIndex,
      let plan = try describing(tokens[..<colon], tokens[(colon + 1)...])
    {
      return plan
    }
    if let (anchor, text) = linked(tokens, "to"), let targets = try? enumerated(anchor) {
      if let plan = try make(targets, text) { return plan }
      // `Save → "Send"`
      let isArrow = words.match("arrow", at: tokens[anchor.endIndex...]) != nil
      if text.first?.isQuoted ?? false || isArrow {
        return try arrow(anchor, targets, text)
      }
    }
    if let split = try? placement(in: tokens) {
      if (try? enumerated(split.what)) != nil { return try move(split.what, to: split.place) }
      // `a phone field after email`
      let what = split.what[..<(split.what.firstIndex(where: \.isMark) ?? split.what.endIndex)]
      if kind(ofNew: what) != nil { return try insertion(tokens) }
    }
    for index in tokens.indices.dropFirst().reversed()
    where !tokens[index].isMark && !isWithinKind(index, of: tokens) {
      guard let targets = try? enumerated(tokens[..<index]) else { continue }
      // `the name is mandatory`
      if let copula = words.match("copula", at: tokens[index...]),
        let plan = try make(
          targets, withoutLate(tokens[(index + copula.count)...]), isAll: isAll(tokens[..<index]))
      {
        return plan
      }
      if let plan = try make(targets, tokens[index...], isAll: isAll(tokens[..<index])) {
        return plan
      }
    }
    return try stated(tokens)
  }

  /// `party size: default 4, required`: each piece says something of what stands before the colon.
  private func describing(
    _ anchor: ArraySlice<EditToken>, _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    if isPart("title", anchor) { return retitle(name(text, like: screen.title)) }
    if let (property, object) = property(in: anchor), case .missing = finder.find(anchor) {
      guard let targets = try? enumerated(object) else { return nil }
      return try set(targets, property, to: text)
    }
    guard let targets = try? enumerated(anchor) else {
      if let plan = try looking(anchor, text) { return plan }
      // `room type as radio buttons: Single, Double`
      guard let (thing, look) = linked(anchor, "to"), let targets = try? enumerated(thing) else {
        return nil
      }
      return try make(targets, look + text)
    }
    if let plan = ordering(anchor, targets, text) { return plan }
    var plans: [EditPlan] = []
    for piece in finder.pieces(of: text) {
      if let plan = try make(targets, piece) {
        plans.append(plan)
      } else if words.match("part", at: piece) != nil {
        plans.append(try give(anchor, piece))
      } else {
        if let plan = try valuing(targets, text, isChange: true) { return plan }
        if let plan = try telling(targets, text) { return plan }
        return try set(targets, EditProperty(name: "options"), to: text)
      }
    }
    guard let first = plans.first else { return nil }
    return EditPlan(
      subject: first.subject, edits: plans.flatMap(\.edits), targets: targets,
      done: plans.map(\.done).joined(separator: "; "))
  }

  /// `Name → Full name`, `Cost -> 11`: another name, or another figure where there is one.
  private func arrow(
    _ anchor: ArraySlice<EditToken>, _ targets: [EditTarget], _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if case .element(let address)? = targets.first, targets.count == 1,
      let component = element(at: address)?.component,
      component.kind == .keyValue || component.kind == .stat,
      Figure(OwnTexts(of: component)["value"] ?? "") == nil || Figure(written(text)) == nil
    {
      return try rename(targets, to: text)
    }
    return try assign(anchor, text, isChange: true)
  }

  /// `badge critical: Too dry`: how something looks, and what it says; nil where no look is said.
  private func looking(
    _ anchor: ArraySlice<EditToken>, _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    for index in anchor.indices.dropFirst().reversed() {
      guard let target = finder.find(anchor[..<index]).one,
        let look = try make([target], anchor[index...])
      else { continue }
      return Self.joined([try rename([target], to: text), look])
    }
    return nil
  }

  /// `extras: add Cleaning`: an order that is given for what is before the colon; nil where none is.
  private func ordering(
    _ anchor: ArraySlice<EditToken>, _ targets: [EditTarget], _ text: ArraySlice<EditToken>
  ) -> EditPlan? {
    var clause = EditClause.clause(text, in: words)
    guard !clause.verb.isEmpty, clause.subject == nil, let place = words.first("place", "in") else {
      return nil
    }
    var next = self
    (next.latest, next.hasSpoken) = (targets, true)
    if clause.verb == "add" || clause.verb == "remove" {
      let joint = EditToken(text: place, folded: place, range: anchor.first?.range ?? .at(0))
      clause.words = (Array(clause.words) + [joint] + Array(anchor))[...]
    }
    return try? next.plan(of: clause)
  }

  /// `cheesecake: with berries`, `the badge: closed`: what a text tells of a thing that holds no other;
  /// nil for what has options.
  private func telling(
    _ targets: [EditTarget], _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard targets.count == 1 else { return nil }
    switch targets[0] {
    case .part(let address, let part) where part.kind == "item" || part.kind == "step":
      let detail = TreeValue(.text(name(text, like: "A")))
      return EditPlan(
        subject: "set",
        edits: [.change(address, [.add(part.pointer.appending("detail"), detail)])],
        targets: targets, done: "the detail of \(names(of: targets)) is \(quoted(text)) now")
    case .element(let address):
      switch element(at: address)?.component {
      case .heading?, .paragraph?, .badge?, .button?, .link?, .quote?, .image?:
        return try rename(targets, to: text)
      case .alert?: return try set(targets, EditProperty(name: "message"), to: text)
      default: return nil
      }
    case .part, .section, .screen: return nil
    }
  }

  /// `X as the placeholder of Y`, after `put`, `add` and `use`; nil where that is not said.
  func settingAs(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan? {
    for index in tokens.indices.dropFirst() {
      guard tokens[index].isWord("as") else { continue }
      let rest = finder.bare(tokens[(index + 1)...])
      guard let part = words.match("part", at: rest) else { continue }
      let after = rest.dropFirst(part.count)
      guard
        let of = words.match("of", at: after) ?? words.match("place", at: after)
          ?? words.match("link", at: after), after.count > of.count
      else { continue }
      let targets = try enumerated(after.dropFirst(of.count))
      return try set(targets, EditProperty(name: part.meaning), to: tokens[..<index])
    }
    return nil
  }

  // MARK: - Options

  /// Sets a property to what words say; options are a list, one of them perhaps chosen.
  func set(
    _ targets: [EditTarget], _ property: EditProperty, to words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    guard property.name == "options" else {
      // What is chosen of options is spelled as they are.
      if property.name == "value", let plan = try valuing(targets, words, isChange: false) {
        return plan
      }
      return try set(targets, property, to: written(words))
    }
    guard targets.count == 1, case .element(let address) = targets[0],
      var element = element(at: address)
    else { throw Refusal(reason: "\(names(of: targets)) has no options") }
    // What has options is chosen, and no longer typed.
    if element.component.kind == .field {
      element = uniquelyNamed([converted(element, to: .picker)], except: address)[0]
    }
    guard case .picker(let picker) = element.component else {
      throw Refusal(reason: "\(names(of: targets)) has no options")
    }
    element.component = .picker(self.picker(picker, offering: words))
    element.samples.removeAll { $0 == "options" }
    return EditPlan(
      subject: "set", edits: [.replace(address, with: [element])], targets: targets,
      done: "the options of \(names(of: targets)) are \(written(words)) now")
  }

  /// A picker with the options that words enumerate: `7A, 7B and 8A with 7B selected`.
  func picker(
    _ picker: Component.Picker, offering tokens: ArraySlice<EditToken>
  ) -> Component.Picker {
    var picker = picker
    var pieces = finder.pieces(of: tokens)
    let chosen = picker.selected
    picker.selected = []
    if let last = pieces.last,
      let link = last.indices.first(where: {
        words.match("link", at: last[$0...])?.meaning == "with"
      }),
      let state = last[(link + 1)...].indices.first(where: {
        words.value(last[$0...], of: "option") != nil
      })
    {
      picker.selected = [written(last[(link + 1)..<state])]
      pieces[pieces.count - 1] = last[..<link]
    }
    let isBig = pieces.contains { $0.first?.text.first?.isUppercase ?? false }
    picker.options = pieces.filter { !$0.isEmpty }.map { name($0, like: isBig ? "" : "A") }
    if picker.selected.isEmpty { picker.selected = chosen }
    picker.selected = picker.selected.compactMap { chosen in
      picker.options.first { $0.lowercased() == chosen.lowercased() }
    }
    return picker
  }

  /// A component of another kind, or another look, with more said of it: `radio buttons with Aetna and
  /// Cigna`, `a slider from 1 to 10`; nil where no kind is said, or no more.
  func detailed(
    _ target: EditTarget, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard case .element(let address) = target, let old = element(at: address) else { return nil }
    guard
      let end = tokens.indices.dropFirst().first(where: { index in
        tokens[index].isMark && tokens[index].text == ":"
          || words.match("of", at: tokens[index...]) != nil
          || words.match("link", at: tokens[index...])?.meaning == "with"
          || tokens[index].isWord("from")
      })
    else { return nil }
    let head = finder.bare(tokens[..<end])
    var tail = tokens[(end + 1)...]
    if let part = words.match("part", at: tail), part.meaning == "options" {
      tail = tail.dropFirst(part.count)
    }
    let style = words.value(head, of: "picker")
    guard let name = words.meaning("kind", of: head) ?? style.map({ _ in "picker" }),
      let kind = ComponentKind(rawValue: name), !tail.isEmpty
    else { return nil }
    var new: Element
    if kind == .picker {
      var element = old.component.kind == .picker ? old : converted(old, to: .picker)
      if let style { _ = element.set(style.property, to: TreeValue(.text(style.value))) }
      guard case .picker(let made) = element.component else { return nil }
      element.component = .picker(picker(made, offering: tail))
      element.samples = []
      new = element
    } else {
      guard kind != old.component.kind,
        let made = try components(of: tokens).first(where: { $0.component.kind == kind })
      else { return nil }
      new = made
      let texts = OwnTexts(of: old.component)
      if let naming = OwnTexts(of: new.component).naming,
        let title = texts.naming.flatMap({ texts[$0] })
      {
        _ = new.set(naming, to: TreeValue(.text(title)))
      }
      if let name = texts["name"] { _ = new.set("name", to: TreeValue(.text(name))) }
    }
    new = uniquelyNamed([new], except: address)[0]
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: [new])], targets: [target],
      done: "\(names(of: [target])) is \(written(tokens)) now")
  }
}
