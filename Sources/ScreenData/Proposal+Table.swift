internal import ScreenBrief
public import ScreenModel

extension Proposal {
  /// Creates a screen of one table that shows the records of data, without any generator.
  ///
  /// It shows the first collection that is not a single record, or else the first record: at most
  /// 12 columns and 1,000 rows, each value as written and with its pointer.
  ///
  /// - Returns: Nil if the data holds no records.
  public init?(tableOf data: TreeValue, title: String) {
    let tables = DataShape(data).tables
    guard let table = tables.first(where: { $0.form != .record }) ?? tables.first else {
      return nil
    }
    let columns = table.columns.indices.prefix(12)
    let rows = table.rows.indices.prefix(DataBinder.rowLimit)
    let path = TreePath.component(0, 0).appending(Component.Table.Property.rows)
    var origins: [PlacedOrigin] = []
    let cells = rows.map { row in
      let texts = columns.map { column -> TreeValue in
        let phrase = table.phrase(row: row, column: column)
        if let origin = phrase.origin {
          origins.append(PlacedOrigin(path.appending(row).appending(column), origin))
        }
        return TreeValue(.text(phrase.text))
      }
      return TreeValue(.array(texts))
    }
    let titles = columns.map { TreeValue(.text(table.columns[$0].label)) }
    let component = TreeValue(
      .object([
        TreeMember(Element.tagName, TreeValue(.text(ComponentKind.table.rawValue))),
        TreeMember(Component.Table.Property.columns, TreeValue(.array(titles))),
        TreeMember(Component.Table.Property.rows, TreeValue(.array(cells))),
      ]))
    let section = TreeValue(.object([TreeMember(Section.Property.components, [component])]))
    let tree = TreeValue(
      .object([
        TreeMember(Screen.Property.title, text: title),
        TreeMember(Screen.Property.sections, [section]),
      ]))
    self.init(tree: tree, origins: origins)
  }
}
