internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// The token at which the words of a phrase begin; nil where they are not from the intent.
  func firstToken(of phrase: Phrase) -> Int? {
    guard let range = phrase.range, !range.isEmpty else { return nil }
    var low = 0
    var high = tokens.count
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].end <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < tokens.count ? low : nil
  }

  /// Whether a word is written with digits, as codes and seats are: "B12", "23A", "INV-204".
  func isCode(_ index: Int) -> Bool {
    guard kind(index) == .word else { return false }
    return bytes[tokens[index].start..<tokens[index].end].contains(where: Bytes.isDigit)
  }

  /// Whether the values of some items are figures of one measure, which can be drawn and summed.
  func isComparable(_ items: [Details.Item]) -> Bool {
    var unit: String?
    var (isMeasured, isBare) = (false, false)
    for item in items {
      for value in item.values {
        guard let quantity = Quantity(value.text),
          let first = firstToken(of: value), tokens[first].kind == .number
        else { return false }
        let token = tokens[first]
        guard token.measure != .clock, token.measure != .date, !isSpan(value.text) else {
          return false
        }
        let measure = quantity.prefix + quantity.unit
        // Beside what is measured, a bare number counts something else: "12 µg/m³, ozone 61".
        isMeasured = isMeasured || token.measure == .quantity
        isBare = isBare || token.measure == .plain && measure.isEmpty
        if isMeasured, isBare { return false }
        if let unit, unit != measure, !unit.isEmpty, !measure.isEmpty { return false }
        unit = unit.flatMap { $0.isEmpty ? nil : $0 } ?? measure
      }
    }
    return true
  }

  /// Whether a value reads from one figure to another: "9-17", "10:00–14:00".
  private func isSpan(_ text: String) -> Bool {
    var hasDigit = false
    var hasDash = false
    for byte in text.utf8 {
      if Bytes.isDigit(byte) {
        if hasDash { return true }
        hasDigit = true
      } else if hasDigit, byte == UInt8(ascii: "-") || byte == 0x93 || byte == 0x94 {
        hasDash = true
      } else {
        hasDash = false
      }
    }
    return false
  }

  /// Where the value behind a colon ends for others, each with a colon of its own, to follow:
  /// "Distance: 12.4 km, Surface: gravel".
  func valueEnd(_ start: Int) -> Int {
    var index = start
    var cut = end
    let limit = min(end, start + Limits.lookahead)
    while index < limit {
      if kind(index) == .open, tokens[index].partner > index { index = tokens[index].partner }
      if kind(index) == .semicolon { return end }
      if kind(index) == .comma || plays(index, CueSet(.conjunction)) { cut = index }
      if kind(index) == .colon, cut < index, index - cut <= 4, index - cut > 1 { return cut }
      index += 1
    }
    return end
  }

  /// Reads "item, quantity and price for each line": columns that say at their end whose they are.
  mutating func sharesEach() -> Bool {
    var index = position
    var names: [(lower: Int, upper: Int)] = []
    while index < end, names.count < 12 {
      let phrase = nounPhrase(index)
      let isDefinite = sense(.article, index)?.argument == "definite"
      guard phrase.end > index, !phrase.hasDeterminer || isDefinite, phrase.count == nil,
        phrase.component == nil, phrase.section == nil, phrase.layout == nil,
        phrase.end - index <= 4
      else { return false }
      names.append((phrase.first, phrase.end))
      index = phrase.end
      // "species, height and last pruning of every tree"
      if plays(index, CueSet(.of)), plays(index + 1, CueSet(.each)) { index += 1 }
      if plays(index, CueSet(.each)) { break }
      guard separates(index) else { return false }
      while index < end, separates(index) { index += 1 }
    }
    guard names.count > 1, plays(index, CueSet(.each)) else { return false }
    let things = nounPhrase(index + 1)
    if let last = requirements.indices.last, things.end == index + 1, isBare(last),
      isNeed(last, .records) || isComponent(last, .list, .table)
    {
      // "List every site. I must see the foreman and the budget of each."
      requirements[last].details.columns = names.map { label($0.lower, $0.upper) }
      position = index + 1
      close(last)
      return true
    }
    let asked = require(.need(.records), from: position, to: index + 1)
    requirements[asked].details.columns = names.map { label($0.lower, $0.upper) }
    position = index + 1
    if things.end > position, things.component == nil {
      requirements[asked].details.label = label(things.first, things.end)
      position = things.end
    } else {
      requirements[asked].details.label =
        parent.flatMap { requirements[$0].details.label } ?? title
    }
    modifiers(of: asked)
    close(asked)
    return true
  }

  /// Whether "with events: …" announces the things of a collection.
  func announcesItems(_ index: Int) -> Bool {
    guard isCollecting(index) else { return false }
    let phrase = nounPhrase(position + 1)
    guard phrase.end > position + 1, kind(announcementEnd(phrase)) == .colon,
      sense(.article, position + 1)?.argument != "indefinite", phrase.section == nil,
      phrase.layout == nil
    else { return false }
    return tokens[phrase.end - 1].isPlural && !tokens[phrase.end - 1].plays(CueSet(.columns))
  }

  /// Where a noun phrase ends together with what it is of: "the steps of the mass".
  func announcementEnd(_ phrase: NounPhrase) -> Int {
    guard plays(phrase.end, CueSet(.of, .for, .to)) else { return phrase.end }
    return max(phrase.end, nounPhrase(phrase.end + 1).end)
  }

  private func isCollecting(_ index: Int) -> Bool {
    isComponent(index, .list, .checklist, .steps, .calendar, .map, .standings, .chart)
      || isNeed(index, .schedule, .sequence, .ranking, .place)
  }

  /// Whether the list at an index names the things of a list rather than what each of them has:
  /// "a bulleted list with Red, Green and Blue".
  func listsOwnNames(_ start: Int, in index: Int, isMembership: Bool = false) -> Bool {
    let style = requirements[index].details.variant
    let isPlain =
      style == "bulleted" || style == "numbered"
      || isMembership && isInside(start) && !tokens[start].isPlural
    var at = start
    var found = 0
    while at < end {
      let phrase = nounPhrase(at)
      if isMembership, found > 1, phrase.hasDeterminer || phrase.count != nil { return true }
      guard phrase.end > at, !phrase.hasDeterminer, phrase.count == nil,
        isPlain || tokens[phrase.first].isCapitalized || kind(phrase.first) == .quote,
        !(phrase.first..<phrase.end).contains(where: {
          tokens[$0].plays(CueSet(.field, .component, .section, .flag))
            || tokens[$0].plays(CueSet(.choice)) && (!isMembership || isComponent(index, .picker))
            || need($0) == .fact || need($0) == .metric || need($0) == .status
        })
      else { return false }
      found += 1
      at = phrase.end
      guard at < end else { break }
      guard separates(at) else { return false }
      while at < end, separates(at) { at += 1 }
    }
    return found > 1
  }

  /// Reads "of oak, ash and elm" behind a list, or "for" behind a choice, for what it holds; false
  /// where what it is about stands there.
  mutating func membership(of index: Int) -> Bool {
    let isChoice = isComponent(index, .picker)
    guard isChoice || isComponent(index, .list, .checklist),
      requirements[index].details.label == nil, requirements[index].details.items.isEmpty
    else { return false }
    let pieces = isChoice ? [] : pieces(position + 1, end)
    if pieces.count > 1, pieces.allSatisfy({ isColumn($0) }) {
      // "a list of name, email and phone"
      return columns(of: index, after: 1, isForEach: false)
    }
    guard listsOwnNames(position + 1, in: index, isMembership: true),
      // "a dropdown for what they bring, clothes, books, toys"
      !isChoice || !plays(position + 1, CueSet(.relative, .question))
    else { return false }
    position += 1
    return isChoice ? options(of: index) : items(of: index)
  }

  /// Reads "with two series, 2023 and 2024: Q1 10 and 12": the names of a chart's series.
  mutating func series(of index: Int) -> Bool {
    let phrase = nounPhrase(position + 1)
    // "with two series", "with two lines, rolls and loaves"
    let isCounted = phrase.count.map { $0 > 1 } ?? false
    guard phrase.end > position + 1,
      tokens[phrase.end - 1].plays(CueSet(.columns)) || isCounted && isDrawing(phrase)
    else { return false }
    position = phrase.end
    while position < end,
      kind(position) == .comma || kind(position) == .colon || plays(position, CueSet(.named, .for))
    {
      position += 1
    }
    while position < end, requirements[index].details.columns.count < 12 {
      let start = position
      // "with two series, Men and Women, over the age groups"
      if plays(start, CueSet(.over, .by, .per)) { break }
      while position < end, !separates(position),
        kind(position) == .word || kind(position) == .number
      {
        position += 1
      }
      if position > start { requirements[index].details.columns.append(label(start, position)) }
      guard skipSeparators() else { break }
    }
    return kind(position) == .colon ? colon(of: index) : true
  }
}
