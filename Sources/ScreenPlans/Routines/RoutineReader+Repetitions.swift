import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// How often parts are done, said behind them or ahead: "× 8", "for 10 minutes", "last round without
/// rest", "8 rounds", "3 x (…)".
extension RoutineReader {
  /// Reads what is said of the parts before it. Returns nil without consuming anything if nothing
  /// is.
  mutating func readRepetition() -> Bool? {
    if readException() { return true }
    guard parts.count > first else { return nil }
    if isMultiplication(position), let count = word(position + 1)?.count, !isDuration(position + 1)
    {
      position += 2
      if plays(position, .round) || plays(position, .time) || plays(position, .set) {
        position += 1
      }
      return multiply(by: count)
    }
    guard let number = word(position), number.kind == .number else { return nil }
    if number.measure == .times, endsClause(position + 1), let count = times(number) {
      position += 1
      if words[position - 2 < 0 ? 0 : position - 2].text.hasPrefix("repeat") {
        return setRounds(count)
      }
      return multiply(by: count)
    }
    let start = position
    let isSaid = position > 0 && words[position - 1].text == "for"
    if let seconds = readDuration(), endsClause(position), isSaid || exceeds(seconds),
      fill(seconds)
    {
      return true
    }
    position = start
    return nil
  }

  /// Whether a time without a name is that of the whole, since it is longer than its parts.
  private func exceeds(_ seconds: Int) -> Bool {
    let sequence = parts[first...]
    return isStated && !sequence.contains { $0.isUnnamed }
      && sequence.reduce(0) { $0 + ($1.item.seconds ?? seconds) } < seconds
  }

  /// Reads that a pause is left out: "no rest", "last round without rest".
  private mutating func readException() -> Bool {
    var end = position
    while let next = word(end), next.kind == .word, end - position < 10 { end += 1 }
    let range = position..<end
    guard endsClause(end), range.contains(where: { plays($0, .without) }),
      range.contains(where: { plays($0, .rest) || plays($0, .last) })
    else { return false }
    position = end
    guard range.contains(where: { plays($0, .last) }) else { return true }
    if parts.count > first { leavesLastRest = true } else { leaveLastRest() }
    return true
  }

  /// Whether nothing that belongs to a figure follows it.
  func endsClause(_ index: Int) -> Bool {
    guard let next = word(index) else { return true }
    return next.kind != .word && next.kind != .number && next.kind != .colon && next.kind != .open
      || ["then", "with", "and", "followed", "finally"].contains(next.text)
  }

  /// Reads rounds of a length: "five 3-minute rounds".
  mutating func readLongRounds(_ count: Int) -> Bool? {
    let start = position
    position += 1
    guard word(start)?.measure == .plain, let seconds = readDuration(), plays(position, .round)
    else {
      position = start
      return nil
    }
    let name = label(position, position + 1)
    position += 1
    isStated = true
    return add(
      Phrase(Wording.singular(name.text), at: name.range), seconds: seconds, times: count)
  }

  /// Reads what is done in a number of rounds. Rounds that follow other parts and precede their own
  /// start a new sequence: "warm-up 5 min, 3 rounds of …".
  mutating func readRounds(_ count: Int) -> Bool {
    let isAhead =
      word(position).map { $0.kind == .colon || $0.kind == .open || $0.text == "of" } ?? false
      || plays(position - 1, .time) && isDuration(position)
    if word(position)?.text == "of", word(position + 1)?.kind == .colon { position += 1 }
    if word(position)?.kind == .colon { position += 1 }
    if parts.count > first, isAhead || rounds != nil && !endsClause(position) { endSequence() }
    guard setRounds(count) else { return false }
    readTail()
    tail = nil
    return true
  }

  /// Reads parts in parentheses that are repeated in sequence: "3 x (4 min row, 2 min rest)".
  mutating func readGroup(_ times: Int) -> Bool {
    if parts.count > first || rounds != nil { endSequence() }
    position += 1
    // Inside a group no word needs to state that this is a routine.
    let wasStated = isStated
    isStated = true
    while let next = word(position), next.kind != .close {
      if next.kind == .comma || next.kind == .semicolon || plays(position, .link) {
        position += 1
      } else if parts.count >= Self.mostParts || !readPart() {
        return false
      }
    }
    guard parts.count > first, word(position)?.kind == .close, (1...999).contains(times) else {
      return false
    }
    position += 1
    let group = parts[first...]
    isStated = wasStated || group.contains { $0.item.seconds != nil || names($0.item.label.text) }
    rounds = times
    endSequence()
    return true
  }
}
