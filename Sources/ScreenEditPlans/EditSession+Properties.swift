package import ScreenAnchors
package import ScreenEdits
internal import ScreenModel

/// Properties that words name.
extension EditSession {
  /// `the placeholder of the email field`, `the email placeholder`, `the email's placeholder`,
  /// split into the property and the rest; nil if the words name no property.
  package func property(
    in tokens: ArraySlice<EditToken>
  ) -> (property: EditProperty, object: ArraySlice<EditToken>)? {
    let rest = finder.bare(tokens)
    // `its text`
    if words.match("its", at: tokens) != nil, let part = words.match("part", at: rest),
      part.count == rest.count, let it = words.first("them"), let first = tokens.first
    {
      let object = EditToken(text: it, folded: it, range: first.range)
      return (EditProperty(name: part.meaning), [object])
    }
    if let part = words.match("part", at: rest) {
      let after = rest.dropFirst(part.count)
      if let of = words.match("of", at: after) ?? words.match("place", at: after),
        after.count > of.count
      {
        return (EditProperty(name: part.meaning), after.dropFirst(of.count))
      }
      // `the maximum brightness`.
      let isLimit = part.meaning == "maximum" || part.meaning == "minimum"
      if isLimit, !after.isEmpty { return (EditProperty(name: part.meaning), after) }
    }
    for count in [3, 2, 1] where rest.count > count {
      guard let part = words.meaning("part", of: rest.suffix(count)) else { continue }
      var object = Array(rest.dropLast(count))
      if let owner = object.last?.withoutPossessive { object[object.count - 1] = owner }
      return (EditProperty(name: part), object[...])
    }
    return nil
  }

  /// Sets a property of all targets.
  package func set(
    _ targets: [EditTarget], _ property: EditProperty, to text: String
  ) throws(Refusal) -> EditPlan {
    var edits: [Edit] = []
    for target in targets {
      switch target {
      case .screen where property.name == "title" || property.name == "label":
        edits.append(.setting(.title, to: text))
      case .section(let id) where property.name == "title" || property.name == "label":
        edits.append(.setting(id, .title, to: text))
      case .element(let address):
        guard let component = element(at: address)?.component,
          let path = property.path(in: component)
        else { throw Refusal(reason: "\(name(of: target)) has no \(property.name)") }
        edits.append(
          .set(
            address, property: path,
            value: EditProperty.value(text, at: path, of: component)))
      case .part(let address, let part):
        edits.append(.change(address, try setting(property, of: part, at: address, to: text)))
      case .screen, .section:
        throw Refusal(reason: "\(name(of: target)) has no \(property.name)")
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "the \(property.name) of \(names(of: targets)) is \"\(text)\" now")
  }

  private func setting(
    _ property: EditProperty, of part: ComponentPart, at address: ElementAddress, to text: String
  ) throws(Refusal) -> [JSONPatch.Operation] {
    guard let tree = element(at: address)?.tree else { return [] }
    if property.name == "label" || property.name == "title" {
      return part.renaming(to: text, in: tree)
    }
    if let value = part.values(in: tree).first(where: { $0.label == property.name }) {
      return value.setting(text, in: tree)
    }
    guard property.name == "value", let figure = part.figure(in: tree) else {
      throw Refusal(reason: "\(part.kind) \"\(part.label)\" has no \(property.name)")
    }
    return figure.setting(text, in: tree)
  }
}
