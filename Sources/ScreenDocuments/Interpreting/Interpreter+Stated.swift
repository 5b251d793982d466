internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The wishes of a document whose lines state what is shown: all of it in its order, verbatim.
extension Interpreter {
  /// The wishes of a section: those of its own blocks below its heading, then those of its
  /// subsections.
  mutating func stated(_ section: DocumentSection, inherited: String? = nil) -> [Request] {
    let head = section.head.flatMap { isTold($0) ? nil : $0 }
    if let head, namesParts(section.lines, by: head, section.ownBlocks.compactMap(\.lead)) {
      return wishes(of: section)
    }
    let name = section.head.flatMap(contentClass) ?? inherited
    var (own, below): ([Request], [Request]) = ([], [])
    for part in section.parts {
      switch part {
      case .block(let block):
        let found = stated(block, below: name, head: head)
        if below.isEmpty || head != nil { own += found } else { below += found }
      case .section(let inner): below += stated(inner, inherited: name)
      }
    }
    guard let head else { return own + below }
    return headed(own, by: head, in: section.range) + below
  }

  /// Takes the words above everything else as the title, whatever they are.
  mutating func takeTitleOfStated(_ root: DocumentSection) {
    let tops = root.sections.map(\.level).min().map { top in root.sections.count { $0.level == top }
    }
    guard let documentHead, tops ?? 1 == 1 || outline.blocks.first?.isHeading != true else {
      return
    }
    setTitle(documentHead)
  }

  /// Whether lines name parts of the screen although the document states: by their types, by a
  /// component in their head, "Visitors per day (bar chart)", or by a head and lines that ask for
  /// the same, "What you can do" above "Change flight".
  private func namesParts(
    _ lines: [SourceRange], by head: SourceRange, _ leads: [SourceRange] = []
  ) -> Bool {
    let fields = lines.map { FieldLine($0, of: words) }
    let folded = words.folded(head)
    let names = FieldLine(head, of: words).notes + leads + [head]
    if names.contains(where: { phrases.ending(of: words.folded($0), as: "word medium") != nil }) {
      return true
    }
    // A bar or a footer has links.
    if memberClass(head) == "link" { return true }
    let typed = fields.count { line in
      line.isStarred
        || (line.notes + (line.value.map { [$0] } ?? [])).contains {
          inputs.saysType($0) || inputs.saysRule($0) || book.isOn(words.text($0)) != nil
        }
    }
    if typed * 2 >= lines.count, typed > 0 { return true }
    let parts = zip(lines, fields).count { line, field in
      inputs.isPressed(line) || inputs.led(line) != nil || inputs.namesValue(field.label)
        || phrases.sense(in: words.folded(line), as: "around search") != nil
    }
    guard parts * 2 >= lines.count else { return false }
    return phrases.sense(in: folded, as: "component any") != nil || inputs.isPressed(head)
      || phrases.sense(in: folded, as: "word you") != nil
      || memberClass(head).map { contentClass(head) == nil && $0 != "sentence" } ?? false
  }

  /// The class that a head gives lines that are shown, such as steps.
  private func contentClass(_ head: SourceRange) -> String? {
    memberClass(head).flatMap(MemberClass.init(rawValue:)).flatMap {
      MemberClass.contents.contains($0) ? $0.rawValue : nil
    }
  }

  private mutating func stated(
    _ block: OutlineBlock, below name: String?, head: SourceRange?
  ) -> [Request] {
    guard !isTold(block.range) else { return [] }
    let lead = block.lead.flatMap { isTold($0) ? nil : $0 }
    let name = block.lead.flatMap(contentClass) ?? name
    let found: [Request]
    switch block.content {
    case .list(let list): found = stated(list, below: name, head: lead ?? head, in: block.range)
    case .facts(let facts):
      let areFigures = name == "stat" && inputs.areFigures(facts)
      found = facts.filter { !isTold($0.range) }.flatMap { fact in
        if namesButtons(words.folded(fact.key)) {
          return wishes(of: [fact], below: name, in: block.range)
        }
        return areFigures && !fact.value.isEmpty
          ? [stat(FieldLine(fact.range, of: words), fact.range)] : [stated(fact)]
      }
    case .paragraph(let lines) where inputs.areLines(lines):
      let items = lines.filter { !isTold($0) }.map { OutlineList.Item(words: $0) }
      found =
        items.isEmpty
        ? [] : stated(items, isOrdered: false, below: name, head: lead ?? head, in: block.range)
    case .quote, .table, .code, .heading, .rule, .paragraph:
      return wishes(of: block, below: name, head: head)
    }
    guard let lead, !found.isEmpty else { return found }
    return headed(found, by: lead, in: lead.union(block.range))
  }

  private func stated(_ fact: OutlineFact) -> Request {
    guard fact.value.isEmpty else {
      return .fact(keyName(of: fact), words.verbatim(fact.value), fact.range)
    }
    // Among facts, a blank is filled in later.
    return inputs.isFieldName(words.folded(fact.key))
      ? inputs.wish(fact.key, mayBePressed: false)
      : .fact(keyName(of: fact), Assembler.emptyCell, fact.range)
  }

  /// The wishes below a head: a single collection has its name, other wishes are a part, and a head
  /// without any is shown by itself.
  private func headed(_ wishes: [Request], by head: SourceRange, in range: SourceRange) -> [Request]
  {
    let said = words.verbatim(words.unmarked(head))
    let label = Phrase(LabelText.capitalized(said.text), from: said.origin)
    guard !wishes.isEmpty else {
      return [Request(.component(.heading), head, Details(label: label, value: label))]
    }
    // Sections cannot be nested, so the names of both are kept.
    if wishes.allSatisfy(\.isSection) { return grouped(wishes, below: label) }
    if wishes.count == 1, wishes[0].isCollection, wishes[0].details.label == nil {
      var wish = wishes[0]
      wish.details.label = label
      return [wish]
    }
    let parts = wishes.filter { !$0.isSection }
    let sections = wishes.filter(\.isSection)
    return (parts.isEmpty ? [] : [.section(label, range, parts)]) + sections
  }

  // MARK: Lists

  private mutating func stated(
    _ list: OutlineList, below name: String?, head: SourceRange?, in range: SourceRange
  ) -> [Request] {
    if let root = list.items.first, isTold(root.words), !root.blocks.isEmpty {
      // The title heads the lines below it; what stands beside it may be a part of the screen.
      let name = contentClass(root.words) ?? name
      let below = root.blocks.flatMap { stated($0, below: name, head: nil) }
      var rest = list
      rest.items.removeFirst()
      return rest.items.isEmpty
        ? below : below + wishes(of: rest, below: nil, head: head, in: range)
    }
    let leaves = list.items.filter(\.blocks.isEmpty)
    guard leaves.count < list.items.count else {
      let items = leaves.filter { !isTold($0.words) }
      return items.isEmpty
        ? [] : stated(items, isOrdered: list.isOrdered, below: name, head: head, in: range)
    }
    // Notes below a few of the lines belong to these; lines below all of them are groups.
    if !leaves.isEmpty, list.items.allSatisfy({ $0.blocks.isEmpty || inputs.hasPlainLeaves($0) }) {
      return things(withNotes: list, in: range, head)
    }
    var found: [Request] = []
    var run: [OutlineList.Item] = []
    for item in list.items {
      if item.blocks.isEmpty {
        run.append(item)
        continue
      }
      found += stated(run: &run, of: list, below: name, head: head)
      let namesParts = namesParts(item.blocks.flatMap(\.lines), by: item.words)
      let below = item.blocks.flatMap {
        namesParts
          ? wishes(of: $0, below: memberClass(item.words), head: item.words)
          : stated($0, below: name, head: item.words)
      }
      found += headed(
        below, by: item.words, in: item.blocks.reduce(item.words) { $0.union($1.range) })
    }
    return found + stated(run: &run, of: list, below: name, head: head)
  }

  private mutating func stated(
    run: inout [OutlineList.Item], of list: OutlineList, below name: String?, head: SourceRange?
  ) -> [Request] {
    guard let first = run.first, let last = run.last else { return [] }
    defer { run = [] }
    return stated(
      run, isOrdered: list.isOrdered, below: name, head: head, in: first.words.union(last.words))
  }

  private mutating func stated(
    _ items: [OutlineList.Item], isOrdered: Bool, below name: String?, head: SourceRange?,
    in range: SourceRange
  ) -> [Request] {
    let parts = items.filter { inputs.statedPart($0.words) != nil }
    guard parts.isEmpty else {
      let rest = items.filter { inputs.statedPart($0.words) == nil }
      let shown =
        rest.isEmpty ? [] : stated(rest, isOrdered: isOrdered, below: name, head: head, in: range)
      return shown + parts.flatMap { inputs.statedPart($0.words) ?? [] }
    }
    if let table = inputs.table(of: items, in: range) { return [table] }
    if let amounts = amounts(items, below: name, head: head),
      !amounts.contains(where: { $0.subject == .component(.paragraph) })
    {
      return amounts
    }
    return contents(items, isOrdered: isOrdered, below: name, head: head, in: range)
  }
}
