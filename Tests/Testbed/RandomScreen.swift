package import Sampling
package import ScreenModel

extension Screen {
  /// A screen of random sections and components, every property at random.
  package static func random(using random: inout SplitMix64) -> Screen {
    let layout = Layout.allCases.randomElement(using: &random) ?? .stack
    let sections = (0..<Int.random(in: 0...4, using: &random)).map { index in
      Section(
        id: "s\(index)", title: .random(using: &random),
        layout: Section.Layout.allCases.randomElement(using: &random) ?? .stack,
        group: Bool.random(using: &random) ? "" : .random(using: &random),
        elements: (0..<Int.random(in: 0...6, using: &random)).map { _ in
          .random(ComponentKind.allCases.randomElement(using: &random) ?? .divider, using: &random)
        })
    }
    return Screen(title: .random(using: &random), layout: layout, sections: sections)
  }
}

extension Element {
  /// A component of a kind with random properties, some of them marked as samples.
  package static func random(_ kind: ComponentKind, using random: inout SplitMix64) -> Element {
    var component = Component(kind)
    var filler = RandomFiller(random: random)
    component.visitProperties(&filler)
    random = filler.random
    let samples = kind.properties.map(\.name).filter { _ in
      Int.random(in: 0..<8, using: &random) == 0
    }
    return Element(component, samples: samples)
  }
}

extension String {
  /// A short text with everything in it that is hard to write or to show; never NUL.
  package static func random(using random: inout SplitMix64) -> String {
    let pieces = [
      "", "a", "Revenue", " ", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{1B}[31m", "\u{7F}",
      "\u{85}", "é", "e\u{301}", "\u{301}", "שלום", "\u{202E}", "👩‍👩‍👧", "🇮🇹", "\u{2028}",
      "\u{FEFF}", "<b>", "&amp;", "日本語", "Ω≈ç", "long-word-without-a-break", "\u{10FFFF}",
    ]
    return (0..<Int.random(in: 0...4, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
  }
}

extension Double {
  /// A number that a screen may hold: whole or not, of any size within ±1e15.
  package static func random(using random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return Double(Int.random(in: -100...100, using: &random))
    case 1:
      return Double(Int.random(in: -999_999_999_999_999...999_999_999_999_999, using: &random))
    case 2: return Double(Int.random(in: -9999...9999, using: &random)) / 100
    default:
      let scales: [Double] = [1e-9, 1e-3, 1, 1e6, 1e14]
      return .random(in: -9...9, using: &random) * (scales.randomElement(using: &random) ?? 1)
    }
  }
}

/// Gives every property of a record a random value.
private struct RandomFiller: PropertyVisitor {
  var random: SplitMix64
  var depth = 0

  private mutating func count(upTo limit: Int) -> Int { .random(in: 0...limit, using: &random) }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    value = .random(using: &random)
  }
  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    value = .random(in: -1000...1_000_000_000_000, using: &random)
  }
  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    value = Bool.random(using: &random) ? nil : .random(in: 0...99, using: &random)
  }
  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    value = .random(using: &random)
  }
  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    value = Bool.random(using: &random) ? nil : .random(using: &random)
  }
  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    value = .random(using: &random)
  }
  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    value = Choice.allCases.randomElement(using: &random) ?? value
  }
  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    value = (0..<count(upTo: 3)).map { _ in .random(using: &random) }
  }
  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    value = (0..<count(upTo: 3)).map { _ in
      (0..<count(upTo: 3)).map { _ in .random(using: &random) }
    }
  }
  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    // An item's items have none of their own.
    guard depth < 2 || !(Record.self is Component.ListItem.Type) else { return }
    value = (0..<count(upTo: 3)).map { _ in filled(Record()) }
  }
  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    value = Bool.random(using: &random) ? nil : filled(Record())
  }

  private mutating func filled<Record: PropertyRecord>(_ record: Record) -> Record {
    var record = record
    depth += 1
    record.visitProperties(&self)
    depth -= 1
    return record
  }
}
