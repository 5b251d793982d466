internal import ScreenAnchors
internal import ScreenDiagnostics
package import ScreenEdits
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline

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
    for case .marks(let found) in reading.wishes.map(\.wish) {
      for mark in found {
        let column = mark.cell.map { $0 + 1 } ?? 0
        marks.removeAll { $0.row == mark.row + 1 && $0.column == column }
        marks.append(Component.TableMark(row: mark.row + 1, column: column, tone: mark.tone))
        count += 1
      }
    }
    guard count > 0 else { return nil }
    let values = TreeValue(.array(marks.map(Self.tree)))
    return EditPlan(
      subject: "change",
      edits: [.change(home, [.add(JSONPointer(Component.Table.Property.marks), values)])],
      targets: [.element(home)],
      done: count == 1
        ? "one place of the table stands out" : "\(count) places of the table stand out",
      lacks: reading.unread.map { range in
        EditPlan.UnsupportedWords(
          words: text.text(in: range), reason: "it matches none of the rows")
      })
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
