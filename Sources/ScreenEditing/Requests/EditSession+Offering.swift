internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Options, and the limits of figures.
extension EditSession {
  /// Sets options, possibly with another kind of choice: `a dropdown with S, M and L`. For a list
  /// they are its items, and for a column the values that its rows may have.
  func offering(
    _ targets: [EditTarget], _ kind: ArraySlice<EditToken>, _ options: [SourceRange]
  ) throws(Refusal) -> EditPlan {
    let said = options.map { text.text(in: $0) }
    let isBig = said.contains { $0.first?.isUppercase ?? false }
    let texts = (isBig ? said : said.map { LabelText.capitalized($0) })
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return try offering(targets, kind, texts)
  }

  private func offering(
    _ targets: [EditTarget], _ kind: ArraySlice<EditToken>, _ texts: [String]
  ) throws(Refusal) -> EditPlan {
    guard targets.count == 1 else {
      throw Refusal(reason: "\(names(of: targets)) has no options")
    }
    if case .part(let address, let part) = targets[0] {
      return try sampling(part, at: address, from: texts)
    }
    guard case .element(let address) = targets[0], let old = element(at: address) else {
      throw Refusal(reason: "\(names(of: targets)) has no options")
    }
    let isChoice = !kind.isEmpty && words.meaning("kind", of: kind) == "picker"
    if !isChoice, let new = holding(texts, old) {
      return EditPlan(
        subject: "set", edits: [.replace(address, with: [new])], targets: targets,
        done: "\(names(of: targets)) holds \(texts.joined(separator: ", ")) now")
    }
    // One option more of a choice: `radio buttons with Spanish too`.
    if texts.count == 1, case .picker(let picker) = old.component, picker.options.count > 1,
      !picker.options.contains(texts[0]), !old.isSample(Component.Picker.Property.options)
    {
      return try offering(targets, kind, picker.options + texts)
    }
    guard texts.count > 1 || old.component.kind == .picker else {
      throw Refusal(reason: "a choice needs more than one option: \"\(texts[0])\"")
    }
    var steps = EditSteps(self)
    try steps.take(try offering(address, texts))
    // A kind that only says that there is a choice is satisfied by the options.
    if !kind.isEmpty, let plan = try? steps.session.make(targets, kind), isStillInput(plan) {
      try steps.take(plan)
    }
    return try steps.joined(orRefuse: "it does not say what to offer")
  }

  /// `let people pick the size`: what is shown becomes something to choose or to fill in, and what
  /// is so already stays; nil for other requests.
  func allowing(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    let said = tokens(in: request.range)
    guard verbs(in: request).isDisjoint(with: ["add", "remove", "replace"]),
      let start = said.indices.first(where: { words.match("allow", at: said[$0...]) != nil }),
      let allow = words.match("allow", at: said[start...]),
      let enter = words.match("enter", at: said[(start + allow.count)...]),
      case let object = said[(start + allow.count + enter.count)...],
      case .element(let address)? = finder.find(object).one ?? finder.otherwise(object)?.one,
      let old = element(at: address)
    else { return nil }
    let target = EditTarget.element(address)
    if old.component.kind.family == .input {
      return EditPlan(
        subject: "set", edits: [], targets: [target], done: "\(name(of: old)) is an input")
    }
    let isChosen = enter.meaning == "choose"
    if Records(of: old.component) != nil, isChosen {
      let new = screen.uniquelyNamed([old.converted(to: .picker)], except: address)
      return EditPlan(
        subject: "replace", edits: [.replace(address, with: new)], targets: [target],
        done: "\(name(of: old)) is a picker now")
    }
    guard old.component.kind == .keyValue || old.component.kind == .stat,
      let value = OwnTexts(of: old.component)["value"]
    else { return nil }
    guard !isChosen else {
      let texts = finder.pieces(of: EditToken.tokens(of: Array(value.utf8))[...])
        .map { LabelText.capitalized(written($0)) }
      guard texts.count > 1 else {
        throw Refusal(
          reason: "a choice needs more than one option: \"\(value)\"; say what the options are")
      }
      return try offering(address, texts)
    }
    let new = screen.uniquelyNamed([old.converted(to: .field)], except: address)
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: new)], targets: [target],
      done: "\(name(of: old)) is a field now")
  }

  private func offering(
    _ address: ElementAddress, _ texts: [String]
  ) throws(Refusal) -> EditPlan {
    guard let old = element(at: address) else { throw Refusal(reason: "it does not exist") }
    var new = old.component.kind == .picker ? old : old.converted(to: .picker)
    guard case .picker(var picker) = new.component else {
      throw Refusal(reason: "\(name(of: old)) has no options")
    }
    picker.options = texts
    picker.selected = picker.selected.filter(texts.contains)
    new.component = .picker(picker)
    new.samples.removeAll { $0 == Component.Picker.Property.options.rawValue }
    new = screen.uniquelyNamed([new], except: address)[0]
    return EditPlan(
      subject: "set", edits: [.replace(address, with: [new])], targets: [.element(address)],
      done: "the options of \(name(of: old)) are \(texts.joined(separator: ", ")) now")
  }

  /// A list, a checklist or steps with other items; nil for other components.
  private func holding(_ texts: [String], _ old: Element) -> Element? {
    var new = old
    switch old.component {
    case .list(var list):
      list.items = texts.map { .init(title: $0) }
      new.component = .list(list)
    case .checklist(var list):
      list.items = texts.map { .init(label: $0) }
      new.component = .checklist(list)
    case .steps(var steps):
      steps.items = texts.enumerated().map { index, text in
        .init(label: text, state: index == 0 ? .current : .upcoming)
      }
      new.component = .steps(steps)
    default: return nil
    }
    new.samples.removeAll { $0 == Component.List.Property.items.rawValue }
    return new
  }

  /// Sample values for a column or a fact, drawn from its possible values.
  private func sampling(
    _ part: ComponentPart, at address: ElementAddress, from texts: [String]
  ) throws(Refusal) -> EditPlan {
    guard let element = element(at: address), !element.samples.isEmpty, texts.count > 1,
      part.kind == "column" || part.kind == "fact"
    else { throw Refusal(reason: "\(part.kind) \"\(part.label)\" has no options") }
    let tree = element.tree
    let places = part.places(inAllRowsOf: tree)
    let operations = places.enumerated().map { index, pointer in
      JSONPatch.Operation.replace(pointer, TreeValue(.text(texts[index % texts.count])))
    }
    return EditPlan(
      subject: "set", edits: [.change(address, operations)],
      targets: [.part(address, part)],
      done: "\(part.kind) \"\(part.label)\" is one of \(texts.joined(separator: ", ")) now")
  }

  /// Adds a further option, which is selected; nil if the options are not samples.
  func offeringBesides(_ target: EditTarget, _ words: ArraySlice<EditToken>) -> EditPlan? {
    guard case .element(let address) = target, let old = element(at: address),
      case .picker(var picker) = old.component, old.isSample(Component.Picker.Property.options)
    else { return nil }
    let option = name(words, like: "A")
    picker.options.insert(option, at: 0)
    picker.selected = [option]
    var new = old
    new.component = .picker(picker)
    return EditPlan(
      subject: "set", edits: [.replace(address, with: [new])], targets: [target],
      done: "\"\(option)\" is offered by \(name(of: target)) and chosen")
  }

  // MARK: - Figures

  /// Sets both limits of a figure; a component without limits becomes one with limits.
  func limiting(
    _ targets: [EditTarget], _ limits: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if let plan = ranging(targets, limits) { return plan }
    let figures = limits.compactMap { Figure($0.text)?.value }
    guard targets.count == 1, figures.count == 2, case .element(let address) = targets[0],
      let old = element(at: address)
    else { throw Refusal(reason: "\(names(of: targets)) has no limits") }
    let (least, most) = (figures[0], figures[1])
    // A choice of a few stays a choice, of figures.
    if old.component.kind == .picker, least.rounded() == least, most > least, most - least < 12 {
      let options = stride(from: least, through: most, by: 1).map { String(Int($0)) }
      return try offering(address, options)
    }
    var steps = EditSteps(self)
    let new = screen.uniquelyNamed([old.converted(to: .slider)], except: address)
    try steps.take(
      EditPlan(
        subject: "set", edits: [.replace(address, with: new)], targets: targets,
        done: "\(names(of: targets)) is a slider now"))
    guard let plan = steps.session.ranging(targets, limits) else {
      throw Refusal(reason: "\(names(of: targets)) has no limits")
    }
    try steps.take(plan)
    return try steps.joined(orRefuse: "it does not say how far it goes")
  }

  /// Sets one limit.
  func limiting(
    _ targets: [EditTarget], _ property: String, _ said: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    let shown = written(said)
    if let lack = words.lack(said) {
      throw Refusal(reason: "\(names(of: targets)) has no \(lack) that could be \"\(shown)\"")
    }
    // Extends a choice of figures up to a new maximum.
    if property == "maximum", targets.count == 1, case .element(let address) = targets[0],
      case .picker(let picker)? = element(at: address)?.component,
      let least = picker.options.first.flatMap({ Int($0) }), let most = Int(shown), most > least,
      picker.options.allSatisfy({ Int($0) != nil }), most - least < 12
    {
      return try offering(address, (least...most).map { String($0) })
    }
    // `at most 200 characters`
    let isLength =
      said.count > 1 && words.isPhrase("length-unit", said.suffix(1)) || areTexts(targets)
    guard isLength, let figure = said.first else {
      return try set(targets, EditProperty(name: property), to: shown)
    }
    let length = property == "minimum" ? "minLength" : "maxLength"
    return try set(targets, EditProperty(name: length), to: figure.text)
  }

  /// Whether things are fields of texts, which have no limits but of their length.
  private func areTexts(_ targets: [EditTarget]) -> Bool {
    let texts: Set<Component.FieldKind> = [.multiline, .password, .phone, .search]
    return targets.allSatisfy { target in
      guard case .element(let address) = target,
        case .field(let field)? = element(at: address)?.component
      else { return false }
      return texts.contains(field.kind)
    }
  }

  /// Whether a component that a plan makes shows a text.
  private func shows(_ text: String, _ plan: EditPlan) -> Bool {
    plan.edits.contains { edit in
      guard case .replace(_, let new) = edit else { return false }
      return new.contains { element in
        guard case .object(let members) = element.tree.content else { return false }
        return members.contains { $0.value.text?.contains(text) ?? false }
      }
    }
  }

  /// Sets a unit: in the way a thing read with it has it, or else as a word in its name.
  func measuring(
    _ targets: [EditTarget], in unit: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    // `Ana is in Porto`: what stands with a name is no unit of it.
    if targets.count == 1, targets[0].kind == "item" || targets[0].kind == "row" {
      if let plan = try valuing(targets, unit, isChange: true) { return plan }
      if let plan = try telling(targets, unit) { return plan }
    }
    // `only digits`
    if words.isPhrase("length-unit", unit) {
      guard unit.first?.isWord("digit", plural: true) ?? false else {
        throw Refusal(reason: "it does not say how many \(written(unit))")
      }
      return try set(targets, EditProperty(name: "pattern"), to: "[0-9]+")
    }
    if let plan = remade(targets, .unit, unit), shows(written(unit), plan) { return plan }
    if let plan = try? set(targets, EditProperty(Component.Chart.Property.unit), to: written(unit))
    {
      return plan
    }
    guard targets.count == 1 else {
      throw Refusal(reason: "\(names(of: targets)) has no unit")
    }
    let label =
      switch targets[0] {
      case .part(_, let part): part.label
      case .element(let address):
        element(at: address).map { OwnTexts(of: $0.component).title } ?? ""
      case .section, .screen: ""
      }
    guard !label.isEmpty, let first = unit.first else {
      throw Refusal(reason: "\(names(of: targets)) has no unit")
    }
    // `Size in ml` is "Size in cl" then.
    let told = EditToken.tokens(of: Array(label.utf8))
    let own = told.indices.first { index in
      index > told.startIndex && MeasureUnit(named: told[index].text) != nil
        && words.match("measure", at: told[(index - 1)...]) != nil
    }
    let named =
      own.map { told[..<$0].map(\.text).joined(separator: " ") + " " + written(unit) }
      ?? "\(label) (\(written(unit)))"
    return try rename(
      targets,
      to: [EditToken(text: named, folded: named.lowercased(), range: first.range, isQuoted: true)])
  }
}
