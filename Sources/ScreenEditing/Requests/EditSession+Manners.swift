internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

/// The effect of each role on existing things.
extension EditSession {
  /// The effect of a role on a thing.
  enum RoleEffect {
    case kind, name, value, hint, range, minimum, maximum, unit
  }

  /// The effects of roles on a thing, with the words of each, in the order of application.
  func effects(
    of request: ChangeRequest, kinds: [SourceRange]
  ) -> [(effect: RoleEffect, said: ArraySlice<EditToken>)] {
    var values = measured(.value, in: request)
    let least = measured(.min, in: request)
    var most = measured(.max, in: request)
    // `default copies to 1 min 1`: what is no more than the least is the value.
    if least.count == 1, most.count == 1,
      let low = Figure(text.text(in: least[0])), let high = Figure(text.text(in: most[0])),
      high.value <= low.value
    {
      (values, most) = (values + most, [])
    }
    var effects = kinds.map { (RoleEffect.kind, tokens(in: $0)) }
    func say(_ effect: RoleEffect, _ ranges: [SourceRange]) {
      effects += ranges.map { (effect, tokens(in: $0)) }
    }
    let names = request.roles(.label)
    if !names.isEmpty { effects.append((.name, tokens(in: names))) }
    if least.count == 1, most.count == 1 {
      effects.append((.range, tokens(in: least + most)))
    } else {
      say(.minimum, least)
      say(.maximum, most)
    }
    // `between 25 and 70`
    for place in request.places
    where tokens(in: place).count(where: { Figure($0.text) != nil }) == 2 {
      effects.append((.range, tokens(in: place)[...]))
    }
    say(.maximum, request.roles(.target))
    say(.value, values + request.roles(.state) + request.roles(.time) + request.roles(.count))
    say(.hint, request.roles(.note))
    // `in fahrenheit: 64°F`
    let isMeasured = values.contains { value in
      let said = text.text(in: value)
      return said.utf8.contains(where: \.isASCIIDigit) && said.utf8.last?.isASCIIDigit == false
    }
    say(
      .unit,
      request.roles(.unit).filter { unit in
        !(values + least + most).contains { $0.overlaps(unit) } && !isMeasured
      })
    return effects
  }

  func plan(
    _ effect: RoleEffect, _ targets: [EditTarget], _ said: ArraySlice<EditToken>,
    of request: ChangeRequest
  ) throws(Refusal) -> EditPlan {
    switch effect {
    case .kind: return try looking(targets, said, called: excepted(request) ?? things(in: request))
    case .name:
      guard words.match("not", at: said) == nil else {
        throw Refusal(reason: "it does not say what to call \(names(of: targets))")
      }
      // `change the age to 12` refers to the value of a fact, `rename` and `call` to its name.
      let isSaid = verbs(in: request).contains("say")
      if setsValue(request) || isSaid || saysNothing(request), !(said.first?.isQuoted ?? false),
        targets.allSatisfy(isFact),
        let plan = try valuing(targets, said, isChange: false)
      {
        return plan
      }
      if !verbs(in: request).contains("rename"), let plan = try keyed(targets, said) { return plan }
      // `Tuesday is pizza`
      if targets.count == 1, saysNothing(request), case .part(let address, let part) = targets[0],
        part.kind == "row"
      {
        let values = part.values(in: tree(at: address)).dropFirst()
        if let value = values.first, values.count == 1 {
          return try filling([.part(address, value)], with: said, of: request)
        }
        if let plan = try valuing(targets, said, isChange: true) { return plan }
      }
      // `rename Closed to Done`: the cell that says so, and not the name of its row.
      if targets.count == 1, targets[0].kind == "row",
        let plan = try correcting(things(in: request), targets, said)
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
      let name = effect == .minimum ? "minimum" : "maximum"
      let property = property(saidIn: request)?.name
      if let property, property != "value" { return try limiting(targets, property, said) }
      do throws(Refusal) { return try limiting(targets, name, said) } catch {
        // Something without limits has a value.
        guard let plan = try valuing(targets, said, isChange: true) else { throw error }
        return plan
      }
    case .unit:
      // Without a rate, an amount in one currency says nothing in another.
      guard words.match("currency", at: said) == nil || targets.allSatisfy({ !isFact($0) }) else {
        throw Refusal(
          reason: "\(names(of: targets)) shows no amount that could be in \(written(said))")
      }
      return try measuring(targets, in: said)
    }
  }

  /// The words of a role in a request, each with the unit right after it: `40 cm`.
  private func measured(_ label: TreeLabel, in request: ChangeRequest) -> [SourceRange] {
    request.roles(label).map { said in
      let unit = request.roles(.unit).first { unit in
        unit.lowerBound >= said.upperBound
          && text.utf8[said.upperBound..<unit.lowerBound].allSatisfy { $0 == 0x20 }
      }
      return unit.map { said.union($0) } ?? said
    }
  }

  /// Whether the verb of a request states a name or a text for something.
  private func namesThings(_ request: ChangeRequest) -> Bool {
    let said = tokens(in: request.range)
    let isArrow = said.indices.contains { words.match("arrow", at: said[$0...]) != nil }
    return isArrow
      || !verbs(in: request).isDisjoint(with: ["rename", "set", "change", "say", "make", "turn"])
  }

  /// Whether a request has neither a verb nor an arrow: `and the venue Red Room`.
  private func saysNothing(_ request: ChangeRequest) -> Bool {
    verbs(in: request).isEmpty && !namesThings(request)
  }

  /// Whether the verb of a request sets or changes an existing thing.
  private func setsValue(_ request: ChangeRequest) -> Bool {
    !verbs(in: request).isDisjoint(with: ["set", "change"])
  }

  private func isFact(_ target: EditTarget) -> Bool {
    guard case .element(let address) = target else { return false }
    guard let element = element(at: address) else { return false }
    return element.component.kind == .keyValue
      || element.component.kind == .stat && element.isSample(Component.Stat.Property.value)
  }

  /// Changes a thing that a bracket names and that already exists: `everything else optional`.
  func changing(named request: ChangeRequest) throws(Refusal) -> EditPlan {
    guard request.elements.count == 1, let element = request.elements.first,
      let name = element.children.first(where: { $0.label == .label })
    else { throw Refusal(reason: "it does not say what should be so") }
    // A thing that does not exist is added: `make a button for printing`.
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

  /// Changes the kind or the look.
  private func looking(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>, called anchor: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if Figure(written(words)) != nil, let plan = try? valuing(targets, words, isChange: false) {
      return plan
    }
    // An input stays an input: `a number` in a form is a number field and not a figure.
    let made = try make(targets, words, isAll: isAll(anchor))
    if let made, !areInputs(targets) || isStillInput(made) { return made }
    if made == nil, let plan = try recolouring(targets, words) { return plan }
    if made == nil, let plan = try measuringLength(targets, words) { return plan }
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
          reason: "\(quoted(words)) has no known effect on \(names(of: targets))")
      }
      return plan
    }
    // `the primary button` is primary, `picture cards` are cards.
    var same: EditPlan?
    let pieces =
      words.indices.dropFirst().reversed().map { words[..<$0] }
      + words.indices.dropFirst().map { words[$0...] }
    for piece in pieces {
      guard let plan = try make(targets, piece) else { continue }
      if isOther(plan) { return plan }
      if plan.lacks.isEmpty, !plan.edits.isEmpty { same = same ?? plan }
    }
    if let plan = try limiting(targets, saidIn: words) { return plan }
    // `mark the passport as packed`
    if targets.allSatisfy({ $0.kind == "item" }), self.words.lack(words) == nil, words.count < 3,
      !targets.isEmpty
    {
      return try badging(targets, words)
    }
    // `the last option`
    for end in words.indices.dropFirst() + [words.endIndex] {
      if let split = try? placement(in: finder.bare(words[..<end])), split.what.isEmpty {
        return try move(targets, to: split.place)
      }
    }
    if let same { return same }
    if let plan = gathering(targets, words) { return plan }
    throw Refusal(
      reason: "\(quoted(words)) has no known effect on \(names(of: targets))")
  }

  /// `takes 3 digits`: the most that a field takes; nil if words say no length, or a limit of it.
  func measuringLength(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard !words.indices.contains(where: { self.words.match("limit", at: words[$0...]) != nil }),
      let length = zip(words, words.dropFirst()).first(where: { figure, unit in
        self.words.isPhrase("length-unit", [unit]) && Int(figure.text) != nil
      })
    else { return nil }
    return try set(targets, EditProperty(name: "maxLength"), to: length.0.text)
  }

  /// `with a minimum of 20 characters`: a limit that words state; nil if they state none.
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

  /// Turns inputs into fields of the kind that words name: `a number`; nil if they name no such
  /// kind.
  private func asField(_ targets: [EditTarget], _ words: ArraySlice<EditToken>) -> EditPlan? {
    guard let takes = self.words.value(words, of: "field"), takes.property == "kind" else {
      return nil
    }
    var edits: [Edit] = []
    for target in targets {
      guard case .element(let address) = target, let old = element(at: address) else { return nil }
      var new = old.converted(to: .field)
      guard new.set(takes.property, to: TreeValue(.text(takes.value))) else { return nil }
      new.samples = []
      edits.append(.replace(address, with: screen.uniquelyNamed([new], except: address)))
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

  /// Whether a plan changes anything and has no impossible part.
  func isOther(_ plan: EditPlan) -> Bool {
    var changed = screen
    return plan.lacks.isEmpty && plan.edits.allSatisfy { changed.apply($0) } && changed != screen
  }

  /// A hint or a condition: the difference it makes to an input read with it, or else the
  /// placeholder.
  private func hinting(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if let plan = try limiting(targets, saidIn: words) { return plan }
    if let plan = remade(targets, .note, words) { return plan }
    let before = words.first.flatMap { first in
      spoken.last { $0.range.upperBound <= first.range.lowerBound }
    }
    if let before, self.words.match("condition", at: [before]) != nil {
      throw Refusal(
        reason: "nothing here depends on something else: \(quoted([before] + words))")
    }
    return try set(targets, EditProperty(Component.Field.Property.placeholder), to: written(words))
  }

  /// A value or a selection; a text replaces the one shown.
  func filling(
    _ targets: [EditTarget], with words: ArraySlice<EditToken>, of request: ChangeRequest
  ) throws(Refusal) -> EditPlan {
    let anchor = things(in: request)
    if !says(words), let plan = try keyed(targets, words) { return plan }
    if let verb = self.words.match("verb", at: words), verb.count == words.count,
      verb.meaning == "mark" || verb.meaning == "unmark"
    {
      return try marking(anchor, isOn: verb.meaning == "mark")
    }
    if let plan = try make(targets, words, isAll: isAll(excepted(request) ?? anchor)) {
      return plan
    }
    if let plan = try valuing(targets, words, isChange: false) { return plan }
    guard targets.count == 1 else {
      return try set(targets, EditProperty(Component.Field.Property.value), to: words)
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
    if isText(targets[0], words, isSaid: namesThings(request)),
      targets[0].kind == nil || namesThings(request) || isQuoted
    {
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
    return try set(targets, EditProperty(Component.Field.Property.value), to: words)
  }

  /// Whether a thing has only a displayed text, which is its value; a figure is never a name.
  private func isText(
    _ target: EditTarget, _ said: ArraySlice<EditToken>, isSaid: Bool
  ) -> Bool {
    let isName =
      said.first?.isQuoted ?? false
      || !said.contains { $0.text.utf8.contains(where: \.isASCIIDigit) }
    switch target {
    case .screen, .section: return isName || isSaid
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
