import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Names of things of the world, and bare nouns.
extension PhraseReader {
  /// The maximum number of words in a name.
  private static let longestName = 6

  // MARK: Names

  /// Answers with everything known about a thing of the world, by its name, with or without "facts"
  /// after it.
  func knownThing(
    _ words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    let core = things.withoutArticles(words)
    let plain = withoutDetail(core)
    for name in plain.count < core.count ? [core, plain] : [core] where mayName(name) {
      guard let thing = entity(named: name), !thing.facts.isEmpty,
        !isCommonNoun(name) || !isWork(thing) && thing.facts.count > 1
      else { continue }
      return PhraseAnswer(
        contents: .made(thing.requirements(titled: title(of: request)), layout: nil),
        reason: "'\(thing.name)' of '\(thing.facts[0].source)'",
        // A single fact can be about another thing of that name: vinyl is not only a floor.
        isExact: thing.isWhole && thing.facts.count > 1)
    }
    return nil
  }

  /// Whether words are a common noun, even if something has it as a title: "umbrella" is not
  /// primarily a song.
  private func isCommonNoun(_ words: ArraySlice<String>) -> Bool {
    things.named(words) != nil || bundle.frames.sort(of: things.key(words)) != nil
  }

  /// Whether a thing is a work with a title, such as a song.
  private func isWork(_ thing: KnownEntity) -> Bool {
    let kind = thing.topics.first?.columns.first?.lowercased()
    return kind.map { lexicon.has(.work, $0) } ?? false
  }

  /// Returns words without those that ask for a detail screen, such as "facts" or "info".
  private func withoutDetail(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let length = (1...2).last {
      $0 < words.count && headPattern(words.suffix($0))?.name == "detail"
    }
    return words.dropLast(length ?? 0)
  }

  /// Whether words can be the name of a single thing rather than of a kind, a screen or an
  /// activity.
  private func mayName(_ words: ArraySlice<String>) -> Bool {
    guard !words.isEmpty, words.count <= Self.longestName, !isTopic(words),
      headPattern(words) == nil
    else { return false }
    if let thing = things.named(words) {
      return thing.frame.isFactual && thing.noun != thing.frame.name
    }
    switch bundle.frames.sort(of: things.key(words)) {
    case .activity?, .task?, .service?, .subject?: return false
    default: return true
    }
  }

  // MARK: Bare nouns

  /// Answers a noun alone with the screen that shows such a thing best.
  func bareNoun(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = things.withoutArticles(words)
    guard words.count <= 4, let found = things.finding(words), found.rest == 0 || words.count < 4,
      !words.contains(where: { lexicon.has(.clause, $0) })
    else { return nil }
    var thing =
      found.rest == 0
      ? found.thing : found.thing.called(things.noun(words)).titled(things.noun(words))
    holdName(&thing, words)
    // For a feast only the class is known, but there can still be a planner for it.
    if things.named(words)?.noun != found.thing.frame.name, found.rest == 0,
      let answer = plainScreen(of: words, request)
    {
      return answer
    }
    if let sheet = sheet(of: thing, words, request) { return sheet }
    guard let pattern = bundle.patterns.pattern(.head, PhraseKey(screen(of: thing, words))) else {
      return nil
    }
    return made(
      pattern, thing, request, verb: "", reason: "\(thing.reason), shown as \(pattern.name)",
      // Another name can mean something merely similar: a comet is not a meteor shower.
      isExact: found.isExact && found.rest == 0 && thing.noun == thing.frame.name)
  }

  /// Answers with the screen of a noun that forms a full name with a generic head: "Ramadan" gets
  /// its planner.
  func plainScreen(
    of words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    for head in ["settings", "planner", "tracker", "checklist"] {
      let joined = words.map { $0.filter { $0 != "-" } }
      guard
        var answer = wholePhrase(words + [head], request)
          ?? wholePhrase((joined + [head])[...], request)
      else { continue }
      answer.isExact = false
      return answer
    }
    return nil
  }

  /// Answers a subject to read about: a kind with its examples, and a thing of a known class with
  /// the labels of facts that are unknown here. Returns nil for things that are owned or done.
  private func sheet(
    of thing: Thing, _ words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    if thing.frame.isFactual, isKind(thing.noun, of: thing.frame) {
      guard let pattern = bundle.patterns.pattern(.head, PhraseKey("kind sheet")) else {
        return nil
      }
      return made(
        pattern, thing, request, verb: "", reason: "\(thing.reason), shown as \(pattern.name)",
        isExact: thing.noun == thing.frame.name)
    }
    guard thing.frame.isFactual || !thing.frame.told.isEmpty else { return nil }
    let neutral = bundle.frames.neutralFrame(of: thing.frame.sort)
    if let neutral, neutral.told.isEmpty, !neutral.isFactual,
      let pattern = bundle.patterns.pattern(.head, PhraseKey("detail"))
    {
      // For a piano, the screen of an owned thing says more than a note that nothing is known.
      let own = Thing(thing.noun, like: neutral)
      return made(
        pattern, own, request, verb: "", reason: "\(own.reason), shown as \(pattern.name)")
    }
    return unstated(Thing(unstated: thing.noun, neutral), words, request)
  }

  /// Answers a thing without known facts with placeholders for them, and with related things from
  /// its lists.
  func unstated(
    _ thing: Thing, _ words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard let pattern = bundle.patterns.pattern(.head, PhraseKey("thing sheet")),
      var answer = made(
        pattern, thing, request, verb: "", reason: "\(thing.reason), shown as \(pattern.name)"),
      case .made(let requirements, let layout) = answer.contents
    else { return nil }
    let related = entity(named: words)?.related() ?? []
    answer.contents = .made(requirements + related, layout: layout)
    return answer
  }

  /// Whether a noun names the kind of a frame's rows: its first name, that name with a word before
  /// it, or a word of similar meaning. "Black hole" is a name of the galaxies' frame, but is not a
  /// galaxy.
  private func isKind(_ noun: String, of frame: Frame) -> Bool {
    let name = frame.name
    if noun == name || noun.hasSuffix(" " + name) || name.hasSuffix(" " + noun) { return true }
    let last = noun.spacedWords.last.map(String.init) ?? noun
    let head = name.spacedWords.last.map(String.init) ?? name
    return WordVectors.shipped.similarity(of: last, to: head).map { $0 >= Synonyms.least } ?? false
  }

  /// Returns the name of the pattern that best shows what a noun names, one thing or several.
  private func screen(of thing: Thing, _ words: ArraySlice<String>) -> String {
    let isPlural = Wording.isPlural(words.spaced)
    switch thing.frame.role {
    case .measure: return "log"
    case .person where thing.frame.sort == .person: return isPlural ? "search" : "detail"
    case .person, .service: return "search"
    case .place: return isPlural ? "search" : "detail"
    case .event: return isPlural ? "list" : "detail"
    case .thing, .document, .fact: return isPlural || holdsMany(thing) ? "list" : "detail"
    }
  }

  /// Whether a thing consists of the things in its rows, such as a budget of categories.
  private func holdsMany(_ thing: Thing) -> Bool {
    let row = thing.frame.noun
    guard ![.device, .appliance, .vehicle, .software].contains(thing.frame.sort) else {
      return false
    }
    return !lexicon.has(.portion, row)
      && !thing.frame.names.contains { $0 == row || $0.hasSuffix(" " + row) }
  }
}
