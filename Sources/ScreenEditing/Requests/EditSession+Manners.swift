internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// What each role makes of what is there.
extension EditSession {
  /// What a role says of a thing.
  enum Manner {
    case kind, name, value, hint, range, minimum, maximum, unit
  }

  /// What roles say of a thing, and the words of each, in the order in which it is done.
  func manners(
    of request: ChangeRequest, kinds: [SourceRange]
  ) -> [(manner: Manner, said: ArraySlice<EditToken>)] {
    let values = measured(.value, in: request)
    let (least, most) = (measured(.min, in: request), measured(.max, in: request))
    var manners = kinds.map { (Manner.kind, tokens(in: $0)) }
    func say(_ manner: Manner, _ ranges: [SourceRange]) {
      manners += ranges.map { (manner, tokens(in: $0)) }
    }
    let names = request.roles(.label)
    if !names.isEmpty { manners.append((.name, tokens(in: names))) }
    if least.count == 1, most.count == 1 {
      manners.append((.range, tokens(in: least + most)))
    } else {
      say(.minimum, least)
      say(.maximum, most)
    }
    // `between 25 and 70`
    for place in request.places
    where tokens(in: place).count(where: { Figure($0.text) != nil }) == 2 {
      manners.append((.range, tokens(in: place)[...]))
    }
    say(.maximum, request.roles(.target))
    say(.value, values + request.roles(.state) + request.roles(.time) + request.roles(.count))
    say(.hint, request.roles(.note))
    say(
      .unit,
      request.roles(.unit).filter { unit in
        !(values + least + most).contains { $0.overlaps(unit) }
      })
    return manners
  }

  func plan(
    _ manner: Manner, _ targets: [EditTarget], _ said: ArraySlice<EditToken>,
    of request: ChangeRequest
  ) throws(Refusal) -> EditPlan {
    switch manner {
    case .kind: return try looking(targets, said, called: excepted(request) ?? things(in: request))
    case .name:
      guard words.match("not", at: said) == nil else {
        throw Refusal(reason: "it does not say what \(names(of: targets)) is to be called")
      }
      // `change the age to 12` speaks of what a fact says, `rename` and `call` of its name.
      if setsValue(request), !(said.first?.isQuoted ?? false), targets.allSatisfy(isFact),
        let plan = try valuing(targets, said, isChange: false)
      {
        return plan
      }
      return try rename(targets, to: said)
    case .value: return try filling(targets, with: said, of: request)
    case .hint:
      if let property = property(saidIn: request) {
        return try set(targets.map { held(alone: $0) }, property, to: written(said))
      }
      return try hinting(targets, said)
    case .range: return try limiting(targets, said)
    case .minimum, .maximum:
      let name = manner == .minimum ? "minimum" : "maximum"
      let property = property(saidIn: request)?.name
      if let property, property != "value" { return try limiting(targets, property, said) }
      do throws(Refusal) { return try limiting(targets, name, said) } catch {
        // What has no limits has a value.
        guard let plan = try valuing(targets, said, isChange: true) else { throw error }
        return plan
      }
    case .unit: return try measuring(targets, in: said)
    }
  }

  /// What a role says in a request, each with the unit right behind it: `40 cm`.
  private func measured(_ label: TreeLabel, in request: ChangeRequest) -> [SourceRange] {
    request.roles(label).map { said in
      let unit = request.roles(.unit).first { unit in
        unit.lowerBound >= said.upperBound
          && text.utf8[said.upperBound..<unit.lowerBound].allSatisfy { $0 == 0x20 }
      }
      return unit.map { said.union($0) } ?? said
    }
  }

  /// Whether the verb of a request says what something is to be called, or to say.
  private func namesThings(_ request: ChangeRequest) -> Bool {
    let said = tokens(in: request.range)
    let isArrow = said.indices.contains { words.match("arrow", at: said[$0...]) != nil }
    return isArrow
      || !verbs(in: request).isDisjoint(with: ["rename", "set", "change", "say", "make", "turn"])
  }

  /// Whether the verb of a request sets or changes what is there.
  private func setsValue(_ request: ChangeRequest) -> Bool {
    !verbs(in: request).isDisjoint(with: ["set", "change"])
  }

  private func isFact(_ target: EditTarget) -> Bool {
    guard case .element(let address) = target else { return false }
    return element(at: address)?.component.kind == .keyValue
  }

  /// What a bracket names is on the screen already: `everything else optional`.
  func changing(named request: ChangeRequest) throws(Refusal) -> EditPlan {
    guard request.elements.count == 1, let element = request.elements.first,
      let name = element.children.first(where: { $0.label == .label })
    else { throw Refusal(reason: "it does not say what is to be so") }
    // What is not there is brought: `make a button for printing`.
    if case .missing = finder.nearest(tokens(in: name.range)) {
      var new = request
      new.kind = .add
      return try adding(new)
    }
    var named = request
    named.things = [name.range]
    named.parts = element.children.filter { $0.label != .label }
    return try changing(named)
  }

  /// What a section holds beside buttons, where that is one thing.
  func held(alone target: EditTarget) -> EditTarget {
    guard case .section(let id) = target, let index = screen.index(of: id) else { return target }
    let elements = screen.sections[index].elements
    let held = elements.indices.filter { elements[$0].component.kind != .button }
    return held.count == 1 ? .element(ElementAddress(section: id, index: held[0])) : target
  }

  /// Another kind, or another look.
  private func looking(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>, called anchor: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if Figure(written(words)) != nil, let plan = try? valuing(targets, words, isChange: false) {
      return plan
    }
    // What is filled in stays so: `a number` of a form is a field of numbers, and no figure.
    let made = try make(targets, words, isAll: isAll(anchor))
    if let made, !areInputs(targets) || isStillInput(made) { return made }
    if let plan = remade(targets, .kind, words) { return plan }
    if made != nil, let plan = asField(targets, words) { return plan }
    if let made { return made }
    // `not compulsory`
    if let not = self.words.match("not", at: words), not.count < words.count {
      let rest = words.dropFirst(not.count)
      guard self.words.value(rest, of: nil)?.property.hasSuffix("required") ?? false,
        let optional = self.words.first("value-optional"),
        let plan = try make(
          targets, [EditToken(text: optional, folded: optional, range: .at(0))])
      else {
        throw Refusal(
          reason: "nothing is known that \(quoted(words)) would make of \(names(of: targets))")
      }
      return plan
    }
    // `the primary button` is primary, `picture cards` are cards.
    for end in words.indices.dropFirst().reversed() {
      if let plan = try make(targets, words[..<end]), isOther(plan) { return plan }
    }
    for start in words.indices.dropFirst() {
      if let plan = try make(targets, words[start...]), isOther(plan) { return plan }
    }
    if let plan = try limiting(targets, saidIn: words) { return plan }
    // `the last option`
    for end in words.indices.dropFirst() + [words.endIndex] {
      if let split = try? placement(in: finder.bare(words[..<end])), split.what.isEmpty {
        return try move(targets, to: split.place)
      }
    }
    throw Refusal(
      reason: "nothing is known that \(quoted(words)) would make of \(names(of: targets))")
  }

  /// `with a minimum of 20 characters`: a limit that words say; nil where they say none.
  private func limiting(
    _ targets: [EditTarget], saidIn words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    for index in words.indices {
      var limit = self.words.match("limit", at: words[index...])
      if limit == nil, let part = self.words.match("part", at: words[index...]),
        ["minimum", "maximum", "minLength", "maxLength"].contains(part.meaning)
      {
        limit = part
      }
      guard let limit else { continue }
      let rest = words[(index + limit.count)...].drop { Figure($0.text) == nil }
      guard !rest.isEmpty else { continue }
      return try limiting(targets, limit.meaning, rest)
    }
    return nil
  }

  /// Inputs as fields of what words say: `a number`; nil where they say nothing that a field takes.
  private func asField(_ targets: [EditTarget], _ words: ArraySlice<EditToken>) -> EditPlan? {
    guard let takes = self.words.value(words, of: "field"), takes.property == "kind" else {
      return nil
    }
    var edits: [Edit] = []
    for target in targets {
      guard case .element(let address) = target, let old = element(at: address) else { return nil }
      var new = converted(old, to: .field)
      guard new.set(takes.property, to: TreeValue(.text(takes.value))) else { return nil }
      new.samples = []
      edits.append(.replace(address, with: uniquelyNamed([new], except: address)))
    }
    return EditPlan(
      subject: "replace", edits: edits, targets: targets,
      done: "\(names(of: targets)) is a \(takes.value) field now")
  }

  private func areInputs(_ targets: [EditTarget]) -> Bool {
    targets.allSatisfy { target in
      guard case .element(let address) = target else { return false }
      return element(at: address)?.component.kind.family == .input
    }
  }

  func isStillInput(_ plan: EditPlan) -> Bool {
    !plan.edits.contains { edit in
      guard case .replace(_, let new) = edit else { return false }
      return new.contains { $0.component.kind.family != .input }
    }
  }

  /// Whether a plan makes anything otherwise, and lacks nothing.
  func isOther(_ plan: EditPlan) -> Bool {
    var changed = screen
    return plan.lacks.isEmpty && plan.edits.allSatisfy { changed.apply($0) } && changed != screen
  }

  /// A hint or a condition: what it makes of an input that is read with it, or else what stands in it before
  /// it is filled in.
  private func hinting(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if let plan = try limiting(targets, saidIn: words) { return plan }
    if let plan = remade(targets, .note, words) { return plan }
    return try set(targets, EditProperty(name: "placeholder"), to: written(words))
  }

  /// A value, or what is chosen; a text in the place of what is shown.
  private func filling(
    _ targets: [EditTarget], with words: ArraySlice<EditToken>, of request: ChangeRequest
  ) throws(Refusal) -> EditPlan {
    let anchor = things(in: request)
    if let verb = self.words.match("verb", at: words), verb.count == words.count,
      verb.meaning == "mark" || verb.meaning == "unmark"
    {
      return try marking(anchor, isOn: verb.meaning == "mark")
    }
    if let plan = try make(targets, words) { return plan }
    if let plan = try valuing(targets, words, isChange: false) { return plan }
    guard targets.count == 1 else {
      return try set(targets, EditProperty(name: "value"), to: words)
    }
    let isQuoted = words.first?.isQuoted ?? false
    // `Saturn rises 00:55`, `is by Mozart, not Bruckner`
    let tail = tokens(in: request.range).drop { token in
      token.range.lowerBound < (request.things.last?.upperBound ?? 0)
    }
    let rest = EditToken.tokens(of: text.utf8).drop { token in
      token.range.lowerBound < (request.things.last?.upperBound ?? 0)
    }
    var sentence = rest.prefix { !$0.isMark || $0.text == "," }
    sentence = sentence.dropFirst(self.words.match("copula", at: sentence)?.count ?? 0)
    for said in [sentence, tail, words] where !said.isEmpty {
      guard said.count == words.count || said.startIndex != words.startIndex else { continue }
      if let plan = try state(targets[0], anchor, said, isSaid: true) { return plan }
    }
    if let plan = try correcting(anchor, targets, words) { return plan }
    if let plan = offeringBesides(targets[0], words) { return plan }
    if isText(targets[0], words), targets[0].kind == nil || namesThings(request) || isQuoted {
      let shown = anchor.isEmpty ? word("them") : anchor
      return finder.find(shown).one == targets[0]
        ? try say(shown, words) : try rename(targets, to: words)
    }
    if let plan = try telling(targets, words) { return plan }
    if case .element(let address) = targets[0],
      case .picker(let picker)? = element(at: address)?.component
    {
      throw Refusal(
        reason: "\(name(of: targets[0])) offers \(picker.options.joined(separator: ", ")), and not "
          + quoted(words))
    }
    return try set(targets, EditProperty(name: "value"), to: words)
  }

  /// Whether a thing has nothing but a text that is shown, which is what it says; a figure is the name of none.
  private func isText(_ target: EditTarget, _ said: ArraySlice<EditToken>) -> Bool {
    let isName =
      said.first?.isQuoted ?? false
      || !said.contains { $0.text.utf8.contains(where: \.isASCIIDigit) }
    switch target {
    case .screen, .section: return true
    case .part(_, let part):
      let kinds = ["column", "fact", "option", "task", "series"]
      return isName && kinds.contains(part.kind)
    case .element(let address):
      switch element(at: address)?.component.kind {
      case .button, .link, .badge, .image: return isName
      case .heading, .paragraph, .alert, .quote: return true
      default: return false
      }
    }
  }
}
