internal import ScreenModel
import ScreenReading

/// A noun phrase up to its first preposition: determiner, count, words before the head, the head,
/// and the names that follow it.
struct NounPhrase {
  var start: Int
  /// Where its words begin, after determiner and count.
  var first: Int
  var end: Int
  var count: Int?
  var hasDeterminer = false
  /// The token that names a component.
  var component: Int?
  /// Where the name begins that a part of the screen is given behind it: "Save" in "a button Save".
  var caption: Int?
  /// The token that names a derived component of the grammar.
  var derived: Int?
  /// The token that names a section.
  var section: Int?
  /// The token that names a layout of the screen.
  var layout: Int?
  /// The token that names a kind of screen.
  var screen: Int?
  /// The last token that says what need it is, and that need.
  var need: Need?
  var needAt: Int?
  var isRanking = false
  /// A word of something beyond the vocabulary.
  var beyond: Int?
  var isEmpty: Bool { first >= end }
}

extension ClauseReader {
  /// What ends a noun phrase.
  static let boundary = CueSet(
    .conjunction, .alternative, .container, .relative, .copula, .of, .for, .by, .from, .to, .in,
    .on, .at, .as, .per, .over, .between, .toward, .versus, .named, .each, .ability, .negation,
    .preset, .change, .power, .recency, .moment, .necessity, .order, .side, .only)

  /// Reads the noun phrase at an index; its end is its first index where none stands.
  func nounPhrase(_ start: Int) -> NounPhrase {
    var phrase = NounPhrase(start: start, first: start, end: start)
    var index = start
    index = determiners(index, &phrase)
    phrase.first = index
    let limit = min(end, index + Limits.lookahead)
    while index < limit, continues(index, &phrase) {
      note(index, &phrase)
      index += 1
    }
    phrase.end = index
    if phrase.first == index, phrase.count != nil, index > start { phrase.end = index }
    return phrase
  }

  private func determiners(_ start: Int, _ phrase: inout NounPhrase) -> Int {
    var index = start
    while index < end {
      if plays(index, CueSet(.article)), beginsName(index, end) {
        break
      } else if plays(index, CueSet(.article)) {
        phrase.hasDeterminer = true
      } else if plays(index, CueSet(.filler, .emphasis)), !ends(index + 1),
        kind(index + 1) == .word, !plays(index + 1, CueSet(.versus, .copula)),
        context != .form || !tokens[index].isCapitalized || kind(index - 1) == .stop
      {
        // Adjectives that say nothing of what is asked.
      } else if plays(index, CueSet(.count)), isCounting(index) {
        phrase.count = sense(.count, index).map { Int($0.number) }
      } else if plays(index, CueSet(.count)), plays(index + 1, CueSet(.of)),
        plays(index + 2, CueSet(.article))
      {
        // "six of the bones"
        phrase.count = sense(.count, index).map { Int($0.number) }
        index += 1
      } else if kind(index) == .number, isCounting(index) {
        phrase.count = Int(tokens[index].number)
      } else if plays(index, CueSet(.recency)), kind(index + 1) == .number, isCounting(index + 1) {
        // "the last 10 repairs"
        index += 1
        phrase.count = Int(tokens[index].number)
      } else if plays(index, CueSet(.necessity)), isNoun(index + 1) {
        // Read again with the modifiers.
      } else {
        break
      }
      index += 1
    }
    return index
  }

  /// Whether a number says how many things follow it.
  private func isCounting(_ index: Int) -> Bool {
    let token = tokens[index]
    if token.kind == .number {
      guard token.measure == .plain, token.number >= 0, token.number <= 1_000,
        token.number == Double(Int(token.number)),
        bytes[token.start] != UInt8(ascii: "-")
      else { return false }
    }
    guard index + 1 < end, tokens[index + 1].kind == .word, !tokens[index + 1].isJoined else {
      return index + 1 < end && tokens[index + 1].kind == .word
        && tokens[index + 1].plays(CueSet(.component, .layout, .section))
    }
    guard !plays(index + 1, CueSet(.unit, .repeat)) else { return false }
    // "70 percent done"
    if plays(index + 1, CueSet(.period)) || need(index + 1) == .progress { return false }
    return !plays(index + 1, Self.boundary.subtracting(CueSet(.recency, .moment, .change)))
  }

  func isNoun(_ index: Int) -> Bool {
    kind(index) == .word && !plays(index, Self.boundary)
  }

  private func continues(_ index: Int, _ phrase: inout NounPhrase) -> Bool {
    let token = tokens[index]
    if phrase.caption != nil { return continuesCaption(index) }
    if let head = phrase.component ?? phrase.section ?? phrase.layout,
      beginsCaption(index, behind: head)
    {
      phrase.caption = index
      return true
    }
    switch token.kind {
    case .quote: return true
    case .slash:
      // "win/loss ratio"
      return index > phrase.first && kind(index + 1) == .word && isNoun(index + 2)
        && token.start == tokens[index - 1].end && tokens[index + 1].start == token.end
        && !plays(index + 2, CueSet(.component, .section)) && context != .form
    case .word: break
    case .number:
      if token.isJoined || index + 1 < end && tokens[index + 1].isJoined { return true }
      if index > phrase.first, token.measure == .plain,
        isModelName(index - 1)
          || isRole(index - 1, .numbered)
            && !((kind(index + 1) == .dash || plays(index + 1, CueSet(.to)))
              && kind(index + 2) == .number)
      {
        // "line 7"
        return true
      }
      if index > phrase.first, isYear(index), sense(.day, index - 1)?.argument == "month",
        isNoun(index + 1)
      {
        // "October 2026 calendar"
        return true
      }
      if index == phrase.first || (phrase.isRanking && phrase.count == nil)
        || plays(index - 1, CueSet(.recency))
      {
        if phrase.isRanking, isCounting(index) {
          phrase.count = Int(token.number)
          return true
        }
      }
      // "5 day forecast"
      return plays(index + 1, CueSet(.period)) && isNoun(index + 2) && index == phrase.first
    default: return false
    }
    if token.isJoined { return true }
    if index > phrase.first {
      if token.plays(CueSet(.article)), !token.plays(CueSet(.component, .need, .verb)) {
        return isInsideName(index)
      }
      if isRole(index, .modal), plays(index + 1, CueSet(.verb, .copula)) { return false }
      if isRole(index, .pronoun), plays(index + 1, CueSet(.verb)) || givesOwn(index + 1) {
        return false
      }
      if givesOwn(index) || beginsDays(index) { return false }
      // "a code with at most 6 digits"
      if token.plays(CueSet(.bound)), kind(index + 1) == .number { return false }
      // "room number above"
      if sense(.side, index)?.argument == "above", ends(index + 1) { return false }
      if isRole(index, .purpose) || isRole(index, .unable) || ranges(index) { return false }
      if isRole(index, .standing) || isRole(index, .attaining) && !token.plays(CueSet(.need)),
        plays(index + 1, CueSet(.at, .to)) && kind(index + 2) == .number
          || kind(index + 1) == .number
      {
        // "our crowdfunding stands at €6,300"
        return false
      }
      if token.isCapitalized, token.plays(CueSet(.verb, .role)), !tokens[index - 1].isCapitalized,
        !tokens[index - 1].plays(CueSet(.component, .section)), !deedNames(index).isEmpty
      {
        // "the editor finds Accept all and Reject all"
        return false
      }
      if isPostmodifier(index) || isNextField(index) || token.plays(CueSet(.asking)) {
        return false
      }
      // "a popup before selling the boat"
      if isRole(index, .condition), isGerund(index + 1) { return false }
    }
    if phrase.isRanking, phrase.count == nil, token.plays(CueSet(.count)), isCounting(index) {
      phrase.count = sense(.count, index).map { Int($0.number) }
      return true
    }
    if index > phrase.first, token.plays(CueSet(.request)), isPhrase(index) { return false }
    guard token.plays(Self.boundary) else { return true }
    if sense(.component, index + 1)?.component == .button, index > phrase.first,
      plays(index - 1, CueSet(.verb)), !token.plays(Self.separators)
    {
      // "a Book in button"
      return true
    }
    if token.isCapitalized, index > phrase.first, tokens[index - 1].isCapitalized,
      token.plays(CueSet(.side, .change, .recency, .moment, .preset, .power, .only, .order))
    {
      // "The Left Hand"
      return true
    }
    if token.plays(CueSet(.in)), index == phrase.first, phrase.hasDeterminer {
      // "its inside temperature"
      return isNoun(index + 1) && !plays(index + 1, CueSet(.component, .section, .layout, .article))
    }
    if index == phrase.first, namesButton(index) { return true }
    if token.plays(CueSet(.container)), index == phrase.first, phrase.hasDeterminer,
      token.isCapitalized || ["", "definite"].contains(sense(.article, index - 1)?.argument),
      !isPhrase(index), isNoun(index + 1)
    {
      // "the show notes", "an Add boat button"
      return true
    }
    if token.plays(CueSet(.power)) { return !ends(index + 1) && index == phrase.first }
    if token.plays(CueSet(.change)) { return kind(index + 1) != .number }
    // "honey jars left 12"
    if token.plays(CueSet(.side)),
      index == phrase.first && !isPhrase(index) || kind(index + 1) == .number
    {
      return true
    }
    if index == phrase.first, token.plays(CueSet(.moment, .recency, .preset, .order, .necessity)) {
      return isNoun(index + 1) || kind(index + 1) == .number
    }
    if token.plays(CueSet(.moment)), plays(index + 1, CueSet(.component)) { return true }
    // "a Remove button"
    if token.plays(CueSet(.negation)), token.plays(CueSet(.verb)), index == phrase.first {
      return plays(index + 1, CueSet(.component))
    }
    if isRole(index, .identifier), index > phrase.first, ends(index + 1) {
      // "tracking no."
      return true
    }
    if token.plays(CueSet(.recency)) {
      return isNoun(index + 1) && !plays(index + 1, CueSet(.period))
    }
    if token.plays(CueSet(.container)), index > phrase.first,
      token.isPlural || says(index - 1, endingIn: "'s"), !isPhrase(index),
      ends(index + 1) || plays(index + 1, CueSet(.at, .in, .on, .of, .for, .by, .from))
    {
      // "upcoming shows at the theatre"
      return !plays(index + 1, CueSet(.container))
    }
    if token.plays(CueSet(.named)) {
      // "meter reading: customer, date"
      if isRole(index, .record), listsNames(index + 1) || isListedNoun(index) { return true }
      if ends(index + 1), index == phrase.first, index > 0, tokens[index - 1].plays(CueSet(.verb)) {
        // "print labels"
        return true
      }
      if isRole(index, .record), index > phrase.first, ends(index + 1),
        phrase.hasDeterminer || plays(phrase.start - 1, CueSet(.article)) || isFilling,
        kind(index + 2) != .quote
      {
        // "type in the meter reading, …"
        return true
      }
      return isNamePart(index) || isParticiple(index)
    }
    return false
  }

  /// Whether a day and its hours stand behind what opens or happens: "library hours Mon-Fri 9-19".
  private func beginsDays(_ index: Int) -> Bool {
    sense(.day, index)?.argument == "weekday"
      && (need(index - 1) == .fact || need(index - 1) == .schedule)
      && (index + 1..<index + 4).contains { kind($0) == .number }
  }

  /// Whether a verb of having values stands before the range of them: "goes from 0 to 16".
  func ranges(_ index: Int) -> Bool {
    isRole(index, .ranging) && plays(index + 1, CueSet(.from, .between))
      && kind(index + 2) == .number
  }

  /// Whether a word is written as the names of models are, whose number belongs to them: "iPhone".
  private func isModelName(_ index: Int) -> Bool {
    guard kind(index) == .word else { return false }
    var wasLower = false
    for byte in bytes[tokens[index].start..<tokens[index].end] {
      if wasLower, byte &- UInt8(ascii: "A") < 26 { return true }
      wasLower = byte &- UInt8(ascii: "a") < 26
    }
    return false
  }

  /// Whether the token at an index is a phrase that stands behind its noun, "called out".
  private func isPostmodifier(_ index: Int) -> Bool {
    plays(index, CueSet(.need)) && sense(.need, index)?.variant == "after"
      && !plays(index + 1, CueSet(.component))
      || plays(index, CueSet(.layout)) && sense(.layout, index)?.argument == "columns.after"
      || sense(.style, index)?.argument == "multiline" && isPhrase(index)
      || isRole(index, .chosen) || isRole(index, .entered)
  }

  /// Whether an article belongs to what a button says: "a Book a visit button".
  private func isInsideName(_ index: Int) -> Bool {
    tokens[index - 1].isCapitalized && leadsToButton(index)
  }

  /// Whether a verb that could ask for something is what a button says: "Add note button".
  func namesButton(_ index: Int) -> Bool {
    plays(index, CueSet(.container)) && plays(index, CueSet(.verb)) && isNoun(index + 1)
      && (sense(.component, index + 1)?.component == .button
        || !plays(index + 1, CueSet(.verb, .style, .emphasis)))
      && leadsToButton(index)
  }

  /// Whether a button is named a few words behind an index, with nothing between that ends a name.
  func leadsToButton(_ index: Int) -> Bool {
    (index + 1..<index + 4).contains { place in
      sense(.component, place)?.component == .button
        && (index + 1..<place).allSatisfy {
          kind($0) == .word && !plays($0, Self.boundary.union(CueSet(.article)))
        }
    }
  }

  /// Whether "reading" qualifies the noun behind it, as in "reading list".
  private func isParticiple(_ index: Int) -> Bool {
    isNoun(index + 1) && !tokens[index + 1].isCapitalized && !plays(index + 1, CueSet(.article))
      && bytes[tokens[index].start..<tokens[index].end].elementsEqual("reading".utf8)
  }

  private func isNamePart(_ index: Int) -> Bool { plays(index, CueSet(.component)) }

  /// Whether an element ends at an index.
  func ends(_ index: Int) -> Bool {
    guard index < end else { return true }
    switch tokens[index].kind {
    case .word: return plays(index, Self.separators)
    case .number, .quote, .open, .colon, .dash, .slash: return false
    default: return true
    }
  }

  /// Notes what the token at an index says of its noun phrase.
  private func note(_ index: Int, _ phrase: inout NounPhrase) {
    let token = tokens[index]
    guard token.kind == .word, phrase.caption == nil else { return }
    if token.plays(CueSet(.component)), !isLikeness(index + 1) {
      let isFollowedByName = phrase.component.map { isName($0 + 1) } ?? false
      if !isFollowedByName { phrase.component = index }
    }
    if token.plays(CueSet(.derived)) { phrase.derived = index }
    if token.plays(CueSet(.section)),
      phrase.component == nil || !isName((phrase.component ?? 0) + 1)
    {
      phrase.section = index
    }
    if token.plays(CueSet(.layout)) { phrase.layout = index }
    if token.plays(CueSet(.screen)), !(token.isPlural && isGenericScreen(index)) {
      phrase.screen = index
    }
    let isPartOfName = phrase.component.map { $0 < index - 1 && isName($0 + 1) } ?? false
    if token.plays(CueSet(.beyond)), !isPartOfName, !says(index, "games") {
      phrase.beyond = phrase.beyond ?? index
    }
    // "list of tools" names tools, "how to dip a candle" no exercise.
    let isList = phrase.needAt.map { says($0, endingIn: " of") } ?? false
    let isManner = phrase.needAt.map { says($0, endingIn: " to") } ?? false
    if let need = need(index), !isManner, !isList || need != .records {
      if need == .ranking { phrase.isRanking = true }
      phrase.need = need
      phrase.needAt = index
    }
  }

  /// Whether the word before an index only likens something to what it names: "stopwatch-like".
  func isLikeness(_ index: Int) -> Bool {
    isInside(index) && tokens[index].isJoined
      && lexicon.plays(.likeness, tokens[index].entry)
  }

  /// Whether a word names any screen: its plural, "visa applications", names things.
  private func isGenericScreen(_ index: Int) -> Bool {
    let argument = sense(.screen, index)?.argument
    return argument == "generic" || argument == "filed"
  }

  /// Whether the token at an index is a name given to the word before it.
  private func isName(_ index: Int) -> Bool {
    index < end && (tokens[index].kind == .quote || tokens[index].isCapitalized)
  }
}
