internal import ScreenModel

extension ClauseReader {
  /// "Schedule a meeting with title and date", "lets staff report a pallet, with id and aisle":
  /// the first verb says what the form is for, and what it takes follows.
  mutating func statesGoal() -> Bool {
    guard requirements.isEmpty, goal == nil, parent == nil, isAbility || title == nil,
      let verb = sense(.verb, position)?.argument, handsIn(verb),
      let stop = goalEnd(position + 1)
    else { return false }
    let next = kind(stop.whole) == .comma ? stop.whole + 1 : stop.whole
    guard
      kind(stop.whole) == .colon || kind(stop.whole) == .dash || kind(stop.whole) == .open
        || plays(next, CueSet(.container)) && !listsThings(next + 1) || gerund(next) != nil
    else { return false }
    goal = compact(position, stop.object)
    title = title ?? compact(position, stop.whole)
    context = .form
    isAbility = false
    position = next
    return true
  }

  /// Whether what a verb does takes something to be filled in.
  private func handsIn(_ verb: String) -> Bool {
    if isAbility { return verb == "action.commit" || verb == "action.file" }
    return verb.hasPrefix("action") || verb == "input.search"
  }

  /// Where the object of a goal's verb ends, and what else is said of it; nil where it is no goal.
  private func goalEnd(_ start: Int) -> (object: Int, whole: Int)? {
    var object = nounPhrase(start)
    if object.end == start, plays(start, CueSet(.for, .to)), !isAbility {
      object = nounPhrase(start + 1)
    }
    guard object.component == nil, object.section == nil, object.beyond == nil,
      object.end > start || isAbility
    else { return nil }
    let end = max(object.end, start)
    var whole = end
    for _ in 0..<3 where plays(whole, CueSet(.for, .of, .in, .on, .at, .to, .from)) {
      let more = nounPhrase(whole + 1)
      guard more.end > whole + 1, more.component == nil, more.section == nil else { return nil }
      whole = more.end
    }
    return (end, whole)
  }

  /// Whether a component that shows something begins at an index.
  private func listsThings(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    guard let head = phrase.component, let kind = sense(.component, head)?.component else {
      return phrase.section != nil || phrase.layout != nil
    }
    return kind.family == .collections || kind.family == .action || kind.family == .feedback
  }

  /// The verb of input or choice that a word is a form of, "picking"; nil where it is none.
  func gerund(_ index: Int) -> Sense? {
    guard kind(index) == .word, !plays(index, CueSet(.component, .field, .choice, .screen)),
      let verb = purposeVerb(index), !plays(index, CueSet(.verb))
    else { return nil }
    let word = FNV1a.hash(verb.utf8.lazy.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 })
    let sense = lexicon.index(of: word).flatMap { lexicon.sense(.verb, of: $0) }
    return sense.flatMap { $0.argument.hasPrefix("action") ? nil : $0 }
  }
}
