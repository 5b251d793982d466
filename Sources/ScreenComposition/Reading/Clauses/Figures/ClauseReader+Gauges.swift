internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Makes a figure of its maximum a rating, where stars stand behind both: "4.5 out of 5 stars".
  mutating func rates(_ index: Int, at stars: Int) -> Bool {
    guard sense(.component, stars)?.component == .rating else { return false }
    requirements[index].subject = .component(.rating)
    requirements[index].details.target =
      sense(.count, stars - 1).map { Phrase(String(Int($0.number)), at: range(stars - 1, stars)) }
      ?? verbatim(stars - 1, stars)
    position = stars + 1
    var before = index
    while before > 0, requirements[before - 1].parent == requirements[index].parent,
      isNeed(before - 1, .metric, .fact), requirements[before - 1].details.target == nil,
      let value = requirements[before - 1].details.value, Quantity(value.text)?.unit == "",
      requirements[before].range.lowerBound - requirements[before - 1].range.upperBound <= 6
    {
      // "cleanliness 4, quiet 3 and location 5 of 5 stars"
      before -= 1
      requirements[before].subject = .component(.rating)
      requirements[before].details.target = requirements[index].details.target
    }
    return true
  }

  /// Whether a share stands at an index behind what has come to it: "a ring: chapter four, 60 %".
  func isShare(_ start: Int, of index: Int) -> Bool {
    isComponent(index, .progress) && requirements[index].details.value == nil
      && kind(start) == .number
      && (tokens[start].measure == .percent || need(start + 1) == .progress
        || sense(.unit, start + 1)?.argument == "0.percent")
      && (ends(start + 1) || ends(start + 2) || ends(start + 3))
  }

  /// Reads "knitting the scarf, 35 %" behind the colon of a progress bar: what has come how far.
  mutating func namesShare(of index: Int) -> Bool {
    guard isComponent(index, .progress), requirements[index].details.label == nil,
      kind(position) == .word, let name = pieces(position, end).first,
      isShare(name.upperBound + 1, of: index)
    else { return false }
    requirements[index].details.label = verbatim(
      name.lowerBound, name.upperBound, capitalizing: true)
    position = name.upperBound
    modifiers(of: index)
    return true
  }

  /// Reads "we have $2,700 of the $9,000 it costs" behind a colon: how much of what there is to be.
  mutating func tellsShare(of index: Int) -> Bool {
    guard kind(position) == .word, !hasSeparator(position),
      let figure = (position..<end).first(where: { kind($0) == .number }),
      case var goal = figure + 1, plays(goal, CueSet(.of, .toward))
    else { return false }
    while plays(goal, CueSet(.of, .toward, .article)) { goal += 1 }
    guard kind(goal) == .number, tokens[goal].measure == tokens[figure].measure,
      tokens[goal].number >= tokens[figure].number
    else { return false }
    requirements[index].subject = .need(.progress)
    requirements[index].details.value = verbatim(figure, figure + 1)
    requirements[index].details.target = verbatim(goal, goal + 1)
    position = end
    return true
  }

  /// Takes such a share for the value of what has come to it.
  mutating func share(of index: Int) -> Bool {
    let stop = plays(position + 1, CueSet(.unit)) ? position + 2 : position + 1
    requirements[index].details.value = verbatim(position, stop)
    position = stop
    while !ends(position) { position += 1 }
    return true
  }

  /// Reads "three numbers: visitors today, tickets sold, average wait": as many figures as are counted.
  mutating func countsFigures(_ phrase: NounPhrase) -> Bool {
    guard let count = phrase.count, count > 1, isRole(phrase.end - 1, .figures),
      kind(phrase.end) == .colon, listed(from: phrase.end + 1) == count
    else { return false }
    return distribute(.component(.stat), Sense(.component, "stat"), phrase)
  }

  /// Reads "a bar that tells we have finished 80 % of the round": a share, and of what, as progress.
  mutating func gauges(_ phrase: NounPhrase) -> Bool {
    let isProgress = sense(.component, phrase.end - 1)?.component == .progress
    guard isProgress || isRole(phrase.end - 1, .gauge), phrase.end <= phrase.first + 2,
      phrase.hasDeterminer || plays(phrase.first - 1, CueSet(.article)),
      plays(phrase.end, CueSet(.relative, .container, .named, .as)) || kind(phrase.end) == .colon,
      let share = (phrase.end..<end).first(where: {
        kind($0) == .number
          && (tokens[$0].measure == .percent || plays($0 + 1, CueSet(.unit))
            || need($0 + 1) == .progress)
      }), !(phrase.end..<share).contains(where: { separates($0) })
    else { return false }
    let index = require(.component(.progress), from: phrase.start, to: share)
    let stop = tokens[share].measure == .percent ? share + 1 : share + 2
    requirements[index].details.value = verbatim(share, stop)
    position = stop
    if plays(stop, CueSet(.of)) {
      let whole = nounPhrase(stop + 1)
      let wholeEnd = announcementEnd(whole)
      requirements[index].details.label = label(whole.first, wholeEnd)
      position = predicate(from: max(wholeEnd, stop + 1))
    } else {
      // "a ring showing that the audit is 64 % done"
      var lower = phrase.end
      while lower < share,
        plays(lower, CueSet(.relative, .container, .named, .as, .question))
          || kind(lower) == .colon
      {
        lower += 1
      }
      let whole = nounPhrase(lower)
      if whole.end > lower { requirements[index].details.label = label(whole.first, whole.end) }
      position = predicate(from: stop)
    }
    close(index)
    return true
  }

  /// Reads "a line that follows the pulse": a chart by what it is drawn with, and of what.
  mutating func draws(_ phrase: NounPhrase) -> Bool {
    guard isDrawing(phrase), phrase.hasDeterminer || plays(phrase.first - 1, CueSet(.article)),
      case let verb = plays(phrase.end, CueSet(.relative)) ? phrase.end + 1 : phrase.end,
      sense(.container, verb)?.argument == "shown"
        || verb > phrase.end && (plays(verb, CueSet(.verb)) || isRole(verb, .developing))
    else { return false }
    let index = require(.component(.chart), from: phrase.start, to: phrase.end)
    requirements[index].details.variant = sense(.drawing, phrase.first)?.argument
    position = verb + 1
    phraseComplement(of: index, \.label)
    modifiers(of: index)
    close(index)
    titleHint = titleHint ?? requirements[index].details.label
    return true
  }
}
