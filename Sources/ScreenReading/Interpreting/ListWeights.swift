internal import ScreenModel
internal import ScreenText

/// What the items of a list are, or the lines of a block.
enum MemberClass: String, CaseIterable, Sendable {
  case field, action, stat, chart, link, alert, check, step, toggle, column, tab, filter, faq,
    quote, thing, fact
  case sentence, part
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
}

/// How much each feature speaks for each class, by the file `lists.scores`.
struct ListWeights: Sendable {
  private var weights: [MemberClass: [String: Int]] = [:]
  private var order: [MemberClass] = []

  /// The weights that come with the compiler.
  static let shipped = ListWeights(FileText(named: "lists.scores", in: EmbeddedText.files))

  init(_ text: FileText) {
    for line in CueLines(text) {
      if let head = line.head, let name = MemberClass(rawValue: text.string(text.trimmed(head))) {
        order.append(name)
      }
      guard let name = order.last else { continue }
      for item in text.items(of: line.phrases) {
        let words = text.strings(of: item, separator: UInt8(ascii: " "))
        guard words.count == 2, let weight = Int(words[1]) else { continue }
        weights[name, default: [:]][words[0]] = weight
      }
    }
  }

  /// The class with the greatest sum, the first in the file among equals; nil where nothing speaks for
  /// any.
  func best(for features: ListFeatures) -> MemberClass? {
    var best: (name: MemberClass, score: Int)?
    for name in order {
      let known = weights[name] ?? [:]
      let score = known.reduce(0) { $0 + $1.value * (features.shares[$1.key] ?? 0) }
      if score > best?.score ?? 0 { best = (name, score) }
    }
    return best?.name
  }
}
