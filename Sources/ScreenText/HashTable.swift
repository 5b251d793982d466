/// Values by keys that are hashes already: a table that does not hash them again.
///
/// Keys are taken for well spread. Spellings are not kept beside them; should two ever collide, one
/// is taken for the other. Modules that use it get their own copy for their type of value, for it is
/// asked more often than anything else.
@usableFromInline
package struct HashTable<Value: Sendable>: Sendable {
  @usableFromInline var keys: [UInt64] = []
  @usableFromInline var values: [Value] = []
  /// Where the keys are in those lists; -1 where there is none. At most half of them are taken.
  @usableFromInline var slots: [Int32]

  /// Creates a table with nothing in it, and room for so many keys.
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

  /// How many keys there are.
  @inlinable
  package var count: Int { keys.count }

  /// The value of a key; nil where there is none.
  @inlinable
  package subscript(key: UInt64) -> Value? {
    let place = Int(slots[slot(of: key)])
    return place < 0 ? nil : values[place]
  }

  /// Changes the value of a key, which it is given first if it has none.
  @inlinable
  package mutating func update(
    _ key: UInt64, default value: @autoclosure () -> Value, _ change: (inout Value) -> Void
  ) {
    let place = add(key, value())
    change(&values[place])
  }

  /// Gives a key a value, unless it has one; returns the value that it has then.
  @inlinable
  @discardableResult
  package mutating func insert(_ key: UInt64, _ value: @autoclosure () -> Value) -> Value {
    values[add(key, value())]
  }

  /// The table with what a function makes of each value.
  @inlinable
  package func mapValues<Result>(_ transform: (Value) -> Result) -> HashTable<Result> {
    HashTable<Result>(keys: keys, values: values.map(transform), slots: slots)
  }

  /// Gives a key a value, unless it has one; returns the key's place.
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

  /// The slot of a key: where it is kept, or where it belongs.
  @inlinable
  func slot(of key: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: key ^ key >> 32) & (slots.count - 1)
    while slots[slot] >= 0, keys[Int(slots[slot])] != key { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }
}
