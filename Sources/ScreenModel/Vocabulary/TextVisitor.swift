/// A visitor of texts, which passes over numbers, flags and choices.
///
/// It passes over lists and records too, unless it says how to enter them.
package protocol TextVisitor: PropertyVisitor {}

extension TextVisitor {
  package mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {}

  package mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {}

  package mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {}

  package mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?)
  {}

  package mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {}

  package mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  ) where Choice: RawRepresentable<String> & CaseIterable & Hashable {}

  package mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String])
  {}

  package mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]])
  {}

  package mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {}

  package mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {}
}
