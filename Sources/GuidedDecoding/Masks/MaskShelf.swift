/// Masks that have been put together, to be lent: a step that comes again copies nothing.
///
/// There are so many slots and no more: a key has a few that it may lie in, and takes the one that
/// has not been asked for the longest. What is in it is written over, so that nothing is allocated
/// once all are taken.
struct MaskShelf: Sendable {
  private struct Slot {
    var key = Configuration(node: .max)
    var bits: [UInt64] = []
    var turn: UInt64 = 0
  }

  /// How many slots a key may lie in.
  private static let ways = 4

  private var slots: [Slot] = []
  private var turn: UInt64 = 0
  private let limit: Int

  /// Creates an empty shelf.
  ///
  /// - Parameter limit: What it may keep, in bytes; it keeps four masks whatever they take.
  init(limit: Int) { self.limit = limit }

  /// The size of what is kept, in bytes.
  var byteCount: Int {
    slots.reduce(0) { $0 + $1.bits.count * 8 } + slots.count * MemoryLayout<Slot>.stride
  }

  /// The mask of a key; nil where there is none.
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

  /// Forgets all keys; the room is kept.
  mutating func removeAll() {
    for index in slots.indices {
      slots[index].key = Configuration(node: .max)
      slots[index].turn = 0
    }
  }

  private func firstSlot(of key: Configuration) -> Int {
    Int(truncatingIfNeeded: key.stirred >> 33) % (slots.count / Self.ways) * Self.ways
  }
}
