internal import ScreenAnchors
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
      let isIndefinite = words.match("indefinite", at: what) != nil
      if isIndefinite, isNew(what) { return try insertion(tokens) }
      // What is there is not put in once more.
      if case .missing = finder.find(what), kind(ofNew: what) != nil {
        return try insertion(tokens)
      }
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
    if let plan = try stated(tokens) { return plan }
    // `another checkbox for the newsletter`
    let what = tokens[..<(tokens.firstIndex(where: \.isMark) ?? tokens.endIndex)]
    return words.match("indefinite", at: what) != nil && isNew(what) ? try insertion(tokens) : nil
  }

  /// Whether words say a kind of thing that may be put in.
  private func isNew(_ tokens: ArraySlice<EditToken>) -> Bool {
    kind(ofNew: tokens) != nil || partHead(of: tokens) != nil
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
    let pieces = finder.pieces(of: text)
    for piece in pieces {
      let said = EditClause.withoutTrailing(piece, in: words)
      if let plan = try make(targets, piece) {
        plans.append(plan)
      } else if words.match("part", at: piece) != nil {
        plans.append(try give(anchor, piece))
      } else if pieces.count > 1, targets.count == 1, let plan = limiting(targets[0], said) {
        plans.append(plan)
      } else if pieces.count > 1, Figure(written(said)) != nil,
        let plan = try valuing(targets, said, isChange: true)
      {
        plans.append(plan)
      } else {
        if let plan = try valuing(targets, text, isChange: true) { return plan }
        if let plan = try telling(targets, text) { return plan }
        return try set(targets, EditProperty(name: "options"), to: text)
      }
    }
    guard var plan = Self.joined(plans) else { return nil }
    plan.targets = targets
    return plan
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
    // A part of a name stands for all of it.
    if case .element? = targets.first, targets.count == 1, Figure(written(text)) == nil,
      !says(text)
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
}
