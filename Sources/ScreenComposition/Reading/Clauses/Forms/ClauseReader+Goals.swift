internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "Schedule a meeting with title and date", "lets staff report a pallet, with id and aisle":
  /// the first verb says what the form is for, and what it takes follows.
  mutating func statesGoal() -> Bool {
    // "hand over a patient: …"
    let object = position + (isRole(position + 1, .particle) ? 2 : 1)
    guard requirements.isEmpty, goal == nil, parent == nil, isAbility || title == nil,
      sense(.verb, position)?.argument != "action.see",
      let stop = goalEnd(object, isBare: isAbility)
    else { return false }
    // "Search hotels by city, dates and guests"
    let narrows =
      !isAbility && item == nil && plays(stop.whole, CueSet(.by))
      && sense(.verb, position)?.argument == "input.search" && hasSeparator(stop.whole + 1)
    let isListed =
      narrows || listFollows(stop.whole)
    // A verb that is not known is one nevertheless, where users can do it.
    let verb = sense(.verb, position)?.argument ?? (isAbility ? "action" : "")
    // "log each flight with bird and date"
    let isTaken =
      isRole(position, .recording) && plays(stop.whole, CueSet(.container))
      && !tokens[stop.whole - 1].isPlural && hasSeparator(stop.whole + 1)
      && (stop.whole + 1..<end).contains { plays($0, CueSet(.field)) }
    // "Order a cake in a wizard: Size, Date"
    let isArranged = arranges(stop.whole)
    guard isTaken || handsIn(verb, isListed: isListed || isArranged) else { return false }
    let next = narrows || kind(stop.whole) == .comma ? stop.whole + 1 : stop.whole
    // "Register a drone. Its owner's details are …"
    let isAlone = stop.whole == end && end < tokens.count - 1 && context == .form && !isAbility
    guard
      isListed || isAlone || plays(next, CueSet(.container))
        || gerund(next) != nil || isArranged
    else { return false }
    setGoal(position, stop.object)
    title = title ?? compact(position, stop.name)
    context = .form
    isAbility = false
    isFilling = isFilling || narrows
    position = isArranged ? next + 1 : next
    return true
  }

  /// Whether an index says that the screen is a wizard or of tabs, whose parts follow.
  private func arranges(_ index: Int) -> Bool {
    guard plays(index, CueSet(.in, .as)), case let form = nounPhrase(index + 1),
      form.layout == form.end - 1
    else { return false }
    return kind(form.end) == .colon || plays(form.end, CueSet(.container))
  }

  /// Whether a verb that could ask for a screen says what is done on it instead: "Create an event:
  /// title, venue".
  func namesGoal(_ index: Int) -> Bool {
    guard requirements.isEmpty, title == nil, goal == nil, parent == nil,
      plays(index, CueSet(.request)), plays(index, CueSet(.verb)),
      sense(.verb, index)?.argument == "action.file", let stop = goalEnd(index + 1, isBare: false),
      listFollows(stop.whole) || plays(stop.whole, CueSet(.container)),
      isFieldNames(stop.whole + 1)
    else { return false }
    let object = nounPhrase(index + 1)
    guard let screen = object.screen, let known = sense(.screen, screen) else { return true }
    return recipePlace(of: known).map {
      RecipeBook.shipped.entries[$0].context != "form"
    } ?? false
  }

  /// Where the verb stands in "employees request leave", "the user picks a seat"; nil where none does.
  func actorsDeed(_ phrase: NounPhrase) -> Int? {
    if let verb = doing(phrase) { return verb }
    let verb = phrase.first + 1
    guard requirements.isEmpty, parent == nil, phrase.end > verb, phrase.count == nil,
      phrase.component.map({ $0 > verb }) ?? true, phrase.section.map({ $0 > verb }) ?? true,
      plays(verb, CueSet(.verb)), !plays(phrase.first, CueSet(.verb, .field, .choice)),
      !plays(verb, CueSet(.field, .choice, .flag)), verb + 1 < end,
      tokens[phrase.first].isPlural != tokens[verb].isPlural,
      tokens[phrase.first].isPlural || phrase.hasDeterminer
        || phrase.start > 0 && tokens[phrase.start - 1].plays(CueSet(.article)),
      let deed = sense(.verb, verb)?.argument
    else { return nil }
    return deed == "action.commit" || deed == "action.file" || deed.hasPrefix("input")
      || deed.hasPrefix("choice") ? verb : nil
  }

  /// Where a verb of filling in, choosing or sending stands behind those who do it and before what it
  /// is done to: "Blood donors type their birthday", "people search for a tool"; nil where none does.
  func doing(_ phrase: NounPhrase) -> Int? {
    guard phrase.count == nil, phrase.component.map({ $0 > phrase.first + 1 }) ?? true else {
      return nil
    }
    let limit = min(phrase.end, phrase.first + 4, end - 1)
    guard phrase.first + 1 < limit else { return nil }
    return (phrase.first + 1..<limit).first { verb in
      let isMany = tokens[verb - 1].isPlural || isRole(verb - 1, .people)
      // "Customer picks a size"
      let isNamed =
        verb == phrase.first + 1 && isFilledInBy(verb) && plays(verb + 1, CueSet(.article))
      guard isMany != tokens[verb].isPlural, isMany || phrase.hasDeterminer || isNamed,
        !tokens[verb].isCapitalized, !tokens[verb].isJoined,
        let deed = sense(.verb, verb)?.argument,
        deed.hasPrefix("input") || deed.hasPrefix("choice") || deed == "action.commit"
          || deed == "action.file"
      else { return false }
      let next = verb + 1
      return plays(next, CueSet(.article)) || isRole(next, .possessor)
        || isPhrase(verb) && !plays(next, CueSet(.component, .section))
    }
  }

  /// Where the verb stands behind who is told of first: "members that want a locker enter their
  /// number"; nil where none does.
  func relatedActorsDeed(_ phrase: NounPhrase) -> Int? {
    guard phrase.end > position, phrase.component == nil, phrase.section == nil,
      tokens[phrase.end - 1].isPlural || phrase.hasDeterminer, phrase.count == nil,
      plays(phrase.end, CueSet(.relative))
    else { return nil }
    return (phrase.end + 2..<max(phrase.end + 2, min(end, phrase.end + 9))).first { index in
      guard let verb = sense(.verb, index)?.argument, !separates(index - 1),
        !plays(index - 1, CueSet(.article, .to)),
        !plays(index, CueSet(.field, .choice, .component)),
        nounPhrase(index + 1).end > index + 1
      else { return false }
      return verb.hasPrefix("input") || verb.hasPrefix("choice")
    }
  }

  /// Whether someone has to do something: "users should pick a size", "we'd like guests to vote".
  func obliges(_ phrase: NounPhrase) -> Bool {
    guard phrase.end > position, phrase.component == nil, phrase.beyond == nil,
      plays(phrase.end + 1, CueSet(.verb))
    else { return false }
    return isRole(phrase.end, .modal)
      || plays(phrase.end, CueSet(.to)) && requirements.isEmpty
        && plays(position - 1, CueSet(.request))
  }

  /// Keeps what a form is for as the action that ends it; what is taken from others is saved.
  mutating func setGoal(_ verb: Int, _ stop: Int) {
    let isTaken = sense(.verb, verb)?.argument == "input.collect"
    goal = isTaken ? Phrase("Save", at: range(verb, stop)) : compact(verb, stop)
  }

  /// Whether a mark behind which things are listed stands at an index.
  func listFollows(_ index: Int) -> Bool {
    kind(index) == .colon || kind(index) == .open
      || kind(index) == .dash && !tokens[index].isJoined
  }

  /// Whether what a verb does takes something to be filled in.
  private func handsIn(_ verb: String, isListed: Bool) -> Bool {
    if verb == "action.commit" || verb == "action.file" || verb == "input.collect" { return true }
    if verb == "input" { return isListed && !isAbility }
    return isListed || !isAbility ? verb.hasPrefix("action") || verb == "input.search" : false
  }

  /// Whether what the verb at an index does takes something to be filled in.
  func takesInput(_ index: Int) -> Bool {
    sense(.verb, index).map { handsIn($0.argument, isListed: false) } ?? false
  }

  /// Where the object of a goal's verb ends, its name with what else is said of it, and the whole with
  /// what it is good for; nil where it is no goal.
  func goalEnd(_ start: Int, isBare: Bool) -> (object: Int, name: Int, whole: Int)? {
    var object = nounPhrase(start)
    if object.end == start,
      plays(start, CueSet(.each)) || plays(start, CueSet(.for, .to)) && !isBare
    {
      // "log each flight"
      object = nounPhrase(start + 1)
    }
    // What is booked may be called as a component is: a table.
    let isThing = object.component.map { sense(.component, $0)?.component == .table } ?? true
    guard object.component == nil || isAbility && isThing, object.section == nil,
      object.beyond == nil,
      object.end > start || isBare
    else { return nil }
    let end = max(object.end, start)
    var whole = end
    for _ in 0..<3 where plays(whole, CueSet(.for, .of, .in, .on, .at, .to, .from)) {
      let more = nounPhrase(whole + 1)
      if arranges(whole) { break }
      guard more.end > whole + 1, more.component == nil, more.section == nil else { return nil }
      whole = more.end
    }
    let name = whole
    if isRole(whole, .purpose) || isRole(whole, .reason),
      let colon = (whole..<min(self.end, whole + 14)).first(where: { kind($0) == .colon })
    {
      // "report a fault so that the landlord can send somebody: …"
      whole = colon
    }
    return (end, name, whole)
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
