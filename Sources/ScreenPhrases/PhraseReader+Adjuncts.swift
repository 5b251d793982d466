internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Kinds of screens with words after them that only say when, how often or how many: "leaderboard
/// this week", "workout log every Monday", "onboarding carousel 3 steps".
extension PhraseReader {
  /// The maximum number of words that say when or how many.
  private static let longestAdjunct = 4

  /// Answers with the screen that is named before such words. They are no name of it: a leaderboard
  /// of this week is not about weeks.
  func adjoined(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard !isTopic(words), things.named(words) == nil,
      let length = (1...Self.longestAdjunct).reversed().first(where: {
        $0 < words.count && isAdjunct(words.suffix($0))
      })
    else { return nil }
    let front = words.dropLast(length)
    // Things of some days are listed, while a kind of screen stays what it is.
    let isThings = things.named(front) != nil && Wording.isPlural(front.spaced) || isTopic(front)
    let said = words.suffix(length)
    // "List the days of the week" is a sentence.
    let isSentence = things.withoutArticles(front).contains {
      lexicon.has(.article, $0) || lexicon.has(.clause, $0)
    }
    // "A chart of orders" is a part of a screen, and a ranking of some year is made of facts.
    let isPart =
      lexicon.has(.article, words.first ?? "") && front.contains { lexicon.has(.part, $0) }
    guard !isSentence, !isPart, !lexicon.has(.rank, front.prefix(2)) else { return nil }
    // A calendar for November shows it.
    let days = said.drop { lexicon.has(.condition, $0) }
    if !isThings, !isScreen(front) || front.last == "calendar", SamplePeriod(days) != nil,
      let (pattern, modifier) = partedHead(things.withoutArticles(front)), pattern.showsRows,
      let answer = head(front, request, parted: (pattern, days + modifier))
    {
      return answer
    }
    // The days of a calendar are no words to leave out.
    guard front.last != "calendar" || SamplePeriod(days) == nil else { return nil }
    if let answer = counted(front, said, request) { return answer }
    guard !isThings || isScreen(front) && SamplePeriod(said) == nil,
      var answer = screen(named: front, request) ?? headAlone(front, request)
    else { return nil }
    answer.isExact = false
    if let count = said.first.flatMap(Self.number) {
      var addition = ScreenAddition(contents(of: answer), lexicon)
      if addition.hold(count: count), case .made(_, let layout) = answer.contents {
        answer.contents = .made(addition.requirements, layout: layout)
      }
      return answer
    }
    if lexicon.length(of: .time, endOf: said) == 0 {
      answer.lacks.append(
        lack(request, said.last ?? "", "nothing on the screen is set to '\(said.spaced)'"))
    }
    return answer
  }

  /// Answers a screen in steps, by its name without their number: "onboarding in 3 steps".
  private func counted(
    _ front: ArraySlice<String>, _ said: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard let place = said.indices.first(where: { Self.number(said[$0]) != nil }),
      let count = Self.number(said[place]),
      case let rest = said[..<place] + said[(place + 1)...],
      var answer = wholePhrase(things.withoutArticles(front) + rest, request)
    else { return nil }
    var addition = ScreenAddition(contents(of: answer), lexicon)
    if addition.hold(steps: count) {
      answer.contents = .made(addition.requirements, layout: layout(of: answer))
    } else {
      answer.isExact = false
    }
    return answer
  }

  /// Answers a kind of screen of which nothing is said.
  private func headAlone(
    _ words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    headPattern(words) == nil ? nil : head(words, request)
  }

  /// Whether words only say when, how often or how many.
  func isAdjunct(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    let rest = words.dropFirst()
    if lexicon.has(.time, words) || words.count < 4 && SamplePeriod(words) != nil { return true }
    let isUnit = lexicon.has(.unit, last)
    switch first {
    case "every", "each":
      return (2...3).contains(words.count)
        && (isUnit || SamplePeriod([last]) != nil || Self.partsOfDay.contains(last))
    case "next", "last", "past", "coming":
      return words.count == 3 && isUnit && rest.first.flatMap(Self.number) != nil
    case "with": return isCounted(rest)
    // A board in three tabs is laid out otherwise.
    case "in" where isCounted(rest) && !isUnit: return !lexicon.has(.part, Wording.singular(last))
    case "for", "in", "of", "from", "over", "within":
      if words.count == 2, let year = Int(last), (1900...2100).contains(year) { return true }
      return first == "for" ? isCounted(rest) : rest.count > 1 && isUnit && isAdjunct(rest)
    default: return isCounted(words)
    }
  }

  /// Whether words are a number with what it counts: "3 steps", "two players".
  private func isCounted(_ words: ArraySlice<String>) -> Bool {
    guard words.count == 2, let first = words.first, let last = words.last else { return false }
    return Self.number(first) != nil && Wording.singular(last) != last
  }

  private static let partsOfDay: Set<String> = [
    "morning", "evening", "night", "afternoon", "weekend", "weekday", "time", "season",
  ]
}
