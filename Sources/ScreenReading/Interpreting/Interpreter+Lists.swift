internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// What lists ask for.
extension Interpreter {
  mutating func wishes(
    of list: OutlineList, below name: String?, head: SourceRange?, in range: SourceRange
  ) -> [Wish] {
    if list.isBare, scaffold.isByLine { return requests(list.items.map(\.words)) }
    if list.items.contains(where: { !$0.blocks.isEmpty }) {
      return nested(list, below: name, head: head, in: range)
    }
    if let options = optionsNamed(by: head, list.items, name) { return [options] }
    if let chart = chart(of: list.items, below: head, in: range) { return [chart] }
    if let radio = radio(list.items, below: head, in: range) { return [radio] }
    var items = list.items.filter { !isTold($0.words) }
    guard !items.isEmpty else { return [] }
    if items.count == 1, head != nil {
      let members = words.members(of: items[0].words)
      if members.count > 2, members.allSatisfy({ words.count($0) <= 3 }), name != "sentence" {
        items = members.map { OutlineList.Item(words: $0) }
      }
    }
    // Verbs at the end of a list of things are buttons.
    let buttons = buttonsBehind(items, name, isOrdered: list.isOrdered)
    items.removeLast(buttons.count)
    let members = decide(items, isOrdered: list.isOrdered, below: name, head: head)
    return wishes(of: items, as: members, isOrdered: list.isOrdered, head: head, in: range)
      + buttons.map { .action(words.label($0.words), $0.words) }
  }

  private func buttonsBehind(
    _ items: [OutlineList.Item], _ name: String?, isOrdered: Bool
  ) -> [OutlineList.Item] {
    guard !isOrdered, name == nil || name == "price" || name == "quote" else { return [] }
    func isButton(_ item: OutlineList.Item) -> Bool {
      let line = FieldLine(item.words, of: words)
      return item.isTicked == nil && line.value == nil && line.notes.isEmpty
        && inputs.isPressed(item.words)
    }
    let tail = Array(items.reversed().prefix(while: isButton).reversed())
    let others = items.dropLast(tail.count)
    guard (1...2).contains(tail.count), others.count >= 2,
      !others.contains(where: { phrases.opening(of: words.folded($0.words), as: "verb") != nil })
    else { return [] }
    return tail
  }

  // MARK: Members

  /// What the items of a list ask for, all of them by what they are together.
  mutating func wishes(
    of items: [OutlineList.Item], as members: MemberClass, isOrdered: Bool, head: SourceRange?,
    in range: SourceRange
  ) -> [Wish] {
    switch members {
    case .thing, .check, .step, .faq:
      return things(items, members, isOrdered: isOrdered, head: head, in: range)
    case .column:
      var details = Details()
      details.columns = items.map { words.label(FieldLine($0.words, of: words).label) }
      if let first = details.columns.first {
        details.nameColumn = first
        details.columns.removeFirst()
      }
      return [Wish(.component(.table), range, details)]
    case .tab:
      layout = layout ?? .tabs
      return items.map { item in
        let line = FieldLine(item.words, of: words)
        return .section(
          words.label(line.label), item.words, variant: "tab", line.value.map { sentence($0) } ?? []
        )
      }
    case .field where isWizard || head.map(namesSteps) ?? false:
      return steps(items) ?? items.flatMap { member($0, as: .field) }
    default:
      var found: [Wish] = []
      for item in items {
        if members == .sentence, adds(item.words, &found) { continue }
        found += member(item, as: members)
      }
      return members == .sentence ? withoutRepeats(found) : found
    }
  }

  private func namesSteps(_ head: SourceRange) -> Bool {
    phrases.sense(in: words.folded(head), as: "step") != nil
  }

  /// Items as the things of one collection; a line that names a component is that.
  private mutating func things(
    _ items: [OutlineList.Item], _ members: MemberClass, isOrdered: Bool, head: SourceRange?,
    in range: SourceRange
  ) -> [Wish] {
    var others: [Wish] = []
    var details = Details()
    var hasStates = false
    for item in items {
      if members == .thing, let named = namedComponent(item, in: members) {
        others += named
        continue
      }
      var thing = thing(item)
      if members == .check { thing.isSelected = item.isTicked ?? false }
      if thing.values.isEmpty,
        details.items.contains(where: { $0.label.isSame(as: thing.label) })
      {
        leaveOut(item.words, "it is named twice")
        continue
      }
      hasStates = hasStates || thing.state != nil
      details.items.append(thing)
    }
    guard !details.items.isEmpty else { return others }
    let isBulleted = head.map { phrases.sense(in: words.folded($0), as: "bulleted") != nil }
    let isRanked =
      head.map { phrases.opening(of: words.folded($0), as: "opening merit") != nil } ?? false
    let subject: Requirement.Subject
    switch members {
    case .check where isAsked && details.items.count < 3:
      // A box or two in a form are agreed to.
      return others
        + details.items.map { item in
          var toggle = Details(label: item.label)
          toggle.value = Phrase(item.isSelected ? "on" : "off", from: item.label.origin)
          return Wish(.component(.toggle), item.label.range ?? range, toggle)
        }
    case .check: subject = .component(.checklist)
    case .step where hasStates: subject = .component(.steps)
    case .step: (subject, details.variant) = (.component(.list), "numbered")
    case .faq: (subject, details.variant) = (.component(.list), "accordion")
    default:
      subject = .component(.list)
      if isOrdered || isRanked {
        details.variant = "numbered"
      } else if isBulleted ?? false {
        details.variant = "bulleted"
      }
    }
    return [Wish(subject, range, details)] + others
  }

  /// A thing with its values and the state it is in.
  func thing(_ item: OutlineList.Item) -> Details.Item {
    var range = words.unmarked(item.words)
    var state: Phrase?
    if let (found, rest) = stateBehind(range) { (state, range) = (found, rest) }
    let line = FieldLine(range, of: words)
    var thing: Details.Item
    if let value = line.value {
      thing = Details.Item(words.label(line.label), values: values(of: value))
      thing.values += line.notes.map(words.verbatim)
    } else if let note = line.notes.last, state == nil {
      thing = Details.Item(words.label(line.label), values: [words.verbatim(note)])
    } else if let (name, values) = cells(of: range) {
      thing = Details.Item(name, values: values)
    } else {
      thing = Details.Item(words.label(range))
    }
    if state == nil, item.isTicked == true { state = Phrase("done", at: item.words) }
    thing.state = state
    if let state { thing.tone = book.tone(of: state.text) }
    thing.isSelected = state.map { book.isOn($0.text) ?? false } ?? false
    return thing
  }

  private func values(of value: SourceRange) -> [Phrase] {
    let parts = FieldLine(value, of: words)
    if let more = parts.value, parts.isDashed {
      return [words.verbatim(parts.label), words.verbatim(more)]
    }
    return [words.verbatim(value)]
  }

  /// A name and values that commas part, or an amount behind a name: "Ferry, 36 €", "Soup 5.50".
  private func cells(of range: SourceRange) -> (Phrase, [Phrase])? {
    let members = words.members(of: range, joinedBy: [])
    if (2...5).contains(members.count), bytes[range.range].contains(UInt8(ascii: ",")),
      members.allSatisfy({ words.count($0) <= 4 }),
      members.dropFirst().contains(where: { bytes[$0.range].contains(where: \.isASCIIDigit) })
    {
      return (words.label(members[0]), members.dropFirst().map(words.verbatim))
    }
    guard let space = bytes[range.range].lastIndex(of: UInt8(ascii: " ")) else { return nil }
    let amount = SourceRange(space + 1, range.upperBound)
    let text = words.text(amount)
    guard Quantity.isQuantity(text), text.contains(where: { "€$£.%".contains($0) }) else {
      return nil
    }
    return (
      words.label(words.trimmed(SourceRange(range.lowerBound, space))), [words.verbatim(amount)]
    )
  }

  /// The state behind a thing: "Order scaffolding (done)", "Passport – missing".
  private func stateBehind(_ range: SourceRange) -> (Phrase, SourceRange)? {
    let line = FieldLine(range, of: words)
    guard let said = line.notes.last ?? (line.isDashed ? line.value : nil),
      line.notes.count < 2, words.count(said) <= 3, isState(said)
    else { return nil }
    return (words.verbatim(said), line.label)
  }

  func isState(_ range: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: "state") != nil
  }
}
