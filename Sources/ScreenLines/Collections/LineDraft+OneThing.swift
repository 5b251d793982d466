internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Names of one thing, or of a place, with what is said of it.
extension LineDraft {
  /// What a name of one thing and the words behind it ask for: facts below their name, "Tank:
  /// volume, heat", a part of the kind that either says, or a fact.
  mutating func described(
    _ said: FieldLine, _ name: SourceRange, by tail: SourceRange, _ names: [SourceRange],
    in range: SourceRange, mayBeKinds: Bool
  ) -> [Request] {
    if mayBeKinds, let component = component(said.label) {
      names.dropFirst().forEach { leaveOut($0, .more) }
      let own = named(FieldLine(names.first ?? tail, of: words).label)
      return [Request(.component(component), range, Details(label: words.label(own)))]
    }
    if names.count == 1, let quoted = words.quotations(in: names[0]).first,
      kind(of: said.label)?.kind == "alert"
    {
      return [Request(.component(.alert), range, Details(label: words.verbatim(quoted)))]
    }
    if phrases.sense(ofAll: words.folded(name), as: "draft region") != nil {
      return partsOfMany(names)
    }
    if names.count == 1, let only = partOfBoth(names[0], name) { return [only] }
    if mayBeKinds, let fact = state(name, names, range) { return [fact] }
    // "Member name: read-only" says how it is shown.
    if names.count == 1, words.count(names[0]) <= 3, !inputs.namesValue(names[0]),
      kind(of: names[0]) == nil, !isOfSeveral(names[0])
    {
      leaveOut(names[0], .more)
      return [.fact(words.label(name), nil, range)]
    }
    let inner = names.map { part($0, isOneOfMany: names.count > 1) }
    return [.section(words.label(name), range, inner)]
  }

  /// The kind that a head only says, "Chart" before "meals sold per day"; nil for names.
  private func component(_ head: SourceRange) -> ComponentKind? {
    guard let (kind, own) = kind(of: head),
      phrases.sense(ofAll: words.folded(own), as: "viewed") != nil,
      ["chart", "map", "timer", "progress", "calendar", "image"].contains(kind)
    else { return nil }
    return ComponentKind(rawValue: kind)
  }

  /// The part of a name whose kind stands behind it, called by both: "Trend: last month as a line".
  private mutating func partOfBoth(_ only: SourceRange, _ name: SourceRange) -> Request? {
    guard let (kind, own) = kind(of: only), kind != "stat" else { return nil }
    var request = part(only)
    let isKind = phrases.sense(ofAll: words.folded(own), as: "viewed") != nil
    request.details.label =
      isKind || own.upperBound <= name.lowerBound
      ? words.label(name) : words.verbatim(SourceRange(name.lowerBound, own.upperBound))
    return request
  }

  /// The fact of a name whose possible values stand behind it: "Status: quoted, running, done".
  private func state(
    _ name: SourceRange, _ values: [SourceRange], _ range: SourceRange
  ) -> Request? {
    guard values.count > 1, phrases.ending(of: words.folded(name), as: "draft class") != nil,
      values.allSatisfy({ words.count($0) <= 2 && kind(of: $0) == nil })
    else { return nil }
    var fact = Request.fact(words.label(name), nil, range)
    fact.details.samples = [[words.label(values[0]).text]]
    return fact
  }
}
