internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText

extension EditSession {
  func insertion(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let plan = try instead(tokens) { return plan }
    // `put a calendar in its place`
    if gone, vacated != nil,
      let end = tokens.indices.dropFirst().first(where: {
        words.isPhrase("in-its-place", tokens[$0...])
      })
    {
      let elements = uniquelyNamed(try components(of: tokens[..<end]))
      if let plan = filling(elements, isThere: true) { return plan }
    }
    let (named, given) = givens(of: tokens)
    let (tokens, traits) = traits(of: named)
    var split: (what: ArraySlice<EditToken>, place: Place)?
    var refusal: Refusal?
    do throws(Refusal) { split = try placement(in: tokens) } catch { refusal = error }
    let what = split?.what ?? tokens
    guard !what.isEmpty else { throw Refusal(reason: "it does not say what to add") }
    if let lacking = words.match("lacking", at: what.suffix(1)) {
      throw Refusal(reason: "no component has \(quoted(what)): there is no \(lacking.meaning)")
    }
    if given.isEmpty {
      if split != nil, let plan = try? separately(tokens, or: Refusal(reason: "")) { return plan }
      if let refusal { return try separately(tokens, or: refusal) }
    } else if let refusal {
      throw refusal
    }
    if let pair = try pairInsertion(what, at: split?.place) { return pair }
    if let plan = try addingPart(what, at: split?.place) { return plan }
    if let plan = siblingSection(what, split?.place) { return plan }
    if isSection(what) { return try sectionInsertion(what, split?.place) }
    var beside: EditTarget?
    if case .after(let targets) = split?.place { beside = targets.first }
    if case .before(let targets) = split?.place { beside = targets.first }
    if split == nil { beside = lastOfForm }
    if beside == nil, split == nil, gone, vacated?.family == .input { beside = lastInput }
    if split == nil { try checkPlace(in: what) }
    let composed = try components(of: what, beside: beside)
    var made: [Element] = []
    for (index, element) in composed.enumerated() {
      let own = try self.element(element, with: traits)
      // What is given is given to what is said last.
      made.append(index + 1 == composed.count ? try self.element(own, given: given) : own)
    }
    let elements = uniquelyNamed(made)
    if split == nil, let plan = filling(elements, isThere: false) { return plan }
    let (section, index) =
      if let place = split?.place {
        try elementIndex(place, moving: elements.first)
      } else { defaultPlace(of: elements) }
    let targets = elements.indices.map {
      EditTarget.element(ElementAddress(section: section, index: index + $0))
    }
    return EditPlan(
      subject: "insert", edits: [.insert(elements, section: section, index: index)],
      targets: targets,
      done: "\(elements.map { name(of: $0) }.joined(separator: ", ")) added")
  }

  /// `Country: Japan` beside facts is one more of them; nil where no such pair is said, or elsewhere.
  private func pairInsertion(
    _ what: ArraySlice<EditToken>, at place: Place?
  ) throws(Refusal) -> EditPlan? {
    let pair = finder.bare(what)
    guard let place, let colon = pair.firstIndex(where: { $0.isMark && $0.text == ":" }),
      colon > pair.startIndex, colon + 1 < pair.endIndex, kind(ofNew: pair[..<colon]) == nil
    else { return nil }
    let beside: EditTarget?
    switch place {
    case .after(let targets), .before(let targets): beside = targets.first
    default: beside = nil
    }
    guard case .element(let address)? = beside, let old = element(at: address),
      old.component.kind == .keyValue || old.component.kind == .stat
    else { return nil }
    var new = Element(Component(old.component.kind))
    let (label, value) = (name(pair[..<colon], like: "A"), written(pair[(colon + 1)...]))
    guard let naming = OwnTexts(of: new.component).naming,
      new.set(naming, to: TreeValue(.text(label))), new.set("value", to: TreeValue(.text(value)))
    else { return nil }
    let (section, index) = try elementIndex(place, moving: new)
    return EditPlan(
      subject: "insert", edits: [.insert([new], section: section, index: index)],
      targets: [.element(ElementAddress(section: section, index: index))],
      done: "\(name(of: new)) added")
  }

  /// Words without what is said of the new thing behind marks: `an email field at the end, optional`.
  private func traits(
    of tokens: ArraySlice<EditToken>
  ) -> (rest: ArraySlice<EditToken>, traits: [ArraySlice<EditToken>]) {
    var rest = tokens
    var traits: [ArraySlice<EditToken>] = []
    while let mark = rest.lastIndex(where: \.isMark), mark > rest.startIndex {
      var trait = rest[(mark + 1)...]
      // `…, both required`
      if let all = words.match("all", at: trait), all.count < trait.count {
        trait = trait.dropFirst(all.count)
      }
      guard says(trait) else { break }
      traits.append(trait)
      rest = rest[..<mark]
    }
    // `an optional email`
    let bare = finder.bare(rest)
    if bare.count > 1, words.value(bare.prefix(1), of: "toggle")?.property == "required" {
      traits.append(bare.prefix(1))
      rest = bare.dropFirst()
    }
    return (rest, traits)
  }

  private func element(
    _ element: Element, with traits: [ArraySlice<EditToken>]
  ) throws(Refusal) -> Element {
    var element = element
    for trait in traits {
      guard let value = words.value(trait, of: element.component.kind.rawValue),
        element.set(value.property, to: TreeValue(.text(value.value)))
      else {
        throw Refusal(
          reason: "nothing is known that \(quoted(trait)) would make of \(name(of: element))")
      }
    }
    return element
  }

  /// That a bare noun is not to go to something that is not there: `add cheese to the toppings`.
  private func checkPlace(in tokens: ArraySlice<EditToken>) throws(Refusal) {
    for index in tokens.indices.dropFirst() where !tokens[index].isQuoted {
      guard let place = words.match("place", at: tokens[index...]), place.meaning == "in",
        words.match("definite", at: tokens[(index + place.count)...]) != nil,
        kind(ofNew: tokens[..<index]) == nil
      else { continue }
      _ = try targets(tokens[(index + place.count)...])
    }
  }

  /// `a phone field after email and a note at the end`: each part by itself, where each says its place.
  private func separately(
    _ tokens: ArraySlice<EditToken>, or refusal: Refusal
  ) throws(Refusal) -> EditPlan {
    for index in tokens.indices.dropFirst() {
      guard tokens[index].isMark || words.match("joint", at: tokens[index...]) != nil,
        (try? placement(in: tokens[..<index])) != nil, !isHalved(tokens[..<index]),
        index + 1 < tokens.endIndex, !tokens[index + 1].isMark,
        let first = try? insertion(tokens[..<index])
      else { continue }
      var next = self
      for edit in first.edits where !next.screen.apply(edit) { throw refusal }
      next.latest = first.targets
      var rest = tokens[(index + 1)...]
      while let joint = words.match("joint", at: rest) ?? words.match("polite", at: rest) {
        rest = rest.dropFirst(joint.count)
      }
      guard let second = try? next.insertion(rest) else { continue }
      return EditPlan(
        subject: "insert", edits: first.edits + second.edits, targets: second.targets,
        done: first.done + "; " + second.done)
    }
    throw refusal
  }

  /// Whether words end in a place between two things of which one is said.
  func isHalved(_ tokens: ArraySlice<EditToken>) -> Bool {
    tokens.indices.contains { index in
      guard let place = words.match("place", at: tokens[index...]), place.meaning == "between"
      else { return false }
      return finder.pieces(of: tokens[(index + place.count)...]).count < 2
    }
  }

  // MARK: - In the place of another

  func replacement(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    for index in tokens.indices.dropFirst() {
      guard let link = words.match("link", at: tokens[index...]), link.meaning == "with",
        index + link.count < tokens.endIndex
      else { continue }
      return try replace(tokens[..<index], with: tokens[(index + link.count)...])
    }
    throw Refusal(reason: "it does not say with what to replace it")
  }

  /// Puts what words ask for in the place of a component; a kind alone keeps what the old one holds, and
  /// a quoted text is its new name.
  func replace(
    _ anchor: ArraySlice<EditToken>, with what: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    let old: [EditTarget]
    do throws(Refusal) { old = try enumerated(anchor) } catch {
      if let plan = try replacing(anchor, with: what) { return plan }
      throw error
    }
    if let all = try replacingEverywhere(anchor, with: what) { return all }
    // What is shown in several places is another in all of them.
    let text = written(finder.bare(anchor))
    if case .part? = old.first, case .several(let places) = held(text),
      let plan = replacing(places, with: written(what), old: text)
    {
      return plan
    }
    if what.count == 1, what.first?.isQuoted == true { return try rename(old, to: what) }
    if let plan = try? make(old, what) { return plan }
    guard old.count == 1, case .element(let address) = old[0] else {
      guard old.count == 1, case .part = old[0] else {
        throw Refusal(reason: "one component is replaced at a time")
      }
      return try rename(old, to: finder.bare(what))
    }
    // A word in the place of a button is what the button says.
    if let kind = element(at: address)?.component.kind, kind.family == .action || kind == .badge,
      self.kind(ofNew: what) == nil
    {
      return try rename(old, to: what)
    }
    let elements = uniquelyNamed(try components(of: what, beside: old[0]), except: address)
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: elements)],
      targets: elements.indices.map {
        .element(ElementAddress(section: address.section, index: address.index + $0))
      }, done: "\(names(of: old)) replaced")
  }
}
