internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads items with what is said of each: "Mon 12, Tue 18", "API up", "30s work", "A (x, y)".
  @discardableResult
  mutating func items(of index: Int, isBracketed: Bool = false) -> Bool {
    let first = requirements[index].details.items.count
    if let pairs = pairs(from: position) {
      requirements[index].details.items += pairs.map { paired($0) }
      position = end
      return true
    }
    let opening = position
    let isText =
      isNeed(index, .sequence)
      || isComponent(index, .steps, .checklist) && !looksLikeData(position)
      || isComponent(index, .list) && startsVerbPhrase(position)
    let isTold =
      isText || requirements[index].details.variant == "timeline" || isComponent(index, .checklist)
    while position < end, requirements[index].details.items.count < Limits.items {
      let before = position
      if requirements[index].details.items.count > first {
        // Behind names between commas, a semicolon begins something else.
        if kind(position) == .semicolon,
          (opening..<position).contains(where: { kind($0) == .comma })
        {
          break
        }
        while position < end,
          separates(position) || kind(position) == .stop || kind(position) == .slash
        {
          position += 1
        }
        guard position > before else { break }
      }
      if speaksOfAll(position) {
        position = before
        break
      }
      if requirements[index].details.items.count > first, plays(position, CueSet(.side)),
        nounPhrase(position + 1).component != nil
      {
        // "…, under them a graph of feed costs"
        position = before
        break
      }
      if requirements[index].details.items.count > first, tellsOfNamed() { continue }
      if isText, isRole(position, .reason) {
        // "…, so that I don't get stung"
        position = end
        break
      }
      let phrase = nounPhrase(position)
      let head = phrase.component ?? phrase.section
      let isParallel =
        requirements[index].details.items.count > first && plays(position, CueSet(.article))
        && plays(opening, CueSet(.article))
      if !isBracketed, !isParallel, phrase.hasDeterminer || phrase.count != nil, head != nil,
        head == (phrase.caption ?? phrase.end) - 1,
        kind(phrase.start) != .number || kind(phrase.end) == .colon
      {
        position = before
        break
      }
      if plays(position, CueSet(.negation)), isComponent(index, .list, .checklist),
        !ends(position + 1),
        nounPhrase(position + 1).component == nil
      {
        // "no running, no diving": rules are things too.
      } else if plays(position, CueSet(.ability, .negation, .container, .each)),
        kind(position + 1) != .number,
        !isText
          || plays(position, CueSet(.container)) && plays(position + 1, CueSet(.article))
            && nounPhrase(position + 1).component != nil
      {
        position = before
        break
      }
      // "stay calm, call 112": what stands beside things to do is one itself.
      let isDeed =
        plays(position, CueSet(.verb)) && requirements[index].details.items.count > first
        && requirements[index].details.items.allSatisfy(\.values.isEmpty)
      guard let item = nextItem(isText: isText || isDeed, isTold: isTold) else {
        position = max(before, position)
        break
      }
      requirements[index].details.items.append(item)
    }
    return requirements[index].details.items.count > first
  }

  /// Reads one item, with its figures, state, duration and what it holds.
  ///
  /// What is text keeps its numbers; of what is told, a last word such as "finished" is no state.
  /// A line of its own holds one item, whatever it joins: "leek and potato soup".
  mutating func nextItem(
    isText: Bool, isTold: Bool = false, isLine: Bool = false
  ) -> Details.Item? {
    var item = Details.Item(Phrase(""))
    var lower: Int?
    var upper = position
    let start = position
    let limit = min(end, position + 24)
    if plays(position, CueSet(.negation)), !ends(position + 1), kind(position + 1) == .word {
      // "no running": a rule is told in its own words.
      while position < limit, !separates(position) { position += 1 }
      return Details.Item(verbatim(start, position, capitalizing: true))
    }
    while position < limit {
      let token = tokens[position]
      switch token.kind {
      case .number where lower == nil && !isText && addressEnd(position) != nil:
        lower = position
        position = addressEnd(position) ?? end
        upper = position
      case .number where isText && lower != nil:
        // "wait 10 seconds": what to do is told in its own words.
        position += 1
        upper = position
      case .number
      where token.measure == .plain && lower != nil
        && (kind(position + 1) == .open && tokens[position - 1].isCapitalized
          || kind(position + 1) == .colon && kind(position + 2) == .number):
        // "Depot 1 (Leeds)", "week 3: 18"
        position += 1
        upper = position
      case .number where token.measure == .date && lower == nil && position + 1 < end:
        // "3 May Dentist"
        position += 1
        item.values.append(verbatim(position - 1, position))
      case .number where isSpan(position) && lower == nil && token.measure == .plain && !isText:
        // "over the age groups 18-29, 30-49"
        lower = position
        position += 3
        upper = position
      case .number where isSpan(position) && lower != nil:
        let first = position
        position += 3
        if plays(position, CueSet(.unit)) { position += 1 }
        item.values.append(verbatim(first, position))
      case .number
      where lower != nil && token.measure == .plain && kind(position + 1) == .open
        && item.values.isEmpty && tokens[position - 1].isCapitalized:
        // "Depot 1 (Leeds)": the number is part of the name.
        position += 1
        upper = position
      case .number where (token.measure == .clock || token.measure == .date) && lower != nil:
        // "Monday 9:00 Yoga": what follows the time is the label.
        position += 1
        if kind(position) == .word, !separates(position), let day = lower, plays(day, CueSet(.day))
        {
          item.values.append(verbatim(day, position))
          lower = nil
        } else {
          item.values.append(verbatim(position - 1, position))
        }
      case .number:
        let number = position
        let values = item.values.count
        figure(&item, hasLabel: lower != nil)
        if lower != nil, position == number + 1, item.values.count == values, item.seconds == nil,
          item.times == nil
        {
          upper = position
        }
      case .colon, .dash:
        guard !token.isJoined, lower != nil else {
          position += 1
          continue
        }
        position += 1
        rest(&item)
      case .open:
        let partner = token.partner
        guard partner > position, partner < end else {
          position += 1
          continue
        }
        held(&item, upTo: partner)
      case .word
      where lower == nil && !item.values.isEmpty && plays(position, CueSet(.moment))
        && isPhrase(position) && ends(position + 1):
        // "7.4 kg in May"
        item.label = lastWord(position, position + 1) ?? item.label
        position += 1
        return item
      case .word where lower != nil && tellsFigure(position):
        // "Mercury with 0 moons", "quiet has 3"
        position += 1
      case .word where lower != nil && item.values.isEmpty && isCountTold(position):
        count(&item)
      case .word
      where plays(position, CueSet(.conjunction)) && kind(position + 1) == .number
        && lower != nil && !item.values.isEmpty && ends(position + 2):
        // "Q1 10 and 12"
        position += 2
        item.values.append(verbatim(position - 1, position))
      case .word where lower != nil && item.values.isEmpty && joinsPriced(position):
        position += 1
      case .word where lower != nil && sense(.layout, position)?.argument == "columns.after":
        // "eggs, milk and wool next to each other"
        position += 1
        return finished(&item, lower, upper, start, isTold)
      case .word where isText && lower.map({ $0 + 1 < position }) ?? false && joinsObject(position):
        position += 1
      case .word where separates(position) && !isLine || lower != nil && speaksOfAll(position):
        return finished(&item, lower, upper, start, isTold)
      case .word
      where isText && lower != nil && kind(position + 1) != .symbol
        && !(plays(position, CueSet(.copula)) && plays(position + 1, CueSet(.article, .step))):
        position += 1
        upper = position
      case .word, .quote:
        if let lower,
          plays(position, CueSet(.copula))
            || isState(position) && !isTold && !isProperName(lower..<position + 1)
        {
          if plays(position, CueSet(.copula)) { position += 1 }
          state(&item)
        } else if lower != nil, plays(position, CueSet(.change)), kind(position + 1) == .number {
          position += 2
          if plays(position, CueSet(.unit)) { position += 1 }
          item.values.append(verbatim(position - 2, position))
        } else if lower != nil, plays(position, CueSet(.preset)),
          ends(position + 1) || kind(position + 1) == .close
        {
          item.isSelected = true
          position += 1
        } else if lower != nil, plays(position, CueSet(.on, .at)), isTime(position + 1) {
          position += 1
          rest(&item)
        } else if plays(position, CueSet(.of, .for)),
          lower == nil || plays(position, CueSet(.for)) && kind(position + 1) == .number
        {
          // "Basic for 5 €"
          position += 1
        } else if plays(position, CueSet(.in, .on, .at, .from, .by)), lower == nil,
          !item.values.isEmpty
        {
          // "3.2 kg in March"
          position += 1
        } else {
          lower = lower ?? position
          position += 1
          upper = position
        }
      case .symbol:
        if lower != nil, isTick(position) { tick(&item) }
        position += 1
      default: return finished(&item, lower, upper, start, isTold)
      }
    }
    return finished(&item, lower, upper, start, isTold)
  }

  /// Whether "and" ties one more thing to those that something is done to: "add salt and pepper".
  func joinsObject(_ index: Int) -> Bool {
    guard plays(index, CueSet(.conjunction)), kind(index - 1) == .word,
      !plays(index + 1, CueSet(.verb))
    else { return false }
    let object = plays(index + 1, CueSet(.article)) ? index + 2 : index + 1
    return kind(object) == .word && !isPhrase(index) && !isRole(object, .pronoun)
      && !plays(object, Self.boundary) && ends(object + 1)
  }

  private mutating func finished(
    _ item: inout Details.Item, _ lower: Int?, _ upper: Int, _ start: Int, _ isTold: Bool
  ) -> Details.Item? {
    if let lower {
      // "clean oven": what says nothing of a noun is a verb here.
      let isWhole = isTold || upper - lower > 1 && plays(lower, CueSet(.filler)) && !isPhrase(lower)
      item.label = isWhole ? verbatim(lower, upper, capitalizing: true) : label(lower, upper)
      if !isTold, item.state == nil, upper - lower > 1, isState(upper - 1),
        !tokens[upper - 1].plays(CueSet(.need)), !isProperName(lower..<upper)
      {
        // "API up": the last word is the state.
        item.state = verbatim(upper - 1, upper)
        item.tone = tone(upper - 1)
        item.label = label(lower, upper - 1)
      }
    } else if position > start {
      // "3 eggs": what is counted is the thing itself.
      item.label = label(start, position)
      item.values = []
    } else {
      return nil
    }
    return item
  }

  /// Whether all words of a name have capital letters, so that none is a state: "Chapel Green".
  private func isProperName(_ words: Range<Int>) -> Bool {
    words.count > 1 && words.allSatisfy { tokens[$0].isCapitalized }
      && words.contains { !isShouted($0) }
  }

  /// Whether a word is written in capitals: "API", "UP".
  private func isShouted(_ index: Int) -> Bool {
    !bytes[tokens[index].start..<tokens[index].end].contains { $0 &- UInt8(ascii: "a") < 26 }
  }

  /// Whether two numbers with a dash or "to" between them begin at an index: "9-17", "9:00 to 17:00".
  private func isSpan(_ index: Int) -> Bool {
    guard kind(index + 2) == .number else { return false }
    return kind(index + 1) == .dash || plays(index + 1, CueSet(.to))
  }

  /// Whether "as a pie chart" stands at an index: it speaks of the whole list.
  private func speaksOfAll(_ index: Int) -> Bool {
    guard plays(index, CueSet(.as, .in, .on)) else { return false }
    let phrase = nounPhrase(index + 1)
    return phrase.end > index + 1 && phrase.component == phrase.end - 1
  }

  /// Whether what stands at an index is a figure or says when: "on Friday", "at 9:00".
  private func isTime(_ index: Int) -> Bool {
    if plays(index, CueSet(.article)) { return kind(index + 1) == .number }
    return kind(index) == .number || plays(index, CueSet(.day, .moment, .period))
  }
}
