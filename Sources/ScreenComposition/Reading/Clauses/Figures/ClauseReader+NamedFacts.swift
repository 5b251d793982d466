internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Looks for rows of names and figures of which a pair is not shown as such, and makes a figure
  /// of each pair: a figure that somebody gives is never lost.
  mutating func completeFacts() {
    for index in requirements.indices
    where isNeed(index, .records) && requirements[index].details.items.isEmpty {
      // "takings of €1,480": how much, not which.
      guard let value = requirements[index].details.value, let figure = firstToken(of: value),
        kind(figure) == .number
      else { continue }
      requirements[index].subject = .need(.metric)
    }
    partCounts()
    shareProgress()
    guard !requirements.isEmpty else { return }
    var start = 0
    while start < tokens.count {
      let scope = sentence(around: start)
      for row in NamedValues.rows(in: scope, of: self) where row.order == .nameFirst {
        // "min 1, max 9" are the bounds of what stands before.
        let areBounds = row.pairs.contains { plays($0.name.lowerBound, CueSet(.bound, .preset)) }
        if !areBounds, isLoose(range(row.lower, row.upper)),
          row.pairs.contains(where: { !isShown($0) })
        {
          show(row)
        }
      }
      start = max(scope.upperBound, start) + 1
    }
  }

  /// Makes figures of a collection whose members all begin with how many: "103 loaves sold, 219 calls
  /// answered" are no things of one kind.
  private mutating func partCounts() {
    for index in requirements.indices.reversed() where isNeed(index, .records) {
      let items = requirements[index].details.items
      guard items.count > 1, items.allSatisfy({ $0.values.isEmpty && beginsWithCount($0.label) })
      else { continue }
      var figures: [Requirement] = []
      for item in items {
        var figure = requirements[index]
        figure.subject = .need(.metric)
        figure.range = item.label.range ?? figure.range
        figure.details = Details()
        figure.details.label = item.label
        figures.append(figure)
      }
      replace(index..<index + 1, with: figures)
    }
  }

  /// Whether a figure and then words are all of a name: "103 loaves sold".
  private func beginsWithCount(_ label: Phrase) -> Bool {
    firstToken(of: label).map { beginsWithCount($0) } ?? false
  }

  func beginsWithCount(_ first: Int) -> Bool {
    kind(first) == .number && tokens[first].measure == .plain && kind(first + 1) == .word
      && !plays(first + 1, CueSet(.unit))
  }

  /// Whether all that was read of some words was read of them alone, and is neither carried out in
  /// time nor asked for by the name of a component.
  private func isLoose(_ bounds: SourceRange) -> Bool {
    requirements.allSatisfy { requirement in
      let range = requirement.range
      let details = requirement.details
      guard range.lowerBound < bounds.upperBound, range.upperBound > bounds.lowerBound else {
        return true
      }
      // What is written on a form is no fact, unless it is given for all of it.
      if context == .form, requirement.isForInput, details.value == nil { return false }
      if range.lowerBound < bounds.lowerBound,
        requirement.isForAction || details.value == nil && details.items.isEmpty
      {
        return true
      }
      let start = details.label?.range?.lowerBound ?? range.lowerBound
      guard start >= bounds.lowerBound, range.upperBound <= bounds.upperBound else { return false }
      if requirement.subject == .need(.routine) { return false }
      guard case .component = requirement.subject else { return true }
      return details.label == nil && details.items.isEmpty
    }
  }

  /// Whether something is called by the name of a pair and has its figure.
  private func isShown(_ pair: NamedValues.Pair) -> Bool {
    let name = range(pair.name.lowerBound, pair.name.upperBound)
    let value = range(pair.value.lowerBound, pair.value.upperBound)
    return requirements.contains { requirement in
      let details = requirement.details
      if covers(details.label, name), !requirement.isForInput || requirement.item != nil {
        if covers(details.value, value)
          || details.items.contains(where: { covers($0.label, value) })
        {
          return true
        }
      }
      return details.items.contains { item in
        if details.columns.count > 1, item.values.contains(where: { covers($0, value) }) {
          // Of several series, each point has the name that stands in the first.
          return true
        }
        return covers(item.label, name)
          && (covers(item.label, value) || item.values.contains { covers($0, value) }
            || item.seconds != nil || item.times != nil)
      }
    }
  }

  /// Whether words and a range have something in common.
  func covers(_ phrase: Phrase?, _ range: SourceRange) -> Bool {
    guard let own = phrase?.range else { return false }
    return own.lowerBound < range.upperBound && own.upperBound > range.lowerBound
  }

  /// Puts a figure for each pair of a row in the place of what was read of it.
  private mutating func show(_ row: NamedValues) {
    let bounds = range(row.lower, row.upper)
    let place =
      requirements.firstIndex { $0.range.lowerBound >= bounds.lowerBound } ?? requirements.count
    let within = requirements.first {
      $0.range.lowerBound >= bounds.lowerBound && $0.range.upperBound <= bounds.upperBound
    }
    let parent = within?.parent.flatMap { $0 < place ? $0 : nil }
    let figures = row.pairs.map { pair in
      var figure = Requirement(
        .need(.metric), parent: parent, range: range(pair.name.lowerBound, pair.end), words: "")
      figure.details.label = label(pair.name.lowerBound, pair.name.upperBound)
      let stop = kind(pair.end - 1) == .close ? pair.value.upperBound : pair.end
      figure.details.value = verbatim(pair.value.lowerBound, stop)
      return figure
    }
    guard requirements.count + figures.count <= Limits.requirements else { return }
    replace(place..<place, with: figures)
    for index in requirements.indices
    where requirements[index].isForAction && covers(requirements[index].details.value, bounds) {
      requirements[index].details.value = nil
    }
    drop(within: bounds, keeping: place..<place + figures.count)
  }

  /// Makes progress of the shares behind what asks how far things are: "How far are the rooms done?
  /// Kitchen 80 %, bath 20 %".
  private mutating func shareProgress() {
    guard let asked = requirements.firstIndex(where: { isBareProgress($0) }) else { return }
    let shares = requirements.indices.dropFirst(asked + 1).prefix {
      isNeed($0, .metric) && requirements[$0].parent == requirements[asked].parent
        && requirements[$0].details.value.flatMap { firstToken(of: $0) }
          .map { tokens[$0].measure == .percent } ?? false
    }
    guard !shares.isEmpty else { return }
    for index in shares { requirements[index].subject = requirements[asked].subject }
    titleHint = requirements[asked].details.label ?? titleHint
    remove([asked])
  }

  /// Whether it is asked how far something has come, and nothing said of it.
  private func isBareProgress(_ requirement: Requirement) -> Bool {
    (requirement.subject == .need(.progress) || requirement.subject == .component(.progress))
      && requirement.details.value == nil && requirement.details.items.isEmpty
  }
}
