/// Composed masks that are kept for sharing, so that a repeated step copies nothing.
///
/// The number of slots is fixed. A key may use a few of them, and takes the least recently used
/// one. Its contents are overwritten, so that nothing is allocated once all slots are taken.
struct MaskPool: Sendable {
  private struct Slot {
    var key = Configuration(node: .max)
    var bits: [UInt64] = []
    var turn: UInt64 = 0
  }

  /// The number of slots that a key may use.
  private static let ways = 4

  private var slots: [Slot] = []
  private var turn: UInt64 = 0
  private let limit: Int

  /// Creates an empty pool.
  ///
  /// - Parameter limit: The greatest size in bytes; it always keeps at least four masks.
  init(limit: Int) { self.limit = limit }

  /// The size of the masks kept, in bytes.
  var byteCount: Int {
    slots.reduce(0) { $0 + $1.bits.count * 8 } + slots.count * MemoryLayout<Slot>.stride
  }

  /// The mask of a key; nil if there is none.
  @inline(__always)
  mutating func mask(of key: Configuration) -> [UInt64]? {
    guard !slots.isEmpty else { return nil }
    let first = firstSlot(of: key)
    for index in first..<first + Self.ways where slots[index].key == key {
      turn += 1
      slots[index].turn = turn
      return slots[index].bits
    }
    return nil
  }

  /// Keeps a mask for a key that has none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - wordCount: The words of the mask.
  ///   - write: Writes all of them.
  /// - Returns: The mask.
  mutating func keep(
    _ key: Configuration, _ wordCount: Int, _ write: (inout [UInt64]) -> Void
  ) -> [UInt64] {
    if slots.isEmpty {
      let sets = max(1, limit / max(1, wordCount * 8 * Self.ways))
      slots = [Slot](repeating: Slot(), count: sets * Self.ways)
    }
    let first = firstSlot(of: key)
    var oldest = first
    for index in first..<first + Self.ways where slots[index].turn < slots[oldest].turn {
      oldest = index
    }
    turn += 1
    slots[oldest].key = key
    slots[oldest].turn = turn
    if slots[oldest].bits.count != wordCount {
      slots[oldest].bits = [UInt64](repeating: 0, count: wordCount)
    }
    write(&slots[oldest].bits)
    return slots[oldest].bits
  }

  /// Removes all keys but keeps the storage.
  mutating func removeAll() {
    for index in slots.indices {
      slots[index].key = Configuration(node: .max)
      slots[index].turn = 0
    }
  }

  private func firstSlot(of key: Configuration) -> Int {
    Int(truncatingIfNeeded: key.hashBits >> 33) % (slots.count / Self.ways) * Self.ways
  }
}
