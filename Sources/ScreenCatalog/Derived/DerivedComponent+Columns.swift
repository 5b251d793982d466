internal import ScreenBrief
package import ScreenGrammar

extension DerivedComponent {
  /// Returns for each column whether a property holds it: one of the component's own, or one of the
  /// records in its list.
  package func columns(_ columns: [String]) -> [Bool] {
    var records = properties
    if let listing, case .collection(let list) = properties[listing].type,
      case .record(let record) = list.element
    {
      records += record.properties
    }
    return self.properties(for: columns, among: records).map { $0 != nil }
  }

  /// Returns the property that holds each column, each used at most once, or nil for a column
  /// without one.
  package func properties(for columns: [String], among properties: [PropertyRule]) -> [Int?] {
    var taken: Set<Int> = []
    return columns.map { column in
      let words = PlainWords(column)
      let last = words.words.last ?? words
      let index =
        Self.index(in: properties, without: taken) { $0.isCalled(words) }
        ?? Self.index(in: properties, without: taken) { $0.isCalled(last) }
        ?? Self.index(in: properties, without: taken) { PlainWords($0.guide).contains(words) }
        ?? Self.index(in: properties, without: taken) { PlainWords($0.guide).contains(last) }
      if let index { taken.insert(index) }
      return index
    }
  }

  private static func index(
    in properties: [PropertyRule], without taken: Set<Int>, where isIt: (PropertyRule) -> Bool
  ) -> Int? {
    properties.indices.first { !taken.contains($0) && isIt(properties[$0]) }
  }
}

extension PropertyRule {
  /// Whether words are the property's name or one of its aliases.
  fileprivate func isCalled(_ words: PlainWords) -> Bool {
    ([name] + aliases).contains { PlainWords(DerivedComponent.words($0)).bytes == words.bytes }
  }
}
