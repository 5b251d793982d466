internal import ScreenText

/// A table of byte strings, numbered from 0, with a lookup from string to number; one buffer holds
/// all strings.
///
/// It uses open addressing with linear probing over the 64-bit hash FNV-1a (Fowler, Noll and Vo,
/// http://www.isthe.com/chongo/tech/comp/fnv/). Each table seeds its hash at random, so that no
/// file can contain strings that are made to collide; lookups do not depend on the seed.
struct TokenTable: Sendable {
  private let basis = UInt64.random(in: 0 ... .max)
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  /// One more than the number of a string, or 0 if the slot is free.
  private var slots: [UInt32]

  /// Creates an empty table with room for some strings.
  init(room: Int = 0) {
    var count = 1 << 10
    while count < room * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
  }

  /// The number of strings.
  var count: Int { ends.count - 1 }

  /// The bytes of a string.
  ///
  /// - Parameter index: The number of the string, less than `count`.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[ends[index]..<ends[index + 1]] }

  /// Appends a string under the next number. If `isFound` is false, lookups ignore it; of equal
  /// strings, lookups find the last.
  mutating func append(_ string: some Collection<UInt8>, isFound: Bool = true) {
    let start = bytes.count
    bytes.append(contentsOf: string)
    ends.append(bytes.count)
    guard isFound else { return }
    if count * 2 > slots.count { grow() }
    insert(UInt32(count), hash(bytes[start...]))
  }

  /// Returns the number of a string; nil if it is not in the table.
  func index(of string: ArraySlice<UInt8>) -> Int? { index(of: string, hash(string)) }

  /// Calls `visit` with the number of each string that is a prefix of a text, from the shortest.
  ///
  /// - Parameters:
  ///   - text: The text; each byte is hashed once, whatever the number of lengths.
  ///   - lengths: The lengths of all strings, in ascending order.
  ///   - visit: Receives the numbers.
  func forEachPrefix(of text: ArraySlice<UInt8>, lengths: [Int], _ visit: (Int) -> Void) {
    var hash = FNV1a(value: basis)
    var end = text.startIndex
    for length in lengths where length <= text.count {
      while end < text.startIndex + length {
        hash.add(text[end])
        end += 1
      }
      if let index = index(of: text[..<end], Self.spread(hash)) { visit(index) }
    }
  }

  private func index(of string: ArraySlice<UInt8>, _ hash: UInt64) -> Int? {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if matches(index, string) { return index }
      slot = (slot + 1) & mask
    }
    return nil
  }

  private func matches(_ index: Int, _ string: ArraySlice<UInt8>) -> Bool {
    ends[index + 1] - ends[index] == string.count && self[index].elementsEqual(string)
  }

  private mutating func insert(_ value: UInt32, _ hash: UInt64) {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0, !matches(Int(slots[slot]) - 1, self[Int(value) - 1]) {
      slot = (slot + 1) & mask
    }
    slots[slot] = value
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: 0, count: old.count * 2)
    // The strings are distinct here, so the order of insertion does not matter.
    for value in old where value != 0 { insert(value, hash(self[Int(value) - 1])) }
  }

  private func hash(_ string: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a(value: basis)
    for byte in string { hash.add(byte) }
    return Self.spread(hash)
  }

  /// Folds the hash, so that its low bits, which select a slot, depend on all bits.
  private static func spread(_ hash: FNV1a) -> UInt64 { hash.value ^ hash.value >> 32 }
}
