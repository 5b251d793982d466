import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Samples that meet what is asked of them.
extension PhraseReader {
  /// Makes what a word in front of things says hold of their rows; false where it says nothing of them
  /// alone.
  func hold(_ thing: inout Thing, _ word: String) -> Bool {
    guard !thing.frame.isFactual else { return false }
    if thing.hold(option: word) || thing.hold(partOfDay: word) { return true }
    guard lexicon.has(.state, word), !lexicon.has(.present, word) else { return false }
    thing.hold(state: word)
    return true
  }

  /// Makes what a name says beside the first name of a thing hold of its rows: a night shift is no early
  /// one.
  func holdName(_ thing: inout Thing, _ words: ArraySlice<String>) {
    guard !thing.frame.isFactual, thing.frame.names.contains(thing.noun),
      thing.noun != thing.frame.name
    else { return }
    let own = thing.frame.name.spacedWords
    for word in words.dropLast() where !own.contains(Substring(word)) {
      _ = thing.hold(option: word) || thing.hold(partOfDay: word)
    }
  }

  /// Makes the state and the days that are asked for hold of rows; days that they do not have are said.
  func holdState(_ thing: inout Thing, _ query: ListQuery, _ request: ShortRequest) -> Brief
    .UnmetCondition?
  {
    // What is open on some days is not of those days.
    let isOfDays =
      (query.state.isEmpty || query.periodWords.isEmpty)
      && query.period.map { thing.hold(in: $0) } ?? false
    guard !query.state.isEmpty else {
      guard !isOfDays, let last = query.periodWords.last else { return nil }
      return unstated(request, last, "are \(query.stateWords)")
    }
    let said = isOfDays ? query.state.joined(separator: " ") : query.stateWords
    if !thing.hold(option: said) { thing.hold(state: written(said, as: request)) }
    return nil
  }

  /// Makes a limit hold of rows; where none of them meets it what it is of is to be filled in, which is
  /// said.
  func hold(
    _ thing: inout Thing, _ limit: ListLimit, _ query: ListQuery, _ request: ShortRequest
  ) -> Brief.UnmetCondition? {
    let last = limit.words.last ?? ""
    let said = limit.words.joined(separator: " ")
    switch thing.hold(limit) {
    case .held: return nil
    case .open(let label):
      return lack(
        request, last, "none of these is \(said): '\(label.lowercased())' is to be filled in")
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

  /// Makes rows be where they are asked to be; false where they have no place, or none is named.
  func holdPlace(_ thing: inout Thing, _ query: ListQuery, _ request: ShortRequest) -> Bool {
    guard let link = query.condition.first,
      ["in", "at", "near", "around", "from", "to"].contains(link),
      let place = placeName(things.withoutArticles(query.condition.dropFirst()), request)
    else { return false }
    return thing.hold(at: place, link)
  }

  /// A place as it is written: what has capitals in the request, or is known for one.
  private func placeName(_ words: ArraySlice<String>, _ request: ShortRequest) -> String? {
    guard let first = words.first, let start = request.words.lastIndex(of: first) else {
      return nil
    }
    let written = request.text(start..<min(start + words.count, request.words.count))
    if written.first?.isUppercase ?? false { return written }
    guard let known = KnownEntity(words, bundle, lexicon), known.isWhole,
      known.topics.contains(where: { topic in
        lexicon.has(.home, (topic.columns.first ?? "").lowercased())
          || ["city", "town", "capital"].contains((topic.columns.first ?? "").lowercased())
      })
    else { return nil }
    return known.name
  }
}
