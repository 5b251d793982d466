internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// What `Key: value` lines ask for: they are shown, unless their values are blank or name types.
extension Interpreter {
  mutating func wishes(of facts: [OutlineFact], below name: String?, in range: SourceRange)
    -> [Wish]
  {
    let areAsked = areAsked(facts, below: name)
    let keys = facts.map { words.folded($0.key) }
    let isTicket = keys.contains { phrases.sense(ofAll: $0, as: "key ticket") != nil }
    let isSpecification = keys.contains { key in
      phrases.sense(ofAll: key, as: "key title").map { _ in key.words != ["subject"] } ?? false
        || ["action", "field", "column", "tab", "filter", "stat"].contains {
          phrases.sense(ofAll: key, as: "key " + $0) != nil
        }
    }
    var found: [Wish] = []
    for (fact, key) in zip(facts, keys) {
      let whole = SourceRange(
        fact.key.lowerBound, max(fact.key.upperBound, fact.value.upperBound))
      guard !isTold(whole) else { continue }
      if isTicket || isSpecification, phrases.sense(ofAll: key, as: "key aside") != nil {
        leaveOut(whole, "it speaks of the screen and is not on it")
        continue
      }
      if areAsked, phrases.sense(ofAll: key, as: "key action") == nil {
        found.append(input(fact, whole))
        continue
      }
      guard !fact.value.isEmpty else {
        if isAsked { found.append(inputs.wish(fact.key, mayBePressed: false)) }
        continue
      }
      if let named = named(
        by: key, fact, whole, isWhole: isSpecification || isTicket || facts.count == 1)
      {
        found += named
      } else if isTicket {
        found += words.sentences(of: fact.value).flatMap { request($0) }
      } else if name == "stat" || showsFigures && Quantity.isQuantity(words.text(fact.value)) {
        found.append(stat(FieldLine(whole, of: words), whole))
      } else if isSpecification, asksForComponent(fact.value) {
        let parts = sentence(fact.value)
        found +=
          parts.isEmpty
          ? [.fact(words.label(fact.key), words.verbatim(fact.value), whole)]
          : wrapped(parts, below: fact.key, in: whole, nil)
      } else {
        found.append(.fact(words.label(fact.key), words.verbatim(fact.value), whole))
      }
    }
    return found
  }

  /// Whether half of the values are blank, or name types or options.
  private func areAsked(_ facts: [OutlineFact], below name: String?) -> Bool {
    var count = 0
    for fact in facts {
      let text = words.text(fact.value)
      let isEmpty = fact.value.isEmpty || inputs.isBlankToFill(fact.value)
      let bracketed = text.hasPrefix("[") || text.hasPrefix("<") || text.hasPrefix("{")
      var parts = InputParts(Phrase(""), fact.value)
      if !isEmpty { inputs.take(fact.value, &parts, isNote: true) }
      let isOption =
        parts.options.count > 1
        && (text.contains("/") || text.contains("|") || bracketed
          || words.hasAlternative(fact.value))
      if isEmpty || isOption || parts.isRequired != nil || bracketed
        || parts.kind != nil && (parts.minimum == nil || isAsked)
      {
        count += 1
      }
    }
    return count * 2 >= facts.count && (count > 0) || name == "field" && count > 0
  }

  private func input(_ fact: OutlineFact, _ whole: SourceRange) -> Wish {
    inputs.wish(fact.value.isEmpty ? fact.key : whole, mayBePressed: false)
  }

  /// What a key says that its value is: buttons, fields, columns and so on, named one after the other.
  private mutating func named(
    by key: FoldedWords, _ fact: OutlineFact, _ whole: SourceRange, isWhole: Bool
  ) -> [Wish]? {
    let members = words.members(of: fact.value)
    guard isWhole || members.count > 1 else { return nil }
    func says(_ sense: String) -> Bool { phrases.sense(ofAll: key, as: "key " + sense) != nil }
    if says("action") { return members.map { .action(words.label(buttonName($0)), $0) } }
    if says("field") { return members.map { inputs.wish($0, mayBePressed: false) } }
    if says("column") {
      var details = Details()
      details.columns = members.map(words.label)
      details.nameColumn = details.columns.removeFirst()
      return [Wish(.component(.table), whole, details)]
    }
    if says("link") {
      return members.map { Wish(.component(.link), $0, Details(label: words.label($0))) }
    }
    if says("tab") {
      layout = layout ?? .tabs
      return members.map { .section(words.label($0), $0, variant: "tab", []) }
    }
    if says("filter") {
      return members.map { Wish(.need(.choice), $0, Details(label: words.label($0))) }
    }
    if says("stat") { return members.map { stat(FieldLine($0, of: words), $0) } }
    if says("toggle") {
      return members.map { Wish(.component(.toggle), $0, Details(label: words.label($0))) }
    }
    if says("option"), members.count > 1 {
      var details = Details(label: words.label(fact.key))
      details.items = inputs.items(members)
      return [Wish(.need(.choice), whole, details)]
    }
    if says("text") {
      guard words.count(fact.value) >= 4 else { return nil }
      if asksForComponent(fact.value),
        phrases.sense(in: words.folded(fact.value), as: "need") != nil
      {
        return words.sentences(of: fact.value).flatMap { request($0) }
      }
      return [.paragraph(words.verbatim(words.unquoted(fact.value)), whole)]
    }
    guard isWhole else { return nil }
    if says("heading") {
      let value = words.label(fact.value)
      return [Wish(.component(.heading), whole, Details(label: value, value: value))]
    }
    if says("image") {
      var details = Details(label: words.label(fact.value))
      details.variant = "image"
      return [Wish(.component(.image), whole, details)]
    }
    if says("chart") {
      let found = sentence(fact.value, head: "A chart of: ")
      return found.isEmpty ? nil : found
    }
    return nil
  }

  private func buttonName(_ range: SourceRange) -> SourceRange {
    let line = FieldLine(range, of: words)
    let folded = words.folded(line.label)
    if let ending = phrases.ending(of: folded, as: "ending"), ending.sense == "button",
      ending.length < folded.count
    {
      return words.unquoted(words.droppingLast(ending.length, from: line.label))
    }
    return words.unquoted(line.label)
  }

  /// Whether words ask for a component rather than state something.
  func asksForComponent(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    let hasComponent = phrases.sense(in: folded, as: "component any") != nil
    return hasComponent
      && (phrases.opening(of: folded, as: "opening request") != nil && folded.count > 1
        || folded.count > 3 && phrases.sense(in: folded, as: "component named") != nil)
  }
}
