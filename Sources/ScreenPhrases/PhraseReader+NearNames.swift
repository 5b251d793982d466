import ScreenBrief
internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Requests that express the name of a screen in other words, or with more words around it.
extension PhraseReader {
  /// The maximum number of content words, as their subsets are enumerated.
  private static let mostContent = 7

  /// Answers with a phrase whose name has exactly the content words of a request: "order tracking"
  /// is "track my order".
  func renamed(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let content = content(of: words)
    // A preposition makes the order of the words significant.
    guard !words.contains(where: { lexicon.has(.condition, $0) }),
      (2...Self.mostContent).contains(content.stems.count),
      let pattern = bundle.patterns.pattern(near: content.key), !isForm(pattern, forSeveral: words)
    else { return nil }
    return made(
      pattern, ownThing(of: pattern), request, verb: "",
      reason: "phrase '\(pattern.name)', in other words")
  }

  /// Answers with a phrase whose name consists of most of the content words of a request: "order a
  /// christening cake" orders a cake, and nothing in the screen is made for a christening.
  ///
  /// The last word before a time, a place or a purpose says what kind of screen it is, and must
  /// belong to the name; the words after it only qualify the name. A thing that the catalog knows
  /// is never left out, as the screen would be about something else: a "fishing diary" is not a
  /// diary. Words that say more ("with", "without", "and") make a request more than a name.
  ///
  /// With `mayLose`, known things may be left out: nothing else answers, and a "wedding guest seating
  /// chart" is a wedding seating chart. The name then has more words than the head alone.
  func nearName(
    _ words: ArraySlice<String>, _ request: ShortRequest, mayLose: Bool = false,
    beyond length: Int = 1
  ) -> PhraseAnswer? {
    let saysMore = words.contains { word in
      word == "and" || lexicon.has(.clause, word)
        || lexicon.has(.condition, word) && !lexicon.has(.adding, word)
    }
    // Figures in the request have to appear on the screen.
    guard !saysMore, !hasFigures(words) else { return nil }
    let name = withoutAddition(words)
    let stems = content(of: name).stems
    guard (2...Self.mostContent).contains(stems.count) else { return nil }
    let head = 1 << (stems.count - 1)
    let sets = (1..<1 << stems.count).filter { set in
      set & head != 0 && set.nonzeroBitCount > length && set.nonzeroBitCount * 2 > stems.count - 1
    }
    // Larger sets of words come first, and among equal sizes those with earlier words.
    // Where known things may be left out, the words at the end are closer to the head.
    let ordered = sets.sorted {
      ($1.nonzeroBitCount, mayLose ? $1 : $0) < ($0.nonzeroBitCount, mayLose ? $0 : $1)
    }
    for set in ordered {
      let named = stems.indices.filter { set >> $0 & 1 == 1 }.map { stems[$0] }
      let others = words.filter { word in
        content(of: [word]).stems.contains { !named.contains($0) }
      }
      let losesThing =
        !mayLose && name.contains { others.contains($0) && things.named([$0]) != nil }
      // "Checkbox gift wrap" asks for a part of a screen, not for a screen.
      let losesPart = others.contains { word in
        lexicon.has(.part, word) && (!mayLose || word == words.first || word == words.last)
      }
      guard !others.isEmpty, !losesThing, !losesPart,
        let pattern = bundle.patterns.pattern(near: PhraseKey(ofAnyOrder: named)),
        !mayLose || endsIn(stems[stems.count - 1], pattern, name),
        !isForm(pattern, forSeveral: words),
        var answer = made(
          pattern, ownThing(of: pattern), request, verb: "",
          reason: "phrase '\(pattern.name)', near")
      else { continue }
      answer.lacks.append(
        Brief.UnmetCondition(
          range: request.range(request.words.indices),
          reason: "nothing on the screen is made for '\(others.spaced)'"))
      return answer
    }
    return nil
  }

  /// Whether a name of a phrase ends in a word, so that both are the same kind of screen: a "support
  /// ticket queue" is no "queue ticket", and a book is nothing that is booked.
  private func endsIn(_ head: UInt64, _ pattern: Pattern, _ words: ArraySlice<String>) -> Bool {
    let isDone = words.last.map { $0.hasSuffix("ed") || $0.hasSuffix("ing") } ?? false
    return pattern.names.contains { name in
      ContentWords(name).stems.last == head
        && isDone == (name.hasSuffix("ed") || name.hasSuffix("ing"))
    }
  }

  private func content(of words: ArraySlice<String>) -> ContentWords {
    ContentWords(words.spaced)
  }

  /// Returns words without a time or a place after the name: "in Vienna", "this week".
  private func withoutAddition(_ words: ArraySlice<String>) -> ArraySlice<String> {
    var words = words
    while true {
      let length = max(
        lexicon.length(of: .time, endOf: words), lexicon.length(of: .near, endOf: words))
      let added = max(length, weekdayLength(endOf: words))
      guard added > 0, added < words.count else { break }
      words = words.dropLast(added)
    }
    let link = words.dropFirst().firstIndex { lexicon.has(.condition, $0) }
    return link.map { words[..<$0] } ?? words
  }

  /// Returns the default subject of a phrase pattern.
  private func ownThing(of pattern: Pattern) -> Thing {
    pattern.standard.flatMap(bundle.frames.frame(named:)).map {
      Thing($0.name, $0, reason: "its own frame")
    } ?? Thing(unknown: pattern.name)
  }
}
