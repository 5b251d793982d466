internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenReading
internal import ScreenText

/// Inputs, choices, switches and buttons.
extension Assembler {
  func field(_ parts: inout ElementParts) -> Requirement.Subject {
    if let state = parts.children(.state).first { parts.details.value = verbatim(state) }
    if let note = parts.children(.note).first { take(note, &parts) }
    if parts.details.label == nil, parts.details.fieldKind == nil, parts.hasKind,
      parts.component == nil
    {
      parts.details.label = parts.children(.kind).first.map(label)
    }
    takeUnit(&parts)
    takeBox(&parts)
    takeRepetition(&parts)
    if parts.details.fieldKind == nil, let label = parts.details.label?.text {
      parts.details.fieldKind = book.fieldKind(of: label)
    }
    return parts.component == nil ? .need(.input) : .component(.field)
  }

  /// Reads a text of several lines where a box holds what is asked for: "allergies in a box below".
  private func takeBox(_ parts: inout ElementParts) {
    guard parts.details.fieldKind == nil, let name = parts.children(.label).first,
      let kind = parts.children(.kind).first, name.range.upperBound < kind.range.lowerBound,
      slice(SourceRange(name.range.upperBound, kind.range.lowerBound))
        .elementsEqual(" in a ".utf8),
      slice(kind.range).elementsEqual("box".utf8)
    else { return }
    parts.details.fieldKind = .multiline
  }

  /// Adds the unit of an input to its name: "weight in kg".
  private func takeUnit(_ parts: inout ElementParts) {
    guard let unit = parts.children(.unit).first, let name = parts.children(.label).first,
      name.range.upperBound < unit.range.lowerBound
    else { return }
    parts.details.fieldKind = parts.details.fieldKind ?? .number
    parts.details.label = label(SourceRange(name.range.lowerBound, unit.range.upperBound))
  }

  /// Adds a word that asks for something again to the name: "email and confirm email".
  private func takeRepetition(_ parts: inout ElementParts) {
    guard let name = parts.children(.label).first, let label = parts.details.label else { return }
    let gap = slice(SourceRange(parts.node.range.lowerBound, name.range.lowerBound))
    guard let end = gap.lastIndex(where: { $0 > 0x20 }) else { return }
    let word = gap[...end].split { $0 <= 0x20 }.last ?? []
    guard book.repeats(String(decoding: word, as: UTF8.self)) else { return }
    parts.details.label = self.label(
      SourceRange(word.startIndex, label.range?.upperBound ?? name.range.upperBound))
  }

  /// Reads length bounds from a note on a field, or uses the note as a hint.
  private func take(_ note: ReadingTree.Node, _ parts: inout ElementParts) {
    let words = verbatim(note)
    if let number = Measures.number(words.text), parts.details.fieldKind != .number,
      FoldedWords(words.text).words.contains(where: { $0 == "character" || $0 == "letter" })
    {
      let folded = FoldedWords(words.text).words
      if folded.contains("least") || folded.contains("minimum") || folded.contains("min") {
        parts.details.minimum = number
      } else {
        parts.details.maximum = number
      }
      parts.details.unit = parts.details.unit ?? Phrase("characters", at: note.range)
    } else if parts.details.isRequired == nil {
      parts.details.hint = words
    }
  }

  func choice(_ parts: inout ElementParts) -> Requirement.Subject {
    parts.details.items = parts.children(.option).map { option in
      let label = option.children.first { $0.label == .label } ?? option
      var item = Details.Item(self.label(label))
      item.isSelected = isOn(option.children.first { $0.label == .state }) ?? false
      return item
    }
    joinNamed(&parts)
    selectRepeated(&parts)
    selectStated(&parts)
    if let unit = parts.details.unit, !parts.details.items.isEmpty {
      let ending = " " + unit.text.lowercased()
      for index in parts.details.items.indices
      where !parts.details.items[index].label.text.lowercased().hasSuffix(ending) {
        parts.details.items[index].label.text += " " + unit.text
      }
      parts.details.unit = nil
    }
    if parts.details.items.isEmpty { takeScale(&parts) }
    guard let component = parts.component else { return .need(.choice) }
    if let variant = component.variant { parts.details.variant = parts.details.variant ?? variant }
    return .component(component.kind)
  }

  /// Joins options that begin with the name of the choice and were parted: "entrance A, entrance B"
  /// are not "entrance", twice, and two letters.
  private func joinNamed(_ parts: inout ElementParts) {
    guard let label = parts.details.label, parts.details.items.count > 2 else { return }
    let items = parts.details.items
    let isName = items.map { $0.label.text.lowercased() == label.text.lowercased() }
    let named = isName.indices.filter { isName[$0] }
    guard named.count > 1, !isName[0],
      named.allSatisfy({ $0 + 1 < items.count && !isName[$0 + 1] }),
      let first = label.range, let own = items[0].label.range
    else { return }
    var joined = [Details.Item(verbatim(first.union(own)))]
    for index in named {
      guard let start = items[index].label.range, let end = items[index + 1].label.range else {
        return
      }
      joined.append(Details.Item(verbatim(start.union(end))))
    }
    guard joined.count + named.count == items.count else { return }
    parts.details.items = joined
  }

  /// Selects the options that are named twice: "Morning, Noon or Evening, with Noon at first".
  private func selectRepeated(_ parts: inout ElementParts) {
    var items: [Details.Item] = []
    for item in parts.details.items {
      // Signs distinguish names: "C++, C, C#".
      let words = item.label.text.lowercased()
      if let place = items.firstIndex(where: { $0.label.text.lowercased() == words }) {
        items[place].isSelected = true
      } else {
        items.append(item)
      }
    }
    parts.details.items = items
  }

  /// Selects the options that the text states to be chosen.
  private func selectStated(_ parts: inout ElementParts) {
    for state in parts.children(.state) where isOn(state) ?? true {
      guard
        let place = parts.details.items.lastIndex(where: {
          ($0.label.range?.lowerBound ?? .max) < state.range.lowerBound
        })
      else { continue }
      parts.details.items[place].isSelected = true
    }
  }

  /// Reads options given by their bounds: "from S to XL", "1 to 5".
  private func takeScale(_ parts: inout ElementParts) {
    guard let least = parts.children(.min).first, let most = parts.children(.max).first else {
      return
    }
    let bounds = [verbatim(least), verbatim(most)]
    if let numbered = numbered(bounds, at: parts.node.range) {
      parts.details.items = numbered
    } else if let scale = book.scale(from: bounds[0].text, to: bounds[1].text) {
      parts.details.items = scale.map { Details.Item(Phrase($0, at: parts.node.range)) }
    } else if let low = Measures.number(bounds[0].text), let high = Measures.number(bounds[1].text),
      low < high, high - low < 24
    {
      parts.details.items = stride(from: low, through: high, by: 1).map { number in
        Details.Item(Phrase(String(Int(number)), at: parts.node.range))
      }
    } else {
      parts.details.items = bounds.map { Details.Item($0) }
    }
    (parts.details.minimum, parts.details.maximum) = (nil, nil)
  }

  /// Options with a name and a number, by the first and the last of them: "Bed 1 to Bed 8".
  private func numbered(_ bounds: [Phrase], at range: SourceRange) -> [Details.Item]? {
    let words = bounds.map { $0.text.spacedWords }
    guard let last = words[1].last, let high = Int(last), words[1].count > 1,
      let first = words[0].last, let low = Int(first), low < high, high - low < 24
    else { return nil }
    let name = words[1].dropLast()
    guard words[0].count == 1 || words[0].dropLast().elementsEqual(name) else { return nil }
    return (low...high).map { number in
      Details.Item(Phrase(name.joined(separator: " ") + " \(number)", at: range))
    }
  }

  func toggle(_ parts: inout ElementParts) -> Requirement.Subject {
    if let state = parts.children(.state).first {
      parts.details.value = parts.details.value ?? verbatim(state)
    }
    if let value = parts.details.value, let isOn = book.isOn(value.text) {
      parts.details.value = Phrase(isOn ? "on" : "off", from: value.origin)
    } else if parts.isOn == true, let kind = parts.children(.kind).first {
      parts.details.value = Phrase("on", at: kind.range)
    }
    // `a checkbox for the terms`; several, `checkboxes for A and B`, are named like a choice of several.
    if let named = parts.component,
      named.kind == .toggle && named.variant == Component.ToggleStyle.checkbox.rawValue
        || named.kind == .picker && named.variant == Component.PickerStyle.multiple.rawValue
    {
      parts.details.variant = Component.ToggleStyle.checkbox.rawValue
    }
    return .component(.toggle)
  }

  func slider(_ parts: inout ElementParts) -> Requirement.Subject {
    if let size = size(of: parts) {
      (parts.details.minimum, parts.details.maximum) = (nil, nil)
      parts.details.value = verbatim(size)
      return .need(.fact)
    }
    // "Between −6 dB and 12 dB" may be read as two ends of one kind.
    let ends = parts.children(.max) + parts.children(.min)
    if ends.count == 2, parts.details.minimum == nil || parts.details.maximum == nil,
      let one = Measures.number(verbatim(ends[0]).text),
      let other = Measures.number(verbatim(ends[1]).text)
    {
      (parts.details.minimum, parts.details.maximum) = (min(one, other), max(one, other))
    }
    // A value above the maximum is the real maximum, and the supposed maximum is the minimum.
    if parts.details.minimum == nil, let most = parts.details.maximum,
      let value = parts.details.value.flatMap({ Measures.number($0.text) }), value > most
    {
      (parts.details.minimum, parts.details.maximum) = (most, value)
      parts.details.value = nil
    }
    if parts.details.unit == nil, let most = parts.children(.max).first,
      verbatim(most).text.contains("%")
    {
      parts.details.unit = Phrase("%", at: most.range)
    }
    return .component(.slider)
  }

  /// Two numbers with a multiplication sign between them, which are a size and not bounds: "tent
  /// 7×4".
  private func size(of parts: ElementParts) -> SourceRange? {
    guard parts.children(.kind).allSatisfy(namesLayout),
      let first = parts.children(.min).first,
      let second = parts.children(.max).first, first.range.upperBound < second.range.lowerBound
    else { return nil }
    let gap = slice(SourceRange(first.range.upperBound, second.range.lowerBound)).filter {
      $0 > 0x20
    }
    guard gap.elementsEqual("×".utf8) || gap.elementsEqual("x".utf8) else { return nil }
    return first.range.union(second.range)
  }

  /// Whether words for a kind only describe the layout of a part: "a card with frame 5×7" has no
  /// slider.
  private func namesLayout(_ node: ReadingTree.Node) -> Bool {
    book.senses(of: FoldedWords(slice(node.range)), as: "section").contains { sense in
      if case .layout = sense { true } else { false }
    }
  }

  func action(_ parts: inout ElementParts) -> Requirement.Subject {
    if parts.component?.kind == .link { return .component(.link) }
    if let name = nameOfBadge(parts) {
      parts.details.label = name
      parts.details.tone = book.tone(of: name.text)
      return .component(.badge)
    }
    return parts.hasKind ? .component(.button) : .need(.action)
  }

  /// Whether what was taken for something to do is a badge.
  func isBadge(_ node: ReadingTree.Node) -> Bool {
    nameOfBadge(ElementParts(node, in: self)) != nil
  }

  /// The text of a badge that was taken for something to do: with an article before it, "a Late
  /// badge" is a thing, while "Scan badge" is done. Nil for anything else.
  private func nameOfBadge(_ parts: ElementParts) -> Phrase? {
    guard !parts.hasKind, let label = parts.children(.label).first,
      label.range.lowerBound > parts.node.range.lowerBound
    else { return nil }
    let article = verbatim(SourceRange(parts.node.range.lowerBound, label.range.lowerBound)).text
    let words = verbatim(label).text.split(separator: " ")
    guard ["a", "an"].contains(article.lowercased()), words.count > 1,
      words.last?.lowercased() == "badge"
    else { return nil }
    let range = SourceRange(
      label.range.lowerBound, label.range.upperBound - (words.last?.utf8.count ?? 0) - 1)
    return self.label(range)
  }

  /// Whether the words of a bracket say that something is on, done or chosen; nil if they do not
  /// say.
  func isOn(_ node: ReadingTree.Node?) -> Bool? { node.flatMap { book.isOn(verbatim($0).text) } }
}
