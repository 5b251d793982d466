internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Takes what is told of several names in a row for facts, where a mark or the shape of the words
/// parts each name from its value: "Kiki: species African grey, weight 410 g, keeper Odile Marsh".
extension ClauseReader {
  /// A name and what is told of it.
  private struct Fact {
    var name: Range<Int>
    var value: Range<Int>
    /// Whether a mark, a figure or a capital letter begins the value.
    var isEvident = true
  }

  /// Reads a head and the facts behind it; false where the members of the listing are none, or the
  /// head asks for something else.
  mutating func tells(_ listing: Listing, isOpening: Bool) -> Bool {
    var head = listing.head
    while head.count > 1,
      plays(head.lowerBound, CueSet(.side, .request, .container, .article))
    {
      head.removeFirst()
    }
    if prices(listing, by: head) || pairsOff(listing, by: head) { return true }
    guard !listing.isLined, context != .form, context != .settings, !asksOtherwise(head),
      let facts = facts(listing.members, of: head), facts.count > 1
    else { return false }
    let outer = (end: end, parent: parent)
    if isOpening {
      position = head.lowerBound
      end = head.upperBound
      let known = requirements.count
      opening()
      // The head names the whole, and shows nothing by itself.
      requirements.removeSubrange(min(known, requirements.count)...)
      title = title ?? label(head.lowerBound, head.upperBound)
      end = outer.end
    } else {
      let part = require(.section(nil), from: head.lowerBound, to: listing.upper)
      requirements[part].details.label = label(head.lowerBound, head.upperBound)
      parent = part
    }
    tell(facts)
    parent = outer.parent
    list()
    return true
  }

  /// Reads "three plans: Sapling $26, Grove $34, each with a Choose button": priced things, of each of
  /// which more is said behind them.
  private mutating func prices(_ listing: Listing, by head: Range<Int>) -> Bool {
    let priced = listing.members.prefix { !leadsOn($0) }
    let facts = priced.compactMap { fact($0) }
    guard facts.count > 1, facts.count == priced.count,
      facts.allSatisfy({ tokens[$0.value.lowerBound].measure == .money }),
      let upper = priced.last?.upperBound,
      (upper..<listing.upper).contains(where: { plays($0, CueSet(.each)) })
    else { return false }
    let things = nounPhrase(head.lowerBound)
    let index = require(.need(.records), from: head.lowerBound, to: upper)
    requirements[index].details.label = label(things.first, head.upperBound)
    requirements[index].details.count = things.count
    requirements[index].details.items = facts.map {
      Details.Item(
        label($0.name.lowerBound, $0.name.upperBound),
        values: [verbatim($0.value.lowerBound, $0.value.upperBound)])
    }
    titleHint = titleHint ?? requirements[index].details.label
    position = upper
    modifiers(of: index)
    close(index)
    list()
    return true
  }

  /// Reads "Two ferries: Tern, Quay 3; Auk, Quay 5": things with what a comma parts from each.
  private mutating func pairsOff(_ listing: Listing, by head: Range<Int>) -> Bool {
    guard tokens[head.upperBound - 1].isPlural, need(head.upperBound - 1) != .fact,
      !asksOtherwise(head), listing.members.allSatisfy({ soleComma(in: $0) != nil })
    else { return false }
    let things = nounPhrase(head.lowerBound)
    let index = require(.need(.records), from: head.lowerBound, to: listing.upper)
    requirements[index].details.label = label(things.first, head.upperBound)
    requirements[index].details.items = listing.members.map { paired($0) }
    titleHint = titleHint ?? requirements[index].details.label
    position = listing.upper
    return true
  }

  /// Reads "with her glaze (celadon), berth (North 4)" behind what holds the facts; false where it
  /// holds anything else.
  @discardableResult
  mutating func tellsFacts() -> Bool {
    guard let facts = factsAhead else { return false }
    tell(facts)
    return true
  }

  /// The facts that the rest of the clause tells; nil where it holds anything else.
  private var factsAhead: [Fact]? {
    let start = plays(position, CueSet(.article)) ? position + 1 : position
    // A longer clause holds something else, and is not looked through for each of its parts.
    guard context != .form, context != .settings, start < end, end - start < 4 * Limits.lookahead,
      let facts = facts(Listing.members(of: start..<end, in: self).members, of: nil),
      facts.count > 1
    else { return nil }
    return facts
  }

  var factsFollow: Bool { factsAhead != nil }

  /// Puts the facts of the sentences behind a card that nothing is said to be on into it: "Info card.
  /// The berth is North 4."
  mutating func fillCards() {
    for index in requirements.indices
    where requirements[index].subject == .section(.card)
      && requirements[index].details.count ?? 1 == 1
      && !requirements.contains(where: { $0.parent == index })
    {
      for fact in index + 1..<requirements.count {
        guard requirements[fact].parent == requirements[index].parent,
          isNeed(fact, .fact, .metric, .status), requirements[fact].details.value != nil
        else { break }
        requirements[fact].parent = index
      }
    }
  }

  /// Makes a requirement of each fact: figures of all, states of all, or facts.
  private mutating func tell(_ facts: [Fact]) {
    let areFigures = facts.allSatisfy { isFigure($0.value) }
    let areStates = facts.allSatisfy { $0.value.count == 1 && tone($0.value.lowerBound) != nil }
    for fact in facts where !isFull {
      let lower = min(fact.name.lowerBound, fact.value.lowerBound)
      position = max(fact.name.upperBound, fact.value.upperBound)
      if kind(position) == .close { position += 1 }
      let index = require(
        .need(areFigures ? .metric : areStates ? .status : .fact), from: lower, to: position)
      requirements[index].details.label = label(fact.name.lowerBound, fact.name.upperBound)
      requirements[index].details.value = verbatim(
        fact.value.lowerBound, fact.value.upperBound, capitalizing: areStates)
      if !areFigures, !areStates {
        requirements[index].details.fieldKind = fieldKind(
          fact.name.lowerBound, fact.name.upperBound)
      }
      if areStates { requirements[index].details.tone = tone(fact.value.lowerBound) }
    }
  }

  /// Whether a head asks for a part of the screen that holds something else than facts.
  private func asksOtherwise(_ head: Range<Int>) -> Bool {
    head.contains { index in
      if tokens[index].plays(
        CueSet(.layout, .each, .question, .ability, .relative, .negation, .choice, .verb))
      {
        return !tokens[index].plays(CueSet(.need))
      }
      if screenContext(index) == "form" { return true }
      switch sense(.component, index)?.component {
      case .stat?, .keyValue?, nil: break
      default: return true
      }
      switch need(index) {
      case .fact?, .metric?, .narrative?, nil: return false
      default: return true
      }
    }
  }

  /// Whether a head says that facts or figures follow: "profile of Kiki", "contact details", "stats".
  private func announcesFacts(_ head: Range<Int>) -> Bool {
    head.contains { index in
      if isRole(index, .figures) || need(index) == .fact
        || sense(.component, index)?.component == .keyValue
      {
        return true
      }
      let context = screenContext(index)
      return context == "detail" || context == "dashboard"
    }
  }

  /// What a word that names a kind of screen says of how it is meant; nil where it names none.
  private func screenContext(_ index: Int) -> String? {
    guard let screen = sense(.screen, index) else { return nil }
    return recipePlace(of: screen).map { RecipeBook.shipped.entries[$0].context }
      ?? screen.argument
  }

  /// The facts that the first members tell behind a head; nil where their shape does not say so.
  private func facts(_ members: [Range<Int>], of head: Range<Int>?) -> [Fact]? {
    let told = members.prefix { !leadsOn($0) }
    // A component of the grammar's own has values of its own.
    guard !told.joined().contains(where: { tokens[$0].plays(CueSet(.derived)) }) else { return nil }
    let isHeaded = head.map { announcesFacts($0) } ?? false
    if isHeaded, told.allSatisfy({ beginsWithCount($0.lowerBound) }) {
      return told.map { Fact(name: $0.lowerBound + 1..<$0.upperBound, value: $0.prefix(1)) }
    }
    var facts: [Fact] = []
    for member in told {
      guard let fact = fact(member) else { return nil }
      facts.append(fact)
    }
    let evident = facts.count { $0.isEvident }
    if let head, let first = told.first, tokens[first.lowerBound].isCapitalized,
      !facts[0].isEvident, evident == facts.count - 1,
      facts.dropFirst().allSatisfy({ !tokens[$0.name.lowerBound].isCapitalized })
    {
      // "Event: Harvest fair, date 3 October": the first is what the head names.
      facts[0] = Fact(name: head, value: first)
    }
    if isHeaded { return evident > 0 ? facts : nil }
    let areOfOne = head.map { tokens[$0.upperBound - 1].isPlural } ?? false
    let areFigures = facts.allSatisfy { kind($0.value.lowerBound) == .number }
    // "call Ana, visit Carla" is to be done.
    let deeds = facts.count { plays($0.name.lowerBound, CueSet(.verb)) }
    let isTold = evident * 2 > facts.count || evident * 2 == facts.count && evident > 1
    return isTold && deeds * 2 <= facts.count && !areOfOne && !areFigures ? facts : nil
  }

  /// Whether a member goes on with the sentence rather than telling a fact: "with a Call button".
  private func leadsOn(_ member: Range<Int>) -> Bool {
    plays(
      member.lowerBound,
      CueSet(.container, .each, .relative, .request, .side, .ability, .article))
  }

  /// Cuts a member at its mark, where its figure, name or quotation begins, or behind what is known
  /// to have a value; nil where nothing of the kind stands.
  private func fact(_ member: Range<Int>) -> Fact? {
    let (lower, upper) = (member.lowerBound, member.upperBound)
    if let comma = soleComma(in: member) {
      return Fact(name: lower..<comma, value: comma + 1..<upper)
    }
    guard member.count > 1, member.count < 12, kind(lower) == .word,
      !plays(lower, Self.boundary.subtracting(CueSet(.recency))),
      !member.contains(where: {
        tokens[$0].plays(
          CueSet(.component, .section, .layout, .type, .necessity, .copula, .relative, .versus))
          || separates($0) || kind($0) == .stop
          || (kind($0) == .slash || kind($0) == .dash) && isSpaced($0)
      })
    else { return nil }
    if let colon = member.first(where: { kind($0) == .colon }) {
      guard colon > lower, colon + 1 < upper else { return nil }
      return Fact(name: lower..<colon, value: colon + 1..<upper)
    }
    let close = upper - 1
    if kind(close) == .close, case let open = tokens[close].partner, open > lower, open + 1 < close
    {
      return Fact(name: lower..<open, value: open + 1..<close)
    }
    if tone(close) != nil, member.count == 2 || !isRole(close, .hue) {
      return Fact(name: lower..<close, value: close..<upper, isEvident: false)
    }
    let begins = (lower + 1..<upper).first {
      !tokens[$0].isJoined
        && (kind($0) == .number || kind($0) == .quote || isCode($0)
          || tokens[$0].isCapitalized && !tokens[lower].isCapitalized)
    }
    if let begins, begins - lower <= 3,
      kind(begins) != .word || !plays(lower, CueSet(.verb)) || plays(lower, CueSet(.field, .need))
    {
      return Fact(name: lower..<begins, value: begins..<upper)
    }
    let known = (lower..<upper - 1).last {
      tokens[$0].plays(CueSet(.field, .choice, .columns)) || need($0) == .fact
    }
    let stop = known.map { $0 + 1 } ?? lower + 1
    return Fact(name: lower..<stop, value: stop..<upper, isEvident: false)
  }

  /// Whether a value is one figure with its unit, and no time of day.
  private func isFigure(_ value: Range<Int>) -> Bool {
    kind(value.lowerBound) == .number && !tellsTime(value.lowerBound)
      && value.count { kind($0) == .number } == 1
  }

  /// Whether a few words are the name of the figure behind them, "Calls answered: 333", though the
  /// first could be a verb.
  func namesFigure(_ start: Int) -> Bool {
    guard context != .form, !isAbility else { return false }
    var index = start
    while index < start + 4, isNoun(index) { index += 1 }
    let isMarked = kind(index) == .colon
    let figure = isMarked ? index + 1 : index
    return kind(figure) == .number && ends(figure + 1)
      && (isMarked || (tokens[start].isPlural || plays(start, CueSet(.state))) && index > start + 1)
  }
}
