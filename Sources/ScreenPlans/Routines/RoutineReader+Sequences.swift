import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

/// How often each part is done: parts that are repeated together, and the pauses between them.
extension RoutineReader {
  /// The index of the first part of the sequence that is being read.
  var first: Int { starts.last ?? 0 }

  /// Ends the sequence of parts that is being read: each part is done as often as was stated, and
  /// what follows is repeated separately.
  mutating func endSequence() {
    if parts.count > first {
      settleRests()
      if let count = rounds { repeatParts(count) }
      if leavesLastRest { leaveLastRest() }
      lastRounds = rounds
    }
    rounds = nil
    roundsAhead = false
    leavesLastRest = false
    starts.append(parts.count)
  }

  /// Multiplies the parts of the sequence by a number of rounds, except for warming up and cooling
  /// down.
  private mutating func repeatParts(_ count: Int) {
    let isOnce = parts.indices.map { $0 >= first && lexicon.isOnce(parts[$0].item.label.text) }
    let isAll = parts.indices.allSatisfy { $0 < first || isOnce[$0] }
    for index in parts.indices[first...] where isAll || !isOnce[index] {
      if parts[index].place == .between(.round) {
        parts[index].item.times = count - 1
      } else if parts[index].place == .after(.round) {
        parts[index].item.times = count
      } else {
        let item = parts[index].item
        if item.seconds == nil, item.values.isEmpty, let reps = item.times {
          // "10 burpees" are one set of ten; done twice, they are two sets.
          parts[index].item.values = [Phrase(String(reps), from: item.label.origin)]
          parts[index].item.times = nil
        }
        parts[index].item.times = min((parts[index].item.times ?? 1) * count, 999)
      }
    }
    parts.removeAll { $0.item.times == 0 && $0.place != .here }
  }

  /// Settles how often each pause of the sequence is taken by what it stands between.
  private mutating func settleRests() {
    let sequence = parts[first...]
    let done = sequence.filter { !isRest($0) && !lexicon.isOnce($0.item.label.text) }
    let sets = done.compactMap(ownSets)
    for index in sequence.indices {
      let before = index > first ? parts[index - 1] : nil
      switch parts[index].place {
      case .here:
        // A rest after an exercise is taken after each of its sets.
        guard let before, parts[index].item.times == nil, !isRest(before),
          isRest(parts[index]) || parts[index].isAdded && parts[index].item.seconds != nil,
          let sets = ownSets(before)
        else { continue }
        parts[index].item.times = sets
      case .between(let kind), .after(let kind):
        let isAfter = parts[index].place == .after(kind)
        let isOfSets =
          kind == .set || kind == .any && !roundsAhead || kind == .part && done.count < 2
        if isOfSets || kind == .round && rounds == nil, !sets.isEmpty {
          parts[index].item.times = sets.reduce(0) { $0 + $1 - (isAfter ? 0 : 1) }
          parts[index].place = .here
        } else if kind == .part || kind == .any && rounds == nil && done.count > 1 {
          parts[index].item.times = max(done.count - (isAfter ? 0 : 1), 1)
          parts[index].place = .here
        } else {
          parts[index].place = isAfter ? .after(.round) : .between(.round)
        }
      }
    }
  }

  /// Takes the last pause of the last sequence once less.
  mutating func leaveLastRest() {
    guard let index = parts.lastIndex(where: isRest), let times = parts[index].item.times else {
      return
    }
    if times > 1 { parts[index].item.times = times - 1 } else { parts.remove(at: index) }
  }

  /// The number of sets that a part states itself.
  private func ownSets(_ part: RoutinePart) -> Int? {
    if let sets = part.sets { return sets }
    if part.isNested { return nil }
    if part.isSided { return part.item.times.flatMap { $0 > 2 ? $0 / 2 : nil } }
    return part.item.seconds != nil || !part.item.values.isEmpty ? part.item.times : nil
  }

  func isRest(_ part: RoutinePart) -> Bool {
    part.item.seconds != nil && (lexicon.isRest(part.item.label.text) || part.place != .here)
  }

  // MARK: Repetitions stated after the parts

  /// Applies a repetition that follows a part, "× 8", to the part alone or to all of the sequence.
  mutating func multiply(by count: Int) -> Bool {
    guard let last = parts.last, parts.count > first, (1...999).contains(count) else {
      return false
    }
    let sequence = parts[first...]
    let isOfAll =
      sequence.count > 1 && sequence.allSatisfy { ownSets($0) == nil }
      && (isRest(last) || sequence.contains { lexicon.isBreath($0.item.label.text) }
        || !last.isApart || gap.marks.contains(.close))
    if isOfAll { return setRounds(count) }
    let index = parts.count - 1
    if last.item.seconds == nil {
      guard last.item.values.isEmpty, let reps = last.item.times else { return false }
      parts[index].item.values = [Phrase(String(reps), from: last.item.label.origin)]
    } else if last.item.times != nil, !last.isSided {
      return false
    }
    isStated = isStated || last.item.seconds != nil
    parts[index].item.times = (last.isSided ? 2 : 1) * count
    return true
  }

  mutating func setRounds(_ count: Int) -> Bool {
    guard (1...999).contains(count) else { return false }
    hasRounds = true
    if rounds != nil { return nest(count) }
    if first > 0, parts.count > first, parts[first...].allSatisfy(isRest) {
      // "…, 8 times, 1 min rest, repeat 3 times": nobody repeats the rest alone.
      starts.removeLast()
      for index in parts.indices[first...] where parts[index].item.times != nil {
        parts[index].isNested = true
      }
      (rounds, told) = (count, parts.count)
      return true
    }
    if parts.count > first { splitSequence() }
    rounds = count
    told = parts.count
    roundsAhead = parts.count == first
    return true
  }

  /// Repeats what is repeated already: "7 s hang, 3 s rest, 6 times, 3 sets".
  private mutating func nest(_ count: Int) -> Bool {
    guard let outer = rounds, parts.count > first else { return false }
    settleRests()
    let inner = roundsAhead ? count : outer
    repeatParts(inner)
    for index in parts.indices[first...] { parts[index].isNested = true }
    if !roundsAhead { rounds = count }
    told = parts.count
    return true
  }

  /// Leaves out of a repetition stated behind its parts what does not belong to it: a pause that
  /// follows another repetition, and parts before a semicolon.
  private mutating func splitSequence() {
    var start = first
    if first > 0, parts.count - first > 1, isRest(parts[first]) { start = first + 1 }
    if let last = parts[(start + 1)...].lastIndex(where: { $0.mark == .semicolon }),
      parts[(start + 1)...].contains(where: { $0.mark != .semicolon })
    {
      start = last
    }
    guard start > first else { return }
    let rest = Array(parts[start...])
    parts.removeSubrange(start...)
    endSequence()
    parts += rest
  }

  /// Whether a name comes from figures alone.
  private func isUnwritten(_ label: Phrase) -> Bool {
    guard let range = label.range else { return false }
    return bytes[range.range].allSatisfy(\.isASCIIDigit)
  }

  /// Repeats the sequence for a stated time, as often as it fits. A time that it does not divide
  /// stands for the sequence: nothing is known of how it ends.
  mutating func fill(_ seconds: Int) -> Bool {
    let sequence = parts[first...].filter { !lexicon.isOnce($0.item.label.text) }
    guard rounds == nil, sequence.count > 1,
      sequence.allSatisfy({ $0.item.seconds ?? 0 > 0 && $0.item.times == nil && $0.place == .here })
    else { return false }
    let each = sequence.reduce(0) { $0 + ($1.item.seconds ?? 0) }
    if seconds % each == 0 { return setRounds(seconds / each) }
    var label = sequence.map(\.item.label.text).joined(separator: " / ")
    if let heading {
      label = self.label(heading.lowerBound, heading.upperBound).text
      // The phases of a pace are not written: "box breathing 4-4-4-4, 5 minutes".
      if let last = sequence.last?.item.label.range, isUnwritten(sequence[0].item.label) {
        let range = SourceRange(words[heading.lowerBound].range.lowerBound, last.upperBound)
        label = Wording.capitalized(String(decoding: bytes[range.range], as: UTF8.self))
      }
    }
    let range = sequence[0].item.label.range
    let kept = parts[first...].filter { lexicon.isOnce($0.item.label.text) }
    parts.removeSubrange(first...)
    parts += kept
    let whole = Phrase(label, at: range ?? SourceRange(0, 0))
    parts.append(RoutinePart(item: Details.Item(whole, seconds: seconds, times: nil)))
    return true
  }
}
