internal import ScreenAssembling
internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenRoles
internal import ScreenText

/// Lines of inputs that say little by themselves and are what their head or the document makes them.
extension LineDraft {
  /// The inputs of a line, as its head, its mark and its ending make them; at least one.
  func inputs(of range: SourceRange, at place: Int) -> [Request] {
    if let step = describedStep(range) { return [step] }
    // "I agree to the terms" is what people say, and "next visit" is a name.
    let isSaid = phrases.opening(of: words.folded(range), as: "opening consent") != nil
    let cut = cutter.withoutRequestWords(range)
    let range = isSaid || words.count(range) - words.count(cut) < 2 ? range : cut
    return read(range, at: place)
  }

  /// The inputs that a line only leads to: "Fields: street, size (S, M)"; nil for other lines.
  func listed(_ range: SourceRange, at place: Int) -> [Request]? {
    let field = FieldLine(range, of: words)
    guard let value = field.value, !field.isDashed, !field.isArrow,
      phrases.sense(ofAll: words.folded(field.label), as: "draft form") != nil
    else { return nil }
    return words.partsAtCommas(of: value).flatMap { read($0, at: place) }
  }

  private func read(_ range: SourceRange, at place: Int) -> [Request] {
    if let (rest, isRequired) = withoutDuty(range), rest.count < range.count {
      return read(rest, at: place).map { request in
        var request = request
        request.details.isRequired = request.details.isRequired ?? isRequired
        return request
      }
    }
    if let settled = settled(range, at: place) { return [settled] }
    let found = asked(range).map { withoutOptions(ofSecret: $0, range) }
    // A line that says more of its kind than its words show is read by what says it.
    let typed = inputs.wishes(inputs.withoutAsking(range), mayBePressed: false).map {
      withoutOptions(ofSecret: $0, range)
    }
    guard typed.count == 1, let said = typed.first, said.isInput, found != typed else {
      return found
    }
    let notes = FieldLine(range, of: words).notes
    if found.count > 1 { return notes.contains(where: inputs.saysType) ? typed : found }
    guard let only = found.first, only.isInput, only.details.items.isEmpty,
      only.details.variant == nil, only.details.hint == nil, only.subject != .component(.toggle),
      said.details.variant != "multiple",
      !said.details.items.isEmpty || said.details.variant != nil
        || said.subject == .component(.slider)
    else { return found }
    return typed
  }

  /// A field whose name says what is typed, whatever its note offers: "Password (with show/hide)".
  private func withoutOptions(ofSecret request: Request, _ range: SourceRange) -> Request {
    let kinds: Set<Component.FieldKind> = [.password, .email, .phone, .url]
    guard !request.details.items.isEmpty, let label = request.details.label,
      let kind = book.fieldKind(of: label.text), kinds.contains(kind)
    else { return request }
    var details = Details(label: label)
    (details.fieldKind, details.isRequired) = (kind, request.details.isRequired)
    return Request(.need(.input), range, details)
  }

  /// The input that a line is below its head; nil for a line that says itself what it is.
  private func settled(_ range: SourceRange, at place: Int) -> Request? {
    let field = FieldLine(range, of: words)
    guard field.value == nil, !field.isQuestion else { return nil }
    if let head = head(of: place) {
      if isAlone(place), let named = named(by: head, range) { return named }
      if let rated = rated(range, below: head) { return rated }
    }
    if let isOn = isTicked(place), field.notes.isEmpty, words.members(of: range).count == 1 {
      var details = Details(label: words.label(range))
      details.value = isOn ? Phrase("on", at: range) : nil
      return Request(.component(.toggle), range, details)
    }
    if field.notes.count == 1, inputs.statesPrice(field.notes[0]), words.count(field.notes[0]) <= 4
    {
      return Request(.component(.toggle), range, Details(label: words.verbatim(range)))
    }
    if checks, field.notes.isEmpty, !inputs.namesValue(field.label), !inputs.isPressed(range),
      words.members(of: range).count == 1
    {
      return Request(.component(.toggle), range, Details(label: words.label(range)))
    }
    return nil
  }

  /// Whether no other line has the same head.
  private func isAlone(_ place: Int) -> Bool {
    heads[place].map { counts[$0] == 1 } ?? false
  }

  /// The input that a head names and its only line describes: "Remarks" above "free text", "Payment"
  /// above "cash / card".
  private func named(by head: SourceRange, _ range: SourceRange) -> Request? {
    var parts = InputParts(words.label(FieldLine(head, of: words).label), head.union(range))
    if phrases.sense(ofAll: words.folded(range), as: "type") != nil {
      inputs.take(range, &parts, isNote: true)
      return parts.kind == nil ? nil : parts.wish(book)
    }
    guard words.bytes[range.range].contains(UInt8(ascii: "/")) || words.hasAlternative(range),
      case let members = words.members(of: range), members.count > 1,
      members.allSatisfy({ words.count($0) <= 3 && !inputs.namesValue($0) })
    else { return nil }
    parts.options = inputs.items(members)
    return parts.wish(book)
  }

  /// A line below a head that says how it is rated: "Skills (rate 1-5)".
  private func rated(_ range: SourceRange, below head: SourceRange) -> Request? {
    let line = FieldLine(head, of: words)
    guard let note = line.notes.first ?? line.value,
      case let said = line.value == nil ? note : words.trimmed(note),
      let bounds = InputBuilder.bounds(words.text(rateless(said))), bounds.low >= 0,
      (2...10).contains(bounds.high), words.count(range) <= 6
    else { return nil }
    var details = Details(label: words.label(range))
    (details.minimum, details.maximum) = (bounds.low, bounds.high)
    details.variant = "rating"
    return Request(.need(.choice), range, details)
  }

  /// Lines below one that says how they are rated; nil if it says nothing of it.
  func rated(_ ranges: [SourceRange], below place: Int) -> [Request]? {
    guard lines[place].role == .input || lines[place].role == .head else { return nil }
    let head = body(of: lines[place].range)
    let rated = ranges.compactMap { self.rated($0, below: head) }
    return rated.count == ranges.count ? rated : nil
  }

  /// Words without the verb that asks for a rating: "rate 1-5" is "1-5".
  private func rateless(_ range: SourceRange) -> SourceRange {
    let isNumber = words.bytes[range.range].first?.isASCIIDigit ?? true
    return isNumber || words.count(range) < 2 ? range : words.dropping(1, from: range)
  }
}
