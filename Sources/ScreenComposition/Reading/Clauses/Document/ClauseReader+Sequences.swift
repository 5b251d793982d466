internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads what tells of steps by the words before each, or of a list as one to tick; false where
  /// the clause at hand does neither.
  mutating func tellsSequence() -> Bool {
    var start = position
    while start < end, separates(start) || kind(start) == .colon || kind(start) == .close {
      start += 1
    }
    let outer = position
    position = start
    if let first = firstDone(start), let steps = markedSteps(first) {
      // "to bleed a radiator you first close the valve, then …"
      let index = take(steps)
      let lower = plays(start, CueSet(.to)) ? start + 1 : start
      requirements[index].details.label =
        requirements[index].details.label ?? verbatim(lower, first - 1, capitalizing: true)
      return true
    }
    guard plays(start, CueSet(.ordinal, .role, .step)) || ticks(start) else {
      position = outer
      return false
    }
    if isRole(start, .orderly), kind(start + 1) == .colon, hasSeparator(start + 2) {
      // "it says in order: remove the dome, brush the microphone"
      let index = sequence(from: start)
      if requirements[index].details.label == nil {
        requirements[index].details.label = Phrase("Steps", at: requirements[index].range)
      }
      position = start + 2
      items(of: index)
      close(index)
      return true
    }
    if marksSteps() || tellsStages() || ticksOff() { return true }
    position = outer
    return false
  }

  /// Reads "first cancel the electricity, then order boxes, book the van" and "you fill the tank, you
  /// add the powder, you rinse": what each part says is done, in the order of the sentence; false
  /// where fewer than three such parts stand.
  private mutating func marksSteps() -> Bool {
    guard let steps = markedSteps(position) else { return false }
    _ = take(steps)
    return true
  }

  /// Gives steps to the requirement that they belong to; returns where that stands.
  private mutating func take(_ steps: [Range<Int>]) -> Int {
    let index = sequence(from: position)
    requirements[index].details.items = steps.map { told($0) }
    position = steps.last?.upperBound ?? position
    // "…, and I have already ordered the boxes" tells of what was named.
    if isRole(position + 1, .pronoun) || isRole(position + 2, .pronoun) { position = end }
    close(index)
    return index
  }

  /// The word "first" behind who does something, if what is done is told before: "to bleed a
  /// radiator you first …".
  private func firstDone(_ start: Int) -> Int? {
    (start + 2..<max(start + 2, min(end, start + 12))).first {
      sense(.ordinal, $0)?.number == 1 && isRole($0 - 1, .pronoun)
    }
  }

  /// The steps that begin at an index, each behind an ordinal or the same pronoun; between those that
  /// a mark begins, others may stand that say what is done without one.
  private func markedSteps(_ start: Int) -> [Range<Int>]? {
    guard context != .form, isStepMark(start, like: start) else { return nil }
    let isCounted = plays(start, CueSet(.ordinal))
    var steps: [Range<Int>] = []
    var marks = 0
    var index = start
    while index < end, steps.count < Limits.items {
      while index < end, separates(index), !isStepMark(index, like: start) { index += 1 }
      let isMarked = isStepMark(index, like: start)
      if isMarked {
        marks += 1
        index += 1
        while kind(index) == .comma || isCounted && isRole(index, .pronoun) { index += 1 }
      }
      let lower = index
      // "first the dog's picture, then its name" lists what is shown.
      if isMarked, plays(lower, CueSet(.article, .count)) { return nil }
      while index < end, kind(index) == .word || kind(index) == .number,
        !separates(index)
          || plays(index, CueSet(.conjunction)) && !isStepMark(index, like: start)
            && !isStepMark(index + 1, like: start)
      {
        index += 1
      }
      guard index > lower else { return nil }
      let tellsMore =
        isRole(lower, .pronoun) || plays(lower, CueSet(.relative, .narration))
        || isPhrase(lower) && !plays(lower, CueSet(.verb))
      guard isMarked || isCounted && !tellsMore else { break }
      // "first add salt, pepper and cumin, then stir": what is no deed is of the one before.
      let isOfLast = !isMarked && !saysDoing(lower..<index)
      steps.append((isOfLast ? steps.popLast()?.lowerBound ?? lower : lower)..<index)
      guard separates(index), kind(index) != .semicolon else { break }
    }
    return steps.count > 2 && marks > 1 && steps.contains(where: { saysDoing($0) }) ? steps : nil
  }

  /// Whether a step begins with a word, as the first of them does: an ordinal, or the pronoun.
  private func isStepMark(_ index: Int, like first: Int) -> Bool {
    guard isInside(index) else { return false }
    if plays(first, CueSet(.ordinal)) {
      return plays(index, CueSet(.ordinal)) || isRole(index, .sequel)
    }
    guard isRole(first, .pronoun), isRole(index, .pronoun) else { return false }
    return tokens[index].entry == tokens[first].entry && kind(index + 1) == .word
      && !plays(index + 1, CueSet(.ability, .copula))
      && (plays(index + 1, CueSet(.verb)) || !plays(index + 1, CueSet(.container, .request)))
  }

  /// The requirement that steps belong to: the collection just named, or a new one by the name of
  /// what was said to be done.
  private mutating func sequence(from start: Int) -> Int {
    if let last = requirements.indices.last, requirements[last].details.items.isEmpty,
      isNeed(last, .records, .sequence, .fact) || isComponent(last, .list, .checklist, .steps)
    {
      if isNeed(last, .fact, .records) { requirements[last].subject = .need(.sequence) }
      return last
    }
    return require(.need(.sequence), from: start, to: start + 1)
  }

  /// Reads "I want to tick these", "the crew checks each off": the collection is one to tick.
  mutating func ticksOff() -> Bool {
    guard let place = tickingWord(position),
      let last = requirements.lastIndex(where: { !$0.details.items.isEmpty })
        ?? requirements.indices.last,
      isNeed(last, .records, .sequence, .fact) || isComponent(last, .list, .steps, .checklist)
    else { return false }
    requirements[last].subject = .component(.checklist)
    position = place + 1
    while position < end, !separates(position) { position += 1 }
    return true
  }

  /// Makes a checklist of the things of a sentence that says that they are for ticking: "jobs to tick off
  /// before winter", "What to pack for the sea, to check off".
  mutating func completeTicked() {
    for place in 0..<tokens.count where isRole(place, .ticking) {
      let own = sentence(around: place)
      let told = range(own.lowerBound, own.upperBound)
      let index = requirements.indices.last {
        let range = requirements[$0].range
        return range.lowerBound < told.upperBound && range.upperBound > told.lowerBound
          && (isNeed($0, .records, .sequence, .fact, .routine) || isComponent($0, .list))
          && requirements[$0].details.value == nil
      }
      guard let index else { continue }
      requirements[index].subject = .component(.checklist)
      requirements[index].details.fieldKind = nil
      requirements[index].details.variant = nil
    }
  }

  /// The words for ticking in the few at an index.
  private func tickingWord(_ start: Int) -> Int? {
    (start..<max(start, min(end, start + 6))).first { isRole($0, .ticking) }
  }

  private func ticks(_ start: Int) -> Bool { !requirements.isEmpty && tickingWord(start) != nil }

  /// Reads "done so far is Photo checked, at the moment Printing is going on, Pickup is still to
  /// come": how far each of several steps has come; false where fewer than two say so.
  mutating func tellsStages() -> Bool {
    var stages: [Details.Item] = []
    var stop = position
    for words in pieces(position, end) {
      guard let stage = stage(words.lowerBound, words.upperBound) else { break }
      stages.append(stage)
      stop = words.upperBound
    }
    guard stages.count > 1 else { return false }
    let name =
      requirements.count == 1 && isNeed(0, .status, .fact, .input, .sequence)
      ? requirements.removeLast().details.label : nil
    let asked = require(.need(.sequence), from: position, to: stop)
    requirements[asked].details.label = name
    requirements[asked].details.items = stages
    titleHint = name ?? titleHint
    position = stop
    close(asked)
    return true
  }

  /// How far a step has come, as the word at an index says.
  func stepState(_ index: Int) -> Phrase? {
    sense(.step, index).map { Phrase(Self.capitalized($0.argument), at: range(index, index + 1)) }
  }

  /// A step and its state, "Printing is going on"; nil where some words are no such thing.
  private func stage(_ lower: Int, _ upper: Int) -> Details.Item? {
    var first = lower
    var last = upper
    var state: Int?
    if plays(lower, CueSet(.step)), isPhrase(lower), lower + 1 < upper {
      state = lower
      first = plays(lower + 1, CueSet(.copula)) ? lower + 2 : lower + 1
    }
    if let copula = (first + 1..<max(first + 1, upper)).first(where: { plays($0, CueSet(.copula)) })
    {
      last = copula
      guard state != nil || plays(copula + 1, CueSet(.step)) else { return nil }
      state = state ?? copula + 1
    }
    guard let state, last > first, last - first < 7,
      (first..<last).allSatisfy({ kind($0) == .word || kind($0) == .number || kind($0) == .quote })
    else { return nil }
    var item = Details.Item(verbatim(first, last, capitalizing: true))
    item.state = stepState(state)
    return item
  }

  /// Whether arrows part at least three names at an index: each leads on to the next.
  func leadsOn(_ start: Int) -> Bool {
    var arrows = 0
    for index in start..<max(start, min(end, start + Limits.lookahead)) {
      if tokens[index].kind == .comma {
        guard tokens[index].isArrow else { return false }
        arrows += 1
      } else if ![.word, .number, .quote, .open, .close].contains(kind(index)) {
        return false
      }
    }
    return arrows > 1
  }
}
