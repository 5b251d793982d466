internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The wishes of a single line, by the class of its list.
extension Interpreter {
  /// The wishes of one item of a list.
  mutating func member(_ item: OutlineList.Item, as members: MemberClass) -> [Request] {
    let placed = cutter.withoutPlaceBehind(item.words)
    let isPlaced = placed != item.words && button(placed) != nil
    let range = isPlaced ? placed : item.words
    if let led = inputs.led(range) ?? inputs.led(cutter.withoutPlaceBefore(range)) { return led }
    if let part = inputs.partLine(range) { return part }
    if let strip = inputs.strip(range) { return [strip] }
    if inputs.saysSwitch(range) { return [inputs.wish(range, mayBePressed: false)] }
    if let choices = parts.choices(range) { return choices }
    if members == .field, let counts = parts.counts(range) { return counts }
    if let (field, told) = inputs.fieldTold(range) {
      leaveOut(told, "it says how it behaves")
      return [field]
    }
    if members == .sentence || members == .part, let group = inputs.group(range) { return [group] }
    leaveOutLooks(of: range)
    let line = FieldLine(range, of: words)
    if line.isArrow, let rest = withoutOutcome(line, range, in: members) {
      return rest.isEmpty ? [] : member(OutlineList.Item(words: rest), as: members)
    }
    if let pressed = pressedByQuotes(range, in: members) { return pressed }
    if members != .action, let buttons = buttons(in: line) { return buttons }
    if members != .quote, members != .fact, let records = parts.records(line, range) {
      return [records]
    }
    if members != .sentence, !inputs.isTyped(range),
      let named = namedComponent(item, in: members)
    {
      return named
    }
    if [.field, .toggle].contains(members), line.notes.isEmpty, !line.isStarred,
      let value = line.value, !line.isDashed, inputs.statesTime(value),
      words.members(of: value).count > 1
    {
      return [fact(line, range)]
    }
    switch members {
    case .field:
      if let isTicked = item.isTicked, line.value == nil {
        return [switched(words.label(line.label), isOn: isTicked, range)]
      }
      if let told = said(line, range) ?? setting(line, range) { return told }
      if let told = inputs.measurement(range) ?? inputs.share(range) ?? counted(line, range) {
        return [told]
      }
      if inputs.isChange(range) || inputs.isQuotation(range) && !isAsked {
        return [.paragraph(words.verbatim(words.unquoted(range)), range)]
      }
      let folded = words.folded(range)
      if folded.count >= 11, line.value == nil, !line.isQuestion { return request(range) }
      if line.value == nil, words.members(of: range).count > 1,
        words.members(of: range).allSatisfy({ inputs.isPressed($0) })
      {
        return parts.pressed(range)
      }
      if line.value == nil, !line.isQuestion,
        phrases.sense(in: folded, as: "word shown") != nil
      {
        return part(range)
      }
      if let checked = checked(line, range) { return [checked] }
      let asked = inputs.withoutAsking(range)
      return inputs.isPressed(range) && asked.count * 2 > range.count && words.count(asked) < 2
        ? [.action(words.label(line.label), range)] : inputs.wishes(asked)
    case .action:
      if let control = inputs.control(range) { return [control] }
      if let button = button(range) { return [button] }
      let isPressed = inputs.isPressed(line.label) && line.value == nil
      // Among buttons, "Segment: all / retail / business" is a choice, a "Date range" a field, and
      // "Show my birthday (toggle)" a switch, whatever its verb.
      if isEntered(range, line) { return [inputs.wish(range, mayBePressed: false)] }
      if (line.notes + (line.value.map { [$0] } ?? [])).contains(where: inputs.saysType) {
        return [inputs.wish(range, mayBePressed: false)]
      }
      if !isPressed, line.value.map({ words.members(of: $0).count > 1 }) ?? isField(line.label) {
        return inputs.wishes(range, mayBePressed: false)
      }
      if isPressed { return parts.pressed(range) }
      // "Ana: call the plumber" states a task and who does it.
      return line.value == nil || line.isDashed
        ? [.action(words.label(line.label), range)] : [fact(line, range)]
    case .stat: return [stat(line, range)]
    case .fact:
      guard line.value != nil else { return sentence(range) }
      return [fact(line, range)]
    case .chart: return [chart(line, range)]
    case .link: return links(line, range)
    case .alert:
      return [Request(.component(.alert), range, Details(label: words.label(range)))]
    case .toggle:
      if let isTicked = item.isTicked, line.value == nil, line.notes.isEmpty {
        return [switched(words.label(line.label), isOn: isTicked, range)]
      }
      if let told = counted(line, range) { return [told] }
      let several = line.value == nil && line.notes.isEmpty ? inputs.wishes(range) : []
      return several.count > 1 ? several : [inputs.toggle(line, range)]
    case .filter: return [inputs.filter(line, range)]
    case .quote: return [inputs.quotation(line, range)]
    case .sentence: return request(range)
    case .part: return part(range)
    case .thing, .check, .step, .faq, .column, .tab: return []
    }
  }

  /// Says that notes on how something looks are not followed: "Allergies (should be in red)".
  private mutating func leaveOutLooks(of range: SourceRange) {
    for note in FieldLine(range, of: words).notes where inputs.saysLook(note) {
      leaveOut(note, "it says how something looks")
    }
  }

  /// Things elsewhere with their number: "Blocked users (3)".
  private func counted(_ line: FieldLine, _ range: SourceRange) -> Request? {
    guard line.value == nil, let note = line.notes.last, line.notes.count == 1,
      bytes[note.range].allSatisfy(\.isASCIIDigit), inputs.isPlural(line.label)
    else { return nil }
    return Request(.component(.link), range, Details(label: words.verbatim(line.name)))
  }

  private func switched(_ label: Phrase, isOn: Bool, _ range: SourceRange) -> Request {
    var details = Details(label: label)
    details.value = Phrase(isOn ? "on" : "off", at: range)
    return Request(.component(.toggle), range, details)
  }

  /// A line of a check that names a thing, "Fire extinguisher": it is there and in order or not.
  private func checked(_ line: FieldLine, _ range: SourceRange) -> Request? {
    guard let documentHead, phrases.sense(in: words.folded(documentHead), as: "word check") != nil,
      line.value == nil, line.notes.isEmpty, !line.isQuestion, !inputs.namesValue(line.label),
      !inputs.isPressed(range), words.members(of: range).count == 1
    else { return nil }
    return Request(.component(.toggle), range, Details(label: words.label(line.label)))
  }

  /// The wishes of a line among inputs that is not an input: a welcome, a link for a forgotten
  /// password, or something stated to be unnecessary.
  private mutating func said(_ line: FieldLine, _ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    if phrases.sense(in: folded, as: "word dropped") != nil {
      leaveOut(range, reason(of: .scope))
      return []
    }
    guard line.value == nil, line.notes.isEmpty else { return nil }
    if phrases.opening(of: folded, as: "opening text") != nil, folded.count > 2 {
      return [.paragraph(words.verbatim(range), range)]
    }
    if folded.count <= 6, phrases.opening(of: folded, as: "opening linked") != nil {
      return [link(range)]
    }
    return nil
  }

  /// A line among inputs of a document that asks for nothing as a whole, such as an app's settings:
  /// a value that is stated, "Plan: Pro", or things that are elsewhere, "Invoices".
  private func setting(_ line: FieldLine, _ range: SourceRange) -> [Request]? {
    guard !asksThroughout, requestScore < Self.sureToAsk, line.notes.isEmpty, !line.isQuestion,
      !line.isStarred
    else { return nil }
    if let value = line.value {
      let isStated =
        !line.isDashed && words.members(of: value).count == 1
        && !inputs.saysType(value)
        && !inputs.saysRule(value) && !inputs.isBlankToFill(value)
        && InputBuilder.bounds(words.text(value)) == nil && book.isOn(words.text(value)) == nil
      return isStated && !isAsked ? [fact(line, range)] : nil
    }
    // An outline alone names the pages of an app; in a form, "Hobbies" is asked for.
    let isOutline = documentHead == nil && outline.blocks.count == 1
    guard !isAsked || isOutline, !inputs.namesValue(line.label), parts.namesThings(line.label),
      case let wish = inputs.wish(range, mayBePressed: false), wish.subject == .need(.input),
      wish.details.fieldKind == nil
    else { return nil }
    return [link(range)]
  }

  /// A line without the outcome it states, "pick up in store → show the shops"; empty for a line
  /// that is only an action and its outcome, "click row -> order page". Nil if the arrow means
  /// something else.
  private mutating func withoutOutcome(
    _ line: FieldLine, _ range: SourceRange, in members: MemberClass
  ) -> SourceRange? {
    guard let value = line.value, [.field, .action, .toggle, .link, .part].contains(members) else {
      return nil
    }
    let label = words.folded(line.label)
    let isDeed =
      ["clause press", "clause condition", "opening denial"].contains {
        phrases.opening(of: label, as: $0) != nil
      } || phrases.sense(ofAll: label, as: "state") != nil
    leaveOut(isDeed ? range : value, "it says what happens then")
    return isDeed ? .at(range.upperBound) : words.trimmed(line.name)
  }

  /// The buttons in a line of quoted words among inputs: "I need the desk", and with options after
  /// "with": "Pause all" with 1 h / 8 h.
  private func pressedByQuotes(_ range: SourceRange, in members: MemberClass) -> [Request]? {
    guard isAsked, [.field, .action, .toggle].contains(members), inputs.isQuotation(range) else {
      return nil
    }
    let quoted = words.quotations(in: range)
    guard let first = quoted.first, let last = quoted.last,
      quoted.allSatisfy({
        (1...6).contains(words.count($0)) && !bytes[$0.range].contains(UInt8(ascii: ":"))
      })
    else { return nil }
    let rest = words.trimmed(
      SourceRange(min(last.upperBound + 1, range.upperBound), range.upperBound))
    if words.count(range) == quoted.map(words.count).reduce(0, +) {
      return quoted.map { .action(words.label($0), $0) }
    }
    guard quoted.count == 1,
      let lead = phrases.opening(of: words.folded(rest), as: "lead options"),
      case let options = words.members(of: words.dropping(lead.length, from: rest)),
      options.count > 1, options.allSatisfy({ words.count($0) <= 4 })
    else { return nil }
    var details = Details(label: words.label(first))
    details.items = inputs.items(options)
    return [Request(.need(.choice), range, details)]
  }

  /// Whether a line cannot be a button, because it states a type of input or bounds.
  private func isEntered(_ range: SourceRange, _ line: FieldLine) -> Bool {
    let wish = inputs.wish(range, mayBePressed: false)
    return line.value == nil && line.notes.contains(where: inputs.saysType) && wish.isInput
      || line.notes.isEmpty && wish.details.minimum != nil && wish.details.maximum != nil
  }

  private func isField(_ range: SourceRange) -> Bool {
    inputs.isFieldName(words.folded(range))
  }

  func fact(_ line: FieldLine, _ range: SourceRange) -> Request {
    var value = line.value.map(words.verbatim)
    if let note = line.notes.last, line.value == nil { value = words.verbatim(note) }
    if let text = value?.text, text.hasSuffix("%"), Quantity.isQuantity(text),
      phrases.ending(of: words.folded(line.label), as: "word progress") != nil
    {
      return Request(
        .component(.progress), range, Details(label: words.label(line.label), value: value))
    }
    // A note before a value belongs to the name: "tutor (4): €4".
    let isNamed =
      line.value != nil && !line.notes.contains { inputs.saysType($0) || inputs.saysRule($0) }
    return .fact(words.label(isNamed ? line.name : line.label), value, range)
  }

  mutating func stat(_ line: FieldLine, _ range: SourceRange) -> Request {
    var details = Details(label: words.label(line.label))
    if let measured = inputs.measurement(range) {
      details.label = measured.details.label
      details.value = measured.details.value
      return Request(.component(.stat), range, details)
    }
    if line.value == nil, line.notes.isEmpty {
      guard let figure = inputs.figure(atEndOf: range) else {
        return Request(.need(.metric), range, details)
      }
      (details.label, details.value) = (words.label(figure.name), words.verbatim(figure.value))
      return Request(.component(.stat), range, details)
    }
    if let value = line.value {
      details.value = words.verbatim(value)
      takeChange(value, &details)
    }
    for note in line.notes {
      let text = words.text(note)
      if phrases.opening(of: words.folded(note), as: "opening marking") != nil {
        leaveOut(note, "it says how something looks")
        continue
      }
      if details.value == nil, text.utf8.contains(where: \.isASCIIDigit) {
        details.value = words.verbatim(note)
      } else if details.change == nil {
        details.change = words.verbatim(note)
      }
    }
    return Request(.component(.stat), range, details)
  }

  /// Moves the change of a figure out of its value: "48 k, up 4 %".
  private func takeChange(_ value: SourceRange, _ details: inout Details) {
    let members = words.members(of: value, joinedBy: [])
    guard members.count == 2,
      phrases.opening(of: words.folded(members[1]), as: "opening change") != nil
        || "+-−".contains(words.text(members[1]).prefix(1))
    else { return }
    details.value = words.verbatim(members[0])
    details.change = words.verbatim(members[1])
  }
}
