internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

extension ClauseReader {
  /// Reads what a sentence says of how to show what stands before it: "I would like this as a pie",
  /// "These should be in a table", "Chart, please". What else it asks for is left to be read.
  mutating func referBack() {
    guard let last = requirements.indices.last, requirements[last].parent == parent,
      requirements[last].item == nil, context != .form, let form = referredForm()
    else { return }
    let start = position
    let component = form.component.flatMap { sense(.component, $0)?.component }
    let isOfSeveral = component.map { Self.isCollection($0) } ?? isDrawing(form)
    let index = isOfSeveral ? gathered(upTo: last) : last
    shape(index, by: form, from: start)
    position = form.end
    modifiers(of: index)
    close(index)
  }

  /// The component that a sentence gives to what stands before it; nil where it speaks of nothing
  /// that does.
  private func referredForm() -> NounPhrase? {
    var at = position
    var isSpokenOf = false
    while plays(at, CueSet(.request, .container, .conjunction)), !isReference(at) {
      isSpokenOf = sense(.request, at)?.argument == "back"
      at += 1
    }
    if isReference(at) {
      isSpokenOf = true
      at += 1
    }
    while isSpokenOf, plays(at, CueSet(.copula, .filler)) { at += 1 }
    let isForm = plays(at, CueSet(.as, .in, .on))
    if isForm { at += 1 }
    let form = nounPhrase(at)
    if isSpokenOf || isForm, isDrawing(form) { return form }
    guard let head = form.component, head == form.end - 1, form.section == nil,
      let component = sense(.component, head)?.component, !tokens[head].isPlural
    else { return nil }
    if isSpokenOf { return Self.isShown(component) ? form : nil }
    // "Chart please": a name alone is how to show what has none yet.
    guard form.end == end, isPlainForm(form, head), let last = requirements.last,
      case .need(let need) = last.subject
    else { return nil }
    switch component {
    case .chart where isForm || need == .trend || need == .breakdown: return form
    case .chart:
      let last = requirements.count - 1
      return datum(last) != nil && datum(last - 1) != nil ? form : nil
    case .table, .list: return isForm || need == .records || need == .schedule ? form : nil
    case .calendar: return isForm || need == .schedule ? form : nil
    default: return isForm && Self.isShown(component) ? form : nil
    }
  }

  /// Whether a phrase says nothing of a component but its kind: "a month calendar".
  private func isPlainForm(_ form: NounPhrase, _ head: Int) -> Bool {
    (form.first..<head).allSatisfy { plays($0, CueSet(.moment, .period, .style, .emphasis)) }
  }

  /// Whether a word stands for what was named before: "this", "them".
  private func isReference(_ index: Int) -> Bool {
    isRole(index, .reference) && !(isNoun(index + 1) && plays(index, CueSet(.article)))
      || isRole(index, .content) && plays(index + 1, CueSet(.as, .in, .copula))
  }

  /// Whether a component shows what is named elsewhere, rather than doing or asking something.
  private static func isShown(_ component: ComponentKind) -> Bool {
    switch component.family {
    case .facts, .collections, .media: true
    case .text, .input, .action, .feedback, .routine: false
    }
  }

  private static func isCollection(_ component: ComponentKind) -> Bool {
    component.family == .collections
  }

  /// Makes one collection of the figures that were named one by one up to a requirement, "bus 90,
  /// bicycle 54, car 16", under the name that stands before them; returns where it stands.
  mutating func gathered(upTo last: Int) -> Int {
    var first = last + 1
    while first > 0, datum(first - 1) != nil,
      requirements[first - 1].parent == requirements[last].parent
    {
      first -= 1
    }
    guard last + 1 - first > 1 else { return last }
    var whole = Requirement(
      .need(.breakdown), parent: requirements[first].parent,
      range: SourceRange(
        requirements[first].range.lowerBound, requirements[last].range.upperBound),
      words: "", item: requirements[first].item)
    whole.details.items = (first...last).compactMap { datum($0) }
    whole.details.label = title ?? titleHint
    if first > 0, requirements[first - 1].parent == whole.parent, isUntold(first - 1) {
      // "Favourite fruit of the class. Apple 12, pear 7."
      first -= 1
      whole.details.label = requirements[first].details.label
      whole.range.lowerBound = requirements[first].range.lowerBound
    }
    requirements.replaceSubrange(first...last, with: [whole])
    return first
  }

  /// Whether a requirement has a name, and nothing is told of it.
  private func isUntold(_ index: Int) -> Bool {
    let details = requirements[index].details
    return isNeed(index, .fact, .records, .metric, .trend, .breakdown, .ranking)
      && details.label != nil
      && details.value == nil && details.items.isEmpty && details.columns.isEmpty
  }

  /// A figure with its name; nil where a requirement is none.
  private func datum(_ index: Int) -> Details.Item? {
    guard requirements.indices.contains(index), isNeed(index, .fact, .metric, .progress, .records),
      let label = requirements[index].details.label, requirements[index].details.items.isEmpty
    else { return nil }
    if let value = requirements[index].details.value {
      return Quantity(value.text) == nil ? nil : Details.Item(label, values: [value])
    }
    // "Bus 90", "Room 12": a number that could be of a name is a figure among figures.
    guard let number = headToken(of: index), tokens[number].kind == .number, number > 0,
      let lower = label.range?.lowerBound, lower < tokens[number].start
    else { return nil }
    return Details.Item(
      text(lower, tokens[number - 1].end, capitalizing: true),
      values: [verbatim(number, number + 1)])
  }
}
