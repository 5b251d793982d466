internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "a button to export", "a link to the privacy policy", "a field to enter your name".
  mutating func purpose(of index: Int) -> Bool {
    let start = position + 1
    guard start < end else { return false }
    if isAddress(start) {
      // "a link Terms to https://example.org/terms"
      requirements[index].details.value = verbatim(start, start + 1)
      position = start + 1
      return true
    }
    if plays(start, CueSet(.verb)) || isComponent(index, .button) {
      var phrase = nounPhrase(plays(start, CueSet(.verb)) ? start + 1 : start)
      if isComponent(index, .button), plays(phrase.end, CueSet(.article)) {
        // "to flush the line": what is done, by whatever verb, and to what.
        phrase = nounPhrase(phrase.end)
      }
      position = max(phrase.end, start + 1)
      let isInput = isComponent(index, .field, .picker, .slider) || isNeed(index, .input)
      if requirements[index].details.label == nil {
        requirements[index].details.label =
          isInput && phrase.end > phrase.first
          ? label(phrase.first, phrase.end) : compact(start, position)
        if isInput, sense(.verb, start)?.argument == "input.search" {
          // "a field to search recordings"
          requirements[index].details.label = compact(start, position)
          requirements[index].details.fieldKind = .search
        } else if isInput {
          requirements[index].details.fieldKind =
            requirements[index].details.fieldKind ?? fieldKind(phrase.first, phrase.end)
        }
      }
      return true
    }
    let phrase = nounPhrase(start)
    guard phrase.end > start else { return false }
    position = phrase.end
    if let label = requirements[index].details.label {
      // "object to observe"
      guard isNeed(index, .input, .choice), !plays(start - 1, CueSet(.bound)),
        let range = label.range
      else { return true }
      requirements[index].details.label = text(
        range.lowerBound, tokens[position - 1].end, capitalizing: true)
    } else {
      requirements[index].details.label = label(phrase.first, phrase.end)
    }
    return true
  }

  /// Whether the address of a page stands at an index: "https://example.org/terms".
  private func isAddress(_ index: Int) -> Bool {
    kind(index) == .word
      && bytes[tokens[index].start..<tokens[index].end].contains(UInt8(ascii: ":"))
  }

  /// Looks for the address that a link leads to in its own sentence: "link Opening hours,
  /// https://example.org/hours".
  mutating func completeLinks() {
    var index = 0
    while index < requirements.count {
      if isComponent(index, .link), requirements[index].details.value == nil,
        let start = firstToken(of: Phrase("", at: requirements[index].range)),
        let at = (start..<sentence(around: start).upperBound).first(where: { isAddress($0) })
      {
        requirements[index].details.value = verbatim(at, at + 1)
        dropHint(within: range(at, at + 1))
        index = drop(within: range(at, at + 1), for: index)
      }
      index += 1
    }
  }

  /// "a globe I can spin", "a page where users can vote": a clause of what users do.
  mutating func capability(of index: Int) -> Bool {
    if isNeed(index, .input, .choice) {
      // "the rehearsals they can attend (Mon, Tue)"
      while position < end, kind(position) == .word, !separates(position) { position += 1 }
      return true
    }
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

  /// Whether the number of a house stands at an index, before its street: "14 Gull Lane".
  func isPlaceNumber(_ index: Int) -> Bool {
    kind(index) == .number && tokens[index].measure == .plain && kind(index + 1) == .word
      && tokens[index + 1].isCapitalized
  }

  /// Reads "a photo on a card", "packing tips in a collapsible section": a part of the screen that holds
  /// what stands before it.
  private mutating func wraps(_ index: Int, in phrase: NounPhrase) -> Bool {
    guard let head = phrase.section, head == phrase.end - 1, phrase.component == nil,
      sense(.article, phrase.start)?.argument == "indefinite", phrase.count == nil,
      index == requirements.count - 1, !isFull, !isInput(index),
      let name = (phrase.first...head).first(where: { plays($0, CueSet(.section)) }),
      let layout = sense(.section, name).flatMap({ Section.Layout(rawValue: $0.argument) }),
      layout == .card || layout == .disclosure
    else { return false }
    var part = requirements[index]
    part.subject = .section(layout)
    part.details = Details()
    if layout == .disclosure { part.details.label = requirements[index].details.label }
    requirements.insert(part, at: index)
    requirements[index + 1].parent = index
    return true
  }

  /// "in a card", "on a map", "in two columns", "in the header": where something is shown.
  mutating func place(of index: Int) -> Bool {
    let start = position
    var stop = start + 1
    while plays(start, CueSet(.in)), plays(stop, CueSet(.unit)) { stop += 1 }
    if stop > start + 1, ends(stop) || kind(stop) == .colon {
      // "rainfall in mm: Mon 3, Tue 0", "in million dollars"
      requirements[index].details.unit = verbatim(start + 1, stop)
      position = stop
      if isNeed(index, .input), let label = requirements[index].details.label?.range {
        // "length in cm"
        requirements[index].details.fieldKind = .number
        requirements[index].details.label = text(
          label.lowerBound, tokens[start + 1].end, capitalizing: true)
      }
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
    // "a couple of orders in it"
    if phrase.end == phrase.first + 1, plays(phrase.first, CueSet(.filler)) { return true }
    if phrase.layout != nil { return shape(index, by: phrase, from: start) }
    if wraps(index, in: phrase) { return true }
    if phrase.component != nil, case .need = requirements[index].subject,
      plays(start, CueSet(.in, .on))
    {
      return shape(index, by: phrase, from: start)
    }
    if isComponent(index, .chart) || isNeed(index, .trend), plays(start, CueSet(.over)),
      tokens[phrase.end - 1].isPlural, requirements[index].details.dimension == nil
    {
      // "attendance across the five services"
      requirements[index].details.dimension = label(phrase.first, phrase.end)
      requirements[index].details.count = requirements[index].details.count ?? phrase.count
      return true
    }
    let isSituation =
      plays(start, CueSet(.on, .at)) && !phrase.hasDeterminer && phrase.end == phrase.first + 1
      && !plays(phrase.first, CueSet(.day, .moment, .period))
    let isPart =
      isNeed(index, .metric, .records, .fact, .ranking, .trend, .schedule)
      && (plays(start, CueSet(.in, .at)) || isSituation)
      || isNeed(index, .input, .choice) && phrase.need == nil && !plays(phrase.first, CueSet(.side))
    if phrase.component == nil, phrase.section == nil, isPart,
      let label = requirements[index].details.label?.range,
      let more = range(phrase.first, phrase.end) as SourceRange?
    {
      requirements[index].details.label = text(
        label.lowerBound, more.upperBound, capitalizing: true)
    }
    return true
  }

  /// Reads "Mill Lane 9" and "9 Mill Lane", by themselves between separators, as an address; false
  /// where none stands.
  mutating func tellsAddress() -> Bool {
    guard context != .form, let stop = addressEnd(position), ends(stop) || kind(stop) == .open
    else {
      return false
    }
    let index = require(.need(.fact), from: position, to: stop)
    requirements[index].details.label = Phrase("Address", at: range(position, stop))
    requirements[index].details.value = verbatim(position, stop)
    position = stop
    close(index)
    return true
  }

  /// Whether figures whose names have small letters stand behind a place: they are told of it.
  func tellsOfPlace(_ start: Int) -> Bool {
    let told = pieces(start, end)
    return told.count > 1
      && told.allSatisfy { looksLikeData($0.lowerBound) && !tokens[$0.lowerBound].isCapitalized }
  }

  /// Takes "in pictures" behind what they show: "our regatta in pictures" is a gallery.
  mutating func picture(_ index: Int) -> Bool {
    guard plays(position, CueSet(.in)), isNeed(index, .fact, .records), position + 2 >= end,
      sense(.component, position + 1)?.component == .image || need(position + 1) == .media,
      tokens[position + 1].isPlural
    else { return false }
    requirements[index].subject = .component(.list)
    requirements[index].details.variant = "gallery"
    requirements[index].details.fieldKind = nil
    position += 2
    return true
  }

  /// Reads "Tuesday to Friday, 9-17" and "open Monday to Saturday 7-13" as the hours of some days;
  /// false where none stand.
  mutating func tellsHours() -> Bool {
    guard context != .form, let hours = hours(position) else { return false }
    let index = require(.need(.fact), from: position, to: hours.upperBound)
    requirements[index].details.label = verbatim(position, hours.days, capitalizing: true)
    requirements[index].details.value = verbatim(hours.first, hours.upperBound)
    position = hours.upperBound
    close(index)
    return true
  }

  /// Where days in a row end, and the hours of them stand, from an index on; nil where none do.
  func hours(_ start: Int) -> (days: Int, first: Int, upperBound: Int)? {
    func isDay(_ index: Int) -> Bool { sense(.day, index)?.argument == "weekday" }
    let first = isDay(start) ? start : start + 1
    guard isDay(first), kind(first + 1) == .dash || plays(first + 1, CueSet(.to)), isDay(first + 2)
    else { return nil }
    var hours = first + 3
    while kind(hours) == .comma || kind(hours) == .colon || plays(hours, CueSet(.from)) {
      hours += 1
    }
    guard kind(hours) == .number, kind(hours + 1) == .dash || plays(hours + 1, CueSet(.to)),
      kind(hours + 2) == .number, ends(hours + 3)
    else { return nil }
    return (first + 3, hours, hours + 3)
  }

  /// Where the name of a street with the number of a house ends at an index; nil where none stands.
  func addressEnd(_ start: Int) -> Int? {
    func isHouse(_ index: Int) -> Bool {
      kind(index) == .number && tokens[index].measure == .plain && tokens[index].number < 10_000
    }
    let first = isHouse(start) ? start + 1 : start
    var stop = first
    while kind(stop) == .word, stop - first < 4, tokens[stop].isCapitalized, !separates(stop) {
      stop += 1
    }
    guard stop - first > 1, isRole(stop - 1, .street) else { return nil }
    return first > start ? stop : isHouse(stop) ? stop + 1 : nil
  }
}
