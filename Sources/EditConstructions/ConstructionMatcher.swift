package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel

/// A clause that a construction explains.
package struct ConstructionMatch {
  package var operation: EditOperation
  /// The words of each slot.
  package var slots: [PatternSlot: ArraySlice<EditToken>]
  /// The meanings of the phrases that a pattern names by their class.
  package var meanings: [String: String]
  /// The words that the pattern names itself, in order.
  package var named: ArraySlice<EditToken>
  /// The words that are left.
  package var rest: ArraySlice<EditToken>
  /// How many words of the clause the pattern names itself.
  var literals: Int

  /// The words of the first slot of a kind; nil if the pattern has none, or took none.
  package subscript(_ kind: PatternSlot.Kind, _ number: Int = 0) -> ArraySlice<EditToken>? {
    slots[PatternSlot(kind: kind, number: number)]
  }
}

/// Finds the constructions that explain a clause.
///
/// Patterns are matched by their words first; what stands in their slots is looked for on the screen
/// only where all else fits.
package struct ConstructionMatcher {
  private let list: ConstructionList
  private let words: EditWords
  private let finder: AnchorFinder
  /// The most words that a slot takes, other than a list.
  private static let longest = 9
  /// The most ways that one pattern is matched.
  private static let most = 64

  package init(
    _ list: ConstructionList = .shipped, finder: AnchorFinder
  ) {
    (self.list, self.finder, words) = (list, finder, finder.words)
  }

  /// The ways to explain the clause that words begin with, the best first: those that take most of
  /// it, and of these those whose patterns name most of it themselves.
  ///
  /// - Complexity: O(constructions · words), where few patterns share more than a word with the text.
  ///
  /// - Parameters:
  ///   - said: The words from the start of the clause to the end of the text.
  ///   - isLast: Whether nothing else explains the words, so that the operations count which say
  ///     little.
  /// - Returns: The matches, the best first; empty if no pattern takes the clause to its end.
  package func matches(_ said: ArraySlice<EditToken>, isLast: Bool) -> [ConstructionMatch] {
    let known = Set(said.lazy.filter { !$0.isQuoted }.map { $0.folded })
    var found: [ConstructionMatch] = []
    for construction in list.constructions
    where construction.operation.isLast == isLast && construction.mayMatch(known) {
      found += take(construction.pattern[...], State(rest: said)).lazy.prefix(Self.most).compactMap
      { state in
        guard let rest = end(of: state.rest, after: said), !goesOn(rest, after: state.slots),
          state.slots.allSatisfy({ fits($0.key, $0.value) })
        else { return nil }
        return ConstructionMatch(
          operation: construction.operation, slots: state.slots, meanings: state.meanings,
          named: state.named[...], rest: rest,
          literals: state.literals)
      }
    }
    // The order of the file settles what is equally good.
    return found.enumerated().sorted { one, other in
      (one.element.rest.count, -one.element.literals, one.offset)
        < (other.element.rest.count, -other.element.literals, other.offset)
    }.map(\.element)
  }

  /// Words with an enumeration in brackets, or behind a dash, as one behind a colon: `by status (open,
  /// closed)`.
  package static func unfolded(_ said: ArraySlice<EditToken>) -> ArraySlice<EditToken> {
    var out: [EditToken] = []
    for (index, token) in zip(said.indices, said) {
      guard !token.isQuoted else {
        out.append(token)
        continue
      }
      if token.text == "-" || token.text == "–" || token.text == "—" {
        out.append(mark(":", in: token))
        continue
      }
      var token = token
      if token.text.hasPrefix("("), token.text.count > 1 {
        let inner = said[index...].prefix { !$0.text.hasSuffix(")") }
        guard inner.dropFirst().contains(where: { $0.isMark && $0.text == "," || $0.text == "/" }),
          inner.count < 24
        else {
          out.append(token)
          continue
        }
        out.append(mark(":", in: token))
        token.text.removeFirst()
        token.folded.removeFirst()
      }
      let isOpen = out.contains { $0.isMark && $0.text == ":" }
      let closes =
        isOpen && token.text.hasSuffix(")") && !token.text.contains("(") && token.text.count > 1
      if closes {
        token.text.removeLast()
        token.folded.removeLast()
      }
      out.append(token)
      if closes, index + 1 < said.endIndex, !said[index + 1].isMark {
        out.append(mark(",", in: token))
      }
    }
    return out[...]
  }

  private static func mark(_ text: String, in token: EditToken) -> EditToken {
    EditToken(text: text, folded: text, range: token.range, isMark: true)
  }

  /// A pattern matched in part.
  private struct State {
    var rest: ArraySlice<EditToken>
    var slots: [PatternSlot: ArraySlice<EditToken>] = [:]
    var meanings: [String: String] = [:]
    var named: [EditToken] = []
    var literals = 0
  }

  private func take(_ pattern: ArraySlice<PatternNode>, _ state: State) -> [State] {
    guard let node = pattern.first else { return [state] }
    var next: [State] = []
    switch node {
    case .word(let word):
      let rest = withoutFillers(state.rest) { $0.isMark ? $0.text == word : $0.isWord(word) }
      guard let token = rest.first, token.isMark ? token.text == word : token.isWord(word)
      else { return [] }
      var taken = state
      taken.rest = rest.dropFirst()
      taken.literals += token.isMark ? 0 : 1
      taken.named.append(token)
      next = [taken]
    case .phrase(let name, let meaning):
      let rest =
        words.match(name, at: state.rest) == nil
        ? withoutFillers(state.rest) { _ in false } : state.rest
      guard let found = words.match(name, at: rest), meaning == nil || meaning == found.meaning
      else { return [] }
      var taken = state
      taken.rest = rest.dropFirst(found.count)
      taken.literals += found.count
      taken.meanings[name] = found.meaning
      taken.named += rest.prefix(found.count)
      next = [taken]
    case .choice(let choices):
      for choice in choices { next += take(choice[...], state) }
    case .slot(let slot):
      for count in lengths(of: slot.kind, at: state.rest) {
        var taken = state
        taken.slots[slot] = state.rest.prefix(count)
        taken.rest = state.rest.dropFirst(count)
        next.append(taken)
      }
    }
    return next.prefix(Self.most).flatMap { take(pattern.dropFirst(), $0) }
  }

  /// Words without those at their start that say nothing, such as "really", up to one that is wanted.
  private func withoutFillers(
    _ rest: ArraySlice<EditToken>, until isWanted: (EditToken) -> Bool
  ) -> ArraySlice<EditToken> {
    var rest = rest
    while let first = rest.first, !isWanted(first), let filler = words.match("filler", at: rest) {
      rest = rest.dropFirst(filler.count)
    }
    return rest
  }

  /// How many words a slot may take, the most likely first.
  private func lengths(of kind: PatternSlot.Kind, at rest: ArraySlice<EditToken>) -> [Int] {
    switch kind {
    case .list:
      return Array((0..<listLength(rest)).map { $0 + 1 }.reversed())
    case .number: return rest.isEmpty ? [] : [1]
    case .quoted: return rest.first?.isQuoted == true ? [1] : []
    case .member: return [2, 1].filter { $0 <= rest.prefix(2).prefix { !$0.isMark }.count }
    case .things:
      // An enumeration has marks in it.
      let count = min(rest.count, 2 * Self.longest)
      return Array((0..<count).map { $0 + 1 }.reversed())
    case .thing, .attribute, .option, .button, .collection, .kind, .place, .name, .any:
      // A name in quotation marks ends with them.
      if kind == .name, rest.first?.isQuoted == true { return [1] }
      let count = clauseLength(rest.prefix(kind == .name ? 2 * Self.longest : Self.longest))
      return Array((0..<count).map { $0 + 1 }.reversed())
    }
  }

  /// How many words there are up to a mark, or to `and` where a new clause begins behind it.
  private func clauseLength(_ rest: ArraySlice<EditToken>) -> Int {
    let end = rest.indices.first { index in
      rest[index].isMark
        || index > rest.startIndex && !rest[index].isQuoted
          && words.match("clause-end", at: rest[index...]) != nil
          && beginsClause(rest[(index + 1)...])
    }
    return (end ?? rest.endIndex) - rest.startIndex
  }

  /// How many words an enumeration takes: it ends where a new clause begins.
  package func listLength(_ rest: ArraySlice<EditToken>) -> Int {
    var end = rest.endIndex
    for index in rest.indices {
      let token = rest[index]
      // Sentences may be divided by slashes.
      let isDivided = index + 1 < rest.endIndex && rest[index + 1].text == "/"
      if token.isMark, ![",", ";", "/"].contains(token.text), !isDivided {
        end = index
        break
      }
      guard index > rest.startIndex, !token.isMark else { continue }
      let before = rest[index - 1]
      let isJoint = before.isMark || words.isPhrase("clause-end", [before]) && !before.isQuoted
      let isPlus = before.isWord("plus") && words.match("article", at: rest[index...]) != nil
      if isPlus || isJoint && beginsClause(rest[index...]) {
        end = index
        break
      }
    }
    var taken = rest[..<end]
    while true {
      let trail = (1...3).first { count in
        let tail = taken.suffix(count)
        return tail.count == count
          && (words.isPhrase("trailing", tail) || words.isPhrase("clause-end", tail)
            || count == 1 && tail[tail.startIndex].isMark)
      }
      guard let trail, trail < taken.count else { return taken.count }
      taken = taken.dropLast(trail)
    }
  }

  /// Whether words that follow a mark or `and` ask for something else: `… and add a note`.
  private func beginsClause(_ said: ArraySlice<EditToken>) -> Bool {
    guard let first = said.first, !first.isQuoted, said.count > 1,
      first.text.first?.isUppercase != true || words.match("clause-start", at: said) != nil
    else { return false }
    if words.match("polite", at: said) != nil || words.match("clause-start", at: said) != nil {
      return true
    }
    // `…, with phone under Owner`
    if first.isWord("with"), let next = said.dropFirst().first, !next.isMark,
      words.match("place", at: said.dropFirst(2)) != nil
    {
      return true
    }
    // `…, with yearly selected`
    if first.isWord("with"), words.match("picked", at: said.dropFirst(2)) != nil { return true }
    // `pick up in store` is no request to pick something.
    guard let verb = words.match("verb", at: said) else { return false }
    let object = said.dropFirst(verb.count).prefix { !$0.isMark }
    if ["add", "remove", "move", "rename", "replace", "sort"].contains(verb.meaning) {
      return !object.isEmpty
    }
    return words.match("article", at: object) != nil || words.match("them", at: object) != nil
      || object.indices.contains { end in
        if case .found = finder.find(object[...end]) { true } else { false }
      }
  }

  /// The words behind a clause that ends here, with what may trail it; nil if it goes on.
  private func end(
    of rest: ArraySlice<EditToken>, after said: ArraySlice<EditToken>
  ) -> ArraySlice<EditToken>? {
    var rest = rest
    while let trailing = words.match("trailing", at: rest) { rest = rest.dropFirst(trailing.count) }
    guard let next = rest.first else { return rest }
    // `call it "Checkout" with a line beneath`
    if said.dropLast(rest.count).last?.isQuoted == true, next.isWord("with") { return rest }
    guard next.isMark || !next.isQuoted && words.match("clause-end", at: rest) != nil else {
      return nil
    }
    return rest
  }

  /// Whether the enumeration goes on of which a pattern took only the first as a name: `a timer with
  /// 15, 30 and 45 minutes`.
  private func goesOn(
    _ rest: ArraySlice<EditToken>, after slots: [PatternSlot: ArraySlice<EditToken>]
  ) -> Bool {
    guard let next = rest.first, next.isMark ? next.text == "," : next.isWord("and"),
      slots.contains(where: { slot, words in
        [.name, .things, .list].contains(slot.kind) && words.endIndex == rest.startIndex
      })
    else { return false }
    let more = rest.dropFirst().prefix { !$0.isMark }
    let isAside = words.match("aside", at: more) != nil || words.match("verb", at: more) != nil
    return !isAside && !beginsClause(more) && more.count < 8
  }

  /// Whether words are what a slot takes.
  private func fits(_ slot: PatternSlot, _ said: ArraySlice<EditToken>) -> Bool {
    switch slot.kind {
    case .thing: return isThing(said)
    case .things: return names(said)
    case .attribute:
      guard case .part(_, let part)? = finder.find(said).one else { return false }
      return part.kind == "column" || part.kind == "fact"
    case .option:
      guard case .part(_, let part)? = finder.find(said).one else { return false }
      return part.kind == "option" || part.kind == "step"
    case .button: return button(said) != nil
    case .collection:
      let bare = finder.bare(said)
      return words.match("collection", at: bare)?.count == bare.count
        || finder.find(said).one.map(isCollection) ?? false
    case .member: return isMember(said)
    case .kind: return isKind(said)
    case .number:
      return words.match("number", at: said) != nil || Figure(said[said.startIndex].text) != nil
    case .place:
      guard let place = words.match("place", at: said) else { return false }
      let object = said.dropFirst(place.count)
      if object.isEmpty { return words.match("side", at: said) == nil }
      if case .missing = finder.nearest(object) { return false }
      return true
    case .name: return !said.contains(where: \.isMark)
    case .any: return !said.contains { $0.isMark || $0.isQuoted }
    case .quoted: return true
    case .list: return true
    }
  }

  /// Whether words name one thing, or all that one thing holds.
  private func isThing(_ said: ArraySlice<EditToken>) -> Bool {
    guard case .found(let targets) = finder.find(said), targets != [.screen] else { return false }
    guard targets.count > 1 else { return !targets.isEmpty }
    let owners = Set(
      targets.map { target -> ElementAddress? in
        if case .part(let address, _) = target { address } else { nil }
      })
    guard owners.count == 1, let owner = owners.first ?? nil else { return false }
    return finder.parts(in: .element(owner)).count { $0.kind == targets[0].kind } == targets.count
  }

  /// The button that words name.
  private func button(_ said: ArraySlice<EditToken>) -> EditTarget? {
    guard let target = finder.find(said).one else { return nil }
    if target.kind == "button" { return target }
    let found = finder.candidates(in: nil).first { $0.target == target }
    return found?.kind == "button" ? target : nil
  }

  private func isCollection(_ target: EditTarget) -> Bool {
    if case .section = target {
      let held = finder.candidates(in: target).filter { $0.kind != "button" }
      return held.count == 1 && held[0].component?.kind.family == .collections
    }
    let found = finder.candidates(in: nil).first { $0.target == target }
    return found?.component?.kind.family == .collections
  }

  /// Whether words may be what the rows or items of a collection are called.
  private func isMember(_ said: ArraySlice<EditToken>) -> Bool {
    if words.isPhrase("rows", said) || words.isPhrase("rows", said.suffix(1)) { return true }
    guard let noun = said.last, !noun.isQuoted, !noun.isWord("other"),
      words.meaning("kind", of: said) == nil,
      words.match("place", at: said) == nil
    else { return false }
    let stem = AnchorFinder.stem(noun.folded)
    let all = finder.candidates(in: nil).filter { $0.component?.memberCount != nil }
    let isNamed =
      all.contains { $0.labels.contains { $0.last.map(AnchorFinder.stem) == stem } }
      || finder.screen.sections.contains {
        AnchorFinder.fold($0.title).map(AnchorFinder.stem).contains(stem)
      } || AnchorFinder.fold(finder.screen.title).map(AnchorFinder.stem).contains(stem)
    return isNamed || all.count == 1 && said.count == 1 && finder.find(said).one == nil
  }

  private func isKind(_ said: ArraySlice<EditToken>) -> Bool {
    let bare = finder.bare(said)
    guard !bare.isEmpty, !bare.contains(where: \.isMark) else { return false }
    return words.meaning("kind", of: bare) != nil || !words.kinds(taking: bare).isEmpty
  }

  /// Whether all of an enumeration is on the screen.
  private func names(_ said: ArraySlice<EditToken>) -> Bool {
    guard said.first?.isMark == false, said.last?.isMark == false else { return false }
    if case .found(let targets) = finder.find(said) { return !targets.contains(.screen) }
    let pieces = finder.pieces(of: said)
    return pieces.count > 1
      && pieces.allSatisfy { finder.find($0).one.map { $0 != .screen } ?? false }
  }
}
