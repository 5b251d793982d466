import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Screens with more than their name says: "pantry inventory with expiry dates", "bucket list and
/// savings goal".
extension PhraseReader {
  /// The maximum number of words after the name of a screen.
  private static let longestAddition = 6

  /// Answers a screen that the catalog knows, with what the request says that it has: what it shows
  /// anyway stays, other parts and columns are added, and the rest is said to be missing.
  func joined(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let links = words.indices.dropFirst().lazy.map { ($0, linkLength(startOf: words[$0...])) }
    guard let (link, length) = links.first(where: { $0.1 > 0 }), !isTopic(words) else {
      return nil
    }
    let front = words[..<link]
    let back = words[(link + length)...]
    if let answer = shown(back, in: front, request) { return answer }
    // "A table of orders with date" says all of its columns itself.
    guard (1...Self.longestAddition).contains(back.count), isSpecific(front),
      things.withoutArticles(front).first != ComponentKind.table.rawValue,
      !startsInLongVerb(words),
      !(words.first.map { isVerbAlone($0) && things.named([$0]) == nil } ?? false),
      words[link] != "and"
        || things.withoutArticles(front).count > 1
          && !words.contains(where: { lexicon.has(.condition, $0) }),
      var answer = screen(named: front, request)
    else { return nil }
    var addition = ScreenAddition(contents(of: answer), lexicon)
    // The reader of sentences makes the fields of a form as they are named.
    guard !addition.isForm, !back.contains(where: { isLabel($0, request) }),
      !hasFigures(back.dropFirst())
    else { return nil }
    if words[link] == "and" {
      guard let other = screen(named: back, request) else { return nil }
      addition.append(contents(of: other))
    } else {
      for part in back.split(whereSeparator: { $0 == "and" || $0 == "&" || $0 == "plus" }) {
        // It knows buttons and fields better, too.
        guard !isPart(part) else { return nil }
        guard !add(part, to: &addition, request) else { continue }
        // Nor are the tasks of a thing known that have more to them than their names.
        guard isScreen(front) || !(partedHead(front)?.pattern.lines.contains("*tasks") ?? false)
        else { return nil }
        answer.lacks.append(
          lack(
            request, part.last ?? "",
            "nothing on the screen has '\(part.spaced)'"))
      }
    }
    answer.contents = .made(addition.requirements, layout: layout(of: answer))
    answer.reason += ", with '\(back.spaced)'"
    answer.isExact = false
    return answer
  }

  /// Whether words end in a part of a screen that no addition has.
  private func isPart(_ words: ArraySlice<String>) -> Bool {
    guard let noun = words.last.map(Wording.singular), lexicon.has(.part, noun) else {
      return false
    }
    return !bundle.patterns.has(.head, PhraseKey("added " + noun))
  }

  /// Whether a word is written like the label of a part, as in "a dialog with Delete".
  private func isLabel(_ word: String, _ request: ShortRequest) -> Bool {
    guard let place = request.words.lastIndex(of: word), place > 0 else { return false }
    let said = request.text(place..<place + 1)
    return said.first?.isUppercase ?? false && said != lexicon.capitals(of: word)
  }

  /// Answers things that meet a condition, which are no screen with an addition, and a kind of screen
  /// that shows known things: "cocktails with gin", "map with nearby cafes".
  private func shown(
    _ back: ArraySlice<String>, in front: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    let words = request.words[(front.startIndex)..<back.endIndex]
    if let list = list(words, request), list.lacks.isEmpty, !list.isOpen { return list }
    let plain = things.withoutArticles(front)
    guard plain.count == 1, headPattern(plain)?.lines.contains("*map") ?? false,
      let last = back.last, Wording.singular(last) != last, things.finding(back) != nil
    else { return nil }
    return head(back + plain, request)
  }

  /// Returns the number of words that lead from the name of a screen to what else is on it, or 0.
  private func linkLength(startOf words: ArraySlice<String>) -> Int {
    (1...3).last { $0 < words.count && lexicon.kind(ofEnding: words.prefix($0)) == "joined" } ?? 0
  }

  /// Whether words are the name of a certain screen rather than of a kind of screen, such as
  /// "dashboard", whose parts the reader of sentences knows better.
  private func isSpecific(_ words: ArraySlice<String>) -> Bool {
    let plain = withoutGeneric(things.withoutArticles(words))
    guard let last = plain.last, !lexicon.has(.part, last) || isScreen(plain) else { return false }
    // An "inventory" has more of its own to show than a list, which the composer knows.
    if plain.count == 1, let pattern = headPattern(plain), pattern.showsRows,
      !Self.plainKinds.contains(pattern.name)
    {
      return true
    }
    // A "notes app" is a certain app.
    return plain.count > 1
      || plain.count < things.withoutArticles(words).count && words.last == "app"
      || headPattern(plain) == nil && things.named(plain) == nil
  }

  /// Answers words that name a screen: as a whole, in other words, or by a kind of screen at their
  /// end.
  func screen(named words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let core = things.withoutArticles(words)
    guard !core.isEmpty else { return nil }
    let whole = wholePhrase(core, request) ?? recipe(named: core)
    if let answer = whole ?? renamed(core, request) ?? synonymous(core, request) { return answer }
    let endsInHead = (1...3).contains {
      $0 <= core.count && headPattern(core.suffix($0)) != nil
    }
    return endsInHead ? head(core, request) : nil
  }

  /// Adds what words name to a screen, unless it has it already. Returns false if nothing can be
  /// added.
  private func add(
    _ part: ArraySlice<String>, to screen: inout ScreenAddition, _ request: ShortRequest
  ) -> Bool {
    var words = things.withoutArticles(part)
    if let first = words.first, let count = Self.number(first), words.count > 1 {
      words = words.dropFirst()
      // "With 3 items" says how many rows there are.
      if words.count == 1, screen.hold(count: count) { return true }
    }
    guard let last = words.last, words.count < 4 else { return false }
    let noun = Wording.singular(last)
    if screen.says(words) || screen.set(words) { return true }
    if let pattern = addedPattern(words) {
      if screen.shows(pattern) { return true }
      let thing = Thing(unknown: things.noun(words))
      var filling = PatternFilling(
        pattern, thing, title: title(of: request), verb: "", count: nil)
      filling.fill()
      let own = noun == "filter" ? screen.filters() : []
      screen.add(
        own.isEmpty ? filling.requirements : own,
        beforeRows: Self.narrowing.contains(noun) || pattern.lines.first?.hasPrefix("stat") ?? false
      )
      return true
    }
    // "With keep and discard" has two buttons.
    if words.count < 3, words.first.map(isVerbAlone) ?? false {
      screen.append(button: Wording.capitalized(words.spaced))
      return true
    }
    let column = (words.dropLast() + [noun]).spaced
    return screen.addColumn(Wording.capitalized(written(column, as: request)))
  }

  /// Returns the pattern of the parts that words name by their last two words, or the last one.
  private func addedPattern(_ words: ArraySlice<String>) -> Pattern? {
    guard let last = words.last else { return nil }
    let noun = Wording.singular(last)
    let long = words.count > 1 ? [(words.dropLast().suffix(1) + [noun]).spaced] : []
    return (long + [noun]).firstNonNil {
      bundle.patterns.pattern(.head, PhraseKey("added " + $0))
    }
  }

  /// Answers a plain kind of screen with parts that any such screen can have: "map with pins". What
  /// has a meaning of its own, such as a figure, is left to the reader of sentences.
  private func plain(
    _ front: ArraySlice<String>, _ link: String, with back: ArraySlice<String>,
    _ request: ShortRequest
  ) -> PhraseAnswer? {
    let name = things.withoutArticles(front)
    // "A table of orders with date" says all of its parts itself.
    guard link != "and", !hasFigures(back), !back.contains(where: { isLabel($0, request) }),
      name.count < 4, !name.contains("of"), withoutGeneric(name).count == 1 || isScreen(name),
      var answer = plain(name, request)
    else { return nil }
    var addition = ScreenAddition(contents(of: answer), lexicon)
    let isForm = addition.isForm
    let isSettings = addition.switches > 1
    for part in back.split(whereSeparator: { $0 == "and" || $0 == "&" || $0 == "plus" }) {
      let said = things.withoutArticles(part)
      // The reader of sentences makes the fields of a form as they are named.
      guard said.count < 3, !isPart(said), !isForm || isSettings || addedPattern(said) != nil,
        !isForm && addition.says(said) || addition.set(said)
          || addedPattern(said) != nil && add(said, to: &addition, request)
          || isSettings && addition.set(said + ["off"])
      else { return nil }
    }
    answer.contents = .made(addition.requirements, layout: layout(of: answer))
    answer.reason += ", with '\(back.spaced)'"
    answer.isExact = false
    return answer
  }

  /// Answers a plain kind of screen before what is "with" it is read as a condition.
  func withParts(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let links = words.indices.dropFirst().lazy.map { ($0, linkLength(startOf: words[$0...])) }
    guard let (link, length) = links.first(where: { $0.1 > 0 }), !isTopic(words),
      link + length < words.endIndex
    else { return nil }
    let back = words[(link + length)...]
    // "Cocktail recipes with gin" meet a condition.
    if addedPattern(back) == nil, let list = list(words, request), list.lacks.isEmpty, !list.isOpen
    {
      return nil
    }
    return plain(words[..<link], words[link], with: back, request)
  }

  /// Returns a screen by its name, or by that of the view of a part: a "table view".
  private func plain(_ name: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let view = name.count == 1 ? wholePhrase(name + ["view"], request) : nil
    if let last = name.last, lexicon.has(.part, last), let view { return view }
    if let answer = wholePhrase(name, request) ?? recipe(named: name) ?? view { return answer }
    // "Settings" with something are the screen of them rather than things of a kind.
    return bundle.recipes.place(ofScreenCalled: name.spaced).map { place in
      let own = bundle.recipes.entry(at: place).name
      return PhraseAnswer(contents: .recipe(own), reason: "recipe '\(own)'")
    }
  }

  /// Kinds of screens that are what is said of them.
  private static let plainKinds: Set<String> = [
    "list", "dashboard", "form", "detail", "search", "profile", "schedule", "gallery",
  ]

  /// What stands before the rows that it narrows.
  private static let narrowing: Set<String> = ["filter", "search", "sorting", "searching"]

  /// Returns the layout of the screen of an answer.
  func layout(of answer: PhraseAnswer) -> Screen.Layout? {
    switch answer.contents {
    case .made(_, let layout): layout
    case .recipe(let name): bundle.recipes.screen(named: name)?.layout
    case .topic: nil
    }
  }
}
