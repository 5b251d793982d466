package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// Statements about a thing: `fines are 0.00`, `guests up to 4`.
extension EditSession {
  /// Applies a statement about a thing by a value, a limit or a property; nil if the words state
  /// none.
  package func state(
    _ target: EditTarget, _ anchor: ArraySlice<EditToken>, _ rest: ArraySlice<EditToken>,
    isSaid: Bool
  ) throws(Refusal) -> EditPlan? {
    if let plan = corrected(target, rest) { return plan }
    if let plan = limiting(target, rest) { return plan }
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
      // `rent is 860 €` for a section "Rent" that contains "Monthly rent".
      let held = finder.named(finder.candidates(in: target), finder.bare(anchor), .inPart)
      guard held.count == 1, isSaid || hasFigure else { return nil }
      return try state(held[0].target, anchor, rest, isSaid: isSaid)
    case .part(let address, let part):
      guard let tree = element(at: address)?.tree else { return nil }
      // `B4 leaves on 2 June`: the words in the format of one of its values.
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

  /// Several plans, one after another.
  package static func joined(_ plans: [EditPlan]) -> EditPlan? {
    guard let first = plans.first, let last = plans.last else { return nil }
    return EditPlan(
      subject: first.subject, edits: plans.flatMap(\.edits), targets: last.targets,
      done: plans.filter { !$0.edits.isEmpty || $0.lacks.isEmpty }.map(\.done)
        .joined(separator: "; "),
      lacks: plans.flatMap(\.lacks))
  }

  /// `up to 4`, `from 1 to 60`, `between 15 and 30`; nil for something without limits.
  package func limiting(_ target: EditTarget, _ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard case .element = target else { return nil }
    if words.match("range", at: tokens) != nil, let plan = ranging([target], tokens) {
      return plan
    }
    guard let limit = words.match("limit", at: tokens) else { return nil }
    let figure = written(tokens.dropFirst(limit.count))
    guard Figure(figure) != nil else { return nil }
    return try? set([target], EditProperty(name: limit.meaning), to: figure)
  }

  /// `by Mozart, not Bruckner`: replaces a text of the target; nil if the words do not say so.
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
      guard case .one(let place) = screen.held(old, in: target),
        let shown = element(at: place.address)?.tree[place.pointer].map(ComponentPart.shown)
      else { continue }
      return replacing([place], with: name(new, like: shown), old: old)
    }
    return nil
  }

  /// Marks items of a list, each of which has room for one badge.
  package func badging(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    var edits: [Edit] = []
    for target in targets {
      guard case .part(let address, let part) = target else { continue }
      guard tree(at: address)[part.pointer]?[Component.ListItem.Property.badge] == nil else {
        throw Refusal(reason: "\(name(of: target)) has no place for \(quoted(words))")
      }
      let badge = TreeValue(.text(name(words, like: "A")))
      edits.append(
        .change(address, [.add(part.pointer.appending(Component.ListItem.Property.badge), badge)]))
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "\(names(of: targets)) is marked \(quoted(words)) now")
  }

  // MARK: - What is there at first

  /// `cheesecake: with berries`, `the badge: closed`: a text about a thing without parts; nil for
  /// something with options.
  package func telling(
    _ targets: [EditTarget], _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard targets.count == 1 else { return nil }
    switch targets[0] {
    case .part(let address, let part) where part.kind == "item" || part.kind == "step":
      let detail = TreeValue(.text(name(text, like: "A")))
      // A state goes beside a price, and does not replace it.
      let item = element(at: address)?.tree[part.pointer]
      let old = item?[Component.ListItem.Property.detail]?.text ?? ""
      if part.kind == "item", old.utf8.contains(where: \.isASCIIDigit),
        !written(text).utf8.contains(where: \.isASCIIDigit)
      {
        guard item?[Component.ListItem.Property.badge] == nil else {
          throw Refusal(reason: "\(names(of: targets)) has no place for \(quoted(text))")
        }
        return EditPlan(
          subject: "set",
          edits: [
            .change(
              address, [.add(part.pointer.appending(Component.ListItem.Property.badge), detail)])
          ],
          targets: targets, done: "\(names(of: targets)) is marked \(quoted(text)) now")
      }
      var pieces = TextPieces(old)
      if pieces.pieces.count > 1, TextPieces(written(text)).pieces.count == 1 {
        guard let index = pieces.index(replacedBy: written(text)) else {
          throw Refusal(
            reason: "\(quoted(text)) may take the place of "
              + pieces.pieces.map { "\"\($0)\"" }.joined(separator: " or ") + "; say which")
        }
        pieces.pieces[index] = name(text, like: pieces.pieces[index])
        return EditPlan(
          subject: "set",
          edits: [
            .change(
              address,
              [
                .add(
                  part.pointer.appending(Component.ListItem.Property.detail),
                  TreeValue(.text(pieces.text)))
              ])
          ],
          targets: targets,
          done: "the detail of \(names(of: targets)) is \"\(pieces.text)\" now")
      }
      return EditPlan(
        subject: "set",
        edits: [
          .change(
            address, [.add(part.pointer.appending(Component.ListItem.Property.detail), detail)])
        ],
        targets: targets, done: "the detail of \(names(of: targets)) is \(quoted(text)) now")
    case .element(let address):
      switch element(at: address)?.component {
      case .heading?, .paragraph?, .badge?, .button?, .link?, .quote?, .image?:
        return try rename(targets, to: text)
      case .alert?:
        return try set(targets, EditProperty(Component.Alert.Property.message), to: text)
      default: return nil
      }
    case .part, .section, .screen: return nil
    }
  }

  /// `change the priority to low`, of a badge "Priority: high": it goes on saying what is so; nil
  /// for other things.
  package func keyed(
    _ targets: [EditTarget], _ text: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard targets.count == 1, case .element(let address) = targets[0],
      case .badge(let badge)? = element(at: address)?.component,
      let colon = badge.label.firstIndex(of: ":"), !written(text).contains(":"),
      badge.label[colon...].hasPrefix(": ")
    else { return nil }
    let old = String(badge.label[badge.label.index(colon, offsetBy: 2)...])
    let value = ComponentPart.spelled(written(text), like: old)
    return try set(
      targets, EditProperty(name: "label"), to: badge.label[..<colon] + ": " + value)
  }
}
