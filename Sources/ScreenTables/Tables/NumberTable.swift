internal import ScreenText

/// A table of numbers by hashed keys, read in place.
///
/// It begins with the number of bits of a key that choose its bucket. The start of each bucket and
/// the end of the last one follow, then each key, as two 24-bit numbers, with its value. Only those
/// 48 bits and the bucket's are compared: if two keys ever agree in them, one is taken for the
/// other.
package struct NumberTable: Sendable {
  private let numbers: TableNumbers
  private let buckets: Int
  private let bits: Int
  private let entries: Int
  /// The offset just after this table.
  package let end: Int

  /// Opens the table that begins at an offset in some numbers.
  package init(_ numbers: TableNumbers, at start: Int) {
    self.numbers = numbers
    bits = numbers[start]
    buckets = start + 1
    entries = buckets + 1 << bits + 1
    end = entries + 3 * numbers[entries - 1]
  }

  /// The number of a key; nil if it has none.
  package subscript(key: UInt64) -> Int? {
    let bucket = buckets &+ Self.bucket(of: key, bits)
    let (low, high) = (Self.low(key), Self.high(key))
    // The search looks at the numbers where they are, without asking for each where that is.
    switch numbers {
    case .stored(let numbers):
      let (low, high) = (StoredNumbers.digits(of: low), StoredNumbers.digits(of: high))
      var start = entries &+ 3 &* numbers[bucket]
      let end = entries &+ 3 &* numbers[bucket &+ 1]
      while start < end {
        if numbers.digits(at: start) == low, numbers.digits(at: start &+ 1) == high {
          return numbers[start &+ 2]
        }
        start &+= 3
      }
    case .held(let numbers):
      for place in numbers[bucket]..<numbers[bucket + 1] {
        let start = entries + 3 * place
        if numbers[start] == low, numbers[start + 1] == high { return numbers[start + 2] }
      }
    }
    return nil
  }

  /// The key of a key in one of several scopes, which share a table.
  package static func key(_ key: UInt64, in scope: UInt64) -> UInt64 {
    key &+ scope &* 0x9E37_79B9_7F4A_7C15
  }

  private static func bucket(of key: UInt64, _ bits: Int) -> Int {
    Int(truncatingIfNeeded: key ^ key >> 32) & (1 << bits - 1)
  }

  private static func low(_ key: UInt64) -> Int { Int(key >> 16 & 0xFF_FFFF) }

  private static func high(_ key: UInt64) -> Int { Int(key >> 40) }

  /// Returns the numbers of a table; if keys are equal, the first value counts.
  package static func layOut(_ pairs: [(key: UInt64, value: Int)]) -> [Int] {
    var bits = 0
    // Comparing four keys in a bucket is as fast as comparing one.
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
