internal import ScreenAnchors
internal import ScreenModel
internal import ScreenText

/// What a clause without a verb says that something is: `fines are 0.00`, `guests up to 4`.
extension EditSession {
  /// A value, a limit or a property that words say of what they begin with; nil where they say none.
  func stated(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan? {
    if let plan = limited(tokens) { return plan }
    if let plan = try measured(tokens) { return plan }
    for index in tokens.indices.dropFirst().reversed() where !tokens[index].isMark {
      let anchor = tokens[..<index]
      var rest = tokens[index...]
      let copula = words.match("copula", at: rest)
      rest = rest.dropFirst(copula?.count ?? 0)
      rest = withoutLink(withoutLate(rest))
      if let adverb = words.match("adverb", at: rest), adverb.count < rest.count {
        rest = rest.dropFirst(adverb.count)
      }
      guard !rest.isEmpty else { continue }
      guard let target = finder.find(anchor).one ?? fitted(anchor, rest, isSaid: copula != nil)
      else {
        // `max passengers 6`
        guard let (property, object) = property(in: anchor), Figure(written(rest)) != nil,
          let target = finder.find(object).one
        else { continue }
        return try set([target], property, to: rest)
      }
      if let plan = try state(target, anchor, rest, isSaid: copula != nil) { return plan }
    }
    return nil
  }

  /// Of several things that are meant, the one that words can be said of: the slider of those called
  /// "Adults" has a maximum; nil where none is, or several are.
  private func fitted(
    _ anchor: ArraySlice<EditToken>, _ rest: ArraySlice<EditToken>, isSaid: Bool
  ) -> EditTarget? {
    guard case .ambiguous(_, let among) = finder.find(anchor) else { return nil }
    let fitting = among.filter { target in
      if case .part(let address, let part) = target {
        guard let tree = element(at: address)?.tree else { return false }
        return part.fitting(written(rest), in: tree) != nil
      }
      return (try? state(target, anchor, rest, isSaid: isSaid)) != nil
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// What words say of a thing by a value, a limit or a property; nil where they say none.
  func state(
    _ target: EditTarget, _ anchor: ArraySlice<EditToken>, _ rest: ArraySlice<EditToken>,
    isSaid: Bool
  ) throws(Refusal) -> EditPlan? {
    if let plan = corrected(target, rest) { return plan }
    if let plan = limiting(target, rest) { return plan }
    if let part = words.match("part", at: rest), part.count < rest.count {
      return try give(anchor, rest)
    }
    // `71 % and falling`, `required and at least 1`
    let pieces = finder.pieces(of: rest)
    if pieces.count > 1 {
      var plans: [EditPlan] = []
      for piece in pieces {
        if let plan = try make([target], piece) {
          plans.append(plan)
        } else if let plan = try state(target, anchor, piece, isSaid: isSaid) {
          plans.append(plan)
        }
      }
      if plans.count == pieces.count { return Self.joined(plans) }
    }
    let hasFigure = rest.first.map { Figure($0.text) != nil } ?? false
    switch target {
    case .screen: return nil
    case .section:
      // `rent is 860 €` of a section "Rent" in which "Monthly rent" is.
      let held = finder.named(finder.candidates(in: target), finder.bare(anchor), .inPart)
      guard held.count == 1, isSaid || hasFigure else { return nil }
      return try state(held[0].target, anchor, rest, isSaid: isSaid)
    case .part(let address, let part):
      guard let tree = element(at: address)?.tree else { return nil }
      // `B4 leaves on 2 June`: what is written as one of its values is.
      for start in rest.indices.prefix(4) {
        let text = rest[start...]
        let isWhole = start == rest.startIndex
        let hasFigure = text.contains { $0.text.utf8.contains(where: \.isASCIIDigit) }
        if isWhole || hasFigure && part.fitting(written(text), in: tree) != nil,
          let plan = try valuing([target], text, isChange: true)
        {
          return plan
        }
      }
      return nil
    case .element(let address):
      let kind = element(at: address)?.component.kind
      // `boxes 20`
      let isCounted = takesFigures(address) && rest.count < 4 && !rest.contains(where: \.isMark)
      guard kind == .picker || isSaid || hasFigure && (kind != .field || isCounted) else {
        return nil
      }
      return try valuing([target], rest, isChange: true)
    }
  }

  /// Whether a component is a field of a number, a date or a time.
  private func takesFigures(_ address: ElementAddress) -> Bool {
    guard case .field(let field)? = element(at: address)?.component else { return false }
    return [.number, .date, .time, .datetime].contains(field.kind)
  }

  /// Words without `at` before a figure, or `to`.
  func withoutLink(_ tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    guard let link = words.match("link", at: tokens), link.count < tokens.count,
      Figure(tokens[tokens.startIndex + link.count].text) != nil
    else { return tokens }
    return tokens.dropFirst(link.count)
  }

  /// Words without `now` at their end.
  func withoutLate(_ tokens: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    for count in [3, 2, 1] where tokens.count > count {
      if words.match("late", at: tokens.suffix(count))?.count == count {
        return tokens.dropLast(count)
      }
    }
    return tokens
  }

  /// Several plans of one clause, one after the other.
  static func joined(_ plans: [EditPlan]) -> EditPlan? {
    guard let first = plans.first, let last = plans.last else { return nil }
    return EditPlan(
      subject: first.subject, edits: plans.flatMap(\.edits), targets: last.targets,
      done: plans.filter { !$0.edits.isEmpty || $0.lacks.isEmpty }.map(\.done)
        .joined(separator: "; "),
      lacks: plans.flatMap(\.lacks))
  }

  /// `up to 4`, `from 1 to 60`, `between 15 and 30`; nil for what has no limits.
  func limiting(_ target: EditTarget, _ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard case .element = target else { return nil }
    if words.match("range", at: tokens) != nil, let plan = ranging([target], tokens) {
      return plan
    }
    guard let limit = words.match("limit", at: tokens) else { return nil }
    let figure = written(tokens.dropFirst(limit.count))
    guard Figure(figure) != nil else { return nil }
    return try? set([target], EditProperty(name: limit.meaning), to: figure)
  }

  /// `up to 8 children`: a limit, and of what it is one; nil where words begin otherwise.
  private func limited(_ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard let limit = words.match("limit", at: tokens) else { return nil }
    let rest = tokens.dropFirst(limit.count)
    guard let figure = rest.first, Figure(figure.text) != nil, rest.count > 1,
      let target = finder.find(rest.dropFirst()).one, case .element = target
    else { return nil }
    return try? set([target], EditProperty(name: limit.meaning), to: figure.text)
  }

  /// `3 sets of lunges`: what numbers and units say of what they are of.
  private func measured(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan? {
    guard let first = tokens.first, Figure(first.text) != nil else { return nil }
    for index in tokens.indices.dropFirst() {
      guard let of = words.match("of", at: tokens[index...]),
        let target = finder.find(tokens[(index + of.count)...]).one,
        case .element(let address) = target, let kind = element(at: address)?.component.kind,
        kind == .timer || kind == .repetition
      else { continue }
      return try valuing([target], tokens[..<index], isChange: true)
    }
    return nil
  }

  /// `by Mozart, not Bruckner`: a text of what is meant is another now; nil where words say no such.
  private func corrected(_ target: EditTarget, _ tokens: ArraySlice<EditToken>) -> EditPlan? {
    for index in tokens.indices.dropFirst() {
      guard let not = words.match("not", at: tokens[index...]),
        index + not.count < tokens.endIndex
      else { continue }
      var new = tokens[..<index]
      while new.last?.isMark ?? false { new = new.dropLast() }
      if let lead = words.match("link", at: new) ?? words.match("of", at: new)
        ?? words.match("place", at: new), lead.count < new.count
      {
        new = new.dropFirst(lead.count)
      }
      let old = written(tokens[(index + not.count)...])
      guard case .one(let place) = held(old, in: target),
        let shown = element(at: place.address)?.tree?[place.pointer].map(ComponentPart.shown)
      else { continue }
      return replacing([place], with: name(new, like: shown), old: old)
    }
    return nil
  }

  // MARK: - What is there at first

  /// `default vegan`, `default the quantity to 2`: what is chosen or filled in at first.
  func defaulting(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let (anchor, text) = linked(tokens, "to") {
      return try assign(anchor, text, isChange: false, isState: true)
    }
    if case .part(_, let part)? = finder.find(tokens).one, part.kind == "option" {
      return try marking(tokens, isOn: true)
    }
    if latest.count == 1, let plan = try valuing(latest, tokens, isChange: false) { return plan }
    if let plan = try stated(tokens) { return plan }
    let plan = try setting(tokens, isChange: false)
    guard plan.subject != "move" else {
      throw Refusal(reason: "\(names(of: plan.targets)) has nothing such to begin with")
    }
    return plan
  }
}
