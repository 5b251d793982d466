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
    guard isSign || isIn else { return nil }
    var anchor = isIn ? said[..<index].dropLast() : after.dropFirst()
    if isSign, let lead = words.match("place", at: anchor) ?? words.match("of", at: anchor) {
      anchor = anchor.dropFirst(lead.count)
    }
    while let verb = words.match("verb", at: anchor) { anchor = anchor.dropFirst(verb.count) }
    guard isSign || request.kind != .add else { return nil }
    let places = (try? amounts(anchor)) ?? []
    guard !places.isEmpty else {
      // What is no amount may have a unit.
      guard isSign else { return nil }
      throw Refusal(reason: "\(quoted(anchor)) are no amounts")
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
      done: "\(edits.count) amounts are in \(currency.meaning) now")
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
