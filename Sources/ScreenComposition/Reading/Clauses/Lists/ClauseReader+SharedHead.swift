internal import ScreenModel
import ScreenReading

/// Names before the one word that says what all of them are.
extension ClauseReader {
  /// Reads "username and password fields": bare names before the plural that they share.
  mutating func sharesHead() -> Bool {
    guard kind(position) == .word || kind(position) == .quote else { return false }
    if sharesList() { return true }
    var names: [(Int, Int)] = []
    var index = position
    var separated = false
    while names.count < 8 {
      let isVerb = plays(index, CueSet(.verb))
      let phrase = nounPhrase(index)
      guard phrase.end > index, !(phrase.hasDeterminer && !names.isEmpty),
        !(phrase.count != nil && !names.isEmpty), !(isVerb && plays(index + 1, CueSet(.article)))
      else { return false }
      if let head = phrase.component ?? phrase.layout, head == phrase.end - 1, !names.isEmpty,
        tokens[head].isPlural || sense(.component, head)?.argument == "picker.radio",
        head > phrase.first, separated
      {
        // "notes, save and submit buttons": what is written is no button.
        let isWritten = names.contains { name in
          plays(name.1 - 1, CueSet(.field, .choice, .flag)) && !plays(name.0, CueSet(.verb))
        }
        if sense(.component, head)?.component == .button, isWritten { return false }
        names.append((phrase.first, head))
        return share(names, head, phrase.end)
      }
      if phrase.need == .media, let head = phrase.needAt, head == phrase.end - 1, separated,
        head == phrase.first + 1, tokens[head].isPlural, !names.isEmpty
      {
        return share(names + [(phrase.first, head)], pictures: head)
      }
      guard phrase.component == nil || phrase.component == index, phrase.section == nil,
        phrase.layout == nil, phrase.end - index <= 5
      else { return false }
      names.append((phrase.first, phrase.end))
      index = phrase.end
      if let head = partsNamedAs(index), separated || names.count > 1 {
        // "Replay and Leave feedback as buttons"
        let named = names.map { name in
          (name.0..<name.1).first { tokens[$0].isCapitalized }.map { ($0, name.1) } ?? name
        }
        guard share(named, head, head + 1) else { return false }
        modifiers(of: requirements.count - 1)
        return true
      }
      separated = false
      while index < end,
        kind(index) == .comma || kind(index) == .slash || plays(index, Self.separators)
      {
        separated = true
        index += 1
      }
      guard separated, index < end else { return false }
    }
    return false
  }

  /// Reads "sink dry / radio tested / jackets counted, as a checklist": items before the form that all
  /// of them are to have.
  private mutating func sharesList() -> Bool {
    guard context != .form,
      let cue = (max(position, end - 6)..<end).last(where: { plays($0, CueSet(.as)) }),
      separates(cue - 1), !(position..<cue).contains(where: { kind($0) == .colon }),
      case let form = nounPhrase(cue + 1), form.end == end,
      let head = form.component, let sense = sense(.component, head),
      let component = sense.component, [.list, .checklist, .steps].contains(component)
    else { return false }
    let names = slashedPieces(position, cue)
    guard names.count > 2,
      names.allSatisfy({ $0.count < 6 && !plays($0.lowerBound, CueSet(.article, .count)) })
    else { return false }
    let index = require(.component(component), from: position, to: end)
    requirements[index].details.variant = sense.variant
    requirements[index].details.items = names.map { told($0) }
    titleHint = titleHint ?? joined(requirements[index].details.items)
    position = end
    return true
  }

  /// The plural of a component that names before an index are to be, "as buttons", "as three
  /// toggles"; nil where none stands.
  private func partsNamedAs(_ index: Int) -> Int? {
    guard plays(index, CueSet(.as)) else { return nil }
    let parts = nounPhrase(index + 1)
    guard let head = parts.component, head == parts.end - 1, tokens[head].isPlural,
      let component = sense(.component, head)?.component, Self.isDistributed(component)
    else { return nil }
    return head
  }

  /// "before and after photos": a picture of each.
  private mutating func share(_ names: [(Int, Int)], pictures head: Int) -> Bool {
    for (lower, upper) in names where !isFull {
      let index = require(.need(.media), from: lower, to: upper)
      requirements[index].details.label = label(lower, upper)
      requirements[index].details.variant = sense(.need, head)?.variant ?? "image"
    }
    position = head + 1
    return true
  }

  private mutating func share(_ names: [(Int, Int)], _ head: Int, _ after: Int) -> Bool {
    if let sense = sense(.component, head), let component = sense.component {
      guard Self.isDistributed(component) || component == .chart else {
        return false
      }
      for (lower, upper) in names where !isFull {
        let index = require(.component(component), from: lower, to: upper)
        requirements[index].details.label = label(lower, upper)
        requirements[index].details.fieldKind = fieldKind(lower, upper)
        if component != .field { requirements[index].details.variant = sense.variant }
        settle(index, sense)
      }
      position = after
      if component.family == .input { shareRange(among: names.count) }
    } else if let sense = sense(.layout, head), sense.argument != "stack",
      sense.argument != "columns"
    {
      layout = Screen.Layout(rawValue: sense.argument)
      for (lower, upper) in names where !isFull {
        let index = require(.section(nil), from: lower, to: upper)
        requirements[index].details.label = label(lower, upper)
        requirements[index].details.variant = sense.argument == "tabs" ? "tab" : "step"
      }
      position = after
    } else {
      return false
    }
    if plays(position, CueSet(.each)),
      let records = requirements.lastIndex(where: { !$0.details.columns.isEmpty })
    {
      // "… with Edit and Delete buttons for each"
      for index in (requirements.count - names.count)..<requirements.count where index > records {
        requirements[index].parent = records
      }
      position += 1
    }
    return true
  }
}
