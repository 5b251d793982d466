import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Requests recognized by their verbs or by their last words.
extension PhraseReader {
  /// The maximum number of words in a verb, and in a head.
  private static let longestVerb = 4, longestHead = 3
  /// The maximum number of words in the object of a verb.
  private static let longestObject = 5

  /// Answers a verb with its object: "find a plumber", "track my water".
  func verb(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    for length in (1...Self.longestVerb).reversed() where length <= words.count {
      let said = words.prefix(length)
      guard let pattern = bundle.patterns.pattern(.verb, PhraseKey(said.spaced)),
        pattern.isCalled(said)
      else { continue }
      var object = withoutCompany(words.dropFirst(length))
      guard !object.contains(where: { lexicon.has(.clause, $0) }) else { return nil }
      let verb = said.spaced
      // "Schedule a meeting for Friday" has no object besides that in its verb.
      if length > 2, let first = object.first, lexicon.has(.condition, first) { object = [] }
      if object.isEmpty {
        guard length > 1 else { return nil }
        return made(
          pattern, aloneThing(of: pattern) ?? ownObject(of: said), request, verb: verb,
          reason: "verb '\(pattern.name)'", isExact: true)
      }
      guard isVerb(said, before: object) else { continue }
      var count: Int?
      if let first = object.first, let number = Self.number(first), number <= 12,
        !(object.dropFirst().first.map { lexicon.has(.unit, $0) } ?? false)
      {
        (count, object) = (number, object.dropFirst())
      }
      guard !hasFigures(object), !object.contains("that"), object.count <= Self.longestObject else {
        return nil
      }
      // If a long verb does not accept the object, a shorter one can.
      if let answer = answer(verb, pattern, of: object, count, request) { return answer }
    }
    return otherVerb(words, request)
  }

  /// Returns the object in a verb of several words: a meeting for "schedule a meeting".
  private func ownObject(of verb: ArraySlice<String>) -> Thing {
    let article = verb.lastIndex { lexicon.has(.article, $0) }
    let words = article.map { verb[($0 + 1)...] } ?? verb.dropFirst()
    let last = words.last ?? ""
    guard !words.isEmpty, !lexicon.has(.condition, last) else { return Thing(unknown: "item") }
    var thing = Thing(unknown: things.noun(words))
    thing.said = words.joined(separator: " ")
    return thing
  }

  /// Whether words begin with a verb of two words or more, such as "pair my", which no sentence
  /// about parts of a screen does. An article alone makes no such verb.
  func startsInLongVerb(_ words: ArraySlice<String>) -> Bool {
    (2...Self.longestVerb).contains { length in
      let said = words.prefix(length)
      guard said.count == length, length > 2 || !lexicon.has(.article, said.last ?? "") else {
        return false
      }
      let key = PhraseKey(said.joined(separator: " "))
      return bundle.patterns.pattern(.verb, key)?.isCalled(said) ?? false
    }
  }

  /// Whether words are a verb with a topic that contains the name of a part of a screen: "memorize
  /// the periodic table".
  func doesTopic(_ words: ArraySlice<String>) -> Bool {
    guard let verb = words.first, words.count > 2,
      bundle.patterns.has(.verb, PhraseKey(verb)), !lexicon.has(.noun, verb)
    else { return false }
    return isTopic(things.withoutArticles(words.dropFirst()))
  }

  /// Returns an object without the people who take part: "the rent with roommates".
  private func withoutCompany(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard let link = words.firstIndex(of: "with"), link + 1 < words.endIndex,
      let company = things.finding(words[(link + 1)...])?.thing.frame,
      company.role == .person || company.sort == .organisation
    else { return words }
    return words[..<link]
  }

  /// Answers a verb without a pattern, recognized by a possessive after a word that nothing knows
  /// as a noun: "buff my shoes".
  private func otherVerb(
    _ words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard let verb = words.first, let next = words.dropFirst().first, words.count > 2,
      words.count <= Self.longestObject, lexicon.has(.possessive, next), !lexicon.knows(verb),
      headPattern([verb]) == nil, things.finding([verb]) == nil,
      let pattern = bundle.patterns.pattern(.verb, PhraseKey("walk")),
      case let object = words.dropFirst(), !hasFigures(object),
      !object.contains(where: { lexicon.has(.clause, $0) })
    else { return nil }
    return answer(verb, pattern, of: object, nil, request)
  }

  func answer(
    _ verb: String, _ pattern: Pattern, of object: ArraySlice<String>, _ count: Int?,
    _ request: ShortRequest
  ) -> PhraseAnswer? {
    let said = object.spaced
    let days = daysLength(endOf: object)
    let whole = things.withoutArticles(object.dropLast(days))
    let object = withoutPlace(whole)
    guard !object.isEmpty else { return nil }
    let noun = things.noun(object)
    let period = days > 0 ? SamplePeriod(request.words.suffix(days)) : nil
    // For subjects to read about, a topic knows more than a frame, such as all letters of an
    // alphabet.
    if pattern.reads, let topic = topic(named: object) {
      var thing = Thing(topic)
      thing.said = whole.spaced
      return made(
        pattern, thing, request, verb: verb,
        count: topic.isClosed ? topic.items.count : count,
        reason: "verb '\(pattern.name)', topic '\(topic.id)'")
    }
    let found = preferred(object, by: pattern) ?? things.finding(object)
    var thing =
      found.flatMap { fitting($0.thing, pattern) }
      ?? standIn(of: pattern, for: noun, isKnown: found != nil)
    thing.said = said
    thing.rest = things.withoutArticles(whole.dropFirst(object.count + 1)).spaced
    let isOfDays = period.map { thing.hold(in: $0) } ?? true
    var answer = made(
      pattern, thing, request, verb: verb, count: count,
      reason: "verb '\(pattern.name)', \(thing.reason)", isExact: found?.isExact ?? false)
    if !isOfDays {
      answer?.isExact = false
      answer?.lacks.append(unset(request))
    }
    return answer
  }

  /// Returns the unmet condition for a day at the end of a request that is not filled in.
  func unset(_ request: ShortRequest) -> Brief.UnmetCondition {
    let last = request.words.last ?? ""
    return lack(request, last, "no day of it is set: \(last) is to be filled in")
  }

  /// Returns the number of words after the object of a verb that say when: "hire a van on
  /// Saturday".
  private func daysLength(endOf words: ArraySlice<String>) -> Int {
    let length = max(weekdayLength(endOf: words), lexicon.length(of: .time, endOf: words))
    guard length > 0, length < words.count, things.named(words) == nil, !isTopic(words),
      SamplePeriod(words.suffix(length)) != nil
    else { return 0 }
    return words.dropLast(length).last.map { lexicon.has(.condition, $0) } ?? true ? 0 : length
  }

  /// Returns a thing in the form that a pattern accepts: as it is, or from the neutral frame of its
  /// class, or nil if the pattern accepts neither.
  func fitting(_ thing: Thing, _ pattern: Pattern) -> Thing? {
    if takes(thing, pattern) { return thing }
    guard let neutral = bundle.frames.neutralFrame(of: thing.frame.sort), pattern.takes(neutral)
    else { return nil }
    return Thing(thing.noun, like: neutral)
  }

  /// Returns words without the location of the thing: "a gym near me".
  private func withoutPlace(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let near = lexicon.length(of: .near, endOf: words)
    if near > 0, near < words.count { return words.dropLast(near) }
    let end = words.dropFirst().firstIndex { lexicon.has(.condition, $0) } ?? words.endIndex
    return words[..<end]
  }

  /// Whether words are meant as a verb. Most verbs always are. A verb that is also a noun must
  /// precede an article, a number, or something known that does not end in a head.
  private func isVerb(_ said: ArraySlice<String>, before object: ArraySlice<String>) -> Bool {
    guard said.count == 1, let word = said.first, let next = object.first else { return true }
    if lexicon.has(.article, next) || Self.number(next) != nil { return true }
    // A "poll about lunch" is a poll.
    if lexicon.has(.subject, next), headPattern([word]) != nil { return false }
    let endsInHead = (1...2).contains {
      $0 <= object.count && headPattern(object.suffix($0)) != nil
    }
    // "Refund approval queue" is a queue, as nothing is called an approval queue.
    guard lexicon.has(.noun, word) else { return !endsInHead || things.named(object) != nil }
    if !endsInHead, isTopic(object) { return true }
    guard !endsInHead, things.named(said + object) == nil else { return false }
    return things.finding(object).map { $0.rest == 0 && ($0.isExact || object.count == 1) } ?? false
  }

  /// Returns the default subject of a pattern if the request names none.
  func aloneThing(of pattern: Pattern) -> Thing? {
    guard let name = pattern.alone ?? pattern.standard, let frame = bundle.frames.frame(named: name)
    else { return nil }
    return Thing(frame.name, frame, reason: "frame '\(frame.name)'")
  }

  /// Returns the number that a word stands for: digits from 1 to 100, or "two" to "twelve" and
  /// "twenty".
  static func number(_ word: String) -> Int? {
    if let number = Int(word) { return (1...100).contains(number) ? number : nil }
    let words = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.firstIndex(of: word).map { $0 + 2 } ?? (word == "twenty" ? 20 : nil)
  }

  // MARK: Heads

  /// Answers a kind of screen with its subject: "blood pressure log".
  func head(
    _ words: ArraySlice<String>, _ request: ShortRequest,
    parted: (pattern: Pattern, modifier: ArraySlice<String>)? = nil
  ) -> PhraseAnswer? {
    let words = things.withoutArticles(words)
    // "Cities below sea level" are not a level.
    guard let (pattern, said) = parted ?? partedHead(words),
      !said.dropFirst().contains(where: {
        lexicon.has(.under, $0) || lexicon.has(.over, $0)
      }),
      !words.contains(where: { lexicon.has(.clause, $0) }) || things.named(said) != nil
    else { return nil }
    let whole = things.named(words)
    // A "gallery of twelve pictures" has twelve.
    let number = whole == nil && said.count > 1 ? said.first.flatMap(Self.number) : nil
    let count = number.flatMap { $0 <= 12 ? $0 : nil }
    let modifier = count == nil ? said : said.dropFirst()
    if modifier.isEmpty {
      let own = whole.flatMap { fitting($0, pattern) }.map(asRows)
      guard let thing = own ?? aloneThing(of: pattern) else { return nil }
      return made(
        pattern, thing, request, verb: "", reason: "pattern '\(pattern.name)'", isExact: true)
    }
    // A pattern that shows nothing of the thing gives way to the verb of an agent: an editor of
    // playlists edits them.
    if !pattern.showsThing, pattern.standard == nil, let answer = agent(words, request) {
      return answer
    }
    // A frame with the whole name that lacks what such a screen shows is shown as it is.
    if let whole, !takes(whole, pattern),
      pattern.needs.isEmpty || !pattern.needs.allSatisfy(whole.frame.meets)
    {
      return nil
    }
    let period = whole == nil && pattern.showsRows ? period(in: modifier) : nil
    var (thing, isExact) =
      whole.map { (asRows($0), true) } ?? self.thing(of: period?.rest ?? modifier, for: pattern)
    if let period {
      isExact = thing.hold(in: period.days) && isExact
      thing.noun = things.noun(modifier)
    }
    var shown = pattern
    if modifier.first == "weekly", modifier.count > 1 {
      // What has no days of its own is placed on some.
      if !thing.frame.meets(.day) {
        (thing, isExact) = (Thing(unknown: things.noun(modifier.dropFirst())), false)
      }
      shown.showWeek(of: thing.frame)
    }
    return made(
      shown, thing, request, verb: "", count: count,
      reason: "pattern '\(pattern.name)', \(thing.reason)",
      isExact: isExact && pattern.showsRows)
  }

  /// Splits words into the kind of screen at their end and the preceding modifier. The longest head
  /// wins, or the shortest one of the same pattern that leaves the name of a thing: "application"
  /// in "parking permit application".
  func partedHead(
    _ words: ArraySlice<String>
  ) -> (pattern: Pattern, modifier: ArraySlice<String>)? {
    // A "schedule page" is a schedule, but a "pricing page" is not a price list.
    let plain = withoutEmpty(words)
    let isNamed = (2...Self.longestHead).contains {
      $0 <= words.count && headPattern(words.suffix($0)) != nil
    }
    if plain.count < words.count, !isNamed, let parted = partedHead(plain), !parted.modifier.isEmpty
    {
      return parted
    }
    let parts = (1...Self.longestHead).filter { $0 <= words.count }.compactMap { length in
      headPattern(words.suffix(length)).map { ($0, words.dropLast(length)) }
    }
    let longest = parts.last { pattern, modifier in
      !modifier.isEmpty || aloneThing(of: pattern) != nil || things.named(words) != nil
    }
    return parts.first { pattern, modifier in
      pattern.name == longest?.0.name
        && things.named(modifier).map { takes($0, pattern) } ?? false
    } ?? longest
  }

  /// Returns the thing whose name is some words and a noun that a pattern prefers: those who compare
  /// insurance compare insurance plans.
  private func preferred(
    _ words: ArraySlice<String>, by pattern: Pattern
  ) -> ThingFinder.Finding? {
    let words = things.withoutArticles(words)
    guard let last = words.last, !pattern.preferred.isEmpty else { return nil }
    // Those who compare phones compare the devices.
    let own = things.named(words)?.frame
    let isOffered = own.map { [.document, .service].contains($0.role) || $0.sort == .money }
    guard isOffered ?? true else { return nil }
    return pattern.preferred.firstNonNil { noun in
      things.named(words.dropLast() + [Wording.singular(last), noun]).map {
        ThingFinder.Finding(thing: $0, rest: 0, isExact: true)
      }
    }
  }

  /// Whether a pattern can show a thing, itself or through the pattern for its role.
  private func takes(_ thing: Thing, _ pattern: Pattern) -> Bool {
    pattern.takes(thing.frame) || pattern.other(for: thing.frame) != nil
  }

  /// Returns a thing that is named after a container, such as "packing list", as the things it
  /// contains.
  private func asRows(_ thing: Thing) -> Thing {
    Thing(thing.frame.noun, thing.frame, reason: thing.reason)
  }

  /// Returns the subject of a head and whether it is named exactly: a frame that fits the pattern,
  /// or else the pattern's default.
  private func thing(
    of modifier: ArraySlice<String>, for pattern: Pattern
  ) -> (Thing, isExact: Bool) {
    let noun = things.noun(modifier)
    if modifier.isEmpty { return (aloneThing(of: pattern) ?? Thing(unknown: "item"), false) }
    if let thing = readThing(of: modifier, for: pattern) { return (thing, true) }
    if let thing = soughtThing(of: modifier, for: pattern) ?? tasks(of: modifier) {
      return (thing, false)
    }
    // The checkout of a shoe shop has shoes, not things of any kind.
    if pattern.standard == "product", var goods = things.goods(ofShop: modifier) {
      if !takes(goods, pattern) { goods.price() }
      if takes(goods, pattern) { return (goods, false) }
    }
    if pattern.standard == "product", things.finding(modifier) == nil,
      let last = modifier.last, lexicon.has(.post, last)
    {
      return (Thing(unlisted: "item", columns: ["Number", "Price"]), false)
    }
    if let found = preferred(modifier, by: pattern) ?? things.finding(modifier),
      // Nobody enters proverbs in a quote calculator.
      !(pattern.hasInputs && found.thing.frame.isFactual),
      let thing = fitting(found.thing, pattern)
    {
      let isOwn = found.isExact && thing.frame.name == found.thing.frame.name
      if !isOwn, things.named(modifier.dropLast()) != nil,
        let front = taskThing(of: modifier, for: pattern)
      {
        return (front, false)
      }
      // The cleaning of a brewery tank is not that of a kitchen: no rows are better than those.
      if found.rest > 0, found.thing.isGuess, pattern.showsCollection, !thing.frame.isFactual {
        return (Thing(unknown: noun, like: thing.frame), false)
      }
      if let open = things.withoutOthersRows(thing, modifier.prefix(found.rest), for: pattern) {
        return (open, false)
      }
      return found.rest == 0 ? (thing, isOwn) : (thing.called(noun), false)
    }
    // In a "gym workout log", the workout fits and the gym does not.
    for start in modifier.indices.dropFirst() {
      guard let named = things.named(modifier[start...]), let thing = fitting(named, pattern)
      else { continue }
      return (Thing(noun, thing.frame, reason: thing.reason), false)
    }
    if let front = taskThing(of: modifier, for: pattern) { return (front, false) }
    let isKnown = things.finding(modifier) != nil
    return (standIn(of: pattern, for: noun, isKnown: isKnown), false)
  }

  /// Returns the default subject of a pattern if nothing fits: the menu of a coffee shop has
  /// dishes. If the noun is unknown, specific values become placeholders.
  private func standIn(of pattern: Pattern, for noun: String, isKnown: Bool) -> Thing {
    guard let frame = pattern.standard.flatMap(bundle.frames.frame(named:)) else {
      return Thing(unknown: noun)
    }
    return isKnown
      ? Thing(noun, frame, reason: "frame '\(frame.name)' as the closest one")
      : Thing(unknown: noun, like: frame)
  }
}
