internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// The currency of amounts.
extension EditSession {
  /// `the prices in euros`, `a euro sign on all the amounts`: the sign of the amounts meant; nil if
  /// the request says an amount itself, or no currency.
  func pricing(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard request.kind == .change || request.kind == .add || request.kind == .order else {
      return nil
    }
    let said = tokens(in: request.range)
    guard !said.contains(where: { $0.text.utf8.contains(where: \.isASCIIDigit) || $0.isQuoted }),
      let index = said.indices.first(where: { words.match("currency", at: said[$0...]) != nil }),
      let currency = words.match("currency", at: said[index...])
    else { return nil }
    let after = said[(index + currency.count)...]
    let isSign = words.match("sign", at: after) != nil
    let isIn =
      index > said.startIndex && words.match("measure", at: said[..<index].suffix(1)) != nil
    // `the currency should be pounds`
    let isNamed = said[..<index].contains { words.match("currency-name", at: [$0]) != nil }
    guard isSign || isIn || isNamed else { return nil }
    var anchor = isNamed ? word("whole-all") : isIn ? said[..<index].dropLast() : after.dropFirst()
    if isSign, let lead = words.match("place", at: anchor) ?? words.match("of", at: anchor) {
      anchor = anchor.dropFirst(lead.count)
    }
    while let verb = words.match("verb", at: anchor) { anchor = anchor.dropFirst(verb.count) }
    // `the revenue should be in euros`
    while let last = anchor.last, !last.isQuoted, words.match("stating-tail", at: [last]) != nil {
      anchor = anchor.dropLast()
    }
    guard isSign || request.kind != .add else { return nil }
    let places = (try? amounts(anchor)) ?? []
    guard !places.isEmpty else {
      // What is no amount may have a unit.
      guard
        isSign || words.match("screen", at: anchor) != nil || words.match("all", at: anchor) != nil
      else { return nil }
      throw Refusal(reason: "\(quoted(anchor)) are not amounts")
    }
    var edits: [Edit] = []
    for place in places {
      let old = tree(at: place.address)[place.pointer].map(ComponentPart.shown) ?? ""
      let bare = old.drop { !$0.isNumber && $0 != "-" && $0 != "+" }
      let sign = bare.first == "-" || bare.first == "+" ? String(bare.prefix(1)) : ""
      let new = sign + currency.meaning + bare.dropFirst(sign.count).filter { !"$€£¥".contains($0) }
      edits.append(.change(place.address, [.replace(place.pointer, TreeValue(.text(new)))]))
    }
    let addresses = places.map(\.address).reduce(into: [ElementAddress]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: addresses.map { .element($0) },
      done: "\(edits.count) amounts are in \(currency.meaning) now; their figures are as they were")
  }

  /// Refuses `center the title`: a verb for a look that nothing has, which adds nothing.
  func refuseLook(saidBy request: ChangeRequest) throws(Refusal) {
    let said = words.bare(tokens(in: request.range))
    guard let verb = words.match("lack-verb", at: said), verb.count < said.count,
      (try? resolveTargets(said.dropFirst(verb.count))) != nil
    else { return }
    throw Refusal(
      reason: "no \(verb.meaning) can be set: \(quoted(said))" + nearest(to: [], verb.meaning))
  }

  /// `weights in pounds`: what has another unit of the same kind is converted; nil for other
  /// requests.
  func converting(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    let said = tokens(in: request.range)
    guard request.kind == .change, !request.things.isEmpty,
      let index = said.indices.dropLast().first(where: {
        words.match("measure", at: said[$0...]) != nil
      }),
      let unit = MeasureUnit(named: written(words.bare(said[(index + 1)...])))
    else { return nil }
    let targets = (try? resolveTargets(things(in: request))) ?? []
    var edits: [Edit] = []
    for target in targets where target != .screen {
      for place in screen.texts(in: target, where: { unit.measures($0) }) {
        let old = tree(at: place.address)[place.pointer]?.text ?? ""
        guard let new = unit.converted(old), new != old else { continue }
        edits.append(.change(place.address, [.replace(place.pointer, TreeValue(.text(new)))]))
      }
    }
    guard !edits.isEmpty else { return nil }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "\(names(of: targets)) is converted to \(unit.sign)")
  }

  /// `prices with two decimals`, `dates like 3 May`, `times on a 24-hour clock`: writes what is
  /// there in another way; nil for other requests.
  func restyling(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    let said = tokens(in: request.range)
    guard !said.contains(where: \.isQuoted), let (style, words) = writingStyle(in: said) else {
      return nil
    }
    // `like May 4 instead of 4 May`: neither is what is written anew.
    let things = request.things.filter { thing in
      !thing.overlaps(range(of: words)) && DayPattern(text.text(in: thing)) == nil
    }.map { tokens(in: $0) }
    let named = things.flatMap { (try? resolveTargets($0)) ?? [] }.filter { $0 != .screen }
    var edits: [Edit] = []
    for target in named.isEmpty ? [.screen] : named {
      for place in screen.texts(in: target, where: { style.written($0) != nil }) {
        let old = tree(at: place.address)[place.pointer]?.text ?? ""
        // Counts, without a point or a currency, are no amounts unless they are named.
        if case .decimals = style, named.isEmpty, ValueForm(of: old) != .money,
          !old.contains(".")
        {
          continue
        }
        guard let new = style.written(old), new != old else { continue }
        edits.append(.change(place.address, [.replace(place.pointer, TreeValue(.text(new)))]))
      }
    }
    let owners = edits.reduce(into: [EditTarget]()) { owners, edit in
      guard case .change(let address, _) = edit, !owners.contains(.element(address)) else { return }
      owners.append(.element(address))
    }
    guard !owners.isEmpty else {
      throw Refusal(reason: "\(quoted(words)) would change nothing here")
    }
    if let plan = try pricing(request), case let prices = plan.edits, !prices.isEmpty {
      var steps = EditSteps(self)
      try steps.take(
        EditPlan(subject: "set", edits: edits, targets: owners, done: "rewritten"))
      if let plan = try steps.session.pricing(request) { try steps.take(plan) }
      return try steps.joined(orRefuse: "it does not say how to write it")
    }
    return EditPlan(
      subject: "set", edits: edits, targets: owners,
      done: "\(names(of: owners)): \(edits.count) texts are written with \(quoted(words)) now")
  }

  /// The way of writing that words ask for, with the words.
  private func writingStyle(
    in said: ArraySlice<EditToken>
  ) -> (style: WritingStyle, words: ArraySlice<EditToken>)? {
    for index in said.indices {
      let rest = said[index...]
      if let found = words.match("decimals", at: rest), let count = Int(found.meaning) {
        return (.decimals(count), rest.prefix(found.count))
      }
      if let found = words.match("clock", at: rest), let hours = Int(found.meaning) {
        return (.clock(hours: hours), rest.prefix(found.count))
      }
      guard let lead = words.match("written-as", at: rest) else { continue }
      let example = rest.dropFirst(lead.count)
      for count in [3, 2, 1] where count <= example.count {
        let shown = example.prefix(count)
        guard let pattern = DayPattern(written(shown)) else { continue }
        return (.day(pattern), shown)
      }
    }
    return nil
  }

  /// The places of the amounts that words mean: those of a thing, a column, or all of them.
  private func amounts(_ anchor: ArraySlice<EditToken>) throws(Refusal) -> [Screen.TextPlace] {
    let bare = finder.bare(anchor.drop { words.match("all", at: [$0]) != nil })
    let isAll =
      bare.isEmpty
      || words.meaning("amounts", of: bare) != nil
        && { if case .missing = finder.find(bare) { true } else { false } }()
    guard isAll else {
      return try resolveTargets(anchor).flatMap { target in screen.figures(in: target) }
    }
    let all = screen.figures(in: .screen)
    let priced = all.filter { place in
      let text = tree(at: place.address)[place.pointer].map(ComponentPart.shown) ?? ""
      return ValueForm(of: text) == .money
    }
    // Without any sign, the figures of lists and facts are the amounts, but those of tables may
    // count anything.
    return priced.isEmpty
      ? all.filter { element(at: $0.address)?.component.kind != .table } : priced
  }
}
