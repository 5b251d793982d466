internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lists whose items are the steps of a wizard, or the screens of a flow.
extension Interpreter {
  /// Whether the document says that it is a flow of screens: "Onboarding flow".
  var isFlow: Bool {
    documentHead.map { phrases.sense(in: words.folded($0), as: "word flow") != nil } ?? false
  }

  /// The steps of a wizard, each with its wishes after its name; nil if hardly any has wishes,
  /// except in a flow, whose items are always screens.
  mutating func steps(_ items: [OutlineList.Item]) -> [Request]? {
    let lines = items.map { FieldLine($0.words, of: words) }
    let named = lines.count { $0.value != nil }
    if let asking = askingSteps(items) { return asking }
    guard isFlow || named * 10 >= lines.count * 6 else { return nil }
    layout = layout ?? .wizard
    var found: [Request] = []
    for (item, line) in zip(items, lines) {
      if isFlow, line.isQuestion || line.value == nil {
        found.append(screen(item.words, line))
        continue
      }
      guard let value = line.value else {
        found +=
          namedComponent(item, in: .field)
          ?? [
            inputs.isPressed(item.words)
              ? .action(words.label(item.words), item.words)
              : .section(stepLabel(line.label), item.words, variant: "step", [])
          ]
        continue
      }
      found.append(
        .section(
          stepLabel(line.label), item.words, variant: "step", asked(in: value, line, item.words)))
    }
    return found
  }

  /// Numbered names as the steps of a wizard, "1. Address 2. Payment", with the buttons among them.
  mutating func namedSteps(_ items: [OutlineList.Item]) -> [Request]? {
    let lines = items.map { FieldLine($0.words, of: words) }
    guard lines.count > 2, lines.allSatisfy({ $0.value == nil && words.count($0.label) <= 4 })
    else { return nil }
    layout = layout ?? .wizard
    return zip(items, lines).map { item, line in
      let isLast = item.words == items[items.count - 1].words
      return isLast && inputs.isPressed(item.words)
        ? .action(words.label(item.words), item.words)
        : .section(stepLabel(line.label), item.words, variant: "step", [])
    }
  }

  /// Whether most items ask people for something: "Choose a branch", "Enter your name and email".
  func areAskingSteps(_ items: [OutlineList.Item]) -> Bool {
    let others = items.filter { !inputs.isPressed($0.words) }
    let asking = others.count { asksStep($0.words) }
    let named = others.count { !asksStep($0.words) && namesInputs($0.words) }
    // Lines that name components, "Button: Set password", are those of one form.
    let isOfParts = items.contains {
      FieldLine($0.words, of: words).value != nil && inputs.led($0.words) != nil
    }
    return others.count > 2 && asking > 1 && !isOfParts && (asking + named) * 10 >= others.count * 6
  }

  /// Whether a line is a question, the names of inputs, "Name and phone", or a name with such names
  /// behind it: "Your details: name, address".
  private func namesInputs(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    guard let value = line.value, !line.isDashed else {
      return line.isQuestion
        || line.value == nil && words.members(of: range).allSatisfy(inputs.namesValue)
    }
    let members = words.members(of: value)
    return members.count > 1
      && members.count { inputs.isFieldName(words.folded($0)) } * 2 > members.count
  }

  private func asksStep(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return phrases.opening(of: folded, as: "verb ask").map { $0.length < folded.count } ?? false
  }

  /// Steps that ask for something, "Enter your name and email", and actions at the end, which
  /// become buttons of the wizard's last step. Nil if fewer than most steps ask.
  private mutating func askingSteps(_ items: [OutlineList.Item]) -> [Request]? {
    guard areAskingSteps(items) else { return nil }
    layout = layout ?? .wizard
    var found: [Request] = []
    for item in items {
      let range = item.words
      let line = FieldLine(range, of: words)
      if namesInputs(range), let value = line.value {
        let parts = words.members(of: value).flatMap { inputs.wishes($0, mayBePressed: false) }
        found.append(.section(words.label(line.label), range, variant: "step", parts))
        continue
      }
      if !asksStep(range), !namesInputs(range) {
        found += shownStep(item)
        continue
      }
      let asked = inputs.withoutAsking(range)
      let name = FieldLine(asked, of: words)
      var parts = inputs.wishes(asked, mayBePressed: false)
      if parts.count == 1, let choice = inputs.either(name.label) { parts = [choice] }
      if parts.count == 1, name.value == nil,
        case let members = words.members(of: name.label), members.count > 1,
        !words.hasAlternative(name.label)
      {
        parts = members.flatMap { inputs.wishes($0, mayBePressed: false) }
      }
      found.append(.section(words.label(name.label), range, variant: "step", parts))
    }
    return found
  }

  /// A step that asks for nothing: buttons, or what is shown at the end, "Confirmation with QR
  /// code".
  private mutating func shownStep(_ item: OutlineList.Item) -> [Request] {
    let range = item.words
    let deeds = words.members(of: range)
    if deeds.count > 1,
      deeds.allSatisfy({ words.count($0) < 4 && inputs.isPressed($0) })
    {
      return deeds.map { .action(words.label($0), $0) }
    }
    if inputs.isPressed(range) { return [.action(words.label(range), range)] }
    if let pressed = inputs.pressedName(range), words.count(pressed.before) > 1,
      case let name = inputs.withoutJoint(pressed.before)
    {
      let button = Request.action(words.label(pressed.button), pressed.button)
      return [.section(words.label(name), range, variant: "step", [button])]
    }
    let line = FieldLine(range, of: words)
    let with = words.folded(line.label).words.firstIndex {
      phrases.sense(ofAll: FoldedWords($0), as: "wished with") != nil
    }
    var (name, rest) = (line.label, line.value)
    if let with, with > 0, rest == nil, with + 1 < words.count(name) {
      rest = words.dropping(with + 1, from: name)
      name = words.trimmed(
        SourceRange(name.lowerBound, words.place(after: with, in: name).end))
    }
    let parts = rest.map { rest in
      line.value == rest && !asks(rest) && !asksForComponent(rest)
        ? [.paragraph(words.verbatim(rest), rest)] : sentence(rest)
    }
    return [.section(words.label(name), range, variant: "step", parts ?? [])]
  }

  /// The name of a step, without its number.
  func stepLabel(_ range: SourceRange) -> Phrase {
    let folded = words.folded(range)
    guard let opening = phrases.opening(of: folded, as: "part"), folded.count > opening.length + 1
    else {
      return words.label(range)
    }
    return words.label(words.dropping(opening.length + 1, from: range))
  }

  /// A screen of a flow: a question with its answers, names of inputs, or a name and the contents.
  private mutating func screen(_ range: SourceRange, _ line: FieldLine) -> Request {
    func step(_ label: Phrase, _ parts: [Request]) -> Request {
      .section(label, range, variant: "step", parts)
    }
    if line.isQuestion {
      let input = inputs.wish(range, mayBePressed: false)
      return step(input.details.label ?? words.label(line.label), [input])
    }
    let members = words.members(of: range, joinedBy: [])
    guard members.count > 1 else { return step(words.label(line.label), []) }
    if members.allSatisfy({ inputs.isFieldName(words.folded($0)) }) {
      return step(words.label(range), members.map { inputs.wish($0, mayBePressed: false) })
    }
    let parts = members.dropFirst().flatMap { member -> [Request] in
      // A member has lost its quotation marks, which mark a button.
      let isQuoted = member.lowerBound > 0 && bytes[member.lowerBound - 1] == UInt8(ascii: "\"")
      return isQuoted ? [.action(words.label(member), member)] : sentence(member)
    }
    return step(words.label(members[0]), parts)
  }

  /// The wishes of a step after its name: the names of inputs, the options of one, or a sentence.
  private mutating func asked(
    in value: SourceRange, _ line: FieldLine, _ whole: SourceRange
  ) -> [Request] {
    if let control = inputs.control(value) { return [control] }
    let members = words.members(of: value)
    let folded = words.folded(value)
    if phrases.opening(of: folded, as: "opening request") != nil
      || folded.count > 6 && phrases.sense(in: folded, as: "need") != nil
    {
      return sentence(value)
    }
    let named = members.count { inputs.isFieldName(words.folded($0)) }
    // "Language: English, Deutsch, Polski" is one choice, because none of these is the name of an
    // input.
    let areOptions = named == 0 && members.count > 2 && members.allSatisfy { words.count($0) == 1 }
    if areOptions || members.count > 1 && named * 2 < members.count && words.hasAlternative(value) {
      return [inputs.wish(whole, mayBePressed: false)]
    }
    return members.flatMap { inputs.wishes($0, mayBePressed: false) }
  }
}
