internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// "The badge is already done", "Right now it is packed": how far one of the things that were
  /// listed before has come; false where no list has it.
  mutating func tellsState() -> Bool {
    guard let asked = requirements.lastIndex(where: { !$0.details.items.isEmpty }),
      isComponent(asked, .steps, .checklist) || isNeed(asked, .sequence),
      let copula = (position..<min(end, position + 8)).first(where: {
        // "we are" is known as one word.
        plays($0, CueSet(.copula)) || $0 == position && plays($0, CueSet(.request))
      })
    else { return false }
    let items = requirements[asked].details.items.map { lowercased($0.label).text }
    let state = (copula + 1..<end).first { plays($0, CueSet(.step)) }
    let subject = nounPhrase(position)
    if let state, subject.end == copula, let count = firstOnes(subject), count <= items.count {
      for item in 0..<count {
        requirements[asked].details.items[item].state = verbatim(state, state + 1)
        requirements[asked].details.items[item].isSelected =
          sense(.step, state)?.argument == "done"
      }
    } else if let state, subject.end == copula,
      let item = named(subject.first, subject.end, in: items)
    {
      requirements[asked].details.items[item].state = verbatim(state, state + 1)
      if sense(.step, state)?.argument == "done" {
        requirements[asked].details.items[item].isSelected = true
      }
    } else if let item = named(copula + 1, end, in: items),
      state != nil || plays(copula, CueSet(.request)) || isRole(copula - 1, .pronoun)
    {
      requirements[asked].details.items[item].state = Phrase("Now", at: range(copula + 1, end))
    } else {
      return false
    }
    position = end
    close(asked)
    return true
  }

  /// How many "the first two" are; nil where the words do not say.
  private func firstOnes(_ phrase: NounPhrase) -> Int? {
    guard let ordinal = (phrase.start..<phrase.end).first(where: { plays($0, CueSet(.ordinal)) }),
      sense(.ordinal, ordinal)?.number == 1
    else { return nil }
    let next = ordinal + 1
    guard next < phrase.end else { return 1 }
    if kind(next) == .number { return Int(max(1, min(tokens[next].number, 60))) }
    return sense(.count, next).map { Int($0.number) }
  }

  /// The item that some words name, or the last word of whose name they are.
  private func named(_ lower: Int, _ upper: Int, in items: [String]) -> Int? {
    var lower = lower
    while lower < upper - 1, plays(lower, CueSet(.article, .moment, .filler, .at, .in, .on)) {
      lower += 1
    }
    guard lower < upper else { return nil }
    let name = lowercased(verbatim(lower, upper)).text
    return items.firstIndex(of: name) ?? items.firstIndex { $0.hasSuffix(" " + name) }
  }

  func isState(_ index: Int) -> Bool {
    guard plays(index, CueSet(.state, .step)), ends(index + 1) || kind(index + 1) == .close,
      kind(index + 1) != .symbol
    else {
      return false
    }
    return true
  }

  /// Whether a mark ticks off what stands before it: ✓ ✔ ☑ ✅.
  func isTick(_ index: Int) -> Bool {
    let mark = bytes[tokens[index].start..<tokens[index].end]
    return ["✓", "✔", "☑", "✅"].contains { mark.starts(with: $0.utf8) }
  }

  func tick(_ item: inout Details.Item) {
    item.state = Phrase("Done", at: range(position, position + 1))
    item.isSelected = true
  }

  mutating func state(_ item: inout Details.Item) {
    while plays(position, CueSet(.article)), !separates(position + 1) { position += 1 }
    let start = position
    while position < end, !separates(position), kind(position) == .word || kind(position) == .number
    {
      if let tone = tone(position) { item.tone = tone }
      position += 1
    }
    if position > start { item.state = verbatim(start, position) }
    if item.tone == nil, start < position, plays(start, CueSet(.step)) {
      item.tone = tone(start)
    }
  }

  /// What follows the colon of an item: a state or a value.
  mutating func rest(_ item: inout Details.Item) {
    let start = position
    while position < end, !separates(position), kind(position) != .open, kind(position) != .stop {
      position += 1
    }
    guard position > start else { return }
    if let state = (start..<position).last(where: { plays($0, CueSet(.state, .step)) }),
      position - start <= 3
    {
      item.state = verbatim(start, position)
      item.tone = tone(state)
    } else {
      item.values.append(verbatim(start, position))
    }
  }

  /// What stands in an item's brackets: its state, a figure, or what it holds.
  mutating func held(_ item: inout Details.Item, upTo partner: Int) {
    position += 1
    if partner == position + 1, plays(position, CueSet(.preset)) || plays(position, CueSet(.power))
    {
      item.isSelected = true
    } else if partner - position <= 3,
      plays(position, CueSet(.step)) || plays(position, CueSet(.state))
    {
      item.state = verbatim(position, partner)
      item.tone = tone(position)
      if plays(position, CueSet(.step)), sense(.step, position)?.argument == "done" {
        item.isSelected = true
      }
    } else if partner == position + 1 {
      item.values.append(verbatim(position, partner))
    } else {
      item.items = pieces(position, partner).map {
        Details.Item(label($0.lowerBound, $0.upperBound))
      }
    }
    position = partner + 1
  }

  /// The state at the end of a phrase, where another such stands beside it: "pollen high, uv low".
  func stateBehind(_ phrase: NounPhrase) -> Int? {
    guard endsWithState(phrase), context != .form else { return nil }
    if let last = requirements.last, last.parent == parent, last.details.value != nil,
      separates(phrase.start - 1)
    {
      return phrase.end - 1
    }
    guard separates(phrase.end) else { return nil }
    var next = phrase.end
    while next < end, separates(next) { next += 1 }
    return endsWithState(nounPhrase(next)) ? phrase.end - 1 : nil
  }

  private func endsWithState(_ phrase: NounPhrase) -> Bool {
    let last = phrase.end - 1
    // "photo accepted, fee paid"
    let isNamed = phrase.component.map { $0 == last - 1 && !phrase.hasDeterminer } ?? true
    return phrase.end > phrase.first + 1 && isNamed && phrase.count == nil
      && tokens[last].plays(CueSet(.state)) && !tokens[last].isPlural && !tokens[last].isCapitalized
      && !tokens[last].plays(CueSet(.field, .choice)) && !tokens[last - 1].isPlural
      && !(isRole(last, .hue) && tokens[last - 1].isCapitalized)
      && !tokens[phrase.first].plays(CueSet(.state)) && !asksFor(.metric, phrase)
      && (ends(phrase.end) || kind(phrase.end) == .dash)
  }

  /// Takes the rest of a clause for the value of a fact, and for its state where it names one.
  mutating func text(valueOf index: Int) {
    let start = position
    position = end
    if tone(start) != nil, kind(start + 1) == .open, tokens[start + 1].partner == end - 1 {
      // "out of service (critical)": the bracket says what the state means.
      requirements[index].details.value = verbatim(start, start + 1, capitalizing: true)
      requirements[index].details.tone = tone(start + 2) ?? tone(start)
      requirements[index].subject = .need(.status)
      return
    }
    if isNeed(index, .fact), let head = headToken(of: index), let tone = tone(head),
      !isRole(head, .hue), sense(.article, head - 1)?.argument == "indefinite"
    {
      // "an error: the gate is stuck"
      requirements[index].subject = .component(.alert)
      requirements[index].details.label = nil
      requirements[index].details.tone = tone
      return words(of: index, verbatim(start, position, capitalizing: true))
    }
    // An address begins with a small letter.
    requirements[index].details.value = verbatim(
      start, position, capitalizing: !tokens[start].isCapitalized)
    for word in start..<position where position - start == 1 || !isRole(word, .hue) {
      if let tone = tone(word) {
        requirements[index].details.tone = tone
        if isNeed(index, .fact), position - start <= 2 {
          requirements[index].subject = .need(.status)
        }
      }
    }
  }
}
