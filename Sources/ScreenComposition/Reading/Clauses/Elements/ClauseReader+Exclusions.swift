internal import ScreenDiagnostics
internal import ScreenModel

/// What a sentence asks to leave out.
extension ClauseReader {
  /// "no name field", "without images or ads".
  mutating func exclusion() {
    position += 1
    while kind(position) == .colon || plays(position, CueSet(.container)) { position += 1 }
    repeat {
      skipFillers()
      let phrase = nounPhrase(position)
      guard phrase.end > position else { break }
      exclude(phrase)
      position = phrase.end
      while position < end, plays(position, CueSet(.for, .in, .on, .of)) {
        let more = nounPhrase(position + 1)
        guard more.end > position + 1 else { break }
        position = more.end
      }
    } while plays(position, CueSet(.alternative))
      && {
        position += 1; return true
      }()
    if requirements.isEmpty, title == nil, parent == nil {
      // "no sidebar, just a form with an email": the screen is yet to come.
      skipLinks()
      opening()
    }
  }

  private mutating func exclude(_ phrase: NounPhrase) {
    guard exclusions.count < Limits.items else { return }
    exclusions.append(lowercased(label(phrase.first, phrase.end)))
    if let head = phrase.component, head == phrase.first,
      let kind = sense(.component, head)?.component
    {
      excludedKinds.append(kind)
    }
  }

  /// Reads "forms and tables I don't need": what is left out, named before who leaves it out.
  mutating func leavesOut() -> Bool {
    guard plays(end - 1, CueSet(.negation)), isRole(end - 2, .pronoun), position < end - 2 else {
      return false
    }
    let stop = end
    end -= 2
    defer { end = stop }
    var phrases: [NounPhrase] = []
    var index = position
    while index < end, phrases.count < 8 {
      let phrase = nounPhrase(index)
      guard phrase.component == phrase.end - 1 || phrase.screen == phrase.end - 1,
        phrase.end > index
      else { return false }
      phrases.append(phrase)
      index = phrase.end
      while index < end, separates(index) { index += 1 }
    }
    guard index == end else { return false }
    for phrase in phrases { exclude(phrase) }
    position = stop
    return true
  }
}
