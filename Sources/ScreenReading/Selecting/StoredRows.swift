internal import ScreenText
internal import ScreenWeights

/// The rows of a feature table, in the layout that the build gives to weights.
///
/// A row is a list of groups of eight adjacent columns: the number of the group, then one digit per
/// weight. A weight that exceeds a digit is the sum of several groups.
struct StoredRows: Sendable {
  private let numbers: StoredNumbers
  private let buckets: StoredBuckets
  private let groups: StoredGroups
  /// The offset of the rows, each of which is the rest of its key and the index of its first group.
  /// A last entry ends them.
  private let rows: Int
  /// The offset after the table.
  let end: Int

  /// The sums of the columns of one group.
  typealias Sum = SIMD8<Int16>

  init(_ numbers: StoredNumbers, at start: Int, _ groups: StoredGroups) {
    self.numbers = numbers
    self.groups = groups
    buckets = StoredBuckets(numbers, at: start)
    rows = buckets.end
    end = rows + 2 * (buckets.count + 1)
  }

  /// Returns the row of a feature; nil if the feature has none.
  @inline(__always)
  func row(of key: FeatureKey) -> FeatureRow? {
    let rest = StoredNumbers.digits(of: Int(key.value & 0xFF_FFFF))
    let bucket = buckets[Int(truncatingIfNeeded: key.value &>> UInt32(32 &- buckets.bits))]
    var row = bucket.lowerBound
    while row < bucket.upperBound {
      if numbers.digits(at: rows &+ 2 &* row) == rest {
        return FeatureRow(number: Int32(truncatingIfNeeded: row))
      }
      row &+= 1
    }
    return nil
  }

  /// Returns the sum of the rows for each list, in the units of scores.
  func sums(of lists: FeatureLists<FeatureKey>, vectors: Int) -> [Weights.ScoreVector] {
    var sums: [Weights.ScoreVector] = []
    sums.reserveCapacity(lists.count * vectors)
    var room = [Sum](repeating: Sum(), count: 2 * vectors)
    var steps = room.mutableSpan
    for index in 0..<lists.count {
      for feature in lists[index] {
        guard let row = row(of: feature) else { continue }
        let first = rows &+ 2 &* Int(row.number) &+ 1
        groups.add(numbers[first]..<numbers[first &+ 2], to: &steps)
      }
      for lane in 0..<vectors {
        let all = SIMD16<Int16>(lowHalf: steps[2 * lane], highHalf: steps[2 * lane + 1])
        sums.append(Weights.ScoreVector(truncatingIfNeeded: all) &* Int32(Weights.featureStep))
        steps[2 * lane] = Sum()
        steps[2 * lane + 1] = Sum()
      }
    }
    return sums
  }
}

/// Groups of weights, stored as text by the build.
@safe
struct StoredGroups: Sendable {
  /// Where the first group is.
  private nonisolated(unsafe) let start: UnsafeRawPointer
  private let count: Int

  /// The number of digits in a group: its number, and one per weight.
  private static let digits = WeightFile.groupWidth + 1

  init(_ text: StaticString) {
    let literal = text.hasPointerRepresentation ? text : ""
    unsafe start = UnsafeRawPointer(literal.utf8Start)
    count = literal.utf8CodeUnitCount / Self.digits
  }

  /// Adds the groups of a range to the sums selected by their numbers.
  @inline(__always)
  func add(_ range: Range<Int>, to sums: inout MutableSpan<StoredRows.Sum>) {
    precondition(range.upperBound <= count, "a table of the build ends early")
    // Digits start at `0`, and the smallest weight is the digit after that.
    let zero = UInt8(ascii: "0") + UInt8(WeightFile.mostOfDigit + 1)
    let base = StoredRows.Sum(repeating: Int16(zero))
    for group in range {
      let place = group &* Self.digits
      let number = unsafe start.load(fromByteOffset: place, as: UInt8.self) &- UInt8(ascii: "0")
      let weights = unsafe start.loadUnaligned(fromByteOffset: place &+ 1, as: SIMD8<UInt8>.self)
      sums[Int(number)] &+= StoredRows.Sum(truncatingIfNeeded: weights) &- base
    }
  }
}
