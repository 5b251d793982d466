internal import ScreenGrammar
internal import ScreenModel

extension TextRule {
  /// The rule of a property that is a text; a wide one where a grammar says it is something else.
  init(_ type: TypeRule) {
    guard case .text(let rule) = type else {
      self.init(length: 0...2000)
      return
    }
    self = rule
  }
}

extension TypeRule {
  /// Whether it is a number, whole or not.
  var isNumber: Bool {
    switch self {
    case .integer, .number: true
    case .text, .flag, .choice, .collection, .record, .union: false
    }
  }

  /// The bounds of a whole number; of another type, all that the model admits.
  var integers: ClosedRange<Int> {
    switch self {
    case .integer(let bounds): bounds
    case .text, .number, .flag, .choice, .collection, .record, .union: -999_999_999...999_999_999
    }
  }

  /// The bounds of a number; of another type, all that the model admits.
  var numbers: ClosedRange<Double> {
    switch self {
    case .number(let bounds): bounds
    case .integer(let bounds): Double(bounds.lowerBound)...Double(bounds.upperBound)
    case .text, .flag, .choice, .collection, .record, .union:
      -Admitter.greatestNumber...Admitter.greatestNumber
    }
  }
}
