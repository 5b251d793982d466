import Foundation
import ScreenInputs
import ScreenText

/// Learns the weights of the features of names, and writes those that matter.
struct LabelTraining {
  private var names: [(text: String, isValue: Bool, weight: Double)] = []
  private var indices: [String: Int] = [:]
  private var features: [String] = []

  /// The size below which a weight is left out.
  private static let least = 35
  /// The most things that are learned from, for each name of a value.
  private static let thingsPerValue = 2

  init(_ labels: CatalogLabels) {
    let values = labels.counts.count { $0.value.value > $0.value.other }
    var things = 0
    // Sorted by a hash, the things that are left out are of all files.
    let sorted = labels.counts.sorted { FNV1a.hash($0.key.utf8) < FNV1a.hash($1.key.utf8) }
    for (text, count) in sorted {
      let isValue = count.value > count.other
      if !isValue {
        things += 1
        guard things <= values * Self.thingsPerValue else { continue }
      }
      let weight = min(1 + log(Double(max(count.value, count.other))), 4)
      names.append((text, isValue, weight))
    }
    for name in names {
      for feature in LabelFeatures(name.text).all where indices[feature] == nil {
        indices[feature] = features.count
        features.append(feature)
      }
    }
  }

  private func example(_ index: Int) -> LogisticRegression.Example {
    LogisticRegression.Example(
      features: LabelFeatures(names[index].text).all.compactMap { feature in
        indices[feature].map { ($0, 1) }
      },
      isPositive: names[index].isValue, weight: names[index].weight)
  }

  private func learn(from chosen: [Int]) -> [Int] {
    LogisticRegression().weights(of: chosen.map(example), features: features.count)
      .map { Int(($0 * 100).rounded()) }.map { abs($0) < Self.least ? 0 : $0 }
  }

  /// The share of names left out that the weights of the others take for what they are.
  func measure() -> String {
    let weights = learn(from: names.indices.filter { $0 % 5 != 0 })
    var (right, all) = (0, 0)
    for index in names.indices where index % 5 == 0 {
      let sum = example(index).features.reduce(weights[features.count]) { $0 + weights[$1.index] }
      right += (sum > 0) == names[index].isValue ? 1 : 0
      all += 1
    }
    return "\(right) of \(all) names left out, \(weights.count { $0 != 0 }) weights"
  }

  /// The file of scores: one line for each kind of features.
  func scores() -> String {
    let weights = learn(from: Array(names.indices))
    var kinds: [String: [(name: Substring, weight: Int)]] = [
      "form": [("bias", weights[features.count])]
    ]
    for (feature, weight) in zip(features, weights) where weight != 0 {
      let words = feature.split(separator: " ")
      guard words.count == 2, !words[1].contains(where: { ",:#".contains($0) }) else { continue }
      kinds[String(words[0]), default: []].append((words[1], weight))
    }
    var text = """
      # How much the words of a line speak for the name of a value, such as "flue type", and against a thing such as
      # "toothbrush", in hundredths of the logarithm of the odds.
      #
      # Learned from the names in the catalog by train-labels; Contributing.md says how. A line is `KIND: word
      # weight, word weight`: the head noun, the first word, any word, the last letters, the number of words, the form.

      """
    for (kind, words) in kinds.sorted(by: { $0.key < $1.key }) {
      text += "\n\(kind): "
      text += words.sorted { $0.name < $1.name }.map { "\($0.name) \($0.weight)" }
        .joined(separator: ", ")
      text += "\n"
    }
    return text
  }
}
