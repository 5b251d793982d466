import ScreenReading

/// How weights are trained.
struct Settings {
  var epochs = 10
  /// In how many sentences, copies among them, a feature must be seen.
  var minimum = 12
  /// How much a bracket that is missed costs where one too many costs 1.
  var missCost = 12
  /// How often a label must be seen in a holder to have a column of its own there.
  var pairMinimum = 16
}

/// Trains weights by margin: the drawn tree must score better than any other, by as much as the
/// other is wrong (MIRA: Crammer and Singer 2003; averaged as in Collins 2002).
struct Trainer {
  /// What one bracket too many costs, in units of a weight; weights are whole numbers.
  static let unit: Int32 = 1 << 16
  /// The most that a single step changes a weight, as a part of the unit: 1/20.
  private static let most = Int64(unit) / 20

  private let settings: Settings
  private let examples: [TrainingSentence]
  private let resolved: [ResolvedFeatures]
  private let empty: Weights
  let keys: (spans: [FeatureKey], skips: [FeatureKey])
  private var weights: Weights
  private var current: [Int32]
  private var sums: [Int64]
  private var steps: Int64 = 1

  init(_ examples: [TrainingSentence], _ settings: Settings) {
    self.settings = settings
    self.examples = examples
    var spanCounts: [FeatureKey: Int] = [:]
    var skipCounts: [FeatureKey: Int] = [:]
    var pairs = [Int](repeating: 0, count: Holder.count * TreeLabel.allCases.count)
    for example in examples {
      let (spans, skips) = example.featureKeys
      for key in spans { spanCounts[key, default: 0] += 1 }
      for key in skips { skipCounts[key, default: 0] += 1 }
      example.countPairs { pairs[$0 * TreeLabel.allCases.count + Int($1.rawValue)] += 1 }
    }
    func kept(_ counts: [FeatureKey: Int]) -> [FeatureKey] {
      counts.filter { $0.value >= settings.minimum }.keys.sorted { $0.value < $1.value }
    }
    keys = (kept(spanCounts), kept(skipCounts))
    empty = Weights(counting: pairs, pairMinimum: settings.pairMinimum, keys)
    weights = empty
    let rows = empty
    resolved = examples.map { $0.resolved(by: rows) }
    current = Array(repeating: 0, count: weights.count)
    sums = Array(repeating: 0, count: weights.count)
  }

  /// Trains and gives the averaged weights, with those of the parts of transitions by themselves.
  mutating func train() -> (weights: Weights, all: [Int32]) {
    var order = Array(examples.indices)
    var random = SplitMix(state: 7)
    for _ in 0..<settings.epochs {
      for index in order.indices.reversed() {
        order.swapAt(index, Int(random.next() % UInt64(index + 1)))
      }
      for index in order { learn(examples[index], resolved[index]) }
    }
    var average = empty
    var all = [Int32](repeating: 0, count: current.count)
    for weight in current.indices where current[weight] != 0 || sums[weight] != 0 {
      // Weights are stored in parts of 1/512 of a unit, rounded to steps.
      let value = (Int64(current[weight]) - sums[weight] / steps) / 128
      let isPart = weight >= current.count - weights.partCount
      let step = Int64(isPart ? Weights.partStep : Weights.featureStep)
      let size = (Int64(value.magnitude) + step / 2) / step * step
      all[weight] = Int32(clamping: value < 0 ? -size : size)
      if all[weight] != 0 { average.add(all[weight], to: weight) }
    }
    return (average, all)
  }

  private mutating func learn(_ example: TrainingSentence, _ features: ResolvedFeatures) {
    steps += 1
    let miss = Self.unit * Int32(settings.missCost)
    let worst = example.worst(weights, features, excess: Self.unit, miss: miss)
    let faults = example.faults(of: worst)
    let loss = Int64(Self.unit) * Int64(faults.excess) + Int64(miss) * Int64(faults.missed)
    guard loss > 0 else { return }
    let changes = weights.difference(example.gold, worst, example.sentence, features)
    var margin: Int64 = 0
    var norm: Int64 = 0
    for change in changes {
      margin += Int64(current[change.weight]) * Int64(change.count)
      norm += Int64(change.count) * Int64(change.count)
    }
    guard norm > 0, loss > margin else { return }
    let step = min(Self.most, (loss - margin) / norm)
    for change in changes {
      let delta = Int32(step) * change.count
      current[change.weight] += delta
      sums[change.weight] += Int64(delta) * steps
      weights.add(delta, to: change.weight)
    }
  }
}

/// A stream of random numbers (SplitMix64: Steele, Lea, Flood 2014).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
