internal import ScreenModel
import ScreenReading

/// Where words say what is done rather than what is shown.
extension ClauseReader {
  /// Whether the words at an index say what to do rather than what to show.
  func startsVerbPhrase(_ index: Int) -> Bool {
    if namesDeed(index) || commands(index) { return true }
    // "pick-up station"
    if index + 1 < end, tokens[index + 1].isJoined { return false }
    // "then press Confirm seat"
    if isRole(index, .pressing), isInside(index + 1), tokens[index + 1].isCapitalized {
      return true
    }
    guard plays(index, CueSet(.verb)), !isCode(index + 1), kind(index + 1) != .number,
      !namesFigure(index),
      !(tokens[index].isPlural
        && (plays(index + 1, CueSet(.per, .of)) || kind(index + 1) == .colon)),
      // "- Stop: Market Square"
      item == nil || context == .form || kind(index + 1) != .colon || hasSeparator(index + 2)
    else { return false }
    let object = nounPhrase(index)
    if isRole(index, .adjusting), hasSwitch(behind: nounPhrase(index + 1)) { return true }
    // "Volunteers choose a shift": who does it may be called like a verb.
    if doing(object) != nil { return false }
    if kind(object.end) == .colon
      || item == nil && plays(object.end, CueSet(.by)) && hasSeparator(object.end + 1),
      object.end > index + 1,
      sense(.verb, index)?.argument == "input.search"
    {
      // "Search flights: from, to and date"
      return true
    }
    // "order no."
    if object.end - 1 > index, isRole(object.end - 1, .identifier), !isAbility, !writes(index) {
      return false
    }
    // "snooze on", "share location off"
    if plays(object.end, CueSet(.power)), ends(object.end + 1), !isAbility,
      sense(.verb, index)?.argument != "choice.toggle"
    {
      return false
    }
    if context == .form, sense(.verb, index)?.argument == "choice.toggle" {
      // "toggles for wifi and sound" are controls.
      return !plays(index + 1, CueSet(.for))
    }
    let phrase = object
    // "Next steps (several lines)"
    if saysManner(phrase.end), !isAbility { return false }
    if plays(index + 1, CueSet(.article)) { return phrase.end <= index + 1 }
    if plays(index + 1, CueSet(.moment, .day)) {
      // "…, email, join now"
      return context == .form && plays(index + 1, CueSet(.moment)) && index + 2 >= end
    }
    if index > 0, tokens[index - 1].plays(CueSet(.to)), requirements.isEmpty { return true }
    if !isAbility, !tokens[index].isCapitalized, ends(index + 1), index > 0,
      tokens[index - 1].kind == .comma, let last = requirements.indices.last,
      isNeed(last, .fact) || context == .form && requirements[last].isForInput && !sendsForm(index),
      requirements[last].parent == parent
    {
      // "name, rent and …", "nose, palate, finish"
      return false
    }
    if context == .form, ends(index + 1), tokens[index].isPlural, !isPhrase(index) { return false }
    if context == .form, kind(phrase.end) == .open, !isAbility,
      sense(.verb, index)?.argument.hasPrefix("action") == true,
      hasOptions(phrase.end + 1), !isFieldNames(phrase.end + 1)
    {
      // "assign to (Anna, Ben)"
      return false
    }
    let head = phrase.end - 1
    if plays(index, CueSet(.state)), !isAbility, head > index, tokens[head].isPlural,
      !plays(head, CueSet(.screen, .component))
    {
      // "new colleagues", "open orders"
      return false
    }
    if let component = phrase.component ?? phrase.section ?? phrase.layout, component >= index {
      // "Save button" names a button; "search" alone names a field.
      if component > index || !isAbility { return false }
    }
    // "people leave Name, Email and Message"
    if isFilling, plays(index, CueSet(.field)), follows(.input) { return false }
    // "leave their phone number and email"
    if isAbility { return !(isFilling && plays(index, CueSet(.field)) && ends(index + 1)) }
    if phrase.screen == head, head > index { return false }
    // "enter blood pressure"
    if writes(index), head > index { return true }
    if phrase.needAt == head { return false }
    if plays(index, CueSet(.field, .choice, .flag)) { return false }
    if head > index, tokens[head].plays(CueSet(.field, .choice, .flag)), context == .form,
      sense(.verb, index)?.argument.hasPrefix("action") == true
    {
      return false
    }
    return true
  }

  /// Whether a word is a verb of writing something, and nothing else.
  func writes(_ index: Int) -> Bool {
    sense(.verb, index)?.argument == "input"
      && !plays(index, CueSet(.field, .choice, .need, .component))
  }

  /// Whether a verb is one that a form ends with: it hands in, or answers.
  private func sendsForm(_ index: Int) -> Bool {
    let verb = sense(.verb, index)?.argument
    return verb == "action.commit" || verb == "action.file" || isRole(index, .reply)
  }

  /// Whether a word that is no known verb says what is done to the thing behind it: "ring the bell".
  private func commands(_ index: Int) -> Bool {
    guard isAbility || areDeeds || index > 0 && isWrittenName(index),
      kind(index) == .word, plays(index + 1, CueSet(.article)), kind(index + 2) == .word,
      !tokens[index].isPlural, !isPhrase(index), sense(.article, index + 1)?.argument != "several"
    else { return false }
    return !plays(
      index,
      Self.boundary.union(
        CueSet(
          .verb, .article, .count, .request, .filler, .emphasis, .component, .section, .layout,
          .screen, .ordinal, .asking, .question, .hedge, .period, .day, .state)))
      && !isRole(index, .pronoun) && !isRole(index, .modal) && !isRole(index, .condition)
      && nounPhrase(index).component == nil
  }

  /// Whether a kind of screen is named by what one does there, "create account", on a screen of
  /// another kind.
  private func namesDeed(_ index: Int) -> Bool {
    guard context == .form, plays(index, CueSet(.screen)), isPhrase(index), ends(index + 1),
      !plays(index, CueSet(.field, .component, .need)), !requirements.isEmpty
    else { return false }
    return knownFirst(tokens[index].start, tokens[index].end).map {
      lexicon.sense(.verb, of: $0) != nil || lexicon.sense(.request, of: $0) != nil
    } ?? false
  }

  /// Whether a component, a verb or an ability begins at an index.
  func elementFollows(_ index: Int) -> Bool {
    if plays(index, CueSet(.ability, .question)) || isQuestion(index) { return true }
    if !deedNames(index).isEmpty { return true }
    let phrase = nounPhrase(index)
    guard phrase.end > index else { return false }
    // "After voting: a big heading 'Thanks'"
    let isQuoting = phrase.caption == nil && kind(phrase.end - 1) == .quote
    if let head = phrase.component ?? phrase.section,
      head == (phrase.caption ?? phrase.end) - (isQuoting ? 2 : 1)
    {
      return phrase.hasDeterminer || phrase.count != nil || head > phrase.first
        || phrase.caption != nil
    }
    if let head = phrase.component, head == phrase.first, phrase.hasDeterminer {
      // "a button Call waiter"
      return tokens[head + 1].isCapitalized
    }
    return false
  }
}
