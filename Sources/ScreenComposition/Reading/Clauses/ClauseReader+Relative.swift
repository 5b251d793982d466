internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// "that opens a dialog", "that says 'Hello'", "that the server is down", "is degraded".
  mutating func relative(of index: Int) -> Bool {
    let start = position
    if plays(position, CueSet(.relative)), plays(position + 1, CueSet(.each)),
      isNeed(index, .records) || isComponent(index, .list, .table)
    {
      // "a price list where each service has a description and a price"
      let things = nounPhrase(position + 2)
      if things.end > position + 2, plays(things.end, CueSet(.container)) {
        requirements[index].details.nameColumn = label(things.first, things.end)
        position = things.end
        return columns(of: index, after: 1, isForEach: false)
      }
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
      if !plays(position, CueSet(.state)), isNeed(index, .records, .fact) {
        // "props that are missing"
        position = predicate(from: position)
        extend(index, to: position)
        return true
      }
      if plays(position, CueSet(.state)), !plays(position + 1, CueSet(.component)) {
        requirements[index].details.value = label(position, position + 1)
        requirements[index].details.tone = tone(position)
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
    if phrase.end > position, plays(phrase.end, CueSet(.ability)),
      requirements[index].subject != .unknown
    {
      position = phrase.end
      return false
    }
    if phrase.end > position {
      position = clauseEnd(phrase.end)
      extend(index, to: position)
      return true
    }
    return position > start
  }

  /// Where a relative clause ends whose verb is no cue: "that need a vet".
  func clauseEnd(_ start: Int) -> Int {
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
      if at > start, plays(at, CueSet(.container)) { break }
      if !hasTone, let tone = tone(at) { requirements[index].details.tone = tone }
      at += 1
    }
    guard at > start else { return position > start }
    position = at
    words(of: index, verbatim(start, at, capitalizing: true))
    return true
  }

  /// "a button to export", "a link to the privacy policy", "a field to enter your name".
  mutating func purpose(of index: Int) -> Bool {
    let start = position + 1
    guard start < end else { return false }
    if says(start, "be"), isNeed(index, .records, .fact, .highlight) {
      // "tasks to be done before closing"
      position = predicate(from: start)
      extend(index, to: position)
      return true
    }
    if plays(start, CueSet(.verb)) || isComponent(index, .button) {
      let phrase = nounPhrase(plays(start, CueSet(.verb)) ? start + 1 : start)
      position = max(phrase.end, start + 1)
      let isInput = isComponent(index, .field, .picker) || isNeed(index, .input)
      if requirements[index].details.label == nil {
        requirements[index].details.label =
          isInput && phrase.end > phrase.first
          ? label(phrase.first, phrase.end) : compact(start, position)
        if isInput {
          requirements[index].details.fieldKind =
            requirements[index].details.fieldKind ?? fieldKind(phrase.first, phrase.end)
        }
      }
      return true
    }
    let phrase = nounPhrase(start)
    guard phrase.end > start else { return false }
    position = phrase.end
    if requirements[index].details.label == nil {
      requirements[index].details.label = label(phrase.first, phrase.end)
    }
    return true
  }

  /// "a globe I can spin", "a page where users can vote": a clause of what users do.
  mutating func capability(of index: Int) -> Bool {
    guard isComponent(index, .button, .field, .picker, .link),
      requirements[index].details.label == nil
    else { return false }
    position += 1
    guard position < end else { return true }
    let phrase = nounPhrase(position + 1)
    let start = position
    position = max(phrase.end, position + 1)
    requirements[index].details.label = compact(start, position)
    return true
  }

  /// "in a card", "on a map", "in two columns", "in the header": where something is shown.
  mutating func place(of index: Int) -> Bool {
    let start = position
    if plays(start, CueSet(.in)), plays(start + 1, CueSet(.unit)),
      ends(start + 2) || kind(start + 2) == .colon
    {
      // "rainfall in mm: Mon 3, Tue 0"
      requirements[index].details.unit = verbatim(start + 1, start + 2)
      position = start + 2
      return true
    }
    if isComponent(index, .badge), let tone = tone(start + 1), ends(start + 2) {
      // "delayed in amber"
      requirements[index].details.tone = tone
      position = start + 2
      return true
    }
    let phrase = nounPhrase(position + 1)
    guard phrase.end > position + 1 else {
      position += 1
      return true
    }
    position = phrase.end
    if phrase.layout != nil { return shape(index, by: phrase, from: start) }
    if phrase.component != nil, case .need = requirements[index].subject,
      plays(start, CueSet(.in, .on))
    {
      return shape(index, by: phrase, from: start)
    }
    if phrase.component == nil, phrase.section == nil,
      isNeed(index, .metric, .records, .fact, .ranking, .trend, .schedule),
      plays(start, CueSet(.in)) || plays(start, CueSet(.at))
        || plays(start, CueSet(.on)) && !phrase.hasDeterminer,
      let label = requirements[index].details.label?.range,
      let more = range(phrase.first, phrase.end) as SourceRange?
    {
      requirements[index].details.label = text(
        label.lowerBound, more.upperBound, capitalizing: true)
    }
    return true
  }
}
