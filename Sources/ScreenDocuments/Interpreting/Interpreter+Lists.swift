internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The wishes of lists.
extension Interpreter {
  mutating func wishes(
    of list: OutlineList, below name: String?, head: SourceRange?, in range: SourceRange
  ) -> [Request] {
    if list.isBare, scaffold.isByLine {
      return amounts(list.items, below: nil, head: head) ?? requests(list.items.map(\.words))
    }
    if let described = described(list, below: name, head: head, in: range) { return described }
    if list.items.contains(where: { !$0.blocks.isEmpty }) {
      return nested(list, below: name, head: head, in: range)
    }
    if head == nil, let lead = documentHead, let rated = rated(list, by: lead) { return rated }
    if let head, let rated = ratings(below: FieldLine(head, of: words), list, range) {
      return rated.parts
    }
    if let options = optionsNamed(by: head, list.items, name)
      ?? chosen(below: head, list.items)
    {
      return [options]
    }
    if isAsked, let head, let several = inputs.boxes(list.items, below: head) { return [several] }
    if !isAsked, let head, let bar = inputs.bar(list.items, below: head) { return bar }
    if let head, let talk = inputs.talk(list.items, below: head, in: range) { return [talk] }
    if let chart = inputs.chart(of: list.items, below: head, in: range) { return [chart] }
    if let radio = inputs.radio(list.items, below: head, in: range) { return [radio] }
    for item in list.items { perItem += parts.buttonsOfEach(item.words) }
    var items = list.items.filter { !isTold($0.words) && parts.buttonsOfEach($0.words).isEmpty }
    guard !items.isEmpty else { return [] }
    if let table = parts.things(items, in: range) { return [table] }
    if let head, let table = inputs.collection(items, below: head, in: range) { return table }
    if let head, items.count == 1, let input = input(named: head, by: items[0]) { return [input] }
    if items.count == 1, head != nil, FieldLine(items[0].words, of: words).value == nil {
      let members = words.members(of: items[0].words)
      if members.count > 2, members.allSatisfy({ words.count($0) <= 3 }), name != "sentence" {
        items = members.map { OutlineList.Item(words: $0) }
      }
    }
    if let table = inputs.table(of: items, in: range) { return [table] }
    if let head, !isAsked, !asksThroughout, let table = parts.register(items, of: head, in: range) {
      return [table]
    }
    if let chart = chartBeside(items, in: range) { return [chart] }
    // Ranks stay with their amounts.
    let isRanked =
      list.isOrdered
      && [head, documentHead].contains { $0.map { isOfMerit($0) } ?? false }
    if !isRanked, let amounts = amounts(items, below: name, head: head) { return amounts }
    if showsFigures, head == nil, items.count > 1,
      items.allSatisfy({ inputs.isBareFigure($0.words) })
    {
      return items.map { stat(FieldLine($0.words, of: words), $0.words) }
    }
    if list.isOrdered, areAskingSteps(items), let steps = steps(items) { return steps }
    let others = items.filter { !inputs.areButtons($0.words) || isOfEachRow($0.words) }
    guard !list.isOrdered, !scaffold.isByLine, !others.isEmpty, others.count < items.count else {
      return wishes(ofLines: items, of: list, below: name, head: head, in: range)
    }
    // "Reschedule, Cancel" below what is stated are buttons.
    let buttons = items.filter { inputs.areButtons($0.words) && !isOfEachRow($0.words) }
      .flatMap { parts.pressed($0.words) }
    return wishes(ofLines: others, of: list, below: name, head: head, in: range) + buttons
  }

  /// Whether a line speaks of each row of the document: "Approve / Reject per row".
  private func isOfEachRow(_ range: SourceRange) -> Bool {
    hasRows && placeOfEach(in: range) != nil
  }

  /// The wishes of lines whose head says nothing of all of them: their content, or what each names.
  private mutating func wishes(
    ofLines items: [OutlineList.Item], of list: OutlineList, below name: String?,
    head: SourceRange?, in range: SourceRange
  ) -> [Request] {
    var items = items
    if isBoard { return collection(items, .thing, isOrdered: false, head: head, in: range) }
    if isContent(items, isOrdered: list.isOrdered, below: head) {
      return contents(items, isOrdered: list.isOrdered, below: name, head: head, in: range)
    }
    // The lines that sign off a checklist are inputs.
    let isInherited = head.map { memberClass($0) != name } ?? false
    let isSigned = isInherited && items.contains { inputs.isFilledIn($0.words) }
    let name = name == "check" && isSigned ? nil : name
    // Verbs at the end of a list of things are buttons.
    let buttons = buttonsBehind(items, name, isOrdered: list.isOrdered)
    items.removeLast(buttons.count)
    if list.isOrdered, isFlow, items.count > 2, let steps = steps(items) { return steps }
    let members = decide(items, isOrdered: list.isOrdered, below: name, head: head)
    return wishes(of: items, as: members, isOrdered: list.isOrdered, head: head, in: range)
      + buttons.map { .action(words.label($0.words), $0.words) }
  }

  /// The input that a head names and its only line describes: "Notes" above "free text", "Payment"
  /// above "cash / transfer".
  func input(named head: SourceRange, by item: OutlineList.Item) -> Request? {
    let range = item.words
    // "Language: English or Welsh" is an input of its own.
    guard FieldLine(range, of: words).value == nil else { return nil }
    var parts = InputParts(words.label(FieldLine(head, of: words).label), head.union(range))
    if phrases.sense(ofAll: words.folded(range), as: "type") != nil {
      inputs.take(range, &parts, isNote: true)
      return parts.kind == nil ? nil : parts.wish(book)
    }
    guard isAsked || asksThroughout, !head.isEmpty, item.isTicked == nil,
      bytes[range.range].contains(UInt8(ascii: "/")) || words.hasAlternative(range),
      case let members = words.members(of: range), members.count > 1,
      members.allSatisfy({ words.count($0) <= 3 && !inputs.isFieldName(words.folded($0)) })
    else { return nil }
    parts.options = inputs.items(members)
    return parts.wish(book)
  }

  /// Lines that are shown as they are: as facts if each has a name and a value, otherwise as one
  /// collection.
  mutating func contents(
    _ items: [OutlineList.Item], isOrdered: Bool, below name: String?, head: SourceRange?,
    in range: SourceRange
  ) -> [Request] {
    // Without numbers, a verb may be a thing as well: "drill", "brush".
    let classes =
      states && !isOrdered && name != "step"
      ? MemberClass.contents.subtracting([.step]) : MemberClass.contents
    let members = decide(
      items, isOrdered: isOrdered, below: name, head: head, among: classes)
    let lines = items.map { FieldLine($0.words, of: words) }
    switch members {
    case .fact where lines.allSatisfy { $0.value != nil && !$0.isDashed }:
      return zip(items, lines).map { fact($1, $0.words) }
    case .stat: return zip(items, lines).map { stat($1, $0.words) }
    case .alert, .quote: return items.flatMap { member($0, as: members) }
    case .fact,
      .step where items.count < 2:
      return collection(items, .thing, isOrdered: isOrdered, head: head, in: range)
    default: return collection(items, members, isOrdered: isOrdered, head: head, in: range)
    }
  }

  private func buttonsBehind(
    _ items: [OutlineList.Item], _ name: String?, isOrdered: Bool
  ) -> [OutlineList.Item] {
    guard !isOrdered, name == nil || name == "price" || name == "quote" else { return [] }
    func isButton(_ item: OutlineList.Item) -> Bool {
      let line = FieldLine(item.words, of: words)
      return inputs.led(item.words) == nil && inputs.partLine(item.words) == nil
        && item.isTicked == nil && line.value == nil
        && line.notes.isEmpty
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

  /// The wishes of a list's items, by the class of the list.
  mutating func wishes(
    of items: [OutlineList.Item], as members: MemberClass, isOrdered: Bool, head: SourceRange?,
    in range: SourceRange
  ) -> [Request] {
    switch members {
    case .faq:
      return inputs.answered(items)
        ?? things(
          items, members, isOrdered: false, head: head, in: range)
    case .thing, .check, .step:
      return things(items, members, isOrdered: isOrdered, head: head, in: range)
    case .column:
      var details = Details()
      var wishes: [Request] = []
      let named = items.filter { !takesRowWish($0.words, &wishes) }
      details.columns = named.map { words.label(FieldLine($0.words, of: words).label) }
      if let first = details.columns.first {
        details.nameColumn = first
        details.columns.removeFirst()
      }
      return [Request(.component(.table), range, details)] + wishes
    case .tab:
      layout = layout ?? .tabs
      return items.map { item in
        let line = FieldLine(item.words, of: words)
        return .section(
          words.label(line.label), item.words, variant: "tab", line.value.map { sentence($0) } ?? []
        )
      }
    case .field where arePriced(items, below: head):
      return items.map {
        Request(.component(.toggle), $0.words, Details(label: words.label($0.words)))
      }
    case .field where isWizard || head.map(namesSteps) ?? false:
      return steps(items) ?? (isOrdered && isWizard ? namedSteps(items) : nil)
        ?? items.flatMap { member($0, as: .field) }
    default:
      var found: [Request] = []
      for item in items {
        if cutter.isGesture(item.words) {
          leaveOut(item.words, "it says what happens then")
          continue
        }
        if takesRowWish(item.words, &found) || takesEachRow(item.words, &found) { continue }
        if members == .sentence, adds(item.words, &found) { continue }
        found += kept(member(item, as: members), item.words)
      }
      return members == .sentence ? withoutRepeats(found) : found
    }
  }

  /// The wishes of a line, or the line itself if nothing is made of it although it asks for nothing:
  /// "Dr. Oyelaran, Hillside Vets" beside "button to call".
  private mutating func kept(_ wishes: [Request], _ line: SourceRange) -> [Request] {
    guard wishes.isEmpty, !scaffold.isByLine, !isRemark(line), !asks(line), !instructs(line),
      phrases.sense(in: words.folded(line), as: "component any") == nil,
      !leftOut.contains(where: {
        $0.range.contains(line)
      })
    else { return wishes }
    unread.removeAll { line.lowerBound <= $0.lowerBound && $0.upperBound <= line.upperBound }
    return [.paragraph(words.verbatim(line), line)]
  }

  /// Whether all lines are names with their prices, "Crockery (45 €)", which people take or not; a
  /// list of charges only states them.
  func arePriced(_ items: [OutlineList.Item], below head: SourceRange?) -> Bool {
    items.count > 1 && head.flatMap(memberClass) != "price" && items.allSatisfy(hasPrice)
  }

  private func hasPrice(_ item: OutlineList.Item) -> Bool {
    let line = FieldLine(item.words, of: words)
    guard line.value == nil, line.notes.count == 1 else { return false }
    return Quantity.beginsWithPrice(words.text(line.notes[0]))
  }

  private func namesSteps(_ head: SourceRange) -> Bool {
    phrases.sense(in: words.folded(head), as: "step") != nil
  }

  /// Items as the things of one collection; a line that names a component becomes that component.
  private mutating func things(
    _ items: [OutlineList.Item], _ members: MemberClass, isOrdered: Bool, head: SourceRange?,
    in range: SourceRange
  ) -> [Request] {
    var others: [Request] = []
    var rest: [OutlineList.Item] = []
    for item in items {
      if members == .thing,
        let named = inputs.partLine(item.words) ?? namedComponent(item, in: members)
      {
        others += named
      } else {
        rest.append(item)
      }
    }
    guard !rest.isEmpty else { return others }
    return collection(rest, members, isOrdered: isOrdered, head: head, in: range) + others
  }

  /// Lines as one collection, each verbatim.
  mutating func collection(
    _ items: [OutlineList.Item], _ members: MemberClass, isOrdered: Bool, head: SourceRange?,
    in range: SourceRange
  ) -> [Request] {
    var details = Details()
    for (item, thing) in zip(items, inputs.verbatim(items, hasStates: members != .check)) {
      var thing = thing
      if members == .check { thing.isSelected = item.isTicked ?? false }
      if !states, thing.values.isEmpty,
        details.items.contains(where: { $0.label.isSame(as: thing.label) })
      {
        leaveOut(item.words, "it is named twice")
        continue
      }
      details.items.append(thing)
    }
    let hasStates = details.items.contains { $0.state != nil }
    let style = (head ?? documentHead).flatMap {
      phrases.sense(in: words.folded($0), as: "marks")
    }
    let isNumbered = isOrdered || style == "numbered" || (head.map { isOfMerit($0) } ?? false)
    let subject: Requirement.Subject
    switch members {
    case .check
    where isAsked && !isTitledContent && details.items.count < 3
      && head.flatMap(memberClass) != "check":
      // One or two boxes in a form are consents.
      return details.items.map { item in
        var toggle = Details(label: item.label)
        toggle.value = Phrase(item.isSelected ? "on" : "off", from: item.label.origin)
        return Request(.component(.toggle), item.label.range ?? range, toggle)
      }
    case .check: subject = .component(.checklist)
    case .step where hasStates || !items.contains(where: isOrder): subject = .component(.steps)
    case .step: (subject, details.variant) = (.component(.list), isNumbered ? "numbered" : nil)
    case .faq: subject = .component(.list)
    default:
      subject = .component(.list)
      details.variant = isNumbered ? "numbered" : style
    }
    contentName = contentName ?? name(of: items, as: members)
    return [Request(subject, range, details)]
  }

  /// Whether a head ranks what is below it: "Top 10", but not the place "Top".
  private func isOfMerit(_ head: SourceRange) -> Bool {
    phrases.opening(of: words.folded(head), as: "opening merit").map {
      $0.length < words.count(head)
    } ?? false
  }

  /// Whether a line is an instruction.
  private func isOrder(_ item: OutlineList.Item) -> Bool {
    words.count(item.words) > 2
      || phrases.opening(of: words.folded(item.words), as: "verb order") != nil
  }

  /// The name of a list without a name, by its class.
  private func name(of items: [OutlineList.Item], as members: MemberClass) -> String {
    let agenda = items.count { phrases.sense(in: words.folded($0.words), as: "agenda") != nil }
    let timed = items.count {
      Quantity.beginsWithTime(bytes[$0.words.range]) || inputs.endsInMinutes($0.words)
    }
    if agenda * 10 >= items.count * 3 || timed * 2 >= items.count { return "agenda" }
    return switch members {
    case .check: "checklist"
    case .step: "steps"
    case .faq: "questions"
    default: "list"
    }
  }
}
