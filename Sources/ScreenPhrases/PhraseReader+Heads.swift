import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables

/// Requests by their verbs and by their last words.
extension PhraseReader {
  /// The most words of a verb, and of a head.
  private static let longestVerb = 4, longestHead = 3
  /// The most words of what a verb is done with.
  private static let longestObject = 5

  /// What is done with a thing: "find a plumber", "track my water".
  func verb(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    for length in (1...Self.longestVerb).reversed() where length <= words.count {
      let said = words.prefix(length)
      guard let pattern = bundle.patterns.pattern(.verb, PhraseKey(said.joined(separator: " "))),
        pattern.isCalled(said)
      else { continue }
      var object = withoutCompany(words.dropFirst(length))
      guard !object.contains(where: { lexicon.has(.clause, $0) }) else { return nil }
      let verb = said.joined(separator: " ")
      if object.isEmpty {
        guard length > 1 else { return nil }
        return made(
          pattern, aloneThing(of: pattern) ?? Thing(unknown: "item"), request, verb: verb,
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
      // A long verb that takes no such thing leaves it to a shorter one.
      if let answer = answer(verb, pattern, of: object, count, request) { return answer }
    }
    return otherVerb(words, request)
  }

  /// What something is done with, without the people with whom: "the rent with roommates".
  private func withoutCompany(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard let link = words.firstIndex(of: "with"), link + 1 < words.endIndex,
      things.finding(words[(link + 1)...])?.thing.frame.role == .person
    else { return words }
    return words[..<link]
  }

  /// What is done with a thing by a verb that no pattern is called by: a word that nothing knows for a
  /// noun, in front of whose the thing is, "buff my shoes".
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

  private func answer(
    _ verb: String, _ pattern: Pattern, of object: ArraySlice<String>, _ count: Int?,
    _ request: ShortRequest
  ) -> PhraseAnswer? {
    let said = object.joined(separator: " ")
    let days = daysLength(endOf: object)
    let whole = things.withoutArticles(object.dropLast(days))
    let object = withoutPlace(whole)
    guard !object.isEmpty else { return nil }
    let noun = things.noun(object)
    let period = days > 0 ? SamplePeriod(request.words.suffix(days)) : nil
    // Of what one reads about a topic knows more than a frame: all letters of an alphabet.
    if pattern.reads, let topic = topic(named: object) {
      var thing = Thing(topic)
      thing.said = whole.joined(separator: " ")
      return made(
        pattern, thing, request, verb: verb,
        count: topic.isClosed ? topic.items.count : count,
        reason: "verb '\(pattern.name)', topic '\(topic.id)'")
    }
    let found = things.finding(object)
    var thing =
      found.flatMap { fitting($0.thing, pattern) }
      ?? standIn(of: pattern, for: noun, isKnown: found != nil)
    thing.said = said
    thing.rest = things.withoutArticles(whole.dropFirst(object.count + 1)).joined(separator: " ")
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

  /// What is missing where the day at the end of a request is not filled in.
  func unset(_ request: ShortRequest) -> Brief.UnmetCondition {
    let last = request.words.last ?? ""
    return lack(request, last, "no day of it is set: \(last) is to be filled in")
  }

  /// How many words behind the object of a verb say when: "hire a van on Saturday".
  private func daysLength(endOf words: ArraySlice<String>) -> Int {
    let length = max(weekdayLength(endOf: words), lexicon.length(of: .time, endOf: words))
    guard length > 0, length < words.count, things.named(words) == nil, !isTopic(words),
      SamplePeriod(words.suffix(length)) != nil
    else { return 0 }
    return words.dropLast(length).last.map { lexicon.has(.condition, $0) } ?? true ? 0 : length
  }

  // MARK: Agents

  /// What those use who do something with things: a "raffle ticket seller" sells raffle tickets.
  func agent(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = withoutEmpty(things.withoutArticles(words))
    let object = words.dropLast()
    guard let last = words.last, !object.isEmpty, things.named(words) == nil,
      bundle.frames.sort(of: things.key(words)) == nil, let pattern = verb(ofAgent: last),
      let found = things.finding(object), found.rest == 0, found.thing.frame.role != .person
    else { return nil }
    return answer(pattern.name, pattern, of: object, nil, request)
  }

  /// The pattern of the verb that one who does it is called by: "sell" of "seller".
  private func verb(ofAgent word: String) -> Pattern? {
    guard word.utf8.count > 5, word.hasSuffix("er") || word.hasSuffix("or") else { return nil }
    let stem = String(word.dropLast(2))
    return [stem, stem + "e", String(stem.dropLast())].lazy.compactMap { stem in
      bundle.patterns.pattern(.verb, PhraseKey(stem)).flatMap { $0.isCalled([stem]) ? $0 : nil }
    }.first
  }

  /// A thing as a pattern takes it: itself, or as its class has it, where the thing is read about and
  /// the pattern is for what one has; nil where it takes neither.
  private func fitting(_ thing: Thing, _ pattern: Pattern) -> Thing? {
    if takes(thing, pattern) { return thing }
    guard let neutral = bundle.frames.neutralFrame(of: thing.frame.sort), pattern.takes(neutral)
    else { return nil }
    return Thing(thing.noun, like: neutral)
  }

  /// A request without where its thing is to be: "a gym near me".
  private func withoutPlace(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let near = lexicon.length(of: .near, endOf: words)
    if near > 0, near < words.count { return words.dropLast(near) }
    let end = words.dropFirst().firstIndex { lexicon.has(.condition, $0) } ?? words.endIndex
    return words[..<end]
  }

  /// Whether words are meant as a verb: most always are, those that are nouns as well only before an
  /// article, a number, or what is known and no head follows it.
  private func isVerb(_ said: ArraySlice<String>, before object: ArraySlice<String>) -> Bool {
    guard said.count == 1, let word = said.first, let next = object.first else { return true }
    if lexicon.has(.article, next) || Self.number(next) != nil { return true }
    let endsInHead = (1...2).contains {
      $0 <= object.count && headPattern(object.suffix($0)) != nil
    }
    guard lexicon.has(.noun, word) else { return !endsInHead || things.finding(object) != nil }
    guard !endsInHead, things.named(said + object) == nil else { return false }
    return things.finding(object).map { $0.rest == 0 && ($0.isExact || object.count == 1) } ?? false
  }

  /// What a pattern is about where nothing is said.
  private func aloneThing(of pattern: Pattern) -> Thing? {
    guard let name = pattern.alone ?? pattern.standard, let frame = bundle.frames.frame(named: name)
    else { return nil }
    return Thing(frame.name, frame, reason: "frame '\(frame.name)'")
  }

  /// The number that a word is, up to a hundred.
  static func number(_ word: String) -> Int? {
    if let number = Int(word) { return (1...100).contains(number) ? number : nil }
    let words = [
      "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    ]
    return words.firstIndex(of: word).map { $0 + 2 } ?? (word == "twenty" ? 20 : nil)
  }

  // MARK: Heads

  /// A kind of screen of a thing: "blood pressure log".
  func head(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = things.withoutArticles(words)
    // "Cities below sea level" are no level.
    guard let (pattern, modifier) = partedHead(words),
      !modifier.dropFirst().contains(where: {
        lexicon.has(.under, $0) || lexicon.has(.over, $0)
      }),
      !words.contains(where: { lexicon.has(.clause, $0) }) || things.named(modifier) != nil
    else { return nil }
    let whole = things.named(words)
    if modifier.isEmpty {
      let own = whole.flatMap { fitting($0, pattern) }.map(asRows)
      guard let thing = own ?? aloneThing(of: pattern) else { return nil }
      return made(
        pattern, thing, request, verb: "", reason: "pattern '\(pattern.name)'", isExact: true)
    }
    // What shows nothing of a thing gives way to what is done with that: an editor of playlists.
    if !pattern.showsThing, pattern.standard == nil, let answer = agent(words, request) {
      return answer
    }
    // A frame that has the whole name, and not what such a screen shows, is shown as it is.
    if let whole, !takes(whole, pattern),
      pattern.needs.isEmpty || !pattern.needs.allSatisfy(whole.frame.meets)
    {
      return nil
    }
    let (thing, isExact) =
      whole.map { (asRows($0), true) } ?? self.thing(of: modifier, for: pattern)
    return made(
      pattern, thing, request, verb: "", reason: "pattern '\(pattern.name)', \(thing.reason)",
      isExact: isExact)
  }

  /// The kind of screen that words end in, and what is before it: the longest, or the one of its names
  /// before which a thing has a name, "application" of "parking permit application".
  private func partedHead(
    _ words: ArraySlice<String>
  ) -> (pattern: Pattern, modifier: ArraySlice<String>)? {
    // A "schedule page" is a schedule.
    let plain = withoutEmpty(words)
    if plain.count < words.count, let parted = partedHead(plain), !parted.modifier.isEmpty {
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

  /// Whether a pattern shows a thing, itself or by another that serves its role.
  private func takes(_ thing: Thing, _ pattern: Pattern) -> Bool {
    pattern.takes(thing.frame) || pattern.others[thing.frame.role] != nil
  }

  /// A thing that is called by what holds many, "packing list", as what it holds.
  private func asRows(_ thing: Thing) -> Thing {
    Thing(thing.frame.noun, thing.frame, reason: thing.reason)
  }

  /// The pattern of a kind of screen that words name, letter by letter.
  func headPattern(_ words: ArraySlice<String>) -> Pattern? {
    bundle.patterns.pattern(.head, PhraseKey(words.joined(separator: " "))).flatMap {
      $0.isCalled(words) ? $0 : nil
    }
  }

  /// What a head is about, and whether it is named exactly: a frame that fits it, else the one that it
  /// has for want of another.
  private func thing(
    of modifier: ArraySlice<String>, for pattern: Pattern
  ) -> (Thing, isExact: Bool) {
    let noun = things.noun(modifier)
    if let found = things.finding(modifier), let thing = fitting(found.thing, pattern) {
      let isOwn = found.isExact && thing.frame.name == found.thing.frame.name
      return found.rest == 0 ? (thing, isOwn) : (thing.called(noun), false)
    }
    // Of a "gym workout log" the workout fits, and the gym does not.
    for start in modifier.indices.dropFirst() {
      guard let named = things.named(modifier[start...]), let thing = fitting(named, pattern)
      else { continue }
      return (Thing(noun, thing.frame, reason: thing.reason), false)
    }
    // What is to be done for a "forklift safety" checklist is what one does with a forklift.
    if pattern.lines.contains("*tasks"), modifier.count > 1,
      let front = things.finding(modifier.dropLast()), front.rest == 0,
      !front.thing.frame.tasks.isEmpty, let thing = fitting(front.thing, pattern)
    {
      return (Thing(noun, thing.frame, reason: thing.reason), false)
    }
    let isKnown = things.finding(modifier) != nil
    return (standIn(of: pattern, for: noun, isKnown: isKnown), false)
  }

  /// What a pattern shows for want of what fits: the menu of a coffee shop has dishes; of what nothing is
  /// known all that says something of it is a place to fill.
  private func standIn(of pattern: Pattern, for noun: String, isKnown: Bool) -> Thing {
    guard let frame = pattern.standard.flatMap(bundle.frames.frame(named:)) else {
      return Thing(unknown: noun)
    }
    return isKnown
      ? Thing(noun, frame, reason: "frame '\(frame.name)' for want of another")
      : Thing(unknown: noun, like: frame)
  }
}
