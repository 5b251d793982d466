internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenModel

/// What the elements of a screen show of a requirement.
extension RequirementChecker {
  /// Whether an element has any of a requirement's own words.
  func bears(_ wanted: Wanted, _ screenElement: Evidence.ScreenElement) -> Bool {
    if wanted.label == nil, wanted.things.isEmpty { return true }
    if let label = wanted.label, carries(label, wanted, screenElement) { return true }
    return wanted.things.contains { shows($0.thing, $0.words, screenElement) }
  }

  /// What elements do not show of a requirement; nil where nothing is missing.
  func missing(
    _ wanted: Wanted, in screenElements: [Evidence.ScreenElement],
    standingIn: Bool = false
  ) -> String? {
    guard !screenElements.isEmpty else { return "nothing on the screen answers it" }
    let missing = wanted.things.first { thing, words in
      !screenElements.contains {
        (isColumn(thing, of: wanted.requirement, in: $0)
          ? $0.columns.contains(words) : shows(thing, words, $0))
          || isProperty(thing, $0, of: wanted.requirement)
          || isSeenUnnamed(thing, $0, of: wanted.requirement)
      }
    }
    if let missing { return "'" + missing.thing.text + "' is not on the screen" }
    if let label = wanted.label, wanted.requirement.details.items.isEmpty,
      !screenElements.contains(where: { carries(label, wanted, $0, standingIn: standingIn) })
    {
      return "no such element has the label '" + label.text + "'"
    }
    if let said = misplaced(wanted.requirement.details, in: screenElements) { return said }
    guard let count = wanted.requirement.details.count, count > 1 else { return nil }
    let most = screenElements.map(\.count).max() ?? 0
    guard most < count, screenElements.count < count,
      most > 0 || wanted.requirement.details.items.isEmpty
    else {
      return nil
    }
    guard case .need(.routine) = wanted.requirement.subject else {
      let found = max(most, screenElements.count)
      return "there \(found == 1 ? "is" : "are") \(found) of \(count)"
    }
    return nil
  }

  /// What elements show in another place than stated: a bound that is not theirs, a value in the row
  /// of another thing.
  private func misplaced(_ details: Details, in elements: [Evidence.ScreenElement]) -> String? {
    let bounds = [details.minimum, details.maximum].compactMap(\.self).map(Quantity.written)
    let sliders = elements.filter { $0.kind == .slider }
    if !sliders.isEmpty,
      let bound = bounds.first(where: { bound in
        !sliders.contains { $0.words.contains(PlainWords(bound)) }
      })
    {
      return "no slider has the bound \(bound)"
    }
    for item in details.items where item.label.pointer == nil {
      let name = PlainWords(item.label.text)
      for value in item.values {
        let words = PlainWords(value.text)
        let isSwapped = elements.allSatisfy { element in
          let (named, valued) = (
            element.rows.filter { $0.contains(name) }, element.rows.filter { $0.contains(words) }
          )
          return !named.isEmpty && !valued.isEmpty && !named.contains { $0.contains(words) }
        }
        if isSwapped { return "'" + value.text + "' is not at '" + item.label.text + "'" }
      }
    }
    return nil
  }

  /// Whether an element bears a label's words: one of several things may do so in the title above, and
  /// so may those that stand in for a collection.
  private func carries(
    _ label: Wanted.Label, _ wanted: Wanted, _ screenElement: Evidence.ScreenElement,
    standingIn: Bool = false
  ) -> Bool {
    let words = label.words
    // Only the actions of a list or a table can answer a request for an action, because an item or a
    // cell is not a button.
    if wanted.requirement.isAction, screenElement.kind == .list || screenElement.kind == .table {
      return screenElement.actions.contains(words)
    }
    if screenElement.names.contains(words),
      !screenElement.kind.isSingle || !negates(screenElement.names, words)
    {
      return true
    }
    // The goal of progress counts as its name: "progress towards the yearly goal".
    if case .need(.progress) = wanted.requirement.subject,
      let goal = wanted.requirement.details.target,
      screenElement.names.contains(PlainWords(goal.text))
    {
      return true
    }
    let own = derived(screenElement)
    // "Log in" is not "Log out", nor "Late" "Not late".
    let isPressed = [.button, .link, .toggle].contains(screenElement.kind)
    guard !screenElement.kind.isSingle || !negates(screenElement.names, label.words) else {
      return false
    }
    let telling = label.each.filter { word in
      !(isPressed ? word.isArticle : word.isFiller)
        && !(own?.cues.contains { PlainWords($0).contains(word) } ?? false)
    }
    guard !telling.isEmpty else { return true }
    let isOfSeveral =
      !screenElement.kind.isSingle
      || standingIn && wanted.kinds.allSatisfy { !$0.isSingle }
    // A title of its own says what a collection is, not the title above it.
    let isTitled =
      !screenElement.title.isEmpty && !telling.contains { screenElement.names.contains($0) }
    return telling.allSatisfy { word in
      screenElement.names.contains(word)
        || isOfSeveral && !isTitled && screenElement.context.contains(word)
    }
  }

  /// Whether a name has a negation that a label lacks.
  private func negates(_ name: PlainWords, _ label: PlainWords) -> Bool {
    Self.negations.contains { name.contains($0) && !label.contains($0) }
  }

  private static let negations = ["no", "not", "dont", "never", "without"].map { PlainWords($0) }

  /// Whether a column of a requirement is a property of an element's derived component.
  private func isProperty(
    _ thing: Phrase, _ screenElement: Evidence.ScreenElement, of requirement: Requirement
  ) -> Bool {
    guard let component = derived(screenElement), requirement.details.columns.contains(thing) else {
      return false
    }
    let columns = requirement.details.columns.map(\.text)
    let matches = zip(columns, component.columns(columns))
    return matches.contains { $0 == thing.text && $1 }
  }

  /// Whether a thing is a column of a requirement, which a table shows at its head.
  private func isColumn(
    _ thing: Phrase, of requirement: Requirement, in screenElement: Evidence.ScreenElement
  ) -> Bool {
    screenElement.kind == .table && !screenElement.columns.isEmpty
      && requirement.details.columns.contains { $0.action == nil && $0 == thing }
  }

  /// Whether a column of a requirement is shown without its name: the names of things as the titles
  /// of a list's items, their days in a calendar.
  private func isSeenUnnamed(
    _ thing: Phrase, _ screenElement: Evidence.ScreenElement, of requirement: Requirement
  ) -> Bool {
    guard screenElement.kind == .list || screenElement.kind == .calendar,
      let place = requirement.details.columns.firstIndex(of: thing)
    else { return false }
    let book = SampleValues.embedded.speaking(brief.language)
    let label = requirement.details.label ?? brief.name(of: requirement)
    return book.nameColumn(of: requirement.details, called: label.text) == place
      || screenElement.kind == .calendar && book.isDay(thing.text)
  }

  /// Whether an element shows a named thing: its words, or the number that they state.
  private func shows(
    _ thing: Phrase, _ words: PlainWords, _ screenElement: Evidence.ScreenElement
  ) -> Bool {
    if screenElement.words.contains(words) { return true }
    if let state = thing.isOn {
      return screenElement.words.contains(PlainWords(state ? "on" : "off"))
    }
    if screenElement.kind == .calendar, let day = CalendarDay(thing.text) {
      return screenElement.words.contains(PlainWords(day.text))
    }
    guard let quantity = Quantity(thing.text) else { return false }
    if screenElement.words.contains(PlainWords(Quantity.written(quantity.number))) { return true }
    guard screenElement.kind == .timer, let seconds = Quantity.seconds(thing.text) else {
      return false
    }
    return screenElement.words.contains(PlainWords(String(seconds)))
  }
}
