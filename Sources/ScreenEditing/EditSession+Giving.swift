internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel

/// What a new or changed thing is given along: `with placeholder 555-0199`, `, default 2`.
extension EditSession {
  /// A property that words give, and its value.
  struct Given {
    var property: EditProperty
    var text: String
  }

  /// Words without the properties that they give, up to the next mark, joint or place each.
  func givens(
    of tokens: ArraySlice<EditToken>
  ) -> (rest: ArraySlice<EditToken>, given: [Given]) {
    var rest: [EditToken] = []
    var given: [Given] = []
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if index > tokens.startIndex, let (found, end) = self.given(at: index, of: tokens) {
        given.append(found)
        index = end
      } else {
        rest.append(tokens[index])
        index += 1
      }
    }
    return given.isEmpty ? (tokens, []) : (rest[...], given)
  }

  private func given(
    at start: Int, of tokens: ArraySlice<EditToken>
  ) -> (given: Given, end: Int)? {
    var rest = tokens[start...]
    // `, with a placeholder that says …`
    var isLed = false
    while let first = rest.first {
      let with = words.match("link", at: rest)
      let joint = words.match("joint", at: rest)
      guard first.isMark || with?.meaning == "with" || joint != nil else { break }
      rest = rest.dropFirst(first.isMark ? 1 : with?.count ?? joint?.count ?? 1)
      isLed = true
    }
    guard isLed, let part = words.match("part", at: finder.bare(rest)),
      Self.givable.contains(part.meaning)
    else { return nil }
    rest = finder.bare(rest).dropFirst(part.count)
    while let first = rest.first {
      if first.isMark, first.text == ":" {
        rest = rest.dropFirst()
      } else if first.text == first.folded,
        let lead = words.match("saying", at: rest) ?? words.match("of", at: rest)
          ?? words.match("link", at: rest)
      {
        rest = rest.dropFirst(lead.count)
      } else {
        break
      }
    }
    let end =
      rest.indices.dropFirst().first { index in
        guard !tokens[index].isQuoted else { return false }
        if tokens[index].isMark || words.match("joint", at: tokens[index...]) != nil { return true }
        guard let place = words.match("place", at: tokens[index...]) else { return false }
        let object = tokens[(index + place.count)...]
        if object.isEmpty { return true }
        if case .found = finder.find(EditClause.withoutTrailing(object, in: words)) { return true }
        return object.contains { $0.isMark }
      } ?? tokens.endIndex
    guard let first = rest.first, !first.isMark else { return nil }
    let text = written(tokens[rest.startIndex..<end])
    return (Given(property: EditProperty(name: part.meaning), text: text), end)
  }

  private static let givable: Set<String> = [
    "placeholder", "value", "maximum", "minimum", "maxLength", "minLength", "message", "detail",
  ]

  /// A component with what it is given.
  func element(_ element: Element, given: [Given]) throws(Refusal) -> Element {
    var element = element
    for one in given {
      guard let path = one.property.path(in: element.component) else {
        throw Refusal(reason: "\(name(of: element)) has no \(one.property.name)")
      }
      let value = EditProperty.value(one.text, at: path, of: element.component)
      guard element.set(path, to: value) else {
        throw Refusal(
          reason: "the \(one.property.name) of \(name(of: element)) cannot be \"\(one.text)\"")
      }
    }
    return element
  }

  /// A plan, and what its one target is given besides.
  func plan(_ plan: EditPlan, giving given: [Given]) throws(Refusal) -> EditPlan {
    guard !given.isEmpty else { return plan }
    var next = self
    for edit in plan.edits where !next.screen.apply(edit) {
      throw Refusal(reason: "the screen has no such place or property")
    }
    var plan = plan
    for one in given {
      let set = try next.set(plan.targets, one.property, to: one.text)
      plan.edits += set.edits
      plan.done += "; " + set.done
    }
    return plan
  }
}

extension EditSession {
  /// `give the email field a placeholder saying …`, `give the table a Status column`.
  func giving(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let them = words.match("them", at: tokens), them.count < tokens.count {
      return try give(tokens.prefix(them.count), tokens.dropFirst(them.count))
    }
    for index in tokens.indices.dropFirst().reversed() {
      let rest = tokens[index...]
      guard words.match("article", at: rest) != nil || words.match("part", at: rest) != nil,
        (try? enumerated(tokens[..<index])) != nil
      else { continue }
      return try give(tokens[..<index], rest)
    }
    throw Refusal(reason: "it does not say what to give to what")
  }

  /// `one more column, last serviced, at the end`: a part of what is meant, and its place there; nil where
  /// no kind of part is said that it holds.
  private func givingPart(
    _ anchor: ArraySlice<EditToken>, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard let targets = try? enumerated(anchor), targets.count == 1,
      case .element(let address) = targets[0],
      let kind = element(at: address)?.component.kind.rawValue,
      let kinds = ComponentPart.kinds[kind]
    else { return nil }
    let head = partHead(of: tokens)
    let isHeld = head.map { head in kinds.contains { head.kinds.contains($0.kind) } } ?? false
    guard let split = try placement(in: tokens), !split.what.isEmpty else {
      return isHeld ? try addingPart(tokens, at: .within(targets)) : nil
    }
    guard isHeld || head == nil else { return nil }
    var session = self
    session.latest = targets
    return try session.addingPart(
      EditClause.withoutTrailing(split.what, in: words), at: split.place)
  }

  /// Gives what is meant a property, a look, or a new part.
  func give(
    _ anchor: ArraySlice<EditToken>, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    let rest = finder.bare(tokens)
    if let plan = try givingPart(anchor, tokens) { return plan }
    if let part = words.match("part", at: rest), rest.count > part.count {
      var text = rest.dropFirst(part.count)
      while let word = words.match("saying", at: text) ?? words.match("of", at: text)
        ?? words.match("link", at: text)
      {
        text = text.dropFirst(word.count)
      }
      guard !text.isEmpty else { throw Refusal(reason: "it does not say which \(part.meaning)") }
      let targets = try enumerated(anchor)
      if part.meaning == "label" || part.meaning == "title" {
        return try rename(targets, to: text)
      }
      return try set(targets, EditProperty(name: part.meaning), to: text)
    }
    let targets = try enumerated(anchor)
    // `0.00 as placeholder`
    if let index = tokens.lastIndex(where: { $0.isWord("as") }), index > tokens.startIndex {
      let rest = finder.bare(tokens[(index + 1)...])
      if let part = words.match("part", at: rest), part.count == rest.count {
        return try set(targets, EditProperty(name: part.meaning), to: tokens[..<index])
      }
    }
    if let plan = try make(targets, tokens) { return plan }
    if targets == [.screen] { return try insertion(tokens) }
    if let plan = try addingPart(tokens, at: .within(targets)) { return plan }
    let elements = uniquelyNamed(try components(of: tokens))
    let (section, index) = try elementIndex(.within(targets), moving: elements.first)
    return EditPlan(
      subject: "insert", edits: [.insert(elements, section: section, index: index)],
      targets: elements.indices.map {
        .element(ElementAddress(section: section, index: index + $0))
      }, done: "\(elements.map { name(of: $0) }.joined(separator: ", ")) added")
  }
}
