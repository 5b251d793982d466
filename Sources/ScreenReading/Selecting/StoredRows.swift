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
  /// The number that each row of many weights has among those; -1 for one of few weights.
  let widePlaces: [Int32]
  /// How many rows of many weights there are.
  let wideCount: Int

  /// How many weights a lane of a wide row has more than, on average.
  private static let most = 6

  init(_ numbers: StoredNumbers, at start: Int, lanes: Int) {
    self.lanes = lanes
    self.numbers = numbers
    buckets = StoredBuckets(numbers, at: start)
    starts = buckets.end + buckets.count
    weights = starts + buckets.count + 1
    end = weights + numbers[weights - 1]
    var places = [Int32](repeating: -1, count: buckets.count)
    var (row, count, begin) = (0, 0, 0)
    numbers.forEach(in: (starts + 1)..<weights) { end in
      if end - begin > Self.most * lanes {
        places[row] = Int32(count)
        count += 1
      }
      (row, begin) = (row + 1, end)
    }
    (widePlaces, wideCount) = (places, count)
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

/// The rows of many weights that a text has met, which are few and asked for most, spread over their
/// columns.
struct WideRows {
  private let rows: StoredRows
  private var lanes: [Weights.Lane] = []
  /// Where each wide row begins among those; -1 for one that has not been met.
  private var places: [Int32]

  init(of rows: StoredRows) {
    self.rows = rows
    places = Array(repeating: -1, count: rows.wideCount)
  }

  /// Adds the weights of a row to sums from a place on.
  @inline(__always)
  mutating func add(_ row: Int, to sums: inout [Weights.Lane], at start: Int) {
    let number = Int(rows.widePlaces[row])
    if places[number] < 0 {
      places[number] = Int32(lanes.count)
      spread(row)
    }
    let place = Int(places[number])
    for lane in 0..<rows.lanes { sums[start + lane] &+= lanes[place + lane] }
  }

  private mutating func spread(_ row: Int) {
    let first = lanes.count
    for _ in 0..<rows.lanes { lanes.append(Weights.Lane()) }
    unsafe lanes[first...].withUnsafeMutableBytes { bytes in
      let columns = unsafe bytes.bindMemory(to: Int32.self)
      rows.forEachWeight(of: row) {
        precondition($0 < columns.count, "a table of the build has too many columns")
        unsafe columns[$0] = $1
      }
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
