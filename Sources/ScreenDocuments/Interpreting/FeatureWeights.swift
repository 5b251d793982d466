internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// What the items of a list are, or the lines of a block.
enum MemberClass: String, CaseIterable, Sendable {
  case field, action, stat, chart, link, alert, check, step, toggle, column, tab, filter, faq,
    quote, thing, fact
  case sentence, part

  /// What lines are that are shown as they are.
  static let contents: Set<MemberClass> = [
    .check, .step, .faq, .quote, .thing, .fact, .stat, .alert,
  ]
}

/// Features of a list with how much of each it has, in thousandths.
struct ListFeatures: Sendable {
  private(set) var shares: [String: Int] = [:]

  /// Notes that the list as a whole has a feature.
  mutating func note(_ feature: String) { shares[feature, default: 0] += 1_000 }

  /// Notes that one line of so many has a feature.
  mutating func note(_ feature: String, of count: Int) {
    shares[feature, default: 0] += 1_000 / max(count, 1)
  }

  /// The sum of the weights of what it has.
  func sum(_ weights: [String: Int]) -> Int {
    weights.reduce(0) { $0 + $1.value * (shares[$1.key] ?? 0) }
  }
}

/// How much each feature speaks for each of some names, by a file of scores.
struct FeatureWeights: Sendable {
  private var weights: [(name: String, known: [String: Int])] = []

  /// What speaks for each class of the members of a list.
  static let members = FeatureWeights(named: "lists.scores")
  /// What speaks for lines that are shown as they are, and what against them.
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

  /// The class with the greatest sum among some, the first in the file among equals; nil where nothing
  /// speaks for any.
  func best(for features: ListFeatures, among classes: Set<MemberClass>) -> MemberClass? {
    var best: (name: MemberClass, score: Int)?
    for (name, known) in weights {
      guard let name = MemberClass(rawValue: name), classes.contains(name) else { continue }
      let score = features.sum(known)
      if score > best?.score ?? 0 { best = (name, score) }
    }
    return best?.name
  }

  /// The sum of what speaks for the first name of the file and against it, in hundred-thousandths.
  func score(of features: ListFeatures) -> Int {
    weights.first.map { features.sum($0.known) } ?? 0
  }
}
