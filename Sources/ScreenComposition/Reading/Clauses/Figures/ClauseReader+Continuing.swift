internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether a number goes on with the one before rather than taking its place: the groups of
  /// "phone 555 0142", the hour of "on 14 May at 19:30".
  func continuesFigure(_ number: Int, behind mark: Int? = nil, of index: Int) -> Bool {
    let last = (mark ?? number) - 1
    guard kind(number) == .number, kind(last) == .number, isNeed(index, .fact, .metric, .input),
      requirements[index].details.value?.range?.upperBound == tokens[last].end
    else { return false }
    if mark != nil || tokens[number].measure == .clock {
      return tokens[last].measure == .date && tokens[number].measure == .clock
    }
    // What one can reckon with has a unit or stands alone.
    return tokens[last].measure == .plain && tokens[number].measure == .plain
      && (tokens[number].end - tokens[number].start > 2 && ends(number + 1)
        || kind(number + 1) == .number)
  }

  /// Takes a number into the figure that it goes on with.
  mutating func moreOfFigure(of index: Int) -> Bool {
    guard let begun = requirements[index].details.value?.range else { return false }
    requirements[index].details.value = text(
      begun.lowerBound, tokens[position].end, capitalizing: false)
    if isNeed(index, .metric) { requirements[index].subject = .need(.fact) }
    position += 1
    return true
  }
}
