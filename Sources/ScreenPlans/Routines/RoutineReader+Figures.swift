import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension RoutineReader {
  /// Reads a duration in seconds: "45s", "2 min", "1 min 30 s", and "1:30" in a workout. Returns nil
  /// without consuming anything if there is none.
  mutating func readDuration() -> Int? {
    let start = position
    var total: Int?
    while let number = word(position), number.kind == .number, total ?? 0 < 1_000_000 {
      let seconds: Double
      if number.measure == .duration {
        seconds = number.number
        position += 1
      } else if number.measure == .plain, number.number >= 0, let unit = word(position + 1),
        unit.kind == .word, let factor = lexicon.seconds(inUnit: unit.text)
      {
        seconds = number.number * Double(factor)
        position += 2
      } else if let minutes = minutes(number, after: total) ?? clock(number) {
        seconds = minutes
        position += 1
      } else {
        break
      }
      total = (total ?? 0) + Int(min(max(seconds, 0), 86_400))
      // "1 minute and 30 seconds"
      if word(position)?.text == "and", isDuration(position + 1),
        unit(at: position + 1) < unit(at: start)
      {
        position += 1
      }
    }
    return total
  }

  /// The unit of a duration at an index in seconds.
  private func unit(at index: Int) -> Int {
    guard let number = word(index), number.measure == .duration else {
      return word(index + 1).flatMap { lexicon.seconds(inUnit: $0.text) } ?? 0
    }
    let letters = number.text.drop { !$0.isLetter }
    return lexicon.seconds(inUnit: String(letters)) ?? 0
  }

  /// The minutes of "1h 15m", in seconds; an "m" alone may be a length.
  private func minutes(_ number: IntentWord, after total: Int?) -> Double? {
    guard let total, total >= 3_600, number.text.hasSuffix("m") else { return nil }
    return Double(number.text.dropLast()).map { $0 * 60 }
  }

  /// The seconds of "1:30" in a routine of exercises; elsewhere it is a time of day.
  private func clock(_ number: IntentWord) -> Double? {
    guard number.measure == .clock, number.text.utf8.last?.isASCIIDigit == true,
      word(position + 1).map({ $0.text != "am" && $0.text != "pm" }) ?? true, hasExercise
    else { return nil }
    let figures = number.text.split(separator: ":").compactMap { Int($0) }
    guard figures.count == 2, figures[0] < 10, figures[1] < 60 else { return nil }
    return Double(figures[0] * 60 + figures[1])
  }

  private var hasExercise: Bool {
    let isAnyRest = words.indices.contains { plays($0, .rest) }
    return words.indices.contains { index in
      lexicon.isExercise([words[index].text])
        || isAnyRest && (words[index].text == "work" || plays(index, .round))
    }
  }

  func isDuration(_ index: Int) -> Bool {
    guard let number = word(index), number.kind == .number else { return false }
    return number.measure == .duration
      || word(index + 1).map { lexicon.seconds(inUnit: $0.text) != nil } ?? false
  }

  /// Whether the word at an index is a unit of length: the "m" of "400 m".
  func isDistance(_ index: Int) -> Bool { plays(index, .distance) }

  /// Returns the words of a figure; nil if it combines several units, which no single number
  /// expresses.
  func figure(_ lower: Int, _ upper: Int) -> Phrase? {
    guard lower < upper, upper - lower <= 2 else { return nil }
    // "1:30" and "an hour" are shown in other words.
    guard words[lower].measure != .clock,
      bytes[words[lower].range.range].allSatisfy({ $0 != 0x20 }),
      bytes[words[lower].range.lowerBound].isASCIIDigit
    else { return nil }
    if upper - lower == 2, words[lower + 1].kind == .number || words[lower + 1].isJoined {
      return nil
    }
    let range = SourceRange(words[lower].range.lowerBound, words[upper - 1].range.upperBound)
    return Phrase(String(decoding: bytes[range.range], as: UTF8.self), at: range)
  }

  /// Reads the words of a name and returns their end; a linking word belongs to the name unless a
  /// figure follows. What the words behind it say of it is in `tail`.
  mutating func readLabel(stoppingAtFigures: Bool = false) -> Int {
    let start = position
    while let next = word(position), next.kind == .word, position - start < 8 {
      let isLink = plays(position, .link) && !isBreath(position)
      if isLink, position == start || word(position + 1)?.kind != .word || ends(next.text) {
        break
      }
      if isMultiplication(position), word(position + 1)?.kind == .number { break }
      position += 1
    }
    let end = position
    if !stoppingAtFigures { readTail() }
    return end
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

  mutating func skipOf() {
    while let next = word(position), next.kind == .word, next.text == "of" || next.text == "for" {
      position += 1
    }
  }

  func times(_ number: IntentWord) -> Int? {
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
  func names(_ lower: Int, _ upper: Int) -> Bool {
    names(label(lower, upper).text)
  }

  func names(_ label: String) -> Bool {
    lexicon.isExercise(label.lowercased().split(separator: " ").map(String.init))
  }
}
