package import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenSpecifications
internal import ScreenText

/// A table whose rows describe inputs, with columns for the name, the type and the rules.
package struct FieldTable {
  private var table: OutlineTable
  private let phrases: DocumentLexicon
  private var label = 0
  private var columns: [String: Int] = [:]

  private static let roles = [
    "type", "required", "nullable", "default", "options", "rules", "notes",
  ]

  /// Finds the meaning of the columns; nil for a table of other things.
  package init?(_ table: OutlineTable, _ phrases: DocumentLexicon) {
    guard let header = table.header else {
      guard let columns = Self.columns(of: table.rows, phrases) else { return nil }
      (self.table, self.phrases, self.columns) = (table, phrases, columns)
      return
    }
    guard header.count > 1, !table.rows.isEmpty else { return nil }
    self.table = table
    self.phrases = phrases
    let names = header.map { FoldedWords($0.text) }
    guard let label = names.firstIndex(where: { phrases.sense(ofAll: $0, as: "cell label") != nil })
    else {
      // The rows have no head; the first one only looks like it.
      let rows = [header] + table.rows
      guard let columns = Self.columns(of: rows, phrases), let type = columns["type"],
        type < header.count, phrases.opening(of: names[type], as: "type") != nil
      else { return nil }
      self.table.header = nil
      self.table.rows = rows
      self.columns = columns
      return
    }
    self.label = label
    for (place, cell) in header.enumerated() where place != label {
      // "Options / default" has two meanings.
      for name in cell.text.split(separator: "/").map({ FoldedWords(String($0)) }) {
        guard
          let role = Self.roles.first(where: {
            phrases.sense(ofAll: name, as: "cell " + $0) != nil
          }),
          columns[role] == nil
        else { continue }
        columns[role] = place
      }
    }
    guard let type = columns["type"] else {
      // Without types, it is a form only if there are rules, or options with defaults.
      guard
        columns["required"] != nil && columns.count > 1
          || columns["options"] != nil && columns["default"] != nil
            && columns["options"] != columns["default"]
      else { return nil }
      return
    }
    let known = table.rows.count { type < $0.count && Self.saysType($0[type], phrases) }
    guard known * 2 >= table.rows.count else { return nil }
  }

  /// Whether a cell names a type, or options of a choice: "XS/S/M/L", "5k / 10k".
  private static func saysType(_ cell: OutlineTable.Cell, _ phrases: DocumentLexicon) -> Bool {
    if phrases.opening(of: FoldedWords(cell.text), as: "type") != nil { return true }
    if InputBuilder.bounds(cell.text) != nil { return true }
    let options = cell.text.utf8.split(separator: UInt8(ascii: "/"))
    return options.count > 1 && options.allSatisfy { (1...16).contains($0.count) }
  }

  /// The meaning of the columns of rows without a head, by their contents: types, and whether it is
  /// required.
  private static func columns(
    of rows: [[OutlineTable.Cell]], _ phrases: DocumentLexicon
  ) -> [String: Int]? {
    let width = rows.map(\.count).max() ?? 0
    guard rows.count > 1, (2...8).contains(width) else { return nil }
    var columns: [String: Int] = [:]
    for place in 1..<width {
      let senses = rows.map { row -> String? in
        guard place < row.count else { return nil }
        return phrases.opening(of: FoldedWords(row[place].text), as: "type")?.sense
      }
      let rules = senses.count { $0 == "required" || $0 == "optional" }
      let types = rows.count { place < $0.count && saysType($0[place], phrases) }
      if rules * 10 >= rows.count * 6 {
        columns["required"] = columns["required"] ?? place
      } else if types * 10 >= rows.count * 7, senses.count(where: { $0 != nil }) * 3 >= rows.count {
        columns["type"] = columns["type"] ?? place
      } else {
        columns["notes"] = columns["notes"] ?? place
      }
    }
    return columns["type"] == nil ? nil : columns
  }

  private func cell(_ role: String, _ row: [OutlineTable.Cell]) -> OutlineTable.Cell? {
    guard let place = columns[role], place < row.count, !row[place].text.isEmpty else { return nil }
    return row[place]
  }

  private func range(of row: [OutlineTable.Cell]) -> SourceRange {
    row.dropFirst().reduce(row[0].range) { $0.union($1.range) }
  }

  package func wishes(_ inputs: InputBuilder) -> [Request] {
    table.rows.compactMap { row in
      guard label < row.count, !row[label].text.isEmpty, !isFilledBySystem(row) else { return nil }
      return shown(row, inputs) ?? stated(row, inputs) ?? input(row, inputs)
    }
  }

  /// The rows that a system fills and that need no input.
  package func leftOut(_ inputs: InputBuilder) -> [LeftOut] {
    let rows = table.rows.filter { label < $0.count }
    return rows.filter(isFilledBySystem).map { LeftOut(range(of: $0), "a system fills it in") }
      + rows.compactMap { cell("notes", $0) }.filter(isForDevelopers).map {
        LeftOut($0.range, "it is for whoever builds the form")
      }
  }

  /// Whether a note is for the developers of the form: "validate checksum".
  private func isForDevelopers(_ cell: OutlineTable.Cell) -> Bool {
    phrases.opening(of: FoldedWords(cell.text), as: "opening developer") != nil
  }

  private func isFilledBySystem(_ row: [OutlineTable.Cell]) -> Bool {
    if cell("default", row) != nil, saysStated(row) { return false }
    if IdentifierWords(row[label].text).isFilledBySystem { return true }
    return ["notes", "rules", "default"].contains { role in
      cell(role, row).map {
        phrases.sense(in: FoldedWords($0.text), as: "cell system") != nil
      } ?? false
    }
  }

  /// The part of a row that shows something instead of asking for it: cards, a list, a chart, with
  /// the attributes of each thing.
  private func shown(_ row: [OutlineTable.Cell], _ inputs: InputBuilder) -> Request? {
    guard let type = cell("type", row),
      let sense = phrases.sense(ofAll: FoldedWords(type.text), as: "shown"),
      let kind = ComponentKind(rawValue: sense)
    else { return nil }
    var details = Details(label: inputs.words.label(row[label].range))
    var wish = Request(.component(kind), range(of: row), details)
    if let said = cell("notes", row) ?? cell("options", row),
      case let members = inputs.words.members(of: said.range), members.count > 1
    {
      let pressed = members.filter { inputs.isPressed($0) }
      details.columns = members.filter { !pressed.contains($0) }.map(inputs.words.label)
      wish.details = details
      wish.parts = pressed.map { .action(inputs.words.label($0), $0) }
    }
    return wish
  }

  /// What nobody fills in, which is stated: "read only", with its default.
  private func stated(_ row: [OutlineTable.Cell], _ inputs: InputBuilder) -> Request? {
    guard saysStated(row) else { return nil }
    let value = cell("default", row) ?? cell("options", row)
    return .fact(
      inputs.words.label(row[label].range), value.map { inputs.words.verbatim($0.range) },
      range(of: row))
  }

  private func saysStated(_ row: [OutlineTable.Cell]) -> Bool {
    ["type", "rules", "notes"].compactMap { cell($0, row) }.contains {
      phrases.sense(in: FoldedWords($0.text), as: "cell stated") != nil
    }
  }

  private func input(_ row: [OutlineTable.Cell], _ inputs: InputBuilder) -> Request {
    let words = inputs.words
    let name = FieldLine(row[label].range, of: words)
    var parts = InputParts(words.label(name.label), range(of: row))
    let written = words.text(name.label)
    if written.contains("_") || !written.contains(" ") {
      let identifier = IdentifierWords(written)
      parts.label.text = identifier.label
      parts.unit = identifier.unit.map { Phrase($0, at: name.label) }
    }
    if name.isStarred { parts.isRequired = true }
    for note in name.notes { inputs.take(note, &parts, isNote: true) }
    if let type = cell("type", row) { inputs.take(type.range, &parts, isNote: true) }
    if parts.kind == nil, parts.options.isEmpty { parts.hint = nil }
    if let options = cell("options", row) { take(options, &parts, inputs, isOptions: true) }
    if let required = cell("required", row) {
      parts.isRequired = isYes(required) ?? parts.isRequired
    }
    if let nullable = cell("nullable", row) { parts.isRequired = isYes(nullable).map { !$0 } }
    if let rules = cell("rules", row) {
      take(rules, &parts, by: inputs)
    }
    if let value = cell("default", row), columns["default"] != columns["options"] {
      parts.value = words.verbatim(value.range)
    }
    if let notes = cell("notes", row) { take(notes, &parts, inputs) }
    return parts.wish(inputs.book)
  }

  /// Reads the rules of a cell, which is the hint as a whole if one of them is only told.
  private func take(
    _ rules: OutlineTable.Cell, _ parts: inout InputParts, by inputs: InputBuilder
  ) {
    let hint = parts.hint
    let members = inputs.words.members(of: rules.range)
    if parts.kind == .file {
      // "png/svg, max 2 MB" says which files.
      parts.hint = inputs.words.verbatim(rules.range)
      return
    }
    if let kind = parts.kind, [.choice, .radio, .multiple].contains(kind), parts.options.isEmpty,
      members.count > 1, members.allSatisfy({ !inputs.takesAll($0) })
    {
      parts.options = inputs.items(members)
      return
    }
    var isTold = false
    for rule in members where !inputs.takeRule(rule, &parts) {
      parts.hint = nil
      inputs.take(rule, &parts, isNote: true)
      isTold = isTold || parts.hint != nil
    }
    parts.hint = isTold ? inputs.words.verbatim(rules.range) : hint
  }

  /// Reads a cell next to the type: options of a choice, a state, a rule, or otherwise a hint.
  private func take(
    _ cell: OutlineTable.Cell, _ parts: inout InputParts, _ inputs: InputBuilder,
    isOptions: Bool = false
  ) {
    let words = inputs.words
    let hint = parts.hint
    let isChosen = parts.kind.map { [.choice, .radio, .multiple].contains($0) } ?? false
    let members = words.members(of: cell.range)
    let saysNothing = parts.kind == nil && parts.options.isEmpty && parts.minimum == nil
    if saysNothing, columns["type"] == nil, isOptions {
      inputs.take(cell.range, &parts, isNote: false)
    } else if parts.kind == nil || parts.kind == .number, inputs.takeType(cell.range, &parts) {
      // "10–24" with a help text that says it is a slider.
    } else if isChosen, parts.options.isEmpty, let scale = inputs.namedScale(cell.range) {
      parts.options = scale
    } else if isChosen, parts.options.isEmpty, members.count > 1 {
      parts.options = inputs.items(members)
    } else if parts.kind == .toggle, members.count > 1, state(in: cell) == nil,
      members.allSatisfy({ words.count($0) <= 4 && !inputs.takesAll($0) })
    {
      // "checkboxes" with several names are a choice of any of them.
      (parts.kind, parts.options) = (.multiple, inputs.items(members))
    } else if let isOn = state(in: cell), parts.kind == .toggle {
      parts.value = Phrase(isOn ? "on" : "off", at: cell.range)
    } else if let isRequired = inputs.saysWhetherRequired(cell.range) {
      parts.isRequired = isRequired
    } else if parts.kind == .slider || parts.kind == .number,
      let (low, high, _) = InputBuilder.bounds(cell.text), parts.minimum == nil
    {
      (parts.minimum, parts.maximum) = (low, high)
    } else if columns["default"] == columns["options"], columns["default"] != nil,
      Quantity.isQuantity(cell.text)
    {
      parts.value = words.verbatim(cell.range)
    } else if !inputs.takeRule(cell.range, &parts), !isForDevelopers(cell) {
      parts.hint = hint ?? words.verbatim(inputs.withoutHintKey(cell.range))
    }
  }

  /// Whether words say on or off: "on by default", "unchecked"; nil if they say neither.
  private func state(in cell: OutlineTable.Cell) -> Bool? {
    let folded = FoldedWords(cell.text)
    if phrases.opening(of: folded, as: "cell on") != nil { return true }
    return phrases.opening(of: folded, as: "cell off") != nil ? false : nil
  }

  private func isYes(_ cell: OutlineTable.Cell) -> Bool? {
    let folded = FoldedWords(cell.text)
    if phrases.sense(ofAll: folded, as: "cell yes") != nil { return true }
    return phrases.sense(ofAll: folded, as: "cell no") != nil ? false : nil
  }
}
