internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "My doctor asked me to note when an attack starts, how bad it was and what I took": what
  /// somebody wants to put down, each as a field; false where the sentence is about nothing such.
  ///
  /// What stands before the verb tells why, and asks for nothing.
  mutating func putsDown() -> Bool {
    guard requirements.isEmpty, parent == nil, item == nil, let verb = recordingVerb() else {
      return false
    }
    let start = verb + 1
    let object = nounPhrase(start)
    if !plays(start, CueSet(.asking)), object.end > start {
      title = title ?? verbatim(verb, object.end, capitalizing: true)
    }
    titleHint = titleHint ?? Phrase("New entry", at: range(verb, start))
    goal = Phrase("Save", at: range(verb, start))
    context = .form
    isStory = true
    isFilling = true
    position = start
    list()
    return true
  }

  /// The verb of putting down, by somebody who has to or wants to, that several things or a
  /// question follow; nil where none does.
  private func recordingVerb() -> Int? {
    let limit = min(end, position + Limits.lookahead)
    for index in position..<max(position, limit) where plays(index, CueSet(.role)) {
      guard isRole(index, .recording) && isWanted(index) || isPutDown && isRole(index, .knowing),
        index + 1 < end, kind(index + 1) == .word, listsRecords(index + 1)
      else { continue }
      return index
    }
    return nil
  }

  /// Whether somebody who tells of himself wants to do what a verb says: "I need to note".
  private func isWanted(_ verb: Int) -> Bool {
    if plays(verb - 1, CueSet(.to)) {
      return isRole(verb - 2, .pronoun) || isRole(verb - 2, .teller)
    }
    guard plays(verb - 1, CueSet(.ability)) else { return false }
    return sense(.ability, verb - 1)?.argument == "wish"
      || verb - 1 > position
        && sense(.ability, verb - 1)?.argument == "bare"
  }

  /// Whether the text says that something is put down once and kept: "I type it in".
  private var isPutDown: Bool {
    (0..<min(tokens.count, 200)).contains { index in
      lexicon.plays(.recording, tokens[index].entry)
    }
  }

  /// Whether a list of at least two things begins at an index, each of them a question of somebody
  /// or told from others by an article: "the game, who has it and when it is due back".
  private func listsRecords(_ start: Int) -> Bool {
    var begins = true
    var found = 0
    var known = 0
    for index in start..<end {
      if separates(index) {
        begins = true
      } else if begins {
        begins = false
        found += 1
        let isAsked = plays(index, CueSet(.asking)) || sense(.need, index)?.variant == "asked"
        if isAsked || plays(index, CueSet(.article)) { known += 1 }
      }
    }
    return found > 1 && known * 3 >= found * 2
  }
}
