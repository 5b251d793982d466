import ScreenReading

/// How weights are trained.
struct Settings {
  var epochs = 10
  /// In how many sentences, copies among them, a feature must be seen.
  var minimum = 12
  /// How much a bracket that is missed costs where one too many costs 1.
  var missCost = 8
  /// How far the first step of a weight goes, in units of a weight.
  var rate: Float = 0.2
  /// How many of 256 features are left out each time that a sentence is learned from.
  var leftOut = 38
  /// How often a label must be seen in a holder to have a column of its own there.
  var pairMinimum = 16
}

/// Trains weights by margin: the drawn tree must score better than any other, by as much as the
/// other is wrong.
///
/// Where it does not, weights move by steps that get shorter the oftener they moved (AdaGrad: Duchi,
/// Hazan and Singer 2011), and their average is what is learned (Collins 2002). Each time that a
/// sentence is learned from, some of its features are left out, so that none relies on others being
/// there (feature bagging: Sutton, Sindelar and McCallum 2006).
struct Trainer {
  /// What one bracket too many costs, in units of a weight; weights are whole numbers.
  static let unit: Int32 = 1 << 16
  /// How much farther the parts of transitions go: they are few, and moved by nearly every sentence.
  private static let partRate: Float = 3

  private let settings: Settings
  private let examples: [TrainingSentence]
  private let resolved: [ResolvedFeatures]
  private let empty: Weights
  let keys: (spans: [FeatureKey], skips: [FeatureKey])
  private var weights: Weights
  private var current: [Int32]
  private var sums: [Int64]
  private var steps: Int64 = 1
  /// The sum of the squares of what each weight was to move by, and 1.
  private var squares: [Float]
  private var random = SplitMix(state: 7)

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
    resolved = examples.map { rows.resolve($0.sentence) }
    current = Array(repeating: 0, count: weights.count)
    sums = Array(repeating: 0, count: weights.count)
    squares = Array(repeating: 1, count: weights.count)
  }

  /// Trains and gives the averaged weights, with those of the parts of transitions by themselves.
  mutating func train() -> (weights: Weights, all: [Int32]) {
    var order = Array(examples.indices)
    for _ in 0..<settings.epochs {
      for index in order.indices.reversed() {
        order.swapAt(index, Int(random.next() % UInt64(index + 1)))
      }
      for index in order { learn(examples[index], some(of: resolved[index])) }
    }
    var average = empty
    var all = [Int32](repeating: 0, count: current.count)
    for weight in current.indices where current[weight] != 0 || sums[weight] != 0 {
      // Weights are stored in parts of 1/512 of a unit, rounded to steps.
      let value = (Int64(current[weight]) - sums[weight] / steps) / 128
      let isPart = weight >= current.count - weights.partCount
      let step = UInt64(isPart ? Weights.partStep : Weights.featureStep)
      let count = (value.magnitude + step / 2) / step
      guard count >= (isPart ? 1 : Weights.leastFeature) else { continue }
      let size = Int64(count * step)
      all[weight] = Int32(clamping: value < 0 ? -size : size)
      average.add(all[weight], to: weight)
    }
    return (average, all)
  }

  /// The features of a sentence without some that are drawn by chance.
  private mutating func some(of features: ResolvedFeatures) -> ResolvedFeatures {
    let salt = random.next()
    return features.keeping { row in
      var stream = SplitMix(state: salt ^ UInt64(UInt32(bitPattern: row)))
      return stream.next() >> 56 >= settings.leftOut
    }
  }

  private mutating func learn(_ example: TrainingSentence, _ features: ResolvedFeatures) {
    steps += 1
    let miss = Self.unit * Int32(settings.missCost)
    let worst = example.worst(weights, features, excess: Self.unit, miss: miss)
    let faults = example.faults(of: worst)
    let loss = Int64(Self.unit) * Int64(faults.excess) + Int64(miss) * Int64(faults.missed)
    guard loss > 0 else { return }
    let changes = weights.difference(example.gold, worst, example.sentence, features)
    let margin = changes.reduce(0) { $0 + Int64(current[$1.weight]) * Int64($1.count) }
    guard loss > margin else { return }
    for change in changes {
      let (weight, count) = (change.weight, Float(change.count))
      let isPart = weight >= current.count - weights.partCount
      let rate = isPart ? settings.rate * Self.partRate : settings.rate
      squares[weight] += count * count
      let delta = Int32(rate * Float(Self.unit) * count / squares[weight].squareRoot())
      current[weight] += delta
      sums[weight] += Int64(delta) * steps
      weights.add(delta, to: weight)
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
