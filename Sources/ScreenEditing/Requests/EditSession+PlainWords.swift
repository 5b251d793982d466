internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Requests corrected by plain words of theirs: a denial, a complaint, a name cut short.
extension EditSession {
  /// Corrects a request by its plain words.
  func takePlainWords(into request: inout ChangeRequest) {
    takeNewButton(into: &request)
    takeWholeName(into: &request)
    takeLookVerb(into: &request)
    takePainting(into: &request)
  }

  /// `rename Book to Reserve and colour it ⟨brown⟩`, read as one more new name: who paints something
  /// does not rename it.
  private func takePainting(into request: inout ChangeRequest) {
    guard request.kind == .change, request.parts.count == 1, request.parts[0].label == .label,
      words.match("painting", at: tokens(in: request.range)) != nil
    else { return }
    request.parts[0].label = .kind
  }

  /// `number the ingredients`, read as something new: the first word is a look of what is there.
  private func takeLookVerb(into request: inout ChangeRequest) {
    guard request.kind == .add, request.parts.isEmpty, request.places.isEmpty,
      request.things.count == 1
    else { return }
    let said = tokens(in: request.range)
    let look = said.prefix(1)
    guard said.count > 1, look[look.startIndex].range.upperBound <= request.things[0].lowerBound,
      let target = finder.find(tokens(in: request.things[0])).one,
      case .element(let address) = held(alone: target),
      words.value(look, of: element(at: address)?.component.kind.rawValue) != nil
    else { return }
    request.kind = .change
    request.parts = [ReadingTree.Node(.kind, range(of: look))]
  }

  /// `it shouldn't be so ⟨prominent⟩` sets the opposite of the look; nil for other requests.
  func denying(_ request: ChangeRequest) -> EditPlan? {
    guard request.kind == .change, request.parts.count == 1, request.parts[0].label == .kind,
      isDenied(request), let targets = try? things(of: request)
    else { return nil }
    let look = tokens(in: request.parts[0].range)
    var edits: [Edit] = []
    for target in targets {
      guard case .element(let address) = target, let kind = element(at: address)?.component.kind,
        let value = words.value(look, of: kind.rawValue)
      else { return nil }
      switch (value.property, value.value) {
      case (Component.Stat.Property.emphasis.rawValue, Component.Emphasis.strong.rawValue):
        edits.append(.set(address, property: value.property, value: TreeValue(.text("muted"))))
      case (Component.Button.Property.style.rawValue, Component.ButtonStyle.primary.rawValue):
        edits.append(.set(address, property: value.property, value: TreeValue(.text("secondary"))))
      default: return nil
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets, done: "\(names(of: targets)) steps back now")
  }

  /// Whether a denial stands right before the look of a request.
  private func isDenied(_ request: ChangeRequest) -> Bool {
    let look = request.parts[0].range
    let before = tokens(in: request.range).prefix { $0.range.upperBound <= look.lowerBound }
    return before.indices.contains { index in
      words.match("denial", at: before[index...]).map { index + $0.count == before.endIndex }
        ?? false
    }
  }

  /// `add an End ⟨chat button⟩`, read as something that is there: a button with all of the words as
  /// its label.
  private func takeNewButton(into request: inout ChangeRequest) {
    guard request.kind == .add, request.parts.isEmpty, request.things.count == 1 else { return }
    let thing = tokens(in: request.things[0])
    guard words.meaning("kind", of: thing.suffix(1)) == "button" else { return }
    let said = tokens(in: request.range).prefix {
      $0.range.upperBound <= request.things[0].upperBound
    }
    guard let verb = words.match("verb", at: said), verb.meaning == "add" else { return }
    var name = said.dropFirst(verb.count).dropLast()
    if let article = words.match("article", at: name) { name = name.dropFirst(article.count) }
    guard !name.isEmpty, name.count < 6 else { return }
    let label = ReadingTree.Node(.label, range(of: name))
    let kind = ReadingTree.Node(.kind, range(of: said.suffix(1)))
    request.parts = [
      ReadingTree.Node(.action, range(of: name + said.suffix(1)), children: [label, kind])
    ]
    request.things = []
  }

  /// `add ⟨bank⟩ ⟨details⟩`: words right behind a new thing that no preposition makes a place are
  /// the rest of its name.
  private func takeWholeName(into request: inout ChangeRequest) {
    guard request.kind == .add, request.parts.count == 1, request.places.count == 1,
      request.parts[0].children.isEmpty
    else { return }
    let (part, place) = (request.parts[0].range, request.places[0])
    let said = tokens(in: place)
    guard place.lowerBound == part.upperBound + 1, (1...2).contains(said.count),
      !said.indices.contains(where: { words.match("place", at: said[$0...]) != nil }),
      !["of", "by", "link", "trailing", "everywhere"].contains(where: {
        words.match($0, at: said) != nil
      }), !said[said.startIndex].isWord("as")
    else { return }
    request.parts[0].range = part.union(place)
    request.places = []
  }

  /// `Clear downloads is too easy to hit by accident`: a complaint about a thing says nothing to do.
  func isComplaint(_ request: ChangeRequest) -> Bool {
    guard request.kind == .change, request.things.count == 1, let text = request.said,
      request.things[0].upperBound <= text.lowerBound
    else { return false }
    let between = tokens(in: request.range).filter {
      $0.range.lowerBound >= request.things[0].upperBound && $0.range.upperBound <= text.lowerBound
    }[...]
    return words.match("complaint", at: between) != nil
  }

  /// The only collection, which a new search field is for; nil for anything else.
  func searched(by element: ReadingTree.Node) -> EditTarget? {
    let said = tokens(in: element.range)
    guard element.label == .field,
      said.contains(where: { words.match("searching", at: [$0]) != nil })
    else { return nil }
    let all = finder.candidates(in: nil).filter { Self.sortable.contains($0.kind) }
    guard all.count == 1, let address = all[0].address else { return nil }
    return .element(address)
  }

  /// Whether a request wants a look of its own for each of several things: `give every level its own
  /// colour`.
  func isOwnLook(_ request: ChangeRequest) -> Bool {
    guard request.kind == .add, !request.things.isEmpty, request.parts.count == 1 else {
      return false
    }
    return words.isPhrase("look", tokens(in: request.parts[0].range))
  }

  /// The component that a part belongs to.
  func owner(of target: EditTarget) -> EditTarget? {
    guard case .part(let address, _) = target else { return nil }
    return .element(address)
  }

  /// `change Business to Enterprise`: a thing that is called by its name and is to be another name;
  /// nil for a state or a figure, which is said of it.
  func renaming(_ request: ChangeRequest, _ targets: [EditTarget]) throws(Refusal) -> EditPlan? {
    guard targets.count == 1, case .part(_, let part) = targets[0],
      part.kind == "item" || part.kind == "row", request.parts.count == 1,
      request.parts[0].label == .value, verbs(in: request).contains("change"),
      written(finder.bare(things(in: request))).lowercased() == part.label.lowercased()
    else { return nil }
    let name = tokens(in: request.parts[0].range)
    let said = written(name)
    guard said.first?.isUppercase ?? false, part.label.first?.isUppercase ?? false,
      !said.utf8.contains(where: { $0 &- UInt8(ascii: "0") < 10 }),
      Component.Tone(stateWord: said) == nil
    else { return nil }
    return try rename(targets, to: name)
  }

  /// The plan of an addition, unless it puts an input on a screen that only shows things, where no
  /// word asks for one: `add games played` beside a table of points.
  func withoutStrayInput(
    _ plan: EditPlan, of request: ChangeRequest
  ) throws(Refusal) -> EditPlan {
    let made = plan.edits.flatMap { edit -> [Element] in
      if case .insert(let elements, _, _) = edit { elements } else { [] }
    }
    let elements = screen.sections.flatMap(\.elements)
    guard !made.isEmpty, made.allSatisfy({ $0.component.kind == .field }),
      !elements.contains(where: { $0.component.kind.family == .input }),
      elements.contains(where: { [.collections, .routine].contains($0.component.kind.family) })
    else { return plan }
    let said = tokens(in: request.range)
    let asks = said.indices.contains { index in
      said[index...].indices.prefix(3).contains { end in
        let kind = words.meaning("kind", of: said[index...end])
        return kind.flatMap { ComponentKind(rawValue: $0) }?.family == .input
      } || words.match("searching", at: said[index...]) != nil
        || words.match("enter", at: said[index...]) != nil
    }
    guard !asks else { return plan }
    throw Refusal(
      reason: "nothing here takes \(quoted(said)): the screen shows things, and asks for nothing")
  }

  /// `Ben is now a roofer`: what an item's detail says first, in words, is another word; nil for
  /// anything else.
  func becoming(_ request: ChangeRequest, _ targets: [EditTarget]) -> EditPlan? {
    guard targets.count == 1, case .part(let address, let part) = targets[0], part.kind == "item",
      verbs(in: request).isEmpty, request.parts.count == 1, request.parts[0].children.isEmpty,
      let thing = request.things.first
    else { return nil }
    let name = tokens(in: request.parts[0].range)
    let between = tokens(in: request.range).filter {
      $0.range.lowerBound >= thing.upperBound
        && $0.range.upperBound <= request.parts[0].range.lowerBound
    }[...]
    guard let copula = words.match("copula", at: between) else { return nil }
    let article = between.dropFirst(copula.count).drop { words.match("trailing", at: [$0]) != nil }
    let pointer = part.pointer.appending(Component.ListItem.Property.detail)
    var told = TextPieces(tree(at: address)[pointer]?.text ?? "")
    guard article.count == 1, words.match("one-article", at: article) != nil, name.count < 4,
      let first = told.pieces.first, ValueForm(of: first) == nil, Figure(first) == nil
    else { return nil }
    told.pieces[0] = self.name(name, like: first)
    return EditPlan(
      subject: "set",
      edits: [.change(address, [.replace(pointer, TreeValue(.text(told.text)))])],
      targets: targets, done: "\(names(of: targets)) is \"\(written(name))\" now")
  }
}
