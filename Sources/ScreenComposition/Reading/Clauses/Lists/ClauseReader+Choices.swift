internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether a kind of text has too many values to be chosen from a list.
  static func isWritten(_ kind: Component.FieldKind) -> Bool {
    switch kind {
    case .email, .password, .number, .phone, .url, .date, .datetime, .file: true
    case .text, .search, .time, .multiline: false
    }
  }

  /// Where a question that is told, and not put, ends: at a separator, or before "and see my
  /// calories".
  private func questionEnd(after start: Int) -> Int {
    var index = start
    while index < end, !separates(index) {
      if index > start, plays(index, CueSet(.container)),
        isPhrase(index) || nounPhrase(index + 1).component != nil
      {
        return index
      }
      index += 1
    }
    return index
  }

  /// "say what they don't eat", "note how long I ran and how I felt": fields of which the questions
  /// are the labels.
  mutating func wondersInput(_ start: Int, from first: Int) {
    if isAbility { asksToWrite = true }
    position = first
    var lower = start
    while position < end, !isFull {
      let question = position
      let asking = sense(.asking, question)?.argument
      position = questionEnd(after: question)
      let index = require(.need(.input), from: lower, to: position)
      requirements[index].details.label = verbatim(question, position, capitalizing: true)
      requirements[index].details.fieldKind =
        asking.flatMap { Component.FieldKind(rawValue: $0) } ?? .text
      if plays(position, CueSet(.container, .on)), case let control = nounPhrase(position + 1),
        control.component == control.end - 1, shape(index, by: control, from: position)
      {
        // "tell us how urgent it is with a slider from 1 to 5"
        position = control.end
        modifiers(of: index)
      }
      close(index)
      isFilling = !isShown
      lower = position
      while separates(lower) { lower += 1 }
      guard lower > position, plays(lower, CueSet(.asking, .question)) else { return }
      position = lower
    }
  }

  mutating func choice(_ kind: String, _ start: Int, _ object: NounPhrase) {
    let hasObject = object.end > object.first
    if kind == "choice", hasObject, optionsFollow(object) { return }
    if kind == "choice", hasObject, let time = fieldKind(object.first, object.end),
      time == .date || time == .time || time == .datetime,
      !(listFollows(position) && hasOptions(position + 1))
    {
      // "pick a date"
      return input("input", start, object, time)
    }
    if hasObject, kind == "choice", plays(position, CueSet(.to)) {
      // "assign a task to a person": both are needed to understand the choice.
      let target = nounPhrase(position + 1)
      if target.end > position + 1, target.component == nil {
        let index = require(.need(.choice), from: start, to: target.end)
        requirements[index].details.label = bare(start, target.end)
        requirements[index].details.dimension = label(target.first, target.end)
        position = target.end
        return finish(index)
      }
    }
    if kind == "choice" || kind == "choice.between", hasObject,
      let last = (object.first..<object.end - 1).last(where: {
        plays($0, CueSet(.choice)) || tokens[$0].isPlural && !tokens[$0].isCapitalized
      }),
      tokens[last + 1].isCapitalized, separates(position)
    {
      // "choose language English, Polish, Arabic", "choose between the programs Restaurant and Quiet"
      let index = require(.need(.choice), from: start, to: position)
      requirements[index].details.label = label(object.first, last + 1)
      position = last + 1
      options(of: index)
      return finish(index)
    }
    let subject: Requirement.Subject =
      kind == "choice.slider" ? .component(.slider) : .need(.choice)
    let index = require(subject, from: start, to: position)
    if hasObject {
      requirements[index].details.label = label(object.first, object.end)
    } else if plays(position, CueSet(.asking, .moment)), listFollows(position + 1),
      let word = lastWord(position)
    {
      // "picking how often: daily, weekly", "pick a day: Friday, Saturday"
      let lower =
        plays(position, CueSet(.asking)) ? tokens[position].start : word.lowerBound
      requirements[index].details.label = text(lower, word.upperBound, capitalizing: true)
      position += 1
    } else {
      requirements[index].details.label = label(start, start + 1)
    }
    if kind == "choice.rating" {
      requirements[index].details.variant = "rating"
      requirements[index].details.minimum = 1
      requirements[index].details.maximum = 5
    }
    if hasObject, plays(position, CueSet(.of)), case let more = nounPhrase(position + 1),
      more.end > position + 1, more.component == nil, plays(more.end, CueSet(.from, .toward)),
      endsWithAlternative(more.end + 1)
    {
      // "choose the kind of work from repair, setup or appraisal"
      requirements[index].details.label = label(object.first, more.end)
      position = more.end
    }
    if hasObject, plays(position, CueSet(.of, .toward, .from)), endsWithAlternative(position + 1) {
      // "pick the category out of bread, vegetables or dairy"
      position += 1
      options(of: index)
    }
    if kind == "choice.multiple" { requirements[index].details.variant = "multiple" }
    if kind == "choice.between" || kind == "choice.multiple" && self.kind(position) == .comma,
      hasObject
    {
      requirements[index].details.label = label(start, start + 1)
      position = object.first
      options(of: index)
    } else if plays(position, CueSet(.alternative))
      || kind == "choice" && self.kind(position) == .comma && endsWithAlternative()
        && offerStart(position + 1) == position + 1
    {
      // "pick small, medium or large": the object was the first option.
      let first = requirements[index].details.label
      requirements[index].details.label = label(start, start + 1)
      if let first { requirements[index].details.items.append(Details.Item(first)) }
      skipSeparators()
      options(of: index)
    }
    finish(index)
  }

  /// Reads the "5 stars" behind "rate your stay" as how many there are to give.
  mutating func scales() -> Bool {
    guard let last = requirements.indices.last, isNeed(last, .choice),
      requirements[last].details.variant == "rating", requirements[last].details.items.isEmpty,
      kind(position) == .number, sense(.component, position + 1)?.component == .rating,
      case let most = tokens[position].number, most == 5 || most == 10, ends(position + 2)
    else { return false }
    requirements[last].details.maximum = most
    position += 2
    close(last)
    return true
  }

  /// Whether a slash stands within what one option is called, "km/h": it touches the words around it,
  /// and other marks part the options.
  func isInsideWord(_ slash: Int) -> Bool {
    let isListed = separates(slash - 2) || separates(slash + 2)
    return isListed && kind(slash) == .slash && kind(slash - 1) == .word && kind(slash + 1) == .word
      && tokens[slash - 1].touches(tokens[slash]) && tokens[slash].touches(tokens[slash + 1])
      && (separates(slash - 2) || kind(slash - 2) == .open)
      && (separates(slash + 2) || slash + 2 >= end)
  }

  /// Whether the list that goes on here is one of alternatives.
  func endsWithAlternative(_ start: Int? = nil) -> Bool {
    var index = start ?? position
    let limit = min(end, index + Limits.lookahead)
    while index < limit {
      if plays(index, CueSet(.alternative)) { return true }
      if kind(index) != .comma, kind(index) != .word, !isInsideWord(index) { return false }
      // "block A, B or C"
      let isLetter = plays(index, CueSet(.article)) && separates(index + 1)
      if !isLetter, plays(index, CueSet(.conjunction, .article, .verb, .component)) { return false }
      index += 1
    }
    return false
  }

  /// Where alternatives begin behind "choose from", "pick one of" or "single choice:"; nil where no
  /// such words stand, or fewer than two follow.
  func choosing(_ start: Int) -> Int? {
    let verb = sense(.verb, start)?.argument
    guard
      isChoiceStyle(start) || verb == "choice.multiple"
        || verb == "choice" && (isPhrase(start) || plays(start + 1, CueSet(.from, .count)))
    else { return nil }
    var index = start + 1
    while plays(index, CueSet(.count, .of, .from, .between)) || kind(index) == .colon { index += 1 }
    return hasSeparator(index) && !hasSeparator(start, upTo: index) ? index : nil
  }

  /// Where options begin behind "dropdown with": a control to choose by, and what it offers; nil where
  /// no such words stand.
  func selecting(_ start: Int) -> Int? {
    let control = nounPhrase(start)
    guard let head = control.component, head == control.end - 1,
      sense(.component, head)?.component == .picker,
      plays(control.end, CueSet(.container, .of, .from)), hasSeparator(control.end + 1)
    else { return nil }
    return control.end + 1
  }
}
