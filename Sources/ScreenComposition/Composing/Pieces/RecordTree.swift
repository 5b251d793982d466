internal import ScreenModel

/// The tree of a record that a component lists, such as an item of a list; only properties of the
/// record can be set.
struct RecordTree<Record: PropertyRecord> {
  private var members: [TreeMember] = []

  init() {}

  /// The tree.
  var tree: TreeValue { TreeValue(.object(members)) }

  /// Whether no property is set.
  var isEmpty: Bool { members.isEmpty }

  /// Sets a property to a value.
  mutating func set(_ property: Record.Property, _ value: TreeValue) {
    members.append(TreeMember(property, value))
  }

  /// Sets a property to a text.
  mutating func set(_ property: Record.Property, text: String) {
    set(property, TreeValue(.text(text)))
  }

  /// Sets a property to a number.
  mutating func set(_ property: Record.Property, number: Double) {
    set(property, TreeValue(.number(number)))
  }
}

extension TreeValue {
  /// Returns the tree of a record of some properties, in order.
  static func record<Record: PropertyRecord>(
    _ record: Record.Type, _ members: [(Record.Property, TreeValue)]
  ) -> TreeValue {
    TreeValue(.object(members.map { TreeMember($0, $1) }))
  }

  /// Returns the tree of a record of some texts, in order.
  static func record<Record: PropertyRecord>(
    _ record: Record.Type, texts: [(Record.Property, String)]
  ) -> TreeValue {
    TreeValue(.object(texts.map { TreeMember($0, text: $1) }))
  }

  /// Returns a value that holds a number.
  static func number(_ number: Double) -> TreeValue { TreeValue(.number(number)) }

  /// Returns texts in order.
  static func texts(_ texts: some Sequence<String>) -> TreeValue {
    TreeValue(.array(texts.map { TreeValue(.text($0)) }))
  }
}
