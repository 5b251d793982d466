public import ScreenGrammar
internal import ScreenModel

/// The values that a property takes: a bound, and a fallback for an unusable value.
public struct ValueRule<Value: Sendable>: Sendable {
  /// The rule without the Swift type.
  public let type: TypeRule
  /// The fallback for a missing or unusable value; nil if the answer is then unusable too.
  let otherwise: TreeValue?
  /// Whether the value may be left out.
  let isOptional: Bool
  /// Makes the value from an admitted tree, which is nil if the value was left out.
  let read: @Sendable (TreeValue?) throws(Unreadable) -> Value

  init(
    _ type: TypeRule, otherwise: TreeValue? = nil, isOptional: Bool = false,
    read: @escaping @Sendable (TreeValue?) throws(Unreadable) -> Value
  ) {
    self.type = type
    self.otherwise = otherwise
    self.isOptional = isOptional
    self.read = read
  }
}

// MARK: - Texts

extension ValueRule where Value == String {
  /// A text of one line.
  ///
  /// - Parameters:
  ///   - length: The number of Unicode scalars; longer texts are cut between graphemes.
  ///   - words: The number of words; nil for any.
  ///   - otherwise: The fallback for an unusable text.
  /// - Returns: The rule of the text.
  public static func text(
    _ length: ClosedRange<Int>, words: ClosedRange<Int>? = nil, otherwise: String? = nil
  ) -> Self {
    text(
      TextRule(length: length.atLeastZero, words: words?.atLeastZero, use: .label),
      otherwise: otherwise)
  }

  /// A text that keeps its line ends; otherwise the same as `text(_:words:otherwise:)`.
  public static func lines(_ length: ClosedRange<Int>, otherwise: String? = nil) -> Self {
    text(TextRule(length: length.atLeastZero, use: .prose), otherwise: otherwise)
  }

  /// An existing day, written as `2027-03-14`.
  public static func date(otherwise: String? = nil) -> Self {
    text(TextRule(length: 10...10, use: .date), otherwise: otherwise)
  }

  /// An address that a reader may follow: https, http, mailto, tel or relative.
  public static func link(_ length: ClosedRange<Int> = 1...500, otherwise: String? = nil) -> Self {
    text(TextRule(length: length.atLeastZero, use: .destination), otherwise: otherwise)
  }

  /// A text with a rule that states more than its length.
  public static func text(_ rule: TextRule, otherwise: String? = nil) -> Self {
    Self(.text(rule), otherwise: otherwise.map { TreeValue(.text($0)) }) {
      tree throws(Unreadable) in
      guard let text = tree?.text else { throw Unreadable() }
      return text
    }
  }
}

// MARK: - Numbers, flags, choices

extension ValueRule where Value == Int {
  /// A whole number, clamped to its bounds.
  public static func integer(_ bounds: ClosedRange<Int>, otherwise: Int? = nil) -> Self {
    let greatest = 999_999_999_999_999
    return Self(
      .integer(bounds.clamped(to: -greatest...greatest)),
      otherwise: otherwise.map { TreeValue(.number(Double($0))) }
    ) { tree throws(Unreadable) in
      guard case .number(let number) = tree?.content, let whole = Int(exactly: number) else {
        throw Unreadable()
      }
      return whole
    }
  }
}

extension ValueRule where Value == Double {
  /// A number, clamped to its bounds.
  public static func number(_ bounds: ClosedRange<Double>, otherwise: Double? = nil) -> Self {
    let greatest = 999_999_999_999_999.0
    return Self(
      .number(bounds.clamped(to: -greatest...greatest)),
      otherwise: otherwise.map { TreeValue(.number($0)) }
    ) { tree throws(Unreadable) in
      guard case .number(let number) = tree?.content else { throw Unreadable() }
      return number
    }
  }
}

extension ValueRule where Value == Bool {
  /// True or false.
  public static func flag(otherwise: Bool? = nil) -> Self {
    Self(.flag, otherwise: otherwise.map { TreeValue(.flag($0)) }) { tree throws(Unreadable) in
      guard case .flag(let flag) = tree?.content else { throw Unreadable() }
      return flag
    }
  }
}

extension ValueRule where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, by its raw value.
  ///
  /// - Parameters:
  ///   - type: The enumeration.
  ///   - otherwise: The case for a value that fits none of the others.
  ///   - guides: When to choose a case, if its name does not say so.
  /// - Returns: The rule of the choice.
  public static func choice(
    _ type: Value.Type, otherwise: Value? = nil, guides: (Value) -> String = { _ in "" }
  ) -> Self {
    let choices = Value.allCases.map { ChoiceRule($0.rawValue, guide: guides($0)) }
    return Self(
      .choice(choices), otherwise: otherwise.map { TreeValue(.text($0.rawValue)) }
    ) { tree throws(Unreadable) in
      guard let value = tree?.text.flatMap(Value.init(rawValue:)) else { throw Unreadable() }
      return value
    }
  }
}

extension ClosedRange<Int> {
  /// The part of the range that a count can be in.
  var atLeastZero: ClosedRange<Int> {
    Swift.max(0, lowerBound)...Swift.max(0, upperBound)
  }
}
