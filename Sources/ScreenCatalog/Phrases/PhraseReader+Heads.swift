internal import ScreenModel

/// Requests by their verbs, by their last words, and bare nouns.
extension PhraseReader {
  /// The most words of a verb, and of a head.
  private static let longestVerb = 4, longestHead = 3
  /// The most words of what a verb is done with.
  private static let longestObject = 5

  /// What is done with a thing: "find a plumber", "track my water".
  func verb(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard !words.contains(where: { lexicon.has(.clause, $0) }) else { return nil }
    for length in (1...Self.longestVerb).reversed() where length <= words.count {
      let said = words.prefix(length)
      guard let pattern = shelf.patterns.pattern(.verb, PhraseKey(said.joined(separator: " "))),
        pattern.isCalled(said)
      else { continue }
      var object = words.dropFirst(length)
      let verb = said.joined(separator: " ")
      if object.isEmpty {
        guard length > 1 else { return nil }
        return made(
          pattern, standardThing(of: pattern) ?? Thing(unknown: "item"), request, verb: verb,
          reason: "verb '\(pattern.name)'")
      }
      guard isVerb(said, before: object) else { continue }
      var count: Int?
      if let first = object.first, let number = Self.number(first), number <= 12 {
        (count, object) = (number, object.dropFirst())
      }
      guard !hasFigures(object), !object.contains("that"), object.count <= Self.longestObject else {
        return nil
      }
      return answer(verb, pattern, of: object, count, request)
    }
    return nil
  }

  private func answer(
    _ verb: String, _ pattern: Pattern, of object: ArraySlice<String>, _ count: Int?,
    _ request: ShortRequest
  ) -> PhraseAnswer? {
    let said = object.joined(separator: " ")
    let object = withoutPlace(things.withoutArticles(object))
    guard !object.isEmpty else { return nil }
    let found = things.finding(object)
    var thing =
      found?.thing ?? standardThing(of: pattern, called: things.noun(object))
      ?? Thing(unknown: things.noun(object))
    thing.said = said
    return made(
      pattern, thing, request, verb: verb, count: count,
      reason: "verb '\(pattern.name)', \(thing.reason)")
  }

  /// A request without where its thing is to be: "a gym near me".
  private func withoutPlace(_ words: ArraySlice<String>) -> ArraySlice<String> {
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
    return things.finding(object).map { $0.rest == 0 } ?? false
  }

  private func standardThing(of pattern: Pattern, called noun: String? = nil) -> Thing? {
    guard let frame = pattern.standard.flatMap(shelf.frames.frame(named:)) else { return nil }
    return Thing(noun ?? frame.name, frame, reason: "frame '\(frame.name)' for want of another")
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
    guard !words.contains(where: { lexicon.has(.clause, $0) }) else { return nil }
    for length in (1...Self.longestHead).reversed() where length <= words.count {
      guard let pattern = headPattern(words.suffix(length)) else { continue }
      let modifier = words.dropLast(length)
      if modifier.isEmpty {
        guard let thing = standardThing(of: pattern) else { return nil }
        return made(pattern, thing, request, verb: "", reason: "pattern '\(pattern.name)'")
      }
      let thing = self.thing(of: modifier, whole: words, for: pattern)
      return made(
        pattern, thing, request, verb: "", reason: "pattern '\(pattern.name)', \(thing.reason)")
    }
    return nil
  }

  /// The pattern of a kind of screen that words name, letter by letter.
  func headPattern(_ words: ArraySlice<String>) -> Pattern? {
    shelf.patterns.pattern(.head, PhraseKey(words.joined(separator: " "))).flatMap {
      $0.isCalled(words) ? $0 : nil
    }
  }

  /// What a head is about: a frame that fits it, else the one that it has for want of another.
  private func thing(
    of modifier: ArraySlice<String>, whole: ArraySlice<String>, for pattern: Pattern
  ) -> Thing {
    let noun = things.noun(modifier)
    if let thing = things.named(whole), pattern.takes(thing.frame) {
      return Thing(noun, thing.frame, reason: thing.reason)
    }
    if let found = things.finding(modifier), pattern.takes(found.thing.frame) {
      return found.rest == 0
        ? found.thing : Thing(noun, found.thing.frame, reason: found.thing.reason)
    }
    if let standard = standardThing(of: pattern, called: noun) { return standard }
    return Thing(unknown: noun)
  }

  // MARK: Bare nouns

  /// A noun and no more: what shows one such thing best.
  func bareNoun(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = things.withoutArticles(words)
    guard words.count <= 4, let found = things.finding(words), found.rest == 0 || words.count < 4,
      !words.contains(where: { lexicon.has(.clause, $0) })
    else { return nil }
    let thing =
      found.rest == 0
      ? found.thing : Thing(things.noun(words), found.thing.frame, reason: found.thing.reason)
    let isPlural = Wording.isPlural(words.joined(separator: " "))
    let name =
      switch thing.frame.role {
      case .measure: "log"
      case .person, .service: "search"
      case .place: isPlural ? "search" : "detail"
      case .thing, .event, .document, .fact: isPlural ? "list" : "detail"
      }
    guard let pattern = shelf.patterns.pattern(.head, PhraseKey(name)) else { return nil }
    return made(pattern, thing, request, verb: "", reason: "\(thing.reason), shown as \(name)")
  }
}
