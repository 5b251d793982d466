internal import ScreenModel

/// The rows of a table of features, in the layout that the build gives to weights.
struct StoredRows: Sendable {
  private let numbers: StoredNumbers
  private let buckets: StoredBuckets
  /// Where the weights of each row begin, and where those of all rows do.
  private let starts: Int
  private let weights: Int
  /// Where what follows the table begins.
  let end: Int
  /// How many lanes a row has.
  let lanes: Int
  init(_ numbers: StoredNumbers, at start: Int, lanes: Int) {
    self.lanes = lanes
    self.numbers = numbers
    buckets = StoredBuckets(numbers, at: start)
    starts = buckets.end + buckets.count
    weights = starts + buckets.count + 1
    end = weights + numbers[weights - 1]
  }

  /// The number of a feature's row; nil for one that has none.
  func row(of key: FeatureKey) -> Int32? {
    let rest = Int(key.value & 0xFF_FFFF)
    for row in buckets[Int(key.value >> UInt32(32 - buckets.bits))]
    where numbers[buckets.end + row] == rest {
      return Int32(row)
    }
    return nil
  }

  /// How many weights a row has.
  func weightCount(of row: Int) -> Int { numbers[starts + row + 1] - numbers[starts + row] }

  /// Goes through the weights of a row that are something, each with its column.
  @inline(__always)
  func forEachWeight(of row: Int, _ body: (_ column: Int, _ weight: Int32) -> Void) {
    let (start, end) = (numbers[starts + row], numbers[starts + row + 1])
    numbers.forEach(in: (weights + start)..<(weights + end)) { number in
      let weight = Int32(number & 0xFFFF) - 1 << 15
      body(number >> 16, weight &* Int32(Weights.featureStep))
    }
  }
}

/// The rows that the features of a text have, each with a number of its own; those that are asked for
/// often are spread over their columns.
package struct MetRows: Sendable {
  /// The row of each number; -1 for a feature that has none.
  private(set) var rows: [Int32] = []
  /// The place of each number's row among those that are spread; -1 for one that is not.
  private(set) var places: [Int32] = []
  /// The rows that are spread, one after the other.
  private(set) var spread: [Weights.Lane] = []
  private var numbers = HashTable<Void>(capacity: 1024)
  /// How often each number is asked for.
  private var counts: [Int32] = []

  /// How often a row must be asked for, so that spreading it pays.
  private static let often = 3

  /// The number of a feature; nil for one that has no row.
  mutating func number(of key: FeatureKey, in stored: StoredRows) -> Int32? {
    let number = numbers.add(key.hash, ())
    if number == rows.count {
      rows.append(stored.row(of: key) ?? -1)
      counts.append(0)
    }
    guard rows[number] >= 0 else { return nil }
    counts[number] += 1
    return Int32(truncatingIfNeeded: number)
  }

  /// Spreads the rows that are asked for often and have weights for many columns.
  mutating func spreadOften(in stored: StoredRows) {
    places.reserveCapacity(rows.count)
    for (number, row) in rows.enumerated() {
      guard counts[number] >= Self.often, stored.weightCount(of: Int(row)) > stored.lanes else {
        places.append(-1)
        continue
      }
      let first = spread.count
      places.append(Int32(first / stored.lanes))
      spread.append(contentsOf: repeatElement(Weights.Lane(), count: stored.lanes))
      stored.forEachWeight(of: Int(row)) { spread[first + $0 / 16][$0 % 16] = $1 }
    }
  }
}
