internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// "Revenue $48,200", "6,200 of 10,000", "Churn 2.4% up 0.3 points".
  mutating func figure(of index: Int) -> Bool {
    let start = position
    if isLength(position, of: index) { return length(of: index) }
    if isNeed(index, .choice), requirements[index].details.items.isEmpty, options(of: index) {
      return true
    }
    position += 1
    if plays(position, CueSet(.unit)) || plays(position, CueSet(.repeat)) { position += 1 }
    if kind(position) == .slash, kind(position + 1) == .word, plays(position - 1, CueSet(.unit)) {
      position += 2
    }
    if kind(position) == .dash, kind(position + 1) == .number {
      requirements[index].details.minimum = tokens[start].number
      requirements[index].details.maximum = tokens[position + 1].number
      position += 2
      if !isInput(index) { requirements[index].details.value = verbatim(start, position) }
      return true
    }
    requirements[index].details.value = verbatim(start, position)
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
    return token.measure == .plain && token.end - token.start == 4 && token.number >= 1_800
      && token.number <= 2_200
  }

  func isInput(_ index: Int) -> Bool {
    isComponent(index, .field, .slider, .picker, .toggle) || isNeed(index, .input, .choice)
  }

  /// "up 12%", "down by 0.3 points".
  mutating func change(of index: Int) -> Bool {
    let start = position
    position += 2
    if plays(position, CueSet(.unit)) { position += 1 }
    if plays(position, CueSet(.versus)) || plays(position, CueSet(.from, .over))
      || plays(position, CueSet(.moment))
    {
      let cue = plays(position, CueSet(.moment)) ? position : position + 1
      let phrase = nounPhrase(cue)
      if phrase.end > cue { position = phrase.end }
    }
    requirements[index].details.change = verbatim(start, position)
    return true
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

  private func hasOptions(_ start: Int) -> Bool {
    var index = start
    while index < min(end, start + 24) {
      if kind(index) == .comma || plays(index, Self.separators) { return true }
      if kind(index) != .word && kind(index) != .number && kind(index) != .quote { return false }
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
    requirements[index].details.timeframe = verbatim(lower, at)
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
