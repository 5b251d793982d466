internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The class of a list's items, or of a block's lines.
enum MemberClass: String, CaseIterable, Sendable {
  case field, action, stat, chart, link, alert, check, step, toggle, column, tab, filter, faq,
    quote, thing, fact
  case sentence, part

  /// The classes of lines that are shown as they are.
  static let contents: Set<MemberClass> = [
    .check, .step, .faq, .quote, .thing, .fact, .stat, .alert,
  ]
}

/// The features of a list, each with its share in thousandths.
struct ListFeatures: Sendable {
  private(set) var shares: [String: Int] = [:]

  /// Records that the list as a whole has a feature.
  mutating func note(_ feature: String) { shares[feature, default: 0] += 1_000 }

  /// Records that one line of `count` has a feature.
  mutating func note(_ feature: String, of count: Int) {
    shares[feature, default: 0] += 1_000 / max(count, 1)
  }

  /// The sum of the weights of its features.
  func sum(_ weights: [String: Int]) -> Int {
    weights.reduce(0) { $0 + $1.value * (shares[$1.key] ?? 0) }
  }
}

/// The weight of each feature for each of several names, from a file of scores.
struct FeatureWeights: Sendable {
  private var weights: [(name: String, known: [String: Int])] = []

  /// The weights for each class of a list's members.
  static let members = FeatureWeights(named: "lists.scores")
  /// The weights for and against showing lines as they are.
  static let contents = FeatureWeights(named: "contents.scores")

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
  func best(for features: ListFeatures, among classes: Set<MemberClass>) -> MemberClass? {
    var best: (name: MemberClass, score: Int)?
    for (name, known) in weights {
      guard let name = MemberClass(rawValue: name), classes.contains(name) else { continue }
      let score = features.sum(known)
      if score > best?.score ?? 0 { best = (name, score) }
    }
    return best?.name
  }

  /// The sum of the weights for and against the first name in the file, in hundred-thousandths.
  func score(of features: ListFeatures) -> Int {
    weights.first.map { features.sum($0.known) } ?? 0
  }
}
