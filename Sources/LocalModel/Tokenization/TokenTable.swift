internal import ScreenText

/// Byte strings numbered from 0, and the number of each: one block of memory for all.
///
/// Open addressing with linear probing over the hash FNV-1a of 64 bits (Fowler, Noll and Vo,
/// http://www.isthe.com/chongo/tech/comp/fnv/). Each table begins its hash at another number, so that
/// no file can bring strings that all meet in one place; what is found does not depend on it.
struct TokenTable: Sendable {
  private let basis = UInt64.random(in: 0 ... .max)
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]
  /// One more than the number of a string, or 0 where the slot is free.
  private var slots: [UInt32]

  /// Creates an empty table with room for some strings.
  init(room: Int = 0) {
    var count = 1 << 10
    while count < room * 2 { count *= 2 }
    slots = Array(repeating: 0, count: count)
  }

  /// How many strings there are.
  var count: Int { ends.count - 1 }

  /// The bytes of a string.
  ///
  /// - Parameter index: Less than `count`.
  subscript(index: Int) -> ArraySlice<UInt8> { bytes[ends[index]..<ends[index + 1]] }

  /// Appends a string under the next number, to be found or not; the last of equal strings is the
  /// one that is found.
  mutating func append(_ string: some Collection<UInt8>, isFound: Bool = true) {
    let start = bytes.count
    bytes.append(contentsOf: string)
    ends.append(bytes.count)
    guard isFound else { return }
    if count * 2 > slots.count { grow() }
    insert(UInt32(count), hash(bytes[start...]))
  }

  /// The number of a string; nil where it is none of these.
  func index(of string: ArraySlice<UInt8>) -> Int? { index(of: string, hash(string)) }

  /// Calls `visit` with the number of each string that a text begins with, from the shortest.
  ///
  /// - Parameters:
  ///   - text: The text; each of its bytes is looked at once, whatever the number of lengths.
  ///   - lengths: The lengths of all strings, in ascending order.
  ///   - visit: Gets the numbers.
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
    // Strings are distinct here, so that their order of insertion does not matter.
    for value in old where value != 0 { insert(value, hash(self[Int(value) - 1])) }
  }

  private func hash(_ string: ArraySlice<UInt8>) -> UInt64 {
    var hash = FNV1a(value: basis)
    for byte in string { hash.add(byte) }
    return Self.spread(hash)
  }

  /// A hash whose low bits, which number the slots, depend on all of its bits.
  private static func spread(_ hash: FNV1a) -> UInt64 { hash.value ^ hash.value >> 32 }
}
