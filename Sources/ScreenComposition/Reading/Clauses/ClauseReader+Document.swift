internal import ScreenDiagnostics
internal import ScreenModel

extension ClauseReader {
  /// Reads the units of an outline in their order.
  mutating func read(_ outline: Outline) {
    let units = outline.units
    context = foreseenContext()
    noteStory(outline)
    let itemCount = units.count { $0.kind == .item }
    var heading: (requirement: Int, indent: Int)?
    var parents: [(indent: Int, requirement: Int)] = []
    var items = 0
    var taken = 0
    for (place, unit) in units.enumerated() where place >= taken {
      guard !isFull else {
        isCut = true
        break
      }
      var listed = place == 0 || unit.kind != .item ? things(units[place...]) : 0
      if listed == 0 { listed = grid(units[place...]) }
      if listed > 0 {
        taken = place + listed
        continue
      }
      position = unit.lower
      end = unit.upper
      switch unit.kind {
      case .heading:
        parents = []
        let isOpening = title == nil && requirements.isEmpty
        parent = nil
        item = nil
        if isOpening {
          sentences(isOpening: true)
        } else if unit.upper - unit.lower <= 7 {
          heading = section(unit).map { ($0, unit.indent) }
        } else {
          heading = nil
          sentences(isOpening: false)
        }
      case .item:
        while let last = parents.last, last.indent >= unit.indent { parents.removeLast() }
        parent = parents.last?.requirement ?? heading?.requirement
        if parents.isEmpty || parents.last.map({ $0.indent >= unit.indent }) ?? true {
          item = items
          items += 1
        }
        let first = requirements.count
        sentences(isOpening: false)
        if requirements.count == first, exclusions.isEmpty || title == nil { remnant(unit) }
        let nests =
          place + 1 < units.count && units[place + 1].kind == .item
          && units[place + 1].indent > unit.indent
        if nests, first < requirements.count {
          if requirements.count == first + 1, isNeed(first, .fact, .input, .records, .narrative) {
            requirements[first].subject = .section(nil)
          }
          parents.append((unit.indent, first))
        }
      case .prose:
        parents = []
        parent = nil
        item = nil
        heading = nil
        sentences(isOpening: title == nil && requirements.isEmpty && itemCount != units.count)
      }
    }
  }

  /// A heading line over items: a part of the screen.
  private mutating func section(_ unit: Outline.Unit) -> Int? {
    var upper = unit.upper
    while upper > unit.lower, tokens[upper - 1].kind != .word, tokens[upper - 1].kind != .number {
      upper -= 1
    }
    guard upper > unit.lower else { return nil }
    let index = require(.section(nil), from: unit.lower, to: upper)
    requirements[index].details.label = label(unit.lower, upper)
    position = upper
    return index
  }

  /// An item that no rule reads: its words as they stand.
  private mutating func remnant(_ unit: Outline.Unit) {
    var upper = unit.upper
    while upper > unit.lower, tokens[upper - 1].kind == .stop { upper -= 1 }
    guard upper > unit.lower else { return }
    let index = require(.need(.narrative), from: unit.lower, to: upper)
    requirements[index].details.label = label(unit.lower, upper)
  }

  /// Reads a unit's sentences.
  private mutating func sentences(isOpening: Bool) {
    let stop = end
    var isFirst = isOpening
    while position < stop, !isFull {
      var sentenceEnd = position
      while sentenceEnd < stop,
        tokens[sentenceEnd].kind != .stop
          || sentenceEnd + 1 < stop && tokens[sentenceEnd + 1].kind == .open
          || answersFollow(sentenceEnd, upTo: stop)
      {
        sentenceEnd += 1
      }
      if sentenceEnd > position {
        end = sentenceEnd
        isAbility = false
        isFilling = false
        isShown = false
        let isBackground =
          plays(position, CueSet(.request)) && sense(.request, position)?.argument == "background"
        let asked = isBackground ? requestBehindBackground() : wishEnd()
        if let asked { position = asked }
        if enumerates() {
          isFirst = false
        } else if isBackground && asked == nil && end < tokens.count - 1 || narrates() {
          position = end
        } else {
          if isFirst {
            opening()
            screenData()
            screenColumns()
          }
          if !addsColumn() { list() }
          isFirst = isFirst && title == nil && requirements.isEmpty
        }
      }
      position = sentenceEnd + 1
      end = stop
    }
    if isFull && position < stop { isCut = true }
  }

  /// Whether what could be a screen is a whole to be split: "energy use by room".
  private func isSplit(_ phrase: NounPhrase, _ screen: Int) -> Bool {
    guard plays(phrase.end, CueSet(.by)), kind(phrase.end + 1) == .word,
      !tokens[phrase.end + 1].isCapitalized, phrase.end == screen + 1
    else { return false }
    return need(screen).map { $0 == .metric || $0 == .breakdown || $0 == .fact } ?? true
      && sense(.screen, screen).map { recipePlace(of: $0) != nil } ?? false
  }

  /// Where the request begins in "we run a clinic and need a portal"; nil where there is none.
  private func requestBehindBackground() -> Int? {
    (position + 1..<max(position + 1, end)).first { index in
      plays(index, CueSet(.request)) && sense(.request, index)?.argument != "background"
        && separates(index - 1)
    }
  }

  /// "A table of users. Name. Email.": a field alone in a sentence is a column of what it follows.
  private mutating func addsColumn() -> Bool {
    guard let last = requirements.indices.last, requirements[last].parent == parent,
      isComponent(last, .table, .list) || isNeed(last, .records),
      requirements[last].details.items.isEmpty
    else { return false }
    let phrase = nounPhrase(position)
    guard phrase.end == end, phrase.end > position, !phrase.hasDeterminer, phrase.count == nil,
      phrase.component == nil, phrase.end - phrase.first <= 2,
      plays(end - 1, CueSet(.field, .choice)) || phrase.need == .fact
    else { return false }
    requirements[last].details.columns.append(label(phrase.first, phrase.end))
    position = end
    close(last)
    return true
  }

  /// Reads the noun of the screen itself, if the intent begins with one: "a login form with …".
  mutating func opening() {
    if namesGoal(position) || isQuestion(position) || comparison() || quantities() || sharesHead()
      || bareNames()
    {
      return
    }
    let start = position
    while position < end,
      plays(position, CueSet(.request, .filler, .container, .article)) || kind(position) == .symbol
        || kind(position) == .comma
    {
      if plays(position, CueSet(.screen, .component)) || namesGoal(position) { break }
      position += 1
    }
    let isObject = plays(position, CueSet(.verb)) && plays(position - 1, CueSet(.article))
    let phrase = nounPhrase(position)
    if isSharedName(phrase) { return named(phrase) }
    if kind(phrase.end) == .colon, phrase.screen == nil, phrase.component == nil,
      phrase.section == nil, phrase.layout == nil, phrase.end > phrase.first
    {
      let inner = nounPhrase(phrase.end + 1)
      if inner.screen == inner.end - 1, inner.end > phrase.end + 1,
        inner.end >= end || listFollows(inner.end) || plays(inner.end, CueSet(.container))
      {
        // "Harbour: berth application."
        position = phrase.end + 1
        return opening()
      }
    }
    if announcesControls(phrase) {
      title = label(phrase.first, phrase.end)
      position = phrase.end + 1
      return
    }
    guard phrase.end > position, let screen = phrase.screen, phrase.beyond == nil,
      !(phrase.need == .records && phrase.needAt == phrase.end - 2),
      !(plays(position, CueSet(.verb)) && plays(phrase.end, CueSet(.article))),
      phrase.component.map({ $0 < screen }) ?? true, phrase.section.map({ $0 < screen }) ?? true,
      !(kind(phrase.end) == .colon && kind(phrase.end + 1) == .number),
      !isSplit(phrase, screen)
    else {
      // "to see all open cases": behind an article stands no verb.
      position = phrase.end > position ? position - (isObject ? 1 : 0) : start
      return
    }
    guard (screen..<phrase.end).allSatisfy({ tokens[$0].plays(CueSet(.screen)) }) else { return }
    if phrase.layout.map({ $0 > screen }) ?? false { return }
    titled(phrase)
    position = phrase.end
    while position < end {
      if announcesName(position) {
        let stop = quotedOrName(position + 1)
        guard stop > position + 1 else { break }
        title = verbatim(position + 1, stop, capitalizing: true)
        position = stop
      } else if kind(position) == .quote {
        title = verbatim(position, position + 1)
        position += 1
      } else if plays(position, CueSet(.for, .of, .by, .in, .on, .at)),
        !plays(position, CueSet(.each))
      {
        var more = nounPhrase(position + 1)
        // "checkout in four steps: …": the steps are what it shows.
        guard more.end > position + 1, more.component == nil || more.count == nil else { break }
        if isGerund(more.first), plays(position, CueSet(.for)) {
          // "for tracking my habits": the object is what it is about.
          let object = nounPhrase(more.first + 1)
          if object.end > more.first + 1 { more = object }
        }
        if topic == nil || plays(position, CueSet(.for, .of)) {
          topic = lowercased(label(more.first, more.end))
          isAbout = true
          if recipe == nil, title?.text == nil { title = label(more.first, more.end) }
          if recipe != nil, tokens[more.first].isCapitalized, let named = title?.range,
            let words = range(more.first, more.end) as SourceRange?
          {
            // "profile of Ada Lovelace"
            title = text(named.lowerBound, words.upperBound, capitalizing: true)
          }
        }
        if recipe == nil, let screen = more.screen, screen == more.end - 1,
          let known = sense(.screen, screen), let place = recipePlace(of: known)
        {
          // "a form for login", "form di login"
          recipe = (place, range(more.first, more.end))
          title = label(more.first, more.end)
          context = Context(rawValue: RecipeBook.shipped.entries[place].context) ?? context
        }
        if let layout = more.layout, let sense = sense(.layout, layout) {
          self.layout = Screen.Layout(rawValue: sense.argument)
        }
        position = more.end
      } else if plays(position, CueSet(.relative)) {
        position += 1
      } else if plays(position, CueSet(.to)) || plays(position, CueSet(.ability)),
        plays(position + 1, CueSet(.verb)), purpose()
      {
        continue
      } else {
        break
      }
    }
  }

  /// Whether a name of two words before that of a screen follows: "lost and found form".
  private func isSharedName(_ phrase: NounPhrase) -> Bool {
    guard phrase.end == phrase.first + 1, phrase.component == nil, phrase.screen == nil,
      plays(phrase.end, CueSet(.conjunction))
    else { return false }
    let next = nounPhrase(phrase.end + 1)
    return next.end - next.first == 2 && next.screen == next.end - 1 && !next.hasDeterminer
      && next.count == nil && next.component == nil
      && ["form", "generic", "kept"].contains(sense(.screen, next.end - 1)?.argument)
  }

  /// Takes such a name as the title.
  private mutating func named(_ phrase: NounPhrase) {
    let next = nounPhrase(phrase.end + 1)
    title = text(
      tokens[phrase.first].start, tokens[next.end - 2].end, capitalizing: true)
    topic = title.map { lowercased($0) }
    if sense(.screen, next.end - 1)?.argument == "form" { context = .form }
    position = next.end
  }

  /// Whether a word ends as what one is doing does: "tracking".
  func isGerund(_ index: Int) -> Bool {
    guard kind(index) == .word, tokens[index].end - tokens[index].start > 5 else { return false }
    return bytes[(tokens[index].end - 3)..<tokens[index].end].elementsEqual("ing".utf8)
  }

  /// "a form to report a bug with …": what the screen is for, if more is said of it.
  private mutating func purpose() -> Bool {
    let start = position + 1
    guard recipe == nil, let stop = goalEnd(start + 1, isBare: true) else { return false }
    title = title ?? compact(start, stop.whole)
    let isListed = listFollows(stop.whole)
    guard isListed || plays(stop.whole, CueSet(.container)) else { return false }
    if isListed, takesInput(start) { context = .form }
    if context == .form { setGoal(start, stop.object) }
    position = stop.whole
    return true
  }
}
