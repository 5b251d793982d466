import ScreenCompiler
internal import ScreenText

/// The syntax of an option's value.
struct ValueSyntax<Value> {
  /// The name of the value in the help, such as `FILE`; like the next, made only to be shown.
  var placeholder: () -> String
  /// The end of the message "expected …" for an invalid value.
  var expectation: () -> String
  /// The valid words, if they can be listed; used to suggest a correction for a misspelt one.
  var words: [String]
  /// Reads the value from a text; nil if the text is invalid.
  var read: (String) -> Value?

  init(
    placeholder: @escaping @autoclosure () -> String,
    expectation: @escaping @autoclosure () -> String, words: [String] = [],
    read: @escaping (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.words = words
    self.read = read
  }
}

extension ValueSyntax where Value == String {
  /// Any text except the empty one.
  static func text(_ placeholder: String) -> Self {
    ValueSyntax(placeholder: placeholder, expectation: "a non-empty value") {
      $0.isEmpty ? nil : $0
    }
  }
}

extension ValueSyntax where Value == String {
  /// A language tag.
  static var language: Self {
    ValueSyntax(placeholder: "TAG", expectation: "a language tag, such as en or pt-BR") {
      HTMLOptions.isLanguageTag($0) ? $0 : nil
    }
  }
}

extension ValueSyntax where Value: FixedWidthInteger {
  /// An integer within bounds, in decimal digits.
  static func integer(_ placeholder: String, in range: ClosedRange<Value>) -> Self {
    ValueSyntax(
      placeholder: placeholder,
      expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { text in
      guard text.utf8.allSatisfy(\.isDigit), let value = Value(text), range.contains(value) else {
        return nil
      }
      return value
    }
  }
}

extension ValueSyntax where Value == Double {
  /// A decimal number within bounds: digits and optionally a decimal point.
  ///
  /// The bounds are integers, so that help and messages print them without a fraction.
  static func number(_ placeholder: String, in range: ClosedRange<Int>) -> Self {
    ValueSyntax(
      placeholder: placeholder,
      expectation: "a number from \(range.lowerBound) to \(range.upperBound)"
    ) { text in
      let isDecimal = text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
      guard isDecimal, let value = Double(text),
        value >= Double(range.lowerBound), value <= Double(range.upperBound)
      else { return nil }
      return value
    }
  }
}

extension ValueSyntax where Value: CaseIterable & RawRepresentable<String> {
  /// One of the words that are the cases of `Value`.
  static func word(as placeholder: String? = nil) -> Self {
    let words = Value.allCases.map(\.rawValue)
    return ValueSyntax(
      placeholder: placeholder ?? words.joined(separator: "|"),
      expectation: "one of " + words.joined(separator: ", "), words: words,
      read: { Value(rawValue: $0) })
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  fileprivate var isDigit: Bool { self.isASCIIDigit }
}
