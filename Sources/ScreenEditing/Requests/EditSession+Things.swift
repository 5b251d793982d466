package import ScreenAnchors
internal import ScreenDiagnostics
package import ScreenEditPlans
package import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// The things that the brackets of a change refer to.
extension EditSession {
  /// The subject of a request; the previous subject if it names none.
  package func things(of request: ChangeRequest) throws(Refusal) -> [EditTarget] {
    guard !request.things.isEmpty else {
      guard !latest.isEmpty else { throw Refusal(reason: "it does not say what is meant") }
      return latest
    }
    let words = things(in: request)
    if self.words.isPhrase("both", words), latest.count < 2 || latest.contains(.screen) {
      let pair = named.compactMap { address(of: $0) }.map { EditTarget.element($0) }
      guard pair.isEmpty || pair.count == 2 else {
        throw Refusal(reason: "it does not say which two")
      }
      if !pair.isEmpty { return pair }
    }
    // The thing to remove must be certain: one of two buttons is not guessed.
    if request.kind == .remove, request.places.isEmpty, case .ambiguous = finder.find(words),
      (try? meant(words)) == nil
    {
      return try targets(words)
    }
    if let excepted = excepted(request) { return try targets(excepted) }
    // `milk: have 9`, a cell of a row.
    if request.kind == .change, let place = request.places.first,
      let home = finder.nearest(behindPlace(tokens(in: place))).one,
      let thing = finder.find(words, in: home).one
    {
      return [thing]
    }
    return try resolveTargets(words)
  }

  /// The words for the subject of a request, each with the kind right after it, as in `the two
  /// sliders`, even if "sliders" is a separate role.
  func things(in request: ChangeRequest) -> ArraySlice<EditToken> {
    let isLook = request.kind == .change && request.parts.count == 1
    return tokens(
      in: joined(request).map { thing in
        let kind = request.roles(.kind).first { kind in
          !isLook && kind.lowerBound == thing.upperBound + 1
            && words.meaning("kind", of: tokens(in: kind)) != nil
        }
        let range = kind.map { thing.union($0) } ?? thing
        return led(range).union(range)
      })
  }

  /// The words with the article or possessive right before them: `the ⟨copy⟩`, `its ⟨button⟩`.
  func led(_ range: SourceRange) -> SourceRange {
    guard let before = spoken.last(where: { $0.range.upperBound <= range.lowerBound }),
      words.match("definite", at: [before]) != nil || words.match("its", at: [before]) != nil
    else {
      let owner = spoken.last { $0.range.upperBound <= range.lowerBound }
      return owner?.withoutPossessive != nil ? owner?.range ?? range : range
    }
    return before.range
  }

  /// `make everything required except the comments`: the subject with its exception.
  func excepted(_ request: ChangeRequest) -> ArraySlice<EditToken>? {
    if let (head, spared) = exception(in: request) {
      return (Array(head) + word("except") + spared)[...]
    }
    let all = tokens(in: request.range)
    if request.things.count == 1, let last = request.parts.last,
      let index = all.indices.first(where: { words.match("except", at: all[$0...]) != nil }),
      all[index].range.lowerBound >= last.range.upperBound
    {
      return (Array(tokens(in: request.things[0])) + all[index...])[...]
    }
    guard request.things.count == 2 else { return nil }
    for index in all.indices {
      guard let except = words.match("except", at: all[index...]),
        all[index].range.lowerBound >= request.things[0].upperBound,
        index + except.count < all.endIndex,
        all[index + except.count].range.lowerBound <= request.things[1].lowerBound,
        all[index].range.upperBound <= request.things[1].lowerBound
      else { continue }
      let head = tokens(in: request.things[0]) + all[index..<(index + except.count)]
      return (head + tokens(in: request.things[1]))[...]
    }
    return nil
  }

  /// The subjects of a request, with several words for one thing joined: `the quantity ⟨of⟩
  /// cables`, `Kindred's due date`.
  func joined(_ request: ChangeRequest) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for range in (request.things + (request.kind == .change ? request.places : [])).sorted(by: {
      $0.lowerBound < $1.lowerBound
    }) {
      let isThing = request.things.contains(range)
      guard let last = ranges.last else {
        if isThing { ranges.append(range) }
        continue
      }
      let whole = tokens(in: last.union(range))
      let between = whole.filter {
        $0.range.lowerBound >= last.upperBound && $0.range.upperBound <= range.lowerBound
      }
      let isOne =
        between.isEmpty || words.isPhrase("of", between[...])
        || words.match("except", at: between[...]) != nil
      if isOne, case .found = finder.find(whole) {
        ranges[ranges.count - 1] = last.union(range)
      } else if isThing {
        ranges.append(range)
      }
    }
    return ranges
  }

  /// The targets of words that refer to something on the screen.
  func resolveTargets(_ words: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    // Without a previous subject, `it` is the screen.
    if latest.isEmpty, isScreen(words) { return [.screen] }
    if case .ambiguous(_, let among) = finder.find(words) {
      // `limit the comment, and make the box taller`
      if latest.count == 1, among.contains(latest[0]) { return latest }
      if let main = main(among, words) { return [main] }
    }
    do throws(Refusal) { return try meant(words) } catch {
      if let mended = spelling.corrected(words), let targets = try? meant(mended) { return targets }
      // The heading of a screen without headings is its title.
      if self.words.meaning("kind", of: finder.bare(words)) == ComponentKind.heading.rawValue {
        return [.screen]
      }
      var nearest: [EditTarget] = []
      for piece in finder.pieces(of: words) {
        switch finder.nearest(piece) {
        case .found(let targets): nearest += targets.filter { !nearest.contains($0) }
        case .ambiguous(_, let among):
          guard let main = main(among, piece) else { throw error }
          nearest.append(main)
        case .missing: throw error
        }
      }
      guard !nearest.isEmpty else { throw error }
      return nearest
    }
  }

  /// The words of a request outside of all roles.
  func unnamed(in request: ChangeRequest) -> ArraySlice<EditToken> {
    let named = request.things + request.parts.map(\.range) + request.places
    return tokens(in: request.range).filter { token in
      !named.contains { $0.overlaps(token.range) }
    }[...]
  }

  /// The meanings of the verbs in a request, including those within names.
  func verbs(in request: ChangeRequest) -> Set<String> {
    let said = tokens(in: request.range)
    return Set(said.indices.compactMap { words.match("verb", at: said[$0...])?.meaning })
  }

  /// The main one of several matching things: the primary button, or the component with that name
  /// that contains them all.
  func main(_ targets: [EditTarget], _ words: ArraySlice<EditToken>) -> EditTarget? {
    if let primary = screen.primary(targets) { return primary }
    guard let owner = owner(ofAll: targets).first,
      let thing = finder.all.first(where: { $0.target == owner }),
      !finder.named([thing], finder.bare(words), .inPart).isEmpty
    else { return nil }
    return thing.target
  }
}
