import Sampling
package import ScreenModel

/// Fills the properties of components: with one text everywhere, or drawn from a seed.
package struct PropertyFiller: PropertyVisitor {
  /// The texts to choose from.
  private let texts: [String]
  private var stream: SplitMix64
  private var depth = 0

  /// Fills with texts chosen by a seed.
  package init(_ texts: [String], seed: UInt64 = 0) {
    self.texts = texts.isEmpty ? [""] : texts
    stream = SplitMix64(seed: seed)
  }

  package mutating func next(_ bound: Int) -> Int { Int(stream.next() % UInt64(bound)) }

  package mutating func text() -> String { texts[next(texts.count)] }

  private mutating func number() -> Double {
    let numbers = [
      0, 1, -1, 0.5, 62, 4.25, 99.9, 1234, 48200, -7e8, 1e15, 1e300, -1e300, 1e-300,
      .infinity, -.infinity, .nan,
    ]
    return numbers[next(numbers.count)]
  }

  private mutating func integer() -> Int {
    let numbers = [0, 1, 2, 5, 12, 45, 90, 3600, 100_000, -1, Int.max, Int.min]
    return numbers[next(numbers.count)]
  }

  package mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    value = text()
    switch meaning {
    case .month where next(2) == 0: value = "2027-03"
    case .firstDay, .day: if next(2) == 0 { value = "2027-03-1\(next(10))" }
    case .destination: if next(2) == 0 { value = "https://example.com/" }
    default: break
    }
  }

  package mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    value = integer()
  }

  package mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    value = next(2) == 0 ? nil : integer()
  }

  package mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    value = number()
  }

  package mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?)
  {
    value = next(2) == 0 ? nil : number()
  }

  package mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    value = next(2) == 0
  }

  package mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    let all = Array(Choice.allCases)
    value = all[next(all.count)]
  }

  package mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String])
  {
    value = (0..<next(6)).map { _ in text() }
  }

  package mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]])
  {
    value = (0..<next(5)).map { _ in (0..<next(7)).map { _ in text() } }
  }

  package mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard depth < 3 else { return }
    depth += 1
    value = (0..<next(5)).map { _ in
      var record = Record()
      record.visitProperties(&self)
      return record
    }
    depth -= 1
  }

  package mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard next(2) == 0 else { return }
    var record = Record()
    record.visitProperties(&self)
    value = record
  }
}

extension PropertyFiller {
  /// A component of a kind.
  package mutating func component(_ kind: ComponentKind) -> Component {
    var component = Component(kind)
    component.visitProperties(&self)
    return component
  }

  /// A screen of any shape.
  package mutating func screen() -> Screen {
    let kinds = ComponentKind.allCases
    let groups = ["", "", "One", "Two"]
    let sections = (0..<next(5)).map { index in
      Section(
        id: "s\(index)", title: text(), layout: pick(Section.Layout.allCases),
        group: groups[next(groups.count)],
        elements: (0..<next(6)).map { _ in
          let component = component(kinds[next(kinds.count)])
          let names = ["value", "label", "rows", "items", "series", "title", "text", "percent"]
          return Element(component, samples: next(3) == 0 ? names : [])
        })
    }
    return Screen(title: text(), layout: pick(Screen.Layout.allCases), sections: sections)
  }

  private mutating func pick<Value>(_ all: [Value]) -> Value { all[next(all.count)] }
}
