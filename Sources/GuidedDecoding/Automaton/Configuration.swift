/// The position of a reply in the documents of a schema, as a plain value of 16 bytes.
///
/// A copy is a fork; keeping a copy is all it takes to go back.
public struct Configuration: Hashable, Sendable {
  /// The counts of the enclosing arrays and text, each in its own bits.
  var counts: UInt64 = 0
  /// The node of the automaton.
  var node: UInt32
  /// Within a text, the state of its machine, with the partial scalar in the five lowest bits.
  var text: UInt16 = 0
  /// The bits read of the partial scalar.
  var bits: UInt16 = 0

  init(node: UInt32) { self.node = node }

  /// The progress of the current scalar.
  var partial: PartialScalar {
    get { PartialScalar(rawValue: UInt8(truncatingIfNeeded: text & 31)) ?? .none }
    set { text = text & ~31 | UInt16(newValue.rawValue) }
  }

  /// The state of the text's machine at the last scalar boundary.
  var state: UInt16 {
    get { text >> 5 }
    set { text = newValue << 5 }
  }
}

/// The bits of a configuration that hold a count.
struct CounterField: Hashable, Sendable {
  /// The position of the lowest bit.
  var shift: UInt8
  /// The bits, in position.
  var mask: UInt64

  /// Creates the field above `shift` that holds counts up to `greatest`; nil if there is no room.
  init?(holding greatest: Int, above shift: Int) {
    let width = Int.bitWidth - greatest.leadingZeroBitCount
    guard shift + width <= 64 else { return nil }
    self.shift = UInt8(min(shift, 63))
    mask = width == 0 ? 0 : (UInt64.max >> (64 - UInt64(width))) << UInt64(shift)
  }

  /// The position of the next field.
  var end: Int { mask == 0 ? Int(shift) : 64 - mask.leadingZeroBitCount }

  /// The count.
  func count(in counts: UInt64) -> Int {
    Int(truncatingIfNeeded: (counts & mask) >> UInt64(shift))
  }

  /// The counts, with the field set to a count.
  func setting(_ count: Int, in counts: UInt64) -> UInt64 {
    counts & ~mask | UInt64(truncatingIfNeeded: count) << UInt64(shift) & mask
  }
}
