internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads options: "S, M or L", "small, medium"; false where none stand.
  ///
  /// Outside of brackets the list ends behind its last "and" or "or".
  @discardableResult
  mutating func options(of index: Int, isBracketed: Bool = false) -> Bool {
    var isLast = false
    var isSlashed = false
    var wasAlternative = false
    let isClosed = isBracketed && end < tokens.count && tokens[end].kind == .close
    let first = requirements[index].details.items.count
    while position < end, requirements[index].details.items.count < Limits.items {
      let before = position
      if requirements[index].details.items.count > first {
        let joins =
          plays(position, Self.separators)
          || kind(position) == .comma && plays(position + 1, Self.separators)
        let isSlash =
          kind(position) == .slash
          || kind(position) == .dash && isBracketed && !closesAside(position)
        // "drill or saw, and whether you need gloves"
        if wasAlternative || joins,
          (position..<min(end, position + 3)).contains(where: {
            plays($0, CueSet(.asking)) && $0 > position
          })
        {
          break
        }
        // "Adult or Child or Senior"
        let isMore = plays(position, CueSet(.alternative)) && wasAlternative
        guard isSlash || separates(position), !(isLast && !isBracketed && !isMore),
          kind(position) != .semicolon || isBracketed, isSlash || isClosed || !isSlashed
        else { break }
        wasAlternative = plays(position, CueSet(.alternative))
        isSlashed = isSlashed || isSlash
        if isSlash { position += 1 } else { skipSeparators() }
        isLast = joins
      }
      if !isClosed, plays(position, CueSet(.container)), nounPhrase(position + 1).component != nil {
        // "once, monthly, yearly, and there's a switch"
        position = before
        break
      }
      if isChoiceStyle(position), position + 1 >= end || ends(position + 1), isClosed {
        // "(Mon, Tue or Wed, several allowed)"
        requirements[index].details.variant = sense(.style, position)?.argument
        position += 1
        continue
      }
      guard let option = option(), !isElement(option, isClosed) else {
        position = before
        break
      }
      position = option.end
      var item = Details.Item(verbatim(option.lower, option.end, capitalizing: true))
      if kind(position) == .open, tokens[position].partner == position + 2,
        plays(position + 1, CueSet(.preset)) || plays(position + 1, CueSet(.power))
      {
        item.isSelected = true
        position += 3
      } else if plays(position, CueSet(.preset)), ends(position + 1) {
        item.isSelected = true
        position += 1
      }
      requirements[index].details.items.append(item)
    }
    let behind = position
    if isBracketed, !skipSeparators() || !preselects(index) { position = behind }
    splitRow(of: index, from: first)
    return requirements[index].details.items.count > first
  }

  /// Whether a dash ends what another began, "toppings – olives, capers – for their bread": options
  /// that dashes part have no comma among them.
  func closesAside(_ index: Int) -> Bool {
    guard !tokens[index].isJoined, kind(index) == .dash else { return false }
    var before = index - 1
    var commas = 0
    while before > 0, index - before < Limits.lookahead, kind(before) != .dash {
      if kind(before) == .colon || kind(before) == .open { return false }
      if separates(before) { commas += 1 }
      before -= 1
    }
    return commas > 0 && kind(before) == .dash
  }

  /// Where the names begin of what something can be, behind "which is", "being" or "either".
  func offerStart(_ start: Int) -> Int {
    var index = start
    while plays(index, CueSet(.relative, .copula)) && !plays(index, CueSet(.asking))
      || plays(index, CueSet(.alternative))
    {
      index += 1
    }
    return index
  }

  /// Whether alternatives are set off behind a choice that has no options yet: "radio buttons for the
  /// fare, adult or child", "the loaf, which is rye or spelt".
  func areOffered(_ start: Int, to index: Int) -> Bool {
    let start = offerStart(start)
    guard isComponent(index, .picker) || isNeed(index, .choice),
      requirements[index].details.items.isEmpty, requirements[index].details.variant != "rating",
      kind(start) == .word || kind(start) == .quote,
      !plays(start, CueSet(.article, .verb, .ability, .component)), endsWithAlternative(start)
    else { return false }
    return true
  }

  /// Takes "miles preselected" behind the options of a choice for what is chosen at first; false where
  /// no option is named so.
  mutating func preselects(_ index: Int) -> Bool {
    guard let preset = presetOption(position, of: index) else { return false }
    requirements[index].details.items[preset.option].isSelected = true
    position = preset.end
    return true
  }

  /// The option of a choice that is named at an index and said to be chosen at first.
  func presetOption(_ start: Int, of index: Int) -> (option: Int, end: Int)? {
    guard !requirements[index].details.items.isEmpty,
      isComponent(index, .picker) || isNeed(index, .choice)
    else { return nil }
    // "red, green, with red chosen"
    let start = sense(.container, start)?.argument == "with" ? start + 1 : start
    let stop = wordsEnd(start)
    guard let preset = (start..<stop).first(where: { plays($0, CueSet(.preset)) }), preset > start,
      ends(preset + 1)
    else { return nil }
    let name = lowercased(verbatim(start, preset)).text
    return requirements[index].details.items.firstIndex { lowercased($0.label).text == name }
      .map { ($0, preset + 1) }
  }

  /// Makes the words of a lone option of a demanded choice options of their own, where three or more
  /// stand in a row without a mark: "dropdown good ok bad".
  private mutating func splitRow(of index: Int, from first: Int) {
    guard isComponent(index, .picker), requirements[index].details.items.count == first + 1,
      let range = requirements[index].details.items[first].label.range,
      position > 2, tokens[position - 1].end == range.upperBound
    else { return }
    var lower = position
    while lower > 0, tokens[lower - 1].start >= range.lowerBound { lower -= 1 }
    guard (3...7).contains(position - lower),
      (lower..<position).allSatisfy({ tokens[$0].kind == .word && !tokens[$0].isJoined }),
      (lower..<position).allSatisfy({
        !tokens[$0].isPlural
          && !tokens[$0].plays(
            CueSet(.article, .of, .for, .in, .on, .at, .to, .component, .section, .need, .field))
      })
    else { return }
    requirements[index].details.items.removeLast()
    for word in lower..<position {
      requirements[index].details.items.append(
        Details.Item(verbatim(word, word + 1, capitalizing: true)))
    }
  }

  func option() -> (lower: Int, end: Int)? {
    var index = position
    while plays(index, CueSet(.article)), kind(index + 1) == .word { index += 1 }
    let lower = index
    let stops = CueSet(
      .conjunction, .alternative, .container, .relative, .each, .preset, .named, .necessity,
      .ability)
    let limit = min(end, index + 8)
    while index < limit {
      switch tokens[index].kind {
      case .word
      where !tokens[index].isJoined
        && (tokens[index].plays(stops) || index > lower && isPhrase(index) && isChoiceStyle(index)
          || tokens[index].plays(CueSet(.as)) && nounPhrase(index + 1).component != nil):
        return index > lower ? (lower, index) : nil
      case .word, .number, .quote, .symbol: break
      case .slash where isInsideWord(index): break
      case .dash where kind(index - 1) == .number && kind(index + 1) == .number && index > lower:
        // "11-50"
        break
      default: return index > lower ? (lower, index) : nil
      }
      index += 1
    }
    return index > lower ? (lower, index) : nil
  }

  /// Whether what looks like an option is an element of its own: "… or L and a Buy button", "… or L
  /// and choose a day".
  func isElement(_ option: (lower: Int, end: Int), _ isBracketed: Bool) -> Bool {
    guard !isBracketed else { return false }
    if plays(position, CueSet(.verb)), plays(position + 1, CueSet(.article)) { return true }
    let phrase = nounPhrase(position)
    // "Renewals, Fines, Lost cards"
    let isName = tokens[option.lower].isCapitalized && separates(option.lower - 1)
    return !isName && (phrase.component ?? phrase.section) == phrase.end - 1
      && (phrase.hasDeterminer || phrase.count != nil || phrase.end - phrase.first > 1)
  }

  /// Reads "choose one of oak, ash and elm as the wood"; false where nothing such stands.
  mutating func choosesOne() -> Bool {
    guard let offered = choosing(position), plays(offered - 1, CueSet(.of)) else { return false }
    let start = position
    let index = require(.need(.choice), from: start, to: offered)
    requirements[index].details.label = label(start, start + 1)
    position = offered
    let outer = end
    end = (offered..<end).first { plays($0, CueSet(.as)) } ?? end
    let isRead = options(of: index)
    end = outer
    guard isRead else {
      requirements.removeLast()
      position = start
      return false
    }
    if plays(position, CueSet(.as, .for)), case let name = nounPhrase(position + 1),
      name.end > name.first, name.component == nil
    {
      requirements[index].details.label = label(name.first, name.end)
      position = name.end
    }
    close(index)
    return true
  }

  /// Reads "The options are oak, ash and elm", behind a choice that has none, and "Options for the
  /// wood: oak, ash and elm".
  mutating func offersOptions() -> Bool {
    var start = position
    while start < end, plays(start, CueSet(.article)) || isRole(start, .own) { start += 1 }
    if isRole(start, .offer), plays(start + 1, CueSet(.for, .of)) {
      let chosen = nounPhrase(start + 2)
      guard chosen.end > chosen.first, chosen.component == nil,
        plays(chosen.end, CueSet(.copula)) || kind(chosen.end) == .colon,
        hasSeparator(chosen.end + 1)
      else { return false }
      let index = require(.need(.choice), from: start, to: chosen.end)
      requirements[index].details.label = label(chosen.first, chosen.end)
      position = chosen.end + 1
      options(of: index, isBracketed: true)
      close(index)
      return true
    }
    guard let last = requirements.indices.last, isRole(start, .offer),
      requirements[last].details.items.isEmpty
    else { return false }
    let isTold = plays(start + 1, CueSet(.copula)) || kind(start + 1) == .colon
    // "a select named Wood, options oak, ash"
    guard isTold || isComponent(last, .picker) && hasSeparator(start + 1) else { return false }
    if isQuestionMark(position - 1), isNeed(last, .fact, .input, .narrative),
      let question = requirements[last].details.value ?? requirements[last].details.label
    {
      // "Quiz question: Which metal is liquid? Answers: mercury, zinc"
      let mark = question.text.hasSuffix("?") ? "" : "?"
      requirements[last].subject = .need(.choice)
      requirements[last].details = Details(
        label: Phrase(question.text + mark, from: question.origin))
    }
    guard isComponent(last, .picker) || isNeed(last, .choice) else { return false }
    position = isTold ? start + 2 : start + 1
    guard options(of: last, isBracketed: true) else { return false }
    close(last)
    return true
  }

  /// Reads "finish [ash | larch]": a choice by its name, in whatever words, and its options.
  mutating func bracketedChoice() -> Bool {
    var open = position
    while open < min(end, position + 5), kind(open) == .word { open += 1 }
    guard open > position, kind(open) == .open,
      bytes[tokens[open].start] == UInt8(ascii: "["), tokens[open].partner > open,
      tokens[open].partner <= end, hasSeparator(open + 1),
      !(position..<tokens[open].partner).contains(where: {
        plays($0, CueSet(.component, .section, .layout))
      })
    else { return false }
    let index = require(.need(.choice), from: position, to: open)
    requirements[index].details.label = label(position, open)
    position = open
    _ = bracket(of: index)
    close(index)
    return true
  }
}
