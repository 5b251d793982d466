import Sampling
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

  /// What one bracket too many costs, in units of a weight; weights are whole numbers.
  static let unit: Int32 = 1 << 16
}

/// Trains weights by margin: the drawn tree must score better than any other, by as much as the
/// other is wrong.
///
/// Where it does not, weights move by steps that get shorter the oftener they moved, and their average
/// is what is learned. Each time that a sentence is learned from, some of its features are left out,
/// so that none relies on others being there (feature bagging: Sutton, Sindelar and McCallum 2006).
struct Trainer {
  /// How much farther the parts of transitions go: they are few, and moved by nearly every sentence.
  private static let partRate: Float = 3

  private let settings: Settings
  private let examples: [TrainingSentence]
  private let resolved: [FeatureGroups<FeatureRow>]
  /// What is known before: the gates.
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

  /// Trains and gives the averaged weights, with those of the parts of transitions by themselves.
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

/// In how many sentences features are seen.
struct FeatureCounts {
  private var counts: [FeatureKey: Int] = [:]

  /// Counts the features of a sentence.
  mutating func add(_ keys: Set<FeatureKey>) {
    for key in keys { counts[key, default: 0] += 1 }
  }

  /// The features that are seen so often, in ascending order.
  func keys(from least: Int) -> [FeatureKey] {
    counts.filter { $0.value >= least }.keys.sorted { $0.value < $1.value }
  }
}
