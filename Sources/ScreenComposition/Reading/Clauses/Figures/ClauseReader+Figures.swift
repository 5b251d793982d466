internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "Revenue $48,200", "6,200 of 10,000", "Churn 2.4% up 0.3 points".
  mutating func figure(of index: Int) -> Bool {
    let start = position
    if tokens[start].measure == .percent, requirements[index].details.target != nil,
      requirements[index].details.value != nil
    {
      // "€6,300 of €9,000, that is 70 %": the same once more.
      position += 1
      return true
    }
    if offersNumbers(start), isOpenToInput(index) {
      // "court 1/2/3"
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
      return options(of: index, isBracketed: true)
    }
    if kind(start + 1) == .number,
      headToken(of: index).flatMap({ sense(.field, $0)?.argument }) == "phone"
    {
      // "phone number 0341 55 27 90"
      position = (start..<end).first { kind($0) != .number } ?? end
      requirements[index].details.value = verbatim(start, position)
      if !isInput(index) { requirements[index].subject = .need(.fact) }
      return true
    }
    if isLength(position, of: index) { return length(of: index) }
    if requirements[index].details.items.isEmpty, !isInput(index), listsPlaced(position),
      items(of: index)
    {
      // "weight was 3.2 kg in March, 5.1 kg in April"
      adapt(index)
      return true
    }
    if isNeed(index, .metric, .fact, .input, .choice), isRole(start - 1, .amount),
      kind(start + 1) == .dash || plays(start + 1, CueSet(.to)), kind(start + 2) == .number
    {
      // "volume 0-11"
      requirements[index].subject = .component(.slider)
      requirements[index].details.fieldKind = nil
    }
    if context == .settings, tokens[start].measure == .percent, isNeed(index, .choice, .input) {
      // "volume 70%"
      requirements[index].subject = .component(.slider)
      requirements[index].details.fieldKind = nil
    }
    if isNeed(index, .choice) || isComponent(index, .picker),
      requirements[index].details.items.isEmpty, requirements[index].details.variant != "rating",
      !isLoneRange(position),
      hasOptions(position), options(of: index)
    {
      return true
    }
    position += 1
    if plays(position, CueSet(.unit)) || plays(position, CueSet(.repeat)) || isCounted(position)
      || plays(position, CueSet(.period)) && ends(position + 1)
      || isSymbol(position)
      || plays(position, CueSet(.period)) && tokens[position].isPlural && ends(position + 1)
    {
      // "age 5 years", "2.4 million litres"
      position += 1
      if plays(position - 1, CueSet(.unit)), plays(position, CueSet(.unit)) { position += 1 }
    }
    while kind(position) == .number, isTimed(position - 1), isTimed(position + 1) {
      // "6 h 12 min"
      position += 2
    }
    if kind(position) == .slash, kind(position + 1) == .word, plays(position - 1, CueSet(.unit)) {
      position += 2
    }
    if kind(position) == .slash, kind(position + 1) == .number,
      tokens[position + 1].number < tokens[start].number,
      tokens[start].end == tokens[position].start
    {
      // "blood pressure 128/82"
      position += 2
      requirements[index].details.value = verbatim(start, position)
      return true
    }
    if kind(position) == .colon, kind(position + 1) == .number,
      tokens[start].end == tokens[position].start,
      tokens[position].end == tokens[position + 1].start
    {
      // "ratio 3:1"
      position += 2
      requirements[index].details.value = verbatim(start, position)
      return true
    }
    let aim = aimBehindWord(position)
    if let aim { position = aim }
    let isRange = isInput(index) || isComponent(index, .rating)
    if kind(position) == .dash || isRange && plays(position, CueSet(.to)),
      kind(position + 1) == .number
    {
      bounds(of: index, tokens[start].number, tokens[position + 1].number)
      position += 2
      if plays(position, CueSet(.unit)) {
        requirements[index].details.unit = verbatim(position, position + 1)
        position += 1
      }
      if isNeed(index, .input), context == .form { requirements[index].details.fieldKind = .number }
      if sense(.component, position)?.component?.family == .input, ends(position + 1) {
        // "style 0–40 slider"
        shape(index, by: nounPhrase(position), from: start)
        position += 1
        return true
      }
      if !isInput(index) { requirements[index].details.value = verbatim(start, position) }
      return true
    }
    requirements[index].details.value = verbatim(start, aim.map { $0 - 1 } ?? position)
    if isComponent(index, .timer) { return duration(of: index, from: start, to: position) }
    let isPercentage = sense(.unit, start + 1)?.argument == "0.percent"
    let done = isPercentage ? start + 2 : start + 1
    if tokens[start].measure == .percent || isPercentage, position <= done + 1, isDoneWord(done),
      isOpenFigure(index)
    {
      // "my thesis is 60% written", "40 percent through"
      position = done + 1
      requirements[index].details.value = verbatim(start, done)
      requirements[index].subject = .need(.progress)
      return true
    }
    if isComponent(index, .steps) {
      // "steps today 8,432" are counted, not taken.
      requirements[index].subject = .need(.metric)
      let words = requirements[index].range
      requirements[index].details.label =
        requirements[index].details.label
        ?? text(words.lowerBound, words.upperBound, capitalizing: true)
    }
    if case .need(.fact) = requirements[index].subject, !tellsTime(start), !isYear(start) {
      requirements[index].subject = .need(.metric)
    }
    if isNeed(index, .breakdown, .trend, .place), requirements[index].details.dimension == nil,
      requirements[index].details.timeframe == nil
    {
      // "shares 9.1k", "location 5"
      requirements[index].subject = .need(.metric)
    }
    if isNeed(index, .records, .schedule), !isOfAList(index), !isYear(start),
      requirements[index].details.columns.isEmpty, requirements[index].details.items.isEmpty
    {
      // "Orders 412": how many there are.
      requirements[index].subject = .need(.metric)
    }
    if plays(position, CueSet(.of, .toward)), plays(position + 1, CueSet(.count)),
      rates(index, at: position + 2)
    {
      // "5 of five stars"
      return true
    }
    if kind(position) == .slash || plays(position, CueSet(.of, .toward)),
      kind(position + 1) == .number
    {
      let lower = position + 1
      let stars = position - 1
      position += 2
      if rates(index, at: position) { return true }
      if sense(.component, stars)?.component == .rating {
        // "3.5 stars of 5"
        requirements[index].subject = .component(.rating)
        requirements[index].details.value = verbatim(start, start + 1)
        requirements[index].details.target = verbatim(lower, position)
        return true
      }
      if plays(position, CueSet(.unit)) { position += 1 }
      requirements[index].details.target = verbatim(lower, position)
      if isComponent(index, .rating) || isComponent(index, .progress) { return true }
      if isOpenFigure(index) || isNeed(index, .metric) {
        requirements[index].subject = .need(.progress)
      }
    }
    return true
  }

  /// Whether a word ends as what is done to something does: "written", "booked".
  private func isDoneWord(_ index: Int) -> Bool {
    guard kind(index) == .word, tokens[index].end - tokens[index].start > 3 else { return false }
    let ending = bytes[(tokens[index].end - 2)..<tokens[index].end]
    return ending.elementsEqual("ed".utf8) || ending.elementsEqual("en".utf8)
      || sense(.step, index)?.argument == "done" || isRole(index, .full)
  }

  /// Whether an unknown word behind a figure is its unit: "12.6 V", "1.2 arcsec".
  func isSymbol(_ index: Int) -> Bool {
    kind(index) == .word && tokens[index].entry < 0 && !tokens[index].isJoined
      && (ends(index + 1)
        || tokens[index].end - tokens[index].start < 4 && plays(index + 1, Self.boundary))
  }

  private func isTimed(_ index: Int) -> Bool {
    plays(index, CueSet(.unit)) && (sense(.unit, index)?.number ?? 0) > 0
  }

  /// Whether a plural of its own stands behind a figure: "sold 412 loaves today".
  private func isCounted(_ index: Int) -> Bool {
    kind(index) == .word && tokens[index].isPlural
      && (tokens[index].entry < 0
        || isVerbal(index - 2) && !plays(index, Self.boundary.union(CueSet(.component, .section))))
      && (ends(index + 1) || plays(index + 1, Self.boundary))
  }

  /// Whether a word tells what somebody or something did, as its form or its part says: "served".
  private func isVerbal(_ index: Int) -> Bool {
    guard kind(index) == .word, kind(index - 1) == .word, !tokens[index].isCapitalized else {
      return false
    }
    return plays(index, CueSet(.verb, .container)) || isRole(index, .attaining)
      || says(index, endingIn: "ed")
      || tokens[index].entry < 0 && says(index, endingIn: "s") && plays(index - 2, CueSet(.article))
  }

  /// Where "out of" stands behind a figure and a word, "€18,400 raised out of €40,000"; nil if not.
  private func aimBehindWord(_ index: Int) -> Int? {
    guard kind(index) == .word, !plays(index, Self.boundary), kind(index + 2) == .number,
      plays(index + 1, CueSet(.toward)) || plays(index + 1, CueSet(.of))
    else { return nil }
    return index + 1
  }

  /// Whether slashes part at least three numbers at an index.
  private func offersNumbers(_ start: Int) -> Bool {
    (0..<5).allSatisfy { kind(start + $0) == ($0.isMultiple(of: 2) ? .number : .slash) }
      && tokens[start].measure == .plain
  }

  /// Both ends of a range, in whatever order they are told: "from 100 to 0".
  private mutating func bounds(of index: Int, _ first: Double, _ second: Double) {
    requirements[index].details.minimum = min(first, second)
    requirements[index].details.maximum = max(first, second)
  }

  /// "at least 8 characters", "max 5": the least or the most of a number, or of letters.
  mutating func bound(of index: Int) -> Bool {
    let isLeast = sense(.bound, position)?.argument == "least"
    let number = tokens[position + 1].number
    position += 2
    if plays(position, CueSet(.unit)) {
      requirements[index].details.unit = verbatim(position, position + 1)
      position += 1
    }
    if isLeast {
      requirements[index].details.minimum = number
    } else {
      requirements[index].details.maximum = number
    }
    return true
  }

  /// Keeps how long a timer runs as its one item.
  mutating func duration(of index: Int, from start: Int, to stop: Int) -> Bool {
    let token = tokens[start]
    let factor = token.measure == .duration ? 1 : sense(.unit, start + 1)?.number ?? 0
    guard factor > 0 else { return true }
    let words = verbatim(start, stop)
    let seconds = Int(min(max(token.number * factor, 0), 1e9))
    requirements[index].details.items.append(Details.Item(words, seconds: seconds))
    return true
  }

  func isYear(_ index: Int) -> Bool { tokens[index].isYear }

  /// Whether a number tells a moment, and counts or measures nothing: "10:30", "3 May", "6th".
  func tellsTime(_ index: Int) -> Bool {
    guard kind(index) == .number else { return false }
    let measure = tokens[index].measure
    return measure == .clock || measure == .date || measure == .ordinal
  }

  func isInput(_ index: Int) -> Bool {
    isComponent(index, .field, .slider, .picker, .toggle) || isNeed(index, .input, .choice)
  }

  /// "from 0 to 100", "between 1 and 10", "from S, M or L", "between A and B".
  mutating func fromOrBetween(of index: Int, inList: Bool) -> Bool {
    // "day, from what time": asked for by itself.
    if plays(position + 1, CueSet(.asking)) { return false }
    if isInput(index), kind(position + 1) == .number, tokens[position + 1].measure == .clock,
      let upper = upperBound(position + 2)
    {
      // "quiet hours from 22:00 to 07:00"
      requirements[index].subject = .need(.input)
      requirements[index].details.fieldKind = .text
      requirements[index].details.value = verbatim(position + 1, upper + 1)
      position = upper + 1
      return true
    }
    if isYearSpan(position + 1), isComponent(index, .chart) || isNeed(index, .trend, .metric) {
      // "from 2019 to 2024"
      requirements[index].details.timeframe = verbatim(position + 1, position + 4)
      if !isComponent(index, .chart) { requirements[index].subject = .need(.trend) }
      position += 4
      return true
    }
    if plays(position, CueSet(.from)), isComponent(index, .rating), kind(position + 1) == .number,
      kind(position + 2) == .word
    {
      raters(of: index)
      return true
    }
    if kind(position + 1) == .number, let upper = upperBound(position + 2) {
      let start = position
      bounds(of: index, tokens[position + 1].number, tokens[upper].number)
      position = upper + 1
      if isNeed(index, .input), requirements[index].details.fieldKind ?? .text == .text {
        requirements[index].details.fieldKind = .number
      }
      if plays(position, CueSet(.unit)) || plays(position, CueSet(.period)) && ends(position + 1) {
        requirements[index].details.unit = verbatim(position, position + 1)
        position += 1
      }
      if isNeed(index, .metric) && tokens[start + 1].number <= 1 && position == upper + 1
        || context == .settings && isNeed(index, .choice, .fact, .metric)
      {
        // "volume of the music from 0 to 10"
        requirements[index].subject = .component(.slider)
        requirements[index].details.fieldKind = nil
      } else if !isInput(index), isNeed(index, .fact, .metric) {
        requirements[index].details.value = verbatim(start + 1, position)
      }
      return true
    }
    guard !inList || isComponent(index, .picker) else { return false }
    let isChoice = isComponent(index, .picker) || isNeed(index, .choice, .input, .fact)
    guard isChoice || requirements[index].subject == .component(.field) else {
      guard !inList, !plays(position + 1, CueSet(.recency)) else { return timeframe(of: index) }
      if plays(position, CueSet(.between)), isComponent(index, .list) { return parties(of: index) }
      return about(of: index)
    }
    let before = position
    if plays(position, CueSet(.from)), isNeed(index, .fact), !hasOptions(position + 1) {
      return about(of: index)
    }
    position += 1
    skipFillers()
    guard options(of: index) else {
      position = before
      return false
    }
    if isNeed(index, .fact, .input) { requirements[index].subject = .need(.choice) }
    if isComponent(index, .field) { requirements[index].subject = .component(.picker) }
    requirements[index].details.fieldKind = nil
    return true
  }

  /// "a chat between Anna and Bob"
  private mutating func parties(of index: Int) -> Bool {
    let lower = position + 1
    position = max(lower, nounPhrase(lower).end)
    if plays(position, CueSet(.conjunction)) {
      position = max(position, nounPhrase(position + 1).end)
    }
    requirements[index].details.label = label(lower, position)
    return true
  }

  /// Whether "1-12" at an index is all there is, and no first of several.
  private func isLoneRange(_ index: Int) -> Bool {
    kind(index + 1) == .dash && kind(index + 2) == .number
      && !(separates(index + 3) && kind(index + 4) == .number)
  }

  func hasOptions(_ start: Int) -> Bool {
    var index = start
    while index < min(end, start + 24) {
      if kind(index) == .comma || kind(index) == .slash || plays(index, Self.separators) {
        return true
      }
      let isSpan =
        kind(index) == .dash && kind(index - 1) == .number && kind(index + 1) == .number
      if kind(index) != .word && kind(index) != .number && kind(index) != .quote, !isSpan {
        return false
      }
      index += 1
    }
    return false
  }

  /// The number that ends a range whose first number stands before an index.
  func upperBound(_ index: Int) -> Int? {
    var index = index
    // "from 0 (none) to 10 (worst)"
    if kind(index) == .open, tokens[index].partner > index { index = tokens[index].partner + 1 }
    if plays(index, CueSet(.unit)) { index += 1 }
    // "from 10 down to 1"
    if isRole(index, .particle), plays(index + 1, CueSet(.to)) { index += 1 }
    guard kind(index) == .dash || plays(index, CueSet(.to)) || plays(index, CueSet(.conjunction))
    else { return nil }
    return kind(index + 1) == .number ? index + 1 : nil
  }
}
