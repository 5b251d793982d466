package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel

/// Removing things.
extension EditSession {
  package func removal(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if tokens.count > 1, words.match("particle", at: tokens.suffix(1)) != nil,
      let plan = try? removal(tokens.dropLast())
    {
      return plan
    }
    if gone, let them = words.match("them", at: tokens), them.count == tokens.count {
      return EditPlan(subject: "remove", edits: [], targets: [], done: "removed")
    }
    if let (property, object) = property(in: tokens), property.isText,
      case .missing = finder.find(tokens)
    {
      return try set(try enumerated(object), property, to: "")
    }
    if case .missing = finder.find(tokens), let hint = onlyPlaceholder(tokens) { return hint }
    let all = try enumerated(tokens)
    guard !all.contains(.screen) else {
      throw Refusal(reason: "nothing would be left on the screen")
    }
    return removal(of: all)
  }

  /// `hide the hint`, if there is exactly one; nil otherwise.
  private func onlyPlaceholder(_ tokens: ArraySlice<EditToken>) -> EditPlan? {
    guard isPart("placeholder", tokens) else { return nil }
    let property = EditProperty(Component.Field.Property.placeholder)
    let hinting = finder.all.filter { thing in
      thing.component.flatMap { OwnTexts(of: $0)[Component.Field.Property.placeholder] } != nil
    }
    return hinting.count == 1 ? try? set([hinting[0].target], property, to: "") : nil
  }

  /// Removes things.
  package func removal(of all: [EditTarget]) -> EditPlan {
    // From the end backwards, so that addresses stay valid.
    var edits: [Edit] = []
    for target in ordered(all).reversed() {
      switch target {
      case .element(let address): edits.append(.remove(address))
      case .part(let address, let part):
        edits.append(.change(address, part.removal(from: tree(at: address))))
      case .section(let id): edits.append(.removeSection(id))
      case .screen: continue
      }
    }
    // A thing added next may go where this one was: `drop fish, add chicken`.
    let owners = Set(
      all.map { target -> ElementAddress? in
        if case .part(let address, _) = target { address } else { nil }
      })
    let owner = owners.count == 1 ? owners.first ?? nil : nil
    return EditPlan(
      subject: "remove", edits: edits, targets: owner.map { [.element($0)] } ?? [],
      done: "\(names(of: all)) removed",
      vacatedPosition: all.count == 1 ? vacancy(left: all[0]) : nil)
  }
}
