internal import EditConstructions
internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// New parts of a screen that a construction asks for: what is missing, a filter, a question, a way
/// to sign in; and things shown a single time.
extension EditSession {
  /// `I forgot Read the meters`, `the due date is missing`: adds it as a plain request would.
  func construedAddition(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let name = match[.name], finder.find(name).one == nil, name.count < 6,
      words.match("verb", at: name) == nil || name.first?.text.first?.isUppercase == true,
      !name.contains(where: { words.match("link", at: [$0]) != nil })
    else { return nil }
    let said = range(of: name)
    var request = ChangeRequest(kind: .add, range: said)
    let label = ReadingTree.Node(.label, said)
    if let list = match[.list] {
      let options = listed(list).map { ReadingTree.Node(.option, range(of: $0)) }
      request.range = said.union(range(of: list))
      request.parts = [ReadingTree.Node(.choice, request.range, children: [label] + options)]
    } else if takesItems(name) {
      request.parts = [ReadingTree.Node(.item, said)]
    } else {
      request.parts = [ReadingTree.Node(.field, said, children: [label])]
    }
    if let place = match[.place] {
      request.range = said.union(range(of: place))
      request.places = [range(of: place)]
    }
    return try adding(request)
  }

  /// `there's a step missing, Out for delivery`.
  func construedPart(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let name = match[.name], let kind = match.meanings["part-kind"] else { return nil }
    return try addingPart(name, kind, at: nil, within: nil)
  }

  /// Whether a new name is one of the things that the screen lists: a capital in a screen that asks for
  /// nothing and has one list.
  private func takesItems(_ name: ArraySlice<EditToken>) -> Bool {
    let elements = screen.sections.flatMap(\.elements)
    guard name.first?.isQuoted == true || name.first?.text.first?.isUppercase == true,
      !elements.contains(where: { $0.component.kind == .field })
    else { return false }
    return elements.count { $0.component.memberCount != nil || $0.component.kind == .steps } == 1
  }

  /// `let me filter by month`: a choice of the values of a column or a fact above what it narrows.
  func construedFilter(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    if match[.attribute] == nil, let list = match[.list] {
      return try construedFilters(list, match)
    }
    guard let attribute = match[.attribute] else { return try construedUnknownFilter(match) }
    guard let all = words.first("all"),
      case .part(let home, let part)? = finder.find(attribute).one,
      let element = element(at: home),
      let values = match[.list].map({ listed($0).map { name(finder.bare($0), like: "A") } })
        ?? element.component.memberValues(where: { $0 == part.label }, orBadge: false)
    else { return nil }
    let distinct = values.reduce(into: [String]()) { distinct, value in
      if !value.isEmpty, value != "—", !distinct.contains(value) { distinct.append(value) }
    }
    guard (2...12).contains(distinct.count) else {
      throw Refusal(
        reason: "\(part.kind) \"\(part.label)\" has \(distinct.count) different values, which do "
          + "not make a choice")
    }
    let every = LabelText.capitalized(all)
    var picker = Component.Picker(
      label: part.label, options: [every] + distinct, selected: [every],
      name: Slug.derived(from: part.label) ?? "")
    let style = match[.kind].flatMap {
      words.value(finder.bare($0), of: ComponentKind.picker.rawValue)
    }
    if let style { picker.style = Component.PickerStyle(rawValue: style.value) ?? picker.style }
    return try inserting(
      [Element(.picker(picker))], at: try place(in: match) ?? .before([.element(home)]))
  }

  /// `filters on top: status, priority, agent`: a choice for each.
  private func construedFilters(
    _ list: ArraySlice<EditToken>, _ match: ConstructionMatch
  ) throws(Refusal) -> EditPlan? {
    var steps = EditSteps(self)
    if let said = match[.name] {
      guard let all = words.first("all"), isPlainName(said, mayAct: true) else { return nil }
      let options = listed(list).map { name(finder.bare($0), like: "A") }
      let picker = Component.Picker(
        label: name(said, like: "A"), options: [LabelText.capitalized(all)] + options,
        selected: [LabelText.capitalized(all)], name: Slug.derived(from: written(said)) ?? "")
      let homes = finder.candidates(in: nil).filter { ($0.component?.memberCount ?? 0) > 1 }
      return try inserting(
        [Element(.picker(picker))],
        at: try place(in: match) ?? homes.first.map { .before([$0.target]) })
    }
    for piece in listed(list) {
      var one = match
      one.slots = [PatternSlot(kind: .attribute): piece]
      if let place = match[.place] { one.slots[PatternSlot(kind: .place)] = place }
      guard case .part(_, let part)? = finder.find(piece).one,
        part.kind == "column" || part.kind == "fact",
        let plan = try steps.session.construedFilter(one)
      else { return nil }
      try steps.take(plan)
    }
    return steps.isEmpty ? nil : try steps.joined(orRefuse: "")
  }

  /// `filter by person`, where nothing shown is called so: a choice of what a person could be, as an
  /// intent would have it.
  private func construedUnknownFilter(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.name], said.count < 4, let kind = words.first("kind", "picker") else {
      return nil
    }
    let homes = finder.candidates(in: nil).filter { ($0.component?.memberCount ?? 0) > 1 }
    let made = editor.compose(phrase: written(finder.bare(said)) + " " + kind).elements.filter {
      $0.component.kind == .picker
    }
    guard made.count == 1, let home = homes.first else { return nil }
    return try inserting(made, at: try place(in: match) ?? .before([home.target]))
  }

  /// `ask if I'm sure before it is deleted`: a dialog that a button opens, with the button's order in
  /// it.
  func construedQuestion(_ match: ConstructionMatch) -> EditPlan? {
    var address: ElementAddress?
    if let said = match[.button], case .element(let found)? = finder.find(said).one {
      address = found
    } else if latest.count == 1, case .element(let found) = latest[0] {
      address = found
    }
    let buttons = finder.candidates(in: nil).filter { candidate in
      guard case .button(let button)? = candidate.component else { return false }
      return button.style == .destructive
    }
    if address == nil, buttons.count == 1 { address = buttons[0].address }
    guard let address, case .button(let button)? = element(at: address)?.component else {
      guard match[.button] != nil || latest.first?.kind == "button" else { return nil }
      return EditPlan(
        subject: "insert", edits: [], targets: [], done: "",
        lacks: [
          EditPlan.UnsupportedWords(
            words: match[.button].map { written($0) } ?? "",
            reason: "only a button of its own opens a question; this one belongs to rows")
        ])
    }
    guard button.opens.isEmpty, let question = words.first("sure-question"),
      let cancel = words.first("cancel-button")
    else { return nil }
    let id = screen.sectionName(button.label)
    let asked = screen.uniquelyNamed([
      Element(.paragraph(.init(text: LabelText.capitalized(question) + "?"))),
      Element(.button(.init(label: button.label, style: button.style, action: "confirm-" + id))),
      Element(
        .button(.init(label: LabelText.capitalized(cancel), style: .plain, action: "cancel"))),
    ])
    let section = Section(id: id, title: button.label, layout: .dialog, elements: asked)
    return EditPlan(
      subject: "insert",
      edits: [
        .insertSection(section, index: screen.sections.count),
        .setting(address, Component.Button.Property.opens, to: TreeValue(.text(id))),
      ],
      targets: [.element(address)],
      done: "\(name(of: .element(address))) asks \"\(LabelText.capitalized(question))?\" first")
  }

  /// `let people sign in with Google or Apple`: a button for each.
  func construedSignIn(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let list = match[.list], let verb = words.first("sign-in") else { return nil }
    let services = listed(list).map { name(finder.bare($0), like: "A") }
    guard !services.isEmpty, services.count < 6, services.allSatisfy({ $0.utf8.count < 20 }) else {
      return nil
    }
    let made = services.map { service in
      Element(
        .button(
          .init(
            label: LabelText.capitalized(verb) + " " + service, style: .secondary,
            action: Slug.derived(from: verb + " " + service) ?? "sign-in")))
    }
    let buttons = finder.candidates(in: nil).filter { $0.kind == ComponentKind.button.rawValue }
    guard let main = buttons.first?.target else { return nil }
    return try inserting(made, at: .after([main]))
  }

  /// `the total should be once at the top, not on every card`: an attribute or action that items share
  /// becomes one thing of its own, and of several equal things one stays.
  func construedOnce(_ match: ConstructionMatch) throws(Refusal) -> EditPlan? {
    guard let said = match[.thing] else { return nil }
    let place = try match[.place].flatMap { words throws(Refusal) in
      try placement(in: (Array(said) + Array(words))[...])?.place
    }
    guard case .part(let home, let part)? = finder.find(said).one else {
      return try alone(said, at: place)
    }
    let tree = tree(at: home)
    let made: Element
    let removed: [JSONPatch.Operation]
    switch part.kind {
    case "fact":
      let places = ComponentPart.places(ofFact: part.label, in: tree)
      let value = places.first.flatMap { tree[$0.appending(Component.Fact.Property.value)]?.text }
      let stat = Component.Stat(label: part.label, value: value ?? "—")
      let isSearch = words.match("searching", at: finder.bare(said)) != nil
      made =
        isSearch
        ? Element(
          .field(.init(label: part.label, placeholder: "", kind: .search, name: "search")))
        : Element(
          .stat(stat),
          samples: element(at: home)?.samples.isEmpty == false
            ? [Component.Stat.Property.value.rawValue] : [])
      removed = places.reversed().map { .remove($0) }
    case "button":
      made = Element(
        .button(
          .init(
            label: part.label, style: .primary,
            action: Slug.derived(from: part.label) ?? "add")))
      removed = ComponentPart.places(ofAction: part.label, in: tree).reversed().map { .remove($0) }
    default: return nil
    }
    guard !removed.isEmpty else { return nil }
    var steps = EditSteps(self)
    try steps.take(
      EditPlan(
        subject: "remove", edits: [.change(home, removed)], targets: [.element(home)],
        done: "\"\(part.label)\" is on no item any more"))
    try steps.take(try steps.session.inserting([made], at: place ?? .before([.element(home)])))
    return try steps.joined(orRefuse: "")
  }

  /// Of several components with one name, the first stays, where it is or at a place.
  private func alone(_ said: ArraySlice<EditToken>, at place: Place?) throws(Refusal) -> EditPlan? {
    let targets: [EditTarget]
    switch finder.find(said) {
    case .found(let found): targets = found
    case .ambiguous(_, let among): targets = among
    case .missing: return nil
    }
    let elements = ordered(targets).filter { if case .element = $0 { true } else { false } }
    guard let first = elements.first, elements.count == targets.count else { return nil }
    var steps = EditSteps(self)
    if elements.count > 1 { try steps.take(removal(of: Array(elements.dropFirst()))) }
    if let place {
      try steps.take(try steps.session.move([first], to: place))
    }
    return steps.isEmpty ? nil : try steps.joined(orRefuse: "")
  }
}
