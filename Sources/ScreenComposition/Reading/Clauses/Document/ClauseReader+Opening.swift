internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Reads the noun of the screen itself, if the intent begins with one: "a login form with …".
  mutating func opening() {
    if isGoalAlone() || namesGoal(position) || isQuestion(position) || comparison() || quantities()
      || sharesHead() || guides() || bareNames() || bareDeeds()
    {
      return
    }
    let start = position
    while position < end,
      plays(position, CueSet(.request, .filler, .container, .article)) || kind(position) == .symbol
        || kind(position) == .comma
    {
      if plays(position, CueSet(.screen, .component)) || namesGoal(position) { break }
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
    if isSharedName(phrase) { return named(phrase) }
    if listsBeforeForm(phrase) { return }
    if isPlaceToAct(phrase) {
      title = label(phrase.first, phrase.end)
      position = phrase.end + 1
      return
    }
    if kind(phrase.end) == .colon, phrase.screen == nil, phrase.component == nil,
      phrase.section == nil, phrase.layout == nil, phrase.end > phrase.first
    {
      let inner = nounPhrase(phrase.end + 1)
      if inner.screen == inner.end - 1, inner.end > phrase.end + 1,
        inner.end >= end || listFollows(inner.end) || plays(inner.end, CueSet(.container))
      {
        // "Harbour: berth application."
        position = phrase.end + 1
        return opening()
      }
    }
    let isForm = headsFields(phrase)
    if isForm {
      context = .form
      isListingFields = true
    }
    if headsLines(phrase) {
      title = label(phrase.first, phrase.end)
      position = end
      return
    }
    let isKnown = phrase.screen.flatMap { sense(.screen, $0) }.flatMap(recipePlace) != nil
    if context == .form, !isKnown, isRole(phrase.end - 1, .record), let stop = wholeEnd(phrase) {
      // "Estimate for roof cleaning."
      title = compact(phrase.first, stop)
      position = stop
      return
    }
    if isForm || announcesControls(phrase) || announcesParts(phrase) {
      // "volunteer signup: name, email": a screen of a known kind has what that kind has.
      if isKnown { titled(phrase) }
      title = title ?? label(phrase.first, phrase.end)
      position = phrase.end + 1
      return
    }
    guard phrase.end > position, let screen = phrase.screen, phrase.beyond == nil,
      !(phrase.need == .records && phrase.needAt == phrase.end - 2
        && sense(.screen, screen)?.argument != "kept"),
      !(plays(position, CueSet(.verb)) && plays(phrase.end, CueSet(.article))),
      phrase.component.map({ $0 < screen }) ?? true, phrase.section.map({ $0 < screen }) ?? true,
      !(kind(phrase.end) == .colon && kind(phrase.end + 1) == .number),
      !(plays(phrase.end, CueSet(.copula)) && plays(phrase.end + 1, CueSet(.at))),
      !isSplit(phrase, screen)
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
      layout > screen || layout == phrase.first && tokens[layout].isPlural
    {
      // "tabs home search profile"
      position = phrase.start
      return
    }
    titled(phrase)
    position = phrase.end
    if says(screen, endingIn: " for"), plays(position, CueSet(.article)) {
      // "an application for a garden"
      let object = nounPhrase(position)
      title = label(phrase.first, max(object.end, position))
      position = max(object.end, position)
    }
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
        if let layout = more.layout, let sense = sense(.layout, layout) {
          self.layout = Screen.Layout(rawValue: sense.argument)
        }
        position = more.end
      } else if plays(position, CueSet(.relative, .copula)),
        let purpose = purposeBehindUse(position)
      {
        // "a form which is used by our drivers to log fuel: …"
        position = purpose
      } else if context == .form, isRole(position, .reason) || isRole(position, .purpose),
        let colon = (position..<min(end, position + 16)).first(where: { kind($0) == .colon })
      {
        // "a form so that neighbours can lend me a ladder: name, house number"
        position = colon + 1
        return
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

  /// Where "to log fuel" begins behind who uses a screen for it; nil where no such clause stands.
  private func purposeBehindUse(_ start: Int) -> Int? {
    guard let by = (start + 1..<min(end, start + 5)).first(where: { plays($0, CueSet(.by, .for)) })
    else { return nil }
    let user = nounPhrase(by + 1)
    guard user.end > by + 1, user.component == nil, plays(user.end, CueSet(.to)),
      plays(user.end + 1, CueSet(.verb))
    else { return nil }
    return user.end
  }

  /// Where the clause ends, if a phrase and what it is for or of are all of it, and more follows.
  private func wholeEnd(_ phrase: NounPhrase) -> Int? {
    var stop = phrase.end
    while plays(stop, CueSet(.for, .of, .at, .in, .on, .from)) {
      let more = nounPhrase(stop + 1)
      guard more.end > stop + 1, more.component == nil else { return nil }
      stop = more.end
    }
    return stop == end && stop + 1 < tokens.count && phrase.end > phrase.first ? stop : nil
  }

  /// Whether a bare name stands before a colon, and behind it where the first part of the screen
  /// is, or what it is: "Photo course: on the left …", "Cycle shop: a list of bikes".
  private func announcesParts(_ phrase: NounPhrase) -> Bool {
    guard kind(phrase.end) == .colon, phrase.end > phrase.first, !phrase.hasDeterminer,
      phrase.count == nil, phrase.component != phrase.end - 1, phrase.caption == nil,
      phrase.section == nil, phrase.layout == nil, phrase.screen == nil,
      tokens[phrase.first].isCapitalized
    else { return false }
    let next = phrase.end + 1
    return column(next) != nil && isPhrase(next)
      || plays(next, CueSet(.article)) && elementFollows(next)
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

  /// Whether a name of two words before that of a screen follows: "lost and found form".
  private func isSharedName(_ phrase: NounPhrase) -> Bool {
    guard phrase.end == phrase.first + 1, phrase.component == nil, phrase.screen == nil,
      plays(phrase.end, CueSet(.conjunction))
    else { return false }
    let next = nounPhrase(phrase.end + 1)
    return next.end - next.first == 2 && next.screen == next.end - 1 && !next.hasDeterminer
      && next.count == nil && next.component == nil
      && ["form", "generic", "kept"].contains(sense(.screen, next.end - 1)?.argument)
  }

  /// Whether what the whole screen is stands before what one can do there: "a thermostat where I can
  /// set the temperature".
  private func isPlaceToAct(_ phrase: NounPhrase) -> Bool {
    phrase.end > phrase.first && sense(.article, phrase.start)?.argument == "indefinite"
      && phrase.component == nil && phrase.section == nil && phrase.layout == nil
      && phrase.screen == nil && phrase.derived == nil
      && phrase.need.map({ $0 == .fact || $0 == .place }) ?? true
      && phrase.beyond == nil && plays(phrase.end, CueSet(.relative))
      && (isRole(phrase.end + 1, .pronoun) && plays(phrase.end + 2, CueSet(.ability))
        || isDoing(nounPhrase(phrase.end + 1)))
  }

  /// Whether several people and what they do to something are named: "pupils type a …".
  private func isDoing(_ phrase: NounPhrase) -> Bool {
    phrase.end == phrase.first + 2 && tokens[phrase.first].isPlural
      && plays(phrase.end - 1, CueSet(.verb)) && plays(phrase.end, CueSet(.article))
  }

  /// Takes such a name as the title.
  private mutating func named(_ phrase: NounPhrase) {
    let next = nounPhrase(phrase.end + 1)
    title = text(
      tokens[phrase.first].start, tokens[next.end - 2].end, capitalizing: true)
    topic = title.map { lowercased($0) }
    if sense(.screen, next.end - 1)?.argument == "form" { context = .form }
    position = next.end
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
    title = title ?? compact(start, stop.whole)
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

  /// Whether what could be a screen is a whole to be split: "energy use by room".
  private func isSplit(_ phrase: NounPhrase, _ screen: Int) -> Bool {
    guard plays(phrase.end, CueSet(.by)), kind(phrase.end + 1) == .word,
      !tokens[phrase.end + 1].isCapitalized, phrase.end == screen + 1
    else { return false }
    return need(screen).map { $0 == .metric || $0 == .breakdown || $0 == .fact } ?? true
      && sense(.screen, screen).map { recipePlace(of: $0) != nil } ?? false
  }
}
