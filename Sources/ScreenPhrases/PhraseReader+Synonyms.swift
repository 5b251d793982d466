internal import ScreenCatalog
internal import ScreenTables
internal import ScreenText

/// Full names of screens in other words: with another verb of the same meaning, with the verb of
/// the noun at the end, or with the plain name of the kind of screen.
extension PhraseReader {
  /// The maximum number of words in a verb, and in the end of a name.
  private static let longest = 3

  /// Answers with a screen whose full name means the same: "reserve a meeting room" is "book a
  /// meeting room", "boat rental page" is "rent a boat", and "hotel admin panel" is the hotel's
  /// dashboard.
  func synonymous(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard words.count > 1, words.count <= 7 else { return nil }
    let plain = withoutGeneric(words)
    // "Panel" alone says nothing, but an "admin panel" is a kind of screen.
    let names = otherNames(words) + (plain.count < words.count ? otherNames(plain) : [])
    for (name, isKind) in names {
      // A preposition makes the order of the words significant.
      let isPlain = !isKind && !name.contains { lexicon.has(.condition, $0) }
      guard
        var answer = wholePhrase(name, request) ?? recipe(named: name)
          ?? (isPlain ? renamed(name, request) : nil)
          ?? (isKind && things.named(name.dropLast()) != nil ? head(name, request) : nil)
      else { continue }
      answer.isExact = false
      answer.reason += ", for '\(name.joined(separator: " "))'"
      return answer
    }
    return nil
  }

  /// Answers things that are on at some time with the screen of what is playing: "movies tonight"
  /// are those in the cinemas, not the best of all.
  func showing(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let length = max(weekdayLength(endOf: words), lexicon.length(of: .time, endOf: words))
    guard length > 0, length < words.count, things.named(words) == nil, !isTopic(words) else {
      return nil
    }
    let front = words.dropLast(length)
    let plain = front.last == "on" ? front.dropLast() : front
    let isShowing = lexicon.kind(ofEnding: front.suffix(1)) == "playing"
    guard
      var answer = wholePhrase(plain + ["playing"], request)
        ?? (isShowing ? wholePhrase(front, request) : nil)
    else { return nil }
    answer.isExact = false
    return answer
  }

  /// Returns the names that mean the same as a name, the likeliest first, and whether only the kind
  /// of screen is said otherwise.
  private func otherNames(_ words: ArraySlice<String>) -> [(ArraySlice<String>, isKind: Bool)] {
    var names: [(ArraySlice<String>, isKind: Bool)] = []
    func add(
      _ front: String, _ rest: ArraySlice<String>, _ back: String = "", isKind: Bool = false
    ) {
      let name = front.spacedWords.map(String.init) + rest + back.spacedWords.map(String.init)
      if !names.contains(where: { $0.0 == name[...] }) { names.append((name[...], isKind)) }
    }
    for length in (1...Self.longest).reversed() where length < words.count {
      let said = words.prefix(length)
      let rest = words.dropFirst(length)
      for verb in lexicon.verbs(like: said) where verb != said.joined(separator: " ") {
        add(verb, rest)
      }
    }
    for length in (1...Self.longest).reversed() where length < words.count {
      let front = words.dropLast(length)
      if let kind = lexicon.kind(ofEnding: words.suffix(length)) {
        add("", front, kind, isKind: true)
        if kind == "dashboard", front.count > 1 { add("", front, isKind: true) }
      }
      guard let verb = lexicon.verb(ofDoing: words.suffix(length)) else { continue }
      for other in [verb] + lexicon.verbs(like: [verb]) where !front.isEmpty {
        // "Boat hire" can name a desk, and only "hire a boat" says who asks.
        add(other + " a", front, isKind: true)
        add(other, front, isKind: true)
      }
    }
    return names
  }
}
