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
  /// The rows of many weights, which are few and asked for most, spread over their columns.
  private(set) var wide: [Weights.Lane] = []
  /// Where each row begins among those; -1 for one of few weights.
  private(set) var widePlaces: [Int32]

  /// How many weights a lane of a wide row has more than, on average.
  private static let most = 6

  init(_ numbers: StoredNumbers, at start: Int, lanes: Int) {
    self.lanes = lanes
    self.numbers = numbers
    buckets = StoredBuckets(numbers, at: start)
    starts = buckets.end + buckets.count
    weights = starts + buckets.count + 1
    end = weights + numbers[weights - 1]
    widePlaces = Array(repeating: -1, count: buckets.count)
    spreadWideRows()
  }

  private mutating func spreadWideRows() {
    var begin = numbers[starts]
    var flat: [Int32] = []
    for row in 0..<buckets.count {
      let end = numbers[starts + row + 1]
      defer { begin = end }
      guard end - begin > Self.most * lanes else { continue }
      widePlaces[row] = Int32(flat.count / 16)
      let first = flat.count
      flat.append(contentsOf: repeatElement(0, count: lanes * 16))
      forEachWeight(of: row) { flat[first + $0] = $1 }
    }
    wide = flat.laned
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

extension [Int32] {
  /// The numbers, sixteen at a time.
  var laned: [Weights.Lane] {
    var lanes = [Weights.Lane](repeating: Weights.Lane(), count: count / 16)
    unsafe lanes.withUnsafeMutableBytes { bytes in
      unsafe withUnsafeBytes { unsafe bytes.copyMemory(from: $0) }
    }
    return lanes
  }
}
