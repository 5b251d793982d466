internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Whether a figure at an index is set off as the value of what stands before: "queue length, 47,
  /// and", or how many things a gallery shows, or the years that a chart covers.
  func isApposed(_ index: Int, to requirement: Int) -> Bool {
    if plays(index, CueSet(.at)), kind(index + 1) == .number {
      // "-6 to 6 and at 0"
      return isComponent(requirement, .slider)
    }
    if isAddressed(index, requirement) { return true }
    guard kind(index) == .number else { return false }
    if isComponent(requirement, .list) { return isItemCount(index) }
    if isComponent(requirement, .slider, .field) { return isBounds(index) }
    if isComponent(requirement, .chart) || isNeed(requirement, .trend) {
      return isYearSpan(index)
    }
    guard requirements[requirement].details.value == nil,
      isComponent(requirement, .stat, .progress, .rating, .keyValue)
        || isNeed(requirement, .metric, .progress)
    else { return false }
    return ends(index + 1) || plays(index + 1, CueSet(.unit)) && ends(index + 2)
      || isComponent(requirement, .rating)
  }

  /// Whether where somebody is reached is set off behind its name: "our phone, 555 0199, and …".
  func isAddressed(_ index: Int, _ requirement: Int) -> Bool {
    guard isNeed(requirement, .fact), requirements[requirement].details.value == nil,
      let head = headToken(of: requirement),
      ["phone", "email"].contains(sense(.field, head)?.argument)
    else { return false }
    return kind(index) == .number && kind(index + 1) == .number
      || bytes[tokens[index].start..<tokens[index].end].contains(UInt8(ascii: "@"))
  }

  /// Whether what a component says is set off behind it: 'alert, tone success, "Saved"'.
  func isQuoted(_ index: Int, by requirement: Int) -> Bool {
    guard case .component(let component) = requirements[requirement].subject,
      component.family == .feedback || component.family == .text || component == .badge
    else { return false }
    return kind(index) == .quote && ends(index + 1)
      && requirements[requirement].details.label == nil
      && requirements[requirement].details.value == nil && nounPhrase(index).end == index + 1
  }

  /// Whether how a chart of figures is drawn is set off behind them: "revenue by quarter, bars".
  func isStyled(_ index: Int, _ requirement: Int) -> Bool {
    if isListStyle(index), !isComponent(requirement, .table, .chart) {
      // "how to descale a kettle, numbered: …", "night dive, bulleted: torch, whistle"
      return kind(index + 1) == .colon
        || ends(index + 1)
          && (isNeed(requirement, .sequence, .records) || isComponent(requirement, .list))
    }
    guard ends(index + 1) else { return false }
    if sense(.component, index)?.component?.family == .input, !tokens[index].isPlural,
      requirements[requirement].details.minimum != nil,
      isNeed(requirement, .input, .fact, .metric) || isComponent(requirement, .slider)
    {
      // "brightness 10–90, slider"
      return true
    }
    if sense(.component, index)?.component == .progress, isNeed(requirement, .metric, .fact) {
      // "roof repair: 40 %, progress bar"
      return requirements[requirement].details.value != nil
    }
    return isNeed(requirement, .trend, .breakdown)
      && (isDrawing(nounPhrase(index)) || sense(.component, index)?.component == .chart)
  }

  /// Whether a word says how the items of a list are marked: "bulleted".
  func isListStyle(_ index: Int) -> Bool {
    let style = sense(.style, index)?.argument
    return style == "bulleted" || style == "numbered"
  }

  /// Whether what a chart draws is set off behind it: "bar chart, sales by month".
  func isDrawn(_ index: Int, by requirement: Int) -> Bool {
    guard isComponent(requirement, .chart), requirements[requirement].details.label == nil,
      requirements[requirement].details.items.isEmpty, kind(index) == .word
    else { return false }
    let phrase = nounPhrase(index)
    guard phrase.end > phrase.first, phrase.component == nil, phrase.section == nil,
      phrase.layout == nil, !plays(index, CueSet(.verb, .negation, .ability))
    else { return false }
    return phrase.end == end || plays(phrase.end, CueSet(.by, .per, .over, .each, .moment))
  }

  /// Whether "6 photos" at an index says how many of a list's own things there are.
  func isItemCount(_ index: Int) -> Bool {
    let phrase = nounPhrase(index)
    guard phrase.count != nil, phrase.end == phrase.first + 1, ends(phrase.end) else {
      return false
    }
    return phrase.component.flatMap { sense(.component, $0)?.component } == .image
      || phrase.need == .media || sense(.need, phrase.first)?.need == .records
  }

  /// Whether "2020 to 2024" stands at an index.
  func isYearSpan(_ index: Int) -> Bool {
    isYear(index) && isYear(index + 2)
      && (kind(index + 1) == .dash || plays(index + 1, CueSet(.to)))
  }

  /// "income vs expenses by month": two figures that are drawn side by side.
  mutating func versusSeries(of index: Int) -> Bool {
    guard isNeed(index, .metric, .records, .trend) || isComponent(index, .chart),
      let first = requirements[index].details.label,
      let range = first.range
    else { return false }
    let second = nounPhrase(position + 1)
    guard second.end > position + 1, need(second.end - 1) == .metric, !second.hasDeterminer,
      second.component == nil, !plays(second.first, CueSet(.moment, .recency))
    else { return false }
    requirements[index].details.columns = [first, label(second.first, second.end)]
    position = second.end
    requirements[index].details.label = text(
      range.lowerBound, tokens[position - 1].end, capitalizing: true)
    if !isComponent(index, .chart) { requirements[index].subject = .need(.trend) }
    return true
  }

  /// Whether "showing name and amount", set off by a mark, says what each of the things has.
  func listsColumns(_ index: Int, of requirement: Int) -> Bool {
    guard plays(index, CueSet(.container)), isNeed(requirement, .records, .ranking),
      requirements[requirement].details.columns.isEmpty,
      requirements[requirement].details.items.isEmpty
    else { return false }
    let phrase = nounPhrase(index + 1)
    return phrase.end > index + 1 && !phrase.hasDeterminer && phrase.count == nil
      && phrase.component == nil && phrase.section == nil && phrase.layout == nil
      && !tokens[phrase.end - 1].isPlural && separates(phrase.end)
  }
}
