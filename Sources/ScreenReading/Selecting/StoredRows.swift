/// The rows of a table of features, in the layout that the build gives to weights.
struct StoredRows: Sendable {
  private let numbers: StoredNumbers
  private let buckets: StoredBuckets
  /// Where the weights of each row begin, and where those of all rows do.
  private let starts: Int
  private let weights: Int
  /// Where what follows the table begins.
  let end: Int

  init(_ numbers: StoredNumbers, at start: Int) {
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
