internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Gives a calendar the month and the year that its sentence tells: "March 2027 as a calendar".
  mutating func completeCalendars() {
    var index = 0
    while index < requirements.count {
      if isComponent(index, .calendar), requirements[index].details.timeframe == nil,
        let start = firstToken(of: Phrase("", at: requirements[index].range)),
        let month = sentence(around: start).first(where: {
          sense(.day, $0)?.argument == "month" && isYear($0 + 1)
        })
      {
        requirements[index].details.timeframe = verbatim(month, month + 2)
        dropHint(within: range(month, month + 2))
        index = drop(within: range(month, month + 2), for: index)
      }
      index += 1
    }
  }

  /// Whether the words of records ask for the things themselves, "recent orders".
  func isOfAList(_ index: Int) -> Bool {
    let first = requirements[index].details.label.flatMap { firstToken(of: $0) }
    return first.map { isRole($0, .newest) } ?? false
  }

  /// The last word of some tokens: "hour" of "per hour".
  func lastWord(_ lower: Int, _ upper: Int) -> Phrase? {
    let end = tokens[upper - 1].end
    var start = end
    while start > tokens[lower].start, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
    return start < end ? text(start, end, capitalizing: false) : nil
  }

  /// Whether some tokens say "per hour", "per day".
  func isRate(_ lower: Int, _ upper: Int) -> Bool {
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
    if context == .dashboard, span == 1, isNeed(index, .records), !isOver, !isOfAList(index) {
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

  /// Reads "is on Tuesday at 19:30", "is closed on Mondays": when something is, and how it stands then.
  mutating func tellsWhen(of index: Int) -> Bool {
    guard plays(position, CueSet(.copula)), context != .form,
      isNeed(index, .fact, .status, .records),
      requirements[index].details.value == nil, requirements[index].details.items.isEmpty
    else { return false }
    let state = plays(position + 1, CueSet(.state)) ? position + 1 : nil
    let start = (state ?? position) + 1
    let stop = whenEnd(start)
    guard stop > start, state != nil || plays(start, CueSet(.on)) && stop > start + 1 else {
      return false
    }
    requirements[index].subject = .need(.fact)
    requirements[index].details.value = verbatim(
      state ?? start + 1, stop, capitalizing: true)
    position = stop
    return true
  }

  /// Reads "closes at 14:00 every day except Monday" behind what opens: one more time of it.
  mutating func happensAt() -> Bool {
    guard plays(position, CueSet(.verb)), tokens[position].isPlural, context != .form,
      plays(position + 1, CueSet(.at, .on)), requirements.last?.details.value != nil,
      case let stop = whenEnd(position + 1), stop > position + 2
    else { return false }
    let index = require(.need(.fact), from: position, to: stop)
    requirements[index].details.label = label(position, position + 1)
    requirements[index].details.value = verbatim(position + 2, stop)
    position = stop
    close(index)
    return true
  }

  /// Where the words end that say when something is, "from November to March", "on Mondays and
  /// Fridays", "at 8"; their start where there are none.
  private func whenEnd(_ start: Int) -> Int {
    let links = CueSet(
      .on, .at, .from, .to, .between, .in, .each, .recency, .article, .over, .negation,
      .conjunction,
      .moment, .period, .relative)
    func isMoment(_ index: Int) -> Bool {
      plays(index, CueSet(.day, .moment, .period)) || kind(index) == .number
        || isRole(index, .month) && tokens[index].isCapitalized
    }
    var stop = start
    var index = start
    while index < end, index - start < 14 {
      if isMoment(index) {
        stop = index + 1
      } else if kind(index) == .dash {
        guard isMoment(index + 1) else { break }
      } else if kind(index) == .comma {
        guard isMoment(index + 1), kind(index + 1) != .number else { break }
      } else if !plays(index, links) {
        break
      }
      index += 1
    }
    return stop > start && plays(start, links) || stop > start && isMoment(start) ? stop : start
  }

  /// Reads "Leaves Northpier 06:40, 09:10 and 12:30": when something happens that does so several
  /// times.
  mutating func times() -> Bool {
    guard kind(position) == .word, context != .form else { return false }
    var first = position
    while first < min(end, position + 8),
      kind(first) == .word && !separates(first)
        || kind(first) == .number && !isClock(first) && kind(first + 1) == .word
    {
      first += 1
    }
    var name = first
    while name > position + 1, plays(name - 1, CueSet(.at, .on, .from)) { name -= 1 }
    if kind(first) == .colon { first += 1 }
    guard isClock(first) else { return false }
    var stop = first + 1
    while stop < end, separates(stop) {
      var next = stop
      while next < end, separates(next) { next += 1 }
      guard isClock(next) else { break }
      stop = next + 1
    }
    guard stop > first + 1, ends(stop) else { return false }
    let item = Details.Item(label(position, name), values: [verbatim(first, stop)])
    var index = requirements.indices.last ?? -1
    if index < 0 || requirements[index].parent != parent || !isNeed(index, .schedule)
      || !requirements[index].details.columns.isEmpty
    {
      index = require(.need(.schedule), from: position, to: stop)
      requirements[index].details.label = title ?? Phrase("Times")
      titleHint = titleHint ?? item.label
    }
    requirements[index].details.items.append(item)
    position = stop
    close(index)
    return true
  }

  private func isClock(_ index: Int) -> Bool {
    kind(index) == .number && tokens[index].measure == .clock
  }
}
