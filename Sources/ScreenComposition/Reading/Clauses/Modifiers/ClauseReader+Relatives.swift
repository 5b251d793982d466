internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Where the clause ends that says who of all has the things before it, "nine knots every sailor
  /// ties": it names no columns of theirs. Nil where no such clause stands.
  func owners(from start: Int, of index: Int) -> Int? {
    guard sense(.each, start)?.argument == "", !isPhrase(start), !separates(start - 1),
      let head = headToken(of: index), head == start - 1, tokens[head].isPlural
    else { return nil }
    let clause = nounPhrase(start + 1)
    return clause.end > clause.first + 1 && clause.component == nil && ends(clause.end)
      && !tokens[clause.first].isPlural ? clause.end : nil
  }

  /// "that opens a dialog", "that says 'Hello'", "that the server is down", "is degraded".
  mutating func relative(of index: Int) -> Bool {
    let start = position
    if folds(index) { return true }
    if plays(position, CueSet(.relative)), plays(position + 1, CueSet(.each)),
      isNeed(index, .records) || isComponent(index, .list, .table)
    {
      // "a price list where each service has a description and a price"
      let things = nounPhrase(position + 2)
      let kind = nounPhrase(things.end + 1)
      if plays(things.end, CueSet(.copula)), kind.end > things.end + 1 {
        // "where every row is a beehive"
        requirements[index].details.label = plural(label(kind.first, kind.end))
        position = kind.end
        return true
      }
      if things.end > position + 2, plays(things.end, CueSet(.container)) {
        requirements[index].details.nameColumn = label(things.first, things.end)
        position = things.end
        return columns(of: index, after: 1, isForEach: false)
      }
    }
    if namesByDeed(index) { return true }
    if plays(start, CueSet(.copula)), isOpenToInput(index), plays(start + 1, CueSet(.article)),
      let manner = manner(start + 1),
      ends(manner.end) || plays(manner.end, CueSet(.container)) && manner.component == .picker
    {
      // "Expires on is a date field"
      take(index, in: manner)
      return true
    }
    if plays(start, CueSet(.copula)), isNeed(index, .input, .choice),
      context == .form && endsWithAlternative(start + 1)
        || tokens[start - 1].isPlural && !plays(start + 1, CueSet(.necessity))
          && hasOptions(start + 1)
    {
      // "severity being low, medium or high", "Scopes are read, write and admin"
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
      position = start + 1
      return options(of: index)
    }
    if tellsWhen(of: index) { return true }
    if plays(start, CueSet(.copula)), let stop = predicateEnd(of: index) {
      // "boiler 2 is on standby"
      if kind(start + 1) == .word, !plays(start + 1, CueSet(.state)) {
        requirements[index].details.value = verbatim(start + 1, stop, capitalizing: true)
        requirements[index].subject = .need(.fact)
        position = stop
        return true
      }
    }
    if isNeed(index, .narrative, .status), plays(start, CueSet(.relative)), listsFigures(start + 1)
    {
      // "a summary where cleanliness has 4 and quiet has 3"
      return holds(index)
    }
    if plays(position, CueSet(.relative)) { position += 1 }
    if isComponent(index, .alert, .badge, .paragraph)
      || isNeed(index, .narrative, .highlight, .status)
    {
      return message(of: index, from: position)
    }
    if plays(position, CueSet(.ability)) || plays(position, CueSet(.container)) { return true }
    if plays(position, CueSet(.copula)) {
      position += 1
      if plays(position, CueSet(.necessity, .power, .preset)) || kind(position) == .number {
        return true
      }
      if isNeed(index, .metric), let label = requirements[index].details.label {
        // "how many plots are free"
        let stop = predicate(from: position)
        if stop > position, stop - position <= 2 {
          requirements[index].details.label = Phrase(
            self.label(position, stop).text + " " + Self.lowercasedFirst(label.text),
            at: range(start, stop))
          position = stop
          return true
        }
      }
      if plays(start, CueSet(.relative)), !plays(position, CueSet(.state)),
        isNeed(index, .records, .fact)
      {
        // "props that are missing"
        position = predicate(from: position)
        extend(index, to: position)
        return true
      }
      if plays(position, CueSet(.state)), !plays(position + 1, CueSet(.component)) {
        requirements[index].details.value = label(position, position + 1)
        requirements[index].details.tone = tone(position)
        if plays(start, CueSet(.copula)), isNeed(index, .fact, .records) {
          requirements[index].subject = .need(.status)
        }
        position += 1
      }
      return true
    }
    if plays(position, CueSet(.verb)) {
      // "a button that opens a dialog": what it opens is read as an element of its own.
      position += 1
      return false
    }
    let phrase = nounPhrase(position)
    if phrase.end > position {
      position = clauseEnd(phrase.end)
      extend(index, to: position)
      return true
    }
    return position > start
  }

  /// Reads "where people leave their email" behind a control without a name: what is done with it
  /// names it.
  private mutating func namesByDeed(_ index: Int) -> Bool {
    guard plays(position, CueSet(.relative, .asking)),
      case .component(let kind) = requirements[index].subject,
      kind.family == .input, requirements[index].details.label == nil,
      let verb = (position + 1..<min(end, position + 5)).first(where: { plays($0, CueSet(.verb)) }),
      let deed = sense(.verb, verb)?.argument, deed.hasPrefix("input") || deed.hasPrefix("choice"),
      !hasSeparator(position, upTo: verb),
      case let object = nounPhrase(verb + 1), object.end > object.first, object.component == nil
    else { return false }
    requirements[index].details.label = label(object.first, object.end)
    if kind == .field {
      requirements[index].details.fieldKind =
        fieldKind(object.first, object.end) ?? requirements[index].details.fieldKind
    }
    position = object.end
    return true
  }

  /// Where a relative clause ends whose verb is no cue: "that need a vet".
  private func clauseEnd(_ start: Int) -> Int {
    var index = start
    let limit = min(end, start + 8)
    while index < limit, kind(index) == .word, !separates(index), plays(index, CueSet(.article)) {
      let object = nounPhrase(index)
      guard object.end > index, object.component == nil, object.section == nil else { break }
      index = object.end
    }
    return index
  }

  /// Adds the words of a relative clause to what it is said of, where that is all there is to tell.
  mutating func extend(_ index: Int, to stop: Int) {
    guard isNeed(index, .records, .highlight, .fact), let label = requirements[index].details.label,
      let range = label.range, stop > 0, tokens[stop - 1].end > range.upperBound,
      let head = headToken(of: index), !(head..<stop).contains(where: { kind($0) == .stop }),
      tokens[stop - 1].end - range.lowerBound <= Limits.titleLength
    else { return }
    requirements[index].details.label = text(
      range.lowerBound, tokens[stop - 1].end, capitalizing: true)
  }

  /// The message of an alert: the words to the next separator, toned by the state they name.
  mutating func message(of index: Int, from start: Int) -> Bool {
    guard start < end else { return true }
    if kind(start) == .quote {
      position = start + 1
      words(of: index, verbatim(start, start + 1))
      return true
    }
    var at = start
    let hasTone = requirements[index].details.tone != nil
    while at < min(end, start + Limits.lookahead),
      kind(at) == .word || kind(at) == .number || kind(at) == .quote
    {
      if at > start, plays(at, CueSet(.conjunction)), listsElements(at + 1) { break }
      if at > start, plays(at, CueSet(.container)) {
        // "with a Retry button" goes on; "has arrived" is told.
        let object = nounPhrase(at + 1)
        if object.component != nil || object.section != nil || object.hasDeterminer { break }
      }
      if !hasTone, let tone = tone(at) { requirements[index].details.tone = tone }
      at += 1
    }
    guard at > start else { return position > start }
    position = at
    words(of: index, verbatim(start, at, capitalizing: true))
    return true
  }

  /// Where a few words that say how something is end, "is on standby"; nil where they are none.
  private func predicateEnd(of index: Int) -> Int? {
    guard isNeed(index, .fact, .status), context != .form,
      requirements[index].details.value == nil,
      plays(position + 1, CueSet(.on, .at, .in))
        || kind(position + 1) == .word
          && tokens[position + 1].entry < 0
    else { return nil }
    var stop = position + 1
    while stop < end, !separates(stop), stop < position + 5,
      kind(stop) == .word || kind(stop) == .number && tokens[stop - 1].isCapitalized
    {
      guard !plays(stop, CueSet(.relative, .component, .section, .container)) else { return nil }
      stop += 1
    }
    return stop > position + 1 && ends(stop) ? stop : nil
  }
}
