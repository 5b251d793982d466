internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Requests named after who or what does something.
extension PhraseReader {
  /// Answers a request named after an agent with the screen for its verb: a "raffle ticket seller"
  /// sells raffle tickets.
  func agent(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = withoutEmpty(things.withoutArticles(words))
    let object = words.dropLast()
    guard let last = words.last, !object.isEmpty, things.named(words) == nil,
      bundle.frames.sort(of: things.key(words)) == nil, let pattern = verb(ofAgent: last),
      let found = things.finding(object), found.rest == 0, found.thing.frame.role != .person
    else { return nil }
    return answer(pattern.name, pattern, of: object, nil, request)
  }

  /// Returns the pattern for the verb of an agent noun: "sell" for "seller".
  private func verb(ofAgent word: String) -> Pattern? {
    guard word.utf8.count > 5, word.hasSuffix("er") || word.hasSuffix("or") else { return nil }
    let stem = String(word.dropLast(2))
    return [stem, stem + "e", String(stem.dropLast())].firstNonNil { stem in
      bundle.patterns.pattern(.verb, PhraseKey(stem)).flatMap { $0.isCalled([stem]) ? $0 : nil }
    }
  }
}
