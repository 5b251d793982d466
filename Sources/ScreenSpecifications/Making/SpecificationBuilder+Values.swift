import ScreenBrief
internal import ScreenDiagnostics
import ScreenModel

/// One thing with its values: what its properties are on a page.
extension SpecificationBuilder {
  /// The number of empty texts from which a thing is filled in rather than shown.
  private static let fewestBlanks = 2

  /// Whether several texts of a thing are empty, so that somebody fills them in.
  static func isFilledIn(_ properties: [Property]) -> Bool {
    blanks(in: properties) >= fewestBlanks
  }

  private static func blanks(in properties: [Property]) -> Int {
    properties.reduce(0) { sum, property in
      switch property.kind {
      case .group(let inner): sum + blanks(in: inner)
      case .text where property.value == nil: sum + 1
      default: sum
      }
    }
  }

  /// The buttons that a property names: `"actions": ["Refund", "Cancel"]`, `"submit": "Send"`.
  static func buttons(of property: Property) -> [Phrase]? {
    if case .text = property.kind, let label = property.value,
      SpecificationWords.shipped.presses.contains(property.name.text.lowercased())
    {
      return [label]
    }
    guard case .list = property.kind, !property.options.isEmpty,
      SpecificationWords.shipped.actions.contains(property.name.text.lowercased())
    else { return nil }
    return property.options
  }

  /// The checklist of things that have a name and say whether they are done; nil for others.
  static func checklist(of records: Specification.Records, _ label: Phrase) -> Requirement? {
    let words = SpecificationWords.shipped
    guard records.columns.count == 2,
      let done = records.columns.firstIndex(where: { words.dones.contains($0.text.lowercased()) })
    else { return nil }
    var details = Details(label: label)
    for row in records.rows {
      guard let name = row[1 - done] else { return nil }
      details.items.append(Details.Item(name, isSelected: row[done]?.text == "Yes"))
    }
    return Requirement(
      .component(.checklist), range: label.range ?? .at(0), words: "", details: details)
  }
}
