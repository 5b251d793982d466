import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading
internal import ScreenText

extension RoutineReader {
  /// A pace: a figure for each phase, separated by slashes or hyphens.
  struct Pace {
    /// The number of each phase, and its range.
    var figures: [(number: Int, range: SourceRange)]
    /// The words that say what is paced; if they follow the figures, the range includes the
    /// figures.
    var name: Range<Int>
    /// The unit of the figures in seconds.
    var unit: Int
    /// The names of the phases.
    var phases: [String]
  }

  /// Reads a routine stated by its pace: "Tabata 20/10 x 8", "box breathing 4-4-4-4 for 4 minutes",
  /// "4-7-8 breathing". Returns nil without consuming anything if there is no pace.
  mutating func readPace() -> Bool? {
    guard parts.count == first, rounds == nil || roundsAhead, let pace = pace() else { return nil }
    let end = pace.figures[pace.figures.count - 1].range.upperBound
    while let next = word(position), next.range.lowerBound < end { position += 1 }
    position = max(position, pace.name.upperBound)
    var unit = pace.unit
    if let next = word(position), let seconds = lexicon.seconds(inUnit: next.text) {
      unit = seconds
      position += 1
    }
    isStated = true
    if heading == nil, !pace.name.isEmpty { heading = pace.name }
    let each = pace.figures.reduce(0) { $0 + $1.number * unit }
    let start = position
    skipOf()
    var times: Int?
    if let whole = readDuration() {
      guard whole % each == 0 else {
        // The pace does not divide the stated duration, so only the duration is used.
        let upper = words.firstIndex { $0.range.lowerBound >= end } ?? words.count
        let name = label(pace.name.lowerBound, max(upper, pace.name.upperBound))
        return add(name, seconds: whole)
      }
      times = whole / each
    } else {
      position = start
      if isMultiplication(position), let count = word(position + 1)?.count,
        (1...999).contains(count)
      {
        position += 2
        times = count
        if plays(position, .round) || plays(position, .time) { position += 1 }
      }
    }
    for (figure, phase) in zip(pace.figures, pace.phases) {
      let seconds = figure.number * unit
      var item = Details.Item(
        Phrase(phase, at: figure.range), seconds: seconds, times: rounds == nil ? nil : times)
      item.values = [Phrase(RoutineLength.text(seconds), at: figure.range)]
      parts.append(RoutinePart(item: item))
    }
    if rounds == nil, let times {
      rounds = times
      told = parts.count
    }
    return true
  }

  // MARK: "EMOM 10: 5 deadlifts"

  /// Reads that something is done at the start of each minute for a stated time.
  mutating func readMinutes() -> Bool {
    let start = position
    guard let length = (1...7).first(where: { plays(position..<position + $0, .minutely) }) else {
      return false
    }
    position += length
    skipOf()
    if isMultiplication(position) { position += 1 }
    let count = word(position)?.count
    let isBare = count != nil && !isDuration(position)
    let seconds = readDuration() ?? (count ?? 0) * 60
    if isBare { position += plays(position + 1, .round) ? 2 : 1 }
    guard seconds > 0, seconds % 60 == 0, seconds / 60 < 1_000 else {
      position = start
      return false
    }
    if word(position)?.kind == .colon { position += 1 }
    isStated = true
    heading = start..<start + length
    minutes = seconds / 60
    parts.append(
      RoutinePart(
        item: Details.Item(label(start, start + length), seconds: 60, times: minutes)))
    starts.append(1)
    return true
  }

  /// Gives what is done each minute as many sets as there are minutes. What fills the minute takes
  /// its place; several exercises may as well be done in turn.
  mutating func countMinutes() -> Bool {
    guard let minutes else { return true }
    let work = parts[1...]
    if work.contains(where: { $0.item.seconds != nil }) {
      let isFull = work.reduce(0) { $0 + ($1.item.seconds ?? 60) * ($1.item.times ?? 1) } == 60
      guard isFull else { return false }
      for index in work.indices { parts[index].item.times = minutes }
      parts.removeFirst()
    } else if work.count == 1, parts[1].item.values.isEmpty, let reps = parts[1].item.times {
      parts[1].item.values = [Phrase(String(reps), from: parts[1].item.label.origin)]
      parts[1].item.times = minutes
    }
    return true
  }

  private func plays(_ range: Range<Int>, _ role: RoutineWords.Role) -> Bool {
    guard range.upperBound <= words.count else { return false }
    return lexicon.plays(words[range].map(\.text).spaced, role)
  }

  /// Returns the pace at the position, if the words before or after it or the heading say what is
  /// paced.
  func pace() -> Pace? {
    var place = position
    while word(place)?.kind == .word, !isMultiplication(place) { place += 1 }
    guard let first = word(place), first.kind == .number else { return nil }
    let figures = figures(from: first.range.lowerBound)
    let named = position < place ? position..<place : heading ?? nameBehind(figures, at: place)
    let name = label(named.lowerBound, named.upperBound).text.lowercased()
    guard figures.count > 1, figures.allSatisfy({ (1...3_600).contains($0.number) }) else {
      return nil
    }
    guard let (unit, phases) = lexicon.pace(of: name, phases: figures.count) else {
      return named.isEmpty ? bare(figures) : nil
    }
    return Pace(figures: figures, name: named, unit: unit, phases: phases)
  }

  /// Returns the pace of two figures that nothing names, if the time that they are kept up for
  /// shows them to be seconds: "45/15 for 12 minutes".
  private func bare(_ figures: [(number: Int, range: SourceRange)]) -> Pace? {
    guard figures.count == 2, let end = figures.last?.range.upperBound,
      bytes[figures[0].range.upperBound] == UInt8(ascii: "/"),
      figures.allSatisfy({ $0.number % 5 == 0 && $0.number <= 180 }),
      let next = words.firstIndex(where: { $0.range.lowerBound >= end }),
      let (unit, phases) = lexicon.pace(of: "intervals", phases: 2)
    else { return nil }
    let each = figures[0].number + figures[1].number
    var reader = self
    reader.position = next + 1
    let isKept =
      words[next].text == "for" && (reader.readDuration().map { $0 % each == 0 } ?? false)
    let isRepeated = isMultiplication(next) && plays(next + 2, .round)
    guard isKept || isRepeated else { return nil }
    return Pace(figures: figures, name: position..<position, unit: unit, phases: phases)
  }

  /// Returns the range of the figures at an index and of the words after them that say what is
  /// paced; empty if there are no such words.
  private func nameBehind(
    _ figures: [(number: Int, range: SourceRange)], at place: Int
  ) -> Range<Int> {
    let end = figures.last?.range.upperBound ?? 0
    var index = words.firstIndex { $0.range.lowerBound >= end } ?? words.count
    guard let first = word(index), lexicon.pace(of: first.text, phases: figures.count) != nil else {
      return place..<place
    }
    while let next = word(index), next.kind == .word, !plays(index, .link), !isMultiplication(index)
    {
      index += 1
    }
    return place..<index
  }

  /// Returns the numbers from an offset on that slashes or hyphens join.
  private func figures(from start: Int) -> [(number: Int, range: SourceRange)] {
    var figures: [(number: Int, range: SourceRange)] = []
    var place = start
    while true {
      let digits = bytes[place...].prefix { $0.isASCIIDigit }
      guard let number = Int(String(decoding: digits.prefix(6), as: UTF8.self)) else { return [] }
      figures.append((number, SourceRange(place, digits.endIndex)))
      place = digits.endIndex
      guard place < bytes.count, bytes[place] == UInt8(ascii: "/") || bytes[place] == 0x2D else {
        return figures
      }
      place += 1
    }
  }
}
