internal import ScreenModel

/// The properties of a component to be admitted, in the form of a screen's JSON.
struct Properties {
  private(set) var members: [TreeMember] = []

  /// Sets a property to a text; an empty one is left out.
  mutating func set(_ name: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    members.append(TreeMember(name, TreeValue(.text(text))))
  }

  /// Sets a property to a value, replacing the previous one.
  mutating func set(_ name: String, _ value: TreeValue?) {
    guard let value else { return }
    members.removeAll { $0.name == name }
    members.append(TreeMember(name, value))
  }

  /// Sets a property to a number.
  mutating func set(_ name: String, _ number: Double?) {
    guard let number else { return }
    members.append(TreeMember(name, TreeValue(.number(number))))
  }

  /// Sets a property to a flag; false is left out.
  mutating func set(_ name: String, _ flag: Bool) {
    guard flag else { return }
    members.append(TreeMember(name, true))
  }

  /// Sets a property to texts; an empty list is left out.
  mutating func set(_ name: String, _ texts: [String]) {
    guard !texts.isEmpty else { return }
    set(name, TreeValue(.array(texts.map { TreeValue(.text($0)) })))
  }

  /// Sets a property to records.
  mutating func set(_ name: String, _ records: [Properties]) {
    guard !records.isEmpty else { return }
    set(name, TreeValue(.array(records.map(\.tree))))
  }

  /// Adds the properties that another has and this one lacks.
  mutating func merge(_ other: Properties) {
    for member in other.members where self[member.name] == nil { members.append(member) }
  }

  /// The value of a property.
  subscript(name: String) -> TreeValue? { members.first { $0.name == name }?.value }

  /// The properties as an object.
  var tree: TreeValue { TreeValue(.object(members)) }
}

extension Properties: ExpressibleByDictionaryLiteral {
  /// Creates properties from texts; empty ones are left out.
  init(dictionaryLiteral elements: (String, String)...) {
    for (name, text) in elements { set(name, text) }
  }
}
