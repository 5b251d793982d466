internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Changes that state how a thing is, or that repeat the change before them.
extension EditSession {
  /// A request with its first part as the subject if that already exists: `⟨categories⟩ should be
  /// A, B, C`.
  func naming(_ request: ChangeRequest) -> ChangeRequest {
    if let stated = stated(request) { return stated }
    guard request.things.isEmpty, request.parts.count > 1, let first = request.parts.first,
      first.children.isEmpty, [.item, .column, .option].contains(first.label),
      isThere(first.range)
    else { return request }
    var named = request
    named.things = [named.parts.removeFirst().range]
    return named
  }

  /// `status is ⟨resolved⟩`, where only the first was read: the rest is its value; nil for others.
  func stated(_ request: ChangeRequest) -> ChangeRequest? {
    guard request.things.isEmpty, request.parts.count == 1, let first = request.parts.first,
      first.children.isEmpty, [.item, .column, .option].contains(first.label)
    else { return nil }
    let rest = tokens(in: request.range).drop { $0.range.lowerBound < first.range.upperBound }
    guard let copula = words.match("copula", at: rest), copula.count < rest.count,
      finder.find(tokens(in: first.range)).one != nil
        || finder.otherwise(tokens(in: first.range))?.one != nil
    else { return nil }
    var stated = request
    stated.things = [first.range]
    stated.parts = [ReadingTree.Node(.value, range(of: rest.dropFirst(copula.count)))]
    return stated
  }

  /// Whether words refer to something on the screen, by another name only if they say `the`.
  func isThere(_ range: SourceRange) -> Bool {
    let said = tokens(in: range)
    if case .found = finder.find(said) { return true }
    let led = tokens(in: led(range).union(range))
    return words.match("definite", at: led) != nil && finder.otherwise(said)?.one != nil
  }

  /// `the gate stays unchanged`: nothing is done, as it is asked; nil for other requests.
  func keepingAsIs(_ request: ChangeRequest, _ targets: [EditTarget]) -> EditPlan? {
    var stated = request
    // `sizes unchanged`, where that was read as how they are to be.
    stated.parts.removeAll { part in
      part.label == .kind && words.isPhrase("as-it-is", tokens(in: part.range))
    }
    let said = unnamed(in: stated)
    guard stated.parts.isEmpty, request.places.isEmpty, !request.things.isEmpty,
      verbs(in: request).isSubset(of: ["keep"]),
      let start = said.indices.first(where: { words.isPhrase("as-it-is", said[$0...]) }),
      said[..<start].allSatisfy({ words.match("verb", at: [$0]) != nil || isIdle([$0]) })
    else { return nil }
    return EditPlan(
      subject: "keep", edits: [], targets: targets, done: "\(names(of: targets)) stays")
  }

  /// `make the colour red`, of a fact that says a colour: the look is what it says; nil for others.
  func recolouring(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard targets.count == 1, case .element(let address) = targets[0],
      case .keyValue(let fact)? = element(at: address)?.component,
      let look = self.words.lack(words),
      self.words.lack(EditToken.tokens(of: Array(fact.value.lowercased().utf8))[...]) == look
    else { return nil }
    return try valuing(targets, words, isChange: false)
  }

  /// `the van is booked already`, of the task "Book the van": it is done; nil for other requests.
  func beingDone(
    _ request: ChangeRequest, _ targets: [EditTarget]
  ) throws(Refusal) -> EditPlan? {
    guard targets.count == 1, case .part(_, let part) = targets[0], part.kind == "task",
      request.places.isEmpty, let verb = AnchorFinder.fold(part.label).first
    else { return nil }
    let said = tokens(in: request.range).filter { token in
      !request.things.contains { $0.overlaps(token.range) }
    }
    let stem = verb.utf8.last == UInt8(ascii: "e") ? String(verb.dropLast()) : verb
    guard said.contains(where: { words.match("copula", at: [$0]) != nil }),
      !said.contains(where: { words.match("not", at: [$0]) != nil }),
      said.contains(where: { $0.folded == stem + "ed" || $0.folded == verb + "ed" })
    else { return nil }
    return try marking(targets, isOn: true)
  }

  /// `…, the date too`, `…, the comment not`: repeats the previous change on another thing; nil if
  /// the request states more, or if there was no such change.
  func again(
    _ request: ChangeRequest, _ targets: [EditTarget]
  ) throws(Refusal) -> EditPlan? {
    // `… and the drop-off not`
    let isBare = request.parts.allSatisfy { part in
      let said = tokens(in: part.range)
      return part.label == .kind
        && (words.isPhrase("not", said) || words.isPhrase("trailing", said))
    }
    guard isBare, !request.things.isEmpty, let before else { return nil }
    // `hours first, then the canoe`
    if before.kind == .move, !latest.isEmpty, latest != targets {
      return try move(targets, to: .after(latest))
    }
    guard let look = before.roles(.kind).first, before.kind == .change else { return nil }
    let rest = tokens(in: request.range).filter { token in
      !request.things.contains { $0.overlaps(token.range) }
    }
    let isNot = rest.indices.contains { words.isPhrase("not", rest[$0...]) }
    let isToo = rest.indices.contains { words.isPhrase("trailing", rest[$0...]) }
    guard isNot || isToo else { return nil }
    return try make(targets, ((isNot ? Array(word("not")) : []) + tokens(in: look))[...])
  }
}
