internal import ScreenModel
internal import ScreenText

/// Resolving words that certainly refer to something: to the thing whose name shares most of them.
extension AnchorFinder {
  /// Finds the thing that words refer to, even if they name it in part, abbreviated, or with extra
  /// words.
  ///
  /// `the cone dropdown` is the field "Cone temperature", and `temp` the "Temperature".
  ///
  /// A section is never matched this way, because its contents would match too.
  package func nearest(_ tokens: ArraySlice<EditToken>, in scope: EditTarget? = nil) -> Result {
    let found = find(tokens, in: scope)
    guard case .missing = found else { return found }
    let wanted = namingStems(of: tokens)
    guard !wanted.isEmpty else { return found }
    // `ticket 1044` is the one with that number, and no other of the tickets.
    let figures = wanted.filter { $0.utf8.allSatisfy(\.isASCIIDigit) }
    if !figures.isEmpty { return numbered(figures, in: scope) ?? found }
    let kinds = Set(words.meanings("kind", endingIn: tokens).map(\.meaning))
    let nearby = candidates(in: scope).filter { $0.kind != "section" } + parts(in: scope)
    let scored = nearby.compactMap { thing -> (score: Score, thing: Candidate)? in
      guard !thing.isSample || thing.owner == nil,
        let score = score(of: thing, wanted, kinds)
      else { return nil }
      return (score, thing)
    }
    guard let best = scored.map(\.score).max() else { return found }
    let nearest = scored.filter { $0.score == best }.map(\.thing)
    guard nearest.count == 1 else {
      return .ambiguous(names(of: nearest), among: nearest.map(\.target))
    }
    return .found([nearest[0].target])
  }

  /// The only row or item that has some numbers as cells or in its name; nil if there is none, or
  /// several.
  private func numbered(_ figures: [String], in scope: EditTarget?) -> Result? {
    let fitting = parts(in: scope).filter { thing in
      guard case .part(let address, let part) = thing.target, !thing.isSample,
        ["row", "item", "task", "event"].contains(part.kind), let tree = tree(at: address)
      else { return false }
      let texts =
        part.labels
        + part.values(in: tree).compactMap {
          tree[$0.pointer].map(ComponentPart.shown)
        }
      let words = Set(texts.flatMap(Self.fold))
      return figures.allSatisfy(words.contains)
    }
    return fitting.count == 1 ? .found([fitting[0].target]) : nil
  }

  /// Whether a word is the name of a day or a month, or short for one.
  package static func isOfCalendar(_ word: String) -> Bool {
    CalendarDate.month(named: word.utf8) != nil || CalendarDate.weekday(named: word.utf8) != nil
  }

  /// How well a name fits, with the most important criterion first.
  private struct Score: Comparable {
    /// How many of the words it shares.
    var shared: Int
    /// Whether it is of the named kind.
    var isOfKind: Bool
    /// Whether it is a component and not a part of one.
    var isComponent: Bool
    /// How many further words it has.
    var besides: Int

    static func < (one: Score, other: Score) -> Bool {
      if one.shared != other.shared { return one.shared < other.shared }
      if one.isOfKind != other.isOfKind { return other.isOfKind }
      if one.isComponent != other.isComponent { return other.isComponent }
      return one.besides > other.besides
    }
  }

  private func score(of thing: Candidate, _ wanted: [String], _ kinds: Set<String>) -> Score? {
    let labels = thing.stems + (thing.homeStems.isEmpty ? [] : [thing.homeStems])
    return labels.compactMap { label -> Score? in
      let shared = wanted.count { word in label.contains { Self.isShort(word, for: $0) } }
      // At least half of the words must be in its name.
      guard shared > 0, shared * 2 >= wanted.count else { return nil }
      return Score(
        shared: shared, isOfKind: kinds.contains(thing.kind), isComponent: thing.owner == nil,
        besides: label.count - shared)
    }.max()
  }

  /// Whether one word equals another or is its beginning: `temp` is short for "temperature", and
  /// "remind" is in `reminder`.
  private static func isShort(_ word: String, for other: String) -> Bool {
    word == other || word.utf8.count > 2 && other.hasPrefix(word)
      || other.utf8.count > 4 && word.hasPrefix(other)
  }

  /// The naming words, in the singular: without articles, prepositions and kinds of components, if
  /// others are left.
  func namingStems(of tokens: ArraySlice<EditToken>) -> [String] {
    let naming = tokens.filter { token in
      token.isQuoted
        || !token.isMark
          && !["article", "of", "place", "joint", "its", "copula"].contains {
            words.match($0, at: [token][...]) != nil
          }
    }
    let named = naming.filter { token in
      token.isQuoted || words.meanings("kind", endingIn: [token]).isEmpty
    }
    return (named.isEmpty ? naming : named)
      .flatMap { Self.fold($0.meant ?? $0.text) }.map { words.written(Self.stem($0)) }
  }
}
