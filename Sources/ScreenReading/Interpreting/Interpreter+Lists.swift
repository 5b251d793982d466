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
    var items = list.items
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

  /// A choice whose options are the items: of a head such as "Sizes".
  private func optionsNamed(
    by head: SourceRange?, _ items: [OutlineList.Item], _ name: String?
  ) -> Wish? {
    guard let head, name == nil,
      phrases.ending(of: words.folded(head), as: "last option") != nil
    else { return nil }
    let members = items.count == 1 ? words.members(of: items[0].words) : items.map(\.words)
    guard members.count > 1, members.allSatisfy({ words.count($0) <= 3 }) else { return nil }
    var details = Details(label: words.label(head))
    details.items = members.map { Details.Item(words.label($0)) }
    return Wish(.need(.choice), head.union(items[items.count - 1].words), details)
  }

  private func buttonsBehind(
    _ items: [OutlineList.Item], _ name: String?, isOrdered: Bool
  ) -> [OutlineList.Item] {
    guard !isOrdered, name == nil || name == "price" || name == "quote" else { return [] }
    func isButton(_ item: OutlineList.Item) -> Bool {
      item.isTicked == nil && FieldLine(item.words, of: words).value == nil
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
        if members == .sentence, addsToEarlier(item.words, &found) { continue }
        found += member(item, as: members)
      }
      return found
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

  /// What an item asks for by itself, as one of its list.
  mutating func member(_ item: OutlineList.Item, as members: MemberClass) -> [Wish] {
    let range = item.words
    if members != .sentence, let named = namedComponent(item, in: members) { return named }
    let line = FieldLine(range, of: words)
    switch members {
    case .field:
      let folded = words.folded(range)
      if folded.count >= 11, line.value == nil, !line.isQuestion { return request(range) }
      return [inputs.wish(range)]
    case .action: return [button(range) ?? .action(words.label(line.label), range)]
    case .stat: return [stat(line, range)]
    case .fact:
      guard line.value != nil else { return sentence(range) }
      return [fact(line, range)]
    case .chart: return [chart(line, range)]
    case .link: return [link(range)]
    case .alert:
      return [Wish(.component(.alert), range, Details(label: words.label(range)))]
    case .toggle: return [toggle(line, range)]
    case .filter: return [filter(line, range)]
    case .quote: return [quotation(line, range)]
    case .sentence: return request(range)
    case .thing, .check, .step, .faq, .column, .tab: return []
    }
  }

  func fact(_ line: FieldLine, _ range: SourceRange) -> Wish {
    var value = line.value.map(words.verbatim)
    if let note = line.notes.last, line.value == nil { value = words.verbatim(note) }
    return .fact(words.label(line.label), value, range)
  }

  func stat(_ line: FieldLine, _ range: SourceRange) -> Wish {
    var details = Details(label: words.label(line.label))
    if let value = line.value {
      details.value = words.verbatim(value)
      takeChange(value, &details)
    }
    for note in line.notes {
      let text = words.text(note)
      if details.value == nil, text.utf8.contains(where: \.isASCIIDigit) {
        details.value = words.verbatim(note)
      } else if details.change == nil {
        details.change = words.verbatim(note)
      }
    }
    return Wish(.component(.stat), range, details)
  }

  /// Takes how a figure moved out of its value: "48 k, up 4 %".
  private func takeChange(_ value: SourceRange, _ details: inout Details) {
    let members = words.members(of: value, joinedBy: [])
    guard members.count == 2,
      phrases.opening(of: words.folded(members[1]), as: "opening change") != nil
        || "+-−".contains(words.text(members[1]).prefix(1))
    else { return }
    details.value = words.verbatim(members[0])
    details.change = words.verbatim(members[1])
  }

  private mutating func chart(_ line: FieldLine, _ range: SourceRange) -> Wish {
    var details = Details(label: words.label(line.label))
    let said = line.notes + (line.value.map { [$0] } ?? [])
    details.variant = said.compactMap { phrases.sense(in: words.folded($0), as: "around") }
      .first { $0 != "chart" }
    if details.variant == nil {
      let read = sentence(range, head: "A chart of: ").filter {
        $0.subject == .component(.chart) || $0.isCollection
      }
      if read.count == 1, read[0].details.label != nil { return read[0] }
    }
    return Wish(.component(.chart), range, details)
  }

  private func link(_ range: SourceRange) -> Wish {
    if let link = words.marks.link(at: range.lowerBound, in: range.range), !link.words.isEmpty {
      var details = Details(label: words.label(SourceRange(link.words)))
      details.value = words.verbatim(SourceRange(link.address))
      return Wish(.component(.link), range, details)
    }
    let line = FieldLine(range, of: words)
    return Wish(.component(.link), range, Details(label: words.label(line.label)))
  }

  private func toggle(_ line: FieldLine, _ range: SourceRange) -> Wish {
    let folded = words.folded(line.label)
    let said = line.notes + (line.value.map { [$0] } ?? [])
    let isOn = said.lazy.compactMap { note in book.isOn(words.text(note)) }.first
    if let value = line.value, isOn == nil, !saysType(value) {
      return words.members(of: value).count > 1
        ? inputs.wish(range) : .fact(words.label(line.label), words.verbatim(value), range)
    }
    let isSwitched = phrases.opening(of: folded, as: "opening switched") != nil
    if said.isEmpty, !isSwitched {
      if inputs.isPressed(line.label) { return .action(words.label(line.label), range) }
      if inputs.isFieldName(folded) { return inputs.wish(range) }
    }
    if isOn == nil, said.contains(where: { saysType($0) }) { return inputs.wish(range) }
    var label = line.label
    if let ending = phrases.ending(of: folded, as: "ending"), ending.sense == "toggle",
      ending.length < folded.count
    {
      label = words.droppingLast(ending.length, from: label)
    }
    // A price stays with what it is the price of.
    var name = words.label(label)
    if let note = line.notes.first, isOn == nil, !saysType(note) {
      name = Phrase(name.text + " (" + words.text(note) + ")", at: label)
    }
    var details = Details(label: name)
    if let isOn { details.value = Phrase(isOn ? "on" : "off", at: range) }
    return Wish(.component(.toggle), range, details)
  }

  private func filter(_ line: FieldLine, _ range: SourceRange) -> Wish {
    if line.value != nil || !line.notes.isEmpty { return inputs.wish(range) }
    let folded = words.folded(line.label)
    if phrases.ending(of: folded, as: "word whether") != nil {
      return Wish(.component(.toggle), range, Details(label: words.label(line.label)))
    }
    return Wish(.need(.choice), range, Details(label: words.label(line.label)))
  }

  private func quotation(_ line: FieldLine, _ range: SourceRange) -> Wish {
    var details = Details(value: words.verbatim(words.unquoted(line.label)))
    if let who = line.value { details.label = words.verbatim(who) }
    return Wish(.component(.quote), range, details)
  }

  /// What a line asks for that names its component, whatever its neighbours are; nil for others.
  mutating func namedComponent(_ item: OutlineList.Item, in members: MemberClass) -> [Wish]? {
    let range = item.words
    let folded = words.folded(range)
    guard (1...14).contains(folded.count) else { return nil }
    if isLink(range) { return [link(range)] }
    if members != .action {
      if let button = button(range) { return [button] }
    }
    if phrases.sense(ofAll: folded, as: "ending") == "search" {
      var details = Details(label: words.label(range))
      details.fieldKind = .search
      return [Wish(.need(.input), range, details)]
    }
    switch members {
    case .field, .thing, .toggle, .action, .fact, .stat:
      guard folded.count >= 3, phrases.opening(of: folded, as: "opening component") != nil else {
        return nil
      }
      let found = sentence(range)
      return found.isEmpty ? nil : found
    default: return nil
    }
  }

  /// A button by its name: "Book plot button", `"Save" button`, "Button: Save".
  private func button(_ range: SourceRange) -> Wish? {
    let line = FieldLine(range, of: words)
    if let note = line.notes.first,
      let sense = phrases.sense(ofAll: words.folded(note), as: "type"),
      sense == "button" || sense == "link"
    {
      let label = words.label(words.quoted(in: line.label))
      return sense == "button"
        ? .action(label, range) : Wish(.component(.link), range, Details(label: label))
    }
    guard
      line.value == nil || phrases.sense(ofAll: words.folded(line.label), as: "type") == "button"
    else {
      return nil
    }
    if let value = line.value { return .action(words.label(words.quoted(in: value)), range) }
    let folded = words.folded(line.label)
    guard folded.count <= 6, let ending = phrases.ending(of: folded, as: "ending"),
      ending.sense == "button",
      ending.length < folded.count
    else { return nil }
    return .action(
      words.label(words.quoted(in: words.droppingLast(ending.length, from: line.label))), range)
  }
}
