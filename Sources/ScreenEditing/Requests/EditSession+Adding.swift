internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// The things that a request adds: components, sections, and parts of existing components.
extension EditSession {
  func adding(_ read: ChangeRequest) throws(Refusal) -> EditPlan {
    let request = rehomed(read)
    if let plan = try addingValues(request) ?? counting(request) { return plan }
    let new = tokens(in: request.parts.map(\.range))
    if let lacking = words.match("lacking", at: new.suffix(1)) {
      throw Refusal(reason: "no component has \(quoted(new)): there is no \(lacking.meaning)")
    }
    if isChange(request, new) {
      var change = request
      change.kind = .change
      return try changing(change)
    }
    let said = tokens(in: request.range)
    if let plan = try addingToEachRow(request) { return plan }
    // `Wednesday's class should be taught by Sam` states something about what is there.
    if request.roles(.column).count == 1, request.roles(.item).isEmpty, !request.things.isEmpty,
      verbs(in: request).isEmpty,
      unnamed(in: request).indices.contains(where: { index in
        words.match("stating", at: unnamed(in: request)[index...]) != nil
      })
    {
      throw Refusal(reason: "this is not an edit: \(quoted(said))")
    }
    // `a login form` asks for a separate screen.
    if words.match("verb", at: said) == nil,
      words.match("whole", at: new.suffix(1)) != nil
    {
      throw Refusal(reason: "this is not an edit: \(quoted(new)) is a whole screen")
    }
    if let verb = words.match("verb", at: said), verb.meaning == "copy" {
      return try copying(said.dropFirst(verb.count))
    }
    // `a status. Open, stuck, done`: the options of the thing just added.
    if let kind = added.first?.kind, kind == "column" || kind == "fact",
      !request.parts.isEmpty, request.parts.allSatisfy({ $0.label == .option })
    {
      return try offering(added, [], request.roles(.option))
    }
    // `the boats are Kite and Tern`, where nothing is called so.
    if !request.things.isEmpty, !request.parts.isEmpty, verbs(in: request).isEmpty,
      case .missing = finder.nearest(tokens(in: request.things))
    {
      throw Refusal(reason: "nothing here matches \(quoted(tokens(in: request.things)))")
    }
    var place = try place(of: request)
    var steps = EditSteps(self)
    var home = home(at: request)
    let (elements, parts) = withOwnOptions(request)
    // `walk the dog at the top`, of the only list.
    if home == nil, elements.isEmpty, let list = onlyList,
      parts.allSatisfy({ $0.label == .item || $0.label == .option })
    {
      switch place {
      case .start: (home, place) = (list, try edge(of: list, isStart: true))
      case .end: (home, place) = (list, try edge(of: list, isStart: false))
      case nil
      where parts.allSatisfy({ $0.label == .item }) && onlyCollection == list && !parts.isEmpty:
        home = list
      default: break
      }
    }
    // `Friday: fish`, of the only table.
    if home == nil, elements.isEmpty, place == nil, case .element(let address)? = onlyCollection,
      case .table(let table)? = element(at: address)?.component,
      parts.allSatisfy({ told($0)?.values.count == table.columns.count - 1 }), !parts.isEmpty
    {
      home = .element(address)
    }
    // `wins and losses`, where the only thing that takes more is a table of names.
    if home == nil, elements.isEmpty, place == nil, case .element(let address)? = onlyCollection,
      case .table(let table)? = element(at: address)?.component, !parts.isEmpty,
      !isSomewhere(.picker), table.rows.allSatisfy({ $0.first?.first?.isUppercase ?? false }),
      parts.allSatisfy({ $0.label == .option && $0.children.isEmpty }),
      parts.allSatisfy({ text.text(in: $0.range).first?.isLowercase ?? false })
    {
      for part in parts {
        try steps.take(
          try steps.session.addingColumn(tokens(in: part.range), at: nil, within: .element(address))
        )
      }
      return try steps.joined(orRefuse: "it does not say what to add")
    }
    let options = parts.contains { $0.label == .column } ? request.roles(.option) : []
    let saysColumn = saysColumn(request)
    // `tick boxes in front of the ingredients`
    if let home, elements.count == 1, elements[0].label == .toggle,
      !elements[0].children.contains(where: { $0.label == .label }),
      let checklist = self.words.first("kind", "checklist"),
      let plan = try? retyping(
        home, [EditToken(text: checklist, folded: checklist, range: .at(0))])
    {
      return plan
    }
    for read in elements {
      let element = fitting(kindred(read), at: place)
      if place == nil, home == nil, let list = searched(by: element) { place = .before([list]) }
      let name = tokens(in: label(of: element))
      if let home, isColumn(element, of: home) {
        try steps.take(try steps.session.addingColumn(name, at: place, within: home))
      } else if isBare(element), let kind = steps.session.partKind(beside: place) {
        try steps.take(
          kind == "fact"
            ? try steps.session.addingColumn(name, at: place, within: home)
            : try steps.session.addingPart(name, kind, at: place, within: home))
      } else {
        let made = steps.session.matchingNeighbour(try made(of: element), of: element, at: place)
        try steps.take(try steps.session.inserting(made, at: place))
      }
      place = steps.place(behind: place)
    }
    for part in parts where part.label != .option || options.isEmpty {
      if let plan = steps.session.extending(part, at: place, within: home) {
        try steps.take(plan)
        continue
      }
      // `oh and ear cleaning, too`
      let saidKind = saidPartKind(request)
      guard saidKind != nil || !part.children.isEmpty || !isIdle(tokens(in: part.range)) else {
        continue
      }
      guard let kind = saidKind ?? Self.partKind(of: part.label) else { continue }
      if part.label == .column {
        try steps.take(
          try steps.session.addingColumn(
            part, at: place, within: home, isSaid: saysColumn,
            request.roles(.value)))
        if let added = steps.session.latestColumn, !options.isEmpty {
          try steps.take(try steps.session.offering([added], [], options))
          break
        }
      } else {
        // A thing and its value are one option: `sunset 19-21`.
        let isOption = part.label == .item && steps.session.holdsOptions(place, home)
        let name = isOption ? tokens(in: part.range) : tokens(in: part)
        let told = isOption ? nil : told(part)
        // A name and one figure are no row of many columns beside figures that stand alone.
        let isRow = tokens(in: part.range).contains { words.meaning("kind", of: [$0]) == "row" }
        if let told, place == nil, home == nil, saidKind == nil, !isRow,
          steps.session.isFewer(told),
          let fact = steps.session.fact(told, at: place)
        {
          try steps.take(try steps.session.inserting(BuiltContent(elements: [fact]), at: place))
          continue
        }
        // `phone before role, and add email`: one more of the kind that was spoken of.
        if part.label == .option, place == nil, home == nil, part.children.isEmpty,
          let last = latest.first?.kind, last == "fact" || last == "column",
          let owner = owner(of: latest[0])
        {
          try steps.take(try steps.session.addingColumn(name, at: nil, within: owner))
          continue
        }
        do throws(Refusal) {
          try steps.take(
            try steps.session.addingPart(name, kind, at: place, within: home, told: told))
        } catch {
          // `a card for Income with 1,240`
          guard let told, let fact = steps.session.fact(told, at: place) else { throw error }
          try steps.take(try steps.session.inserting(BuiltContent(elements: [fact]), at: place))
        }
      }
      place = steps.place(behind: place)
    }
    try give(withTold(request), to: &steps)
    // The named thing does not exist yet: `stick the breakdown type in, after the plate`.
    if steps.isEmpty, request.parts.isEmpty, let thing = request.things.first,
      words.meaning("kind", of: tokens(in: thing)) != nil
    {
      let said = widened(thing, in: request)
      if said.count > 1, finder.kind(ofNew: said)?.name.isEmpty == false {
        return try inserting(
          BuiltContent(elements: try components(of: said)), at: place)
      }
    }
    if steps.isEmpty, request.parts.isEmpty, let thing = request.things.first,
      !words.isPhrase("them", tokens(in: thing)),
      case .missing = finder.nearest(tokens(in: thing))
    {
      let name = ReadingTree.Node(.label, thing)
      let node = ReadingTree.Node(.field, thing, children: [name])
      let isFact = saysColumn || factsHome(place, home) != nil && place != nil
      return isFact
        ? try addingColumn(tokens(in: thing), at: place, within: home)
        : try inserting(matchingNeighbour(try made(of: node), of: node, at: place), at: place)
    }
    // `a crew member box`
    if steps.isEmpty, let range = request.roles(.kind).first {
      let words = widened(range, in: request)
      if finder.kind(ofNew: words) != nil {
        return try inserting(BuiltContent(elements: try components(of: words)), at: place)
      }
    }
    return try steps.joined(orRefuse: "it does not say what to add")
  }

  /// `10 rounds`: how often what is done in rounds runs; nil for other requests.
  private func counting(_ request: ChangeRequest) -> EditPlan? {
    let said = words.bare(tokens(in: request.range))
    for kind in [ComponentKind.timer, .repetition] where request.places.isEmpty {
      guard said.count == 2, let totals = words.measures(kind, said), totals.count == 1,
        words.units.first(where: { $0.kind == kind.rawValue })?.property != totals[0].property
      else { continue }
      let (property, amount) = totals[0]
      let counted = finder.candidates(in: nil).compactMap { thing -> ElementAddress? in
        guard thing.kind == kind.rawValue, let address = thing.address,
          case .number(let count)? = tree(at: address)[property]?.content, count > 1
        else { return nil }
        return address
      }
      guard !counted.isEmpty else { continue }
      let targets = counted.map { EditTarget.element($0) }
      return EditPlan(
        subject: "set",
        edits: counted.map { .set($0, property: property, value: TreeValue(.number(amount))) },
        targets: targets, done: "\(names(of: targets)): \(written(said)) now")
    }
    return nil
  }

  /// Whether a request adds nothing and changes an existing thing: `let the button say Go`, `at
  /// most 500 letters for the description`, or `bigger, and round` for the previous subject.
  private func isChange(_ request: ChangeRequest, _ new: ArraySlice<EditToken>) -> Bool {
    guard !request.parts.isEmpty else { return false }
    guard !request.things.isEmpty else {
      return !latest.isEmpty && request.parts.allSatisfy { $0.label == .kind }
        && finder.kind(ofNew: new) == nil
    }
    let brings = request.parts.contains {
      $0.label.family != .role || Self.partKind(of: $0.label) != nil
    }
    guard !brings, case .found = finder.nearest(things(in: request)) else { return false }
    return true
  }

  /// Applies further details to the last new thing: `…, optional`, `…, placeholder 079`.
  func give(_ request: ChangeRequest, to steps: inout EditSteps) throws(Refusal) {
    guard !steps.isEmpty, !request.elements.isEmpty else { return }
    let targets = steps.session.latest
    var said = request
    said.things = []
    for (effect, words) in effects(of: said, kinds: request.roles(.kind)) {
      do throws(Refusal) {
        try steps.take(try steps.session.plan(effect, targets, words, of: said))
      } catch {
        steps.leave(written(words), because: error.reason)
      }
    }
  }

  /// The things that a request adds, with options next to a new choice made its own: `add cello and
  /// viola, as a dropdown for the instrument`.
  func withOwnOptions(
    _ request: ChangeRequest
  ) -> (elements: [ReadingTree.Node], parts: [ReadingTree.Node]) {
    let parts = request.parts.reduce(into: [ReadingTree.Node]()) { parts, part in
      // A value without a name is a further value of the item before it.
      // `Amir with 80, 85 and 83`
      if part.label == .option || part.label == .max, part.children.isEmpty,
        parts.last?.label == .item,
        parts.last?.children.contains(where: { $0.label == .value }) ?? false,
        Figure(text.text(in: part.range)) != nil
      {
        parts[parts.count - 1].children.append(ReadingTree.Node(.value, part.range))
        return
      }
      guard Self.partKind(of: part.label) != nil else { return }
      let isValue =
        part.label == .item && !part.children.isEmpty
        && !part.children.contains { $0.label == .label }
      guard isValue, parts.last?.label == .item else { return parts.append(part) }
      parts[parts.count - 1].children += part.children
    }
    // `a dropdown of districts`
    let isChoice = request.roles(.kind).contains {
      words.meaning("kind", of: tokens(in: $0)) == "picker"
    }
    if request.elements.isEmpty, isChoice, parts.count == 1, parts[0].label == .option {
      let name = ReadingTree.Node(.label, parts[0].range)
      return ([ReadingTree.Node(.choice, parts[0].range, children: [name])], [])
    }
    // `a status with Waiting and Ready`, if nothing has columns.
    if request.elements.isEmpty, !isSomewhere(.table), !saysColumn(request),
      let column = parts.first(where: { $0.label == .column }),
      parts.count(where: { $0.label == .option }) > 1
    {
      var named = column
      if named.children.isEmpty { named.children = [ReadingTree.Node(.label, column.range)] }
      let options = parts.filter { $0.label == .option }
      let range = options.reduce(column.range) { $0.union($1.range) }
      return ([ReadingTree.Node(.choice, range, children: named.children + options)], [])
    }
    // `a section Cool-down with a timer`, if the timer is next to it.
    if var section = request.elements.first, section.label.family == .section,
      section.children.allSatisfy({ $0.label.family == .role }), request.elements.count > 1
    {
      for element in request.elements.dropFirst() {
        section.children.append(element)
        section.range = section.range.union(element.range)
      }
      return ([section], parts)
    }
    guard request.elements.count == 1, var choice = request.elements.first,
      choice.label == .choice, !choice.children.contains(where: { $0.label == .option }),
      !parts.isEmpty, parts.allSatisfy({ $0.label == .option })
    else { return (request.elements, parts) }
    choice.children = (choice.children + parts).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    choice.range = parts.reduce(choice.range) { $0.union($1.range) }
    return ([choice], [])
  }

  /// Whether words have no meaning: fillers, or a preposition alone.
  func isIdle(_ said: ArraySlice<EditToken>) -> Bool {
    guard said.first.map({ !$0.isQuoted && $0.text == $0.folded }) ?? false else { return false }
    return words.bare(said).isEmpty
      || ["link", "place", "of", "article", "polite", "trailing"].contains {
        words.isPhrase($0, said)
      }
  }

  /// The words that name an element; all its own words if it has no label.
  func label(of node: ReadingTree.Node) -> SourceRange {
    node.children.first { $0.label == .label }?.range ?? node.range
  }
}
