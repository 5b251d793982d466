internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Names with brackets, and several names, of what is shown.
extension LineDraft {
  /// What a name with brackets behind it asks for: a list for "Due back today (list)", a table for
  /// "Boats (skipper, berth)"; nil if the brackets say nothing further.
  mutating func bracketed(_ field: FieldLine, _ range: SourceRange) -> [Request]? {
    guard let note = field.notes.last else { return nil }
    if let component = noted(note) {
      var details = Details(label: words.label(named(field.label)))
      if component.isCards { details.variant = "cards" }
      return [Request(.component(component.kind), range, details)]
    }
    let members = words.members(of: note)
    let isOfThings =
      namesSeveral(field.label)
      && (!inputs.namesValue(field.label)
        || members.count { inputs.namesValue($0) } * 2 > members.count)
    guard words.partsAtCommas(of: field.label).count == 1, members.count > 1,
      isOfThings || form(of: field.label) != nil
    else { return nil }
    return described(field.label, by: note, in: range, mayBeKinds: true)
  }

  /// The kind that a note says, "list", "bar chart"; nil if it says something else.
  private func noted(_ note: SourceRange) -> (kind: ComponentKind, isCards: Bool)? {
    guard let said = words.partsAtCommas(of: note).first, words.count(said) <= 2,
      let sense = phrases.sense(ofAll: words.folded(said), as: "viewed")
    else { return nil }
    if sense == "cards" || sense == "table" { return (.list, sense == "cards") }
    if sense == "progress", endsInS(said) { return (.chart, false) }
    guard let kind = ComponentKind(rawValue: sense), Self.notedKinds.contains(kind) else {
      return nil
    }
    return (kind, false)
  }

  private static let notedKinds: Set<ComponentKind> = [
    .list, .chart, .map, .progress, .calendar, .checklist, .image,
  ]

  /// The parts that several names ask for, one each if nothing joins them: "ward, floor".
  mutating func enumerated(_ range: SourceRange) -> [Request] {
    let names = pieces(range)
    return kindBehindComma(names) ?? kindOfAll(names) ?? things(names, range) ?? partsOfMany(names)
  }

  /// The part whose kind stands behind a comma: "Fines by driver, bar chart".
  private mutating func kindBehindComma(_ names: [SourceRange]) -> [Request]? {
    guard names.count == 2, let (kind, name) = kind(of: names[1]),
      words.count(name) == words.count(names[1]), self.kind(of: names[0]) == nil,
      ["chart", "map", "calendar", "timeline", "progress", "table"].contains(kind),
      phrases.sense(ofAll: words.folded(names[1]), as: "viewed") != nil
    else { return nil }
    var only = part(names[1])
    only.details.label = words.label(named(names[0]))
    return [only]
  }

  /// The parts whose kind the last name says for all of them: "Heat, water as line charts".
  private func kindOfAll(_ names: [SourceRange]) -> [Request]? {
    guard names.count > 1, let last = names.last, let (kind, name) = kind(of: last), name != last,
      phrases.find("draft as", in: words.folded(last)) != nil,
      names.dropLast().allSatisfy({ self.kind(of: $0) == nil && words.count($0) <= 4 }),
      let component = ComponentKind(rawValue: kind)
    else { return nil }
    return (names.dropLast() + [name]).map {
      Request(.component(component), $0, Details(label: words.label($0)))
    }
  }

  /// The things that the first name says, with what the others say each of them has: "List of
  /// plants, picture, name, room".
  private mutating func things(_ names: [SourceRange], _ range: SourceRange) -> [Request]? {
    guard names.count > 2, let head = names.first else { return nil }
    let (form, rest) = (form(of: head), Array(names.dropFirst()))
    guard rest.allSatisfy({ words.count($0) <= 4 && !isOfSeveral($0) }),
      form != nil
        || isOfSeveral(named(FieldLine(head, of: words).label))
          && rest.count(where: { inputs.namesValue($0) }) * 2 > rest.count
    else { return nil }
    return [collection(named(form?.name ?? head), form?.kind, of: rest, range)]
  }
}
