internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// A layout of the screen by its name: "three tabs: …", "in two columns", "a wizard with 3 steps".
  mutating func arrangement(_ phrase: NounPhrase, _ head: Int) {
    guard let sense = sense(.layout, head), let asked = Screen.Layout(rawValue: sense.argument)
    else {
      return
    }
    if asked == .columns, phrase.first == head, phrase.count == nil, kind(phrase.end) == .colon,
      let last = requirements.indices.last, isComponent(last, .table),
      requirements[last].details.columns.isEmpty, requirements[last].details.items.isEmpty
    {
      // "A table. Columns: plot, keeper, score."
      position = phrase.end + 1
      allColumnNames(of: last)
      return close(last)
    }
    if asked == .columns, phrase.first == head, phrase.count == nil, kind(phrase.end) == .colon,
      namesColumns(phrase.end + 1)
    {
      // "Columns: lot, hammer price, buyer"
      let index = require(.component(.table), from: phrase.start, to: phrase.end)
      position = phrase.end + 1
      columnNames(of: index)
      return close(index)
    }
    if layout == nil || asked != .stack { layout = asked }
    let variant = asked == .tabs ? "tab" : asked == .wizard ? "step" : "column"
    if phrase.end > head + 1 || head > phrase.first, !tokens[head].isPlural, asked == .tabs,
      phrase.count == nil, phrase.screen.map({ $0 < head }) ?? true
    {
      // "an Overview tab with …": one of several.
      let index = require(.section(nil), from: phrase.start, to: phrase.end)
      requirements[index].details.label =
        head > phrase.first ? label(phrase.first, head) : label(head + 1, phrase.end)
      requirements[index].details.variant = variant
      content(of: index)
      return close(index)
    }
    position = phrase.end
    if self.sense(.layout, position)?.argument == "columns.after" { position += 1 }
    if kind(position) == .open, tokens[position].partner > position,
      nounPhrase(position + 1).count != nil, tokens[position].partner <= position + 3
    {
      // "(3 steps)"
      position = tokens[position].partner + 1
    }
    if asked == .wizard, title == nil, head > phrase.first, kind(phrase.first) == .word {
      title = label(phrase.first, head)
    }
    if asked == .wizard { wizardGoal() }
    if asked == .wizard, let names = behindSteps() {
      position = names
      parts(.section(nil), variant, upTo: nil)
    } else if plays(position, CueSet(.container, .in)),
      plays(position + 1, CueSet(.count)) || kind(position + 1) == .number
    {
      let steps = nounPhrase(position + 1)
      if steps.end > position + 1 { position = steps.end }
    } else if plays(position, CueSet(.of, .for, .named, .container)) {
      let isNaming = plays(position, CueSet(.named))
      position += 1
      if asked == .columns, !isNaming { return }
      return parts(.section(nil), variant, upTo: phrase.count)
    }
    if kind(position) == .comma, isRole(position + 1, .naming) { position += 1 }
    // "Two tabs, Sales and Staff"
    let isCounted =
      kind(position) == .comma
      && phrase.count.map { $0 > 1 && $0 == listed(from: position + 1) } ?? false
      && !nounPhrase(position + 1).hasDeterminer
    if isCounted || kind(position) == .colon || kind(position) == .dash || isRole(position, .naming)
    {
      position += 1
      // "two columns: on the left a form": each says where it stands.
      if asked == .columns, column(position) != nil, isPhrase(position) { return }
      parts(.section(nil), variant, upTo: phrase.count)
    } else if kind(position) == .open, tokens[position].partner > position {
      let partner = tokens[position].partner
      position += 1
      let outer = end
      end = partner
      parts(.section(nil), variant, upTo: phrase.count)
      end = outer
      position = partner + 1
    } else if phrase.end > head + 1 {
      position = head + 1
      parts(.section(nil), variant, upTo: phrase.count)
    }
  }

  /// "choose a service": a step that is named by what is done in it, and holds that.
  mutating func doing(_ subject: Requirement.Subject) -> Bool {
    guard plays(position, CueSet(.verb)), plays(position + 1, CueSet(.article)) else {
      return false
    }
    let stop = nounPhrase(position + 1).end
    guard stop > position + 2 else { return false }
    let index = require(subject, from: position, to: stop)
    requirements[index].details.label = label(position, stop)
    requirements[index].details.variant = "step"
    let outer = (parent, isAbility)
    (parent, isAbility) = (index, true)
    verbPhrase()
    (parent, isAbility) = outer
    close(index)
    return true
  }

  /// "a wizard to open a bank account": what it is for is the title; "an onboarding wizard for a
  /// bank: …" is about that.
  mutating func wizardGoal() {
    let thing = nounPhrase(position + 1)
    if plays(position, CueSet(.for)), thing.end > position + 1, thing.component == nil,
      thing.hasDeterminer,
      listFollows(thing.end) || plays(thing.end, CueSet(.container)) || thing.end >= end
    {
      topic = topic ?? lowercased(label(thing.first, thing.end))
      title = title ?? label(thing.first, thing.end)
      position = thing.end
      return
    }
    guard plays(position, CueSet(.to, .for)), purposeVerb(position + 1) != nil else { return }
    let stop = max(position + 2, nounPhrase(position + 2).end)
    title = title ?? compact(position + 1, stop)
    position = stop
  }

  /// Where a name of a few words in a list ends, whatever its words are.
  func capitalizedName() -> Int {
    var index = position
    if plays(index, CueSet(.question, .ability, .relative)) || tokens[index].isCapitalized {
      // "How do I join?"
      var mark = index
      while mark < min(end, index + 12), kind(mark) == .word || kind(mark) == .number { mark += 1 }
      if mark < tokens.count, tokens[mark].kind == .stop,
        bytes[tokens[mark].start] == UInt8(ascii: "?")
      {
        return min(mark + 1, end)
      }
    }
    while index < min(end, position + 4), kind(index) == .word, !separates(index),
      !plays(index, CueSet(.container, .each, .named)) || index == position
    {
      index += 1
    }
    return separates(index) || index == end ? index : position
  }

  /// Reads what each of the parts just named holds into all of them.
  mutating func hold(inEach first: Int) {
    let start = position
    let outer = parent
    defer { parent = outer }
    for index in first..<requirements.count where !isFull {
      // What is read into one part may take back what was read of the next.
      guard requirements.indices.contains(index), case .section = requirements[index].subject
      else { continue }
      position = start + 1
      parent = index
      if plays(position, CueSet(.container)) { position += 1 }
      list()
    }
  }

  /// Where the names of steps begin in "with steps A and B", "with the following steps: A, B".
  func behindSteps() -> Int? {
    guard plays(position, CueSet(.container, .in)) else { return nil }
    var index = position + 1
    while plays(index, CueSet(.article, .filler, .count)) || kind(index) == .number { index += 1 }
    guard sense(.component, index)?.component == .steps, tokens[index].isPlural else { return nil }
    index += 1
    if kind(index) == .colon { index += 1 }
    return index < end ? index : nil
  }

  /// The tabs, steps or columns of a screen, each with what it holds.
  mutating func parts(
    _ subject: Requirement.Subject, _ variant: String?, upTo count: Int?
  ) {
    var found = 0
    while position < end, !isFull {
      let before = position
      if found == 0 || !skipSeparators() || plays(position, CueSet(.filler)) {
        if !isInside(position) || !tokens[position].isCapitalized { skipLinks() }
      }
      guard position < end, count.map({ found < $0 }) ?? true || plays(position, CueSet(.each))
      else { break }
      found += 1
      if kind(position) == .number, Int(min(tokens[position].number, 1e6)) == found,
        kind(position + 1) == .word
      {
        // "1 choose a service, 2 pick a date"
        position += 1
      }
      if plays(position, CueSet(.ability)) { return element() }
      if variant == "step", doing(subject) { continue }
      if plays(position, CueSet(.each)) {
        // "To do, Doing, Done, each with cards": what all of them hold.
        return hold(inEach: requirements.count - (found - 1))
      }
      var phrase = nounPhrase(position)
      if tokens[position].isCapitalized, phrase.end == position || !separates(phrase.end) {
        // "To wash"
        let name = capitalizedName()
        if name > phrase.end {
          phrase = NounPhrase(start: position, first: position, end: name)
        }
      }
      if let head = phrase.component ?? phrase.section, phrase.hasDeterminer, head == phrase.end - 1
      {
        // A component instead of a name: the part has none.
        return
      }
      guard phrase.end > position || plays(position, CueSet(.verb)) else {
        position = max(position, before + 1)
        continue
      }
      let index = require(subject, from: position, to: max(phrase.end, position + 1))
      let start = position
      let isPlace = variant == "column" && plays(start, CueSet(.side)) && phrase.end == start + 1
      if !isPlace {
        let stop = max(phrase.end, start + 1)
        // "Your trip" is a name; "a summary" is not.
        requirements[index].details.label =
          tokens[start].isCapitalized
          ? verbatim(start, stop, capitalizing: true) : label(start, stop)
      }
      requirements[index].details.variant = variant
      position = max(phrase.end, start + 1)
      if sense(.verb, start)?.argument == "choice", kind(position) == .open, phrase.end > start + 1
      {
        // "choose interests (music, art)": a step that is a choice.
        let outer = parent
        parent = index
        let choice = require(.need(.choice), from: start, to: position)
        requirements[choice].details.label = label(start + 1, position)
        modifiers(of: choice)
        close(choice)
        parent = outer
      }
      content(of: index)
      close(index)
    }
  }
}
