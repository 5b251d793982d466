/// A table from places to numbers, because hashing with the standard library would take longer than
/// everything else that a mask needs.
struct ConfigurationTable: Sendable {
  private var keys: [Configuration]
  /// The number of each key; -1 if there is none.
  private var values: [Int32]
  private var count = 0

  init() {
    keys = [Configuration](repeating: Configuration(node: 0), count: 256)
    values = [Int32](repeating: -1, count: 256)
  }

  var byteCount: Int { keys.count * (MemoryLayout<Configuration>.stride + 4) }

  /// The number of a place; nil if it has none.
  func index(of place: Configuration) -> Int? {
    var slot = slot(of: place)
    while values[slot] >= 0 {
      if keys[slot] == place { return Int(values[slot]) }
      slot = (slot + 1) & (keys.count - 1)
    }
    return nil
  }

  /// Gives a number to a place that has none.
  mutating func insert(_ place: Configuration, _ number: Int) {
    if (count + 1) * 2 > keys.count { grow() }
    var slot = slot(of: place)
    while values[slot] >= 0 { slot = (slot + 1) & (keys.count - 1) }
    keys[slot] = place
    values[slot] = Int32(number)
    count += 1
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = [Configuration](repeating: Configuration(node: 0), count: oldKeys.count * 2)
    values = [Int32](repeating: -1, count: oldKeys.count * 2)
    count = 0
    for index in oldKeys.indices where oldValues[index] >= 0 {
      insert(oldKeys[index], Int(oldValues[index]))
    }
  }

  private func slot(of place: Configuration) -> Int {
    Int(truncatingIfNeeded: place.hashBits >> 40) & (keys.count - 1)
  }
}

extension Configuration {
  /// Its bits, mixed by two rounds of multiplication and shifting.
  @inline(__always)
  var hashBits: UInt64 {
    let rest = UInt64(node) << 32 | UInt64(text) << 16 | UInt64(bits)
    var mixed = (counts ^ rest &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 32) &* 0x94D0_49BB_1331_11EB
    return mixed
  }
}
