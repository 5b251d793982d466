internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

extension Admitter {
  /// Reads a row of a table: an array of cells, or an object by the names of the columns.
  ///
  /// An unusable cell becomes "—", so that those after it stay in their columns.
  mutating func row(_ proposed: TreeValue, _ rule: CollectionRule) -> [String]? {
    guard let value = resolved(proposed) else { return nil }
    var row: [String] = []
    let texts = TextRule(rule.element)
    for (step, cell) in cells(of: value) {
      guard row.count < rule.count.upperBound else {
        report("too-many-cells", "a row has at most \(rule.count.upperBound) cells", .lossy)
        break
      }
      enter(step, as: .index(row.count), cell)
      switch cell.content {
      case .null: row.append(Self.unknown)
      case .text(""): row.append(texts.length.lowerBound > 0 ? Self.unknown : "")
      case .flag, .number, .text, .array, .object:
        row.append(text(cell, texts, .label) ?? Self.unknown)
      }
      leave()
    }
    guard row.isEmpty || row.count < rule.count.lowerBound else { return row }
    report("bad-row", "this is dropped: it has too few cells", .lossy)
    return nil
  }

  /// The members of a table without columns whose rows are objects, with the names in them as the
  /// columns; other members stay as they are.
  mutating func withColumns(_ members: [TreeMember], _ rule: ComponentRule) -> [TreeMember] {
    guard rule.kind == .table, let columns = rule.record[Component.Table.Property.columns],
      !members.contains(where: { member in
        ([columns.name] + columns.aliases).contains { Self.isSame(member.name, $0) }
      }),
      let rows = members.first(where: {
        Self.isSame($0.name, Component.Table.Property.rows.rawValue)
      })?.value.elements,
      !rows.isEmpty
    else { return members }
    var names: [TreeMember] = []
    for row in rows {
      guard case .object(let cells) = row.content, row["cells"] == nil else { return members }
      for cell in cells where !names.contains(where: { Self.isSame($0.name, cell.name) }) {
        names.append(cell)
      }
    }
    report("columns-of-rows", "the columns are named by the objects in 'rows'", .lossless)
    let texts = names.map { TreeValue(.text($0.name), at: $0.nameRange) }
    return members + [TreeMember(columns.name, TreeValue(.array(texts)))]
  }

  private mutating func cells(of value: TreeValue) -> [(TreePath.Step, TreeValue)] {
    switch value.content {
    case .array(let cells): return cells.enumerated().map { (.index($0), $1) }
    case .object(let members):
      if let cells = value["cells"]?.elements {
        for member in members where member.name != "cells" { reportUnread(member) }
        return cells.enumerated().map { (.index($0), $1) }
      }
      report("object-as-row", "an object is read as a row, by column names", .lossless)
      guard !frame.columns.isEmpty else { return members.map { (.name($0.name), $0.value) } }
      for member in members where !frame.columns.contains(where: { Self.isSame(member.name, $0) }) {
        reportUnread(member)
      }
      return frame.columns.map { column in
        let own = members.filter { Self.isSame($0.name, column) }
        for member in own.dropFirst() {
          report(
            "duplicate-column",
            "'\(Self.excerpt(member.name))' repeats the column '\(Self.excerpt(column))': this "
              + "cell is left out", Self.isEmpty(member.value) ? .lossless : .lossy,
            at: member.nameRange)
        }
        return (.name(column), own.first?.value ?? TreeValue(.null))
      }
    case .null, .flag, .number, .text: return [(.index(0), value)]
    }
  }

  /// Reports a member of a row that is not a cell of a column.
  private mutating func reportUnread(_ member: TreeMember) {
    report(
      "unknown-column", "there is no column '\(Self.excerpt(member.name))': its cell is left out",
      Self.isEmpty(member.value) ? .lossless : .lossy, at: member.nameRange)
  }
}
