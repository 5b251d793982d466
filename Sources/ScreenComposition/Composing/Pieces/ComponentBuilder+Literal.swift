internal import Sampling
import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// Samples of things whose words are a line's own: values whose kind is sure, otherwise dashes.
extension ComponentBuilder {
  /// Items that stand in for the things of a collection: people by name, other things by number,
  /// and dashes where nothing is said of what they are.
  func literalItems() -> [Details.Item] {
    let count = requestedSamples.map { max($0, 1) } ?? Self.fewLiteral
    if let lead = literalLead(count: count) {
      return lead.draw.values.map { Details.Item(Phrase($0)) }
    }
    let names = details.nameColumn.map { literalColumn($0, nil, count: count) } ?? []
    let isOpen = names.allSatisfy { $0 == "—" }
    if !isOpen { return names.map { Details.Item(Phrase($0)) } }
    if let column = details.nameColumn, isNumbered(column.text) {
      return SampleValues.numbered(column.text, count: count).map { Details.Item(Phrase($0)) }
    }
    guard details.nameColumn.map(saysWhatThingsAreCalled) ?? true, let label = details.label?.text,
      Wording.isPlural(Wording.head(of: label)),
      !noun.isEmpty
    else {
      // Members of a list that are all alike would be dropped as repeated.
      return Array(
        repeating: Details.Item(Phrase("—")), count: expression.kind == .table ? count : 1)
    }
    return SampleValues.numbered(noun, count: count).map { Details.Item(Phrase($0)) }
  }

  /// The names of the people that a collection is surely of.
  func literalLead(count: Int) -> SampleSubject? {
    guard details.nameColumn.map(saysWhatThingsAreCalled) ?? true,
      let pool = details.label.flatMap({ context.book.surePool(ofThings: $0.text) })
    else { return nil }
    var stream = stream(label)
    return SampleSubject(
      draw: SampleValues.Draw(pool, count: count, areNames: true, from: &stream))
  }

  /// Values of a column whose kind is sure; dashes for others.
  func literalColumn(
    _ column: Phrase, _ said: Details.ColumnValues?, count: Int
  ) -> [String] {
    let book = context.book
    let pool =
      switch said {
      case .numbers?: book.pool(named: "few")
      case .dates?: book.pool(named: "date")
      case .open?, .some?, nil:
        book.surePool(for: column.text)
          ?? (saysWhatThingsAreCalled(column)
            ? details.label.flatMap { book.surePool(ofThings: $0.text) } : nil)
      }
    guard let pool else { return [String](repeating: "—", count: count) }
    var stream = stream(column)
    return SampleValues.Draw(pool, count: count, from: &stream).values
  }

  /// The number of things that show the layout.
  private static let fewLiteral = 3

  /// Whether a column says what things are called: "Name".
  private func saysWhatThingsAreCalled(_ column: Phrase) -> Bool {
    Self.ownNames.contains(column.text.lowercased())
  }

  /// The columns of what things are called.
  private static let ownNames: Set<String> = ["name", "names", "title"]
}
