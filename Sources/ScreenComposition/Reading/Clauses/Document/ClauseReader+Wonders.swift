internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads what a sentence of prose wonders or provides for: "which berths are free", "when each
  /// book is due back", "if a book is overdue, warn them"; false where it does neither.
  mutating func wonders() -> Bool {
    if conditional() { return true }
    guard plays(position, CueSet(.relative, .question)) || isWhether(position) else { return false }
    if isRole(position, .locating) { return places(from: position) }
    switch sense(.asking, position)?.argument {
    case "date": return moments(from: position)
    case "choice", "text": return !isRole(position, .manner) && things(from: position)
    default:
      return isWhether(position) || isRole(position, .condition) ? condition(from: position) : false
    }
  }

  private func isWhether(_ index: Int) -> Bool {
    sense(.need, index)?.variant == "asked" && need(index) == .status
  }

  /// "which berths are free", "which vessels arrive today", "what they have borrowed".
  private mutating func things(from start: Int) -> Bool {
    var phrase = nounPhrase(start + 1)
    if let noun = (phrase.first..<phrase.end).first(where: { tokens[$0].isPlural }) {
      // "which vessels arrive"
      phrase.end = noun + 1
    }
    let isOfThings =
      phrase.end > start + 1 && !isRole(phrase.first, .pronoun) && phrase.component == nil
    let said = isOfThings ? phrase.end : start + 1
    let isThere = plays(said, CueSet(.copula)) && says(said + 1, "there")
    let stop = isThere ? said + 2 : predicate(from: said)
    guard stop > said, isOfThings || tokens[start].plays(CueSet(.question)) else { return false }
    let lower = telling(from: said, to: stop)
    guard isOfThings || lower < stop else { return false }
    let index = require(.need(.records), from: start, to: stop)
    if !isOfThings {
      requirements[index].details.label = label(lower, stop)
    } else if plays(said, CueSet(.copula)), !isThere, lower < stop, stop - lower <= 2 {
      // "which berths are free": the free berths.
      let thing = Self.lowercasedFirst(label(phrase.first, phrase.end).text)
      requirements[index].details.label = Phrase(
        label(lower, stop).text + " " + thing, at: range(phrase.first, stop))
    } else {
      requirements[index].details.label = label(phrase.first, phrase.end)
    }
    position = stop
    ask(index)
    return true
  }

  private mutating func ask(_ index: Int) {
    modifiers(of: index)
    close(index)
    titleHint = titleHint ?? requirements[index].details.label
  }

  /// "when each book is due back": what things have, as a column of theirs.
  private mutating func moments(from start: Int) -> Bool {
    let isOfAll = plays(start + 1, CueSet(.each))
    let phrase = nounPhrase(isOfAll ? start + 2 : start + 1)
    // "when my tools are due"
    let isEach =
      isOfAll
      || context != .form && phrase.hasDeterminer && phrase.end > phrase.first
        && tokens[phrase.end - 1].isPlural && plays(phrase.end, CueSet(.copula))
    guard phrase.end > phrase.first, phrase.component == nil,
      plays(phrase.end, CueSet(.copula)) || !plays(phrase.end, Self.boundary)
    else { return false }
    let stop = predicate(from: phrase.end)
    let lower = telling(from: phrase.end, to: stop)
    guard stop > lower, kind(stop) != .comma || plays(stop + 1, Self.separators) || stop + 1 >= end
    else { return false }
    let index = require(.need(isEach ? .records : .fact), from: start, to: stop)
    if isEach {
      requirements[index].details.label = label(phrase.first, phrase.end)
      requirements[index].details.columns = [label(lower, stop)]
    } else {
      let isPronoun = isRole(phrase.first, .pronoun) || plays(phrase.first, CueSet(.filler))
      requirements[index].details.label = label(isPronoun ? lower : phrase.first, stop)
      requirements[index].details.fieldKind = .date
    }
    position = stop
    ask(index)
    return true
  }

  /// "where the buses are", "where the lighthouse of Oland lies on a map": places of theirs;
  /// "where his parcel stands": how far it has come.
  private mutating func places(from start: Int) -> Bool {
    var phrase = nounPhrase(start + 1)
    if let verb = (phrase.first..<phrase.end).dropFirst().first(where: { isSituated($0) }) {
      phrase.end = verb
    }
    while phrase.end > phrase.first, plays(phrase.end, CueSet(.of, .from, .for)) {
      let owner = nounPhrase(phrase.end + 1)
      guard owner.end > phrase.end + 1 else { break }
      phrase.end = owner.end
    }
    guard phrase.end > phrase.first, phrase.component == nil, phrase.section == nil,
      !isRole(phrase.first, .pronoun)
    else { return false }
    let isPlace = plays(phrase.end, CueSet(.copula)) || isSituated(phrase.end)
    guard
      isPlace || kind(phrase.end) == .word && !plays(phrase.end, Self.boundary) || ends(phrase.end)
    else { return false }
    if !isPlace {
      // The verb, which is not known, ends the words that its subject begins with.
      guard phrase.hasDeterminer, phrase.end - phrase.first == 2 else { return false }
      phrase.end -= 1
    }
    position = predicate(from: phrase.end)
    let isMapped = (phrase.end..<position).contains {
      sense(.component, $0)?.component == .map || sense(.need, $0)?.argument == "place.after"
    }
    let index = require(
      isMapped ? .component(.map) : .need(isPlace ? .place : .status), from: start, to: position)
    requirements[index].details.label = label(phrase.first, phrase.end)
    if !tokens[phrase.end - 1].isPlural, phrase.count == nil {
      requirements[index].details.items = [Details.Item(label(phrase.first, phrase.end))]
    }
    ask(index)
    return true
  }

  /// Whether a verb says where something is: "lies", "stands".
  private func isSituated(_ index: Int) -> Bool {
    isRole(index, .situated) || isRole(index, .standing)
  }

  /// "whether there are fees to pay".
  private mutating func condition(from start: Int) -> Bool {
    var lower = start + 1
    if isRole(lower, .pronoun), !plays(lower, CueSet(.filler)), context != .form || isShown {
      // "whether I get better" is what one hopes to see, and nothing that can be shown.
      position = predicate(from: lower)
      return true
    }
    let things = nounPhrase(lower)
    if isPhrase(start), things.end > lower, plays(things.end, CueSet(.copula)),
      plays(things.end + 1, CueSet(.power, .state)), ends(things.end + 2)
    {
      // "whether the alarm is on"
      let index = require(.need(.status), from: start, to: things.end)
      requirements[index].details.label = Phrase(
        label(things.first, things.end).text + " "
          + Self.lowercasedFirst(verbatim(things.end + 1, things.end + 2).text),
        at: range(things.first, things.end + 2))
      position = things.end + 2
      close(index)
      return true
    }
    guard !isPhrase(start), sense(.container, lower)?.argument == "there" else { return false }
    lower += 1
    while plays(lower, CueSet(.copula, .article)) { lower += 1 }
    let stop = predicate(from: lower)
    guard stop > lower else { return false }
    let index = require(.need(.status), from: start, to: stop)
    requirements[index].details.label = label(lower, stop)
    position = stop
    close(index)
    return true
  }

  /// Where what is said of a thing ends: at a mark, a separator, or what begins an element.
  func predicate(from start: Int) -> Int {
    var index = start
    let limit = min(end, start + 12)
    while index < limit, kind(index) == .word || kind(index) == .number, !separates(index) {
      let isHelper = index > 0 && isRole(index - 1, .pronoun)
      if index > start, plays(index, CueSet(.container, .moment, .relative, .each, .as)), !isHelper
      {
        break
      }
      index += 1
    }
    return index
  }

  /// Where the telling words of a predicate begin, behind who does it and the verbs that help.
  private func telling(from start: Int, to stop: Int) -> Int {
    var index = start
    while index < stop - 1,
      plays(index, CueSet(.copula, .container, .ability, .article, .filler))
        || isRole(index, .pronoun)
    {
      index += 1
    }
    return index
  }

  /// Whether the token at an index is a word, in lower case.
  func says(_ index: Int, _ word: StaticString) -> Bool {
    guard isInside(index) else { return false }
    return bytes[tokens[index].start..<tokens[index].end].elementsEqual(word.description.utf8)
  }

  /// Whether the words of the token at an index end in some.
  func says(_ index: Int, endingIn words: StaticString) -> Bool {
    isInside(index)
      && bytes[tokens[index].start..<tokens[index].end].suffix(words.utf8CodeUnitCount)
        .elementsEqual(words.description.utf8)
  }

  // MARK: Conditions

  /// "if a book is overdue, warn them": what must be noticed, in the words of its condition.
  ///
  /// Of "if the cart is empty, show a message" only the condition is read here.
  private mutating func conditional() -> Bool {
    guard isRole(position, .condition) else { return false }
    let limit = max(position + 2, min(end, position + 24))
    if conditionBeforeDeed(upTo: limit) { return true }
    guard let comma = (position + 2..<limit).first(where: { kind($0) == .comma })
    else { return false }
    var verb = comma + 1
    while plays(verb, CueSet(.filler, .request, .article, .conjunction)) || isRole(verb, .pronoun),
      !plays(verb, CueSet(.verb))
    {
      verb += 1
    }
    let words = (position + 1, comma)
    guard sense(.verb, verb)?.argument == "highlight" else {
      let next = nounPhrase(comma + 1)
      guard
        plays(comma + 1, CueSet(.container, .request)) || plays(verb, CueSet(.verb))
          || next.hasDeterminer && next.component ?? next.section != nil
      else { return false }
      position = comma + 1
      return true
    }
    var stop = verb + 1
    while stop < end, !separates(stop) { stop += 1 }
    highlight(words.0, words.1, from: position, to: stop)
    return true
  }

  /// "Before I start they have to sign in": passes over what stands before what is to be done;
  /// of "if they can come", who can is part of the condition.
  private mutating func conditionBeforeDeed(upTo limit: Int) -> Bool {
    guard
      let deed = (position + 3..<max(limit, position + 3)).first(where: {
        plays($0, CueSet(.ability)) && isRole($0 - 1, .pronoun)
      })
    else { return false }
    position = deed
    ability()
    return true
  }

  /// A warning in the words of its condition.
  private mutating func highlight(_ lower: Int, _ upper: Int, from start: Int, to stop: Int) {
    let index = require(.need(.highlight), from: start, to: stop)
    requirements[index].details.label = label(lower, upper)
    requirements[index].details.isEmphasized = true
    for word in lower..<upper where requirements[index].details.tone == nil {
      requirements[index].details.tone = tone(word)
    }
    position = stop
    close(index)
  }

  /// "warn the driver when fuel is low": behind the verb of a warning, what it warns of.
  mutating func warning(from start: Int) {
    var lower = position
    while lower < end, !separates(lower),
      !plays(lower, CueSet(.relative, .for, .of)), !isRole(lower, .condition)
    {
      lower += 1
    }
    guard lower + 1 < end, !separates(lower) else {
      let object = nounPhrase(position)
      guard object.end > object.first else { return }
      return highlight(object.first, object.end, from: start, to: object.end)
    }
    var upper = lower + 1
    while upper < end, kind(upper) == .word || kind(upper) == .number {
      upper += 1
    }
    highlight(lower + 1, upper, from: start, to: upper)
  }

  // MARK: Wishes

  /// Whether the kind of screen says nothing of what it holds: "admin page to manage members".
  private var isForAny: Bool {
    recipe.map { RecipeBook.shipped.entries[$0.place].context == "dashboard" } ?? true
  }

  /// "I want to keep track of my plants' watering": the things that are kept, and a way to add one.
  ///
  /// Only what is wished first, and for the screen as a whole, is read so.
  mutating func keeps(_ start: Int, _ object: NounPhrase) -> Bool {
    guard sense(.verb, start)?.argument == "action.keep", requirements.isEmpty, isForAny,
      parent == nil, item == nil, object.end > object.first, object.component == nil,
      object.section == nil, object.beyond == nil, isWish || !isAbility
    else { return false }
    var upper = object.end
    while upper < end, plays(upper, CueSet(.of, .for, .in, .at, .on)) {
      let more = nounPhrase(upper + 1)
      guard more.end > upper + 1, more.component == nil, more.section == nil else { break }
      upper = more.end
    }
    guard isWish || upper == end || plays(upper, CueSet(.container, .each)) else { return false }
    let index = require(.need(.records), from: start, to: upper)
    requirements[index].details.label = label(object.first, upper)
    if plays(object.end - 1, CueSet(.field)), fieldKind(object.first, object.end) == .date {
      // "birthdays": whose they are is what tells them apart.
      requirements[index].details.nameColumn = Phrase("Name")
      requirements[index].details.columns = [Phrase("Date")]
    }
    title = label(object.first, upper)
    topic = lowercased(label(object.first, object.end))
    context = .list
    recipe = nil
    isAbility = false
    position = upper
    modifiers(of: index)
    close(index)
    let head = tokens[object.end - 1]
    var action = Requirement(
      .need(.action), range: requirements[index].range, words: "", isImplied: true)
    let thing =
      head.isPlural
      ? Wording.singular(Self.lowercasedFirst(label(object.end - 1, object.end).text)) : "entry"
    action.details.label = Phrase("Add " + thing, at: range(object.first, object.end))
    requirements.append(action)
    return true
  }
}
