internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Lists whose items have nested blocks.
extension Interpreter {
  mutating func nested(
    _ list: OutlineList, below name: String?, head: SourceRange?, in range: SourceRange
  ) -> [Request] {
    // The only item of a list heads everything below it.
    if list.items.count == 1, isTold(list.items[0].words) {
      let name = memberClass(list.items[0].words) == "check" ? "check" : name
      return list.items[0].blocks.flatMap { wishes(of: $0, below: name, head: nil) }
    }
    if name == "link" { return links(list) }
    let heads = list.items.filter { !$0.blocks.isEmpty }
    let areSteps = isWizard || isAsked && heads.allSatisfy { isCounted($0.words) }
    let areTabs = name == "tab"
    if areSteps, isAsked || isWizard {
      layout = layout ?? .wizard
    } else if areTabs {
      layout = layout ?? .tabs
    }
    let inner = innerClass(of: heads, name: name, head: head)
    let siblings = siblingClass(of: list, name, head)
    let areChoices = heads.contains { isAskedByName($0.words) && hasOptions($0) }
    if siblings == .thing, heads.allSatisfy({ inputs.hasPlainLeaves($0) }),
      name == nil || name == "price"
    {
      return things(withNotes: list, in: range, head)
    }
    var found: [Request] = []
    var run: [OutlineList.Item] = []
    for item in list.items {
      if isTold(item.words), !item.blocks.isEmpty {
        // The title belongs to the lines below it; its siblings are on the screen too.
        let said = memberClass(item.words)
        found += item.blocks.flatMap {
          wishes(of: $0, below: said == "check" ? said : nil, head: nil)
        }
        continue
      }
      if item.blocks.isEmpty {
        run.append(item)
        continue
      }
      found += wishes(ofRun: &run, list, name, head)
      if let answered = parts.answered(item) {
        found.append(answered)
        continue
      }
      let headsInputs = parts.headsInputs(item) || parts.region(item.words) != nil
      if !headsInputs, siblings == .field || siblings == .toggle || name == "field",
        heads.count * 2 <= list.items.count || isAskedByName(item.words)
          || areChoices && hasOptions(item),
        let asked = asked(item)
      {
        found.append(asked)
        continue
      }
      if isAsked, !areSteps, !headsInputs, let asked = asked(item, isBelow: head != nil) {
        found += asked
        continue
      }
      found += wishes(ofHead: item, inner, areSteps: areSteps && isAsked, areTabs: areTabs, name)
    }
    return found + wishes(ofRun: &run, list, name, head)
  }

  /// The entries of a navigation and those below them.
  private mutating func links(_ list: OutlineList) -> [Request] {
    list.items.flatMap { item in
      member(OutlineList.Item(words: item.words), as: .link)
        + item.blocks.flatMap { $0.list.map { links($0) } ?? wishes(of: $0, below: nil, head: nil) }
    }
  }

  /// The stages of a board, each with its cards as they are written.
  private mutating func stages(_ item: OutlineList.Item) -> [Request]? {
    guard phrases.sense(in: words.folded(item.words), as: "word board") != nil,
      item.blocks.count == 1, let list = item.blocks[0].list, list.items.count > 1,
      list.items.count(where: {
        phrases.sense(ofAll: words.folded($0.words), as: "word stage") != nil
      }) * 2 >= list.items.count
    else { return nil }
    return list.items.map { stage in
      let cards = stage.blocks.flatMap { $0.list?.items ?? [] }
      let range = stage.blocks.reduce(stage.words) { $0.union($1.range) }
      let label = words.label(stage.words)
      guard !cards.isEmpty else {
        return .section(label, range, [.paragraph(Assembler.emptyCell, range)])
      }
      var cardList = collection(cards, .thing, isOrdered: false, head: stage.words, in: range)
      cardList[0].details.label = label
      return .section(label, range, cardList)
    }
  }

  /// The class of the items without nested blocks, next to those with some; nil if there are none.
  private func siblingClass(
    of list: OutlineList, _ name: String?, _ head: SourceRange?
  ) -> MemberClass? {
    let leaves = list.items.filter(\.blocks.isEmpty)
    guard !leaves.isEmpty else { return nil }
    return decide(leaves, isOrdered: list.isOrdered, below: name, head: head)
  }

  /// Whether everything below an item may be its options.
  private func hasOptions(_ item: OutlineList.Item) -> Bool {
    inputs.hasPlainLeaves(item)
      && item.blocks[0].list.map { $0.items.count > 1 && $0.items.allSatisfy(parts.isOption) }
        ?? false
  }

  /// Whether words are the name of an input, or a question.
  private func isAskedByName(_ range: SourceRange) -> Bool {
    inputs.isFieldName(words.folded(range)) || bytes[range.range].last == UInt8(ascii: "?")
  }

  /// An input with its details below it: its options, or its type and rules.
  private func asked(_ item: OutlineList.Item) -> Request? {
    guard inputs.hasPlainLeaves(item), !isRating(item.words), let list = item.blocks[0].list,
      !list.items.contains(where: { inputs.isDescribed($0.words) })
    else { return nil }
    let range = item.words.union(item.blocks[0].range)
    var wish = inputs.wish(item.words, mayBePressed: false)
    guard wish.isInput else { return nil }
    wish.range = range
    let leaves = list.items.map { FieldLine($0.words, of: words).notes.first ?? $0.words }
    let notes = zip(list.items, leaves).filter { item, leaf in
      inputs.takesAll(item.words) || leaf != item.words && inputs.takesAll(leaf)
        || inputs.isSeveral(item.words)
    }.map(\.0)
    let options = list.items.filter { item in !notes.contains { $0.words == item.words } }
    if options.count > 1 || options.count == 1 && notes.isEmpty {
      guard options.allSatisfy({ words.count($0.words) <= 5 }) else { return nil }
      wish.subject = wish.subject == .component(.picker) ? wish.subject : .need(.choice)
      wish.details.fieldKind = nil
      wish.details.items = inputs.items(options.map(\.words))
      if notes.contains(where: { inputs.isSeveral($0.words) }) { wish.details.variant = "multiple" }
      return wish
    }
    guard options.isEmpty else { return nil }
    var parts = InputParts(wish.details.label ?? words.label(item.words), range)
    for note in notes { inputs.take(note.words, &parts, isNote: true) }
    return parts.wish(book)
  }

  /// Things with the notes below them: dishes with a price and "gluten free".
  func things(
    withNotes list: OutlineList, in range: SourceRange, _ head: SourceRange?
  ) -> [Request] {
    var details = Details()
    details.items = zip(list.items, inputs.verbatim(list.items)).map { item, thing in
      var thing = thing
      for note in item.blocks.first?.list?.items ?? [] {
        thing.values.append(words.verbatim(note.words))
      }
      return thing
    }
    if list.isOrdered { details.variant = "numbered" }
    return [Request(.component(.list), range, details)]
  }

  private mutating func wishes(
    ofRun run: inout [OutlineList.Item], _ list: OutlineList, _ name: String?, _ head: SourceRange?
  ) -> [Request] {
    guard let first = run.first, let last = run.last else { return [] }
    var part = list
    part.items = run
    run = []
    // A line after groups is not a group: "Submit application".
    return wishes(
      of: part, below: name, head: head, in: first.words.union(last.words))
  }

  private func isCounted(_ range: SourceRange) -> Bool {
    phrases.opening(of: words.folded(range), as: "part")?.sense == "step"
  }

  /// The class of the lines of all nested lists, decided together; nil if each list's head states
  /// it.
  private func innerClass(
    of heads: [OutlineList.Item], name: String?, head: SourceRange?
  ) -> String? {
    let leaves = heads.flatMap { $0.blocks }.flatMap { $0.list?.items ?? [] }.filter {
      $0.blocks.isEmpty
    }
    guard !leaves.isEmpty else { return name }
    if leaves.count(where: { stateIsSaid($0.words) }) > 1 { return "step" }
    guard name == nil || name == "sentence" else { return name }
    if !isAsked && inputs.areStatedTwice(leaves) || inputs.arePriced(leaves)
      || inputs.areRecords(heads)
    {
      return "fact"
    }
    switch decide(leaves, isOrdered: false, below: name, head: head) {
    case .field: return "field"
    case .check: return "check"
    case .step: return "step"
    case .toggle: return "toggle"
    case .stat: return "stat"
    default: return nil
    }
  }

  private func stateIsSaid(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    return (line.notes.last ?? (line.isDashed ? line.value : nil)).map(inputs.isSaid) ?? false
  }

  /// The wishes of an item with nested blocks: an input with its options, a table with its columns,
  /// a part of the screen.
  private mutating func wishes(
    ofHead item: OutlineList.Item, _ inner: String?, areSteps: Bool, areTabs: Bool, _ name: String?
  ) -> [Request] {
    let range = item.blocks.reduce(item.words) { $0.union($1.range) }
    var line = FieldLine(item.words, of: words)
    if let value = line.value,
      phrases.sense(ofAll: words.folded(line.label), as: "word place") != nil
    {
      // "left: folder tree" is a tree.
      line = FieldLine(value, of: words)
    }
    if let stages = stages(item) { return stages }
    if let table = inputs.collection(item) { return [table] }
    var says = headClass(line.label)
    if says == .aside, inputs.hasPlainLeaves(item) { says = .members(nil) }
    guard case .members(let said) = says else {
      leaveOut(range, reason(of: says))
      return []
    }
    if let list = item.blocks.first?.list, item.blocks.count == 1,
      list.items.allSatisfy({ $0.blocks.isEmpty })
    {
      if let choice = choice(item.words, list.items) { return [choice] }
      if let rated = ratings(below: line, list, range) { return [rated] }
      if said == "filter", let filter = parts.filter(line.label, list.items) { return [filter] }
      if inner != "field", !isSide(line.label),
        let table = parts.gather(list.items, below: line.label, in: range), table.isNamedByHead
      {
        return [table.request]
      }
      if let note = line.notes.first, phrases.sense(ofAll: words.folded(note), as: "part") == "tab"
      {
        return options(as: line, list.items, range, said)
      }
    }
    var below: [Request] = []
    if let shown = phrases.sense(ofAll: words.folded(line.label), as: "shown"), shown == "map",
      let kind = ComponentKind(rawValue: shown)
    {
      below.append(Request(.component(kind), item.words, Details(label: words.label(line.label))))
    }
    if let value = line.value, words.count(value) > 3 { below += sentence(value) }
    for block in item.blocks {
      // Records of the same names are facts, whatever word their head has: "Field north".
      let passed =
        inner == "fact" ? inner : said == "toggle" && inner == "field" ? "toggle" : said ?? inner
      below += wishes(of: block, below: passed, head: line.label)
    }
    if areSteps || areTabs {
      let label = stepLabel(line.label)
      return [.section(label, range, variant: areSteps ? "step" : "tab", below)]
    }
    // "Phase 1: Scaffolding" as a whole is the name.
    let isNumbered =
      line.value != nil && phrases.opening(of: words.folded(line.label), as: "part") != nil
    let isNamed = line.value.map { words.count($0) <= 3 } ?? false
    // "Hive 1 (green)" keeps its note, "Alerts (toggles)" does not.
    let isNoted =
      line.value == nil && !line.notes.isEmpty
      && !line.notes.contains { inputs.saysType($0) || inputs.saysRule($0) }
    let head = isNumbered || isNamed || isNoted ? words.unmarked(item.words) : line.label
    return below.isEmpty ? [] : wrapped(below, below: head, in: range, said)
  }

  /// A choice with its options below it.
  private func choice(_ range: SourceRange, _ items: [OutlineList.Item]) -> Request? {
    let folded = words.folded(range)
    let isQuestion = bytes[range.range].last == UInt8(ascii: "?")
    guard
      phrases.sense(in: folded, as: "component choice") != nil
        || phrases.sense(in: folded, as: "component multiple") != nil
        || isQuestion
          && items.allSatisfy({ words.count(FieldLine($0.words, of: words).label) <= 5 })
    else { return nil }
    var wish = inputs.wish(range, mayBePressed: false)
    guard wish.isInput else { return nil }
    let isMultiple = phrases.sense(in: folded, as: "component multiple") != nil
    wish.subject = wish.subject == .component(.picker) ? wish.subject : .need(.choice)
    wish.details.fieldKind = nil
    wish.details.items = inputs.items(items.map(\.words))
    if isMultiple { wish.details.variant = "multiple" }
    return wish
  }

  /// "Filters (tabs)" with their names below.
  private mutating func options(
    as line: FieldLine, _ items: [OutlineList.Item], _ range: SourceRange, _ said: String?
  ) -> [Request] {
    if said == "filter" {
      var details = Details(label: words.label(line.label))
      details.items = items.map { Details.Item(words.label($0.words)) }
      details.variant = "segmented"
      return [Request(.component(.picker), range, details)]
    }
    layout = layout ?? .tabs
    return items.map { .section(words.label($0.words), $0.words, variant: "tab", []) }
  }
}
