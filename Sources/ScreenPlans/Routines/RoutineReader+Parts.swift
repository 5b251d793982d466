import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension RoutineReader {
  /// Reads a part of the routine, or its number of rounds; returns false if there is neither.
  mutating func readPart() -> Bool {
    if let isPart = readPace() { return isPart }
    return word(position)?.kind == .number ? readFigureFirst() : readLabelFirst()
  }

  // MARK: "30s work", "3 sets of 12 push-ups", "8 rounds"

  private mutating func readFigureFirst() -> Bool {
    if let isPart = readTimed() { return isPart }
    guard let number = word(position), let count = times(number) else { return false }
    position += 1
    let isTimes = number.measure == .times || isMultiplication(position)
    if isTimes {
      if number.measure != .times { position += 1 }
      return word(position)?.kind == .open ? readGroup(count) : readMultiple(count)
    }
    if plays(position, .set) {
      position += 1
      skipOf()
      return readMultiple(count, orWhole: true)
    }
    if plays(position, .round) || plays(position, .time) {
      position += 1
      if word(position)?.kind == .colon { position += 1 }
      return setRounds(count)
    }
    if plays(position, .repetition) { position += 1 }
    skipOf()
    let lower = position
    readLabel()
    let label = label(lower, position)
    guard position > lower, isStated || names(lower, position) else { return false }
    return add(label, times: count)
  }

  /// Reads a timed part: "30 s sprint", "10 minutes of yoga". Returns nil if there is no duration
  /// here.
  private mutating func readTimed(times: Int? = nil) -> Bool? {
    let start = position
    guard let seconds = readDuration() else { return nil }
    let figure = figure(start, position)
    skipOf()
    let lower = position
    readLabel()
    return add(label(lower, position), seconds: seconds, times: times, figure)
  }

  /// Reads a part that is repeated in sets ("12 push-ups", "30 s sprint"), or with `orWhole` the
  /// number of rounds if no part follows.
  private mutating func readMultiple(_ sets: Int, orWhole: Bool = false) -> Bool {
    if let isPart = readTimed(times: sets) { return isPart }
    let start = position
    guard word(position)?.count != nil else {
      let lower = position
      readLabel()
      if position > lower { return add(label(lower, position), times: sets) }
      return orWhole && setRounds(sets)
    }
    position += 1
    let figure = figure(start, position)
    if plays(position, .repetition) { position += 1 }
    skipOf()
    let lower = position
    readLabel()
    guard position > lower else { return false }
    // "3 sets of" states a routine; "3 x 12" may as well be a size.
    if orWhole || names(lower, position) { isStated = true }
    return add(label(lower, position), times: sets, figure)
  }

  /// Reads parts in parentheses that are repeated in sequence: "3 x (4 min row, 2 min rest)".
  private mutating func readGroup(_ times: Int) -> Bool {
    repeatParts()
    let first = items.count
    beginParts()
    position += 1
    // Inside a group no word needs to state that this is a routine.
    let wasStated = isStated
    isStated = true
    while let next = word(position), next.kind != .close {
      if next.kind == .comma || next.kind == .semicolon || plays(position, .link) {
        position += 1
      } else if items.count >= Self.mostParts || !readPart() {
        return false
      }
    }
    guard items.count > first, word(position)?.kind == .close, (1...999).contains(times) else {
      return false
    }
    position += 1
    repeatParts()
    repeatParts(from: first, times: times)
    beginParts()
    isStated = wasStated || items[first...].contains { $0.seconds != nil || names($0.label.text) }
    return true
  }

  // MARK: "neck 20s", "meditate for 10 minutes", "squats 3x12", "rest 90 seconds"

  private mutating func readLabelFirst() -> Bool {
    let lower = position
    readLabel(stoppingAtFigures: true)
    let upper = position
    guard upper > lower else { return false }
    if (lower..<upper).contains(where: { plays($0, .timer) }) { isStated = true }
    let name = label(lower, upper)
    while plays(position, .link) || word(position)?.kind == .colon || isMultiplication(position)
      || word(position)?.kind == .dash
    {
      position += 1
    }
    let start = position
    if let seconds = readDuration() {
      let figure = figure(start, position)
      guard let side = readTail() else { return add(name, seconds: seconds, figure) }
      // A part for each side is done twice.
      return add(Phrase(name.text + side, at: name.range), seconds: seconds, times: 2, figure)
    }
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
    readTail()
    guard isStated || names(lower, upper) else { return false }
    return add(name, times: count)
  }

  // MARK: Pieces of a part

  mutating func add(
    _ label: Phrase, seconds: Int? = nil, times: Int? = nil, _ figure: Phrase? = nil
  ) -> Bool {
    // Only a part that is the whole routine may lack a name.
    guard !label.text.isEmpty || items.isEmpty else { return false }
    // "…, 4 times, then a long break": what follows is not repeated.
    if rounds != nil, told > starts.last ?? 0 { repeatParts() }
    var item = Details.Item(label, seconds: seconds, times: times)
    if let figure { item.values = [figure] }
    items.append(item)
    return true
  }

  private mutating func setRounds(_ count: Int) -> Bool {
    guard rounds == nil, (1...999).contains(count) else { return false }
    rounds = count
    told = items.count
    readTail()
    return true
  }

  /// Multiplies the parts since the last repetition by the number of rounds stated after them.
  mutating func repeatParts() {
    guard let count = rounds else { return }
    repeatParts(from: starts.last ?? 0, times: count)
    rounds = nil
    beginParts()
  }

  /// Starts a new sequence of parts, which is repeated separately from those before it.
  private mutating func beginParts() { starts.append(items.count) }

  private mutating func repeatParts(from first: Int, times count: Int) {
    for index in items.indices[first...] {
      if items[index].seconds == nil, items[index].values.isEmpty, let reps = items[index].times {
        // "10 burpees" are one set of ten; done twice, they are two sets.
        items[index].values = [Phrase(String(reps), from: items[index].label.origin)]
        items[index].times = nil
      }
      items[index].times = min((items[index].times ?? 1) * count, 999)
    }
  }

  /// Reads a duration in seconds: "45s", "2 min", "1 min 30 s". Returns nil without consuming
  /// anything if there is none.
  mutating func readDuration() -> Int? {
    var total: Int?
    while let number = word(position), number.kind == .number, total ?? 0 < 1_000_000 {
      let factor: Double
      if number.measure == .duration {
        factor = 1
      } else if number.measure == .plain, number.number >= 0, let unit = word(position + 1),
        unit.kind == .word, let seconds = lexicon.seconds(inUnit: unit.text)
      {
        factor = Double(seconds)
      } else {
        break
      }
      position += factor == 1 && number.measure == .duration ? 1 : 2
      total = (total ?? 0) + Int(min(max(number.number * factor, 0), 86_400))
    }
    return total
  }

  /// Returns the words of a figure; nil if it combines several units, which no single number
  /// expresses.
  private func figure(_ lower: Int, _ upper: Int) -> Phrase? {
    guard lower < upper, upper - lower <= 2 else { return nil }
    if upper - lower == 2, words[lower + 1].kind == .number || words[lower + 1].isJoined {
      return nil
    }
    let range = SourceRange(words[lower].range.lowerBound, words[upper - 1].range.upperBound)
    return Phrase(String(decoding: bytes[range.range], as: UTF8.self), at: range)
  }

  /// Reads the words of a name; a linking word belongs to it unless a figure follows.
  private mutating func readLabel(stoppingAtFigures: Bool = false) {
    let start = position
    while let next = word(position), next.kind == .word, position - start < 8 {
      let isLink = plays(position, .link)
      if isLink, position == start || word(position + 1)?.kind != .word || ends(next.text) {
        break
      }
      if isMultiplication(position), word(position + 1)?.kind == .number { break }
      position += 1
    }
    if !stoppingAtFigures { readTail() }
  }

  /// Whether a linking word ends the name of a part.
  private func ends(_ link: String) -> Bool {
    switch link {
    case "and", "then", "followed", "with", "plus", "for", "repeat", "repeated", "after", "between",
      "each", "per", "next", "finally":
      true
    default: false
    }
  }

  /// Skips "between sets" and "in between"; returns "each side" or "per leg", with a space before
  /// it.
  @discardableResult
  private mutating func readTail() -> String? {
    guard let next = word(position), next.kind == .word else { return nil }
    switch next.text {
    case "each", "per", "between": position += 1
    case "in" where word(position + 1)?.text == "between": position += 2
    case "at" where word(position + 1)?.text == "the":
      // "a rest of 60 seconds at the end"
      position = min(position + 3, words.count)
      return nil
    default: return nil
    }
    guard let part = word(position), part.kind == .word, !plays(position, .link) else { return nil }
    position += 1
    return next.text == "between" || next.text == "in" ? nil : " " + next.text + " " + part.text
  }

  mutating func skipOf() {
    while let next = word(position), next.kind == .word, next.text == "of" || next.text == "for" {
      position += 1
    }
  }

  private func times(_ number: IntentWord) -> Int? {
    guard number.measure == .plain || number.measure == .times,
      (0...10_000).contains(number.number)
    else { return nil }
    return Int(whole: number.number)
  }

  func isMultiplication(_ index: Int) -> Bool {
    guard let next = word(index) else { return false }
    return next.text == "x" || next.text == "×"
  }

  /// Whether some words name an exercise.
  private func names(_ lower: Int, _ upper: Int) -> Bool {
    names(label(lower, upper).text)
  }

  private func names(_ label: String) -> Bool {
    lexicon.isExercise(label.lowercased().split(separator: " ").map(String.init))
  }
}
