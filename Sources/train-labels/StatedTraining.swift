import Foundation
import ScreenInputs

/// Learns which features of a document speak for lines that are all shown as they are.
struct StatedTraining {
  private var examples: [LogisticRegression.Example] = []
  private var features: [String] = []

  /// The number of documents of each side.
  private static let documents = 4_000
  /// The size below which a weight is left out.
  private static let least = 10
  /// The strength of the penalty: 0.003 for each document.
  private static let penalty = 24.0

  init(_ sentences: CatalogSentences) {
    var maker = DocumentMaker(sentences, seed: 12)
    var indices: [String: Int] = [:]
    for _ in 0..<Self.documents {
      for (text, isStated) in [(maker.stated(), true), (maker.described(), false)] {
        let shares = StatedEvidence(text).features.shares.sorted { $0.key < $1.key }
        guard !shares.isEmpty else { continue }
        var found: [(index: Int, share: Double)] = []
        for (feature, share) in shares where feature != "bias" {
          if indices[feature] == nil {
            indices[feature] = features.count
            features.append(feature)
          }
          // A few paragraphs say as much as many.
          found.append((indices[feature] ?? 0, min(Double(share) / 1_000, 3)))
        }
        examples.append(
          LogisticRegression.Example(features: found, isPositive: isStated, weight: 1))
      }
    }
  }

  private func learn(from chosen: [LogisticRegression.Example]) -> [Int] {
    var regression = LogisticRegression()
    regression.penalty = Self.penalty
    return regression.weights(of: chosen, features: features.count)
      .map { Int(($0 * 100).rounded()) }.map { abs($0) < Self.least ? 0 : $0 }
  }

  /// The share of documents left out that the weights of the others take for what they are.
  func measure() -> String {
    let weights = learn(from: examples.indices.filter { $0 % 5 != 0 }.map { examples[$0] })
    var (right, all, wrong) = (0, 0, 0)
    for index in examples.indices where index % 5 == 0 {
      let example = examples[index]
      let sum = example.features.reduce(Double(weights[features.count])) {
        $0 + Double(weights[$1.index]) * $1.share
      }
      right += (sum > 0) == example.isPositive ? 1 : 0
      wrong += sum > 0 && !example.isPositive ? 1 : 0
      all += 1
    }
    return "\(right) of \(all) documents left out, \(wrong) taken for stated, "
      + "\(weights.count { $0 != 0 }) weights"
  }

  /// The file of scores, the greatest weights first.
  func scores() -> String {
    let weights = learn(from: examples)
    let known =
      (zip(features, weights).map { (name: $0, weight: $1) }
      + [(name: "bias", weight: weights[features.count])]).filter { $0.weight != 0 }
      .sorted { (-abs($0.weight), $0.name) < (-abs($1.weight), $1.name) }
    var text = """
      # How much a feature of a document speaks for lines that are all shown as they are, in hundredths.
      #
      # A feature of lines counts by the share of the lines that have it, one of heads by their share, one of the
      # document as a whole. Learned by train-labels from 8,000 documents made of the catalog (Contributing.md says
      # how): lists, facts and groups of its rows, entries and notes about its things on one side, and of the names of
      # its inputs, buttons, figures and lists on the other.

      content:
      """
    var column = "content:".count
    for (place, feature) in known.enumerated() {
      let item = "\(feature.name) \(feature.weight)" + (place + 1 < known.count ? "," : "")
      if column + item.count + 1 > Self.columns {
        text += "\n "
        column = 1
      }
      text += " " + item
      column += item.count + 1
    }
    return text + "\n"
  }

  /// The width of the file.
  private static let columns = 115
}
