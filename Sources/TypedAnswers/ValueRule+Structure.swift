internal import ScreenGrammar
internal import ScreenModel

/// Whether elements of a collection may be equal.
public enum Distinctness: Hashable, Sendable {
  /// They may be equal.
  case any
  /// Elements that differ only in case are dropped after the first.
  case distinct
}

/// What happens to a collection with too few usable elements.
public enum Shortfall: Hashable, Sendable {
  /// It is unusable, and so is the value that contains it.
  case unusable
  /// It becomes empty.
  case empty
}

extension ValueRule {
  /// Values of one kind, as many as the bounds allow; further ones are dropped.
  ///
  /// A collection that requires elements needs a way out for a model that has none: allow 0, set
  /// `otherwise` to `.empty`, or put it in a union that has a variant for this case.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - element: The rule of each element.
  ///   - distinctness: Whether elements may be equal.
  ///   - shortfall: What happens if there are too few usable elements.
  /// - Returns: The rule of the collection.
  public static func array<Element: Sendable>(
    _ count: ClosedRange<Int>, of element: ValueRule<Element>,
    _ distinctness: Distinctness = .any, otherwise shortfall: Shortfall = .unusable
  ) -> Self where Value == [Element] {
    let rule = CollectionRule(
      count: count.atLeastZero, of: element.type, isDistinct: distinctness == .distinct)
    return Self(
      .collection(rule), otherwise: shortfall == .empty ? [] : nil
    ) { tree throws(Unreadable) in
      guard let elements = tree?.elements else { throw Unreadable() }
      var values: [Element] = []
      for tree in elements { values.append(try element.read(tree)) }
      return values
    }
  }

  /// A value that may be left out; an unusable one is left out.
  public static func optional<Wrapped: Sendable>(_ rule: ValueRule<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(rule.type, isOptional: true) { tree throws(Unreadable) in
      guard let tree else { return nil }
      return try rule.read(tree)
    }
  }
}

extension ValueRule where Value: TypedAnswer {
  /// A value of another type, checked against that type's schema.
  public static func nested(_ type: Value.Type = Value.self) -> Self {
    let schema = Value.schema
    return Self(schema.type) { tree throws(Unreadable) in
      guard let tree else { throw Unreadable() }
      return try schema.read(tree)
    }
  }
}
