internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "why you want to adopt", "whether you have a garden", "which animal (dog, cat)": a clause
  /// that says what is asked, as an input; false where none stands.
  mutating func asked() -> Bool {
    guard context == .form || context == .settings || isFilling && !isShown,
      let asking = sense(.asking, position)?.argument, asks(position)
    else { return false }
    let start = position
    position += 1
    while position < end, kind(position) == .word || kind(position) == .number,
      !plays(position, CueSet(.conjunction)),
      asking == "toggle" && !plays(position + 1, CueSet(.asking)) || !separates(position),
      !plays(position, CueSet(.as)) || nounPhrase(position + 1).component == nil,
      !plays(position, CueSet(.preset, .necessity)) || !ends(position + 1),
      !plays(position, CueSet(.from, .between)) || kind(position + 1) != .number
    {
      position += 1
    }
    let index = require(.need(.input), from: start, to: position)
    requirements[index].details.label = label(start, position)
    switch asking {
    case "toggle":
      requirements[index].subject = .component(.toggle)
      let isSaid = tellsOfSomebody(start + 1) && position > start + 2
      requirements[index].details.label = label(start + (isSaid ? 2 : 1), position)
    case "choice":
      requirements[index].subject = .need(.choice)
    default:
      requirements[index].details.fieldKind =
        fieldKind(start + 1, position).flatMap { $0 == .text ? nil : $0 }
        ?? Component.FieldKind(rawValue: asking)
    }
    if let thing = askedThing(start) {
      requirements[index].details.label = label(thing.first, thing.end)
      requirements[index].details.fieldKind = fieldKind(thing.first, thing.end) ?? .text
      requirements[index].subject = .need(.input)
    }
    modifiers(of: index)
    if requirements[index].details.minimum != nil, requirements[index].details.maximum != nil {
      // "how bad it was from 1 to 10"
      requirements[index].subject = .component(.slider)
      requirements[index].details.fieldKind = nil
    }
    close(index)
    return true
  }

  /// Whether a clause begins with who it is about: "you bring", "we are".
  private func tellsOfSomebody(_ index: Int) -> Bool {
    isRole(index, .pronoun) || sense(.request, index)?.argument == "background"
  }

  /// The words that name what is asked of somebody's deed: "ring number" in "what ring number it
  /// wears".
  private func askedThing(_ start: Int) -> (first: Int, end: Int)? {
    guard sense(.asking, start)?.argument == "choice" || says(start, "what"),
      let who = (start + 1..<max(start + 1, position)).first(where: { isRole($0, .pronoun) }),
      who > start + 1, nounPhrase(start + 1).end >= who
    else { return nil }
    return (start + 1, who)
  }

  /// Whether a word that asks begins a clause of its own rather than one about what stands before:
  /// "when you arrive", but not "which collects names" nor "where customers pick a date".
  private func asks(_ index: Int) -> Bool {
    switch sense(.asking, index)?.argument {
    case "toggle"?: return plays(index, CueSet(.need)) || tellsOfSomebody(index + 1)
    case "multiline"?, "number"?:
      // "how many guests" is a noun phrase as well as "number of guests".
      return !ends(nounPhrase(index).end) || need(index) == nil
    default: break
    }
    let next = index + 1
    if ends(next) { return true }
    guard !plays(next, CueSet(.container)) else { return false }
    guard plays(index, CueSet(.relative)), !isAnsweredByList(next) else { return true }
    if plays(next, CueSet(.copula, .ability)) { return false }
    if isRole(next, .pronoun) { return !plays(next + 1, CueSet(.ability)) }
    if plays(next, CueSet(.verb)) { return false }
    let subject = nounPhrase(next)
    return subject.end == next
      || !plays(subject.end, CueSet(.verb, .ability, .container))
  }

  /// Whether the words at an index end with a colon or a bracket, and answers behind it.
  private func isAnsweredByList(_ start: Int) -> Bool {
    let stop = questionEnd(start)
    return kind(stop) == .colon && hasOptions(stop + 1)
      || kind(stop) == .open && tokens[stop].partner > stop
  }

  /// "yes or no: pets allowed": what is behind the mark is so or not.
  mutating func yesOrNo() -> Bool {
    guard isRole(position, .answer), plays(position + 1, CueSet(.alternative)),
      plays(position + 2, CueSet(.negation)), kind(position + 3) == .colon, position + 4 < end
    else { return false }
    let index = require(.component(.toggle), from: position, to: end)
    requirements[index].details.label = verbatim(position + 4, end, capitalizing: true)
    position = end
    return true
  }

  /// Whether a word before a name, "called", is one here: what a form "asks" is its content.
  func announcesName(_ index: Int) -> Bool {
    guard plays(index, CueSet(.named)), !isListedNoun(index) else { return false }
    return !plays(index, CueSet(.container)) || kind(index + 1) == .quote
  }

  /// Whether a word for what a text says is one of several names: "customer, reading, date".
  func isListedNoun(_ index: Int) -> Bool {
    context == .form && kind(index - 1) == .comma && kind(index + 1) != .quote
      && sense(.named, index)?.argument == "saying"
  }

  /// Whether the words at an index are a question: they begin as one, or end with its mark, and
  /// answers follow or the screen is a form.
  func isQuestion(_ start: Int) -> Bool {
    let stop = questionEnd(start)
    guard stop > start, stop - start <= 16 else { return false }
    // "How guests get here (pie chart): car 64 %, …" is drawn.
    if kind(stop) == .open, let shown = sense(.component, stop + 1)?.component,
      shown.family != .input, tokens[stop].partner == stop + 2
    {
      return false
    }
    if asksWhich(start, upTo: stop) { return true }
    let isMarked = isQuestionMark(stop)
    let isAnswered = kind(isMarked ? stop + 1 : stop) == .open || isMarked && stop + 1 < end
    if plays(start, CueSet(.question)),
      isAnswered || context == .form && !plays(start, CueSet(.asking))
    {
      return true
    }
    guard isMarked, !isPolite, !plays(start, CueSet(.request, .negation)) else { return false }
    return (context == .form || isAnswered)
      && !(start..<stop).contains { plays($0, CueSet(.component, .section)) && $0 + 1 == stop }
  }

  /// Where the words of a question that begins at an index end.
  func questionEnd(_ start: Int) -> Int {
    var index = start
    while index < min(end, start + Limits.lookahead),
      kind(index) == .word || kind(index) == .number || kind(index) == .quote
    {
      index += 1
    }
    return index
  }

  /// Whether a question mark stands at an index, be it the one that ends the sentence.
  func isQuestionMark(_ index: Int) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .stop
      && bytes[tokens[index].start] == UInt8(ascii: "?")
  }

  /// Whether alternatives end a question behind its first comma: "How was the coach, good or bad?"
  /// of "Fruit: apple, pear or plum?" all three are answers.
  private func asksWhich(_ start: Int, upTo comma: Int) -> Bool {
    kind(comma) == .comma && isQuestionMark(end) && endsWithAlternative(comma + 1)
      && (kind(start - 1) != .colon || comma > start + 1)
  }

  /// "How satisfied are you? (very, somewhat, not at all)": a question with its answers.
  mutating func question() {
    let start = position
    let isYesOrNo =
      sense(.question, start)?.argument == "yesno" || plays(start, CueSet(.copula, .ability))
    position = questionEnd(start)
    let stop = position
    let isMarked = isQuestionMark(stop)
    if isMarked, stop < end { position += 1 }
    if context == .generic { context = .form }
    let index = require(.need(.input), from: start, to: position)
    requirements[index].details.label =
      isMarked
      ? text(tokens[start].start, tokens[stop].end, capitalizing: true) : label(start, stop)
    requirements[index].details.fieldKind = kindAsked(start, stop)
    if asksWhich(start, upTo: stop) {
      position = stop + 1
      requirements[index].subject = .need(.choice)
      requirements[index].details.fieldKind = nil
      requirements[index].details.label = Phrase(
        label(start, stop).text + "?", at: range(start, stop))
      options(of: index, isBracketed: true)
    } else if position < end, kind(position) != .open, isMarked {
      if kind(position) == .colon || kind(position) == .dash { position += 1 }
      requirements[index].subject = .need(.choice)
      choiceStyle(of: index)
      answerRange(of: index)
      optionsBehind(index)
    }
    modifiers(of: index)
    if isYesOrNo, isNeed(index, .input), requirements[index].details.items.isEmpty {
      // What is asked for a yes or a no.
      requirements[index].subject = .component(.picker)
      requirements[index].details.fieldKind = nil
      requirements[index].details.variant = "segmented"
      let words = requirements[index].range
      requirements[index].details.items = ["Yes", "No"].map {
        Details.Item(Phrase($0, at: words))
      }
    }
    close(index)
  }

  /// What a question takes for an answer.
  private func kindAsked(_ start: Int, _ stop: Int) -> Component.FieldKind {
    let kind = sense(.asking, start).flatMap { Component.FieldKind(rawValue: $0.argument) }
    return fieldKind(start, stop).flatMap { $0 == .text ? nil : $0 } ?? kind ?? .text
  }

  /// Whether the sentence goes on behind a question mark, with what answers it: a bracket, what
  /// follows "with", or a list of few words each.
  func answersFollow(_ mark: Int, upTo stop: Int) -> Bool {
    guard isQuestionMark(mark), mark + 1 < stop else { return false }
    let next = tokens[mark + 1]
    if next.kind == .open || next.kind == .colon || next.kind == .dash { return true }
    if next.plays(CueSet(.container)), !next.isCapitalized { return true }
    if isRange(next.plays(CueSet(.from)) ? mark + 2 : mark + 1) { return true }
    let colon = (mark + 1..<min(stop, mark + 10)).first { kind($0) == .colon }
    if let colon, choiceStyle(from: mark + 1, to: colon) != nil { return true }
    var words = 0
    var separators = 0
    for index in mark + 1..<min(stop, mark + Limits.lookahead) {
      let token = tokens[index]
      switch token.kind {
      case .comma, .slash:
        separators += 1
        words = 0
      case .word where separators > 0 && token.plays(CueSet(.container)): return true
      case .word where token.plays(CueSet(.alternative)):
        separators += 1
        words = 0
      case .word, .number:
        words += 1
        if words > 3 || token.plays(CueSet(.component, .container, .request, .ability, .question)) {
          return false
        }
      case .dash, .semicolon:
        let sentenceEnd = (index..<stop).first { tokens[$0].kind == .stop } ?? stop
        return separators > 0 && choiceStyle(from: index + 1, to: sentenceEnd) != nil
      case .stop, .line:
        return separators > 0 && token.kind == .line
          || separators > 0 && !isQuestionMark(index)
      default: return false
      }
    }
    return separators > 0
  }
}
