import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// The one place where a match is admitted: an entry of the catalog has to account for the head and
/// the matter of a request, or the screen of the head is drawn with the matter as its subject.
extension PhraseReader {
  /// Returns an answer if it accounts for the request, or else the best that its parts give.
  func accounted(_ answer: PhraseAnswer?, for request: ShortRequest) -> PhraseAnswer? {
    if let answer, isCertain(answer) { return answer }
    guard let parts = RequestPartsReader.parts(of: request, lexicon, bundle) else { return answer }
    // What is no phrase has more to say than its parts: "a green notice saying Backup finished".
    guard answer != nil || parts.isQuestion || isNamed(request.words[...]) else { return nil }
    if parts.isNamed, let better = unqualified(request, parts) { return better }
    if let answer, admits(answer, parts) { return answer }
    if let better = byParts(request, parts) { return better }
    guard parts.pattern == nil, let mended = SpellingCorrector(bundle, lexicon).mended(request),
      let parts = RequestPartsReader.parts(of: mended, lexicon, bundle)
    else { return answer }
    return byParts(mended, parts) ?? answer
  }

  /// Whether every word of a request is accounted for by a name, which is no form for one thing of
  /// a kind, or the answer is no match of an entry.
  private func isCertain(_ answer: PhraseAnswer) -> Bool {
    guard let account = answer.account else { return answer.isExact || !answer.isOpen }
    return answer.isExact && (account.isWhole || !account.isForm)
  }

  /// Answers a request by its parts alone.
  func byParts(_ request: ShortRequest, _ parts: RequestParts) -> PhraseAnswer? {
    if parts.isQuestion { return plain(request, parts) }
    let bare = parts.hasQualifiers ? unqualified(request, parts) : nil
    return bare ?? plain(request, parts)
  }

  /// Whether an answer accounts for the matter and the head of a request.
  func admits(_ answer: PhraseAnswer, _ parts: RequestParts) -> Bool {
    guard !answer.isOpen || parts.pattern == nil else { return false }
    guard let account = answer.account, !answer.isExact else { return true }
    if account.isUnknown || account.ticksThings {
      return parts.pattern == nil
        || !parts.hasQualifiers && account.lost(of: parts.matter + parts.head).isEmpty
    }
    // A "booking" is a form, and "bookings" are those that were made.
    if account.isForm, let last = parts.head.last, Wording.singular(last) != last,
      parts.pattern?.showsTable ?? false
    {
      return false
    }
    let heads = (parts.pattern?.names ?? []).flatMap { $0.spacedWords.map(String.init) }
    if let kind = parts.pattern, !account.isKind(parts.head, of: kind) { return false }
    let lost = account.lost(of: parts.matter)
    // "Apartment hunting" is about apartments.
    let isDone =
      parts.matter.count > 1
      && parts.matter.last.map { $0.hasSuffix("ing") && lost.contains($0) } ?? false
    guard let last = parts.matter.dropLast(isDone ? 1 : 0).last, !lost.isEmpty else { return true }
    if account.isClassed, parts.pattern != nil { return false }
    return !lost.contains(last)
      && account.foreign(to: parts.words, besides: heads).isEmpty
  }

  /// Answers a request without its qualifiers, which then set values of the answer.
  private func unqualified(_ request: ShortRequest, _ parts: RequestParts) -> PhraseAnswer? {
    let places = compared(parts) ?? parts.core
    guard places.count > 1 || parts.pattern != nil, places.count < request.words.count
    else { return nil }
    let core = request.keeping(places)
    guard var answer = self.answer(core), !answer.isOpen, !(answer.account?.isUnknown ?? false),
      let own = RequestPartsReader.parts(of: core, lexicon, bundle) ?? Optional(parts),
      admits(answer, own), answer.account != nil || parts.pattern == nil || answer.isRecipe
    else { return nil }
    answer.isExact = false
    answer.reason += ", for '\(core.words.spaced)'"
    answer.title = answer.title ?? title(of: request)
    hold(parts, in: &answer, request)
    return answer
  }

  /// Returns the places of "compare" and the things after it: "house hunting compare 4 flats".
  private func compared(_ parts: RequestParts) -> [Int]? {
    guard let verb = parts.words.firstIndex(of: "compare"), parts.parts[verb] != .head else {
      return nil
    }
    let things = parts.core.filter { $0 > verb && parts.parts[$0] == .matter }
    return things.isEmpty ? nil : [verb] + things
  }

  /// Answers with the screen of the head, whose subject is the matter.
  func plain(_ request: ShortRequest, _ parts: RequestParts) -> PhraseAnswer? {
    guard let pattern = parts.pattern else { return nil }
    // Offers of four electricians are about them.
    let matter = parts.matter.isEmpty ? parts.counted : parts.matter
    guard parts.isQuestion || !matter.isEmpty else { return nil }
    let noun = matter.isEmpty ? pattern.name : things.noun(matter[...])
    var thing = Thing(unknown: noun)
    thing.said = noun
    guard
      var answer = made(
        pattern, thing, request, verb: "",
        reason: "kind '\(pattern.name)' of '\(noun)'")
    else { return nil }
    answer.isOpen = false
    answer.lacks = []
    answer.title = parts.isQuestion ? title(of: parts, request) : title(of: request)
    hold(parts, in: &answer, request)
    return answer
  }

  /// Returns the title of a screen that answers a question: the kind of record, its subject and the
  /// time or place that the question names.
  private func title(of parts: RequestParts, _ request: ShortRequest) -> String {
    let matter = parts.words.indices.filter { parts.parts[$0] == .matter }
    let subject = matter.map { request.text($0..<$0 + 1) }.spaced
    let limits = [RequestParts.Qualifier.place, .time].compactMap { parts.place(of: $0) }
      .map { request.text($0) }
    let name = Wording.capitalized(parts.pattern?.name ?? "")
    let details = (subject.isEmpty ? limits : [subject] + limits).map { Wording.capitalized($0) }
    return ([name] + (details.isEmpty ? [] : [details.joined(separator: ", ")]))
      .joined(separator: ": ")
  }

  // MARK: Commas

  /// Answers a request of two parts with a comma between them, of which the first names the kind of
  /// screen: "daily cash up, till 2".
  func answer(joining front: ShortRequest, _ whole: ShortRequest) -> PhraseAnswer? {
    if let answer = self.answer(whole), answer.isExact, answer.account?.isWhole ?? true {
      return answer
    }
    // "Hotel to airport" behind "walking route" is what the route shows.
    guard !whole.words.contains("and"), !whole.words.dropFirst(front.words.count).contains("to"),
      let parts = RequestPartsReader.parts(of: whole, lexicon, bundle)
    else { return nil }
    let comma = front.words.count
    if parts.parts[..<comma].contains(.head), !parts.parts[comma...].contains(.head),
      var answer = byParts(whole, parts)
    {
      answer.title = answer.title ?? title(of: whole)
      return answer
    }
    return nil
  }
}
