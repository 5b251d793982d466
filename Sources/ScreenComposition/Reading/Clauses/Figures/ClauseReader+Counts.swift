internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Takes things named by a bare plural beside figures of a dashboard for how many there are:
  /// "revenue, orders and churn"; not "recent orders", nor what is called a list.
  mutating func countBesideFigures() {
    guard context == .dashboard else { return }
    let isFigure = requirements.indices.map { isNeed($0, .metric) }
    for index in requirements.indices where isBarePlural(index) {
      let neighbours = [index - 1, index + 1].filter { place in
        requirements.indices.contains(place) && isFigure[place]
          && requirements[place].parent == requirements[index].parent
      }
      if !neighbours.isEmpty { requirements[index].subject = .need(.metric) }
    }
  }

  /// Whether a requirement is one word for several things, of which nothing more is said.
  private func isBarePlural(_ index: Int) -> Bool {
    let requirement = requirements[index]
    let details = requirement.details
    guard isNeed(index, .records), let label = details.label?.range, label == requirement.range,
      details.items.isEmpty, details.columns.isEmpty, details.count == nil,
      let token = firstToken(of: Phrase("", at: label))
    else { return false }
    return tokens[token].end == label.upperBound && tokens[token].isPlural
  }
}
