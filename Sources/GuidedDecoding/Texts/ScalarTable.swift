/// The kind of every scalar, as runs of scalars with the same kind.
struct ScalarTable: Sendable {
  /// The table that follows from the rules of admission.
  static let standard = ScalarTable()

  /// The first scalar of each run.
  private var starts: [UInt32] = []
  /// The kind of each run.
  private var kinds: [ScalarKind] = []
  /// The kinds of ASCII.
  private(set) var ascii: [ScalarKind] = []

  /// The blocks that contain several kinds; elsewhere a whole plane is of one kind, except for the
  /// two noncharacters at its end.
  static let mixed: [ClosedRange<UInt32>] = [
    0...0x3FFF, 0xFD00...0xFFFF, 0x1F000...0x1FAFF, 0xE0000...0xE0FFF,
  ]

  private init() {
    var probes: [UInt32] = Self.mixed.flatMap { Array($0) + [$0.upperBound + 1] }
    for plane in 1...16 as ClosedRange<UInt32> {
      probes += [plane << 16, plane << 16 | 0xFFFE]
    }
    for probe in Set(probes).sorted() {
      guard let scalar = Unicode.Scalar(probe) else { continue }
      let kind = ScalarKind(scalar)
      if probe < 0x80 { ascii.append(kind) }
      guard kinds.last != kind else { continue }
      starts.append(probe)
      kinds.append(kind)
    }
  }

  /// The kind of a scalar, by its value.
  func kind(of value: UInt32) -> ScalarKind {
    if value < 0x80 { return ascii[Int(value)] }
    return kinds[run(of: value)]
  }

  /// The kinds of the scalars within a range; surrogates count as the kind before them.
  func kinds(in range: ClosedRange<UInt32>) -> ScalarKinds {
    var found: ScalarKinds = []
    for index in run(of: range.lowerBound)...run(of: range.upperBound) {
      found.insert(ScalarKinds(kinds[index]))
    }
    return found
  }

  /// The index of the run that contains a scalar.
  private func run(of value: UInt32) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
