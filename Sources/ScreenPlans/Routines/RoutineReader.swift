package import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenReading

/// Reads an intent that is a routine from start to end: "HIIT: 30s work, 10s rest, 8 rounds".
///
/// It returns a brief only if every word of the intent belongs to the routine; any other intent is
/// left to the reader of sentences.
package struct RoutineReader {
  /// The maximum number of tokens in a routine.
  static let limit = 240
  /// The maximum number of parts in a routine.
  static let mostParts = 60

  let words: [IntentWord]
  let bytes: [UInt8]
  let lexicon: RoutineWords
  var position = 0
  var items: [Details.Item] = []
  /// The number of rounds of the whole routine, or of the parts since the last repetition.
  var rounds: Int?
  /// The indices of the parts at which separately repeated sequences start.
  var starts: [Int] = []
  /// The number of parts when the number of rounds was read.
  var told = 0
  /// The words before the parts: "HIIT" in "HIIT: 30s work".
  var heading: Range<Int>?
  /// Whether a word explicitly states that this is a routine.
  var isStated = false

  /// Returns the brief of a routine; nil if the intent is not one.
  package static func brief(of document: Document, _ bytes: [UInt8]) -> Brief? {
    guard document.count <= limit, document.count > 1,
      document.tokens.contains(where: { $0.kind == .number })
    else { return nil }
    var reader = RoutineReader(
      words: IntentWord.words(document.tokens, bytes), bytes: bytes, lexicon: .shipped)
    return reader.brief()
  }

  private mutating func brief() -> Brief? {
    readHeading()
    while skipLinks() {
      guard items.count < Self.mostParts, readPart() else { return nil }
    }
    guard !items.isEmpty, isRoutine else { return nil }
    if !starts.isEmpty { repeatParts() }
    timeRests()
    let whole = SourceRange(words[0].range.lowerBound, words[words.count - 1].range.upperBound)
    let title = title
    var details = Details(label: title, count: rounds, items: items)
    if items.count == 1, items[0].label.text.isEmpty { details.items[0].label = title }
    let text = String(decoding: bytes[whole.range], as: UTF8.self)
    return Brief(
      title: title, topic: Phrase(title.text.lowercased(), from: title.origin),
      requirements: [
        Requirement(.need(.routine), range: whole, words: text, details: details)
      ])
  }

  // MARK: Words

  func word(_ index: Int) -> IntentWord? { words.indices.contains(index) ? words[index] : nil }

  func plays(_ index: Int, _ role: RoutineWords.Role) -> Bool {
    word(index).map { $0.kind == .word && lexicon.plays($0.text, role) } ?? false
  }

  /// Returns the words of some tokens as written, with the first letter capitalised.
  func label(_ lower: Int, _ upper: Int) -> Phrase {
    guard lower < upper else { return Phrase("") }
    // "interval timer called Sprint"
    let lower = (lower..<upper - 1).last { plays($0, .name) }.map { $0 + 1 } ?? lower
    let range = SourceRange(words[lower].range.lowerBound, words[upper - 1].range.upperBound)
    let text = String(decoding: bytes[range.range], as: UTF8.self)
    return Phrase(Wording.capitalized(text), at: range)
  }

  /// Skips marks and words that link parts; returns whether anything is left.
  private mutating func skipLinks() -> Bool {
    while let next = word(position) {
      switch next.kind {
      case .comma, .semicolon, .newline, .bullet, .dash, .stop, .question, .other, .slash, .bar,
        .arrow, .open, .close:
        break
      case .word where plays(position, .link) || plays(position, .ask): break
      case .word, .conjunction, .number, .quote, .apostrophe, .colon: return true
      }
      position += 1
    }
    return false
  }

  // MARK: The heading

  /// Reads the words before a colon, or words for a routine before its first figure.
  private mutating func readHeading() {
    var start = 0
    while plays(start, .ask) || word(start)?.kind == .newline { start += 1 }
    var index = start
    while index - start < 8, word(index)?.kind == .word { index += 1 }
    // "Physio at home, knee: …"
    var colon = index
    while colon - start < 10, word(colon)?.kind == .word || word(colon)?.kind == .comma {
      colon += 1
    }
    if word(colon)?.kind == .colon, plays(colon + 2, .set) { index = colon }
    let isNamed = (start..<index).contains { plays($0, .kind) || plays($0, .timer) }
    if word(index)?.kind == .number, plays(index - 1, .link), plays(index + 1, .set),
      index - 1 > start, isNamed
    {
      // "Training for the group is 2 sets of …"
      heading = start..<(index - 1)
      isStated = true
      position = index
    } else if word(index)?.kind == .colon, index > start {
      heading = start..<index
      isStated = isNamed
      position = index + 1
    } else if word(index)?.kind == .number, index > start, plays(index - 1, .kind) {
      heading = start..<index
      isStated = true
      position = index
    } else if let last = (start..<index).first(where: { plays($0, .kind) }),
      plays(last + 1, .link), word(last + 2)?.kind == .number,
      !isDuration(last + 2)
        || lexicon.plays(words[last + 1].text, .link) && words[last + 1].text == "with"
    {
      heading = start..<(last + 1)
      isStated = true
      position = last + 1
    } else {
      position = start
    }
  }

  private func isDuration(_ index: Int) -> Bool {
    guard let number = word(index), number.kind == .number else { return false }
    return number.measure == .duration
      || word(index + 1).map { lexicon.seconds(inUnit: $0.text) != nil } ?? false
  }

  // MARK: The whole

  /// Whether the words or the shape of the parts are those of a routine.
  private var isRoutine: Bool {
    let labels = items.map {
      $0.label.text.lowercased().split(whereSeparator: { " -".contains($0) })
    }
    let isMeasured = labels.contains { $0.contains { lexicon.plays(String($0), .measure) } }
    guard isStated || !isMeasured else { return false }
    if isStated || rounds != nil { return true }
    let isKnown = labels.contains {
      let words = $0.map(String.init)
      return lexicon.isExercise(words) || lexicon.isActivity(words)
    }
    let timed = items.count { $0.seconds != nil }
    return isKnown || timed > 1 && items.allSatisfy { ($0.seconds ?? .max) < 3_600 }
  }

  /// Applies the sets of an exercise to the rest that follows it, which is taken after each set.
  private mutating func timeRests() {
    for index in items.indices.dropFirst() where !starts.contains(index) {
      let before = items[index - 1]
      guard items[index].times == nil, items[index].seconds != nil,
        lexicon.isRest(items[index].label.text), let sets = before.times,
        before.seconds != nil || !before.values.isEmpty
      else { continue }
      items[index].times = sets
    }
  }

  /// The heading, or else the name of the only part, or of a few parts joined.
  private var title: Phrase {
    if let heading { return label(heading.lowerBound, heading.upperBound) }
    let labels = items.map(\.label).filter { !$0.text.isEmpty && !lexicon.isRest($0.text) }
    guard let first = labels.first else { return Phrase("Routine") }
    guard labels.count > 1 else { return first }
    var joined = first.text
    for (place, label) in labels.enumerated().dropFirst() {
      joined += (place == labels.count - 1 ? " and " : ", ") + label.text.lowercased()
    }
    let isShort = labels.count <= 3 && joined.utf8.count <= 48
    return isShort ? Phrase(joined, at: first.range) : Phrase("Routine")
  }
}
