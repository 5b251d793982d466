internal import EditConstructions
internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// What collections, columns and choices hold.
extension EditSession {
  /// `the list should have name, plug type and free spots, not Me and Side`: the attributes of a
  /// collection's rows or items; what it has already stays, and its names are no attribute.
  func construedColumns(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let list = match[.list] else { return nil }
    let homes = finder.candidates(in: nil).filter {
      $0.kind == ComponentKind.table.rawValue || $0.kind == ComponentKind.list.rawValue
    }
    let named = match[.collection].flatMap { finder.find($0).one }.map { held(alone: $0) }
    guard
      let home = homes.first(where: { $0.target == named })?.address
        ?? (homes.count == 1 ? homes[0].address : nil)
    else { return nil }
    // `the columns should be A, B and C`: those, and no others.
    if match[.collection] == nil, match[.list, 2] == nil,
      match.named.contains(where: { $0.isWord("columns") }),
      let table = words.first("kind", "table")
    {
      return try tabulated(
        .element(home), [EditToken(text: table, folded: table, range: .at(0))], listed(list))
    }
    // `the list should have Anna and Ben` names what it holds.
    let areNames = listed(list).allSatisfy { $0.first?.text.first?.isUppercase ?? false }
    if areNames, match[.list, 2] == nil { return nil }
    var steps = EditSteps(self)
    if let others = match[.list, 2] {
      let gone = listed(others).compactMap { finder.find($0, in: .element(home)).one }
      guard gone.count == listed(others).count else { return nil }
      try steps.take(removal(of: gone))
    }
    for piece in listed(list) {
      let name = attributeName(piece)
      let known = steps.session.finder.find(name, in: .element(home))
      if case .found = known { continue }
      guard isPlainName(name, mayAct: false) else { return nil }
      // The first column holds the names, whatever it is called.
      if words.isPhrase("own-name", name) { continue }
      // `the users in a table` are there, and no attribute.
      if finder.find(name).one != nil { return nil }
      guard (1...4).contains(name.count) else { return nil }
      try steps.take(try steps.session.addingColumn(name, at: nil, within: .element(home)))
    }
    return steps.isEmpty ? nil : try steps.joined(orRefuse: "")
  }

  /// The pieces of an enumeration: between slashes if there are some, or else between marks and
  /// joints.
  func listed(_ list: ArraySlice<EditToken>) -> [ArraySlice<EditToken>] {
    divided(list).map { plain($0) }.filter { piece in
      // `…, not small and large`
      !piece.isEmpty && words.match("not", at: piece) == nil
    }
  }

  /// A piece without what is said around a name: `please`, `either`.
  private func plain(_ piece: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    var piece = piece
    while piece.count > 1, let lead = words.match("examples", at: piece), lead.count < piece.count {
      piece = piece.dropFirst(lead.count)
    }
    while piece.count > 1, !(piece.last?.isQuoted ?? false),
      words.isPhrase("trailing", piece.suffix(1))
    {
      piece = piece.dropLast()
    }
    // `1 Address`, of steps that are numbered.
    if piece.count > 1, let first = piece.first, first.text.count == 1,
      let digit = Int(first.text), digit > 0,
      piece.dropFirst().first?.text.first?.isUppercase == true
    {
      piece = piece.dropFirst()
    }
    return piece
  }

  private func divided(_ list: ArraySlice<EditToken>) -> [ArraySlice<EditToken>] {
    let slashes = list.filter { $0.text == "/" }
    guard !slashes.isEmpty else {
      return finder.pieces(of: list).flatMap { piece -> [ArraySlice<EditToken>] in
        // `one or the other`
        piece.split { !$0.isQuoted && ($0.folded == "or" || $0.text == "&") }
      }.filter { !$0.isEmpty }
    }
    return list.split { $0.text == "/" }.map { piece in
      var piece = piece
      while let last = piece.last, last.isMark { piece = piece.dropLast() }
      return piece
    }.filter { !$0.isEmpty }
  }

  /// A thing with other names for what it holds, in order; nil for a thing that holds nothing.
  ///
  /// The things keep what else they show; what is one too many goes, and a further one shows "—".
  func filled(_ target: EditTarget, with pieces: [ArraySlice<EditToken>]) -> EditPlan? {
    let said = pieces.map { written(finder.bare($0).isEmpty ? $0 : finder.bare($0)) }
    let isBig = said.contains { $0.first?.isUppercase ?? false }
    let texts = isBig ? said : said.map { LabelText.capitalized($0) }
    switch target {
    case .part(let address, let part) where part.kind == "column" || part.kind == "fact":
      let places = part.places(inAllRowsOf: tree(at: address))
      // Values that were given are no samples to be replaced.
      guard !places.isEmpty, let element = element(at: address), !element.samples.isEmpty else {
        return nil
      }
      return EditPlan(
        subject: "set",
        edits: [
          .change(
            address,
            places.enumerated().map { index, pointer in
              .replace(pointer, TreeValue(.text(texts[index % texts.count])))
            })
        ],
        targets: [target],
        done: "\(part.kind) \"\(part.label)\" says \(texts.joined(separator: ", ")) now")
    case .element(let address):
      guard let old = element(at: address), let component = old.component.renamingMembers(to: texts)
      else { return nil }
      var new = old
      new.component = component
      return EditPlan(
        subject: "set", edits: [.replace(address, with: [new])], targets: [target],
        done: "\(name(of: target)) holds \(texts.joined(separator: ", ")) now")
    case .part, .section, .screen: return nil
    }
  }
}
