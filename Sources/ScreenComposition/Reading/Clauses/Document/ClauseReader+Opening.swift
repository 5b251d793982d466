internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads the noun of the screen itself, if the intent begins with one: "a login form with …".
  mutating func opening() {
    if namesGoal(position) || isQuestion(position) || choiceOfOptions() != nil || comparison()
      || quantities() || spansCount() || sharesHead() || guides() || leadsAlong() || bareNames()
      || bareDeeds()
    {
      return
    }
    let start = position
    while position < end,
      plays(position, CueSet(.request, .filler, .container, .article)) || kind(position) == .symbol
    {
      if plays(position, CueSet(.screen, .component)) || namesGoal(position)
        || namesButton(position)
      {
        break
      }
      position += 1
    }
    if subtitled() || takesOwner() { return }
    if isRole(position, .composing), plays(position + 1, CueSet(.article)), !isAbility,
      case let text = nounPhrase(position + 1), plays(text.end, CueSet(.for, .of))
    {
      // "Write an article about bread, with …"
      position += 1
    }
    let isObject = plays(position, CueSet(.verb)) && plays(position - 1, CueSet(.article))
    let phrase = nounPhrase(position)
    let isForm = headsFields(phrase)
    if isForm {
      context = .form
      isListingFields = true
    }
    let isKnown = phrase.screen.flatMap { sense(.screen, $0) }.flatMap(recipePlace) != nil
    if isForm || announcesControls(phrase) || announcesParts(phrase) {
      // "volunteer signup: name, email": a screen of a known kind has what that kind has.
      if isKnown { titled(phrase) }
      title = title ?? label(phrase.first, phrase.end)
      position = phrase.end + 1
      return
    }
    guard phrase.end > position, let screen = phrase.screen, phrase.beyond == nil,
      !quotesWords(phrase), kind(phrase.end) != .colon || phrase.count ?? 1 == 1,
      !isFirstField(phrase),
      !(phrase.need == .records && phrase.needAt == phrase.end - 2
        && sense(.screen, screen)?.argument != "kept"),
      !(plays(position, CueSet(.verb)) && plays(phrase.end, CueSet(.article))),
      phrase.component.map({ $0 < screen }) ?? true, phrase.section.map({ $0 < screen }) ?? true,
      !(kind(phrase.end) == .colon && kind(phrase.end + 1) == .number),
      !(plays(phrase.end, CueSet(.copula)) && plays(phrase.end + 1, CueSet(.at)))
    else {
      // "to see all open cases": behind an article stands no verb.
      position = phrase.end > position ? position - (isObject ? 1 : 0) : start
      return
    }
    guard (screen..<phrase.end).allSatisfy({ tokens[$0].plays(CueSet(.screen)) }) else {
      if sense(.screen, screen)?.argument == "form", separates(phrase.end) {
        // "input form horse name + stable number"
        context = .form
        position = screen + 1
      }
      return
    }
    if let layout = phrase.layout,
      kind(phrase.end) == .colon || sense(.container, phrase.end)?.argument == "with"
    {
      // "tabbed page: Boats / Harvest"
      return arrangement(phrase, layout)
    }
    titled(phrase)
    position = phrase.end
    while position < end {
      if announcesName(position) {
        let stop = quotedOrName(position + 1)
        guard stop > position + 1 else { break }
        title = verbatim(position + 1, stop, capitalizing: true)
        position = stop
      } else if kind(position) == .quote {
        title = verbatim(position, position + 1)
        position += 1
      } else if kind(position) == .comma, case let app = nounPhrase(position + 1),
        app.end >= end, app.end - app.first > 1, app.screen == app.end - 1, app.component == nil,
        sense(.screen, app.end - 1)?.argument == "generic"
      {
        // "Notification preferences, language school app"
        topic = topic ?? lowercased(label(app.first, app.end))
        position = app.end
      } else if plays(position, CueSet(.between)), case let first = nounPhrase(position + 1),
        plays(first.end, CueSet(.conjunction)), first.component == nil
      {
        // "chat screen between patient and practice"
        position = max(first.end + 1, nounPhrase(first.end + 1).end)
      } else if recipe != nil, kind(position) == .colon, let stop = nameAtEnd(position + 1) {
        // "event page: Harbour Jazz Night"
        title = verbatim(position + 1, stop)
        position = stop
      } else if plays(position, CueSet(.for, .of, .by, .in, .on, .at)),
        !plays(position, CueSet(.each))
      {
        // "checkout in four steps: …": the steps are what it shows.
        var more = thing(at: position + 1)
        guard more.end > position + 1, more.component == nil || more.count == nil else { break }
        if isGerund(more.first), plays(position, CueSet(.for)),
          more.end == more.first + 1 || tokens[more.end - 1].isPlural
        {
          // "for tracking my habits": the object is what it is about.
          let object = nounPhrase(more.first + 1)
          if object.end > more.first + 1 { more = object }
        }
        if topic == nil || plays(position, CueSet(.for, .of)) {
          topic = lowercased(label(more.first, more.end))
          isAbout = true
          if recipe == nil, title?.text == nil { title = label(more.first, more.end) }
          if sense(.screen, phrase.end - 1)?.argument == "filed" {
            // "application for membership": what is handed in, and for what.
            title = verbatim(phrase.first, more.end, capitalizing: true)
          }
          entitle(with: more)
        }
        if recipe == nil, let screen = more.screen, screen == more.end - 1,
          let known = sense(.screen, screen), let place = recipePlace(of: known),
          context != .form || RecipeBook.shipped.entries[place].context == "form"
        {
          // "a form for login", "form di login"
          recipe = (place, range(more.first, more.end))
          title = label(more.first, more.end)
          context = Context(rawValue: RecipeBook.shipped.entries[place].context) ?? context
        }
        position = more.end
        if let name = properName(in: more) {
          // "a page about the film The Third Man"
          title = verbatim(name.lowerBound, name.upperBound)
          topic = title
          position = max(position, name.upperBound)
        }
      } else if plays(position, CueSet(.relative)) {
        position += 1
      } else if plays(position, CueSet(.to)) || plays(position, CueSet(.ability)),
        plays(position + 1, CueSet(.verb)), purpose()
      {
        continue
      } else {
        break
      }
    }
  }

  /// Whether what a screen can be is the first of several fields: "Website (optional), name".
  private func isFirstField(_ phrase: NounPhrase) -> Bool {
    guard phrase.end == phrase.first + 1, plays(phrase.first, CueSet(.field)) else { return false }
    return kind(phrase.end) == .comma
      || kind(phrase.end) == .open && plays(phrase.end + 1, CueSet(.necessity))
  }

  /// Takes "For my model railway: …" for the name of the whole; false where it does not begin so.
  private mutating func takesOwner() -> Bool {
    guard plays(position, CueSet(.for)), title == nil, requirements.isEmpty else { return false }
    let own = nounPhrase(position + 1)
    guard own.hasDeterminer, own.component == nil, own.section == nil, own.layout == nil,
      own.screen == nil, kind(own.end) == .colon, !plays(own.end + 1, CueSet(.request))
    else { return false }
    title = label(own.first, own.end)
    position = own.end + 1
    return true
  }

  /// Whether a bare name stands before a colon, and behind it where the first part of the screen
  /// is: "Photo course: on the left …".
  private func announcesParts(_ phrase: NounPhrase) -> Bool {
    guard kind(phrase.end) == .colon, phrase.end > phrase.first, !phrase.hasDeterminer,
      phrase.count == nil, phrase.component != phrase.end - 1, phrase.caption == nil,
      phrase.section == nil, phrase.layout == nil, phrase.screen == nil,
      tokens[phrase.first].isCapitalized
    else { return false }
    let next = phrase.end + 1
    return column(next) != nil && isPhrase(next)
  }

  /// Where the name ends that is all of the rest of the clause; nil where that is no name.
  private func nameAtEnd(_ start: Int) -> Int? {
    let isThing =
      recipe.map { RecipeBook.shipped.entries[$0.place].context == "detail" } ?? false
    guard start < end, end - start <= 6, tokens[start].isCapitalized,
      tokens[end - 1].isCapitalized || isThing, end - start > 1, !plays(start, CueSet(.verb)),
      (start..<end).allSatisfy({ kind($0) == .word && !plays($0, CueSet(.component)) })
    else { return nil }
    return (start..<end).contains(where: { plays($0, Self.separators) }) ? nil : end
  }

  /// Names a screen of a known kind by what it is about: "Checkout for a bookshop", and by that
  /// alone where the thing is all that is shown: the "Cordless drill" of its product page.
  private mutating func entitle(with thing: NounPhrase) {
    // "the onboarding of a meditation app", "a dashboard for a coffee shop"
    let isOne = sense(.article, position + 1)?.argument == "indefinite"
    let isApp =
      thing.screen == thing.end - 1 && thing.end - thing.first > 1
      && sense(.screen, thing.end - 1)?.argument == "generic"
    guard let recipe, let kind = title, thing.screen != thing.end - 1 || isApp || isOne,
      thing.component == nil, thing.layout == nil, !isRole(thing.first, .pronoun)
    else { return }
    if let narrow = self.kind(lowercased(kind).text, of: position + 1..<thing.end) {
      self.recipe?.place = narrow
    }
    let isDetail = RecipeBook.shipped.entries[recipe.place].context == "detail"
    let isGeneric = sense(.screen, position - 1)?.argument == "generic"
    let words = verbatim(position, thing.end).text
    let count = (kind.text + words).utf8.count { $0 == UInt8(ascii: " ") } + 2
    if isApp, !isOne, count > 6 { return }
    let isAlone =
      isDetail && (isGeneric || isPhrase(position - 1)) && !tokens[thing.end - 1].isPlural
    title =
      isAlone || count > 6 && !isOne
      ? label(thing.first, thing.end) : entitled(kind, for: position..<thing.end)
  }

  /// The name in capitals that a thing of a kind is told to have: "the bridge Old Rialto"; nil where
  /// it has none.
  private func properName(in thing: NounPhrase) -> Range<Int>? {
    guard thing.hasDeterminer, thing.screen == nil, thing.component == nil,
      let start = (thing.first + 1..<thing.end + 1).first(where: {
        kind($0) == .word && tokens[$0].isCapitalized
      }), (thing.first..<start).allSatisfy({ !tokens[$0].isCapitalized }),
      case let stop = quotedOrName(start), stop > start + 1, tokens[stop - 1].isCapitalized
    else { return nil }
    return start..<stop
  }

  /// The thing that a screen is about, with what it is of: "the moons of Saturn".
  private func thing(at index: Int) -> NounPhrase {
    var phrase = subjectMatter(at: index)
    while phrase.end > index, plays(phrase.end, CueSet(.of)) {
      let more = nounPhrase(phrase.end + 1)
      guard more.end > phrase.end + 1, more.component == nil, more.section == nil else { break }
      phrase.end = more.end
    }
    return phrase
  }

  /// Whether a word ends as what one is doing does: "tracking".
  func isGerund(_ index: Int) -> Bool {
    guard kind(index) == .word, tokens[index].end - tokens[index].start > 4 else { return false }
    // "thing" and "spring" have no stem before their ending.
    return bytes[(tokens[index].end - 3)..<tokens[index].end].elementsEqual("ing".utf8)
      && bytes[tokens[index].start..<(tokens[index].end - 3)].contains {
        "aeiouy".utf8.contains($0)
      }
  }

  /// "a form to report a bug with …": what the screen is for, if more is said of it.
  private mutating func purpose() -> Bool {
    let start = position + 1
    guard recipe == nil, sense(.verb, start)?.argument != "action.see",
      let stop = goalEnd(start + 1, isBare: true)
    else { return false }
    title = title ?? compact(start, stop.name)
    let isListed = listFollows(stop.whole)
    guard isListed || plays(stop.whole, CueSet(.container)) else { return false }
    if isListed, takesInput(start) { context = .form }
    if context == .form { setGoal(start, stop.object) }
    position = stop.whole
    return true
  }

  /// Whether components or places on the screen are named in what an index begins.
  func listsWidgets(_ index: Int) -> Bool {
    (index..<end).contains { at in
      sense(.side, at).map { !$0.argument.isEmpty } ?? false
        || plays(at, CueSet(.component)) && !tokens[at].isCapitalized
          && (sense(.article, at - 1)?.argument == "indefinite"
            || at + 1 < end && plays(at + 1, CueSet(.side)))
    }
  }

  /// "Return desk, library of things: an item code field, …": names between commas before the colon
  /// are of the whole screen, where controls follow.
  mutating func subtitled() -> Bool {
    let names = CueSet(.article, .of, .for, .at, .in, .conjunction)
    var colon = position
    var commas = 0
    while colon < min(end, position + 12), kind(colon) != .colon {
      if kind(colon) == .comma {
        commas += 1
      } else if kind(colon) != .word || tokens[colon].plays(Self.boundary.subtracting(names))
        || plays(colon, CueSet(.component, .request, .field, .section, .layout))
      {
        return false
      }
      colon += 1
    }
    if colon == end, colon - position > 1, colon + 1 < tokens.count, tokens[colon].kind == .stop,
      context == .form && (isRole(position, .record) || entitlesForm(position..<colon))
        || (position..<colon).allSatisfy({ namesNothing($0) })
    {
      // "Volunteer firefighters, roll call after an alarm. The address, …"
      title = title ?? (commas > 0 ? label(position, firstComma(colon)) : label(position, colon))
      position = end
      return true
    }
    guard commas > 0, kind(colon) == .colon,
      colon + 1 >= end ? context == .form : listsWidgets(colon + 1) || context == .form
    else { return false }
    title =
      title ?? label(position, colon - position > 6 ? firstComma(colon) : colon)
    position = colon + 1
    return true
  }

  /// Whether a sentence of a few words is the name of a form: "Key handover at the harbour."
  private func entitlesForm(_ words: Range<Int>) -> Bool {
    let phrase = nounPhrase(words.lowerBound)
    return words.count <= 8 && phrase.end - phrase.first > 1 && !phrase.hasDeterminer
      && phrase.component == nil && phrase.section == nil && phrase.count == nil
      && !plays(phrase.end - 1, CueSet(.field, .choice, .flag))
      && !plays(words.lowerBound, CueSet(.verb))
      && words.allSatisfy {
        kind($0) == .word && !plays($0, CueSet(.container, .component, .ability))
      }
  }

  private func firstComma(_ stop: Int) -> Int {
    (position..<stop).first { kind($0) == .comma } ?? stop
  }

  /// Whether a word says nothing of what is shown, done or asked.
  private func namesNothing(_ index: Int) -> Bool {
    !tokens[index].plays(
      CueSet(
        .need, .choice, .flag, .ability, .container, .relative, .copula, .screen, .count, .state,
        .beyond, .power))
      && !tokens[index].plays(CueSet(.moment, .day, .each, .negation, .change))
      && !(plays(index, CueSet(.verb)) && plays(index + 1, CueSet(.article)))
  }
}
