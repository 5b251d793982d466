internal import ScreenTables
internal import ScreenText

/// The features of a list or a document, each with its share in thousandths.
package struct ListFeatures: Sendable {
  package private(set) var shares: [String: Int] = [:]

  package init() {}

  /// Records that the list as a whole has a feature.
  package mutating func note(_ feature: String) { shares[feature, default: 0] += 1_000 }

  /// Records that one line of `count` has a feature.
  package mutating func note(_ feature: String, of count: Int) {
    shares[feature, default: 0] += 1_000 / max(count, 1)
  }

  /// The sum of the weights of its features.
  func sum(_ weights: [String: Int]) -> Int {
    weights.reduce(0) { $0 + $1.value * (shares[$1.key] ?? 0) }
  }
}

/// The weight of each feature for each of several names, from a file of scores.
package struct FeatureWeights: Sendable {
  private var weights: [(name: String, known: [String: Int])] = []

  /// The weights for each class of a list's members.
  package static let members = FeatureWeights(named: "lists.scores")
  /// The weights for and against showing the lines of a list as they are.
  package static let contents = FeatureWeights(named: "contents.scores")
  /// The weights for and against showing all lines of a document as they are.
  package static let stated = FeatureWeights(named: "stated.scores")

  private init(named name: String) {
    let text = FileText(named: name, in: EmbeddedText.files)
    for line in CueLines(text) {
      if let head = line.head { weights.append((text.string(text.trimmed(head)), [:])) }
      guard !weights.isEmpty else { continue }
      for item in text.items(of: line.phrases) {
        let words = text.strings(of: item, separator: UInt8(ascii: " "))
        guard words.count == 2, let weight = Int(words[1]) else { continue }
        weights[weights.count - 1].known[words[0]] = weight
      }
    }
  }

  /// The class with the greatest sum, the first in the file among equals; nil if no feature counts
  /// for any.
  package func best<Class: RawRepresentable<String> & Hashable>(
    for features: ListFeatures, among classes: Set<Class>
  ) -> Class? {
    var best: (name: Class, score: Int)?
    for (name, known) in weights {
      guard let name = Class(rawValue: name), classes.contains(name) else { continue }
      let score = features.sum(known)
      if score > best?.score ?? 0 { best = (name, score) }
    }
    return best?.name
  }

  /// The sum of the weights for and against the first name in the file, in hundred-thousandths.
  package func score(of features: ListFeatures) -> Int {
    weights.first.map { features.sum($0.known) } ?? 0
  }
}
