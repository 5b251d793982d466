package import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenReading
internal import ScreenText

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
  var parts: [RoutinePart] = []
  /// The number of rounds of the sequence that is being read, and of the one before it.
  var rounds: Int?
  var lastRounds: Int?
  /// Whether words state a number of rounds.
  var hasRounds = false
  /// The word for the rounds.
  var roundsName: Int?
  /// Whether the rounds were stated before their parts.
  var roundsAhead = false
  /// Whether the sequence ends without its last pause.
  var leavesLastRest = false
  /// The indices of the parts at which separately repeated sequences start.
  var starts: [Int] = []
  /// The number of parts when the number of rounds was read.
  var told = 0
  /// The marks between the part before and the words that are read next.
  var gap = Gap()
  /// What the words after the last name said of it.
  var tail: Tail?
  /// The time that the whole is stated to take, in seconds.
  var whole: Int?
  /// Whether the parts of the rounds stated ahead stand in parentheses.
  var isGrouped = false
  /// The number of minutes of a routine with work at the start of each.
  var minutes: Int?
  /// The words before the parts: "HIIT" in "HIIT: 30s work".
  var heading: Range<Int>?
  /// Whether a word explicitly states that this is a routine.
  var isStated = false

  /// Returns the brief of a routine; nil if the intent is not one.
  package static func brief(of document: Document, _ bytes: [UInt8]) -> Brief? {
    guard document.count <= limit, document.count > 1 else { return nil }
    let said = IntentWord.words(document.tokens, bytes)
    // Most texts have no figure; the words of routines are not loaded for them.
    guard said.contains(where: \.mayBeNumber) else { return nil }
    let words = RoutineWords.shipped.withNumbers(said)
    guard words.contains(where: { $0.kind == .number }) else { return nil }
    var reader = RoutineReader(words: words, bytes: bytes, lexicon: .shipped)
    if let brief = reader.brief() { return brief }
    reader = RoutineReader(words: words, bytes: bytes, lexicon: .shipped)
    return reader.readHeld() ? reader.assembled() : nil
  }

  private mutating func brief() -> Brief? {
    readHeading()
    while skipLinks() {
      guard parts.count < Self.mostParts, readPart() else { return nil }
    }
    guard !parts.isEmpty, isRoutine else { return nil }
    if let whole, rounds == nil, !fill(whole) { return nil }
    endSequence()
    guard countMinutes() else { return nil }
    return assembled()
  }

  /// The brief of the parts that were read.
  private mutating func assembled() -> Brief {
    for index in parts.indices where parts.count > 1 && parts[index].item.label.text.isEmpty {
      // "8x20s/10s"
      parts[index].item.label = parts[index].item.values.first ?? Phrase("Work")
    }
    let whole = SourceRange(words[0].range.lowerBound, words[words.count - 1].range.upperBound)
    let title = title
    var details = Details(label: title, items: parts.map(\.item))
    if parts.count == 1, parts[0].item.label.text.isEmpty { details.items[0].label = title }
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

  // MARK: The heading

  /// Reads the words before a colon, or words for a routine before its first figure.
  private mutating func readHeading() {
    var start = 0
    while plays(start, .ask) || word(start)?.kind == .newline { start += 1 }
    position = start
    if readMinutes() || readWhole() { return }
    var index = start
    while index - start < 8, word(index)?.kind == .word { index += 1 }
    // "Physio at home, knee: …"
    var colon = index
    while colon - start < 10, word(colon)?.kind == .word || word(colon)?.kind == .comma {
      colon += 1
    }
    if word(colon)?.kind == .colon, plays(colon + 2, .set) { index = colon }
    // "Couch to 5k: …"
    if index > start, let number = word(index), number.kind == .number,
      number.text.utf8.last?.isASCIILetter == true, number.measure != .duration,
      number.measure != .times,
      word(index + 1)?.kind == .colon
    {
      index += 1
    }
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
    } else if let end = endOfNameBeforeRounds(start, index) {
      // "interval timer, 8 rounds: 1 min fast, 2 min slow"
      heading = start..<end
      isStated = true
      position = word(index)?.kind == .comma ? index + 1 : index
    } else if word(index)?.kind == .number, index > start, plays(index - 1, .kind) {
      heading = start..<index
      isStated = true
      position = index
    } else if let last = (start..<index).first(where: {
      plays($0, .kind) && !plays($0 + 1, .kind)
    }),
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
    if heading != nil, isNamed, word(position - 1)?.kind == .colon { readWholeBehindHeading() }
  }

  /// The end of a name of a routine or a timer before a number of rounds with a colon; nil if there is
  /// none.
  private func endOfNameBeforeRounds(_ start: Int, _ index: Int) -> Int? {
    let number = word(index)?.kind == .comma ? index + 1 : index
    guard word(number)?.kind == .number, plays(number + 1, .round),
      word(number + 2)?.kind == .colon,
      let last = (start..<index).last(where: { plays($0, .timer) || plays($0, .kind) }),
      (last + 1..<index).allSatisfy({ plays($0, .link) })
    else { return nil }
    return last + 1
  }

  /// Reads the time that the whole takes with its kind: "20 min HIIT: …", "HIIT of 20 minutes: …".
  private mutating func readWhole() -> Bool {
    let start = position
    let isAhead = word(position)?.kind == .number
    if !isAhead {
      while word(position)?.kind == .word, !plays(position, .link) { position += 1 }
    }
    let end = position
    skipOf()
    let seconds = readDuration()
    let lower = isAhead ? position : start
    while isAhead, word(position)?.kind == .word { position += 1 }
    let name = lower..<(isAhead ? position : end)
    guard let seconds, word(position)?.kind == .colon, name.contains(where: { plays($0, .kind) })
    else {
      position = start
      return false
    }
    (heading, whole, isStated) = (name, seconds, true)
    position += 1
    return true
  }

  /// Reads a time alone at the start of the parts: "HIIT: 10 minutes, 50 s on and 10 s off".
  private mutating func readWholeBehindHeading() {
    let start = position
    let seconds = readDuration()
    if let seconds, word(position)?.kind == .comma, word(position + 1)?.kind == .number,
      word(position + 2).map({ $0.kind == .word }) ?? false,
      word(
        isDuration(position + 1) && words[position + 1].measure != .duration
          ? position + 3 : position + 2)?.kind == .word
    {
      whole = seconds
    } else {
      position = start
    }
  }

  // MARK: The whole

  /// Whether the words or the shape of the parts are those of a routine.
  private var isRoutine: Bool {
    let named = heading.map { label($0.lowerBound, $0.upperBound).text } ?? ""
    let labels = (parts.map(\.item.label.text) + [named]).map {
      $0.lowercased().split(whereSeparator: { " -".contains($0) })
    }
    let isMeasured = labels.contains { $0.contains { lexicon.plays(String($0), .measure) } }
    if isStated || hasRounds { return true }
    guard !isMeasured else { return false }
    let isKnown = labels.contains {
      let words = $0.map(String.init)
      return lexicon.isExercise(words) || lexicon.isActivity(words)
    }
    let timed = parts.count { $0.item.seconds != nil }
    return isKnown || timed > 1 && parts.allSatisfy { ($0.item.seconds ?? .max) < 3_600 }
  }

  /// The heading, or else the name of the only part, or of a few parts joined.
  private var title: Phrase {
    if let heading { return label(heading.lowerBound, heading.upperBound) }
    let labels = parts.map(\.item.label).filter { !$0.text.isEmpty && !lexicon.isRest($0.text) }
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
