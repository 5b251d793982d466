internal import EditConstructions
internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// What something should hold, by the enumeration itself, whatever words lead to it.
///
/// "Items are wrong for us. Should be things like beans, rice, pasta", "the letter grades chart shows
/// coffee?? It should be A, B, C and D": there is one thing on the screen that holds others, and there is
/// an enumeration of new ones. No other words have to be known.
extension EditSession {
  /// The most words between the start of a clause and the enumeration.
  private static let longestLead = 24

  /// The plan for an enumeration of what a thing named before it should hold.
  ///
  /// - Returns: The plan, with the words that are left; nil if there is no enumeration of new things, or
  ///   if words before it ask for something else.
  func enumerating(_ said: ArraySlice<EditToken>) -> (plan: EditPlan, rest: ArraySlice<EditToken>)?
  {
    let said = ConstructionMatcher.unfolded(said)
    let matcher = ConstructionMatcher(finder: finder)
    for index in said.indices.dropFirst().prefix(Self.longestLead) {
      guard let lead = lead(at: said[index...]) else { continue }
      let rest = said[(index + lead.count)...]
      let length = matcher.listLength(rest)
      guard length > 0 else { continue }
      let pieces = listed(rest.prefix(length))
      guard pieces.count >= lead.least, pieces.allSatisfy(isNew) else { continue }
      let before = said[..<index]
      // What is in brackets belongs to the words right before them.
      let isBracketed =
        said[index].isMark && said[index].range.upperBound > said[index].range.lowerBound + 1
      guard !asksOtherwise(before),
        let target = isBracketed ? holder(endingIn: before) : holder(in: before),
        let plan = plan(holding: pieces, target, saidBy: before)
      else { continue }
      return (plan, rest.dropFirst(length))
    }
    return nil
  }

  /// What leads to an enumeration at a place, and how many pieces it must have at least.
  private func lead(at rest: ArraySlice<EditToken>) -> (count: Int, least: Int)? {
    if let examples = words.match("examples", at: rest) { return (examples.count, 2) }
    guard let first = rest.first else { return nil }
    if first.isMark, first.text == ":" { return (1, 2) }
    // `should be`, which may lead on to `recipes, like`
    guard let holding = words.match("holding", at: rest) else { return nil }
    let next = rest.dropFirst(holding.count)
    for index in next.indices.prefix(5) {
      if next[index].isMark, next[index].text == ":" { return nil }
      if let examples = words.match("examples", at: next[index...]) {
        return (index - rest.startIndex + examples.count, 2)
      }
    }
    return (holding.count, 3)
  }

  /// Whether a piece is short, begins no clause, and names nothing that is there.
  private func isNew(_ piece: ArraySlice<EditToken>) -> Bool {
    let bare = finder.bare(piece)
    guard (1...6).contains(bare.count), !bare.contains(where: \.isMark),
      isPlainName(bare, mayAct: true), words.match("clause", at: bare) == nil,
      !bare.dropFirst().indices.contains(where: { words.match("examples", at: bare[$0...]) != nil })
    else { return false }
    if case .found(let targets) = finder.find(bare) {
      // A name of a thing is no value of another; a value that stays is.
      return targets.allSatisfy { if case .part = $0 { true } else { false } }
    }
    return true
  }

  /// Whether words ask for something else than what a thing holds: `add A, B and C to the list`.
  private func asksOtherwise(_ said: ArraySlice<EditToken>) -> Bool {
    said.indices.contains { words.match("ordering-verb", at: said[$0...]) != nil }
  }

  /// The first thing in some words that holds others.
  private func holder(in said: ArraySlice<EditToken>) -> EditTarget? {
    for start in said.indices {
      for end in (start..<min(start + 5, said.endIndex)).reversed() {
        let span = said[start...end]
        guard !span.contains(where: \.isMark), words.match("them", at: span) == nil,
          case .found(let found) = finder.find(span), found != [.screen]
        else { continue }
        let target = found.count == 1 ? held(alone: found[0]) : owner(ofAll: found).first
        if let target, isHolder(target) { return target }
      }
    }
    return nil
  }

  /// What the last of some words names, if it holds others.
  private func holder(endingIn said: ArraySlice<EditToken>) -> EditTarget? {
    for count in (1...4).reversed() where count <= said.count {
      let span = finder.bare(said.suffix(count))
      guard !span.isEmpty, !span.contains(where: \.isMark), let found = finder.find(span).one else {
        continue
      }
      let target = held(alone: found)
      if isHolder(target) { return target }
    }
    return nil
  }

  private func isHolder(_ target: EditTarget) -> Bool {
    switch target {
    case .part(_, let part): part.kind == "column" || part.kind == "fact"
    case .element(let address):
      element(at: address).map {
        $0.component.kind.family == .collections || $0.component.kind == .picker
      } ?? false
    case .section, .screen: false
    }
  }

  /// Columns, where the words before speak of a table or of columns; otherwise what it holds.
  private func plan(
    holding pieces: [ArraySlice<EditToken>], _ target: EditTarget,
    saidBy said: ArraySlice<EditToken>
  ) -> EditPlan? {
    let isTable = said.contains { token in
      words.meaning("kind", of: [token]) == ComponentKind.table.rawValue
        || words.meaning("kind", of: [token]) == "column"
    }
    if isTable, let table = words.first("kind", "table"),
      let plan = try? tabulated(
        target, [EditToken(text: table, folded: table, range: .at(0))], pieces)
    {
      return plan
    }
    return filled(target, with: pieces)
  }
}
