import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension RoutineReader {
  /// Reads a part of the routine, or how often its parts are done; returns false if there is
  /// neither.
  mutating func readPart() -> Bool {
    tail = nil
    if let isPart = readPace() { return isPart }
    if let isRepetition = readRepetition() { return isRepetition }
    return word(position)?.kind == .number ? readFigureFirst() : readLabelFirst()
  }

  // MARK: "30s work", "3 sets of 12 push-ups", "8 rounds"

  private mutating func readFigureFirst() -> Bool {
    if let isPart = readTimed() { return isPart }
    if let isPart = readRange() { return isPart }
    guard let number = word(position), let count = times(number) else { return false }
    if isDistance(position + 1) { return readDistance() }
    // "12 days to the launch" are counted, but not done.
    if plays(position + 1, .long) { return false }
    if let isPart = readLongRounds(count) { return isPart }
    // "a circuit of 5 exercises, 40 s work …": each is done like the others.
    if isStated, plays(position + 1, .station), parts.count == first, endsClause(position + 2) {
      position += 2
      return readRounds(count)
    }
    position += 1
    let isTimes = number.measure == .times || isMultiplication(position)
    if isTimes {
      if number.measure != .times { position += 1 }
      if word(position)?.kind == .colon || pace() != nil { return readRounds(count) }
      return word(position)?.kind == .open ? readGroup(count) : readMultiple(count)
    }
    if plays(position, .set) {
      position += 1
      skipOf()
      return readMultiple(count, orWhole: true)
    }
    if plays(position, .round) || plays(position, .time) {
      roundsName = plays(position, .round) ? position : nil
      position += 1
      return readRounds(count)
    }
    if plays(position, .repetition) { position += 1 }
    skipOf()
    let lower = position
    let upper = readLabel()
    guard upper > lower else { return false }
    let start = position
    if word(position)?.text == "of" {
      // "10 stretches of 30 seconds"
      position += 1
      if let seconds = readDuration() {
        return add(label(lower, upper), seconds: seconds, times: count)
      }
      position = start
    }
    guard isStated || names(lower, upper) else { return false }
    return add(label(lower, upper), times: count)
  }

  /// Reads a timed part: "30 s sprint", "10 minutes of yoga". Returns nil if there is no duration
  /// here.
  private mutating func readTimed(times: Int? = nil) -> Bool? {
    let start = position
    guard let seconds = readDuration() else { return nil }
    let figure = figure(start, position)
    skipOf()
    let lower = position
    let upper = readLabel()
    if (lower..<upper).contains(where: { plays($0, .timer) }) { isStated = true }
    return add(label(lower, upper), seconds: seconds, times: times, figure)
  }

  /// Reads a part that is repeated in sets ("12 push-ups", "30 s sprint"), or with `orWhole` the
  /// number of rounds if no part follows.
  private mutating func readMultiple(_ sets: Int, orWhole: Bool = false) -> Bool {
    if let isPart = readTimed(times: sets) { return isPart }
    if let isPart = readRange(sets: sets) { return isPart }
    if isDistance(position + 1) { return readDistance(times: sets) }
    let start = position
    guard word(position)?.count != nil else {
      let lower = position
      let upper = readLabel()
      if upper > lower { return add(label(lower, upper), times: sets) }
      return orWhole && readRounds(sets)
    }
    position += 1
    let figure = figure(start, position)
    if plays(position, .repetition) { position += 1 }
    skipOf()
    let lower = position
    let upper = readLabel()
    guard upper > lower else { return false }
    // "3 sets of" states a routine; "3 x 12" may as well be a size.
    if orWhole || names(lower, upper) { isStated = true }
    return add(label(lower, upper), times: sets, figure)
  }

  /// Reads a distance, which belongs to the name: "8 x 400 m", "5 km run".
  private mutating func readDistance(times: Int = 1) -> Bool {
    let lower = position
    position += word(position + 1)?.kind == .word ? 2 : 1
    let upper = readLabel()
    guard isStated || times > 1 || names(lower, upper) else { return false }
    guard add(label(lower, max(upper, lower + 2)), times: times) else { return false }
    parts[parts.count - 1].sets = times
    return true
  }

  /// Reads a distance behind a name: "run 400 m", "swim 4 x 100 m".
  private mutating func readDistanceBehind(_ name: Range<Int>) -> Bool? {
    var place = position
    var sets = 1
    if let count = word(place)?.count, isMultiplication(place + 1) {
      (sets, place) = (count, place + 2)
    }
    guard let way = word(place), way.count != nil, isDistance(place + 1) else { return nil }
    position = place + 2
    readTail()
    let figure = label(place, place + 2)
    let label = Phrase(
      label(name.lowerBound, name.upperBound).text + " " + figure.text, at: figure.range)
    guard add(label, times: sets) else { return false }
    parts[parts.count - 1].sets = sets
    return true
  }

  /// Reads a range of repetitions, which no single number expresses: "8–12 reps bench press".
  /// Returns nil without consuming anything if there is none.
  private mutating func readRange(sets: Int? = nil) -> Bool? {
    guard let figure = range(position) else { return nil }
    let end = position + (words[position + 1].isJoined ? 2 : 3)
    guard plays(end, .repetition) || sets != nil else { return nil }
    position = end
    if plays(position, .repetition) { position += 1 }
    skipOf()
    let lower = position
    let upper = readLabel()
    guard upper > lower else { return false }
    isStated = true
    return add(label(lower, upper), times: sets ?? 1, figure)
  }

  /// Returns the range of numbers at an index: "12–15".
  func range(_ index: Int) -> Phrase? {
    guard word(index)?.count != nil, let next = word(index + 1) else { return nil }
    // A hyphen joins the second number to the first.
    let isJoined = next.isJoined && next.count != nil
    let last = isJoined ? next : word(index + 2)
    guard let last, last.count != nil, isJoined || ["–", "to"].contains(next.text) else {
      return nil
    }
    let range = SourceRange(words[index].range.lowerBound, last.range.upperBound)
    return Phrase(String(decoding: bytes[range.range], as: UTF8.self), at: range)
  }

  // MARK: "neck 20s", "meditate for 10 minutes", "squats 3x12", "rest 90 seconds"

  private mutating func readLabelFirst() -> Bool {
    let lower = position
    let upper = readLabel(stoppingAtFigures: true)
    guard upper > lower else { return false }
    if (lower..<upper).contains(where: { plays($0, .timer) }) { isStated = true }
    let name = label(lower, upper)
    // "stretch each leg for 30 seconds"
    readTail()
    while plays(position, .link) || word(position)?.kind == .colon || isMultiplication(position)
      || word(position)?.kind == .dash
    {
      position += 1
    }
    let start = position
    if let seconds = readDuration() {
      let figure = figure(start, position)
      readTail()
      return add(name, seconds: seconds, figure)
    }
    if let isRange = readRangeBehind(name) { return isRange }
    if let isWay = readDistanceBehind(lower..<upper) { return isWay }
    guard let number = word(position), number.kind == .number, let count = times(number) else {
      return false
    }
    position += 1
    if plays(position, .round) {
      // "repeat for 8 rounds" applies to the whole routine; anything else with a name is a part.
      return false
    }
    if plays(position, .repetition), isMultiplication(position + 1),
      let sets = word(position + 2)?.count
    {
      // "12 reps x 4 sets"
      position += plays(position + 3, .set) ? 4 : 3
      isStated = true
      return add(name, times: sets, figure(start, start + 1))
    }
    let isSaid = plays(position, .set)
    let isSets = number.measure == .times || isMultiplication(position) || isSaid
    if isSets, number.measure != .times { position += 1 }
    if isSets { skipOf() }
    let second = position
    if isSets, let seconds = readDuration() {
      let figure = figure(second, position)
      readTail()
      return add(name, seconds: seconds, times: count, figure)
    }
    if isSets, let isRange = readRangeBehind(name, sets: count) { return isRange }
    if isSets, word(position)?.count != nil {
      position += 1
      let figure = figure(second, position)
      let isCounted = plays(position, .repetition)
      if isCounted { position += 1 }
      readTail()
      if isSaid || isCounted || names(lower, upper) { isStated = true }
      return add(name, times: count, figure)
    }
    if plays(position, .repetition) || plays(position, .time) { position += 1 }
    if plays(position - 1, .time), let seconds = readDuration() {
      readTail()
      return add(name, seconds: seconds, times: count)
    }
    readTail()
    guard isStated || names(lower, upper) else { return false }
    return add(name, times: count)
  }

  /// Reads a range of repetitions behind a name: "bench press 8–12 reps", "curls 3 x 8-12".
  private mutating func readRangeBehind(_ name: Phrase, sets: Int? = nil) -> Bool? {
    guard let figure = range(position) else { return nil }
    let end = position + (words[position + 1].isJoined ? 2 : 3)
    guard plays(end, .repetition) || sets != nil else { return nil }
    position = end + (plays(end, .repetition) ? 1 : 0)
    isStated = true
    readTail()
    return add(name, times: sets ?? 1, figure)
  }
}
