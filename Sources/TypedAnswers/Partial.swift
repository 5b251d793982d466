public import ScreenModel

/// The part of an answer received so far: complete properties, and arrays element by element.
///
/// It is never the value itself: missing parts may still arrive, and fallbacks apply only at the
/// end. Read it by the properties that the schema was made from.
public struct Partial<Value: Sendable>: Sendable, Equatable {
  /// The members so far, each within its bounds.
  public let tree: TreeValue

  init(_ tree: TreeValue) { self.tree = tree }

  /// Whether nothing has been received yet.
  public var isEmpty: Bool { tree.content == .object([]) }

  /// The value of a property; nil if it is not complete yet, or is not a property of this type.
  public subscript<Field>(_ property: Property<Field>) -> Field? {
    tree[property.name].flatMap { try? property.rule.read($0) }
  }

  /// The value of an optional property; nil if it is missing.
  public subscript<Field>(_ property: Property<Field?>) -> Field? {
    tree[property.name].flatMap { try? property.rule.read($0) } ?? nil
  }
}
