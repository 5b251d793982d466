internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads what follows a requirement's noun and says more of it.
  ///
  /// In a list of names only what cannot begin a new element is read.
  mutating func modifiers(of index: Int, inList: Bool = false) {
    while position < end {
      let before = position
      if separates(position) {
        guard
          attaches(position + 1) || holdsForAll(position + 1, of: index)
            || isLength(position + 1, of: index) || isShare(position + 1, of: index)
            || isApposed(position + 1, to: index)
            || isPossession(position + 1, of: index) || statesGoal(position + 1)
            || listsColumns(position + 1, of: index)
            || listsDays(position + 1, of: index) || addsDetails(position + 1, of: index)
            || isDrawn(position + 1, by: index) || isQuoted(position + 1, by: index)
            || isStyled(position + 1, index)
            || isComponent(index, .button, .link) && styled(position + 1) != nil
            || areOffered(position + 1, to: index)
            || presetOption(position + 1, of: index) != nil
            || hintStart(position + 1, of: index) != nil
            || plays(position + 1, CueSet(.conjunction)) && attaches(position + 2)
            || requirements[index].details.label == nil && announcesName(position + 1)
        else {
          return
        }
        skipSeparators()
      }
      guard position < end else { return }
      if passesCondition() || modifier(of: index, inList: inList) {
        // A modifier that gives its words back has nothing to say, now or the next time.
        guard position > before else { return }
        continue
      }
      if separates(before) { position = before }
      return
    }
  }

  /// Reads one modifier; false where none stands.
  private mutating func modifier(of index: Int, inList: Bool) -> Bool {
    let token = tokens[position]
    switch token.kind {
    case .open: return bracket(of: index)
    case .number where continuesFigure(position, of: index): return moreOfFigure(of: index)
    case .number where changes(position, of: index): return change(of: index)
    case .number where separates(position - 1) && isShare(position, of: index):
      return share(of: index)
    case .number where token.measure == .plain && namesNumber(position, of: index):
      // "boiler 1 is running": the number is part of the name.
      if let range = requirements[index].details.label?.range {
        requirements[index].details.label = text(range.lowerBound, token.end, capitalizing: true)
      }
      position += 1
      return true
    case .number
    where isYearSpan(position) && (isComponent(index, .chart) || isNeed(index, .trend)):
      requirements[index].details.timeframe = verbatim(position, position + 3)
      position += 3
      return true
    case .number where isComponent(index, .list) && isItemCount(position):
      let phrase = nounPhrase(position)
      requirements[index].details.count = phrase.count
      position = phrase.end
      return true
    case .number where spans(position, of: index):
      span(of: index)
      return true
    case .number: return inList && token.measure == .plain ? false : figure(of: index)
    case .colon: return inList ? false : colon(of: index)
    case .quote: return inList ? false : quoted(of: index)
    case .dash where plays(position + 1, CueSet(.each, .as)) && !token.isJoined:
      position += 1
      return true
    case .dash where closesAside(position) && plays(position + 1, CueSet(.for)):
      position += 1
      return true
    case .dash:
      guard !inList, !token.isJoined, position + 1 < end,
        !plays(position + 1, Self.separators), !plays(position + 1, CueSet(.container))
      else { return false }
      return colon(of: index)
    case .word: break
    default: return false
    }
    if token.isJoined { return false }
    if separates(position - 1), isAddressed(position, index) {
      requirements[index].details.value = verbatim(position, position + 1)
      position += 1
      return true
    }
    if token.plays(CueSet(.by, .to, .in, .on, .at, .from)), kind(position + 1) == .colon, !inList,
      let lower = requirements[index].details.label?.range?.lowerBound
    {
      // "borrowed by: Mira Holt": the small word is part of the name.
      requirements[index].details.label = text(lower, token.end, capitalizing: true)
      position += 1
      return true
    }
    if fillsInManner(index) || hints(index) { return true }
    if isRole(position, .naming) { return colon(of: index) }
    if holdsForAll(position, of: index) { return sharedModifier(of: index) }
    if let number = outset(position), isInput(index) {
      position = number - 1
      return preset(of: index)
    }
    if !inList, aim(of: index) { return true }
    if isRole(position, .tone), let tone = tone(position + 1) {
      // "alert, tone success"
      requirements[index].details.tone = tone
      position += 2
      return true
    }
    if picture(index) { return true }
    if let count = countOfSteps(position, of: index) {
      countSteps(count, of: index)
      return true
    }
    if !inList, let figure = figureTold(position) {
      position = figure
      return true
    }
    if !inList, let list = columnList(position) {
      position = list
      return columns(of: index, after: 0, isForEach: false)
    }
    if !inList, position > 0, separates(position - 1), isStyled(position, index) {
      let form = nounPhrase(position)
      position = form.end
      return shape(index, by: form, from: form.start)
    }
    if preselects(index) { return true }
    if !inList, position > 0, separates(position - 1), areOffered(position, to: index) {
      position = offerStart(position)
      return options(of: index)
    }
    if !inList, position > 0, separates(position - 1), isDrawn(position, by: index) {
      return phraseComplement(of: index, \.label)
    }
    if isPossession(position, of: index) { return possession(of: index) }
    if !inList, namesDerived(position, of: index) {
      position += 1
      return options(of: index)
    }
    if !inList, listsDays(position, of: index), items(of: index) {
      adapt(index)
      return true
    }
    if token.plays(CueSet(.preset)) { return preset(of: index) }
    if token.plays(CueSet(.power)),
      ends(position + 1) || kind(position + 1) == .open || plays(position + 1, CueSet(.preset))
    {
      requirements[index].details.value = Phrase(
        sense(.power, position)?.argument ?? "on", at: range(position, position + 1))
      position += 1
      if plays(position, CueSet(.preset)) { position += 1 }
      if case .need(let need) = requirements[index].subject, need != .action {
        requirements[index].subject = .component(.toggle)
        requirements[index].details.fieldKind = nil
      }
      return true
    }
    if token.plays(CueSet(.side)) {
      endsSide(of: index)
      position += 1
      if headsAll(of: index) { return true }
      if index > 0, index == requirements.count - 1, ends(position),
        sense(.side, position - 1)?.argument == "above",
        requirements[index - 1].parent == requirements[index].parent
      {
        // "a note, with the room number above"
        requirements.swapAt(index - 1, index)
      }
      return true
    }
    if let style = pickerStyle(position), isComponent(index, .picker) || isNeed(index, .choice) {
      requirements[index].details.variant = style
      position += 1
      return true
    }
    if isChoiceStyle(position), ends(position + 1),
      isComponent(index, .picker) || isNeed(index, .choice, .input)
    {
      requirements[index].details.variant = sense(.style, position)?.argument
      if isNeed(index, .input) { requirements[index].subject = .need(.choice) }
      position += 1
      return true
    }
    if token.plays(CueSet(.type)), ends(position + 1), isNeed(index, .input),
      let kind = sense(.type, position)?.variant.flatMap({ Component.FieldKind(rawValue: $0) })
    {
      // "the meter reading, only digits"
      requirements[index].details.fieldKind = kind
      position += 1
      return true
    }
    if sense(.necessity, position)?.argument == "needed", context == .form,
      let name = requirements[index].details.label?.range,
      name.upperBound == tokens[position - 1].end
    {
      // "power needed": part of the name, as it does not say that the field must be filled in.
      requirements[index].details.label = text(name.lowerBound, token.end, capitalizing: true)
      position += 1
      return true
    }
    if token.plays(CueSet(.necessity)) {
      requirements[index].details.isRequired = sense(.necessity, position)?.argument == "required"
      position += 1
      return true
    }
    if startsChange(position) { return change(of: index) }
    if token.plays(CueSet(.bound)), kind(position + 1) == .number { return bound(of: index) }
    if token.plays(CueSet(.from, .between)) { return fromOrBetween(of: index, inList: inList) }
    if isComponent(index, .badge), inList || need(position) == .highlight {
      // "delayed in amber, cancelled in red"
      if inList, token.plays(CueSet(.in)) { return place(of: index) }
      if need(position) == .highlight {
        requirements[index].details.tone = .critical
        position += 1
        return true
      }
    }
    if token.plays(CueSet(.in)), isRole(position + 1, .hue), isComponent(index, .badge, .alert) {
      // "a badge: Open, in green"
      requirements[index].details.tone = tone(position + 1)
      position += 2
      return true
    }
    if isComponent(index, .button, .link), let styled = styled(position) {
      requirements[index].details.variant = styled.style
      position = styled.end
      return true
    }
    if namesUnit(position) {
      requirements[index].details.unit = verbatim(position + 1, position + 2)
      position += 2
      return true
    }
    guard !inList else { return false }
    return clause(of: index)
  }

  /// Reads “How we bake” behind "under the heading", as a heading before what stands under it.
  private mutating func headsAll(of index: Int) -> Bool {
    guard kind(position) == .quote, index == requirements.count - 1, !isFull,
      says(position - 1, endingIn: " heading") || says(position - 1, endingIn: " title")
    else { return false }
    var heading = Requirement(
      .component(.heading), parent: requirements[index].parent,
      range: range(position, position + 1), words: "", item: requirements[index].item)
    heading.details.label = verbatim(position, position + 1)
    position += 1
    requirements.append(heading)
    requirements.swapAt(index, index + 1)
    return true
  }

  /// Reads a modifier that takes a phrase of its own.
  private mutating func clause(of index: Int) -> Bool {
    let token = tokens[position]
    if token.plays(CueSet(.container)), answerEnds(position + 1).count > 1 { return false }
    if token.plays(CueSet(.each)),
      plays(position + 1, CueSet(.period)) && namesThing(after: position)
        || isComponent(index, .chart)
        || isNeed(index, .trend, .breakdown)
    {
      return dimension(of: index)
    }
    if let owners = owners(from: position, of: index) {
      position = owners
      return true
    }
    if token.plays(CueSet(.each)) { return columns(of: index, after: 1, isForEach: true) }
    if announcesName(position), !isNeed(index, .choice) || requirements[index].details.items.isEmpty
    {
      return naming(of: index)
    }
    if let need = need(position), qualifies(of: index, need) { return true }
    if token.plays(CueSet(.versus)), versusSeries(of: index) { return true }
    if token.plays(CueSet(.versus)), !isInput(index) {
      if isNeed(index, .fact) { requirements[index].subject = .need(.metric) }
      return complement(of: index, \.change, keepingCue: true)
    }
    if token.plays(CueSet(.toward)) { return target(of: index) }
    if token.plays(CueSet(.moment, .recency)) || token.plays(CueSet(.over, .in, .for, .from, .of)) {
      if timeframe(of: index) { return true }
    }
    if token.plays(CueSet(.by)), isGerund(position + 1), gerund(position + 1) != nil {
      return false
    }
    if token.plays(CueSet(.by, .per)) { return dimension(of: index) }
    if token.plays(CueSet(.order)) { return order(of: index) }
    if token.plays(CueSet(.as)) { return form(of: index) }
    if token.plays(CueSet(.of, .for)) { return about(of: index) }
    if token.plays(CueSet(.container)) { return container(of: index) }
    if token.plays(CueSet(.relative, .copula)) { return relative(of: index) }
    if token.plays(CueSet(.to)) { return purpose(of: index) }
    if token.plays(CueSet(.ability)) { return capability(of: index) }
    if token.plays(CueSet(.at)), isComponent(index, .slider), kind(position + 1) == .number {
      position += 1
      return true
    }
    if token.plays(CueSet(.on)), isComponent(index, .paragraph, .quote) || isNeed(index, .narrative)
    {
      // "two paragraphs on the bridge project"
      let place = nounPhrase(position + 1)
      if place.section == nil, place.layout == nil, place.component == nil {
        return about(of: index)
      }
    }
    if token.plays(CueSet(.at)), continuesFigure(position + 1, behind: position, of: index) {
      position += 1
      return moreOfFigure(of: index)
    }
    if token.plays(CueSet(.in, .on, .at, .over)) { return place(of: index) }
    if token.plays(CueSet(.state)), ends(position + 1), requirements[index].details.value != nil {
      // "disk 82% warning"
      requirements[index].details.tone = tone(position)
      position += 1
      return true
    }
    if token.plays(CueSet(.layout)), sense(.layout, position)?.argument == "columns.after" {
      // Stats and buttons next to each other make a row, other things columns.
      if !isComponent(index, .stat, .button, .badge, .link, .progress), !isNeed(index, .metric) {
        layout = .columns
      }
      position += 1
      return true
    }
    return false
  }

  func isNeed(_ index: Int, _ needs: Need...) -> Bool {
    guard case .need(let need) = requirements[index].subject else { return false }
    return needs.contains(need)
  }

  func isComponent(_ index: Int, _ components: ComponentKind...) -> Bool {
    guard case .component(let component) = requirements[index].subject else { return false }
    return components.contains(component)
  }

  func tone(_ index: Int) -> Component.Tone? {
    sense(.state, index).flatMap { Component.Tone(rawValue: $0.argument) }
  }

  /// Whether a requirement is a figure or something not yet said to be more.
  func isOpenFigure(_ index: Int) -> Bool {
    isNeed(index, .metric, .fact, .records, .trend, .breakdown)
  }

  private mutating func complement(
    of index: Int, _ path: WritableKeyPath<Details, Phrase?>, keepingCue: Bool
  ) -> Bool {
    let start = position
    position += 1
    while plays(position, CueSet(.article, .recency)) { position += 1 }
    if plays(position, CueSet(.moment, .period)) {
      position += 1
    } else {
      position = max(position, nounPhrase(position).end)
    }
    requirements[index].details[keyPath: path] = verbatim(keepingCue ? start : start + 1, position)
    return true
  }

  /// Reads a noun phrase into a detail; false, and nothing read, where none stands.
  @discardableResult
  mutating func phraseComplement(of index: Int, _ path: WritableKeyPath<Details, Phrase?>) -> Bool {
    let phrase = nounPhrase(position)
    guard phrase.end > position else { return false }
    requirements[index].details[keyPath: path] = label(phrase.first, phrase.end)
    position = phrase.end
    return true
  }
}
