internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lists whose head says what all their items form together: options, or points of a chart.
extension Interpreter {
  /// A choice with the items as options, below a head such as "Sizes".
  func optionsNamed(
    by head: SourceRange?, _ items: [OutlineList.Item], _ name: String?
  ) -> Request? {
    guard let head, name == nil,
      phrases.ending(of: words.folded(head), as: "last option") != nil
    else { return nil }
    let members = items.count == 1 ? words.members(of: items[0].words) : items.map(\.words)
    guard members.count > 1, members.allSatisfy({ words.count($0) <= 3 }) else { return nil }
    var details = Details(label: words.label(head))
    details.items = members.map { Details.Item(words.label($0)) }
    return Request(.need(.choice), head.union(items[items.count - 1].words), details)
  }

  /// A choice below a form heading that names it: "Delivery", "How to pay". None of its lines names
  /// an input; below "Interests" several may be chosen.
  mutating func chosen(below head: SourceRange?, _ items: [OutlineList.Item]) -> Request? {
    guard let head, items.count > 1, let said = choosing(head, items) else { return nil }
    let lines = items.map { FieldLine($0.words, of: words) }
    let isStrip = phrases.sense(ofAll: words.folded(head), as: "strip any") != nil
    let areOptions = zip(items, lines).allSatisfy { item, line in
      let said = line.notes + (line.value.map { [$0] } ?? [])
      return item.isTicked == nil && words.count(item.words) <= 14 && !line.isQuestion
        && inputs.led(item.words) == nil
        && (isStrip || !inputs.isFieldName(words.folded(line.label)))
        && !line.isStarred && !said.contains(where: inputs.saysType)
        && !line.notes.contains { words.members(of: $0).count > 1 }
    }
    guard areOptions, !lines.allSatisfy({ inputs.isPressed($0.label) }) else { return nil }
    var details = Details(
      label: words.label(FieldLine(cutter.withoutNumber(head), of: words).label))
    details.items = zip(items, lines).map { item, line in
      Details.Item(words.label(line.isArrow ? line.label : item.words))
    }
    for line in lines where line.isArrow {
      if let value = line.value { leaveOut(value, "it says what happens then") }
    }
    if said == "several" { details.variant = "multiple" }
    return Request(.need(.choice), head.union(items[items.count - 1].words), details)
  }

  /// How many of the lines below a head are chosen: "one", or "several" as of "Pick your toppings";
  /// nil if the head asks for no choice.
  private func choosing(_ head: SourceRange, _ items: [OutlineList.Item]) -> String? {
    let label = FieldLine(cutter.withoutNumber(head), of: words).label
    let folded = words.folded(label)
    if headClass(label) == .members("column") { return nil }
    if let pick = phrases.opening(of: folded, as: "clause pick"), pick.length < folded.count {
      let isAny = phrases.sense(in: folded, as: "word several") != nil
      return inputs.isPlural(label) || isAny ? "several" : "one"
    }
    if phrases.sense(ofAll: folded, as: "strip any") != nil { return "several" }
    guard isAsked else { return nil }
    if let said = phrases.sense(ofAll: folded, as: "chosen") {
      // "When" above a day and a time states both.
      let isQuestion = phrases.sense(ofAll: folded, as: "word which") != nil
      return isQuestion && !areAlike(items) ? nil : said
    }
    return !inputs.isPlural(label) && inputs.isFieldName(folded) && areAlike(items)
      && items.allSatisfy({ isValue($0.words) }) ? "one" : nil
  }

  /// Whether all lines begin with a time or a number, or none does.
  private func areAlike(_ items: [OutlineList.Item]) -> Bool {
    let counted = items.count { bytes[$0.words.lowerBound].isASCIIDigit }
    return counted == 0 || counted == items.count
  }

  /// Whether a line is only a time, a number or an amount: "17:15", "50 €".
  private func isValue(_ range: SourceRange) -> Bool {
    let text = words.text(range)
    return Quantity.isQuantity(text)
      || Quantity.beginsWithTime(bytes[range.range]) && words.count(range) <= 4
  }

  /// What people said, below a head such as "Conversation": the lines "Name: words" as they are.
  func talk(
    _ items: [OutlineList.Item], below head: SourceRange, in range: SourceRange
  ) -> Request? {
    let lines = items.map { FieldLine($0.words, of: words) }
    guard phrases.sense(ofAll: words.folded(head), as: "word talk") != nil, items.count > 1,
      lines.allSatisfy({ $0.value != nil && words.count($0.label) <= 3 })
    else { return nil }
    var details = Details()
    details.items = lines.map { line in
      Details.Item(words.verbatim(line.name), values: line.value.map { [words.verbatim($0)] } ?? [])
    }
    return Request(.component(.list), range, details)
  }

  /// A chart of items with numbers below a head that says so: "Visitors a day (bar chart)".
  func chart(
    of items: [OutlineList.Item], below head: SourceRange?, in range: SourceRange
  ) -> Request? {
    guard let head, items.count > 1,
      let shape = phrases.sense(in: words.folded(head), as: "around"), Self.charts.contains(shape)
    else { return nil }
    let lines = items.map { FieldLine($0.words, of: words) }
    guard
      lines.allSatisfy({ line in
        line.value.map { Quantity.isQuantity(words.text($0)) } ?? false
      })
    else { return nil }
    let line = FieldLine(head, of: words)
    let isNote = bytes[line.label.range].first == UInt8(ascii: "(")
    var details = Details(label: line.label.count > 2 && !isNote ? words.label(line.label) : nil)
    details.variant = shape == "chart" ? nil : shape
    details.items = lines.map { line in
      Details.Item(
        words.verbatim(line.label), values: line.value.map { [words.verbatim($0)] } ?? [])
    }
    return Request(.component(.chart), range, details)
  }

  /// A chart of lines with numbers after dashes or colons, if a sentence asks for it: "show as a
  /// bar chart".
  mutating func chartBeside(_ items: [OutlineList.Item], in range: SourceRange) -> Request? {
    guard isOfLinesAlone, items.count > 1 else { return nil }
    let said = outline.blocks.filter(\.isParagraph).map { words.folded($0.range) }
    guard said.contains(where: { phrases.sense(in: $0, as: "around chart") != nil }) else {
      return nil
    }
    var details = Details()
    for item in items {
      let line = FieldLine(item.words, of: words)
      guard let value = line.value, Quantity.isQuantity(words.text(value)) else { return nil }
      details.items.append(
        Details.Item(words.verbatim(line.label), values: [words.verbatim(value)]))
    }
    details.variant = ["bar", "line", "pie", "donut", "area"].first { shape in
      said.contains { phrases.sense(in: $0, as: "around " + shape) != nil }
    }
    areLinesDrawn = true
    return Request(.component(.chart), range, details)
  }

  /// A rating for each item, below a lead such as "Please rate from 1 to 5".
  func rated(_ list: OutlineList, by lead: SourceRange) -> [Request]? {
    guard isRating(lead) else { return nil }
    let bounds = InputBuilder.bounds(String(words.text(lead).drop { !$0.isNumber }))
    let ratings = list.items.map { item in
      var parts = InputParts(words.verbatim(item.words), item.words)
      parts.kind = .rating
      (parts.minimum, parts.maximum) = (bounds?.low, bounds?.high)
      return parts.wish(book)
    }
    return (isTold(lead) ? [] : [.paragraph(words.verbatim(lead), lead)]) + ratings
  }

  /// Whether words ask to rate the lines after them.
  func isRating(_ lead: SourceRange) -> Bool {
    phrases.opening(of: words.folded(lead), as: "opening rating") != nil
      || isRequest(lead)
        && phrases.opening(of: words.folded(lead), as: "opening rating", at: 1) != nil
  }

  /// A choice among items with round marks before them: "( ) Standard", "(x) Express".
  func radio(
    _ items: [OutlineList.Item], below head: SourceRange?, in range: SourceRange
  ) -> Request? {
    let marks = items.compactMap { item -> (rest: SourceRange, isOn: Bool)? in
      let text = bytes[item.words.range]
      guard text.count > 4, text.first == UInt8(ascii: "("),
        text[text.startIndex + 2] == UInt8(ascii: ")")
      else { return nil }
      let mark = text[text.startIndex + 1]
      guard
        [UInt8(ascii: " "), UInt8(ascii: "x"), UInt8(ascii: "o"), UInt8(ascii: "*")].contains(mark)
      else { return nil }
      return (words.trimmed(item.words.dropping(3)), mark != UInt8(ascii: " "))
    }
    guard marks.count > 1, marks.count == items.count else { return nil }
    var details = Details(label: head.map { words.label(FieldLine($0, of: words).label) })
    details.items = marks.map { Details.Item(words.label($0.rest), isSelected: $0.isOn) }
    details.variant = "radio"
    return Request(.component(.picker), range, details)
  }
}
