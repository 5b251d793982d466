import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Parts that take the same time, which is said once: "hold each for 30 s: hamstring, quads, calves;
/// repeat twice".
extension RoutineReader {
  /// Reads an intent that is such a routine from start to end; nil if it is none.
  mutating func readHeld() -> Bool {
    guard let held = heldTime() else { return false }
    var used = IndexSet([held.words])
    if let repetition = repetition(outside: held.words) {
      used.ranges.append(repetition.words)
      rounds = repetition.count
    }
    var names: [Range<Int>] = []
    var hasColon = false
    for index in words.indices where !used.contains(index) {
      let isWord = words[index].kind == .word || words[index].kind == .conjunction
      if isWord, plays(index, .link) || words[index].text == "and" { continue }
      if isWord {
        if let last = names.last, last.upperBound == index {
          names[names.count - 1] = last.lowerBound..<index + 1
        } else {
          names.append(index..<index + 1)
        }
      } else if words[index].kind == .number {
        return false
      } else if words[index].kind == .colon, names.count == 1, names[0].upperBound == index {
        hasColon = true
      }
    }
    guard let first = names.first else { return false }
    if hasColon || first.contains(where: { plays($0, .kind) }) && first.count == 1 {
      heading = names.removeFirst()
    }
    guard (2...Self.mostParts).contains(names.count), names.allSatisfy({ $0.count < 5 }) else {
      return false
    }
    for name in names {
      let item = Details.Item(
        label(name.lowerBound, name.upperBound), seconds: held.seconds, times: nil)
      parts.append(RoutinePart(item: item))
    }
    endSequence()
    return true
  }

  /// The time that each part takes, and the words that say it: "hold each for 30 s", "30 s each".
  private mutating func heldTime() -> (words: Range<Int>, seconds: Int)? {
    for index in words.indices where words[index].text == "each" {
      position = index + 1
      if plays(position, .station)
        || words.indices.contains(position) && words[position].text == "one"
      {
        position += 1
      }
      if word(position)?.text == "for" { position += 1 }
      let isLed = index > 0 && Self.verbs.contains(words[index - 1].text)
      if isLed, let seconds = readDuration() { return (index - 1..<position, seconds) }
      for start in [index - 2, index - 1] where start >= 0 && isDuration(start) {
        position = start
        if let seconds = readDuration(), position == index { return (start..<index + 1, seconds) }
      }
    }
    return nil
  }

  /// How often all is done, and the words that say it: "repeat twice", "3 rounds".
  private mutating func repetition(outside held: Range<Int>) -> (words: Range<Int>, count: Int)? {
    for index in words.indices where !held.contains(index) {
      let isAsked = words[index].text.hasPrefix("repeat")
      position = isAsked ? index + 1 : index
      guard let number = word(position), number.kind == .number, !held.contains(position) else {
        continue
      }
      if isAsked, number.measure == .times, let count = times(number) {
        return (index..<position + 1, count)
      }
      guard let count = number.count, (1...999).contains(count),
        plays(position + 1, .round) || plays(position + 1, .set)
          || isAsked && plays(position + 1, .time)
      else { continue }
      return (index..<position + 2, count)
    }
    return nil
  }

  private static let verbs: Set<String> = ["hold", "holding", "do", "keep", "held"]
}

/// The places of words that have been read.
private struct IndexSet {
  var ranges: [Range<Int>]

  init(_ ranges: [Range<Int>]) { self.ranges = ranges }

  func contains(_ index: Int) -> Bool { ranges.contains { $0.contains(index) } }
}
