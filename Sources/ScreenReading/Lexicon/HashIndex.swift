/// Small numbers by keys that are hashes already: an open-addressing table.
struct HashIndex: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var mask: Int
  private(set) var count = 0

  /// Creates an empty table with room for so many keys.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    keys = Array(repeating: 0, count: size)
    values = Array(repeating: -1, count: size)
    mask = size - 1
  }

  /// The number of a key; negative where there is none.
  subscript(key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while values[slot] >= 0 {
      if keys[slot] == key { return Int(values[slot]) }
      slot = (slot + 1) & mask
    }
    return -1
  }

  /// Gives a key a number, unless it has one; returns the number that it has then.
  @discardableResult
  mutating func insert(_ key: UInt64, _ value: Int) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while values[slot] >= 0 {
      if keys[slot] == key { return Int(values[slot]) }
      slot = (slot + 1) & mask
    }
    (keys[slot], values[slot]) = (key, Int32(value))
    count += 1
    if count * 2 > mask { grow() }
    return value
  }

  /// Gives a key a number that is no lower than one given.
  mutating func raise(_ key: UInt64, to value: Int) {
    guard insert(key, value) < value else { return }
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while keys[slot] != key { slot = (slot + 1) & mask }
    values[slot] = Int32(value)
  }

  private mutating func grow() {
    var larger = HashIndex(capacity: keys.count)
    for slot in keys.indices where values[slot] >= 0 {
      larger.insert(keys[slot], Int(values[slot]))
    }
    self = larger
  }
}
