internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "of hotels", "for the trip": what a component or a need is about.
  mutating func about(of index: Int) -> Bool {
    if isInput(index), kind(position + 1) == .number, upperBound(position + 2) != nil {
      // "Lautstärke von 0 bis 10"
      return fromOrBetween(of: index, inList: false)
    }
    if membership(of: index) || effect(of: index) { return true }
    let start = position
    var at = position + 1
    while plays(at, CueSet(.article, .filler)) { at += 1 }
    if plays(start, CueSet(.of)), kind(at) == .number, requirements[index].details.value != nil {
      position = at + 1
      if plays(position, CueSet(.unit)) { position += 1 }
      requirements[index].details.target = verbatim(at, position)
      return true
    }
    if kind(at) == .number,
      plays(at + 1, CueSet(.unit)) || isComponent(index, .timer)
        || kind(at + 1) == .word && tokens[at + 1].entry < 0 && ends(at + 2)
    {
      position = at
      return figure(of: index)
    }
    if kind(at) == .number,
      tokens[at].measure != .plain || ends(at + 1) || plays(at + 1, Self.boundary)
    {
      requirements[index].details.value = verbatim(at, at + 1)
      position = at + 1
      return true
    }
    let phrase = subjectMatter(at: position + 1)
    if plays(start, CueSet(.for)), context == .form, isNeed(index, .input),
      ends(phrase.end) || kind(phrase.end) == .open,
      phrase.end > position + 1, phrase.component == nil,
      let name = requirements[index].details.label?.range
    {
      position = phrase.end
      if let box = sense(.type, start - 1)?.variant {
        // "a big box for allergies"
        requirements[index].details.label = label(phrase.first, phrase.end)
        requirements[index].details.fieldKind = Component.FieldKind(rawValue: box)
        return true
      }
      // "note for the driver"
      requirements[index].details.label = text(
        name.lowerBound, tokens[position - 1].end, capitalizing: true)
      return true
    }
    if plays(start, CueSet(.for)), phrase.end > position + 1, isNeed(index, .fact),
      headToken(of: index).map({ isRole($0, .player) }) ?? false
    {
      // "a player for the latest podcast episode"
      requirements[index].subject = .component(.player)
      requirements[index].details.variant = "audio"
      requirements[index].details.fieldKind = nil
      position = phrase.end
      requirements[index].details.label = label(phrase.first, phrase.end)
      return true
    }
    guard phrase.end > position + 1 else {
      guard plays(position + 1, CueSet(.verb)) || plays(position + 1, CueSet(.relative)) else {
        return false
      }
      position += 1
      if plays(position, CueSet(.relative)), requirements[index].details.label == nil {
        // "breaking down where the money goes: …"
        let start = position
        while position < end, kind(position) == .word, !separates(position) { position += 1 }
        requirements[index].details.label = verbatim(start, position, capitalizing: true)
      }
      return true
    }
    position = phrase.end
    if phrase.end == phrase.first + 1, isGerund(phrase.first), plays(position, CueSet(.article)) {
      // "a checklist for opening the shop"
      position = max(position, nounPhrase(position).end)
    }
    while plays(position, CueSet(.to, .in, .at, .from, .on)), position + 1 < end,
      kind(position + 1) == .word, tokens[position + 1].isCapitalized,
      !plays(position + 1, CueSet(.day))
    {
      // "of our trip to Iceland"
      let place = nounPhrase(position + 1)
      guard place.end > position + 1, place.component == nil, place.section == nil else { break }
      position = place.end
    }
    if isComponent(index, .list, .checklist, .steps) || isNeed(index, .sequence, .place),
      plays(position, CueSet(.to)),
      kind(position + 1) == .word
    {
      // "a checklist of things to bring"
      position = max(position + 2, nounPhrase(position + 1).end)
    }
    if isComponent(index, .slider, .field), plays(position, CueSet(.moment)), isPhrase(position),
      ends(position + 1) || plays(position + 1, CueSet(.from, .between))
    {
      // "a slider for cards a day from 5 to 50"
      position += 1
    }
    let words =
      position > phrase.end ? label(phrase.first, position) : label(phrase.first, phrase.end)
    if requirements[index].details.count == nil, let count = phrase.count {
      requirements[index].details.count = count
    }
    adopt(words, phrase, in: index, isOf: plays(start, CueSet(.of)))
    // "the total number of orders in Europe": what follows goes with the words.
    return true
  }

  /// Takes "for sending me a text" behind a switch or a button for what it does, in all its words.
  private mutating func effect(of index: Int) -> Bool {
    let verb = position + 1
    guard plays(position, CueSet(.for)), isComponent(index, .toggle, .button, .link),
      requirements[index].details.label == nil, isGerund(verb), kind(verb + 1) == .word
    else { return false }
    let ends = Self.separators.union(
      CueSet(.relative, .copula, .side, .power, .preset, .necessity, .container))
    var stop = verb + 1
    while kind(stop) == .word || kind(stop) == .number, !plays(stop, ends) { stop += 1 }
    guard stop > verb + 1 else { return false }
    requirements[index].details.label = verbatim(verb, stop, capitalizing: true)
    if !isComponent(index, .toggle), let stem = purposeVerb(verb) {
      requirements[index].details.label = Phrase(
        stem + " " + verbatim(verb + 1, stop).text, at: range(verb, stop))
    }
    position = stop
    return true
  }

  /// What something is about, with what a noun that ends in "of" is of: "the history of the zipper".
  func subjectMatter(at index: Int) -> NounPhrase {
    var phrase = nounPhrase(index)
    guard phrase.end > phrase.first, says(phrase.end - 1, endingIn: " of"),
      plays(phrase.end, CueSet(.article))
    else { return phrase }
    let more = nounPhrase(phrase.end)
    if more.component == nil, more.section == nil { phrase.end = max(phrase.end, more.end) }
    return phrase
  }

  /// Gives a requirement what it is about: as its label, or as more words of it.
  private mutating func adopt(_ words: Phrase, _ phrase: NounPhrase, in index: Int, isOf: Bool) {
    switch requirements[index].subject {
    case .component(.button), .component(.link), .component(.toggle):
      if requirements[index].details.label == nil { requirements[index].details.label = words }
    case .component(let component):
      // "a list of price tags": a list is of anything, any other component is what it is.
      if component == .list { nameDerived(index, phrase) }
      if requirements[index].details.label == nil {
        requirements[index].details.label = words
        requirements[index].details.fieldKind =
          requirements[index].details.fieldKind ?? fieldKind(phrase.first, phrase.end)
      }
    case .need(let need):
      let label = requirements[index].details.label
      if let range = label?.range, let more = words.range, more.lowerBound >= range.upperBound,
        requirements[index].details.value == nil
      {
        if isOf && (need == .trend || need == .breakdown || need == .progress || need == .status)
          || need == .narrative && !isOf
        {
          requirements[index].details.label = words
        } else if isOf || need == .fact || need == .records || need == .ranking || need == .sequence
          || need == .schedule
        {
          requirements[index].details.label = text(
            range.lowerBound, more.upperBound, capitalizing: true)
        }
      } else if label == nil {
        requirements[index].details.label = words
      }
    case .section, .unknown:
      if requirements[index].details.label == nil { requirements[index].details.label = words }
    }
  }
}
