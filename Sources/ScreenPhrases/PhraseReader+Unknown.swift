import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables

/// Places for things of which nobody here knows which there are.
extension PhraseReader {
  /// A place to put things in that nobody here knows, which says so.
  func unknownSet(
    _ query: ListQuery, _ request: ShortRequest, _ thing: Thing?, columns asked: [String]? = nil
  ) -> PhraseAnswer? {
    // So many of what nobody knows are places to be filled, which the reader of sentences makes.
    if thing == nil, query.count != nil { return nil }
    let plain = plainCore(of: query)
    let owned = plain.lastIndex { $0.hasSuffix("'s") }.map { plain[($0 + 1)...] } ?? plain
    // "Left handed guitarists" are not handed guitarists.
    let own = owned.isEmpty ? plain : owned
    let noun =
      asked == nil
      ? things.noun(own.count > 3 ? own.suffix(1) : own) : thing?.noun ?? things.noun(own)
    let isOrdered = query.core.first.flatMap(lexicon.order) != nil
    let name =
      query.isRanked || isOrdered || query.order != nil ? "unknown ranking" : "unknown set"
    // What is asked of each has a place, and so has what else there is to tell of one.
    let columns = asked ?? openColumns(of: query, thing)
    guard
      var pattern = bundle.patterns.pattern(
        .head, PhraseKey(columns.isEmpty ? name : "unknown table"))
    else { return nil }
    // Ranks are numbered.
    if asked != nil { pattern.lines = pattern.lines.map { $0 == "*table" ? "*numbered" : $0 } }
    var unlisted =
      columns.isEmpty ? Thing(unlisted: noun) : Thing(unlisted: noun, columns: columns)
    if !query.isClause, let link = query.condition.first, lexicon.has(.relative, link),
      unlisted.frame.attributes.count > 1, asked == nil
    {
      // Whether a clause holds of each is no text.
      unlisted.frame.attributes[1].kind = .choice
      unlisted.frame.attributes[1].options = ["Yes", "No"]
    }
    var answer = made(
      pattern, unlisted, request, verb: "", count: query.count,
      reason: "a place for what is not known")
    answer?.lacks = [
      Brief.UnmetCondition(
        range: request.range(request.words.indices),
        reason: "which these are is not known here: give data, or name a model")
    ]
    return answer
  }

  /// Places for the best of things that nobody here knows, with what makes them so to be filled in.
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

  /// The columns of a place for things of which something is asked: that, and two of those that are
  /// told of others of the kind; none where nothing is asked of them.
  private func openColumns(of query: ListQuery, _ thing: Thing?) -> [String] {
    let asked =
      query.state.isEmpty ? askedColumn(of: query) : Wording.capitalized(query.stateWords)
    let others = (thing?.frame.attributes ?? []).filter {
      !$0.isName && $0.label.lowercased() != asked?.lowercased() && $0.kind == .text
    }
    return [asked].compactMap(\.self) + others.prefix(2).map(\.label)
  }
}
