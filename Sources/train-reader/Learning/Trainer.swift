import Sampling
import ScreenReading

/// The hyperparameters of training.
struct Settings {
  var epochs = 10
  /// The number of sentences, including variants, in which a feature must occur.
  var minimum = 12
  /// The cost of a missed bracket, relative to that of a superfluous one.
  var missCost = 8
  /// The initial step of a weight, in units of a weight.
  var rate: Float = 0.2
  /// The number of features in 256 to leave out each time that a sentence is learned.
  var leftOut = 38

  /// The cost of a superfluous bracket in training weights, which are integers.
  static let unit: Int32 = 1 << 16
}

/// Trains weights by margin: the annotated tree must score better than any other, by as much as the
/// other is wrong.
///
/// Otherwise weights move by steps that get shorter with each move, and their average is the
/// result. Each time that a sentence is learned, some of its features are left out, so that none
/// comes to rely on others (feature bagging: Sutton, Sindelar and McCallum 2006).
struct Trainer {
  /// The factor on the step of transition parts, which are few and updated by nearly every
  /// sentence.
  private static let partRate: Float = 3

  private let settings: Settings
  private let examples: [TrainingSentence]
  private let resolved: [FeatureGroups<FeatureRow>]
  /// The weights before training: only gates.
  private let given: Weights
  let keys: (spans: [FeatureKey], skips: [FeatureKey])
  private var weights: Weights
  private var learned: AdaptiveWeights
  private var random = SplitMix64(seed: 7)

  init(_ sentences: [AnnotatedSentence], _ settings: Settings) {
    self.settings = settings
    var gates = GateTrainer(sentences, settings)
    let gateWeights = gates.train()
    examples = sentences.map { $0.sentence(gatedBy: gateWeights) }
    var spans = FeatureCounts()
    var skips = FeatureCounts()
    var pairs = [Int](repeating: 0, count: Weights.pairCount)
    for example in examples {
      let keys = example.featureKeys
      spans.add(keys.spans)
      skips.add(keys.skips)
      example.countPairs { pairs[$0] += 1 }
    }
    keys = (spans.keys(from: settings.minimum), skips.keys(from: settings.minimum))
    weights = Weights(counting: pairs, keys)
    let rows = weights
    resolved = examples.map { rows.resolve($0.features) }
    learned = AdaptiveWeights(count: weights.count)
    weights.setGates(of: gates.keys, from: gateWeights)
    given = weights
  }

  /// Trains and returns the averaged weights, and separately those of the parts of transitions.
  mutating func train() -> (weights: Weights, parts: [Int32]) {
    var order = Array(examples.indices)
    for _ in 0..<settings.epochs {
      random.shuffle(&order)
      for index in order {
        learn(examples[index], random.some(of: resolved[index], without: settings.leftOut))
      }
    }
    var average = given
    let firstPart = learned.count - weights.partCount
    var parts = [Int32](repeating: 0, count: weights.partCount)
    for weight in 0..<learned.count {
      let isPart = weight >= firstPart
      let size =
        isPart
        ? learned.rounded(weight, to: Weights.partStep, least: 1)
        : learned.rounded(weight, to: Weights.featureStep, least: Weights.leastFeature)
      guard size != 0 else { continue }
      if isPart { parts[weight - firstPart] = size }
      average.add(size, to: weight)
    }
    return (average, parts)
  }

  private mutating func learn(_ example: TrainingSentence, _ features: FeatureGroups<FeatureRow>) {
    learned.steps += 1
    let miss = Settings.unit * Int32(settings.missCost)
    let worst = example.worst(weights, features, excess: Settings.unit, miss: miss)
    let faults = example.faults(of: worst)
    let loss = Int64(Settings.unit) * Int64(faults.excess) + Int64(miss) * Int64(faults.missed)
    guard loss > 0 else { return }
    let changes = weights.difference(example.gold, worst, example, features)
    let margin = changes.reduce(0) { $0 + Int64(learned[$1.weight]) * Int64($1.count) }
    guard loss > margin else { return }
    for change in changes {
      let isPart = change.weight >= learned.count - weights.partCount
      let rate = isPart ? settings.rate * Self.partRate : settings.rate
      let delta = learned.move(change.weight, by: Float(change.count), rate: rate)
      weights.add(delta, to: change.weight)
    }
  }
}

/// The number of sentences in which each feature occurs.
struct FeatureCounts {
  private var counts: [FeatureKey: Int] = [:]

  /// Counts the features of a sentence.
  mutating func add(_ keys: Set<FeatureKey>) {
    for key in keys { counts[key, default: 0] += 1 }
  }

  /// Returns the features that occur in at least `least` sentences, in ascending order.
  func keys(from least: Int) -> [FeatureKey] {
    counts.filter { $0.value >= least }.keys.sorted { $0.value < $1.value }
  }
}
