internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads one element of a list: a phrase that asks for something, with all that belongs to it.
  mutating func element() {
    // "you can play it or remove it": what users can do is no exclusion.
    if tellsAddress() || tellsHours() || showsHow() || yesOrNo() || fieldRun() || bareField()
      || sendsForm()
    {
      return
    }
    if plays(position, CueSet(.negation)),
      !plays(position, CueSet(.verb)) || !isAbility && !isWrittenName(position)
    {
      return exclusion()
    }
    if leavesOut() || passesCondition() { return }
    if another() || tellsOfNamed() || opensDialog() || specified() { return }
    if isQuestion(position) { return question() }
    if leadsAlong() || decides() { return }
    if plays(position, CueSet(.ability)) { return ability() }
    if isAbility, plays(position, CueSet(.to)), kind(position + 1) == .word,
      plays(position + 2, CueSet(.article, .filler)) || isRole(position + 2, .reference)
    {
      // "able to print the score and to transpose it"
      position += 1
      return verbPhrase()
    }
    if givesReason() {
      position = end
      return
    }
    if deeds() { return }
    if isRole(position, .inside), ends(position + 1), !requirements.isEmpty {
      // "which says Find a recipe inside it"
      position += 1
      return
    }
    if doesToNamed() { return }
    if isRole(position, .purpose) {
      // "so that we know whether we are late": what is asked for has been named.
      position = requirements.isEmpty ? position + 1 : end
      return
    }
    if slashedTable() || choosesOne() || offersOptions() || bracketedChoice() || labelledClause()
      || announces()
    {
      return
    }
    if context == .form, isRole(position, .pronoun), isRole(position + 1, .modal),
      isRole(position + 2, .giving)
    {
      // "they should give the child's name and …"
      isFilling = true
      position += 3
      return
    }
    if isRole(position, .pronoun), givesOwn(position + 1) {
      // "They give their membership number and …"
      context = .form
      isFilling = true
      position += 2
      return
    }
    if isRole(position, .pronoun), plays(position + 1, CueSet(.verb)),
      context == .form || isRole(position + 1, .pressing) || writes(position + 1)
    {
      // "they pick the days", "I type in the ring number"
      position += 1
      return verbPhrase()
    }
    if plays(position, CueSet(.preset)), kind(position + 1) == .number,
      let last = requirements.indices.last, isInput(last)
    {
      // "a slider from 1 to 9. It starts at 3."
      _ = preset(of: last)
      return close(last)
    }
    if happensAt() || course() || extent() || times() || answers() || scales() { return }
    if guides() || instructs() || namesGoal(position) && statesGoal() { return }
    if spansCount() || asked() || ruled() || detailsPart() || sharesNoun() || namesChoice()
      || alternatives()
    {
      return
    }
    if plays(position, CueSet(.bound)),
      kind(position + 1) == .number || plays(position + 1, CueSet(.count))
    {
      // "up to five photos"
      position += 1
    }
    if kind(position) == .quote, !isTitled(position) { return quotation() }
    if fillsIn() || verbSeries() || titled() || isDivided() { return }
    if wonders() || comparison() || quantities() || sharesHead() || sharesEach()
      || continuesData() || eachFirst()
    {
      return
    }
    if endsForm() || startsVerbPhrase(position) { return statesGoal() ? () : verbPhrase() }
    if context == .form || fills != nil, gerund(position) != nil { return verbPhrase() }
    if plays(position, CueSet(.side)), beginsSide() { return }
    if plays(position, CueSet(.side)), !plays(position + 1, CueSet(.component, .need, .field)) {
      return loose()
    }
    let phrase = nounPhrase(position)
    if gauges(phrase) || draws(phrase) || canBe(phrase) { return }
    if let verb = actorsDeed(phrase) ?? relatedActorsDeed(phrase) {
      position = verb - 1
      return ability()
    }
    if obliges(phrase) {
      position = phrase.end
      return ability()
    }
    if let verb = actor(phrase) {
      position = verb
      return plays(verb, CueSet(.ability)) ? ability() : ()
    }
    if phrase.end > position, plays(phrase.end, CueSet(.ability)), phrase.component == nil {
      if phrase.beyond != nil || isBeyond(phrase.end + 1) {
        position = phrase.end
        return unknown(phrase)
      }
    }
    if kind(position) == .number, phrase.count == nil,
      !(position + 1 < end && tokens[position + 1].isJoined)
    {
      return figureFirst()
    }
    if let last = requirements.indices.last, isComponent(last, .button),
      sense(.count, position)?.number == 1, plays(position + 1, CueSet(.to))
    {
      // "a button to ring the bell and one to open the gate"
      let index = require(.component(.button), from: position, to: position + 1)
      position += 1
      _ = purpose(of: index)
      return close(index)
    }
    if context == .form, phrase.screen == phrase.end - 1, phrase.hasDeterminer,
      sense(.screen, phrase.end - 1)?.argument == "form", plays(phrase.end, CueSet(.container))
    {
      // "Key rental: a form with …": it has its name.
      position = phrase.end
      return
    }
    guard phrase.end > position else { return loose() }
    if phrase.end > phrase.first + 1, isRole(phrase.end - 1, .needing),
      plays(phrase.end, CueSet(.article))
    {
      // "the tenants' portal needs a damage report"
      position = phrase.end
      return
    }
    if let next = deedsBehind(phrase) ?? partsBehind(phrase) {
      position = next
      return
    }
    position = phrase.end
    if quotesWords(phrase) { return wording(phrase) }
    let isWritten = context == .form && isFilling && phrase.hasDeterminer
    if phrase.beyond != nil, !isSwitched(phrase), !isWritten {
      return unknown(phrase)
    }
    if demandsDerived(phrase) { return plain(phrase) }
    if namesForm(phrase) { return subform(phrase) }
    if let layout = phrase.layout,
      phrase.component.map({ $0 < layout }) ?? true && phrase.section.map({ $0 <= layout }) ?? true
    {
      return arrangement(phrase, layout)
    }
    if namesFigure(phrase) || phrase.component != nil && stateBehind(phrase) != nil {
      return plain(phrase)
    }
    if let section = phrase.section, phrase.component.map({ $0 < section }) ?? true,
      !namesFact(phrase), !isLoose(phrase, section)
    {
      return isFieldBox(phrase, section) ? fieldBox(phrase, section) : part(phrase, section)
    }
    if optionsFollow(phrase) || countsFigures(phrase) || saysLabels(phrase) { return }
    if let component = phrase.component, component > phrase.first,
      sense(.need, phrase.first)?.variant == "counted"
    {
      // "number of tables"
      return plain(phrase)
    }
    if let component = phrase.component, !isAttributive(component, phrase),
      sense(.need, phrase.first)?.variant != "asked"
    {
      if isUpload(phrase, component) { return upload(phrase) }
      return isAskedFor(phrase, component) ? upload(phrase, as: .text) : demand(phrase, component)
    }
    plain(phrase)
  }

  /// Reads "received -> repaired -> picked up", without a head: steps; false where no arrows part names.
  mutating func leadsAlong() -> Bool {
    guard context != .form, leadsOn(position),
      (position..<end).allSatisfy({
        kind($0) == .word && !plays($0, CueSet(.component, .section, .layout)) || tokens[$0].isArrow
      })
    else { return false }
    let index = require(.component(.steps), from: position, to: position + 1)
    items(of: index)
    close(index)
    return true
  }

  /// Whether a verb within a sentence is written as what a button says: "with Skip always there".
  func isWrittenName(_ index: Int) -> Bool {
    tokens[index].isCapitalized && index > 0 && tokens[index - 1].kind != .stop
      && tokens[index - 1].kind != .line
  }

  /// Whether a part's name stands among named facts: "Distance: 12 km, Surface: gravel".
  private func namesFact(_ phrase: NounPhrase) -> Bool {
    guard kind(phrase.end) == .colon, !phrase.hasDeterminer else { return false }
    // "address card: Kanalstr. 7, Lübeck"
    if (phrase.first..<phrase.end).contains(where: { isRole($0, .postal) }) { return true }
    guard let last = requirements.last else { return false }
    return last.details.value != nil && last.parent == parent
  }

  /// Whether a quotation is followed by the component that it labels.
  private func isTitled(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    return phrase.component != nil || phrase.section != nil
  }

  /// Whether a phrase that names no part of a screen says something: "a line saying …".
  func quotesWords(_ phrase: NounPhrase) -> Bool {
    phrase.end > phrase.first
      && (phrase.hasDeterminer || tokens[phrase.start - 1].plays(CueSet(.article)))
      && phrase.component.map { sense(.component, $0)?.component == .paragraph } ?? true
      && phrase.section == nil && phrase.layout == nil
      && (phrase.screen == nil || tone(phrase.end - 1) != nil)
      && sense(.named, phrase.end)?.argument == "saying"
  }

  /// Something that begins with a word of time, a preposition or a mark: it qualifies the whole.
  private mutating func loose() {
    if kind(position) == .open { return parenthesis() }
    if plays(position, CueSet(.from, .to)), kind(position + 1) == .colon, position + 2 < end {
      // "From: Oldport"
      let index = require(.need(.fact), from: position, to: position + 1)
      requirements[index].details.label = label(position, position + 1)
      position += 1
      modifiers(of: index)
      return close(index)
    }
    if context == .form, ends(position + 1),
      plays(position, CueSet(.from, .to, .at, .by, .on)) || plays(position, CueSet(.relative))
    {
      // "from, to and date": the ends of a journey are fields.
      let index = require(.need(.input), from: position, to: position + 1)
      requirements[index].details.label = label(position, position + 1)
      requirements[index].details.fieldKind = .text
      position += 1
      return
    }
    if context == .form, plays(position, CueSet(.from, .to)), plays(position + 1, CueSet(.field)),
      ends(position + 2)
    {
      // "from date, to date"
      let index = require(.need(.input), from: position, to: position + 2)
      requirements[index].details.label = label(position, position + 2)
      requirements[index].details.fieldKind = fieldKind(position + 1, position + 2)
      position += 2
      return
    }
    if let last = requirements.indices.last, requirements[last].parent == parent,
      requirements[last].item == item,
      requirements[last].range.upperBound <= (position < tokens.count ? tokens[position].start : 0)
    {
      let before = position
      modifiers(of: last)
      if position > before { return close(last) }
    }
    position += 1
  }

  /// A bracket that belongs to nothing before it.
  private mutating func parenthesis() {
    let partner = tokens[position].partner
    position += 1
    guard partner > position, partner <= end else { return }
    if drawsButton(position - 1) { return drawnButton(upTo: partner) }
    let outer = end
    end = partner
    if !tellsFacts() { list() }
    end = outer
    position = partner + 1
  }

  mutating func skipFillers() {
    // Before a slash stands one of several: "good / fair / poor".
    while position < end, plays(position, CueSet(.filler, .request, .only)),
      !ends(position + 1), kind(position + 1) != .slash,
      // "(very good, good)"
      !isRole(position, .degree)
    {
      position += 1
    }
  }

  /// Something beyond the vocabulary, with the clause that says more of it.
  private mutating func unknown(_ phrase: NounPhrase) {
    let index = require(.unknown, from: phrase.start, to: phrase.end)
    titleHint = titleHint ?? label(phrase.first, phrase.end)
    var named = phrase.end
    while plays(named, CueSet(.of)) {
      let more = nounPhrase(named + 1)
      guard more.end > named + 1, more.component == nil else { break }
      named = more.end
    }
    requirements[index].details.label = label(phrase.first, named)
    skipManner()
    close(index)
  }

  /// Passes over how something beyond the vocabulary is to be.
  mutating func skipManner() {
    while position < end, !separates(position), kind(position) != .open {
      // "a hologram of my cat with a Save button": what can be shown is.
      if plays(position, CueSet(.container)), nounPhrase(position + 1).component != nil { break }
      position += 1
    }
  }

  /// Whether a component's name only qualifies the noun behind it: "screenshot upload".
  private func isAttributive(_ component: Int, _ phrase: NounPhrase) -> Bool {
    let head = phrase.end - 1
    guard head > component, phrase.caption == nil,
      let kind = sense(.component, component)?.component
    else { return false }
    if need(head) == .metric, kind != .chart, kind.family != .input,
      !tokens[head].isCapitalized
    {
      // "unread messages count"
      return true
    }
    if isRole(head, .record), head == component + 1, kind.family == .facts {
      // "meter reading"
      return true
    }
    if isRole(component, .broadcast) {
      // "radio station"
      return true
    }
    guard !tokens[head].isCapitalized, !tokens[component].isPlural else { return false }
    if isRole(head, .identifier), kind.family != .input {
      // "badge number"
      return true
    }
    if kind == .chart, phrase.hasDeterminer, tokens[head].isPlural, tokens[head].entry < 0 {
      // "all plot holders"
      return true
    }
    if kind == .image || kind == .player { return tokens[head].plays(CueSet(.field)) }
    // "plot number", "map size"
    return kind.family == .collections && head == component + 1
      && tokens[head].plays(CueSet(.field, .choice)) && !tokens[head].plays(CueSet(.need))
  }

  func isBeyond(_ index: Int) -> Bool {
    (index..<max(index, min(end, index + 4))).contains {
      tokens[$0].kind == .word && tokens[$0].plays(CueSet(.beyond))
    }
  }
}
