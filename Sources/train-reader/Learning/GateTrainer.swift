import Sampling
import ScreenReading

/// Trains the gates: each token should score high for labels annotated there, and low for others.
///
/// A closed gate where something is annotated costs a reading, a needlessly open one only a little
/// time. So annotated labels weigh more, and must score as far above zero as the bound is below it.
struct GateTrainer {
  /// The factor by which gates that must be open weigh more.
  private static let openCost: Float = 20
  /// The scores to which open and closed gates are trained, in units of training weights.
  private static let open = Gates.margin * Settings.unit, closed = -Settings.unit
  private static let epochs = 5
  /// The number of sentences, including variants, in which a feature must occur. Ten times as many
  /// features do not increase the number of held-out trees that are read completely.
  private static let minimum = 120
  private static let gates = Gates.count

  private let settings: Settings
  private let marks: [(starts: [AnnotatedSentence.GateMarks], ends: [AnnotatedSentence.GateMarks])]
  private let features: [FeatureGroups<FeatureRow>]
  private let empty: Weights
  let keys: [FeatureKey]
  private var learned: AdaptiveWeights
  private var random = SplitMix64(seed: 11)

  init(_ sentences: [AnnotatedSentence], _ settings: Settings) {
    self.settings = settings
    marks = sentences.map(\.gates)
    let groups = sentences.map(\.tokenFeatures)
    var counts = FeatureCounts()
    for group in groups {
      counts.add(Set(group.text.features + group.starts.features + group.ends.features))
    }
    keys = counts.keys(from: Self.minimum)
    let empty = Weights(counting: [], (keys, []))
    self.empty = empty
    features = groups.map { empty.resolve($0) }
    learned = AdaptiveWeights(count: keys.count * Self.gates)
  }

  /// Trains and returns weights that only have gates.
  mutating func train() -> Weights {
    var order = Array(features.indices)
    for _ in 0..<Self.epochs {
      random.shuffle(&order)
      for index in order {
        learned.steps += 1
        let some = random.some(of: features[index], without: settings.leftOut)
        learn(marks[index].starts, some.starts, some.text)
        learn(marks[index].ends, some.ends, some.text)
      }
    }
    var weights = empty
    for row in keys.indices {
      for gate in 0..<Self.gates {
        let size = learned.rounded(
          row * Self.gates + gate, to: Weights.featureStep, least: Weights.leastFeature)
        weights.setGate(gate, ofRow: row, to: size)
      }
    }
    return weights
  }

  private mutating func learn(
    _ marks: [AnnotatedSentence.GateMarks], _ lists: FeatureLists<FeatureRow>,
    _ text: FeatureLists<FeatureRow>
  ) {
    for (token, mark) in marks.enumerated() where mark.asked != 0 {
      let rows = (lists[token] + text[0]).map { Int($0.number) * Self.gates }
      for gate in 0..<Self.gates where mark.asked >> UInt16(gate) & 1 == 1 {
        let score = rows.reduce(0) { $0 + learned[$1 + gate] }
        let isDrawn = mark.drawn >> UInt16(gate) & 1 == 1
        guard isDrawn ? score < Self.open : score > Self.closed else { continue }
        for row in rows {
          _ = learned.move(
            row + gate, by: isDrawn ? Self.openCost : -1, rate: settings.rate)
        }
      }
    }
  }
}
