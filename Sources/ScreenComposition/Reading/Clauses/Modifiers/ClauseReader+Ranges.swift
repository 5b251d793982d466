internal import ScreenModel
import ScreenReading

/// Ranges of plain numbers that something is chosen from.
extension ClauseReader {
  /// Whether two plain numbers stand at an index, from the one to the other: "1 to 5", "1–5".
  func isRange(_ index: Int) -> Bool {
    kind(index) == .number && kind(index + 2) == .number && tokens[index].measure == .plain
      && tokens[index + 2].measure == .plain && tokens[index].number < tokens[index + 2].number
      && (kind(index + 1) == .dash || plays(index + 1, CueSet(.to, .toward)))
  }

  /// Whether a range stands behind what one chooses: "font size 12–24".
  func spans(_ number: Int, of index: Int) -> Bool {
    isNeed(index, .fact) && isRange(number) && kind(number + 1) == .dash
      && headToken(of: index).map { tokens[$0].plays(CueSet(.choice)) } ?? false
  }

  /// Reads "number of eggs: 1 to 6": how many there are is to be set, as it is not told; false where
  /// the clause says anything else.
  mutating func spansCount() -> Bool {
    let start = position
    let phrase = nounPhrase(position)
    guard phrase.end > phrase.first, phrase.component == nil,
      sense(.need, start)?.argument == "metric.counted"
        || fieldKind(phrase.first, phrase.end) == .number
    else { return false }
    let isSetOff = kind(phrase.end) == .comma || kind(phrase.end) == .colon
    let first = isSetOff ? phrase.end + 1 : phrase.end
    guard isRange(first), first + 3 == end || context == .form && ends(first + 3) else {
      return false
    }
    let index = require(.component(.slider), from: start, to: phrase.end)
    requirements[index].details.label = verbatim(start, phrase.end, capitalizing: true)
    titleHint = titleHint ?? requirements[index].details.label
    position = first
    span(of: index)
    close(index)
    return true
  }

  /// Reads a range as what a slider goes over.
  mutating func span(of index: Int) {
    requirements[index].subject = .component(.slider)
    requirements[index].details.fieldKind = nil
    requirements[index].details.minimum = tokens[position].number
    requirements[index].details.maximum = tokens[position + 2].number
    position += 3
  }

  /// Reads "1 to 5" behind a question as the range that it is answered from.
  mutating func answerRange(of index: Int) {
    let first = plays(position, CueSet(.from)) ? position + 1 : position
    guard isRange(first), ends(first + 3) else { return }
    position = first
    span(of: index)
  }
}
