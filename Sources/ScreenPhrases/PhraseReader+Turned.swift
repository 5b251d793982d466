import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Names with their words in another order, and names of topics in other words.
extension PhraseReader {
  /// Answers a kind of screen "for" something by the screen that has both in its name: a "dashboard
  /// for a bakery" is the bakery dashboard.
  func turned(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard let link = words.firstIndex(of: "for"), link > words.startIndex,
      link - words.startIndex < 4, !isTopic(words)
    else { return nil }
    let object = things.withoutArticles(words[(link + 1)...])
    guard !object.isEmpty, object.count < 4, !hasFigures(object),
      !object.contains(where: { lexicon.has(.condition, $0) || lexicon.has(.clause, $0) })
    else { return nil }
    // An "onboarding screen" is an onboarding.
    let whole = words[..<link]
    if startsInLongVerb(words) { return wholePhrase(object + whole, request) }
    let plain = withoutGeneric(whole)
    for head in plain.count < whole.count ? [whole, plain] : [whole] {
      if let answer = turned(head, object, request) { return answer }
    }
    return nil
  }

  private func turned(
    _ head: ArraySlice<String>, _ object: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    for said in [object, withoutGeneric(object)] {
      let name = (said + head)[...]
      guard isScreen(name), var answer = wholePhrase(name, request) else { continue }
      answer.isExact = false
      return answer
    }
    // The results for apartments are apartments: things that are known stand in the rows.
    if let answer = rows(of: object, in: head, request) { return answer }
    // The orders for a feast are not those of feasts.
    guard lexicon.length(of: .time, endOf: object) == 0 else { return nil }
    // Settings "for" something are no things of a kind, although the word is plural.
    guard let pattern = headPattern(head), !pattern.showsRows,
      Wording.isPlural(head.spaced) || hasOwnForm(pattern, of: object),
      var answer = self.head((object + head)[...], request)
    else { return nil }
    answer.isExact = false
    return answer
  }

  /// Whether a kind of screen has a form of its own for things like those that words name: the
  /// prices of a place are memberships.
  private func hasOwnForm(_ pattern: Pattern, of words: ArraySlice<String>) -> Bool {
    things.finding(words).map { pattern.other(for: $0.thing.frame) != nil } ?? false
  }

  /// Returns a kind of screen that shows rows, with known things in them.
  private func rows(
    of object: ArraySlice<String>, in head: ArraySlice<String>, _ request: ShortRequest
  ) -> PhraseAnswer? {
    guard let last = object.last, Wording.singular(last) != last,
      let found = things.finding(object), found.isExact, !found.thing.frame.isFactual,
      found.thing.frame.role != .person, let pattern = headPattern(head), pattern.showsRows,
      pattern.takes(found.thing.frame)
    else { return nil }
    return self.head((object.dropLast() + [Wording.singular(last)] + head)[...], request)
  }

  /// Answers a request that names a topic in other words: the history of chess is a timeline of it,
  /// and what there is to see in a town is among the things to do there.
  func retold(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    for name in historyNames(words) + sightNames(words) where isTopic(name[...]) {
      guard let topic = topic(named: name[...]) else { continue }
      // The title is what was asked for, not the name of the topic.
      return answer(TopicList(topic, lexicon), ListQuery(core: name[...]), [], request)
    }
    return nil
  }

  /// Returns the names of timelines of a subject, if the words ask for its history.
  private func historyNames(_ words: ArraySlice<String>) -> [[String]] {
    let told: Set = ["history", "timeline", "story"]
    var subject = words
    if words.count > 2, told.contains(words[words.startIndex]), words.dropFirst().first == "of" {
      subject = words.dropFirst(2)
    } else if words.count > 1, let last = words.last, told.contains(last) {
      subject = words.dropLast()
    } else {
      return []
    }
    let plain = Array(things.withoutArticles(subject))
    guard let last = plain.last, plain.count < 4 else { return [] }
    let front: [String] = Array(plain.dropLast())
    let one: [String] = front + [Wording.singular(last)]
    let many: [String] = front + [Plurals.plural(of: Wording.singular(last))]
    var names: [[String]] = []
    for said in [plain, one, many] {
      for subject in [said, ["the"] + said] {
        names.append(["timeline", "of"] + subject)
        names.append(["history", "of"] + subject)
      }
      names.append(said + ["timeline"])
      names.append(said + ["history"])
    }
    return names
  }

  /// Returns the name of the things to do in a place, if the words ask for its sights.
  private func sightNames(_ words: ArraySlice<String>) -> [[String]] {
    guard let link = words.firstIndex(of: "in"), link + 1 < words.endIndex else { return [] }
    let front = words[..<link].spaced
    let asked: Set = [
      "things to see", "things to visit", "places to visit", "places to see", "places to go",
      "sights", "sights to see", "attractions", "tourist attractions", "top attractions",
      "what to do", "what to see", "stuff to do", "activities", "fun things to do",
      "best things to do", "top things to do", "best places to visit", "must see places",
    ]
    guard asked.contains(front) else { return [] }
    let place: [String] = Array(words[link...])
    return [["things", "to", "do"] + place]
  }
}
