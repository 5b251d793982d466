internal import ScreenGrammar
internal import ScreenModel

extension TextRule {
  /// The rule of a text property; a wide one if the grammar gives it another type.
  init(_ type: TypeRule) {
    guard case .text(let rule) = type else {
      self.init(length: 0...2000)
      return
    }
    self = rule
  }
}

extension TypeRule {
  /// Whether it is a number or a whole number.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    case .text, .flag, .choice, .collection, .record, .union: false
    }
  }

  /// The bounds of a whole number; for another type, everything the model admits.
  var integers: ClosedRange<Int> {
    switch self {
    case .integer(let bounds): bounds
    case .text, .number, .flag, .choice, .collection, .record, .union: -999_999_999...999_999_999
    }
  }

  /// The bounds of a number; for another type, everything the model admits.
  var numbers: ClosedRange<Double> {
    switch self {
    case .number(let bounds): bounds
    case .integer(let bounds): Double(bounds.lowerBound)...Double(bounds.upperBound)
    case .text, .flag, .choice, .collection, .record, .union:
      -Admitter.greatestNumber...Admitter.greatestNumber
    }
  }
}
