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
    guard items.isEmpty, rounds == nil, let pace = pace() else { return nil }
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
    if let whole = readDuration() {
      guard whole % each == 0 else {
        // The pace does not divide the stated duration, so only the duration is used.
        let upper = words.firstIndex { $0.range.lowerBound >= end } ?? words.count
        let name = label(pace.name.lowerBound, max(upper, pace.name.upperBound))
        return add(name, seconds: whole)
      }
      rounds = whole / each
    } else {
      position = start
      if isMultiplication(position), let count = word(position + 1)?.count,
        (1...999).contains(count)
      {
        position += 2
        rounds = count
        if plays(position, .round) || plays(position, .time) { position += 1 }
      }
    }
    for (figure, phase) in zip(pace.figures, pace.phases) {
      var item = Details.Item(
        Phrase(phase, at: figure.range), seconds: figure.number * unit, times: nil)
      item.values = [Phrase(RoutineLength.text(figure.number * unit), at: figure.range)]
      items.append(item)
    }
    told = items.count
    return true
  }

  /// Returns the pace at the position, if the words before or after it or the heading say what is
  /// paced.
  private func pace() -> Pace? {
    var place = position
    while word(place)?.kind == .word, !isMultiplication(place) { place += 1 }
    guard let first = word(place), first.kind == .number else { return nil }
    let figures = figures(from: first.range.lowerBound)
    let named = position < place ? position..<place : heading ?? nameBehind(figures, at: place)
    let name = label(named.lowerBound, named.upperBound).text.lowercased()
    guard figures.count > 1, figures.allSatisfy({ (1...3_600).contains($0.number) }),
      let (unit, phases) = lexicon.pace(of: name, phases: figures.count)
    else { return nil }
    return Pace(figures: figures, name: named, unit: unit, phases: phases)
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
