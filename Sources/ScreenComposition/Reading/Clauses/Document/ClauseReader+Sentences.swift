internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "The first, Sales, has a chart", "Second tab: orders", "Step two, Damage, asks for
  /// photos", "The first shows boats, the second a chart": a sentence on parts of the screen, each
  /// counted; false where it is on none.
  mutating func ordinalParts() -> Bool {
    guard counted(position) != nil else { return false }
    let outer = end
    defer { end = outer }
    var isFirst = true
    while position < outer, !isFull {
      end = nextCounted(behind: position, upTo: outer)
      guard ordinalPart(isFirst: isFirst) else { return !isFirst }
      position = max(position, end)
      isFirst = false
      end = outer
      skipSeparators()
    }
    return true
  }

  /// Where the words end that count a part of the screen, "The first", "Step two", and its number,
  /// nil for the last; nil where none is counted.
  func counted(_ start: Int) -> (end: Int, number: Int?)? {
    var index = start
    if plays(index, CueSet(.article)) { index += 1 }
    let hasParts = layout.map { $0 != .stack } ?? false
    let number: Int?
    if isRole(index, .stage), kind(index + 1) == .number || plays(index + 1, CueSet(.count)) {
      index += 1
      number =
        kind(index) == .number
        ? Int(tokens[index].number) : sense(.count, index).map { Int($0.number) }
    } else if plays(index, CueSet(.ordinal)), hasParts || isRole(index + 1, .stage) {
      number = sense(.ordinal, index).flatMap { Int($0.argument) }
    } else if hasParts, isRole(index, .further) {
      number = nil
    } else {
      return nil
    }
    index += 1
    if plays(index, CueSet(.layout, .section)) || says(index, "one") || isRole(index, .stage) {
      index += 1
    }
    return (index, number)
  }

  /// Where the next part is counted in a sentence, behind a separator.
  private func nextCounted(behind start: Int, upTo stop: Int) -> Int {
    (start + 2..<max(start + 2, stop)).first {
      separates($0 - 1) && counted($0) != nil
    } ?? stop
  }

  private mutating func ordinalPart(isFirst: Bool) -> Bool {
    guard let counted = counted(position) else { return false }
    let start = position
    var index = counted.end
    var name: (lower: Int, upper: Int)?
    if plays(index, CueSet(.copula)), plays(index + 1, CueSet(.named)) { index += 1 }
    if kind(index) == .comma || plays(index, CueSet(.named)) {
      let upper = quotedOrName(index + 1)
      guard upper > index + 1 else { return false }
      name = (index + 1, upper)
      index = kind(upper) == .comma ? upper + 1 : upper
    }
    guard
      plays(index, CueSet(.container, .ability)) || kind(index) == .colon
        || name != nil && index >= end || !isFirst && plays(index, CueSet(.article))
    else { return false }
    parent = nil
    let named = name == nil ? counted.number.flatMap { emptyPart($0) } : nil
    let part = named ?? require(.section(nil), from: start, to: max(index, start + 1))
    if let name {
      requirements[part].details.label = verbatim(name.lower, name.upper, capitalizing: true)
    }
    requirements[part].details.variant = layout.flatMap { Self.variant(of: $0) }
    position = index
    if plays(index, CueSet(.article, .ability)) {
      // "the second a chart", "Step 3 lets the parent choose rent or buy"
      parent = part
      list()
      parent = nil
    } else {
      content(of: part)
    }
    if requirements[part].details.label == nil {
      // "Step 1 asks for the instrument": a part without a name has that of what it holds.
      let held = requirements.indices.dropFirst(part + 1).first {
        requirements[$0].parent == part && requirements[$0].details.label != nil
      }
      requirements[part].details.label =
        held.flatMap { requirements[$0].details.label } ?? label(start, max(index, start + 1))
    }
    close(part)
    return true
  }

  /// The part of a number among those that have been named and hold nothing yet: "tabs Boats and
  /// Crew".
  private func emptyPart(_ number: Int) -> Int? {
    let parts = requirements.indices.filter {
      requirements[$0].subject == .section(nil) && requirements[$0].parent == nil
        && requirements[$0].details.label != nil
    }
    guard parts.indices.contains(number - 1), case let part = parts[number - 1],
      !requirements.contains(where: { $0.parent == part })
    else { return nil }
    return part
  }

  /// Takes a sentence behind the text of an alert or a paragraph for more of that text, where it
  /// asks for nothing: "Notice: The lift is out of order. Please use the stairs."
  mutating func continuesText() -> Bool {
    guard let last = requirements.indices.last, requirements[last].item == item,
      isComponent(last, .alert, .paragraph) || isNeed(last, .narrative),
      let value = requirements[last].details.value?.range, position > 0,
      tokens[position - 1].kind == .stop, tokens[position - 1].start - value.upperBound <= 1,
      position > 1, tokens[position - 2].kind != .quote,
      !(position..<end).contains(where: {
        tokens[$0].plays(
          CueSet(.component, .section, .layout, .container, .ability, .request, .side))
      })
    else { return false }
    requirements[last].details.value = text(
      value.lowerBound, tokens[end - 1].end, capitalizing: true)
    position = end
    close(last)
    return true
  }

  /// Takes a list behind "How do I bake bread?" for its steps.
  mutating func tellsSteps() -> Bool {
    guard let last = requirements.indices.last, isNeed(last, .sequence), requirements.count == 1,
      requirements[last].details.items.isEmpty,
      (position..<end).count(where: { separates($0) }) > 1,
      !plays(position, CueSet(.article, .container, .request, .count)),
      !nounPhrase(position).hasDeterminer
    else { return false }
    guard items(of: last) else { return false }
    close(last)
    return true
  }

  /// Reads "The columns shall be called Planet and Moons" for the table or records before it; the
  /// first is of the things themselves, where they have a value for each of the others.
  mutating func givesColumns() -> Bool {
    guard let names = columnList(position), names < end else { return false }
    if requirements.isEmpty, hasSeparator(names) {
      // They may come before the table that they are of.
      _ = require(.component(.table), from: position, to: names)
    }
    guard let last = requirements.indices.last, requirements[last].parent == parent,
      isComponent(last, .table, .list) || isNeed(last, .records, .ranking, .schedule),
      requirements[last].details.columns.isEmpty
    else { return false }
    position = names
    allColumnNames(of: last)
    let values = requirements[last].details.items.map(\.values.count).max() ?? 0
    if values > 0, requirements[last].details.columns.count == values + 1 {
      requirements[last].details.nameColumn = requirements[last].details.columns.removeFirst()
    }
    close(last)
    return true
  }

  /// Passes over "Which form do I need to log a flight?": what is asked for is the form, and what it
  /// takes follows; false where no such question stands.
  mutating func asksForForm() -> Bool {
    guard plays(position, CueSet(.question, .asking)), requirements.isEmpty, title == nil,
      let screen = nounPhrase(position + 1).screen, screen < position + 4,
      let mark = (screen..<min(end, screen + 16)).first(where: { isQuestionMark($0) }),
      mark + 1 < end,
      let to = (screen + 1..<mark).first(where: { plays($0, CueSet(.to, .ability, .request)) }),
      to + 1 < mark
    else { return false }
    if sense(.screen, screen)?.argument == "form" { context = .form }
    title = compact(to + 1, mark)
    if plays(to + 1, CueSet(.verb)) { setGoal(to + 1, mark) }
    position = mark + 1
    return true
  }

  static func variant(of layout: Screen.Layout) -> String? {
    switch layout {
    case .tabs: "tab"
    case .wizard: "step"
    case .columns: "column"
    case .stack: nil
    }
  }

  /// Reads "by choosing a service and a day": what is filled in to do what stands before; false
  /// where no such verb stands.
  mutating func fillsIn() -> Bool {
    guard isGerund(position), !plays(position, CueSet(.verb)), position > 0,
      tokens[position - 1].plays(CueSet(.by)), let verb = gerund(position)?.argument,
      verb.hasPrefix("choice") && verb != "choice.toggle" || verb.hasPrefix("input")
    else { return false }
    position += 1
    fills = verb.hasPrefix("choice") ? .choice : .input
    return true
  }
}
