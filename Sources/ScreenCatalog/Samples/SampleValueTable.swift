internal import ScreenModel
internal import ScreenText

/// The sample values of every meaning, and the words that call for each.
struct SampleValueTable {
  let pools: [SampleValues.Pool]
  /// The indices of the pools, by the hashes of their names.
  private let places: HashTable<Int>
  /// Cues of things that are counted, such as "orders".
  private let figures: CueIndex
  /// Cues of what things are.
  private let things: CueIndex
  /// Cues of what things are and of their attributes.
  private let names: CueIndex
  /// Cues of figures that describe one thing.
  private let tallies: CueIndex
  /// The indexes to search for a word that is no cue in the preferred one.
  private let others: (figures: [CueIndex], names: [CueIndex], facts: [CueIndex])
  /// Cues that determine the meaning of a label whatever follows them, such as "number of".
  private let openings: CueIndex

  /// Reads the lines of a file of values.
  init(_ lines: SampleLines) {
    let entries = lines.entries.filter { !$0.values.isEmpty }
    pools = entries.map { entry in
      let numbers = entry.bounds.prefix(2).compactMap { Int($0) }
      let isBounded = numbers.count == 2 && numbers[0] < numbers[1]
      return SampleValues.Pool(
        name: entry.name, values: entry.values, isFigure: isBounded,
        isAttribute: isBounded || entry.isAttribute,
        bounds: isBounded ? numbers[0]...numbers[1] : 20...480,
        unit: entry.bounds.count > 2 ? String(entry.bounds[2]) : "", details: entry.details)
    }
    var places = HashTable<Int>(capacity: entries.count)
    for (number, entry) in entries.enumerated() { places.add(FNV1a.hash(entry.name.utf8), number) }
    self.places = places
    func index(where belongs: (SampleLines.Entry) -> Bool) -> CueIndex {
      var index = CueIndex()
      for (number, entry) in entries.enumerated() where belongs(entry) {
        index.add(entry.cues, number)
      }
      return index
    }
    figures = index { !$0.bounds.isEmpty && !$0.isAttribute }
    things = index { $0.bounds.isEmpty && !$0.isAttribute }
    names = index { $0.bounds.isEmpty }
    tallies = index { !$0.bounds.isEmpty && $0.isAttribute }
    others = ([names, tallies], [names, figures, tallies], [names, figures])
    // "number of …" in the file is a cue of whatever follows.
    let opening = Array(" …".utf8)
    var openings = CueIndex()
    for (number, entry) in entries.enumerated() {
      for cue in entry.cues.bytes where cue.suffix(opening.count).elementsEqual(opening) {
        openings.add(cue.dropLast(opening.count), number)
      }
    }
    self.openings = openings
  }

  /// Returns the pool with a name.
  func pool(named name: String) -> SampleValues.Pool? {
    places[FNV1a.hash(name.utf8)].map { pools[$0] }
  }

  /// Returns the index of the pool that a label's words call for, or nil if there is none.
  func number(for label: String, reading: SampleValues.Reading) -> Int? {
    // A whole label takes precedence over its words: an amount due is not a date.
    if label.utf8.contains(UInt8(ascii: " ")), let number = number(exactly: label) { return number }
    if let rest = Self.withoutMoment(label) { return number(for: rest, reading: reading) }
    if reading == .facts, let number = opening(of: label) { return number }
    return switch reading {
    case .figures: figures.number(for: label, or: others.figures)
    case .names: things.number(for: label, or: others.names)
    case .facts: tallies.number(for: label, or: others.facts)
    }
  }

  /// A label without the words at its end that say when it counts, which are none of its meaning:
  /// "Revenue this week", "Visits today"; nil if it has none.
  private static func withoutMoment(_ label: String) -> String? {
    let bytes = Array(label.utf8)
    for moment in moments where bytes.count > moment.count {
      let tail = bytes.suffix(moment.count)
      guard tail.elementsEqual(moment) else { continue }
      return String(decoding: bytes.dropLast(moment.count), as: UTF8.self)
    }
    return nil
  }

  private static let moments = [
    " today", " this week", " this month", " this year", " this quarter", " last week",
    " last month", " so far", " per day", " per week", " right now",
  ]
  .map { Array($0.utf8) }

  /// Returns the index of the pool with a whole label as its cue.
  func number(exactly label: String) -> Int? {
    tallies.number(exactly: label) ?? figures.number(exactly: label) ?? names.number(exactly: label)
  }

  /// Returns the meaning of a label's first words, whatever follows: "last inspection", "number of
  /// rooms". Words after a cue that is not a figure take precedence if they name an attribute: the
  /// latest version is not a day.
  private func opening(of label: String) -> Int? {
    var end = label.utf8.startIndex
    for _ in 0..<2 {
      guard let space = label.utf8[end...].dropFirst().firstIndex(of: UInt8(ascii: " ")) else {
        return nil
      }
      end = space
      guard let number = openings.number(exactly: String(label[..<end])) else { continue }
      guard !pools[number].isFigure else { return number }
      let rest = names.number(for: String(label[end...]))
      return rest.map { pools[$0].isAttribute } ?? false ? nil : number
    }
    return nil
  }
}
