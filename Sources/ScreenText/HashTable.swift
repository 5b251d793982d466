/// A table of values whose keys are already hashes and are not hashed again.
///
/// Keys are assumed to be well distributed. The spellings are not stored, so if two of them ever
/// collide, one is taken for the other. Each module that uses the table gets a specialised copy for
/// its type of value, because nothing else is looked up as often.
@usableFromInline
package struct HashTable<Value: Sendable>: Sendable {
  @usableFromInline var keys: [UInt64] = []
  @usableFromInline var values: [Value] = []
  /// The position of each key in those lists; -1 for an empty slot. At most half are occupied.
  @usableFromInline var slots: [Int32]

  /// Creates an empty table with room for a number of keys.
  @inlinable
  package init(capacity: Int = 0) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: -1, count: size)
    keys.reserveCapacity(capacity)
    values.reserveCapacity(capacity)
  }

  @inlinable
  init(keys: [UInt64], values: [Value], slots: [Int32]) {
    (self.keys, self.values, self.slots) = (keys, values, slots)
  }

  /// The number of keys.
  @inlinable
  package var count: Int { keys.count }

  /// The value of a key; nil if it has none.
  @inlinable
  package subscript(key: UInt64) -> Value? {
    let place = Int(slots[slot(of: key)])
    return place < 0 ? nil : values[place]
  }

  /// Changes the value of a key, first giving it a default value if it has none.
  @inlinable
  package mutating func update(
    _ key: UInt64, default value: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    let place = add(key, value())
    change(&values[place])
  }

  /// Gives a key a value unless it has one; returns its value.
  @inlinable
  @discardableResult
  package mutating func insert(_ key: UInt64, _ value: @autoclosure () -> Value) -> Value {
    values[add(key, value())]
  }

  /// The table with each value transformed by a function.
  @inlinable
  package func mapValues<Result>(_ transform: (Value) -> Result) -> HashTable<Result> {
    HashTable<Result>(keys: keys, values: values.map(transform), slots: slots)
  }

  /// Gives a key a value unless it has one; returns the key's position.
  @inlinable
  @discardableResult
  package mutating func add(_ key: UInt64, _ value: @autoclosure () -> Value) -> Int {
    var slot = slot(of: key)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    if keys.count * 2 >= slots.count {
      slots = Array(repeating: -1, count: slots.count * 2)
      for (place, key) in keys.enumerated() { slots[self.slot(of: key)] = Int32(place) }
      slot = self.slot(of: key)
    }
    slots[slot] = Int32(keys.count)
    keys.append(key)
    values.append(value())
    return keys.count - 1
  }

  /// The slot that holds a key, or the one where it belongs.
  @inlinable
  func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ key >> 32) & (slots.count - 1)
    while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
