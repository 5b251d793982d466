internal import ScreenModel

/// Collects every property of a record, including those at their default, as an untyped tree.
struct PropertyCollector: PropertyVisitor {
  private(set) var members: [TreeMember] = []

  /// The properties of a component, in declared order.
  static func properties(of component: Component) -> [TreeMember] {
    var collector = PropertyCollector()
    var component = component
    component.visitProperties(&collector)
    return collector.members
  }

  private static func tree(of record: some PropertyRecord) -> TreeValue {
    var collector = PropertyCollector()
    var record = record
    record.visitProperties(&collector)
    return TreeValue(.object(collector.members))
  }

  private mutating func add(_ name: String, _ content: TreeValue.Content) {
    members.append(TreeMember(name, TreeValue(content)))
  }

  mutating func text(_ name: String, _ value: inout String, default: String?) {
    add(name, .text(value))
  }

  mutating func integer(_ name: String, _ value: inout Int, default: Int?) {
    add(name, .number(Double(value)))
  }

  mutating func integer(_ name: String, _ value: inout Int?) {
    add(name, value.map { .number(Double($0)) } ?? .null)
  }

  mutating func number(_ name: String, _ value: inout Double, default: Double?) {
    add(name, .number(value))
  }

  mutating func number(_ name: String, _ value: inout Double?) {
    add(name, value.map { .number($0) } ?? .null)
  }

  mutating func flag(_ name: String, _ value: inout Bool) { add(name, .flag(value)) }

  mutating func choice<Choice>(_ name: String, _ value: inout Choice, default: Choice?)
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    add(name, .text(value.rawValue))
  }

  mutating func texts(_ name: String, _ value: inout [String]) {
    add(name, .array(value.map { TreeValue(.text($0)) }))
  }

  mutating func grid(_ name: String, _ value: inout [[String]]) {
    add(name, .array(value.map { TreeValue(.array($0.map { TreeValue(.text($0)) })) }))
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, _ value: inout [Record], isRequired: Bool
  ) {
    add(name, .array(value.map(Self.tree)))
  }

  mutating func record<Record: PropertyRecord>(_ name: String, _ value: inout Record?) {
    add(name, value.map { Self.tree(of: $0).content } ?? .null)
  }
}
