internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// "Revenue $48,200", "6,200 of 10,000", "Churn 2.4% up 0.3 points".
  mutating func figure(of index: Int) -> Bool {
    let start = position
    if isLength(position, of: index) { return length(of: index) }
    if context == .settings, tokens[start].measure == .percent, isNeed(index, .choice, .input) {
      // "volume 70%"
      requirements[index].subject = .component(.slider)
      requirements[index].details.fieldKind = nil
    }
    if isNeed(index, .choice) || isComponent(index, .picker),
      requirements[index].details.items.isEmpty, requirements[index].details.variant != "rating",
      hasOptions(position), options(of: index)
    {
      return true
    }
    position += 1
    if plays(position, CueSet(.unit)) || plays(position, CueSet(.repeat)) || isCounted(position)
      || isSymbol(position)
    {
      position += 1
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
    let aim = aimBehindWord(position)
    if let aim { position = aim }
    let isRange = isInput(index) || isComponent(index, .rating)
    if kind(position) == .dash || isRange && plays(position, CueSet(.to)),
      kind(position + 1) == .number
    {
      requirements[index].details.minimum = tokens[start].number
      requirements[index].details.maximum = tokens[position + 1].number
      position += 2
      if isNeed(index, .input), context == .form { requirements[index].details.fieldKind = .number }
      if !isInput(index) { requirements[index].details.value = verbatim(start, position) }
      return true
    }
    requirements[index].details.value = verbatim(start, aim.map { $0 - 1 } ?? position)
    if isComponent(index, .timer) { return duration(of: index, from: start) }
    if isComponent(index, .steps) {
      // "steps today 8,432" are counted, not taken.
      requirements[index].subject = .need(.metric)
      let words = requirements[index].range
      requirements[index].details.label =
        requirements[index].details.label
        ?? text(words.lowerBound, words.upperBound, capitalizing: true)
    }
    if case .need(.fact) = requirements[index].subject, tokens[start].measure != .clock,
      tokens[start].measure != .date, tokens[start].measure != .ordinal, !isYear(start)
    {
      requirements[index].subject = .need(.metric)
    }
    if isNeed(index, .breakdown, .trend), requirements[index].details.dimension == nil,
      requirements[index].details.timeframe == nil
    {
      // "shares 9.1k"
      requirements[index].subject = .need(.metric)
    }
    if let aim, let label = requirements[index].details.label, isNarrator(label) {
      // "we've collected 1,260 signatures out of 2,000"
      requirements[index].details.label = self.label(aim - 1, aim)
    }
    if isNeed(index, .records, .schedule), !isListed(index), !isYear(start),
      requirements[index].details.columns.isEmpty, requirements[index].details.items.isEmpty
    {
      // "Orders 412": how many there are.
      requirements[index].subject = .need(.metric)
    }
    if kind(position) == .slash || plays(position, CueSet(.of, .toward)),
      kind(position + 1) == .number
    {
      let lower = position + 1
      position += 2
      if plays(position, CueSet(.unit)) { position += 1 }
      requirements[index].details.target = verbatim(lower, position)
      if isComponent(index, .rating) || isComponent(index, .progress) { return true }
      if isOpenFigure(index) || isNeed(index, .metric) {
        requirements[index].subject = .need(.progress)
      }
    }
    return true
  }

  /// Whether words begin with who says them.
  private func isNarrator(_ label: Phrase) -> Bool {
    firstToken(of: label).map { tokens[$0].plays(CueSet(.narration, .request)) } ?? false
  }

  /// Whether an unknown word behind a figure is its unit: "12.6 V", "1.2 arcsec".
  private func isSymbol(_ index: Int) -> Bool {
    kind(index) == .word && tokens[index].entry < 0 && !tokens[index].isJoined
      && (ends(index + 1)
        || tokens[index].end - tokens[index].start < 3 && plays(index + 1, Self.boundary))
  }

  private func isTimed(_ index: Int) -> Bool {
    plays(index, CueSet(.unit)) && (sense(.unit, index)?.number ?? 0) > 0
  }

  /// Whether a plural of its own stands behind a figure: "sold 412 loaves today".
  private func isCounted(_ index: Int) -> Bool {
    kind(index) == .word && tokens[index].isPlural && tokens[index].entry < 0
      && (ends(index + 1) || plays(index + 1, Self.boundary))
  }

  /// Where "out of" stands behind a figure and a word, "€18,400 raised out of €40,000"; nil if not.
  private func aimBehindWord(_ index: Int) -> Int? {
    guard kind(index) == .word, !plays(index, Self.boundary), kind(index + 2) == .number,
      plays(index + 1, CueSet(.toward)) || plays(index + 1, CueSet(.of))
    else { return nil }
    return index + 1
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
  private mutating func duration(of index: Int, from start: Int) -> Bool {
    let token = tokens[start]
    let factor = token.measure == .duration ? 1 : sense(.unit, start + 1)?.number ?? 0
    guard factor > 0 else { return true }
    let words = verbatim(start, position)
    let seconds = Int(min(max(token.number * factor, 0), 1e9))
    requirements[index].details.items.append(Details.Item(words, seconds: seconds))
    return true
  }

  func isYear(_ index: Int) -> Bool {
    let token = tokens[index]
    return token.kind == .number && token.measure == .plain && token.end - token.start == 4
      && token.number >= 1_800
      && token.number <= 2_200
  }

  func isInput(_ index: Int) -> Bool {
    isComponent(index, .field, .slider, .picker, .toggle) || isNeed(index, .input, .choice)
  }

  /// "default 20", "starting at 4", "defaults to on", "preselected".
  mutating func preset(of index: Int) -> Bool {
    position += 1
    if plays(position, CueSet(.copula, .to, .at, .of)) || kind(position) == .colon { position += 1 }
    if plays(position, CueSet(.power)) {
      requirements[index].details.value = Phrase(
        sense(.power, position)?.argument ?? "on", at: range(position, position + 1))
      position += 1
    } else if kind(position) == .number {
      requirements[index].details.value = verbatim(position, position + 1)
      position += 1
      if plays(position, CueSet(.unit)) { position += 1 }
    } else if kind(position) == .quote || kind(position) == .word && !plays(position, Self.boundary)
    {
      let phrase = nounPhrase(position)
      guard phrase.end > position, phrase.component == nil else { return true }
      requirements[index].details.value = verbatim(phrase.first, phrase.end, capitalizing: true)
      position = phrase.end
    }
    select(requirements[index].details.value, in: index)
    return true
  }

  /// Marks the item that a value names as chosen.
  func selected(_ value: Phrase, _ label: Phrase) -> Bool {
    lowercased(value).text == lowercased(label).text
  }

  private mutating func select(_ value: Phrase?, in index: Int) {
    guard let value else { return }
    for item in requirements[index].details.items.indices
    where selected(value, requirements[index].details.items[item].label) {
      requirements[index].details.items[item].isSelected = true
    }
  }

  /// "from 0 to 100", "between 1 and 10", "from S, M or L", "between A and B".
  mutating func fromOrBetween(of index: Int, inList: Bool) -> Bool {
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
      requirements[index].details.minimum = tokens[position + 1].number
      requirements[index].details.maximum = tokens[upper].number
      position = upper + 1
      if isNeed(index, .input), requirements[index].details.fieldKind ?? .text == .text {
        requirements[index].details.fieldKind = .number
      }
      if plays(position, CueSet(.unit)) {
        requirements[index].details.unit = verbatim(position, position + 1)
        position += 1
      }
      if isNeed(index, .metric), tokens[start + 1].number <= 1, position == upper + 1 {
        // "volume of the music from 0 to 10"
        requirements[index].subject = .component(.slider)
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
  private func upperBound(_ index: Int) -> Int? {
    var index = index
    if plays(index, CueSet(.unit)) { index += 1 }
    guard kind(index) == .dash || plays(index, CueSet(.to)) || plays(index, CueSet(.conjunction))
    else { return nil }
    return kind(index + 1) == .number ? index + 1 : nil
  }

  /// Whether the words of records ask for the things themselves, "recent orders".
  private func isListed(_ index: Int) -> Bool {
    guard let text = requirements[index].details.label.map({ lowercased($0).text }) else {
      return false
    }
    return ["recent", "latest", "last"].contains { text.hasPrefix($0) }
  }

  /// The last word of some tokens: "hour" of "per hour".
  private func lastWord(_ lower: Int, _ upper: Int) -> Phrase? {
    let end = tokens[upper - 1].end
    var start = end
    while start > tokens[lower].start, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
    return start < end ? text(start, end, capitalizing: false) : nil
  }

  /// Whether some tokens say "per hour", "per day".
  private func isRate(_ lower: Int, _ upper: Int) -> Bool {
    bytes[tokens[lower].start..<tokens[upper - 1].end].starts(with: "per ".utf8)
  }

  /// "over the past six months", "this week", "last year", "of the last 30 days".
  mutating func timeframe(of index: Int) -> Bool {
    if isComponent(
      index, .timer, .quote, .paragraph, .heading, .code, .image, .field, .button, .link)
    {
      return false
    }
    let start = position
    var at = position
    let isOver = plays(at, CueSet(.over))
    if plays(at, CueSet(.over, .in, .for, .from, .of)) { at += 1 }
    while plays(at, CueSet(.article)) { at += 1 }
    let lower = isOver || at > start ? min(start + 1, at) : start
    var span = 0
    if plays(at, CueSet(.moment)) {
      at += 1
      // "a chart of monthly sales"
      if at > lower + 1 || lower > start, kind(at) == .word, !plays(at, Self.boundary) {
        return false
      }
      span = 1
    } else if plays(at, CueSet(.recency)) || plays(at, CueSet(.count, .period))
      || kind(at) == .number
    {
      var hasPeriod = false
      let limit = min(end, at + 5)
      var count = 1.0
      while at < limit, !hasPeriod {
        if kind(at) == .number {
          count = tokens[at].number
          if tokens[at].measure == .duration { hasPeriod = true }
        } else if plays(at, CueSet(.count)) {
          count = sense(.count, at)?.number ?? 1
        } else if plays(at, CueSet(.period)) {
          hasPeriod = true
          if tokens[at].isPlural, count < 2 { count = 2 }
        } else if !plays(at, CueSet(.recency)) {
          break
        }
        at += 1
      }
      guard hasPeriod else { return false }
      span = Int(min(count, 1_000))
    } else if plays(at, CueSet(.day)) {
      at += 1
      if kind(at) == .number || plays(at, CueSet(.day)) { at += 1 }
      span = 1
    } else {
      return false
    }
    if plays(start, CueSet(.for)), isNeed(index, .fact),
      plays(at - 1, CueSet(.unit)) || tokens[at - 1].measure == .duration
    {
      // "meditate for 10 minutes"
      let words = requirements[index].details.label ?? verbatim(lower, at)
      let number = tokens[at - 1].measure == .duration ? at - 1 : at - 2
      let factor = number == at - 1 ? 1 : self.sense(.unit, at - 1)?.number ?? 0
      if factor > 0, kind(number) == .number || plays(number, CueSet(.count)) {
        let count =
          kind(number) == .number ? tokens[number].number : sense(.count, number)?.number ?? 1
        requirements[index].subject = .need(.routine)
        requirements[index].details.items = [
          Details.Item(
            words, values: [verbatim(number, at)], seconds: Int(min(max(count * factor, 0), 1e9)))
        ]
        position = at
        return true
      }
    }
    if isRate(lower, at), let period = lastWord(lower, at) {
      // "calls per hour": what they are counted by.
      requirements[index].details.dimension = period
    } else {
      requirements[index].details.timeframe = verbatim(lower, at)
    }
    if context == .dashboard, span == 1, isNeed(index, .records), !isOver, !isListed(index) {
      requirements[index].subject = .need(.metric)
    }
    position = at
    if isNeed(index, .records), !isOver, isRate(lower, at) {
      // "orders per hour": how many there are in each.
      requirements[index].subject = .need(.trend)
    }
    if isOver || span >= 2,
      isNeed(index, .metric) || isNeed(index, .fact) || (isOver && isOpenFigure(index))
    {
      requirements[index].subject = .need(.trend)
    }
    return true
  }
}
