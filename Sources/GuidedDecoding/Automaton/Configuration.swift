/// Where a reply is in the documents of a schema: a plain value of 16 bytes.
///
/// A copy is a fork; keeping one is all that going back needs.
public struct Configuration: Hashable, Sendable {
  /// The counts of the arrays and of the text around, each in its own bits.
  var counts: UInt64 = 0
  /// The node of the automaton.
  var node: UInt32
  /// Within a text: the state of its machine, and the partial scalar in the five lowest bits.
  var text: UInt16 = 0
  /// The bits read of the partial scalar.
  var bits: UInt16 = 0

  init(node: UInt32) { self.node = node }

  /// How far the reply has come with a scalar.
  var partial: PartialScalar {
    get { PartialScalar(rawValue: UInt8(truncatingIfNeeded: text & 31)) ?? .none }
    set { text = text & ~31 | UInt16(newValue.rawValue) }
  }

  /// The state of the text's machine, between two scalars.
  var state: UInt16 {
    get { text >> 5 }
    set { text = newValue << 5 }
  }
}

/// Bits of a configuration that hold a count.
struct CounterField: Hashable, Sendable {
  /// The place of the lowest bit.
  var shift: UInt8
  /// The bits, at their place.
  var mask: UInt64

  /// The field above `shift` that holds counts up to a greatest one; nil where there is no room.
  init?(holding greatest: Int, above shift: Int) {
    let width = Int.bitWidth - greatest.leadingZeroBitCount
    guard shift + width <= 64 else { return nil }
    self.shift = UInt8(min(shift, 63))
    mask = width == 0 ? 0 : (UInt64.max >> (64 - UInt64(width))) << UInt64(shift)
  }

  /// The place of the next field.
  var end: Int { mask == 0 ? Int(shift) : 64 - mask.leadingZeroBitCount }

  /// The count.
  func count(in counts: UInt64) -> Int {
    Int(truncatingIfNeeded: (counts & mask) >> UInt64(shift))
  }

  /// The counts with another one in the field.
  func setting(_ count: Int, in counts: UInt64) -> UInt64 {
    counts & ~mask | UInt64(truncatingIfNeeded: count) << UInt64(shift) & mask
  }
}
