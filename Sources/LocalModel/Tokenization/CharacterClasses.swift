/// Classifies Unicode scalars as letters, numbers, spaces and others.
enum CharacterClasses {
  /// Returns the kind of a scalar, by its general category and the property `White_Space`.
  static func kind(_ scalar: Unicode.Scalar) -> ClassifiedScalar.Kind {
    if scalar.value < 128 { return ascii[Int(scalar.value)] }
    return category(scalar)
  }

  private static let ascii: [ClassifiedScalar.Kind] = (0..<128).map {
    category(Unicode.Scalar(UInt8($0)))
  }

  private static func category(_ scalar: Unicode.Scalar) -> ClassifiedScalar.Kind {
    if scalar.properties.isWhitespace { return .space }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      .letter
    case .decimalNumber, .letterNumber, .otherNumber: .number
    default: .other
    }
  }
}
