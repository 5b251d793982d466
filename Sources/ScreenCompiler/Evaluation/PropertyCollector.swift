internal import ScreenModel

/// Collects the properties of a record, including those at their default, as an untyped tree.
struct PropertyCollector: PropertyVisitor {
  private(set) var members: [TreeMember] = []
  /// Whether to leave out names for a host, addresses and rules.
  private let isOfReaders: Bool

  private init(isOfReaders: Bool) { self.isOfReaders = isOfReaders }

  /// The properties of a component, in declared order.
  static func properties(of component: Component) -> [TreeMember] {
    properties(of: component, isOfReaders: false)
  }

  /// The properties of a component with texts and numbers that users see.
  static func visibleProperties(of component: Component) -> [TreeMember] {
    properties(of: component, isOfReaders: true)
  }

  private static func properties(of component: Component, isOfReaders: Bool) -> [TreeMember] {
    var collector = PropertyCollector(isOfReaders: isOfReaders)
    var component = component
    component.visitProperties(&collector)
    return collector.members
  }

  private func tree(of record: some PropertyRecord) -> TreeValue {
    var collector = PropertyCollector(isOfReaders: isOfReaders)
    var record = record
    record.visitProperties(&collector)
    return TreeValue(.object(collector.members))
  }

  private mutating func add(
    _ name: String, _ meaning: PropertyMeaning, _ content: TreeValue.Content
  ) {
    if isOfReaders, meaning.isHidden || meaning == .destination || meaning == .rule { return }
    members.append(TreeMember(name, TreeValue(content)))
  }

  mutating func text(
    _ name: String, as meaning: PropertyMeaning, _ value: inout String, default: String?
  ) {
    add(name, meaning, .text(value))
  }

  mutating func integer(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Int, default: Int?
  ) {
    add(name, meaning, .number(Double(value)))
  }

  mutating func integer(_ name: String, as meaning: PropertyMeaning, _ value: inout Int?) {
    add(name, meaning, value.map { .number(Double($0)) } ?? .null)
  }

  mutating func number(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Double, default: Double?
  ) {
    add(name, meaning, .number(value))
  }

  mutating func number(_ name: String, as meaning: PropertyMeaning, _ value: inout Double?) {
    add(name, meaning, value.map { .number($0) } ?? .null)
  }

  mutating func flag(_ name: String, as meaning: PropertyMeaning, _ value: inout Bool) {
    add(name, meaning, .flag(value))
  }

  mutating func choice<Choice>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Choice, default: Choice?
  )
  where Choice: RawRepresentable<String> & CaseIterable & Hashable {
    add(name, meaning, .text(value.rawValue))
  }

  mutating func texts(_ name: String, as meaning: PropertyMeaning, _ value: inout [String]) {
    add(name, meaning, .array(value.map { TreeValue(.text($0)) }))
  }

  mutating func grid(_ name: String, as meaning: PropertyMeaning, _ value: inout [[String]]) {
    add(name, meaning, .array(value.map { TreeValue(.array($0.map { TreeValue(.text($0)) })) }))
  }

  mutating func records<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout [Record], isRequired: Bool
  ) {
    add(name, meaning, .array(value.map { tree(of: $0) }))
  }

  mutating func record<Record: PropertyRecord>(
    _ name: String, as meaning: PropertyMeaning, _ value: inout Record?
  ) {
    add(name, meaning, value.map { tree(of: $0).content } ?? .null)
  }
}
