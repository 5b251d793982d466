internal import ScreenAnchors
internal import ScreenDiagnostics
package import ScreenEdits
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenReading

extension EditSession {
  /// `show the late ones in red`, `highlight anything above 5`: the rows and cells of the only table
  /// that fit stand out.
  ///
  /// - Returns: The plan; nil if the words name something else on the screen, or fit no row.
  package func standingOut(_ request: ChangeRequest) -> EditPlan? {
    guard request.kind == .change || request.kind == .add || request.kind == .order else {
      return nil
    }
    let tables = finder.candidates(in: nil).filter { $0.kind == "table" }
    guard tables.count == 1, let home = tables[0].address,
      case .table(let table)? = element(at: home)?.component,
      !request.things.contains(where: names)
    else { return nil }
    let reader = RowWishReader(words: LineWords(text.utf8), phrases: .shipped)
    guard reader.speaksOfRows(request.range) else { return nil }
    let reading = reader.read(
      request.range, for: StatedRows(columns: table.columns, rows: table.rows))
    var marks = table.marks
    var count = 0
    var unread = reading.unread
    for case .marks(let found) in reading.wishes.map(\.wish) {
      for mark in found {
        let column = mark.cell.map { $0 + 1 } ?? 0
        marks.removeAll { $0.row == mark.row + 1 && $0.column == column }
        marks.append(Component.TableMark(row: mark.row + 1, column: column, tone: mark.tone))
        count += 1
      }
    }
    if count == 0, let (rows, tone) = rowsAbove(request, table) {
      for row in rows {
        marks.removeAll { $0.row == row + 1 && $0.column == 0 }
        marks.append(Component.TableMark(row: row + 1, column: 0, tone: tone))
      }
      (count, unread) = (rows.count, [])
    }
    guard count > 0 else { return nil }
    let values = TreeValue(.array(marks.map(Self.tree)))
    return EditPlan(
      subject: "change",
      edits: [.change(home, [.add(JSONPointer(Component.Table.Property.marks), values)])],
      targets: [.element(home)],
      done: count == 1
        ? "one place of the table stands out" : "\(count) places of the table stand out",
      lacks: unread.map { range in
        EditPlan.UnsupportedWords(
          words: text.text(in: range), reason: "it matches none of the rows")
      })
  }

  /// `overdue rows in red`: the rows with more than nothing in the only column of figures that
  /// shares a word with it, and the tone of a colour.
  private func rowsAbove(
    _ request: ChangeRequest, _ table: Component.Table
  ) -> (rows: [Int], tone: Component.Tone)? {
    let said = tokens(in: request.things)
    guard said.count > 1, words.match("rows", at: said.suffix(1)) != nil,
      let tone = request.roles(.kind).lazy.compactMap({ range in
        words.value(tokens(in: range), of: ComponentKind.keyValue.rawValue)
      }).first(where: { $0.property == Component.KeyValue.Property.tone.rawValue })
        .flatMap({ Component.Tone(rawValue: $0.value) })
    else { return nil }
    let stems = Set(said.dropLast().map { AnchorFinder.stem($0.folded) })
    let columns = table.columns.indices.filter { column in
      AnchorFinder.fold(table.columns[column]).map(AnchorFinder.stem).contains(
        where: stems.contains)
        && table.rows.allSatisfy { column < $0.count && Figure($0[column]) != nil }
    }
    guard columns.count == 1 else { return nil }
    let rows = table.rows.indices.filter {
      (Figure(table.rows[$0][columns[0]])?.value ?? 0) > 0
    }
    return rows.isEmpty ? nil : (rows, tone)
  }

  private static func tree(of mark: Component.TableMark) -> TreeValue {
    let column = TreeMember(
      Component.TableMark.Property.column, TreeValue(.number(Double(mark.column))))
    return TreeValue(
      .object(
        [TreeMember(Component.TableMark.Property.row, TreeValue(.number(Double(mark.row))))]
          + (mark.column > 0 ? [column] : [])
          + [TreeMember(Component.TableMark.Property.tone, text: mark.tone.rawValue)]))
  }

  /// Whether words name an element or a section of the screen.
  private func names(_ words: SourceRange) -> Bool {
    guard case .found(let targets) = finder.find(tokens(in: words)) else { return false }
    return targets.contains { target in
      switch target {
      case .element(let address): element(at: address)?.component.kind != .table
      case .section, .screen, .part: false
      }
    }
  }
}
