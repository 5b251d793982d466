internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// A clause that begins with a figure: "62% complete", "6,200 of 10,000 raised", "30s work".
  mutating func figureFirst() {
    let start = position
    let token = tokens[position]
    if token.measure == .ordinal {
      position += 1
      return
    }
    if token.measure == .duration
      || plays(position + 1, CueSet(.unit)) && (sense(.unit, position + 1)?.number ?? 0) > 0
      || token.measure == .times || plays(position + 1, CueSet(.repeat))
    {
      return routine()
    }
    let isShare = token.measure == .percent || need(start + 1) == .progress
    if isShare, let last = requirements.indices.last, isNeed(last, .progress),
      requirements[last].details.value == nil
    {
      // "How far are we with the roof? 70 percent done."
      requirements[last].details.value = verbatim(start, start + 1)
      position = predicate(from: start + 1)
      return close(last)
    }
    let index = require(.need(isShare ? .progress : .metric), from: start, to: start + 1)
    requirements[index].details.value = verbatim(start, start + 1)
    position += 1
    if plays(position, CueSet(.component)), sense(.component, position)?.component == .rating {
      requirements[index].subject = .component(.rating)
      position += 1
    } else if plays(position, CueSet(.unit)) {
      requirements[index].details.value = verbatim(start, position + 1)
      position += 1
    }
    if plays(position, CueSet(.of, .toward)) || kind(position) == .slash,
      kind(position + 1) == .number
    {
      if !isComponent(index, .rating) { requirements[index].subject = .need(.progress) }
      let lower = position + 1
      position += 2
      requirements[index].details.target = verbatim(lower, position)
      if rates(index, at: position) {
        // "4 out of 5 stars from 128 reviews"
        if kind(position) == .number { raters(of: index) }
      } else if plays(position, CueSet(.unit)) {
        position += 1
        requirements[index].details.target = verbatim(lower, position)
      }
    }
    let phrase = nounPhrase(position)
    if phrase.end > position {
      requirements[index].details.label = label(phrase.first, phrase.end)
      position = phrase.end
    }
    modifiers(of: index)
    if !completes(index) { close(index) }
  }

  /// "lockers free, 18 of 60": gives a figure without a name to what is named before its comma.
  private mutating func completes(_ index: Int) -> Bool {
    guard index > 0, isNeed(index, .progress, .metric), requirements[index].details.label == nil,
      isOpenFigure(index - 1), requirements[index - 1].details.value == nil,
      requirements[index - 1].details.items.isEmpty,
      requirements[index - 1].details.columns.isEmpty,
      requirements[index - 1].parent == parent, requirements[index - 1].item == item
    else { return false }
    let figure = requirements.removeLast()
    requirements[index - 1].subject = figure.subject
    requirements[index - 1].details.value = figure.details.value
    requirements[index - 1].details.target = figure.details.target
    requirements[index - 1].details.count = nil
    close(index - 1)
    return true
  }

  /// "from 128 reviews": who gave a rating, as its label.
  mutating func raters(of index: Int) {
    let start = kind(position) == .number ? position : position + 1
    position = max(start + 1, nounPhrase(start + 1).end)
    requirements[index].details.label = verbatim(start, position)
  }

  /// "30s work, 10s rest, 8 rounds": one routine of the items to the clause's end.
  mutating func routine() {
    let index = require(.need(.routine), from: position, to: position + 1)
    let outer = end
    // "35 min, rating 4.5 out of 5"
    end =
      pieces(position, end).dropFirst().first {
        plays($0.lowerBound, CueSet(.component, .section)) && !plays($0.lowerBound, CueSet(.step))
      }?.lowerBound ?? end
    items(of: index)
    end = outer
    close(index)
  }

  /// "Title: Lost and found": words of a heading behind its name, to the end of the sentence.
  mutating func titled() -> Bool {
    if isRole(position, .heading), kind(position + 1) == .quote, position + 2 == end,
      requirements.isEmpty
    {
      // "1. Title "Kiln room""
      title = verbatim(position + 1, end)
      position = end
      return true
    }
    if entitles() { return true }
    guard isRole(position, .heading), kind(position + 1) == .colon, context != .form,
      context != .settings, position + 2 < end, end - position < 16
    else { return false }
    let stop = nextDemand(position + 2)
    let index = require(.component(.heading), from: position, to: stop)
    requirements[index].details.label = verbatim(position + 2, stop, capitalizing: true)
    if isRole(position, .identity), requirements.count == 1 {
      // "a lost page, title: No trail here, and a button …": it is that of the screen.
      title = requirements.removeLast().details.label
    }
    position = stop
    if requirements.indices.contains(index) { close(index) }
    return true
  }

  /// Reads "its title should be “Row or sink”": the name of the screen, or of the card or the chart
  /// before it.
  private mutating func entitles() -> Bool {
    var start = position
    while plays(start, CueSet(.article)) { start += 1 }
    guard start > position, says(start, "title") || sense(.component, start)?.component == .heading,
      let copula = (start + 1..<min(end, start + 6)).first(where: { plays($0, CueSet(.copula)) }),
      (start + 1..<copula).allSatisfy({
        plays($0, CueSet(.of, .article, .screen, .filler)) || isRole($0, .modal)
          || isRole($0, .whole)
      }), isInside(copula + 1), kind(copula + 1) == .quote || tokens[copula + 1].isCapitalized
    else { return false }
    let stop = quotedOrName(copula + 1)
    let words = verbatim(copula + 1, stop, capitalizing: true)
    let last = requirements.indices.last
    if let last, copula == start + 1, requirements[last].details.label == nil,
      isComponent(last, .chart, .table, .list, .map, .calendar) || layoutOf(last) != nil
    {
      requirements[last].details.label = words
    } else {
      title = words
    }
    position = stop
    return true
  }

  /// "a stopwatch with start stop lap": verbs that no comma parts, each a button.
  mutating func verbSeries() -> Bool {
    let words = position..<wordsEnd(position)
    guard words.count > 2, words.count < 6, plays(position - 1, CueSet(.container)),
      words.allSatisfy({ plays($0, CueSet(.verb)) && !plays($0, Self.boundary) })
    else { return false }
    for word in words where !isFull {
      let index = require(.need(.action), from: word, to: word + 1)
      requirements[index].details.label = label(word, word + 1)
    }
    position = words.upperBound
    return true
  }
}
