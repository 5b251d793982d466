internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The wishes of `Key: value` lines: the facts are shown, unless their values are blank or name
/// types.
extension Interpreter {
  mutating func wishes(of facts: [OutlineFact], below name: String?, in range: SourceRange)
    -> [Request]
  {
    let areAsked = areAsked(facts, below: name)
    let keys = facts.map { words.folded($0.key) }
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
    let isSpecification = keys.contains { key in
      phrases.sense(ofAll: key, as: "key title").map { _ in
        key.words != ["subject"] && !(isRecord && key.words == ["title"])
      } ?? false
        || ["action", "field", "column", "tab", "filter", "stat"].contains {
          phrases.sense(ofAll: key, as: "key " + $0) != nil
        }
    }
    // Next to a line of fields, the others name fields or options too.
    let namesFields = keys.contains { phrases.sense(ofAll: $0, as: "key field") != nil }
    var found: [Request] = []
    for (fact, key) in zip(facts, keys) {
      var fact = fact
      let wish = takeRequest(from: &fact)
      defer { found += wish.flatMap { request($0) } }
      let whole = SourceRange(
        fact.key.lowerBound, max(fact.key.upperBound, fact.value.upperBound))
      guard !isTold(whole) else { continue }
      if isTold(fact.key), facts.count == 1 {
        found += wishedParts(fact.value) ?? request(fact.value)
        continue
      }
      if scaffold.ticket != nil, bytes[fact.value.range].contains(UInt8(ascii: ":")),
        phrases.sense(in: words.folded(fact.value), as: "key ticket") != nil
      {
        leaveOut(whole, "it speaks of the screen and is not on it")
        continue
      }
      if isTicket || isSpecification, phrases.sense(ofAll: key, as: "key aside") != nil,
        !isChosen(fact, key)
      {
        leaveOut(whole, "it speaks of the screen and is not on it")
        continue
      }
      if isAsked || isSpecification, phrases.sense(ofAll: key, as: "key outcome") != nil {
        leaveOut(whole, "it is shown later")
        continue
      }
      if let form = formNamed(by: key, fact, whole) {
        found.append(form)
        continue
      }
      if takesOptions(of: key, fact, &found) || requires(fact, key, &found) { continue }
      if areAsked && !namesButtons(key) || namesFields && isChosen(fact, key) {
        found += input(fact, whole)
        continue
      }
      if isSpecification, let one = specified(fact, key, whole) {
        found.append(one)
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
      } else if name == "stat" || showsFigures && Quantity.isQuantity(words.text(fact.value)) {
        found.append(stat(FieldLine(whole, of: words), whole))
      } else if isSpecification, asksForComponent(fact.value) {
        let parts = sentence(fact.value)
        found +=
          parts.isEmpty
          ? [.fact(words.label(fact.key), words.verbatim(fact.value), whole)]
          : wrapped(parts, below: fact.key, in: whole, nil)
      } else {
        found.append(.fact(keyName(of: fact), words.verbatim(fact.value), whole))
      }
    }
    return found
  }

  /// A key as a label; "A faire" does not begin with an English article.
  private func keyName(of fact: OutlineFact) -> Phrase {
    guard language != "en" else { return words.label(fact.key) }
    let key = words.verbatim(fact.key)
    return Phrase(LabelText.capitalized(key.text), from: key.origin)
  }

  /// Whether the document has text besides facts and lists, as a ticket describes what is wanted.
  private var hasTicketStory: Bool { outline.blocks.contains(where: \.isParagraph) }

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

  /// "RSVP form: name, number of guests": a part with that name and its inputs.
  private func formNamed(
    by key: FoldedWords, _ fact: OutlineFact, _ whole: SourceRange
  ) -> Request? {
    guard key.count > 1,
      phrases.ending(of: key, as: "wished form") != nil || registers(key, fact),
      case let members = partsAtCommas(fact.value), members.count > 1,
      members.allSatisfy({ words.count($0) <= 5 })
    else { return nil }
    return .section(
      words.label(fact.key), whole, members.flatMap { inputs.wishes($0, mayBePressed: false) })
  }

  /// Whether a key says what is sent with its value: "Register with: name, club, rating".
  private func registers(_ key: FoldedWords, _ fact: OutlineFact) -> Bool {
    let members = words.members(of: fact.value)
    return phrases.opening(of: key, as: "ask task") != nil
      && phrases.sense(ofAll: FoldedWords(key.words[key.count - 1]), as: "wished with") != nil
      && members.count > 2
      && members.count { inputs.isFieldName(words.folded($0)) } * 3 >= members.count
  }

  /// Gives an input the options that a later line states: "Topic options: Sales, Support".
  private func takesOptions(
    of key: FoldedWords, _ fact: OutlineFact, _ found: inout [Request]
  ) -> Bool {
    guard let ending = phrases.ending(of: key, as: "key option"), ending.length < key.count else {
      return false
    }
    let name = key.words.dropLast(ending.length).joined(separator: " ")
    let members = words.members(of: fact.value)
    guard members.count > 1,
      let place = found.firstIndex(where: {
        $0.isInput && $0.details.label.map { FoldedWords($0.text) } == FoldedWords(name)
      })
    else { return false }
    found[place].subject = .need(.choice)
    found[place].details.fieldKind = nil
    found[place].details.items = inputs.items(members)
    return true
  }

  /// Marks the inputs that a later line names as required: "Required: name, email".
  private func requires(
    _ fact: OutlineFact, _ key: FoldedWords, _ found: inout [Request]
  ) -> Bool {
    guard phrases.sense(ofAll: key, as: "type") == "required" else { return false }
    var marked = 0
    for member in words.members(of: fact.value) {
      let name = words.folded(member)
      for place in found.indices
      where found[place].isInput
        && found[place].details.label.map({ FoldedWords($0.text) == name }) ?? false
      {
        found[place].details.isRequired = true
        marked += 1
      }
    }
    return marked > 0
  }

  /// The wish of a specification line whose value states the kind: "USERNAME: text", 'SUBMIT: "Sign
  /// in"'.
  private func specified(
    _ fact: OutlineFact, _ key: FoldedWords, _ whole: SourceRange
  ) -> Request? {
    guard !fact.value.isEmpty else { return nil }
    if phrases.sense(ofAll: key, as: "key action") != nil
      || phrases.sense(ofAll: key, as: "verb send") != nil
    {
      guard words.members(of: fact.value).count == 1, words.quotations(in: fact.value).count < 2
      else { return nil }
      return .action(words.label(words.quoted(in: fact.value)), fact.value)
    }
    if phrases.sense(ofAll: key, as: "key logo") != nil {
      var details = Details(label: keyLabel(fact.key))
      details.variant = "image"
      return Request(.component(.image), whole, details)
    }
    if inputs.isPressed(fact.key), words.count(fact.key) == 1, words.count(fact.value) <= 4,
      !bytes[fact.value.range].contains(where: \.isASCIIDigit)
    {
      let label = words.label(fact.key).text + " " + words.text(fact.value)
      return .action(Phrase(label, at: whole), whole)
    }
    var parts = InputParts(keyLabel(fact.key), whole)
    if book.fieldKind(of: parts.label.text) == .password {
      parts.kind = .password
    } else {
      inputs.take(fact.value, &parts, isNote: true)
    }
    let isField = inputs.isFieldName(key) && book.fieldKind(of: words.text(fact.key)) == .password
    guard parts.kind != nil || isField else { return nil }
    return parts.wish(book)
  }

  /// The wishes of a value that its key declares to be a list of buttons, fields, columns and so
  /// on.
  mutating func named(
    by key: FoldedWords, _ fact: OutlineFact, _ whole: SourceRange, isWhole: Bool
  ) -> [Request]? {
    let members = words.members(of: fact.value)
    let namesButtons = namesButtons(key)
    guard isWhole || members.count > 1 || namesButtons else { return nil }
    func says(_ sense: String) -> Bool { phrases.sense(ofAll: key, as: "key " + sense) != nil }
    if namesButtons, let own = ownName(ofButton: fact) { return [own] }
    if namesButtons {
      let quoted = words.quotations(in: fact.value)
      let buttons = (quoted.count > 1 ? quoted : members).map { member in
        Request.action(words.label(buttonName(member)), member)
      }
      guard hasRows, phrases.sense(in: key, as: "word row") != nil else { return buttons }
      perRow += buttons
      return []
    }
    if let filter = phrases.opening(of: key, as: "opening filter"), filter.length < key.count,
      members.count > 1
    {
      var details = Details(
        label: words.label(words.dropping(filter.length, from: fact.key)))
      details.items = inputs.items(members)
      return [Request(.need(.choice), whole, details)]
    }
    if says("field") { return members.flatMap { inputs.wishes($0, mayBePressed: false) } }
    if says("shown"), members.count > 1 {
      return members.map { .fact(words.label($0), nil, $0) }
    }
    if says("column") {
      var details = Details()
      details.columns = members.map(words.label)
      details.nameColumn = details.columns.removeFirst()
      return [Request(.component(.table), whole, details)]
    }
    if says("link"), members.count == 1, words.count(fact.value) > 4 {
      return [.paragraph(words.verbatim(words.unquoted(fact.value)), whole)]
    }
    if says("link") {
      return members.map { Request(.component(.link), $0, Details(label: words.label($0))) }
    }
    if says("tab") {
      layout = layout ?? .tabs
      return members.map { .section(words.label($0), $0, variant: "tab", []) }
    }
    if says("filter") {
      return members.map { Request(.need(.choice), $0, Details(label: words.label($0))) }
    }
    if says("stat") { return members.map { stat(FieldLine($0, of: words), $0) } }
    if says("toggle") {
      return members.map { Request(.component(.toggle), $0, Details(label: words.label($0))) }
    }
    if says("option"), members.count > 1 {
      var details = Details(label: words.label(fact.key))
      details.items = inputs.items(members)
      return [Request(.need(.choice), whole, details)]
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
      return [Request(.component(.heading), whole, Details(label: value, value: value))]
    }
    if says("image"), !Quantity.isQuantity(words.text(fact.value)) {
      var details = Details(label: words.label(fact.value))
      details.variant = "image"
      return [Request(.component(.image), whole, details)]
    }
    if says("chart") {
      let found = sentence(fact.value, head: "A chart of: ").filter {
        $0.subject == .component(.chart)
      }
      if !found.isEmpty { return found }
      var details = Details(label: title ?? words.label(fact.key))
      details.timeframe = words.verbatim(fact.value)
      return [Request(.component(.chart), whole, details)]
    }
    if says("alert") {
      let message = words.quoted(in: fact.value)
      return [Request(.component(.alert), whole, Details(label: words.label(message)))]
    }
    return nil
  }

  /// "Approve btn: customer clicks yes/no": the key names the button if its value describes an
  /// action.
  private mutating func ownName(ofButton fact: OutlineFact) -> Request? {
    let key = words.folded(fact.key)
    guard let ending = phrases.ending(of: key, as: "ending"), ending.length < key.count,
      words.quotations(in: fact.value).isEmpty, words.count(fact.value) > 2,
      words.members(of: fact.value).contains(where: { words.count($0) > 2 && !inputs.isPressed($0) }
      )
    else { return nil }
    leaveOut(fact.value, "it says what happens then")
    return .action(words.label(buttonName(fact.key)), fact.key)
  }

  /// Whether a key declares that its value names buttons: "Action", "Main button", "Other buttons".
  private func namesButtons(_ key: FoldedWords) -> Bool {
    phrases.sense(ofAll: key, as: "key action") != nil
      || phrases.ending(of: key, as: "ending")?.sense == "button"
  }

  /// A key as a label; a key in capitals is not a proper name.
  private func keyLabel(_ key: SourceRange) -> Phrase {
    var label = words.label(key)
    let letters = label.text.utf8.filter(\.isASCIILetter)
    if letters.count > 3, !letters.contains(where: \.isASCIISmallLetter) {
      label.text = LabelText.capitalized(LabelText.lowercased(label.text))
    }
    return label
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
}
