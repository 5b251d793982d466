/// The progress of a reply within a scalar: the bytes of UTF-8, or of the escape, read so far.
///
/// The raw values are a part of configurations, below 32.
enum PartialScalar: UInt8 {
  /// Between two scalars.
  case none
  /// Within a UTF-8 sequence: its length, and how many of its bytes are missing.
  case twoMissing1, threeMissing2, threeMissing1, fourMissing3, fourMissing2, fourMissing1
  /// After a backslash.
  case escape
  /// After `\u` and this number of digits.
  case unit0, unit1, unit2, unit3
  /// After the escape of a high surrogate: the progress of the low surrogate's escape.
  case lowEscape, lowU, low0, low1, low2, low3

  /// The state after a lead byte, and the bits that it carries; nil if it is not a lead byte.
  static func leading(_ byte: UInt8) -> (PartialScalar, UInt16)? {
    switch byte {
    case 0xC2...0xDF: (.twoMissing1, UInt16(byte & 0x1F))
    case 0xE0...0xEF: (.threeMissing2, UInt16(byte & 0x0F))
    case 0xF0...0xF4: (.fourMissing3, UInt16(byte & 0x07))
    default: nil
    }
  }

  /// The range of scalars that the bits read so far can become; nil if there is none.
  ///
  /// Overlong forms, surrogates and values above U+10FFFF are excluded, so that no byte is accepted
  /// after which UTF-8 cannot be well-formed (Unicode 16, table 3-7). An escape may continue to a
  /// surrogate pair, whose scalars are the second range.
  func scalars(_ bits: UInt16) -> (ClosedRange<UInt32>?, pairs: ClosedRange<UInt32>?) {
    let bits = UInt32(bits)
    switch self {
    case .none, .escape, .unit0: return Self.units(0, digits: 0)
    case .twoMissing1: return (Self.sequence(bits, missing: 1, from: 0x80), nil)
    case .threeMissing2: return (Self.sequence(bits, missing: 2, from: 0x800), nil)
    case .threeMissing1: return (Self.sequence(bits, missing: 1, from: 0x800), nil)
    case .fourMissing3: return (Self.sequence(bits, missing: 3, from: 0x10000), nil)
    case .fourMissing2: return (Self.sequence(bits, missing: 2, from: 0x10000), nil)
    case .fourMissing1: return (Self.sequence(bits, missing: 1, from: 0x10000), nil)
    case .unit1: return Self.units(bits, digits: 1)
    case .unit2: return Self.units(bits, digits: 2)
    case .unit3: return Self.units(bits, digits: 3)
    case .lowEscape, .lowU, .low0, .low1: return (nil, Self.pairs(bits, missing: 10))
    case .low2: return (nil, Self.pairs(bits, missing: 8))
    case .low3: return (nil, Self.pairs(bits, missing: 4))
    }
  }

  /// The kind of all scalars that the bits read so far can become; nil if they are of several
  /// kinds, or if some continuations are invalid.
  func onlyKind(_ bits: UInt16) -> ScalarKind? {
    let missing: Int
    switch self {
    case .twoMissing1, .threeMissing1, .fourMissing1: missing = 6
    case .threeMissing2, .fourMissing2: missing = 12
    case .fourMissing3: missing = 18
    case .unit1: missing = 12
    case .unit2: missing = 8
    case .unit3: missing = 4
    case .none, .escape, .unit0, .lowEscape, .lowU, .low0, .low1, .low2, .low3: return nil
    }
    guard case (let range?, nil) = scalars(bits), range.count == 1 << missing else { return nil }
    let kind = ScalarTable.standard.kind(of: range.lowerBound)
    return ScalarTable.standard.kinds(in: range) == ScalarKinds(kind) ? kind : nil
  }

  private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF

  private static func sequence(
    _ bits: UInt32, missing: UInt32, from least: UInt32
  ) -> ClosedRange<UInt32>? {
    let low = max(bits << (6 * missing), least)
    let high = min((bits + 1) << (6 * missing) - 1, 0x10FFFF)
    guard low <= high, !(surrogates.contains(low) && surrogates.contains(high)) else { return nil }
    // With one byte missing, the surrogates are excluded as a whole; with two, a part of the range
    // is.
    return surrogates.contains(high) ? low...(surrogates.lowerBound - 1) : low...high
  }

  private static func units(
    _ bits: UInt32, digits: UInt32
  ) -> (ClosedRange<UInt32>?, pairs: ClosedRange<UInt32>?) {
    let shift = 4 * (4 - digits)
    let low = bits << shift
    let high = (bits + 1) << shift - 1
    let highs = max(low, 0xD800)...max(min(high, 0xDBFF), max(low, 0xD800))
    let hasPairs = low <= 0xDBFF && high >= 0xD800
    let supplementary =
      hasPairs
      ? pairs(highs.lowerBound - 0xD800, missing: 10)
        .lowerBound...pairs(highs.upperBound - 0xD800, missing: 10).upperBound : nil
    let isSurrogate = surrogates.contains(low) && surrogates.contains(high)
    return (isSurrogate ? nil : low...high, supplementary)
  }

  private static func pairs(_ bits: UInt32, missing: UInt32) -> ClosedRange<UInt32> {
    let low = 0x10000 + bits << missing
    return low...(low + 1 << missing - 1)
  }
}
