internal import ScreenGrammar
internal import ScreenModel

/// Whether elements of a collection may say the same.
public enum Distinctness: Hashable, Sendable {
  /// They may.
  case any
  /// Those equal but for case are dropped after the first.
  case distinct
}

/// What becomes of a collection with too few elements of use.
public enum Shortfall: Hashable, Sendable {
  /// It is of no use, and neither is what it is a part of.
  case unusable
  /// It is empty.
  case empty
}

extension ValueRule {
  /// As many values of one kind as bounds allow; those beyond them are dropped.
  ///
  /// A collection that asks for elements needs a way out for a model that has none: allow 0, be
  /// empty otherwise, or be in a union that has a variant for it.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - element: What each element is.
  ///   - distinctness: Whether elements may say the same.
  ///   - shortfall: What becomes of it where fewer than the least are of use.
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

  /// A value that may be left out; one of no use is.
  public static func optional<Wrapped: Sendable>(_ rule: ValueRule<Wrapped>) -> Self
  where Value == Wrapped? {
    Self(rule.type, isOptional: true) { tree throws(Unreadable) in
      guard let tree else { return nil }
      return try rule.read(tree)
    }
  }
}

extension ValueRule where Value: Generable {
  /// A value of another type, held to that type's schema.
  public static func nested(_ type: Value.Type = Value.self) -> Self {
    let schema = Value.schema
    return Self(schema.type) { tree throws(Unreadable) in
      guard let tree else { throw Unreadable() }
      return try schema.read(tree)
    }
  }
}
