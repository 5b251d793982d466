internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether a name begins at an index, directly behind the part of the screen that it is given to:
  /// "a button Keep my seats", "the badge Open", "a section What we offer".
  ///
  /// It is told by its capital letter, whatever part its words could play elsewhere.
  func beginsCaption(_ index: Int, behind head: Int) -> Bool {
    guard index == head + 1, kind(index) == .word, tokens[index].isCapitalized,
      !tokens[index].isJoined, !tokens[head].isCapitalized || kind(head - 1) != .word
    else { return false }
    guard let kind = sense(.component, head)?.component else { return true }
    return Self.isCaptioned(kind)
  }

  /// Whether a name that began behind its component goes on at an index.
  func continuesCaption(_ index: Int) -> Bool {
    let token = tokens[index]
    switch token.kind {
    case .word: break
    case .number:
      // "Level 1 at 90 percent": the number of the name stands before that of the value.
      return token.measure == .plain && (plays(index + 1, CueSet(.at)) || kind(index + 1) == .colon)
    case .quote, .comma, .semicolon, .colon, .stop, .dash, .slash, .open, .close, .line, .symbol:
      return false
    }
    // "a badge Low for vitamin D"
    if token.plays(CueSet(.for)), sense(.component, index - 2)?.component == .badge { return false }
    if token.plays(Self.captionStops) { return isParticle(index) }
    if token.plays(CueSet(.in, .on, .at, .by, .per, .over)) {
      return isParticle(index) || belongsToCaption(index + 1)
    }
    // "which is collapsed", "that's on"
    if token.plays(CueSet(.copula)), isPhrase(index) || plays(index + 1, CueSet(.power)) {
      return false
    }
    return true
  }

  /// "a progress bar Level 1 at 90 %, another one Level 2": one more of the component before, under a
  /// name of its own.
  ///
  /// "a primary button Start engine and a secondary one Check oil": of a style of its own.
  mutating func another() -> Bool {
    if anotherOf() || anotherFor() { return true }
    let style = styledOne(position)
    guard let start = style?.name ?? oneMore(position), let last = requirements.last,
      last.parent == parent, case .component(let kind) = last.subject, Self.isCaptioned(kind)
    else { return false }
    guard self.kind(start) == .quote || nounPhrase(start).component == nil else { return false }
    let isSetOff = self.kind(start) == .colon || plays(start, CueSet(.named, .to))
    var stop = isSetOff ? start + 1 : start
    let lower = stop
    while stop < end, stop == lower || continuesCaption(stop) { stop += 1 }
    if last.details.label == nil, last.details.count ?? 1 > 1, last.details.items.isEmpty {
      // "two buttons, a main one Adopt and a secondary one Later": they have been counted.
      requirements.removeLast()
    }
    let index = again(last, to: stop)
    if let variant = style.flatMap({ sense(.style, $0.style)?.argument }) {
      requirements[index].details.variant = variant
    }
    words(of: index, verbatim(lower, stop, capitalizing: true))
    modifiers(of: index)
    close(index)
    return true
  }

  /// Where the name of one more of the same kind begins: "another one Level 2", "another labelled
  /// Keeper", "a third that says Stop", "one called Open"; nil where none is named.
  private func oneMore(_ start: Int) -> Int? {
    let isAgain = isRole(start, .again)
    if isAgain, !plays(start, CueSet(.article)) { return start + 1 }
    var index = isAgain || !plays(start, CueSet(.article)) ? start : start + 1
    let isOne = sense(.count, index)?.number == 1
    guard isAgain || isOne || plays(index, CueSet(.ordinal)) else { return nil }
    index += 1
    if !isOne, sense(.count, index)?.number == 1 { index += 1 }
    return kind(index) == .quote || plays(index, CueSet(.named)) ? index : nil
  }

  /// "a date picker for arrival and one for departure", "a switch for the lamp and for the fan": one
  /// more, for something else.
  private mutating func anotherFor() -> Bool {
    let isCounted = sense(.count, position)?.number == 1
    let cue = isCounted ? position + 1 : position
    guard plays(cue, CueSet(.for)), isCounted || plays(position - 1, CueSet(.conjunction)),
      let last = requirements.last, last.parent == parent, last.details.label != nil,
      case .component(let kind) = last.subject, Self.isCaptioned(kind),
      isCounted || kind.family == .input
    else { return false }
    let purpose = nounPhrase(cue + 1)
    guard purpose.end > cue + 1, purpose.component == nil else { return false }
    let index = again(last, to: purpose.end)
    requirements[index].details.fieldKind =
      fieldKind(purpose.first, purpose.end) ?? last.details.fieldKind
    requirements[index].details.label = label(purpose.first, purpose.end)
    modifiers(of: index)
    close(index)
    return true
  }

  /// "a countdown of 20 minutes for the talk and one of 10 minutes for questions": one more timer, of
  /// a length of its own.
  private mutating func anotherOf() -> Bool {
    guard plays(position, CueSet(.type)), kind(position + 1) == .number,
      let last = requirements.last, isComponent(requirements.count - 1, .timer)
    else { return false }
    let index = again(last, to: position + 1)
    modifiers(of: index)
    close(index)
    return true
  }

  /// Requires one more of what a requirement asks for, of the same style, and moves on behind its
  /// words.
  private mutating func again(_ last: Requirement, to end: Int) -> Int {
    let index = require(last.subject, from: position, to: end)
    requirements[index].details.variant = last.details.variant
    position = end
    return index
  }

  /// The style before "one" and a name, or behind an article before a name in capitals or marks, "a
  /// secondary one Check oil", "a main 'Adopt'", "a red Stop", and where the name begins; nil where
  /// none stands.
  func styledOne(_ start: Int) -> (style: Int, name: Int)? {
    let style = plays(start, CueSet(.article)) ? start + 1 : start
    guard plays(style, CueSet(.style)), !tokens[style].isCapitalized else { return nil }
    if style > start,
      kind(style + 1) == .quote || isInside(style + 1) && tokens[style + 1].isCapitalized
    {
      return (style, style + 1)
    }
    // "a destructive one, Report missing"
    let name = kind(style + 2) == .comma ? style + 3 : style + 2
    guard sense(.count, style + 1)?.number == 1,
      isInside(name) && tokens[name].isCapitalized || kind(name) == .quote
        || plays(name, CueSet(.named))
    else { return nil }
    return (style, name)
  }

  /// What ends a name behind its component: what says more of it, or where it stands.
  private static let captionStops = CueSet(
    .conjunction, .alternative, .container, .relative, .named, .preset, .each, .necessity, .as,
    .from, .between, .side, .bound, .toward)

  /// Whether a small word belongs to the word before it: "Sign in", "Found near".
  private func isParticle(_ index: Int) -> Bool {
    plays(index, CueSet(.in, .on, .at, .by, .over, .from)) && ends(index + 1)
      && (plays(index - 1, CueSet(.verb)) || !plays(index, CueSet(.power)))
  }

  /// Whether what stands behind a preposition belongs to a name, "Paid in advance", rather than
  /// saying where or how its component is shown: "in one row", "in red", "on the left".
  private func belongsToCaption(_ index: Int) -> Bool {
    kind(index) == .word
      && !plays(
        index,
        CueSet(.article, .count, .style, .state, .section, .layout, .component, .side, .screen))
  }

  /// Whether a component is told from others of its kind by words of its own.
  private static func isCaptioned(_ component: ComponentKind) -> Bool {
    switch component {
    case .heading, .paragraph, .stat, .badge, .progress, .field, .picker, .toggle, .slider,
      .button, .link, .alert, .timer:
      true
    case .quote, .code, .divider, .keyValue, .rating, .list, .checklist, .steps, .table, .standings,
      .chart, .calendar, .map, .image, .player, .unclear, .repetition:
      false
    }
  }
}
