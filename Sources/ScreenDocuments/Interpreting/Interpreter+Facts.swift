internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The wishes of `Key: value` lines: the facts are shown, unless their values are blank or name
/// types.
extension Interpreter {
  mutating func wishes(of facts: [OutlineFact], below name: String?, in range: SourceRange)
    -> [Request]
  {
    if let answered = inputs.answered(facts) ?? parts.page(facts.filter { !isTold($0.range) }) {
      return answered
    }
    if facts.count == 1,
      let table = parts.gather([OutlineList.Item(words: range)], below: nil, in: range)
    {
      return [table.request]
    }
    let keys = facts.map { words.folded($0.key) }
    if facts.count == 1, hasRows, words.sentences(of: facts[0].value).count > 1 {
      // "Row actions: Approve, Reject. Filters above: state."
      return wishes(ofLines: [facts[0].range], below: name, head: nil)
    }
    if facts.count == 1, phrases.sense(ofAll: keys[0], as: "key tab") != nil,
      let tabs = named(by: keys[0], facts[0], range, isWhole: true)
    {
      return tabs
    }
    let areFigures = inputs.areFigures(facts)
    // A record may have a priority too; a ticket has little else.
    let ticketKeys = keys.count { phrases.sense(ofAll: $0, as: "key ticket") != nil }
    let isShort = facts.allSatisfy { words.count($0.value) <= 3 } && !scaffold.isByLine
    let isTicket =
      !(isShort && scaffold.ticket == nil && !hasTicketStory)
      && (ticketKeys > 1 && ticketKeys * 3 >= facts.count || ticketKeys == 1 && facts.count < 4)
    // A record may have a title too; its other values are times, numbers and codes.
    let isRecord =
      facts.count > 4
      && facts.count { bytes[$0.value.range].contains(where: \.isASCIIDigit) } * 4 >= facts.count
    let isSpecification =
      keys.contains { key in
        phrases.sense(ofAll: key, as: "key title").map { _ in
          key.words != ["subject"] && !(isRecord && key.words == ["title"])
        } ?? false
          || ["action", "field", "column", "tab", "filter", "stat"].contains {
            phrases.sense(ofAll: key, as: "key " + $0) != nil
          }
      }
    let areAsked = areAsked(facts, below: name, isLoose: isAsked && !isSpecification)
    // "Field 2: PIN" and "Link: Forgotten your PIN?" name what the screen has.
    let led = zip(facts, keys).map { fact, key in
      phrases.sense(ofAll: key, as: "key field") == nil
        ? inputs.led(fact.range).flatMap { $0.allSatisfy(\.isUsed) ? $0 : nil } : nil
    }
    // Several facts that are on or off are settings.
    let areSet = facts.count(where: isSwitched) > 1
    let ledCount = led.count { $0 != nil }
    let areLed = ledCount > 1 && ledCount * 2 >= facts.count
    // Next to a line of fields, the others name fields or options too.
    let namesFields = keys.contains { phrases.sense(ofAll: $0, as: "key field") != nil }
    var (found, buttons): ([Request], [Request]) = ([], [])
    for (place, (fact, key)) in zip(facts, keys).enumerated() {
      if areSet, isSwitched(fact), let isOn = book.isOn(words.text(fact.value)), !isTold(fact.range)
      {
        var details = Details(label: keyName(of: fact))
        details.value = Phrase(isOn ? "on" : "off", at: fact.value)
        found.append(Request(.component(.toggle), fact.range, details))
        continue
      }
      if let led = led[place], areLed || isSpecification && led.allSatisfy(\.isInput),
        !isTold(fact.range)
      {
        found += led
        continue
      }
      var fact = fact
      let wish = takeRequest(from: &fact)
      defer { found += wish.flatMap { request($0) } }
      buttons += takeButtons(from: &fact)
      let whole = fact.range
      guard !isTold(whole) else { continue }
      if isTold(fact.key), facts.count == 1 {
        found += wishedParts(fact.value) ?? request(fact.value)
        continue
      }
      if scaffold.ticket != nil, bytes[fact.value.range].contains(UInt8(ascii: ":")),
        phrases.sense(in: words.folded(fact.value), as: "key ticket") != nil
      {
        leaveOut(whole, "it is about the screen, not on it")
        continue
      }
      if isTicket || isSpecification, phrases.sense(ofAll: key, as: "key aside") != nil,
        !isChosen(fact, key)
      {
        leaveOut(whole, "it is about the screen, not on it")
        continue
      }
      if isAsked || isSpecification, phrases.sense(ofAll: key, as: "key outcome") != nil {
        leaveOut(whole, "it is shown later")
        continue
      }
      if phrases.sense(ofAll: key, as: "key wished") != nil {
        found += words.members(of: fact.value).flatMap {
          wishedPart($0, mayBePressed: true) ?? request($0)
        }
        continue
      }
      if let form = inputs.form(named: key, fact) ?? inputs.form(describedBy: fact) {
        found.append(form)
        continue
      }
      if let questions = inputs.questions(in: fact, key) {
        found.append(questions)
        continue
      }
      if inputs.takesOptions(of: key, fact, &found) || inputs.requires(fact, key, &found) {
        continue
      }
      let declares =
        namesButtons(key) || isSpecification && phrases.sense(ofAll: key, as: "key field") != nil
      if isAsked, phrases.sense(ofAll: key, as: "key text") != nil, words.count(fact.value) > 5 {
        found.append(.paragraph(words.verbatim(words.unquoted(fact.value)), whole))
        continue
      }
      if areAsked && !declares || namesFields && isChosen(fact, key) {
        found += input(fact, whole)
        continue
      }
      if isSpecification, let one = inputs.specified(fact, key, whole) {
        found.append(one)
        continue
      }
      if fact.value.isEmpty, phrases.sense(ofAll: key, as: "key field") != nil {
        leaveOut(whole, "it heads the lines below it")
        continue
      }
      guard !fact.value.isEmpty else {
        // Among facts, a blank is filled in later.
        let isField = isAsked || inputs.isFieldName(key)
        found.append(
          isField
            ? inputs.wish(fact.key, mayBePressed: false)
            : .fact(keyName(of: fact), Assembler.emptyCell, whole))
        continue
      }
      if let named = named(
        by: key, fact, whole, isWhole: isSpecification || isTicket || facts.count == 1)
      {
        found += named
      } else if isTicket {
        found += words.sentences(of: fact.value).flatMap { request($0) }
      } else if name == "stat" && areFigures
        || showsFigures && Quantity.isQuantity(words.text(fact.value))
      {
        found.append(stat(FieldLine(whole, of: words), whole))
      } else if isSpecification, asksForComponent(fact.value) {
        let parts = sentence(fact.value)
        found +=
          parts.isEmpty
          ? [.fact(words.label(fact.key), words.verbatim(fact.value), whole)]
          : wrapped(parts, below: fact.key, in: whole, nil)
      } else {
        found.append(
          inputs.setting(fact, keyName(of: fact), besideSwitches: facts.contains(where: isSwitched))
            ?? .fact(keyName(of: fact), words.verbatim(fact.value), whole))
      }
    }
    return found + buttons
  }

  /// Whether a value says that something is on or off.
  private func isSwitched(_ fact: OutlineFact) -> Bool {
    phrases.sense(ofAll: words.folded(fact.value), as: "word switched") != nil
  }

  /// A key as a label; "A faire" does not begin with an English article.
  func keyName(of fact: OutlineFact) -> Phrase {
    guard language != "en" else { return words.label(fact.key) }
    let key = words.verbatim(fact.key)
    return Phrase(LabelText.capitalized(key.text), from: key.origin)
  }

  /// Whether the document has text besides facts and lists, as a ticket describes what is wanted.
  private var hasTicketStory: Bool { outline.blocks.contains(where: \.isParagraph) }

  /// Whether half of the values are blank, or name types or options; a fourth if others are asked.
  private func areAsked(_ facts: [OutlineFact], below name: String?, isLoose: Bool) -> Bool {
    var count = 0
    for fact in facts {
      let text = words.text(fact.value)
      let isEmpty =
        fact.value.isEmpty || inputs.isBlankToFill(fact.value)
        || inputs.unitBehindBlank(fact.value) != nil
      let bracketed = text.hasPrefix("[") || text.hasPrefix("<") || text.hasPrefix("{")
      var parts = InputParts(Phrase(""), fact.value)
      if !isEmpty { inputs.take(fact.value, &parts, isNote: true) }
      let isOption =
        parts.options.count > 1
        && (text.contains("/") || text.contains("|") || bracketed
          || words.hasAlternative(fact.value))
      let names = words.members(of: fact.value)
      let isNamed = names.count > 1 && names.allSatisfy { inputs.namesValue($0) }
      if isEmpty || isOption || parts.isRequired != nil || bracketed || isNamed
        || parts.kind != nil && (parts.minimum == nil || isAsked)
      {
        count += 1
      }
    }
    return count > 0
      && (count * 2 >= facts.count || name == "field" || isLoose && count * 4 >= facts.count)
  }

  /// Whether a line next to those of fields states options, "Colour: red / blue", or the inputs for
  /// a person or thing, "Contact: name, phone".
  private func isChosen(_ fact: OutlineFact, _ key: FoldedWords) -> Bool {
    let members = words.members(of: fact.value)
    guard members.count > 1, !namesButtons(key),
      !["field", "column", "tab", "filter", "stat", "link"].contains(where: {
        phrases.sense(ofAll: key, as: "key " + $0) != nil
      })
    else { return false }
    return bytes[fact.value.range].contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "|") }
      && members.allSatisfy { words.count($0) <= 4 }
      || members.allSatisfy { inputs.isFieldName(words.folded($0)) }
  }

  private func input(_ fact: OutlineFact, _ whole: SourceRange) -> [Request] {
    inputs.wishes(fact.value.isEmpty ? fact.key : whole, mayBePressed: false)
  }

  /// Removes sentences that ask for something from the end of a fact: "Animal: Biscuit. Need a
  /// button …".
  private func takeRequest(from fact: inout OutlineFact) -> [SourceRange] {
    let sentences = words.sentences(of: fact.value)
    guard sentences.count > 1, !asks(sentences[0]) else { return [] }
    let wishes = Array(sentences.reversed().prefix { asks($0) }.reversed())
    guard let first = wishes.first, wishes.count < sentences.count else { return [] }
    fact.value = words.trimmed(SourceRange(fact.value.lowerBound, first.lowerBound))
    return wishes
  }

  /// Removes the buttons named behind a value: `Frau Bühler, Buttons "Apply" and "Save"`.
  private func takeButtons(from fact: inout OutlineFact) -> [Request] {
    let members = words.members(of: fact.value, joinedBy: [])
    for (before, member) in zip(members, members.dropFirst()) {
      let rest = SourceRange(member.lowerBound, fact.value.upperBound)
      guard let buttons = inputs.led(rest), buttons.allSatisfy(\.isPressed) else { continue }
      fact.value.upperBound = before.upperBound
      return buttons
    }
    return []
  }

}
