import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Requests by full names of patterns and recipes, alone or with other words around them.
extension PhraseReader {
  /// Answers with a pattern whose full name is the words, with or without "page" and the like.
  func wholePhrase(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    for candidate in wholeNames(words) {
      guard let pattern = bundle.patterns.pattern(.phrase, things.key(candidate)),
        !isForm(pattern, forSeveral: candidate)
      else { continue }
      let thing = pattern.standard.flatMap(bundle.frames.frame(named:)).map {
        Thing($0.name, $0, reason: "its own frame")
      }
      return made(
        pattern, thing ?? Thing(unknown: things.noun(candidate)), request, verb: "",
        reason: "phrase '\(pattern.name)'", isExact: true)
    }
    return nil
  }

  /// Whether a pattern is a form for one thing while the words name several, which are listed: a
  /// "doctor's appointment" is booked, and "doctor appointments this week" are those that are.
  func isForm(_ pattern: Pattern, forSeveral words: ArraySlice<String>) -> Bool {
    guard let last = words.last, Wording.singular(last) != last, !pattern.isCalled(words),
      things.named(words) != nil || headPattern([last]) != nil,
      doesOne(pattern, Wording.singular(last))
        || !pattern.lines.contains(where: { line in
          line.hasPrefix("*") || line.hasPrefix("table") || line.hasPrefix("list")
        })
    else { return false }
    return pattern.lines.contains { $0.hasPrefix("input") || $0.hasPrefix("picker") }
  }

  /// Whether a button of a pattern does one thing of a kind, "Place order" or "Book", rather than
  /// adding one to a list.
  private func doesOne(_ pattern: Pattern, _ noun: String) -> Bool {
    pattern.lines.contains { line in
      guard line.hasPrefix("button") || line.hasPrefix("action") else { return false }
      let words = line.lowercased().spacedWords.dropFirst().map(String.init)
      guard let verb = words.first, lexicon.kind(ofEnding: [verb]) == "_submitted" else {
        return false
      }
      return words.count == 1 || words.count == 2 && words.last == noun
    }
  }

  /// Returns the different names that words can be as a whole: all of them, those after the
  /// articles, and those without "page" and the like.
  private func wholeNames(_ words: ArraySlice<String>) -> [ArraySlice<String>] {
    let core = things.withoutArticles(words)
    var names = [words]
    for name in [core, withoutGeneric(core)] where name.count < names[names.count - 1].count {
      names.append(name)
    }
    return names.filter { !$0.isEmpty }
  }

  func withoutGeneric(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let length = lexicon.length(of: .generic, endOf: words)
    return length < words.count ? words.dropLast(length) : words
  }

  /// Answers with a recipe whose full name is the words. A recipe found by a borrowed name, or one
  /// that leaves its figures and facts open, gives way to a thing with its own frame.
  func recipe(named words: ArraySlice<String>) -> PhraseAnswer? {
    for candidate in wholeNames(words) {
      let name = candidate.spaced
      guard let place = bundle.recipes.place(ofScreenCalled: name) else { continue }
      let own = bundle.recipes.entry(at: place).name
      let isOpen = bundle.recipes.recipe(at: place).isOpen
      let isOwn =
        !isOpen && (shares(own, with: candidate) || bundle.recipes.isCalled(name, at: place))
      guard isOwn || !hasOwnFrame(candidate) else { continue }
      return PhraseAnswer(
        contents: .recipe(own), reason: "recipe '\(own)'", isExact: isOwn)
    }
    return nil
  }

  /// Whether a name shares a word with some words.
  private func shares(_ name: String, with words: ArraySlice<String>) -> Bool {
    let others = Set(words.map(Wording.singular))
    return name.spacedWords.contains { others.contains(Wording.singular(String($0))) }
  }

  /// Whether words name a frame, or a frame followed by a head.
  func hasOwnFrame(_ words: ArraySlice<String>) -> Bool {
    if things.named(words) != nil { return true }
    return (1...3).contains { length in
      length < words.count && headPattern(words.suffix(length)) != nil
        && things.named(words.dropLast(length)) != nil
    }
  }

  /// Answers the phrase before a preposition if it is a full name: "make a poll for work".
  func phrase(
    before link: String, _ words: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard let place = words.firstIndex(of: link), words.endIndex - place < 4, !isTopic(words),
      !startsInLongVerb(words),
      var answer = wholePhrase(words[..<place], request)
    else { return nil }
    answer.lacks.append(
      Brief.UnmetCondition(
        range: request.range(request.words.count - 1..<request.words.count),
        reason: "nothing on the screen is made \(words[place...].spaced)"))
    return answer
  }

  // MARK: Names at the end

  /// Answers with the screen named by the last words, if the preceding words say something that it
  /// cannot reflect: "kids chore chart" is a chore chart.
  func namedEnd(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard let end = endingName(words), var answer = wholePhrase(end, request) ?? recipe(named: end)
    else { return nil }
    let front = words[..<end.startIndex].spaced
    answer.isExact = false
    answer.reason += ", without '\(front)'"
    answer.lacks.append(
      Brief.UnmetCondition(
        range: request.range(request.words.indices),
        reason: "nothing on the screen is made for '\(front)'"))
    return answer
  }

  /// Answers with the screen of an activity at a desk or the like: a "lost property desk".
  func namedPost(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let words = withoutEmpty(words)
    guard words.count > 2, let last = words.last, lexicon.has(.post, last) else { return nil }
    let front = words.dropLast()
    var answer =
      wholePhrase(front, request) ?? recipe(named: front)
      ?? (things.named(front) == nil ? nil : bareNoun(front, request))
    answer?.isExact = false
    return answer
  }

  /// Returns the longest full name of a screen, of two words or more, at the end of words. The
  /// preceding words must contain no preposition, clause or pronoun, and must be unknown or name
  /// people or an activity, but no part of a screen: "checkbox gift wrap".
  func endingName(_ words: ArraySlice<String>) -> ArraySlice<String>? {
    for start in words.indices.dropFirst() where words.endIndex - start > 1 {
      let front = words[..<start]
      guard
        !front.contains(where: {
          lexicon.has(.clause, $0) || lexicon.has(.condition, $0) || lexicon.has(.subjective, $0)
        })
      else { return nil }
      guard !front.allSatisfy({ lexicon.has(.part, $0) }) else { continue }
      let end = words[start...]
      guard lexicon.length(of: .generic, endOf: end) < end.count, isScreen(end) else { continue }
      let sort = things.finding(front)?.thing.frame.sort
      return [nil, .person, .activity].contains(sort) ? end : nil
    }
    return nil
  }

  /// Whether words are the full name of a pattern or a recipe.
  func isScreen(_ words: ArraySlice<String>) -> Bool {
    if bundle.patterns.has(.phrase, things.key(words)) { return true }
    return bundle.recipes.place(ofScreenCalled: words.spaced) != nil
  }

  /// Answers two things joined by "and", one of which forms a full name with the last word:
  /// "privacy and security settings".
  func pair(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard words.count > 3, let link = words.firstIndex(of: "and"), link > words.startIndex,
      link + 2 < words.endIndex, let head = words.last, headPattern(words[(link - 1)..<link]) == nil
    else { return nil }
    let first = words[..<link]
    let second = words[(link + 1)..<(words.endIndex - 1)]
    for (part, other) in [(first, second), (second, first)] {
      let name = (part + [head])[...]
      guard isScreen(name), var answer = wholePhrase(name, request) ?? recipe(named: name) else {
        continue
      }
      let said = other.spaced
      answer.isExact = false
      answer.lacks.append(
        Brief.UnmetCondition(
          range: request.range(request.words.indices),
          reason: "nothing on the screen is made for '\(said)'"))
      return answer
    }
    return nil
  }

  // MARK: States and steps

  /// Answers with a screen in a state that the first word names: "empty cart", "no results".
  func state(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard let word = words.first, bundle.patterns.has(.state, PhraseKey(word)),
      headPattern(words) == nil, !isTopic(words), things.named(words) == nil,
      var pattern = bundle.patterns.pattern(.state, PhraseKey(word)), pattern.isCalled([word])
    else { return nil }
    let object = withoutGeneric(words.dropFirst())
    guard let last = object.last, let first = object.first, !lexicon.has(.article, first),
      !object.contains(where: { lexicon.has(.clause, $0) })
    else { return nil }
    let isPlural = Wording.isPlural(object.spaced)
    // "Empty dishwasher" is a task, but "empty cart" is a state.
    if bundle.patterns.has(.verb, PhraseKey(word)), !isPlural, headPattern([last]) == nil,
      object.endIndex == words.endIndex
    {
      return nil
    }
    if isPlural { pattern = bundle.patterns.pattern(.state, PhraseKey("no")) ?? pattern }
    return made(
      pattern, Thing(unknown: things.noun(object)), request, verb: word,
      reason: "state '\(pattern.name)' of \(object.spaced)")
  }

  /// Answers with a step of a screen: "sign up step 2", "checkout step 3 of 4".
  func step(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard let link = words.dropFirst().firstIndex(of: "step"), link + 1 < words.endIndex,
      let number = Self.number(words[link + 1])
    else { return nil }
    let rest = words[(link + 2)...]
    let last = rest.count == 2 && rest.first == "of" ? rest.last.flatMap(Self.number) : nil
    guard rest.isEmpty || last != nil else { return nil }
    let front = words[..<link]
    guard let answer = wholePhrase(front, request) ?? recipe(named: front) ?? head(front, request)
    else { return nil }
    let count = max(number, last ?? max(3, number + 1))
    var progress = Requirement(
      .component(.progress), range: .at(0), words: "progress", isImplied: true)
    progress.details.label = Phrase("Step \(number) of \(count)", from: .catalog(topic: "steps"))
    progress.details.samples = [[String(100 * number / count)]]
    var back = Requirement(.need(.action), range: .at(0), words: "Back", isImplied: true)
    back.details.label = Phrase("Back", from: .catalog(topic: "steps"))
    let requirements = contents(of: answer).map { requirement in
      var requirement = requirement
      requirement.parent = requirement.parent.map { $0 + 1 }
      return requirement
    }
    guard !requirements.isEmpty else { return nil }
    return PhraseAnswer(
      contents: .made([progress] + requirements + [back], layout: nil),
      reason: "\(answer.reason), as a step", lacks: answer.lacks)
  }

  func contents(of answer: PhraseAnswer) -> [Requirement] {
    switch answer.contents {
    case .made(let requirements, _): requirements
    case .recipe(let name): bundle.recipes.screen(named: name)?.requirements ?? []
    case .topic: []
    }
  }
}

extension Recipe {
  /// Whether the recipe shows figures or facts without samples, so that any values of the same
  /// meaning would stand in for them.
  var isOpen: Bool {
    requirements.contains { requirement in
      guard requirement.details.samples.isEmpty, requirement.details.value == nil,
        requirement.details.items.isEmpty
      else { return false }
      switch requirement.subject {
      case .need(.fact), .need(.metric), .need(.records), .need(.schedule), .component(.stat),
        .component(.keyValue), .component(.table), .component(.list):
        return true
      default: return false
      }
    }
  }
}
