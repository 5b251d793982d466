import ScreenBrief
package import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Answers a request of one phrase from the catalog: by a full name, by a verb, as a list, by its
/// last words or as a bare noun. The first answer wins.
package struct PhraseReader: Sendable {
  // Whatever the passes look up again and again is held here, so that none of them opens or copies
  // it for each question.

  /// The catalog to read from.
  let bundle: CatalogBundle
  /// The topics of the catalog.
  let topics: TopicTable
  let lexicon = PhraseLexicon.shipped
  let things: ThingFinder
  /// Whether the reader has a bundle of its own, with topics that are not shipped.
  let hasOwnBundle: Bool

  init(_ own: CatalogBundle? = nil) {
    bundle = own ?? .shipped
    topics = bundle.topics.table
    things = ThingFinder(frames: bundle.frames, lexicon: lexicon)
    hasOwnBundle = own != nil
  }

  /// Returns a catalog's answer to a text, or nil if it is more than a phrase or nothing fits.
  ///
  /// Without a bundle, the one that ships with the compiler answers. It is not opened for requests
  /// longer than a phrase.
  package static func answer(_ utf8: [UInt8], from bundle: CatalogBundle?) -> PhraseAnswer? {
    if let request = ShortRequest(utf8) { return PhraseReader(bundle).answer(mending: request) }
    guard let (front, whole) = ShortRequest.joined(utf8) else { return nil }
    return PhraseReader(bundle).answer(joining: front, whole)
  }

  /// Returns the answer to a request, or to what it was likely meant to be if that is better.
  private func answer(mending request: ShortRequest) -> PhraseAnswer? {
    guard var answer = accounted(spelled(request), for: request) else { return nil }
    holdDays(&answer, request)
    return answer
  }

  private func spelled(_ request: ShortRequest) -> PhraseAnswer? {
    var answer = answer(request)
    answer?.fillInputs(saidIn: request, lexicon)
    if answer != nil, answer?.title == nil {
      let said = written(request)
      if said != request.text(request.words.indices) { answer?.title = said }
    }
    if answer.map({ !$0.isExact }) ?? true, let other = renumbered(request),
      var better = self.answer(other), better.isExact, better.lacks.isEmpty
    {
      better.title = Wording.capitalized(written(request))
      return better
    }
    // An exact match needs no spelling correction, and one word is not enough to interpret a
    // sentence.
    guard answer.map({ !$0.isExact }) ?? (request.words.count < 5),
      let mended = SpellingCorrector(bundle, lexicon).mended(request),
      var better = self.answer(mended),
      answer.map({ better.lacks.count <= $0.lacks.count }) ?? true
    else { return answer }
    better.isExact = false
    better.title = better.title ?? written(mended)
    return better
  }

  func answer(_ request: ShortRequest) -> PhraseAnswer? {
    let words = request.words[...]
    if let answer = stated(words, request, isOption: true) { return answer }
    let whole = wholePhrase(words, request) ?? recipe(named: words) ?? wholeTopic(words, request)
    if let whole { return whole }
    let bare = things.withoutArticles(words)
    if bare.count < words.count, let answer = wholeTopic(bare, request) { return answer }
    let core = withoutLead(words)
    if let answer = stated(core, request, isOption: false) { return answer }
    if let answer = asked(core, request) ?? each(core, request) ?? numbered(core, request) {
      return answer
    }
    if let answer = withParts(core, request) { return answer }
    if let answer = retold(core, request) ?? turned(core, request) { return answer }
    if let answer = phrase(before: "for", core, request) { return answer }
    if let answer = statedBehind(core, request) { return answer }
    if let answer = joined(core, request) ?? adjoined(core, request) { return answer }
    guard
      isPhrase(words) || hasOwnFrame(words) || isTopic(words) || endsInLongHead(words)
        || endingName(core) != nil || startsInLongVerb(core) || doesTopic(core)
    else { return isCompound(core) ? nearName(core, request, mayLose: true) : nil }
    let renamed = showing(core, request) ?? renamed(core, request) ?? synonymous(core, request)
    if let renamed { return renamed }
    if core.count < words.count || lexicon.length(of: .near, endOf: core) > 0,
      let answer = wholePhrase(withoutNear(core), request) ?? recipe(named: core)
    {
      return answer
    }
    if let answer = knownThing(core, request) { return answer }
    if let answer = state(core, request) ?? step(core, request) ?? pair(core, request) {
      return answer
    }
    let answer =
      verb(core, request) ?? list(core, request) ?? named(core, request)
    // A partial answer gives way to a screen whose name is most of the request.
    guard answer.map({ $0.isGuess || !$0.lacks.isEmpty }) ?? true else { return answer }
    if let near = nearName(core, request) { return near }
    guard answer?.isOpen ?? true else { return answer }
    return nearName(core, request, mayLose: true) ?? answer
  }

  /// Answers a name, without a weekday after it: "hire a van saturday".
  private func named(_ core: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let days = weekdayLength(endOf: core)
    guard days > 0, things.named(core) == nil else { return name(withoutYear(core), request) }
    var answer = name(core.dropLast(days), request)
    answer?.isExact = false
    answer?.lacks.append(unset(request))
    return answer
  }

  /// Answers a name that is neither a verb nor a list: by its last words, or as a noun.
  private func name(_ core: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard !hasFigures(core) else { return nil }
    // "Bottle of wine" contains a preposition; in any other words, one says more than a name.
    guard !core.contains(where: { lexicon.has(.condition, $0) }) || things.named(core) != nil else {
      return parted(core, request)
    }
    let head = head(core, request)
    if let head, core.first == "weekly", head.isWeek { return head }
    // An exact frame precedes a screen for many things, which precedes a similar frame.
    if let head, head.isExact { return head }
    if things.named(core) == nil,
      let answer = namedEnd(core, request) ?? namedPost(core, request)
    {
      return answer
    }
    // A kind of screen that shows no rows of its subject gives way to one for most of it.
    if head != nil, let (pattern, modifier) = partedHead(core), !pattern.showsRows,
      let answer = nearName(
        core, request, mayLose: true, beyond: core.count - modifier.count)
    {
      return answer
    }
    if let answer = head ?? agent(core, request) ?? bareNoun(core, request) { return answer }
    // A "notes app" has a recipe, which the reader of sentences finds.
    let plain = withoutEmpty(core)
    let isRecipe = [core, plain].contains {
      bundle.recipes.place(ofScreenCalled: $0.spaced) != nil
    }
    return isRecipe
      ? unknownNoun(core, request) : bareNoun(plain, request) ?? unknownNoun(core, request)
  }

  /// Returns words without a year at the end: "budget 2026".
  func withoutYear(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard words.count > 1, let year = words.last.flatMap({ Int($0) }), (1900...2100).contains(year)
    else { return words }
    return words.dropLast()
  }

  /// Answers an unknown word with a page that says so and has placeholders for what the reader
  /// knows about it.
  private func unknownNoun(
    _ words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard words.count == 1, let word = words.first, word.utf8.count > 3,
      word.utf8.allSatisfy({ $0 &- 0x61 < 26 }), !lexicon.has(.clause, word),
      let pattern = bundle.patterns.pattern(.head, PhraseKey("unknown thing"))
    else { return nil }
    if let answer = plainScreen(of: words, request) { return answer }
    let thing = Thing(unknown: things.noun(words))
    var answer = made(pattern, thing, request, verb: "", reason: thing.reason)
    answer?.lacks = [
      Brief.UnmetCondition(range: request.range(request.words.indices), reason: thing.reason)
    ]
    return answer
  }

  /// Answers a name with its purpose: "checklist for camping" is a camping checklist, while nothing
  /// in an "expense splitter for roommates" is made for roommates.
  private func parted(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard let link = words.dropFirst().firstIndex(where: { lexicon.has(.condition, $0) }),
      link + 1 < words.endIndex, !words.contains(where: { lexicon.has(.clause, $0) })
    else { return nil }
    // A "sign in sheet" contains a preposition.
    if let answer = namedEnd(words, request) { return answer }
    let front = things.withoutArticles(words[..<link])
    let back = things.withoutArticles(words[(link + 1)...])
    let isFor = words[link] == "for"
    if let answer = shifted(front, words[link], back, request) { return answer }
    // An "app for watering plants" is of no kind.
    guard lexicon.length(of: .empty, endOf: front) < front.count else { return nil }
    if headPattern(front) != nil, lexicon.has(.subject, words[link]), back.count < 4,
      let found = things.finding(back), isFor || found.rest == 0
    {
      return wholePhrase((back + front)[...], request) ?? head((back + front)[...], request)
    }
    guard isFor, front.count > 1, SamplePeriod(words[link...]) == nil else {
      return unknownSubject(front, words[link], back, request)
    }
    // A "sales dashboard for a bakery" can be the "bakery sales dashboard", or one for any shop.
    if let answer = wholePhrase((back + front)[...], request) { return answer }
    let named = wholePhrase(front, request) ?? recipe(named: front)
    guard var answer = named ?? head(front, request), named != nil || answer.isExact else {
      return unknownSubject(front, words[link], back, request)
    }
    answer.isExact = false
    answer.lacks.append(
      Brief.UnmetCondition(
        range: request.range(request.words.count - 1..<request.words.count),
        reason: "nothing on the screen is made \(words[link...].spaced)"))
    return answer
  }

  /// Returns words without "screen" and the like at the end.
  func withoutEmpty(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let length = lexicon.length(of: .empty, endOf: words)
    return length < words.count ? words.dropLast(length) : words
  }

  private func withoutNear(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let length = lexicon.length(of: .near, endOf: words)
    return length < words.count ? words.dropLast(length) : words
  }

  /// Whether words end in a head of two words, such as "league table".
  private func endsInLongHead(_ words: ArraySlice<String>) -> Bool {
    words.count > 2 && headPattern(words.suffix(2)) != nil
  }

  /// Whether words are not a sentence and do not name a part of a screen.
  private func isPhrase(_ words: ArraySlice<String>) -> Bool {
    guard !words.contains(where: { lexicon.has(.part, Wording.singular($0)) }) else { return false }
    // "Events on a calendar" says how to show them.
    let end = words.suffix(3)
    guard words.count > 3, let link = end.first, let last = end.last else { return true }
    return
      !(lexicon.has(.condition, link) && lexicon.has(.article, end[end.startIndex + 1])
      && headPattern([last]) != nil)
  }

  /// Whether words name something, and neither name a part of a screen nor say what it has.
  func isNamed(_ words: ArraySlice<String>) -> Bool {
    isPhrase(words) && !words.contains { lexicon.has(.clause, $0) }
  }

  /// Whether words are nouns one after the other, as no sentence is.
  func isCompound(_ words: ArraySlice<String>) -> Bool {
    !words.contains {
      lexicon.has(.article, $0) || lexicon.has(.subjective, $0) || lexicon.has(.clause, $0)
        || lexicon.has(.condition, $0)
    }
  }

  /// Whether words contain figures other than a decade such as "1980s".
  func hasFigures(_ words: ArraySlice<String>) -> Bool {
    words.contains { word in
      let isDecade = word.utf8.count == 5 && word.hasSuffix("0s")
      return !isDecade && word.utf8.first.map { $0 &- 0x30 < 10 } ?? false
    }
  }

  /// Returns words without an opening that asks for a screen: "please", "tell me about".
  private func withoutLead(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = words
    while true {
      let length = lexicon.length(of: .lead, startOf: words)
      guard length > 0, length < words.count else { return words }
      words = things.withoutArticles(words.dropFirst(length))
      if words.isEmpty { return words }
    }
  }

  // MARK: Making

  /// Returns a request as the title of its screen.
  func title(of request: ShortRequest) -> String { Wording.capitalized(written(request)) }

  /// Returns a request without an opening such as "a screen for", with acronyms in capitals.
  func written(_ request: ShortRequest) -> String {
    let words = request.words
    var lead = lexicon.length(of: .framing, startOf: words[...])
    // "Show three plans" asks for them, while a "show jumping" is one.
    if words.count > 2, words[0] == "show", Self.number(words[1]) != nil { lead = 1 }
    if lead > 0, lead + 1 < words.count, lexicon.has(.article, words[lead]) { lead += 1 }
    if lead >= words.count { lead = 0 }
    let end = words.last.map(Self.polite.contains) ?? false ? 1 : 0
    return words.indices.dropFirst(lead).dropLast(end).map { place in
      let said = request.text(place..<place + 1)
      return said == request.words[place] ? lexicon.capitals(of: said) ?? said : said
    }.spaced
  }

  /// Words at the end of a request that only ask for it.
  private static let polite: Set<String> = ["please", "pls", "plz", "thanks"]

  func made(
    _ pattern: Pattern, _ thing: Thing, _ request: ShortRequest, verb: String, count: Int? = nil,
    reason: String, isExact: Bool = false
  ) -> PhraseAnswer? {
    if let name = pattern.other(for: thing.frame),
      var other = bundle.patterns.pattern(.head, PhraseKey(name))
    {
      (other.others, other.othersOfClass) = ([:], [:])
      return made(
        other, thing, request, verb: verb, count: count, reason: "\(reason), as \(name)",
        isExact: isExact)
    }
    let own = pattern.title.map { thing.filling($0, title: "", verb: verb) }
    var filling = PatternFilling(
      pattern, thing, title: own ?? title(of: request), verb: verb, count: count)
    filling.fill()
    guard !filling.requirements.isEmpty else { return nil }
    // A screen that asks the reader for information is not an answer.
    let asks = filling.requirements.contains {
      $0.subject == .component(.alert) && $0.details.variant == "neutral"
    }
    var answer = PhraseAnswer(
      contents: .made(filling.requirements, layout: filling.layout), reason: reason,
      isExact: isExact && !asks && !pattern.asksOfRegister)
    answer.title = own
    answer.isGuess = thing.isGuess
    answer.account = MatchAccount(pattern, thing)
    if thing.isUnknown, pattern.showsRows {
      answer.isOpen = true
      answer.lacks.append(
        Brief.UnmetCondition(
          range: request.range(request.words.indices),
          reason: thing.reason + "; replace what is shown"))
    }
    return answer
  }
}
