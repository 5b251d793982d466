package import ScreenAnchors
package import ScreenEdits
package import ScreenModel

extension EditSession {
  /// Sets the values of targets; nil if one has no value, or not of this type.
  ///
  /// In a change, a text that is not a figure is taken as a new name for a field or a figure.
  package func valuing(
    _ targets: [EditTarget], _ tokens: ArraySlice<EditToken>, isChange: Bool
  ) throws(Refusal) -> EditPlan? {
    var edits: [Edit] = []
    for target in targets {
      switch target {
      case .element(let address):
        guard let found = valuing(address, tokens, isChange: isChange) else { return nil }
        edits += found
      case .part(let address, let part):
        guard let tree = element(at: address)?.tree else { return nil }
        let text = written(tokens)
        if part.kind == "value" {
          edits.append(.change(address, part.setting(part.spelling(of: text, in: tree), in: tree)))
        } else if let fit = part.fitting(text, in: tree) {
          edits.append(.change(address, fit.value.setting(fit.text, in: tree)))
        } else if Figure(text) != nil, let figure = part.figure(in: tree) {
          edits.append(.change(address, figure.setting(text, in: tree)))
        } else {
          return nil
        }
      case .section, .screen: return nil
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "\(names(of: targets)) is \(quoted(tokens)) now")
  }

  package func valuing(
    _ address: ElementAddress, _ tokens: ArraySlice<EditToken>, isChange: Bool
  ) -> [Edit]? {
    guard let component = element(at: address)?.component else { return nil }
    let number = tokens.count == 1 ? words.match("number", at: tokens)?.meaning : nil
    let text = number ?? written(tokens)
    let hasFigure =
      number != nil || tokens.first?.text.utf8.contains { $0 &- UInt8(ascii: "0") < 10 } ?? false
    let path: String
    switch component {
    case .rating where finder.words.match("of", at: tokens.dropFirst()) != nil:
      // `4 out of 5`
      let rest = tokens.dropFirst()
      let count = finder.words.match("of", at: rest)?.count ?? 0
      guard let score = Figure(tokens.first?.text ?? ""),
        let most = Figure(written(rest.dropFirst(count)))
      else { return nil }
      return [
        .setting(address, Component.Rating.Property.score, to: TreeValue(.number(score.value))),
        .setting(address, Component.Rating.Property.outOf, to: TreeValue(.number(most.value))),
      ]
    case .slider, .progress, .rating:
      // `65 percent`
      let isMeasured = tokens.count > 1 && words.isPhrase("unit-word", tokens.dropFirst())
      let figure = isMeasured ? tokens.first?.text ?? "" : text
      guard Figure(figure) != nil else { return nil }
      let path = EditProperty(Component.Field.Property.value).path(in: component) ?? "value"
      return [
        .set(
          address, property: path, value: EditProperty.value(figure, at: path, of: component))
      ]
    case .stat, .keyValue:
      let isSample = element(at: address)?.isSample(Component.Stat.Property.value) ?? false
      guard hasFigure || component.kind == .keyValue || isSample else { return nil }
      path = "value"
    case .field(let field):
      // A number, possibly with its unit, but not a sentence.
      guard field.kind != .number || !hasFigure || tokens.count < 3 else { return nil }
      guard hasFigure || !isChange || tokens.first?.isQuoted ?? false else { return nil }
      path = "value"
    case .picker(let picker):
      guard let option = picker.options.first(where: { $0.lowercased() == text.lowercased() })
      else { return nil }
      return [
        .setting(
          address, Component.Picker.Property.selected,
          to: TreeValue(.array([TreeValue(.text(option))])))
      ]
    case .timer, .repetition: return measuring(address, component.kind, tokens)
    default: return nil
    }
    let old =
      component.kind == .field
      ? "" : OwnTexts(of: component)[Component.KeyValue.Property.value] ?? ""
    let value = EditProperty.value(ComponentPart.spelled(text, like: old), at: path, of: component)
    return [.set(address, property: path, value: value)]
  }

  /// The properties that numbers and units set on a component: `90 seconds`, `4 sets of 15`; a bare
  /// number sets the main property.
  private func measuring(
    _ address: ElementAddress, _ kind: ComponentKind, _ tokens: ArraySlice<EditToken>
  ) -> [Edit]? {
    words.measures(kind, tokens)?.map {
      .set(address, property: $0.property, value: TreeValue(.number($0.amount)))
    }
  }

  /// `from 0 to 10`: the limits of sliders and fields; nil if there are not two numbers.
  package func ranging(_ targets: [EditTarget], _ tokens: ArraySlice<EditToken>) -> EditPlan? {
    let numbers = tokens.flatMap { $0.text.split { $0 == "-" || $0 == "–" } }
      .compactMap { Figure(String($0))?.value }
    guard numbers.count == 2, numbers[0] < numbers[1] else { return nil }
    var edits: [Edit] = []
    for target in targets {
      guard case .element(let address) = target, let component = element(at: address)?.component
      else { return nil }
      // The value of a slider must be within its limits.
      if case .slider(let slider) = component {
        let value = min(max(slider.value, numbers[0]), numbers[1])
        edits.append(
          .setting(address, Component.Slider.Property.value, to: TreeValue(.number(value))))
      }
      for (name, number) in zip(["minimum", "maximum"], numbers) {
        guard let path = EditProperty(name: name).path(in: component) else { return nil }
        edits.append(.set(address, property: path, value: TreeValue(.number(number))))
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets,
      done: "\(names(of: targets)) goes from \(written(tokens)) now")
  }
}
