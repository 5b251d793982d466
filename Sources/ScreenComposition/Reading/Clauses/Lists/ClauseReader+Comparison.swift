internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads "compare iPhone 15, Pixel 8 and Galaxy S24 by price and battery", "oak vs pine:
  /// hardness, price": things, and what each of them has.
  mutating func comparison() -> Bool {
    let isAsked =
      plays(position, CueSet(.request)) && sense(.request, position)?.argument == "compare"
    guard isAsked || kind(position) == .word else { return false }
    if comparesAttributes() { return true }
    let start = position
    var first = isAsked ? position + 1 : position
    if isAsked, kind(first) == .colon { first += 1 }
    guard let compared = compared(from: first, isAsked: isAsked) else { return false }
    var names = compared.names
    let asked = require(.component(.table), from: start, to: compared.end)
    let isKind = names.count == 1
    // "the Basic, Pro and Team plans": the noun behind the last name is what all of them are.
    if let last = names.last, last.upper - last.lower > 1 || isKind,
      tokens[last.upper - 1].isPlural, !tokens[last.upper - 1].isCapitalized
    {
      requirements[asked].details.label =
        isKind ? label(last.lower, last.upper) : label(last.upper - 1, last.upper)
      names[names.count - 1].upper -= 1
    }
    if isKind {
      requirements[asked].details.count = compared.count
    } else {
      requirements[asked].details.items = names.map { Details.Item(label($0.lower, $0.upper)) }
    }
    if title == nil, let first = compared.names.first, let last = compared.names.prefix(3).last {
      title = text(tokens[first.lower].start, tokens[last.upper - 1].end, capitalizing: true)
    }
    if requirements[asked].details.label == nil {
      requirements[asked].details.label = title
      requirements[asked].details.nameColumn = Phrase("Option", at: range(start, compared.end))
    }
    position = compared.end
    let partner = kind(position) == .open ? tokens[position].partner : -1
    if introducesColumns(position) {
      position += 1
      skipFillers()
      while position < end, requirements[asked].details.columns.count < 12 {
        guard column(of: asked) else { break }
        comparedValues(of: asked)
        guard separates(position), kind(position) != .semicolon else { break }
        skipSeparators()
      }
    }
    if partner > 0, position <= partner { position = partner + 1 }
    modifiers(of: asked)
    close(asked)
    return true
  }

  /// Reads "Diesel, petrol, electric: compare range, refuel time, cost per 100 km", "oak and pine
  /// compared by weight, price": things, and behind them what they are to be compared by.
  private mutating func comparesAttributes() -> Bool {
    var index = position
    var names: [Details.Item] = []
    while index < end, names.count < 12 {
      let lower = index
      while index < min(end, lower + 5), kind(index) == .word || kind(index) == .number,
        !separates(index), !isRole(index, .comparing)
      { index += 1 }
      if index > lower { names.append(Details.Item(label(lower, index))) }
      if isRole(index, .comparing) || kind(index) == .colon || kind(index) == .dash { break }
      guard index > lower, separates(index) else { return false }
      while index < end, separates(index) { index += 1 }
    }
    var by = isRole(index, .comparing) ? index : index + 1
    guard names.count > 1, isRole(by, .comparing) else { return false }
    while by < end,
      isRole(by, .comparing) || isRole(by, .reference) || kind(by) == .colon
        || plays(by, CueSet(.by, .on, .for, .filler))
    {
      by += 1
    }
    guard by < end else { return false }
    let asked = require(.component(.table), from: position, to: index)
    let stop = names.last?.label.range?.upperBound ?? tokens[position].end
    title = title ?? text(tokens[position].start, stop, capitalizing: true)
    requirements[asked].details.items = names
    requirements[asked].details.label = title
    requirements[asked].details.nameColumn = Phrase("Option", at: range(position, index))
    requirements[asked].details.columns = pieces(by, end).map {
      label($0.lowerBound, $0.upperBound)
    }
    position = end
    close(asked)
    return true
  }

  /// Reads what each of the things has of the last column: "price 9 and 19", "support email and
  /// phone"; nothing where that is not as many values as there are things.
  private mutating func comparedValues(of index: Int) {
    let things = requirements[index].details.items.count
    let columns = requirements[index].details.columns.count
    guard things > 1, columns > 0,
      let name = firstToken(of: requirements[index].details.columns[columns - 1]),
      requirements[index].details.items.allSatisfy({ $0.values.count == columns - 1 })
    else { return }
    // A word that is a value may have been read as a part of the column's name: "support email".
    var at = name + 1
    var values: [(lower: Int, upper: Int)] = []
    while at < end, values.count < things {
      let lower = at
      while at < end, kind(at) == .number || kind(at) == .word || kind(at) == .quote,
        !separates(at), !plays(at, CueSet(.versus))
      {
        at += 1
      }
      guard at > lower, at - lower <= 4 else { return }
      values.append((lower, at))
      guard values.count < things else { break }
      guard kind(at) == .slash || plays(at, Self.separators) || plays(at, CueSet(.versus)) else {
        return
      }
      at += 1
    }
    guard values.count == things, ends(at) || kind(at) == .comma || kind(at) == .semicolon,
      kind(values[0].lower) == .number || columns > 1
    else { return }
    requirements[index].details.columns[columns - 1] = label(name, name + 1)
    for (place, value) in values.enumerated() {
      requirements[index].details.items[place].values.append(verbatim(value.lower, value.upper))
    }
    position = at
  }

  private struct Compared {
    var names: [(lower: Int, upper: Int)] = []
    /// How many there are of a kind that alone is named: "compare three phones".
    var count: Int?
    var end: Int
  }

  /// The things compared, from an index on; nil where the words are no comparison of things.
  private func compared(from start: Int, isAsked: Bool) -> Compared? {
    var compared = Compared(end: start)
    var index = start
    var isClosed = false
    while index < end, compared.names.count < Limits.items {
      let phrase = nounPhrase(index)
      guard phrase.end > index, !phrase.isEmpty, phrase.component == nil, phrase.section == nil,
        need(phrase.end - 1) != .metric, !plays(phrase.first, CueSet(.moment, .recency))
      else { return nil }
      let upper = nameEnd(phrase.end)
      var lower = phrase.first
      if isAsked, !tokens[lower].isCapitalized, lower + 1 < upper, tokens[lower + 1].isCapitalized {
        // "plan Basic": what kind of thing it is, before its name.
        lower += 1
      }
      compared.names.append((lower, upper))
      compared.count = phrase.count
      index = upper
      guard
        separates(index) && (isAsked || !compared.names.isEmpty && isClosed)
          || plays(index, CueSet(.versus)) || isAsked && plays(index, CueSet(.to))
          || isAsked && plays(index, CueSet(.container)) && !isClosed && compared.names.count == 1
      else { break }
      while index < end, separates(index) || plays(index, CueSet(.versus, .to, .container)) {
        if plays(index, CueSet(.conjunction, .alternative, .versus, .to, .container)) {
          isClosed = true
        }
        index += 1
      }
    }
    compared.end = index
    if compared.names.count == 1, isAsked, plays(index, CueSet(.by)),
      tokens[index - 1].isPlural
    {
      return compared
    }
    guard compared.names.count > 1, isClosed,
      isAsked || introducesColumns(index) && kind(index + 1) != .number
    else {
      return nil
    }
    return compared
  }

  /// Where a name ends that goes on with a number or more capitals: "Pixel 8", "Galaxy S24 Ultra".
  private func nameEnd(_ start: Int) -> Int {
    var index = start
    while index < min(end, start + 4),
      kind(index) == .number && tokens[index].measure == .plain
        || kind(index) == .word && tokens[index].isCapitalized && !plays(index, Self.boundary)
    {
      index += 1
    }
    return index
  }

  /// Whether what each of the things has is named behind an index.
  private func introducesColumns(_ index: Int) -> Bool {
    plays(index, CueSet(.by, .on, .in, .as, .for, .over)) || kind(index) == .colon
      || kind(index) == .dash && !tokens[index].isJoined
      || plays(index, CueSet(.container)) || plays(index, CueSet(.per))
      || kind(index) == .open && tokens[index].partner > index
  }
}
