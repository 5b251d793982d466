internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether "up 12%" stands at an index.
  func startsChange(_ index: Int) -> Bool {
    plays(index, CueSet(.change)) && kind(index + 1) == .number
      && sense(.change, index)?.variant == nil
  }

  /// Whether "12% more than yesterday" at an index says how the figure before it has moved.
  func changes(_ number: Int, of index: Int) -> Bool {
    let word = plays(number + 1, CueSet(.unit)) ? number + 2 : number + 1
    return requirements[index].details.value != nil && plays(word, CueSet(.change))
      && kind(word + 1) != .number
  }

  /// "up 12%", "down by 0.3 points", "12% more than yesterday".
  mutating func change(of index: Int) -> Bool {
    let start = position
    position += 2
    if plays(position, CueSet(.unit)) { position += 1 }
    if kind(start) == .number, plays(position, CueSet(.change)) { position += 1 }
    if plays(position, CueSet(.relative)), plays(position + 1, CueSet(.moment, .day)) {
      // "since last week"
      position += 2
    } else if kind(start) == .number, plays(position, CueSet(.moment)) {
      position += 1
    } else if plays(position, CueSet(.versus)) || plays(position, CueSet(.from, .over, .on))
      || plays(position, CueSet(.moment))
    {
      let cue = plays(position, CueSet(.moment)) ? position : position + 1
      let phrase = nounPhrase(cue)
      if phrase.end > cue {
        position = phrase.end
      } else if plays(cue, CueSet(.moment)) {
        position = cue + 1
      }
    }
    requirements[index].details.change = verbatim(start, position)
    return true
  }

  /// Looks behind figures for how they have moved, whatever was read of it: "€1.2M, +8 %, trend
  /// up", "312 open tickets, down 12 % since last week".
  mutating func completeChanges() {
    completeToldChanges()
    var index = 0
    while index < requirements.count {
      if isNeed(index, .metric) || isComponent(index, .stat) {
        completeItemChanges(index)
        if requirements[index].details.change == nil,
          let value = requirements[index].details.value?.range,
          case let label = requirements[index].details.label?.range?.upperBound ?? 0,
          let change = movement(behind: max(value.upperBound, label))
        {
          requirements[index].details.change = change.words
          index = drop(within: change.range, for: index)
        }
      }
      index += 1
    }
  }

  /// Gives a figure the change that another sentence tells of it by its name, or by a word for what
  /// was named last: "the takings are up 6 % on yesterday".
  private mutating func completeToldChanges() {
    for verb in 0..<tokens.count
    where plays(verb, CueSet(.copula)) && startsChange(verb + 1) {
      let words = (max(0, verb - 4)..<verb).map { lowercased(label($0, verb)).text }
      let index = requirements.indices.last { place in
        guard isNeed(place, .metric), requirements[place].details.change == nil,
          requirements[place].details.value != nil, let label = requirements[place].details.label,
          requirements[place].range.upperBound < tokens[verb].start
        else { return false }
        return words.contains(lowercased(label).text) || isRole(verb - 1, .reference)
          || plays(verb - 1, CueSet(.narration))
      }
      guard let index else { continue }
      var stop = verb + 1
      while stop < tokens.count, !separates(stop), kind(stop) != .stop, kind(stop) != .line {
        stop += 1
      }
      requirements[index].details.change = verbatim(verb + 1, stop)
      var start = verb
      while start > 0, kind(start - 1) == .word { start -= 1 }
      _ = drop(within: range(start, stop), for: index)
    }
  }

  /// Gives changes that were read as figures of their own to the figure before them.
  private mutating func completeItemChanges(_ index: Int) {
    var items: [Details.Item] = []
    var told = 0
    for item in requirements[index].details.items {
      let range = item.label.range ?? .at(0)
      if range.upperBound <= told { continue }
      if let last = items.indices.last, items[last].values.count < 2,
        let named = (items[last].values.last ?? items[last].label).range,
        case let end = max(named.upperBound, items[last].label.range?.upperBound ?? 0),
        let change = movement(behind: end), range.lowerBound < change.range.upperBound
      {
        items[last].values.append(change.words)
        told = change.range.upperBound
      } else {
        items.append(item)
      }
    }
    guard told > 0 else { return }
    requirements[index].details.items = items
    // "a tile for uptime: 99.95 %, up 0.02 points"
    guard items.count == 1, let figure = firstToken(of: items[0].label), kind(figure) == .number,
      requirements[index].details.label != nil
    else { return }
    requirements[index].details.value = items[0].label
    requirements[index].details.change = items[0].values.last
    requirements[index].details.items = []
  }

  /// The change that a comma parts from what stands before it, and the range of all that tells it.
  private func movement(behind end: Int) -> (words: Phrase, range: SourceRange)? {
    guard let mark = firstToken(of: Phrase("", at: SourceRange(end, end + 1))),
      mark + 2 < tokens.count,
      kind(mark) == .comma || kind(mark) == .dash && !tokens[mark].isJoined,
      case let start = mark + 1, isSigned(start) || startsChange(start)
    else { return nil }
    var stop = start + 1
    while stop < min(tokens.count, start + 9), !separates(stop), kind(stop) != .stop,
      kind(stop) != .line, kind(stop) != .close
    {
      stop += 1
    }
    let words = verbatim(start, stop)
    if kind(stop) == .comma, plays(stop + 2, CueSet(.change)), ends(stop + 3) { stop += 3 }
    return (words, range(start, stop))
  }

  /// Whether a number with a sign before it begins at an index: "+8 %", "-3", "▲ 2".
  private func isSigned(_ index: Int) -> Bool {
    let sign = bytes[tokens[index].start]
    if kind(index) == .number { return sign == UInt8(ascii: "-") }
    return kind(index + 1) == .number && tokens[index].end - tokens[index].start <= 3
      && (sign == UInt8(ascii: "+") || sign >= 0xE2 && kind(index) == .symbol)
  }
}
