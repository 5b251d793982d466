import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables

/// Placeholders for things that the catalog cannot list.
extension PhraseReader {
  /// Answers with placeholders for things that the catalog cannot list, and says so.
  func unknownSet(
    _ query: ListQuery, _ request: ShortRequest, _ thing: Thing?, columns asked: [String]? = nil
  ) -> PhraseAnswer? {
    // Without a thing, the reader of sentences makes the placeholders for a requested count.
    if thing == nil, query.count != nil { return nil }
    let plain = plainCore(of: query)
    let owned = plain.lastIndex { $0.hasSuffix("'s") }.map { plain[($0 + 1)...] } ?? plain
    // "Left handed guitarists" must not become "handed guitarists".
    let own = owned.isEmpty ? plain : owned
    let noun =
      asked == nil
      ? things.noun(own.count > 3 ? own.suffix(1) : own) : thing?.noun ?? things.noun(own)
    let isOrdered = query.core.first.flatMap(lexicon.order) != nil
    let name =
      query.isRanked || isOrdered || query.order != nil ? "unknown ranking" : "unknown set"
    // The requested column gets placeholders, and so do other known columns of the kind.
    let columns = asked ?? openColumns(of: query, thing)
    guard
      var pattern = bundle.patterns.pattern(
        .head, PhraseKey(columns.isEmpty ? name : "unknown table"))
    else { return nil }
    // A ranking is numbered.
    if asked != nil { pattern.lines = pattern.lines.map { $0 == "*table" ? "*numbered" : $0 } }
    var unlisted =
      columns.isEmpty ? Thing(unlisted: noun) : Thing(unlisted: noun, columns: columns)
    if !query.isClause, let link = query.condition.first, lexicon.has(.relative, link),
      unlisted.frame.attributes.count > 1, asked == nil
    {
      // Whether a clause holds is a yes-or-no value.
      unlisted.frame.attributes[1].kind = .choice
      unlisted.frame.attributes[1].options = ["Yes", "No"]
    }
    var answer = made(
      pattern, unlisted, request, verb: "", count: query.count,
      reason: "a placeholder for unknown values")
    answer?.isOpen = true
    answer?.lacks = [
      Brief.UnmetCondition(
        range: request.range(request.words.indices),
        reason: "which these are is not known here: give data, or name a model")
    ]
    return answer
  }

  /// Answers with placeholders for the best things of a kind that the catalog cannot rank, with the
  /// deciding column to be filled in.
  func unknownRanking(
    _ query: ListQuery, _ request: ShortRequest, of thing: Thing
  ) -> PhraseAnswer? {
    let rating = thing.frame.attributes.first { $0.kind == .rating }?.label ?? "Rating"
    let others = thing.frame.attributes.filter { attribute in
      switch attribute.kind {
      case .text, .choice, .money, .address: attribute.label != rating
      case .title, .name, .note, .number, .percent, .rating, .year, .day, .date, .time, .duration,
        .length, .phone, .email, .url, .place, .code:
        false
      }
    }
    let asked = askedColumn(of: query) ?? rating
    return unknownSet(query, request, thing, columns: [asked] + others.prefix(2).map(\.label))
  }

  /// Returns the columns of the placeholders: the requested one, if any, and up to two text columns
  /// of other things of the kind.
  private func openColumns(of query: ListQuery, _ thing: Thing?) -> [String] {
    let asked =
      query.state.isEmpty ? askedColumn(of: query) : Wording.capitalized(query.stateWords)
    // Where the things are is said by the request already.
    let isPlaced = query.condition.first.map { lexicon.has(.placing, $0) } ?? false
    // What such things have says more than the columns of a list of others.
    let known = isPlaced ? things.named(plainCore(of: query)) : nil
    let thing = known.map { $0.frame.isFactual ? thing : $0 } ?? thing
    let others = (thing?.frame.attributes ?? []).filter { attribute in
      guard !attribute.isName, attribute.label.lowercased() != asked?.lowercased() else {
        return false
      }
      switch attribute.kind {
      case .text: return !isPlaced || !lexicon.has(.home, attribute.label.lowercased())
      case .address, .money, .rating: return thing?.frame.isFactual == false
      case .title, .name, .note, .choice, .number, .percent, .year, .day, .date, .time, .duration,
        .length, .phone, .email, .url, .place, .code:
        return false
      }
    }
    return [asked].compactMap(\.self) + others.prefix(3 - (asked == nil ? 0 : 1)).map(\.label)
  }
}
