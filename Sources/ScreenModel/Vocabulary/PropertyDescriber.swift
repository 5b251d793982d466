/// Creates the declarations of a record's properties.
struct PropertyDescriber: PropertyVisitor {
  private(set) var declarations: [PropertyDeclaration] = []
  private var nesting = RecordNesting()

  /// Returns the properties of a record type at a nesting level, in declared order.
  static func declarations<Record: PropertyRecord>(
    of _: Record.Type, in nesting: RecordNesting
  ) -> [PropertyDeclaration] {
    var describer = PropertyDescriber()
    describer.nesting = nesting
    var record = Record()
    record.visitProperties(&describer)
    return describer.declarations
  }

  private mutating func declare(
    _ name: String, _ meaning: PropertyMeaning, _ type: PropertyType, isRequired: Bool = false,
    default: TreeValue? = nil
  ) {
    declarations.append(
      PropertyDeclaration(
        name: name, meaning: meaning, type: type, isRequired: isRequired, defaultValue: `default`))
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    declare(
      name, meaning, .text, isRequired: `default` == nil,
      default: `default`.map { TreeValue(.text($0)) })
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    declare(
      name, meaning, .integer, isRequired: `default` == nil,
      default: `default`.map { TreeValue(.number(Double($0))) })
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    declare(name, meaning, .integer)
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    declare(
      name, meaning, .number, isRequired: `default` == nil,
      default: `default`.map { TreeValue(.number($0)) })
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    declare(name, meaning, .number)
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    declare(name, meaning, .flag, default: false)
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    declare(
      name, meaning, .choice(Choice.allCases.map(\.rawValue)), isRequired: `default` == nil,
      default: `default`.map { TreeValue(.text($0.rawValue)) })
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    declare(name, meaning, .texts, default: [])
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    declare(name, meaning, .grid, default: [])
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    guard let inner = nesting.entering(Record.self) else { return }
    declare(
      name, meaning, .records(Self.declarations(of: Record.self, in: inner)),
      isRequired: isRequired,
      default: isRequired ? nil : [])
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    guard let inner = nesting.entering(Record.self) else { return }
    declare(name, meaning, .record(Self.declarations(of: Record.self, in: inner)))
  }
}
