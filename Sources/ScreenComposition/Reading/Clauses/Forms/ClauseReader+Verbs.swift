internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "a way to export", "users can upload a photo and pick a category".
  mutating func ability() {
    if sense(.ability, position)?.argument == "purpose", isRole(position + 1, .pondering),
      !requirements.isEmpty, !plays(position + 2, CueSet(.article))
    {
      // "so I can plan when I leave": what is asked for has been named.
      position = end
      return
    }
    let isCausing = sense(.ability, position)?.argument == "causing"
    let isWish = sense(.ability, position)?.argument == "wish"
    if isWish, !plays(position + 1, CueSet(.verb)),
      plays(position + 1, CueSet(.request, .container, .article))
    {
      // "help me design a form", "I want to see": a request.
      position += 1
      return
    }
    if sense(.section, position + 1)?.argument == "disclosure", requirements.isEmpty,
      let title
    {
      // "delivery details that can be folded away"
      let part = require(.section(.disclosure), from: position, to: position + 2)
      requirements[part].details.label = title
      position += 2
      return
    }
    if let part = partThatIs(position + 1) {
      // "there must also be a red button"
      position = part
      return
    }
    if kind(position + 1) == .colon, listsDoing(position + 2) {
      // "My little one must: brush teeth, put on pyjamas"
      let index = require(.need(.sequence), from: position, to: position + 1)
      position += 2
      items(of: index)
      return close(index)
    }
    isWay = sense(.ability, position)?.argument == "way"
    isAbility = true
    self.isWish = isWish
    defer { self.isWish = false }
    position += 1
    if isCausing, let verb = actorsVerb(position) { position = verb }
    while position < end,
      plays(position, CueSet(.filler, .to, .conjunction)) || kind(position) == .comma
    {
      position += 1
    }
    guard position < end, !(answerEnds(position).last == end && answers()), !guides(), !deeds(),
      !choosesOne(), !namesChoice(), !statesGoal()
    else { return }
    verbPhrase()
  }

  /// Where a part of the screen begins that there is said to be, "also be a red button"; nil where
  /// none is.
  private func partThatIs(_ start: Int) -> Int? {
    var index = start
    while plays(index, CueSet(.filler, .conjunction)) { index += 1 }
    guard plays(index, CueSet(.copula)), plays(index + 1, CueSet(.article, .count)) else {
      return nil
    }
    let part = nounPhrase(index + 1)
    return part.component != nil || part.section != nil ? index + 1 : nil
  }

  /// The verb behind those who do it: "let the customer enter", "allow guests to vote".
  private func actorsVerb(_ start: Int) -> Int? {
    var index = start
    while index < min(end, start + 6), kind(index) == .word {
      if plays(index, CueSet(.verb)) || isChoiceStyle(index), index > start { return index }
      if plays(index, CueSet(.to)) { return index + 1 }
      guard !plays(index, Self.boundary) else { break }
      index += 1
    }
    // "let the customer configure a sandwich": a verb that is not known, before its object.
    let actor = nounPhrase(start)
    return actor.end - actor.first > 1 && plays(actor.end, CueSet(.article)) ? actor.end - 1 : nil
  }

  /// A verb and its object: an input, a choice or an action.
  mutating func verbPhrase() {
    let start = position
    let verb = sense(.verb, start) ?? gerund(start)
    let isFirst = titleHint == nil && requirements.isEmpty
    var kind = verb?.argument ?? "action"
    position += 1
    if kind == "highlight" { return warning(from: start) }
    if kind == "action.see", isAbility, !isWay, !ends(position), !plays(position, CueSet(.in)) {
      // "people can see my courses": what is shown.
      isAbility = false
      return
    }
    if plays(position, CueSet(.moment)),
      plays(position + 1, CueSet(.asking, .relative, .question, .article))
    {
      // "write down every evening how many …"
      position += 1
    }
    let object = objectPhrase()
    position = object.end
    if kind.hasPrefix("input"), object.end == object.first || plays(object.first, CueSet(.asking)),
      plays(object.first, CueSet(.relative, .question, .asking))
    {
      return wondersInput(start, from: object.first)
    }
    if let control = object.component, control == object.end - 1, object.hasDeterminer,
      sense(.component, control)?.component?.family == .input, kind != "input.file"
    {
      // "move a slider for cards a day": what is done with a control is to use it.
      return demand(object, control)
    }
    if hasSwitch(behind: object) {
      // "turn reminders on or off"
      let index = require(.component(.toggle), from: start, to: position)
      requirements[index].details.label = label(object.first, object.end)
      position += 3
      return finish(index)
    }
    if kind == "action", isRole(start, .giving), isOwnField(object) { kind = "input" }
    if isFirst {
      // "give us their name" asks for the name.
      let isAsked = kind == "input" && isPhrase(start) && object.end > object.first
      titleHint = isAsked ? label(object.first, object.end) : compact(start, position)
    }
    fills = kind.hasPrefix("input") ? .input : kind.hasPrefix("choice") ? .choice : nil
    let hasObject = object.end > object.first
    if keeps(start, object) || playsRecording(start, object) { return }
    if isRole(start, .adjusting), optionsFollow(object) { return }
    if object.beyond == object.end - 1 || kind == "beyond" {
      let index = require(.unknown, from: start, to: position)
      requirements[index].details.label = label(start, position)
      skipManner()
      return close(index)
    }
    let objectKind = hasObject ? fieldKind(object.first, object.end) : nil
    if kind.hasPrefix("action"), objectKind == .multiline || objectKind == .file,
      plays(start, CueSet(.collective)), !isPluralHead(object)
    {
      kind = objectKind == .file ? "input.file" : "input"
    }
    if kind == "choice", objectKind.map({ Self.isWritten($0) }) ?? false, hasObject,
      !plays(object.end - 1, CueSet(.choice))
    {
      // "pick a date": there are too many to list.
      kind = "input"
    }
    if kind == "input.search", !hasObject, context == .form, position >= end,
      requirements.contains(where: { $0.isForInput })
    {
      // "…, passengers, Search": what ends a form sends it.
      kind = "action"
    }
    if !hasObject, plays(position, CueSet(.asking)), kind.hasPrefix("input"), context == .form {
      // "tell us what you lost"
      return
    }
    isFilling =
      kind == "input" || kind == "input.multiline" || kind == "input.file"
      || kind == "choice" && requirements.isEmpty
    switch kind {
    case "press" where object.caption != nil:
      // "press the button Keep my seats"
      if let head = object.component { demand(object, head) }
    case "press" where hasObject:
      // "then press Send"
      position = captionEnd(object.first, atLeast: position)
      let index = require(.need(.action), from: start, to: position)
      requirements[index].details.label = compact(object.first, position)
      finish(index)
    case "input.ask" where plays(position, CueSet(.for)) || plays(start + 1, CueSet(.for)):
      // "ask the guest for their email and phone": what is asked for are fields.
      context = .form
      position = (plays(start + 1, CueSet(.for)) ? start + 1 : position) + 1
    case "input.multiline":
      input("input", start, object, objectKind ?? .multiline)
    case "input", "input.search", "input.file", "input.ask": input(kind, start, object, objectKind)
    case "choice", "choice.between", "choice.multiple", "choice.rating", "choice.slider":
      choice(kind, start, object)
    case "choice.toggle" where ticksOff(start): break
    case "choice.toggle":
      let index = require(.component(.toggle), from: start, to: position)
      requirements[index].details.label =
        hasObject ? label(object.first, object.end) : label(start, position)
      finish(index)
    default: action(start, object)
    }
  }

  /// Where a name that begins with a capital letter ends, with the small words that the clause goes
  /// on with: "Request a tuner", "Agree and continue".
  private func captionEnd(_ start: Int, atLeast stop: Int) -> Int {
    guard tokens[start].isCapitalized else { return stop }
    var index = stop
    while kind(index) == .word, !tokens[index].isCapitalized, index - start < 6 {
      if separates(index), isInside(index + 1), tokens[index + 1].isCapitalized { return index }
      index += 1
    }
    return ends(index) && kind(index) != .comma ? index : stop
  }

  /// Whether "on or off" stands behind what a verb is done to.
  func hasSwitch(behind object: NounPhrase) -> Bool {
    object.end > object.first && plays(object.end, CueSet(.power))
      && plays(object.end + 1, Self.separators) && plays(object.end + 2, CueSet(.power))
  }

  /// Whether what somebody gives is a field of his own: "give their name".
  private func isOwnField(_ object: NounPhrase) -> Bool {
    isRole(object.start, .possessor) && object.end > object.first
      && plays(object.end - 1, CueSet(.field, .choice))
  }

  func isPluralHead(_ phrase: NounPhrase) -> Bool {
    phrase.end > phrase.first && tokens[phrase.end - 1].isPlural
  }

  /// The object of a verb, past the small words before it.
  private func objectPhrase() -> NounPhrase {
    var index = position
    if plays(index, CueSet(.by, .for, .from, .in, .of, .on, .over)) || plays(index, CueSet(.to)) {
      index += 1
    }
    if plays(index, CueSet(.between)) {
      return NounPhrase(start: position, first: position, end: position)
    }
    let phrase = nounPhrase(index)
    return phrase.end > index ? phrase : NounPhrase(start: position, first: position, end: position)
  }

  mutating func finish(_ index: Int) {
    let before = isAbility
    modifiers(of: index)
    isAbility = before
    close(index)
  }

  mutating func input(
    _ kind: String, _ start: Int, _ object: NounPhrase, _ objectKind: Component.FieldKind?
  ) {
    let hasObject = object.end > object.first
    let index = require(.need(.input), from: start, to: position)
    let isSearch = kind == "input.search"
    if isAbility, !isSearch { asksToWrite = true }
    requirements[index].details.label =
      isSearch || !hasObject ? compact(start, position) : label(object.first, object.end)
    requirements[index].details.fieldKind =
      isSearch ? .search : kind == "input.file" ? .file : objectKind ?? .text
    finish(index)
    if isRole(start, .adjusting), requirements[index].details.minimum != nil,
      requirements[index].details.maximum != nil
    {
      // "set the temperature between 16 and 26 degrees"
      requirements[index].subject = .component(.slider)
      requirements[index].details.fieldKind = nil
    }
  }

  /// Reads the action of a verb and its object, by the name that its button has.
  mutating func action(_ start: Int, _ object: NounPhrase) {
    if plays(position, CueSet(.as)) || plays(position, CueSet(.container)) && isName(position + 1) {
      // "export as PDF", "log in with Google": the complement is part of the name.
      let more = nounPhrase(position + 1)
      if more.end > position + 1, more.component == nil, style(of: more) == nil {
        position = more.end
      }
    }
    // "join now", "check a guest in"
    if plays(position, CueSet(.moment)) || isRole(position, .particle), ends(position + 1) {
      position += 1
    }
    let index = require(.need(.action), from: start, to: position)
    // "apply it": what it is has been said.
    let isPronoun = object.end == object.first + 1 && plays(object.first, CueSet(.filler))
    requirements[index].details.label = compact(start, isPronoun ? start + 1 : position)
    if isAbility, requirements.count == 1, object.component == nil, isPluralHead(object) {
      soleObject = label(object.first, object.end)
    }
    finish(index)
  }

  /// Whether one name in capitals, and no list of them, stands at an index: "Google".
  private func isName(_ index: Int) -> Bool {
    let stop = nounPhrase(index).end
    return isInside(index) && tokens[index].isCapitalized && stop - index <= 2 && ends(stop)
      && !plays(stop, Self.separators)
  }
}
