internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline

/// Choices, and lines that name their options.
extension LineDraft {
  /// The options that lines name: one each, or those that a line lists, "red, green, blue".
  func options(_ lines: [SourceRange]) -> [Details.Item] {
    let lists = lines.map { listed(withoutOptionLead(withoutStop($0))) }
    // Of several lines, each is an option if most have nothing to part.
    let single = lists.count { $0.count < 2 }
    if lines.count > 1, single * 2 >= lines.count {
      return lines.flatMap { inputs.items([withoutStop($0)]) }
    }
    return inputs.items(lists.flatMap { $0 })
  }

  /// Words without a name before the options: "options: A, B", "or: C".
  private func withoutOptionLead(_ range: SourceRange) -> SourceRange {
    let field = FieldLine(range, of: words)
    guard let value = field.value, !field.isDashed, !field.isArrow, listed(value).count > 1 else {
      return range
    }
    return value
  }

  /// A choice of some options with the name that heads them: "Colour" above "red" and "green".
  func choice(
    of options: [Details.Item], named head: SourceRange, _ range: SourceRange
  ) -> Request {
    var details = Details(label: words.label(FieldLine(head, of: words).label))
    details.items = options
    return Request(.need(.choice), range, details)
  }

  /// A choice that a field names, with what its notes say of it: "Wood (required): oak, larch".
  func choice(of items: [Details.Item], _ field: FieldLine, _ range: SourceRange) -> Request {
    let name = cutter.withoutField(explained(field.label).name)
    var details = Details(label: label(name, ofQuestion: field.isQuestion))
    details.items = items
    if field.isStarred { details.isRequired = true }
    for note in field.notes {
      if let isRequired = inputs.saysWhetherRequired(note) { details.isRequired = isRequired }
    }
    let isMultiple =
      inputs.asksForSeveral(field.label) || field.notes.contains { saysSeveral($0) }
    if isMultiple { details.variant = "multiple" }
    return Request(isMultiple ? .component(.picker) : .need(.choice), range, details)
  }
}
