/// A visitor of the properties of a record, in declared order.
///
/// A record lists its properties once, in `visitProperties(_:)`. The visitors that read, write and
/// describe the vocabulary all use that list, so they cannot disagree.
///
/// The list also says what each property is, so no code has to tell it from its name.
///
/// `default: nil` means that a property is always written, even if it is empty.
package protocol PropertyVisitor {
  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?)
  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?)
  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?)
  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?)
  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?)
  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool)
  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?)
  where Choice: RawRepresentable<String> & CaseIterable & Hashable
  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String])
  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]])
  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool)
  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?)
}

/// A value that consists of named properties.
package protocol PropertyRecord: Hashable, Sendable {
  /// The names of the properties, in declared order.
  associatedtype Property: PropertyName
  /// Creates a record with every property at its default.
  init()
  /// Visits each property once, in declared order.
  mutating func visitProperties(_ visitor: inout some PropertyVisitor)
}

/// The names of a record's properties.
///
/// Code that needs the name of one property writes `.label` or `Component.Stat.Property.label`, which
/// compiles only if the record has such a property. A test holds the names to those that are visited.
package protocol PropertyName: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}
