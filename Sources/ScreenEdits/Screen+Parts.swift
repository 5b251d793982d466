internal import ScreenAnchors
package import ScreenModel

/// New parts of components.
extension Screen {
  /// The name of a new part, and its other values.
  package struct PartText {
    package var name: String
    package var values: [String] = []

    package init(name: String, values: [String] = []) {
      (self.name, self.values) = (name, values)
    }
  }

  /// The patch that inserts parts into a component before the one at an index.
  package func inserting(
    _ texts: [PartText], _ kind: String, _ property: String, at index: Int, in tree: TreeValue
  ) -> [JSONPatch.Operation] {
    var operations: [JSONPatch.Operation] = []
    func add(_ value: TreeValue, _ place: Int) {
      if tree[property] == nil, operations.isEmpty {
        operations.append(.add(JSONPointer(tokens: [property]), TreeValue(.array([]))))
      }
      operations.append(.add(JSONPointer(tokens: [property, String(place)]), value))
    }
    for (offset, text) in texts.enumerated() {
      let name = TreeValue(.text(text.name))
      switch (tree.kind, kind) {
      case (.list, _):
        // A value goes where the other parts show it, such as a price in a badge.
        let items = ComponentPart.parts(of: tree).reversed()
        var members = [TreeMember(Component.ListItem.Property.title, name)]
        var rest: [String] = []
        for value in text.values {
          let place = items.lazy.compactMap { $0.fitting(value, in: tree) }.first
          if let place = place?.value.pointer.tokens.last, Int(place) == nil, place != "value",
            !members.contains(where: { $0.name == place })
          {
            members.append(TreeMember(place, TreeValue(.text(value))))
          } else {
            rest.append(value)
          }
        }
        if !rest.isEmpty {
          let others = (tree[property]?.elements ?? []).compactMap {
            $0[Component.ListItem.Property.detail]?.text
          }
          let mark = others.map { TextPieces($0) }.first { $0.pieces.count > 1 }?.separator
          let detail = rest.joined(separator: mark ?? ", ")
          let taken = members.contains { $0.name == Component.ListItem.Property.detail.rawValue }
          members.append(
            TreeMember(taken ? Component.ListItem.Property.badge : .detail, text: detail))
        }
        if let actions = sharedActions(of: tree) {
          members.append(TreeMember(Component.ListItem.Property.actions, actions))
        }
        add(TreeValue(.object(members)), index + offset)
      case (.checklist, _), (.steps, _):
        let label = TreeMember(Component.ChecklistItem.Property.label, name)
        add(TreeValue(.object([label])), index + offset)
      case (.picker, _): add(name, index + offset)
      case (.table, "column"):
        add(name, index + offset)
        for (row, cells) in tree.elements(of: Component.Table.Property.rows).enumerated() {
          let pointer = JSONPointer(Component.Table.Property.rows, row)
          // A short row is padded, so that the new value is in its own column.
          for missing in min(index, cells.elements?.count ?? 0)..<index where offset == 0 {
            operations.append(.add(pointer.appending(String(missing)), TreeValue(.text("—"))))
          }
          let value = row < text.values.count ? text.values[row] : "—"
          operations.append(
            .add(pointer.appending(String(index + offset)), TreeValue(.text(value))))
        }
      case (.table, "row"):
        let cells = RowFilling(tree).cells([text.name] + text.values)
        add(TreeValue(.array(cells.map { TreeValue(.text($0)) })), index + offset)
      case (.standings, _):
        let figure = text.values.first.map {
          ComponentPart.bare($0, under: Component.StandingsRow.Property.points.rawValue) ?? $0
        }
        let points = figure.flatMap { Figure($0)?.value } ?? 0
        let row = [
          TreeMember(Component.StandingsRow.Property.team, name),
          TreeMember(Component.StandingsRow.Property.points, TreeValue(.number(points))),
        ]
        add(TreeValue(.object(row)), index + offset)
      default: return []
      }
    }
    return operations
  }
}
