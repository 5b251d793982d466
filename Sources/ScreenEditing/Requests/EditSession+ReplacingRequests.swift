internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Replacing things with others.
extension EditSession {
  func replacing(_ request: ChangeRequest) throws(Refusal) -> EditPlan {
    let said = tokens(in: request.range)
    if let verb = words.match("verb", at: said), verb.meaning == "merge" {
      return try merging(said.dropFirst(verb.count))
    }
    let elements = request.elements
    // `split it into two tabs` takes nothing away.
    if words.match("verb", at: said)?.meaning == "use", !elements.isEmpty,
      elements.contains(where: { $0.label.family == .section })
        || request.things.isEmpty || isScreen(things(in: request))
    {
      return try splitting(said)
    }
    let old = elements.isEmpty ? (try? things(of: request)) ?? [] : try things(of: request)
    if elements.isEmpty {
      let names = request.parts.filter { Self.partKind(of: $0.label) != nil || $0.label == .label }
      guard let new = names.first else { return try changing(request) }
      if names.count == 1, new.children.isEmpty, request.things.count == 1 {
        let everywhere =
          request.places.map { tokens(in: $0) }.first { words.isPhrase("everywhere", $0) } ?? []
        return try replace(things(in: request), with: (tokens(in: new) + everywhere)[...])
      }
      guard let first = try things(of: request).first else {
        throw Refusal(reason: "it does not say what to replace")
      }
      var steps = EditSteps(self)
      try steps.take(try rename([first], to: tokens(in: new)))
      for part in names.dropFirst() {
        guard let kind = Self.partKind(of: part.label) else { continue }
        let name = tokens(in: part)
        try steps.take(
          try steps.session.addingPart(name, kind, at: .after([first]), within: nil))
      }
      return try steps.joined(orRefuse: "it does not say what to put instead")
    }
    guard let first = old.first, case .element(let address) = first else {
      throw Refusal(reason: "a component can replace only a component")
    }
    // `instead of Book use Reserve`
    if elements.count == 1, elements[0].label == .action, isBare(elements[0]),
      element(at: address)?.component.kind.family == .action
    {
      return try rename([first], to: tokens(in: label(of: elements[0])))
    }
    var made: [Element] = []
    for node in elements { made += try self.made(of: node).elements }
    let new = screen.uniquelyNamed(made, except: address)
    let targets = new.indices.map {
      EditTarget.element(ElementAddress(section: address.section, index: address.index + $0))
    }
    let others = removal(of: old.filter { $0 != first })
    return EditPlan(
      subject: "replace", edits: others.edits + [.replace(address, with: new)], targets: targets,
      done: "\(names(of: old)) replaced")
  }
}
