import ScreenBrief
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// How many there are of each thing.
extension PatternFilling {
  /// How many there are of samples, how many there should be, and what follows from that.
  private static let levels = [
    ("14", "6", "Enough"), ("3", "8", "Low"), ("22", "10", "Enough"), ("0", "4", "On order"),
    ("9", "6", "Enough"), ("2", "5", "Low"),
  ]

  /// Words in labels of columns that say how many there are.
  private static let counting: Set<String> = [
    "stock", "quantity", "pieces", "packs", "left", "number", "count", "units", "bottles", "level",
  ]

  /// Adds a table of the rows with what tells them apart, how many there are, and how many there
  /// should be. What has a column of how many stands in a table as it is.
  mutating func addStock() {
    let counts = frame.attributes.contains { attribute in
      attribute.isFigure
        && attribute.label.lowercased().spacedWords.contains { Self.counting.contains(String($0)) }
    }
    guard !counts, !frame.rows.isEmpty, !frame.isFactual else { return fill(.table, nil) }
    let title = frame.titlePlace
    let kind = frame.attributes.indices.first { place in
      place != title && place != frame.state && frame.attributes[place].kind == .choice
        && Set(frame.rows.map { $0[place] }).count < frame.rows.count
        && !Self.placing.contains(frame.attributes[place].label.lowercased())
    }
    var names: Set<String> = []
    let rows = frame.rows.filter { names.insert(frame.title(of: $0)).inserted }.prefix(6)
    var table = component(.table, Wording.capitalized(thing.rowPlural))
    table.details.isSample = true
    table.details.nameColumn = Phrase(frame.attributes[title].label)
    let others = [kind].compactMap(\.self)
    table.details.columns =
      others.map { Phrase(frame.attributes[$0].label) }
      + ["In stock", "Minimum", "State"].map { Phrase($0) }
    table.details.items = zip(rows, Self.levels).map { row, level in
      Details.Item(
        Phrase(frame.title(of: row)),
        values: others.map { Phrase(frame.attributes[$0].shown(row[$0])) }
          + [level.0, level.1, level.2].map { Phrase($0) })
    }
    add(table)
  }

  /// Labels of where one thing is, which many of a kind are not.
  private static let placing: Set<String> = ["position", "side", "seat"]
}
