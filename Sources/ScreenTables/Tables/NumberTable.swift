/// Numbers by keys that are hashes, read where they are laid out.
///
/// First stands how many bits of a key choose its bucket; then where each bucket begins and where the
/// last one ends; then each key, in two numbers of 24 bits, with its value. Those 48 bits and the
/// bucket's are all that is compared: should two keys ever agree in them, one is taken for the other.
package struct NumberTable: Sendable {
  private let numbers: TableNumbers
  private let buckets: Int
  private let bits: Int
  private let entries: Int
  /// Where what follows begins.
  package let end: Int

  /// Opens the table that begins at a place of some numbers.
  package init(_ numbers: TableNumbers, at start: Int) {
    self.numbers = numbers
    bits = numbers[start]
    buckets = start + 1
    entries = buckets + 1 << bits + 1
    end = entries + 3 * numbers[entries - 1]
  }

  /// The number of a key; nil where there is none.
  package subscript(key: UInt64) -> Int? {
    let bucket = buckets + Self.bucket(of: key, bits)
    for place in numbers[bucket]..<numbers[bucket + 1] {
      let start = entries + 3 * place
      if numbers[start] == Self.low(key), numbers[start + 1] == Self.high(key) {
        return numbers[start + 2]
      }
    }
    return nil
  }

  private static func bucket(of key: UInt64, _ bits: Int) -> Int {
    Int(truncatingIfNeeded: key ^ key >> 32) & (1 << bits - 1)
  }

  private static func low(_ key: UInt64) -> Int { Int(key >> 16 & 0xFF_FFFF) }

  private static func high(_ key: UInt64) -> Int { Int(key >> 40) }

  /// The numbers of a table; of values with equal keys, the first counts.
  package static func layOut(_ pairs: [(key: UInt64, value: Int)]) -> [Int] {
    var bits = 0
    // Four keys a bucket are as quickly compared as one.
    while pairs.count > 4 << bits { bits += 1 }
    var buckets: [[(key: UInt64, value: Int)]] = Array(repeating: [], count: 1 << bits)
    for pair in pairs {
      let bucket = bucket(of: pair.key, bits)
      guard !buckets[bucket].contains(where: { $0.key == pair.key }) else { continue }
      buckets[bucket].append(pair)
    }
    var numbers = [bits]
    var count = 0
    for bucket in buckets {
      numbers.append(count)
      count += bucket.count
    }
    numbers.append(count)
    for pair in buckets.joined() { numbers += [low(pair.key), high(pair.key), pair.value] }
    return numbers
  }
}
