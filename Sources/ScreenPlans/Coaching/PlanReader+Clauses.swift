internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

extension PlanReader {
  /// Reads the details of the plan from the clauses of the intent.
  mutating func readClauses() {
    var lower = 0
    while lower < words.count {
      var upper = lower
      while upper < words.count, !parts(upper) { upper += 1 }
      if lower < upper { readClause(lower..<upper) }
      lower = max(upper, lower + 1)
      while lower < words.count, parts(lower) { lower += 1 }
    }
  }

  /// Whether the word at an index separates clauses.
  private func parts(_ index: Int) -> Bool {
    switch words[index].kind {
    case .comma, .semicolon, .colon, .stop, .question, .newline, .open, .close, .bar, .arrow: true
    case .word, .conjunction:
      ["and", "with", "including", "showing", "but", "plus"].contains(words[index].text)
    case .number, .bullet, .quote, .apostrophe, .dash, .slash, .other: false
    }
  }

  private mutating func readClause(_ clause: Range<Int>) {
    let range = SourceRange(
      words[clause.lowerBound].range.lowerBound, words[clause.upperBound - 1].range.upperBound)
    let isOpening =
      range.lowerBound <= request.range.lowerBound
      && request.range.upperBound <= range.upperBound
    var isOurs = isOpening
    if readSegment(clause, isOpening: isOpening) { isOurs = true }
    if readSubject(clause) { isOurs = true }
    if readTimes(clause) { isOurs = true }
    if readAdherence(clause, range) || readLateNights(clause, range) { isOurs = true }
    if readMatters(clause, range) { isOurs = true }
    if isOurs { request.clauses.append(range) }
  }

  /// Reads the group of people that the plan is for.
  private mutating func readSegment(_ clause: Range<Int>, isOpening: Bool) -> Bool {
    guard request.segment == nil else { return false }
    for lower in clause {
      for upper in (lower + 1...min(lower + 4, clause.upperBound)).reversed() {
        let phrase = Self.phrase(words[lower..<upper])
        guard let segment = book.segments.first(where: { $0.cues.contains(phrase) }) else {
          continue
        }
        request.segment = segment
        extend(to: upper - 1)
        let isNear = words[lower].range.lowerBound < request.title.upperBound + 24
        if isOpening, isNear { request.title = request.title.union(words[upper - 1].range) }
        return true
      }
    }
    return false
  }

  /// Reads a step requested by its subject, such as "naps" or "screens off", and adds it from
  /// another protocol if this one lacks it.
  private mutating func readSubject(_ clause: Range<Int>) -> Bool {
    var lower = clause.lowerBound
    while lower < clause.upperBound, book.plays(words[lower].text, "passed") {
      lower += 1
    }
    let bare = Self.phrase(words[lower..<clause.upperBound])
    let whole = Self.phrase(words[clause])
    guard
      let subject = book.subjects.first(where: { $0.cues.contains(bare) || $0.cues.contains(whole) }
      )
    else { return false }
    extend(to: clause.upperBound - 1)
    guard !request.basis.steps.contains(where: { $0.subject == subject.name }) else { return true }
    let step = book.protocols.lazy.flatMap(\.steps).first { $0.subject == subject.name }
    if let step { request.basis.steps.append(step) }
    return step != nil
  }

  private mutating func extend(to index: Int) {
    request.range = request.range.union(words[index].range)
  }

  // MARK: Times

  /// Reads the times of day in a clause, each after a word for going to bed or for waking.
  private mutating func readTimes(_ clause: Range<Int>) -> Bool {
    var isFound = false
    for index in clause where words[index].kind == .number {
      let before = words[max(clause.lowerBound, index - 5)..<index].reversed()
      guard
        let cue = before.first(where: {
          book.plays($0.text, "bed") || book.plays($0.text, "wake")
        })
      else { continue }
      guard let (text, upper) = clockText(index, clause) else { continue }
      let range = SourceRange(words[index].range.lowerBound, words[upper - 1].range.upperBound)
      isFound = true
      guard let time = TimeOfDay(text) else {
        request.diagnostics.append(
          Diagnostic(
            .warning, id: "impossible-time",
            "'\(text)' is not a time of day; the plan uses its usual time", at: range))
        continue
      }
      if book.plays(cue.text, "bed") {
        request.bed = PlanRequest.NamedTime(time: time, range: range)
      } else {
        request.wake = PlanRequest.NamedTime(time: time, range: range)
      }
    }
    return isFound
  }

  /// Returns the text of the time of day at an index ("23:30", "11 pm", "at 23"), and the index
  /// after it; nil if there is none.
  private func clockText(_ index: Int, _ clause: Range<Int>) -> (text: String, upper: Int)? {
    let word = words[index]
    if index + 1 < clause.upperBound, ["am", "pm"].contains(words[index + 1].text) {
      return (word.text + words[index + 1].text, index + 2)
    }
    if word.measure == .clock { return (word.text, index + 1) }
    guard word.measure == .plain, index > clause.lowerBound, words[index - 1].text == "at",
      abs(word.number) < 1_000, let hour = Int(whole: word.number)
    else { return nil }
    return (String(hour) + ":00", index + 1)
  }

  // MARK: What happened

  private static let numerals = ["one", "two", "three", "four", "five", "six", "seven"]

  private func count(_ index: Int) -> Int? {
    guard words.indices.contains(index) else { return nil }
    return words[index].count ?? Self.numerals.firstIndex(of: words[index].text).map { $0 + 1 }
  }

  /// Reads how often the habit was kept: "kept 5 of 7 days", "screens off on 2 of 7 nights", "5/7
  /// days".
  private mutating func readAdherence(_ clause: Range<Int>, _ range: SourceRange) -> Bool {
    for index in clause {
      guard let kept = count(index), index + 2 < clause.upperBound else { continue }
      var next = index + 1
      if words[next].text == "out" { next += 1 }
      guard next < clause.upperBound, words[next].text == "of" || words[next].kind == .slash,
        let planned = count(next + 1), next + 1 < clause.upperBound
      else { continue }
      let isLate = words[clause].contains { $0.text == "late" }
      if isLate {
        addLateNights(min(kept, planned), range)
      } else if let adherence = PlanAdherence(kept: kept, planned: planned) {
        request.adherence = (adherence, range)
      } else {
        request.diagnostics.append(
          Diagnostic(
            .warning, id: "impossible-adherence",
            "\(kept) of \(planned) days cannot have been kept; the count restarts", at: range))
      }
      return true
    }
    return false
  }

  /// Reads late nights: "late night yesterday", "three late nights", "went to bed 45 minutes late".
  private mutating func readLateNights(_ clause: Range<Int>, _ range: SourceRange) -> Bool {
    guard let late = clause.first(where: { words[$0].text == "late" }) else { return false }
    let next = late + 1 < clause.upperBound ? words[late + 1].text : ""
    if next == "night" || next == "nights" {
      addLateNights(late > clause.lowerBound ? count(late - 1) ?? 1 : 1, range)
      return true
    }
    guard let length = length(endingAt: late, in: clause) else { return false }
    request.events.append(
      PlanRequest.NamedEvent(event: .lateNight(minutes: length), range: range))
    request.lateNights += 1
    return true
  }

  private mutating func addLateNights(_ count: Int, _ range: SourceRange) {
    let event = PlanRequest.NamedEvent(event: .lateNight(minutes: nil), range: range)
    request.events += Array(repeating: event, count: min(max(count, 0), 7))
    request.lateNights += min(max(count, 0), 7)
  }

  /// Returns the minutes of a duration that ends at an index: "45 minutes", "an hour", "2h".
  private func length(endingAt index: Int, in clause: Range<Int>) -> Int? {
    guard index > clause.lowerBound else { return nil }
    let last = words[index - 1]
    if last.measure == .duration, last.kind == .number { return Int(min(last.number, 86_400)) / 60 }
    guard index - 2 >= clause.lowerBound, let unit = RoutineWords.shipped.seconds(inUnit: last.text)
    else { return nil }
    let amount = words[index - 2]
    let isOne = amount.text == "an" || amount.text == "a"
    guard let count = count(index - 2) ?? (isOne ? 1 : nil) else { return nil }
    return count * unit / 60
  }

  /// Reads words for parts that every plan has: its rules, its reasons, its review.
  private mutating func readMatters(_ clause: Range<Int>, _ range: SourceRange) -> Bool {
    let texts = words[clause].map(\.text)
    if texts.contains("review"), texts.contains("weekly") || texts.contains("week") {
      request.review = range
      return true
    }
    let telling = texts.filter { !book.plays($0, "passed") }
    return telling == ["rules"] || telling == ["key", "habit"] || telling == ["adherence"]
      || telling == ["streaks"] || telling == ["reasons"]
      || telling == ["one", "key", "habit"]
  }
}
