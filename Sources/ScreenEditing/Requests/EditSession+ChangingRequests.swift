internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenText
internal import ScreenReading

/// How what is there is to be.
extension EditSession {
  func changing(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let words = tokens(in: request.things)
    let isTitle = isPart("title", words)
    if isTitle, let text = (request.roles(.label) + request.roles(.value)).first {
      return retitle(name(tokens(in: text), like: screen.title))
    }
    if request.things.count == 1, let (property, object) = property(in: words),
      case .missing = finder.find(words),
      let text = request.parts.first
    {
      return try set(try enumerated(object), property, to: tokens(in: text.range))
    }
    if !request.elements.isEmpty, request.parts.allSatisfy({ $0.label.family != .role }) {
      return request.things.isEmpty ? try changing(named: request) : try replacing(request)
    }
    // What is new is brought, whatever the verb: `put rent 920 and food 350`.
    if request.things.isEmpty, !request.parts.isEmpty,
      request.parts.allSatisfy({ $0.label == .item || $0.label == .column })
    {
      return try adding(request)
    }
    // At first, a name is that of the screen.
    if request.things.isEmpty, latest.isEmpty, let text = request.roles(.label).first {
      return retitle(name(tokens(in: text), like: screen.title))
    }
    var targets = try things(of: request)
    if request.parts.contains(where: { $0.label != .label && $0.label != .kind }) {
      targets = targets.map { held(alone: $0) }
    }
    var steps = EditSteps(self)
    let options = request.roles(.option)
    var kinds = request.roles(.kind)
    if !options.isEmpty {
      let kind = kinds.isEmpty ? [] : tokens(in: kinds.removeFirst())
      try steps.take(try offering(targets, kind, options))
    }
    for range in kinds {
      try steps.take(try steps.session.looking(targets, tokens(in: range)))
    }
    for range in request.roles(.label) {
      try steps.take(try steps.session.rename(targets, to: tokens(in: range)))
    }
    for range in measured(request) + request.roles(.state) {
      try steps.take(try steps.session.filling(targets, with: tokens(in: range)))
    }
    for range in request.roles(.note) {
      try steps.take(try steps.session.hinting(targets, tokens(in: range)))
    }
    for (label, property) in Self.properties {
      for range in request.roles(label) where !measured(request).contains(where: range.overlaps) {
        let text = written(tokens(in: range))
        if let lack = self.words.lack(tokens(in: range)) {
          throw Refusal(reason: "\(names(of: targets)) has no \(lack) that could be \"\(text)\"")
        }
        if label == .unit, let plan = steps.session.remade(targets, .unit, tokens(in: range)) {
          try steps.take(plan)
          continue
        }
        try steps.take(
          try steps.session.set(targets, EditProperty(name: property), to: text))
      }
    }
    return try steps.joined(orRefuse: "it does not say how it is to be")
  }

  /// The values of a request, each with the unit right behind it: `40 cm`.
  private func measured(_ request: ChangeRequest) -> [SourceRange] {
    request.roles(.value).map { value in
      let unit = request.roles(.unit).first { unit in
        unit.lowerBound >= value.upperBound
          && text.utf8[value.upperBound..<unit.lowerBound].allSatisfy { $0 == 0x20 }
      }
      return unit.map { value.union($0) } ?? value
    }
  }

  /// What a bracket names is on the screen already: `everything else optional`.
  private func changing(named request: ChangeRequest) throws(Refusal) -> EditPlan {
    guard request.elements.count == 1, let element = request.elements.first,
      let name = element.children.first(where: { $0.label == .label })
    else { throw Refusal(reason: "it does not say what is to be so") }
    var named = request
    named.things = [name.range]
    named.parts = element.children.filter { $0.label != .label }
    return try changing(named)
  }

  /// The properties that roles set.
  private static let properties: [(TreeLabel, String)] = [
    (.min, "minimum"), (.max, "maximum"), (.unit, "unit"), (.target, "maximum"),
  ]

  /// What a section holds, where that is one thing.
  private func held(alone target: EditTarget) -> EditTarget {
    guard case .section(let id) = target, let index = screen.index(of: id),
      screen.sections[index].elements.count == 1
    else { return target }
    return .element(ElementAddress(section: id, index: 0))
  }

  /// Options, perhaps of another kind of choice: `a dropdown with S, M and L`.
  private func offering(
    _ targets: [EditTarget], _ kind: ArraySlice<EditToken>, _ options: [SourceRange]
  ) throws(Refusal) -> EditPlan {
    guard targets.count == 1, case .element(let address) = targets[0],
      let old = element(at: address)
    else { throw Refusal(reason: "\(names(of: targets)) has no options") }
    var new = old.component.kind == .picker ? old : converted(old, to: .picker)
    guard case .picker(var picker) = new.component else {
      throw Refusal(reason: "\(names(of: targets)) has no options")
    }
    let texts = options.map { text.text(in: $0) }
    let isBig = texts.contains { $0.first?.isUppercase ?? false }
    picker.options = isBig ? texts : texts.map { LabelText.capitalized($0) }
    picker.selected = picker.selected.filter(picker.options.contains)
    new.component = .picker(picker)
    new.samples.removeAll { $0 == "options" }
    new = uniquelyNamed([new], except: address)[0]
    var steps = EditSteps(self)
    try steps.take(
      EditPlan(
        subject: "set", edits: [.replace(address, with: [new])], targets: targets,
        done: "the options of \(names(of: targets)) are "
          + "\(picker.options.joined(separator: ", ")) now"))
    // A kind that says no more than that there is a choice is met by the options.
    if !kind.isEmpty, let plan = try? steps.session.looking(targets, kind) {
      try steps.take(plan)
    }
    return try steps.joined(orRefuse: "it does not say what to offer")
  }

  /// Another kind, or another look.
  private func looking(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if let plan = try make(targets, words) { return plan }
    if let plan = remade(targets, .kind, words) { return plan }
    // `the primary button` is primary, `picture cards` are cards.
    for end in words.indices.dropFirst().reversed() {
      if let plan = try make(targets, words[..<end]), isOther(plan) { return plan }
    }
    for start in words.indices.dropFirst() {
      if let plan = try make(targets, words[start...]), isOther(plan) { return plan }
    }
    throw Refusal(
      reason: "nothing is known that \(quoted(words)) would make of \(names(of: targets))")
  }

  /// Whether a plan makes anything otherwise, and lacks nothing.
  private func isOther(_ plan: EditPlan) -> Bool {
    var changed = screen
    return plan.lacks.isEmpty && plan.edits.allSatisfy { changed.apply($0) } && changed != screen
  }

  /// A hint or a condition: what it makes of an input that is read with it, or else what stands in it before
  /// it is filled in.
  private func hinting(
    _ targets: [EditTarget], _ words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if let plan = remade(targets, .note, words) { return plan }
    return try set(targets, EditProperty(name: "placeholder"), to: written(words))
  }

  /// A value, or what is chosen; a text in the place of what is shown.
  private func filling(
    _ targets: [EditTarget], with words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    if let plan = try make(targets, words) { return plan }
    if let plan = try valuing(targets, words, isChange: false) { return plan }
    return try set(targets, EditProperty(name: "value"), to: words)
  }
}
