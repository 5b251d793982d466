public import ScreenModel

/// What is there of an answer while it grows: properties that are whole, arrays element by element.
///
/// It is never the value itself: what is missing may still come, and fallbacks are used only at the
/// end. Read it by the properties that the schema was made of.
public struct Partial<Value: Sendable>: Sendable, Equatable {
  /// The members so far, each within its bounds.
  public let tree: TreeValue

  init(_ tree: TreeValue) { self.tree = tree }

  /// Whether nothing is there yet.
  public var isEmpty: Bool { tree.content == .object([]) }

  /// The value of a property; nil where it is not whole yet, or no property of this type.
  public subscript<Field>(_ property: Property<Field>) -> Field? {
    tree[property.name].flatMap { try? property.rule.read($0) }
  }

  /// The value of a property that may be left out; nil where it is not there.
  public subscript<Field>(_ property: Property<Field?>) -> Field? {
    tree[property.name].flatMap { try? property.rule.read($0) } ?? nil
  }
}
