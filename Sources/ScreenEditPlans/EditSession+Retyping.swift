package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

extension EditSession {
  /// A component of another kind with the old contents; nil if no kind is named.
  package func retyping(
    _ target: EditTarget, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard case .element(let address) = target, let old = element(at: address) else { return nil }
    let rest = finder.bare(tokens)
    // `cards` is a look that lists have.
    let look = Records(of: old.component) == nil ? nil : words.value(rest, of: "list")
    var name = words.meaning("kind", of: rest) ?? look.map { _ in "list" }
    // Things to tick are a checklist.
    if name == ComponentKind.toggle.rawValue, Records(of: old.component) != nil,
      old.component.kind != .picker
    {
      name = ComponentKind.checklist.rawValue
    }
    if name == nil, let plan = try looking(target, rest) { return plan }
    guard let name, let kind = ComponentKind(rawValue: name), kind != old.component.kind else {
      return nil
    }
    var new = old.converted(to: kind)
    if let look, kind == .list { _ = new.set(look.property, to: TreeValue(.text(look.value))) }
    // A picker may have the look that the words name: `turn the toggle into radio buttons`.
    if let style = words.value(rest, of: name) {
      _ = new.set(style.property, to: TreeValue(.text(style.value)))
    }
    new = screen.uniquelyNamed([new], except: address)[0]
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: [new])], targets: [target],
      done: "\(names(of: [target])) is a \(name) now")
  }

  /// `a red button`: another kind and its look; nil if the words name no such.
  private func looking(
    _ target: EditTarget, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    for count in [2, 1] where count < tokens.count {
      guard let kind = words.meaning("kind", of: tokens.suffix(count)),
        ComponentKind(rawValue: kind) != nil, says(tokens.dropLast(count)),
        let plan = try retyping(target, tokens.suffix(count))
      else { continue }
      var next = self
      for edit in plan.edits where !next.screen.apply(edit) { return nil }
      guard let look = try next.make([target], tokens.dropLast(count)) else { return nil }
      return Self.joined([plan, look])
    }
    return nil
  }
}
