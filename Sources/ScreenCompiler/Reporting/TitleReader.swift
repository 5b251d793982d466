internal import ScreenModel

/// Finds what a component is called: the first text among its properties.
struct TitleReader: PropertyVisitor {
  private(set) var title = ""

  mutating func text(_ name: String, _ value: inout String, default: String?) {
    if title.isEmpty { title = value }
  }
  mutating func integer(_ name: String, _ value: inout Int, default: Int?) {}
  mutating func integer(_ name: String, _ value: inout Int?) {}
  mutating func number(_ name: String, _ value: inout Double, default: Double?) {}
  mutating func number(_ name: String, _ value: inout Double?) {}
  mutating func flag(_ name: String, _ value: inout Bool) {}
  mutating func choice<Choice>(_ name: String, _ value: inout Choice, default: Choice?)
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {}
  mutating func texts(_ name: String, _ value: inout [String]) {}
  mutating func grid(_ name: String, _ value: inout [[String]]) {}
  mutating func records<Record: PropertyRecord>(
    _ name: String, _ value: inout [Record], isRequired: Bool
  ) {}
  mutating func record<Record: PropertyRecord>(_ name: String, _ value: inout Record?) {}
}
