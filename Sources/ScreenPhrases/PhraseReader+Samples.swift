import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Samples that are adapted to the conditions of a request.
extension PhraseReader {
  /// Applies a word before the noun to the rows of a thing. Returns false if the word does not
  /// describe the rows.
  func hold(_ thing: inout Thing, _ word: String) -> Bool {
    guard !thing.frame.isFactual else { return false }
    if thing.hold(option: word) || thing.hold(partOfDay: word) { return true }
    guard lexicon.has(.state, word), !lexicon.has(.present, word) else { return false }
    thing.hold(state: word)
    return true
  }

  /// Applies the part of a name that differs from the frame's first name to the rows: a night shift
  /// is not an early one.
  func holdName(_ thing: inout Thing, _ words: ArraySlice<String>) {
    guard !thing.frame.isFactual, thing.frame.names.contains(thing.noun),
      thing.noun != thing.frame.name
    else { return }
    let own = thing.frame.name.spacedWords
    for word in words.dropLast() where !own.contains(Substring(word)) {
      _ = thing.hold(option: word) || thing.hold(partOfDay: word)
    }
  }

  /// Applies the state and days of a query to the rows. Returns an unmet condition if the rows have
  /// no such days.
  func holdState(_ thing: inout Thing, _ query: ListQuery, _ request: ShortRequest) -> Brief
    .UnmetCondition?
  {
    // A thing that is open on some days is not itself dated.
    let isOfDays =
      (query.state.isEmpty || query.periodWords.isEmpty)
      && query.period.map { thing.hold(in: $0) } ?? false
    guard !query.state.isEmpty else {
      guard !isOfDays, let last = query.periodWords.last else { return nil }
      return unstated(request, last, "are \(query.stateWords)")
    }
    let said = isOfDays ? query.state.spaced : query.stateWords
    if !thing.hold(option: said) { thing.hold(state: written(said, as: request)) }
    return nil
  }

  /// Applies a limit to the rows. If no row meets it, its column is to be filled in, and the unmet
  /// condition says so.
  func hold(
    _ thing: inout Thing, _ limit: ListLimit, _ query: ListQuery, _ request: ShortRequest
  ) -> Brief.UnmetCondition? {
    let last = limit.words.last ?? ""
    let said = limit.words.spaced
    switch thing.hold(limit) {
    case .held: return nil
    case .open(let label):
      return lack(
        request, last, "none of these is \(said): '\(label.lowercased())' is to be filled in")
    case .unstated where thing.price(within: limit): return nil
    case .unstated:
      guard let column = askedColumn(of: query) else {
        return unstated(request, last, "are \(said)")
      }
      thing.ask(column)
      return lack(
        request, last,
        "nothing tells which of them are \(said): '\(column.lowercased())' is to be filled in")
    }
  }

  /// Applies the location of a query to the rows. Returns false if the rows have no place, or the
  /// query names none.
  func holdPlace(_ thing: inout Thing, _ query: ListQuery, _ request: ShortRequest) -> Bool {
    guard let link = query.condition.first,
      ["in", "at", "near", "around", "from", "to"].contains(link),
      let place = placeName(things.withoutArticles(query.condition.dropFirst()), request)
    else { return false }
    return thing.hold(at: place, link)
  }

  /// Returns the name of a place: words that are capitalized in the request, or a known place.
  private func placeName(_ words: ArraySlice<String>, _ request: ShortRequest) -> String? {
    guard let first = words.first, let start = request.words.lastIndex(of: first) else {
      return nil
    }
    let written = request.text(start..<min(start + words.count, request.words.count))
    if written.first?.isUppercase ?? false { return written }
    guard let known = entity(named: words), known.isWhole,
      known.topics.contains(where: { topic in
        lexicon.has(.home, (topic.columns.first ?? "").lowercased())
          || ["city", "town", "capital"].contains((topic.columns.first ?? "").lowercased())
      })
    else { return nil }
    return known.name
  }
}
