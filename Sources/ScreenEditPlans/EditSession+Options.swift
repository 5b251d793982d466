package import ScreenAnchors
package import ScreenEdits
package import ScreenModel

/// Options and selections.
extension EditSession {
  /// Sets a property to the value of words; options are a list, one of them possibly selected.
  package func set(
    _ targets: [EditTarget], _ property: EditProperty, to words: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    guard property.name == "options" else {
      // A selection is spelled like its option.
      if property.name == "value", let plan = try valuing(targets, words, isChange: false) {
        return plan
      }
      return try set(targets, property, to: written(words))
    }
    guard targets.count == 1, case .element(let address) = targets[0],
      var element = element(at: address)
    else { throw Refusal(reason: "\(names(of: targets)) has no options") }
    // A field with options becomes a choice.
    if element.component.kind == .field {
      element = screen.uniquelyNamed([element.converted(to: .picker)], except: address)[0]
    }
    guard case .picker(let picker) = element.component else {
      throw Refusal(reason: "\(names(of: targets)) has no options")
    }
    element.component = .picker(self.picker(picker, offering: words))
    element.samples.removeAll { $0 == Component.Picker.Property.options.rawValue }
    return EditPlan(
      subject: "set", edits: [.replace(address, with: [element])], targets: targets,
      done: "the options of \(names(of: targets)) are \(written(words)) now")
  }

  /// A picker with the options that words list: `7A, 7B and 8A with 7B selected`.
  package func picker(
    _ picker: Component.Picker, offering tokens: ArraySlice<EditToken>
  ) -> Component.Picker {
    var picker = picker
    var pieces = finder.pieces(of: tokens)
    let chosen = picker.selected
    picker.selected = []
    // `Early, Late and Night, Early set`
    let said = pieces.compactMap { preselected($0) }
    pieces.removeAll { preselected($0) != nil }
    if pieces.isEmpty, !said.isEmpty {
      picker.selected = said.compactMap { chosen in
        picker.options.first { $0.lowercased() == chosen.lowercased() }
      }
      return picker
    }
    picker.selected = said
    if let last = pieces.last,
      let link = last.indices.first(where: {
        words.match("link", at: last[$0...])?.meaning == "with"
      }),
      let state = last[(link + 1)...].indices.first(where: {
        words.value(last[$0...], of: "option") != nil
      })
    {
      picker.selected.append(written(last[(link + 1)..<state]))
      pieces[pieces.count - 1] = last[..<link]
    }
    let isBig = pieces.contains { $0.first?.text.first?.isUppercase ?? false }
    picker.options = pieces.filter { !$0.isEmpty }.map { name($0, like: isBig ? "" : "A") }
    if picker.selected.isEmpty { picker.selected = chosen }
    picker.selected = picker.selected.compactMap { chosen in
      picker.options.first { $0.lowercased() == chosen.lowercased() }
    }
    return picker
  }

  /// `pasta selected`: the option that words select; nil if they select none.
  private func preselected(_ tokens: ArraySlice<EditToken>) -> String? {
    let state = tokens.indices.dropFirst().first { index in
      words.value(tokens[index...], of: "option")?.value == "true"
        && words.match("link", at: tokens) == nil
        && !tokens[..<index].contains { token in
          words.match("link", at: [token][...])?.meaning == "with"
        }
    }
    return state.map { written(finder.bare(tokens[..<$0])) }
  }

  /// A component of another kind or look with further details: `radio buttons with Aetna and
  /// Cigna`, `a slider from 1 to 10`; nil without a kind or details.
  func detailed(
    _ target: EditTarget, _ tokens: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan? {
    guard case .element(let address) = target, let old = element(at: address) else { return nil }
    guard
      let end = tokens.indices.dropFirst().first(where: { index in
        tokens[index].isMark && tokens[index].text == ":"
          || words.match("of", at: tokens[index...]) != nil
          || words.match("link", at: tokens[index...])?.meaning == "with"
          || tokens[index].isWord("from")
      })
    else { return nil }
    let head = finder.bare(tokens[..<end])
    var tail = tokens[(end + 1)...]
    if let part = words.match("part", at: tail), part.meaning == "options" {
      tail = tail.dropFirst(part.count)
    }
    let style = words.value(head, of: "picker")
    guard let name = words.meaning("kind", of: head) ?? style.map({ _ in "picker" }),
      let kind = ComponentKind(rawValue: name), !tail.isEmpty
    else { return nil }
    var new: Element
    if kind == .picker {
      var element = old.component.kind == .picker ? old : old.converted(to: .picker)
      if let style { _ = element.set(style.property, to: TreeValue(.text(style.value))) }
      guard case .picker(let made) = element.component else { return nil }
      element.component = .picker(picker(made, offering: tail))
      element.samples = []
      new = element
    } else {
      guard kind != old.component.kind,
        let made = try components(of: tokens).first(where: { $0.component.kind == kind })
      else { return nil }
      new = made
      let texts = OwnTexts(of: old.component)
      if let naming = OwnTexts(of: new.component).naming,
        let title = texts.naming.flatMap({ texts[$0] })
      {
        _ = new.set(naming, to: TreeValue(.text(title)))
      }
      if let name = texts[Component.Picker.Property.name] {
        _ = new.set(Component.Picker.Property.name, to: TreeValue(.text(name)))
      }
    }
    new = screen.uniquelyNamed([new], except: address)[0]
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: [new])], targets: [target],
      done: "\(names(of: [target])) is \(written(tokens)) now")
  }
}
