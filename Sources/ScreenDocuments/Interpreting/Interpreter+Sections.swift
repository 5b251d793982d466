internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The wishes of sections and blocks.
extension Interpreter {
  /// The wishes of a section: those of its own blocks, then those of its subsections.
  mutating func wishes(of section: DocumentSection, inherited: String? = nil) -> [Request] {
    var name = inherited
    let head = section.head.flatMap { isTold($0) ? nil : $0 }
    if let head {
      switch headClass(head) {
      case .aside where isTitledContent, .scope where isTitledContent,
        .later where isTitledContent:
        break
      case .aside, .scope, .later:
        leaveOut(section.range, reason(of: headClass(head)))
        return []
      case .members(let said): name = said ?? inherited
      }
    } else if let title = section.head {
      // A title gives the class of everything only if it names a list.
      let said = memberClass(title)
      name = ["check", "step", "toggle", "stat", "faq", "price"].contains(said) ? said : inherited
    }
    var own: [Request] = []
    var below: [Request] = []
    for part in section.parts {
      switch part {
      case .block(let block):
        let ticked = section.head == nil && block.list != nil && isTickedOff ? "check" : nil
        let found = wishes(of: block, below: name ?? ticked, head: head)
        if below.isEmpty || head != nil { own += found } else { below += found }
      case .section(let inner):
        // Settings are switches below any heading.
        let passesOn = name == "check" || name == "toggle" || name == "field" && head != nil
        below += wishes(of: inner, inherited: passesOn ? name : nil)
      }
    }
    if name == "shown" { own = own.map(shown) }
    guard let head else { return own + below }
    if own.isEmpty, below.isEmpty, section.parts.isEmpty { return wishes(ofEmpty: head) }
    if own.isEmpty {
      if !below.isEmpty { leaveOut(head, "a heading over parts that have headings of their own") }
      return below
    }
    return wrapped(own, below: head, in: section.range, name) + below
  }

  /// Whether the line above everything says that the lines below are ticked off: "Packing, we want
  /// to tick stuff".
  var isTickedOff: Bool {
    let sentences = outline.blocks.filter(\.isParagraph).map { words.folded($0.range) }
    if sentences.contains(where: { phrases.sense(in: $0, as: "wished ticks") != nil })
      || saidAround.contains(where: parts.ticksEach)
    {
      return true
    }
    guard let documentHead, outline.blocks.first?.isParagraph ?? false else { return false }
    return memberClass(documentHead) == "check"
  }

  /// Whether words say so of a list: above all headings, or right beside it below its own.
  private func isTickedOff(_ list: OutlineBlock) -> Bool {
    guard isTickedOff, outline.blocks.contains(where: \.isHeading) else { return isTickedOff }
    let blocks = outline.blocks
    guard let place = blocks.firstIndex(where: { $0.range == list.range }) else { return true }
    func says(_ block: OutlineBlock) -> Bool {
      block.isParagraph && isTickedOff([words.folded(block.range)])
    }
    return blocks.prefix { !$0.isHeading }.contains(where: says)
      || [place - 1, place + 1].contains { blocks.indices.contains($0) && says(blocks[$0]) }
  }

  /// A wish that is stated to be shown: the bare name of an input becomes a fact.
  private func shown(_ wish: Request) -> Request {
    guard wish.subject == .need(.input), wish.details.value == nil else { return wish }
    return .fact(wish.details.label ?? words.label(wish.range), nil, wish.range)
  }

  func reason(of head: HeadingClass) -> String {
    switch head {
    case .scope: DocumentLexicon.isNotWanted
    case .later: "it is shown later"
    case .aside, .members: DocumentLexicon.speaksOfScreen
    }
  }

  /// The wishes of a heading with nothing below it: a button, or the thing it names.
  private mutating func wishes(ofEmpty head: SourceRange) -> [Request] {
    if inputs.isPressed(head) { return [.action(words.label(head), head)] }
    if phrases.sense(in: words.folded(head), as: "component any") != nil { return sentence(head) }
    return [
      Request(
        .component(.heading), head, Details(label: words.label(head), value: words.label(head)))
    ]
  }

  /// The wishes below a head, as a part of the screen or a collection with that name.
  func wrapped(_ wishes: [Request], below head: SourceRange, in range: SourceRange, _ name: String?)
    -> [Request]
  {
    let folded = words.folded(head)
    if name == "column" || isTold(head) { return wishes }
    // "Hero" and "Footer" say where something stands.
    if let place = self.parts.region(head), place != .tabs, !wishes.allSatisfy(\.isSection) {
      return [self.parts.section(head, range, wishes)]
    }
    if phrases.sense(ofAll: folded, as: "word area") != nil {
      return wishes.allSatisfy(\.isSection) ? wishes : [self.parts.section(head, range, wishes)]
    }
    let areTexts = wishes.allSatisfy { $0.subject == .component(.paragraph) }
    if isScaffold(head), !areTexts { return wishes }
    // "The screen must have switches for" leads to what is below it.
    if folded.count > 2, phrases.ending(of: folded, as: "leading end") != nil {
      return [.section(nil, range, wishes)]
    }
    // "Description" above a text that is shown is its heading.
    let isHeading =
      areTexts && !scaffold.isByLine
      && scaffold.ticket == nil && outline.blocks.contains { $0.isHeading && $0.range == head }
    if !isHeading, phrases.sense(ofAll: folded, as: "whole") == "generic",
      name != "action" || wishes.contains(where: \.isPressed)
    {
      return wishes
    }
    let (label, part) = partName(head)
    if part == nil {
      if wishes.allSatisfy(\.isSection) { return grouped(wishes, below: label) }
      // A choice with the same name as its heading is not put below it.
      if wishes.count == 1, wishes[0].isInput,
        let own = wishes[0].details.label,
        own.isSame(as: label) || own.isSame(as: words.label(FieldLine(head, of: words).label))
      {
        return wishes
      }
      if wishes.count == 1, wishes[0].isCollection, wishes[0].details.label == nil {
        var wish = wishes[0]
        wish.details.label = label
        return [wish]
      }
      let loose = wishes.filter { !$0.isSection }
      if loose.count < wishes.count {
        return wrapped(loose, below: head, in: range, name) + wishes.filter(\.isSection)
      }
    }
    var parts = wishes
    let bare = parts.indices.filter { parts[$0].isCollection && parts[$0].details.label == nil }
    if part == nil, bare == [0], parts.dropFirst().allSatisfy({ $0.isPressed }) {
      parts[0].details.label = label
      return parts
    }
    if let first = bare.first { parts[first].details.label = label }
    return [.section(label, range, variant: part, parts)]
  }

  /// Parts below a head of their own, because sections cannot be nested.
  ///
  /// If some share a name with parts elsewhere, such as "Aisle 1" of two stores, the head is added
  /// to each name.
  func grouped(_ sections: [Request], below head: Phrase) -> [Request] {
    guard sections.allSatisfy({ $0.details.variant == nil }) else { return sections }
    if sections.allSatisfy({ $0.subject == .section(.disclosure) }) {
      let details = Details(label: head, value: head)
      return [Request(.component(.heading), head.range ?? sections[0].range, details)] + sections
    }
    return sections.map { section in
      var section = section
      if let label = section.details.label, label.text.utf8.contains(where: \.isASCIIDigit) {
        section.details.label = Phrase(head.text + " · " + label.text, from: label.origin)
      }
      return section
    }
  }

  /// The name of a part, without its number: "Step 2: Payment" is Payment, "Gallery (tab)" a tab.
  private func partName(_ head: SourceRange) -> (label: Phrase, part: String?) {
    var range = cutter.withoutOrdinal(head)
    var part: String?
    let line = FieldLine(range, of: words)
    for note in line.notes {
      if phrases.sense(in: words.folded(note), as: "word place") != nil {
        range = SourceRange(range.lowerBound, line.label.upperBound)
      }
      guard let sense = phrases.sense(ofAll: words.folded(note), as: "part") else { continue }
      if sense == "tab" { part = "tab" }
      range = SourceRange(range.lowerBound, line.label.upperBound)
    }
    if let shown = phrases.ending(of: words.folded(range), as: "leading shown"),
      shown.length < words.count(range)
    {
      range = words.droppingLast(shown.length, from: range)
    }
    let folded = words.folded(range)
    if let opening = phrases.opening(of: folded, as: "part"), opening.sense != "part",
      opening.length + 1 <= folded.count,
      let number = folded.words.dropFirst(opening.length).first,
      number.utf8.allSatisfy(\.isASCIIDigit)
        || phrases.sense(ofAll: FoldedWords(number), as: "ordinal") != nil
    {
      if opening.sense == "step", isAsked || isWizard { part = "step" }
      if opening.sense == "tab" { part = "tab" }
      if folded.count > opening.length + 1 {
        range = words.dropping(opening.length + 1, from: range)
      }
    }
    return (words.label(range), part)
  }

  /// The wishes of a block.
  mutating func wishes(of block: OutlineBlock, below name: String?, head: SourceRange?) -> [Request]
  {
    guard !isTold(block.range) else { return [] }
    var name = name
    var own: SourceRange?
    var request: SourceRange?
    if let lead = block.lead, isTold(lead) {
      let said = memberClass(lead)
      if ["check", "step", "stat", "column", "faq", "field", "toggle", "sentence"].contains(said) {
        name = said
      }
    } else if let lead = block.lead {
      let says = headClass(lead)
      guard case .members(let said) = says else {
        leaveOut(lead.union(block.range), reason(of: says))
        return []
      }
      if isRequest(lead) || words.count(lead) > 9 {
        request = lead
      } else if !isNote(lead) || head == nil {
        own = lead
      }
      name = said ?? (["field", "sentence", "toggle"].contains(name) ? name : nil)
    }
    var found: [Request]
    if let lead = block.lead, !isTold(lead), let state = rowState(saidBy: lead) {
      perRow.append(state)
    }
    if let lead = block.lead {
      if let chart = chartAsked(lead, block) { return chart }
      if let list = block.list, !parts.gathers(list), let rated = rated(list, by: lead) {
        return rated
      }
    }
    // Lines to tick off become a checklist, even if they are steps.
    if block.list != nil, name == nil || name == "step", isTickedOff(block) { name = "check" }
    let lines = requestLines(of: block)
    switch block.content {
    case _ where lines != nil: found = requests(lines ?? [])
    case .list(let list):
      // "(bar chart)" below a heading is a note on it.
      let noted = block.lead.flatMap { isNote($0) ? $0 : nil }
      found = wishes(of: list, below: name, head: own ?? noted ?? head, in: block.range)
      found += parts.timers(list, saidBy: saidAround)
    case .table(let table):
      found = wishes(of: table, in: block.range, request: request ?? own ?? block.lead)
    case .facts(let facts): found = wishes(of: facts, below: name, in: block.range)
    case .paragraph(let lines): found = wishes(ofLines: lines, below: name, head: head)
    case .quote(let blocks): found = wishes(ofQuote: blocks, in: block.range)
    case .code, .heading, .rule: found = []
    }
    if let request { found = wishesAround(request, found) }
    guard let own, !found.isEmpty else { return found }
    if name == "column" || name == "tab" { return found }
    return wrapped(found, below: own, in: own.union(block.range), name)
  }

  /// The wishes of a sentence that introduces a block, in addition to the block.
  private mutating func wishesAround(_ request: SourceRange, _ found: [Request]) -> [Request] {
    var found = found
    if found.contains(where: \.isTable),
      phrases.sense(in: words.folded(request), as: "around search") != nil
    {
      var details = Details(label: Phrase("Search", at: request))
      details.fieldKind = .search
      found.insert(Request(.need(.input), request, details), at: 0)
    } else if found.count == 1, found[0].isCollection, found[0].details.label == nil,
      found[0].subject != .component(.checklist)
    {
      let named = sentence(request).first { $0.isCollection && $0.details.label != nil }
      found[0].details.label = named?.details.label
    }
    return found
  }

  /// Whether a line is a note in brackets as a whole.
  private func isNote(_ range: SourceRange) -> Bool {
    bytes[range.range].first == UInt8(ascii: "(") && bytes[range.range].last == UInt8(ascii: ")")
  }

  /// Whether words request something instead of naming it: "please make a table of this".
  func isRequest(_ range: SourceRange) -> Bool {
    phrases.opening(of: words.folded(range), as: "opening wish") != nil && words.count(range) > 2
  }

  private mutating func wishes(ofQuote blocks: [OutlineBlock], in range: SourceRange) -> [Request] {
    if blocks.count == 1, blocks[0].isParagraph {
      return [Request(.component(.quote), range, Details(value: words.verbatim(blocks[0].range)))]
    }
    return wishes(of: DocumentSection(blocks))
  }
}
