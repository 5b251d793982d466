internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// What somebody ticks, told by its words in quotation marks.
extension ClauseReader {
  /// Makes switches of what somebody ticks in quotation marks, wherever a sentence tells of it, and
  /// drops what was read of it otherwise: 'one checks "Gift wrap"', 'unless they ticked both "I can
  /// swim" and "I have read the rules"'.
  mutating func completeChecks() {
    var at = 0
    while at < tokens.count, !isFull {
      let first = plays(at + 1, CueSet(.count)) ? at + 2 : at + 1
      if isRole(at, .checking), kind(first) == .quote {
        checks(quotations(from: first), behind: at)
      }
      at += 1
    }
  }

  /// The places of quotations in a row.
  private func quotations(from first: Int) -> [Int] {
    var found: [Int] = []
    var index = first
    while kind(index) == .quote {
      found.append(index)
      index += 1
      while separates(index) { index += 1 }
    }
    return found
  }

  private mutating func checks(_ quotations: [Int], behind verb: Int) {
    var lower = verb
    while isRole(lower - 1, .pronoun) || plays(lower - 1, CueSet(.relative, .count)) { lower -= 1 }
    let bounds = range(lower, (quotations.last ?? verb) + 1)
    remove(
      requirements.indices.filter {
        requirements[$0].range.lowerBound >= bounds.lowerBound
          && requirements[$0].range.upperBound <= bounds.upperBound
      })
    dropHint(within: bounds)
    let index =
      requirements.firstIndex { $0.range.lowerBound >= bounds.lowerBound } ?? requirements.count
    let parent = index > 0 ? requirements[index - 1].parent : nil
    let switches = quotations.map { quote in
      var toggle = Requirement(
        .component(.toggle), parent: parent, range: range(quote, quote + 1), words: "")
      toggle.details.label = verbatim(quote, quote + 1)
      return toggle
    }
    replace(index..<index, with: switches)
  }
}
