/// A position within a text: between two scalars, or within the bytes of one.
struct TextCursor: Hashable, Sendable {
  /// The state of the machine, with the partial scalar in the five lowest bits.
  var text: UInt16
  /// The bits read of the partial scalar.
  var bits: UInt16 = 0
  /// The number of complete scalars.
  var count = 0

  /// The length to pass to ignore the length of a text.
  static let anyLength = 0...Int(UInt32.max)

  /// The state of the machine.
  var state: UInt16 { text >> 5 }

  /// Whether no scalar is incomplete.
  var isBetweenScalars: Bool { text & 31 == 0 }

  /// Advances by a byte, which must not be a closing quotation mark.
  ///
  /// - Returns: Whether the byte may follow, that is, whether some text of the length begins this
  ///   way.
  @inline(__always)
  mutating func advance(
    by byte: UInt8, _ machine: borrowing TextMachine, length: ClosedRange<Int>
  ) -> Bool {
    if text & 31 == 0, byte < 0x80, byte != UInt8(ascii: "\\") {
      guard byte >= 0x20, byte != UInt8(ascii: "\"") else { return false }
      return take(ScalarTable.standard.ascii[Int(byte)], machine, length)
    }
    return advanceSlowly(by: byte, machine, length)
  }

  private mutating func advanceSlowly(
    by byte: UInt8, _ machine: borrowing TextMachine, _ length: ClosedRange<Int>
  ) -> Bool {
    let partial = PartialScalar(rawValue: UInt8(truncatingIfNeeded: text & 31)) ?? .none
    switch partial {
    case .none:
      if byte == UInt8(ascii: "\\") { return move(to: .escape, 0, machine, length) }
      guard let (next, bits) = PartialScalar.leading(byte) else { return false }
      return move(to: next, bits, machine, length)
    case .twoMissing1, .threeMissing1, .fourMissing1:
      guard byte & 0xC0 == 0x80 else { return false }
      let value = UInt32(bits) << 6 | UInt32(byte & 0x3F)
      // Sequences that cannot be completed were refused before; only the range remains to be
      // checked.
      guard let range = partial.scalars(bits).0, range.contains(value) else { return false }
      return take(value, machine, length)
    case .threeMissing2, .fourMissing2:
      guard byte & 0xC0 == 0x80 else { return false }
      let next: PartialScalar = partial == .threeMissing2 ? .threeMissing1 : .fourMissing1
      return move(to: next, bits << 6 | UInt16(byte & 0x3F), machine, length)
    case .fourMissing3:
      guard byte & 0xC0 == 0x80 else { return false }
      return move(to: .fourMissing2, bits << 6 | UInt16(byte & 0x3F), machine, length)
    case .escape: return escape(byte, machine, length)
    case .unit0, .unit1, .unit2, .unit3, .low0, .low1, .low2, .low3:
      return hexadecimal(byte, partial, machine, length)
    case .lowEscape:
      return byte == UInt8(ascii: "\\") && move(to: .lowU, bits, machine, length)
    case .lowU: return byte == UInt8(ascii: "u") && move(to: .low0, bits, machine, length)
    }
  }

  private mutating func escape(
    _ byte: UInt8, _ machine: borrowing TextMachine, _ length: ClosedRange<Int>
  ) -> Bool {
    switch byte {
    case UInt8(ascii: "u"): move(to: .unit0, 0, machine, length)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      take(UInt32(byte), machine, length)
    case UInt8(ascii: "n"): take(0x0A, machine, length)
    case UInt8(ascii: "t"): take(0x09, machine, length)
    case UInt8(ascii: "r"): take(0x0D, machine, length)
    case UInt8(ascii: "b"): take(0x08, machine, length)
    case UInt8(ascii: "f"): take(0x0C, machine, length)
    default: false
    }
  }

  private mutating func hexadecimal(
    _ byte: UInt8, _ partial: PartialScalar, _ machine: borrowing TextMachine,
    _ length: ClosedRange<Int>
  ) -> Bool {
    let digit: UInt16
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = UInt16(byte - UInt8(ascii: "A")) + 10
    default: return false
    }
    switch partial {
    case .unit0: return move(to: .unit1, digit, machine, length)
    case .unit1: return move(to: .unit2, bits << 4 | digit, machine, length)
    case .unit2: return move(to: .unit3, bits << 4 | digit, machine, length)
    case .unit3:
      let unit = bits << 4 | digit
      switch unit {
      case 0xD800...0xDBFF: return move(to: .lowEscape, unit - 0xD800, machine, length)
      case 0xDC00...0xDFFF: return false
      default: return take(UInt32(unit), machine, length)
      }
    // A low surrogate is DC00…DFFF.
    case .low0: return digit == 0xD && move(to: .low1, bits, machine, length)
    case .low1:
      return digit >= 0xC && move(to: .low2, bits << 2 | (digit - 0xC), machine, length)
    case .low2: return move(to: .low3, bits << 4 | digit, machine, length)
    case .low3: return take(0x10000 + (UInt32(bits) << 4 | UInt32(digit)), machine, length)
    default: return false
    }
  }

  private mutating func take(
    _ value: UInt32, _ machine: borrowing TextMachine, _ length: ClosedRange<Int>
  ) -> Bool { take(ScalarTable.standard.kind(of: value), machine, length) }

  @inline(__always)
  private mutating func take(
    _ kind: ScalarKind, _ machine: borrowing TextMachine, _ length: ClosedRange<Int>
  ) -> Bool {
    let next = machine.state(after: kind, in: state)
    guard next != TextMachine.none,
      Self.isOpen(next, machine, count: count + 1, length)
    else { return false }
    text = next << 5
    bits = 0
    count += 1
    return true
  }

  /// Whether some text of the length continues from a state.
  @inline(__always)
  private static func isOpen(
    _ state: UInt16, _ machine: borrowing TextMachine, count: Int, _ length: ClosedRange<Int>
  ) -> Bool {
    count + machine.least[Int(state)] <= length.upperBound
      && (count + machine.most[Int(state)] >= length.lowerBound
        || machine.most[Int(state)] == TextMachine.endless)
  }

  /// Advances within a scalar, if it can become one that may follow.
  private mutating func move(
    to partial: PartialScalar, _ bits: UInt16, _ machine: borrowing TextMachine,
    _ length: ClosedRange<Int>
  ) -> Bool {
    let (scalars, pairs) = partial.scalars(bits)
    var kinds: ScalarKinds = []
    if let scalars { kinds.formUnion(ScalarTable.standard.kinds(in: scalars)) }
    if let pairs { kinds.formUnion(ScalarTable.standard.kinds(in: pairs)) }
    guard !kinds.isDisjoint(with: open(machine, length)) else { return false }
    text = text & ~31 | UInt16(partial.rawValue)
    self.bits = bits
    return true
  }

  /// The kinds of scalar that may follow.
  func open(_ machine: borrowing TextMachine, _ length: ClosedRange<Int>) -> ScalarKinds {
    let kinds = machine.kinds[Int(state)]
    if machine.isEndless, count + 1 + machine.greatestLeast <= length.upperBound { return kinds }
    guard count < length.upperBound else { return [] }
    var open: ScalarKinds = []
    for kind in ScalarKind.allCases where kinds.contains(ScalarKinds(kind)) {
      let next = machine.state(after: kind, in: state)
      if Self.isOpen(next, machine, count: count + 1, length) { open.insert(ScalarKinds(kind)) }
    }
    return open
  }
}
