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

}
