internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The title of the screen, which is never a join of labels, a cell or a speaker.
extension Interpreter {
  /// Finds the title: a fact that names a thing, the only heading of the highest level, a first
  /// line, or the thing that the first sentences ask for.
  mutating func takeTitle(of root: inout DocumentSection) {
    takeTitleOfForm(&root)
    if title == nil, hasRows { takeTitleOfIntroduction(root) }
    if title == nil, scaffold.isByLine { takeTitleOfRequests(root) }
    if title == nil { takeTitleOfItem(root) }
    if title == nil { takeTitleOfOpening(root) }
    if title == nil { takeTitleOfStory() }
    if title == nil { takeTitleOfRequest(beside: root) }
    if title == nil { takeTitleBehind(root) }
    if title == nil { takeTitleOfCaption() }
  }

  /// Takes as the title the line of a ticket, a fact that names the screen, or a heading.
  mutating func takeTitleOfForm(_ root: inout DocumentSection) {
    if let ticket = scaffold.ticket { setTitle(cutter.titleOfTicket(ticket), told: ticket) }
    if title == nil { takeTitleOfFacts(root) }
    if title == nil { takeTitleOfHeadings(&root) }
  }

  /// Takes the wish of a story, or the place where a case begins, as the title of a screen without
  /// another.
  mutating func takeTitleOfStory() {
    if scaffold.stories.count == 1 {
      let wish = scaffold.stories[0]
      let range = cutter.titleOfStory(wish)
      guard words.count(range) <= 9 else { return }
      setTitle(range)
    } else if let topic = cutter.topic(of: scaffold.stories) {
      title = topic
    } else if let place = scaffold.place {
      let name = scaffold.words.unquoted(place)
      title = scaffold.words.label(name)
    } else if let name = scaffold.caseName, scaffold.words.count(name) <= 7 {
      title = scaffold.words.label(name)
    }
  }

  mutating func setTitle(_ range: SourceRange, told: SourceRange? = nil) {
    var clean = cleanTitle(range)
    if phrases.opening(of: words.folded(clean), as: "opening sort") != nil { return }
    if phrases.opening(of: words.folded(clean), as: "opening filter") != nil {
      // "Orders: filter by status" names the orders.
      let line = FieldLine(range, of: words)
      guard line.value != nil else { return }
      clean = line.label
    }
    // "Sign up for one" names nothing.
    guard !clean.isEmpty, phrases.ending(of: words.folded(clean), as: "title empty") == nil else {
      return
    }
    var label = words.label(clean)
    let letters = label.text.utf8.filter(\.isASCIILetter)
    // A line in capitals is not a proper name.
    if letters.count > 4, label.text.contains(" "), !letters.contains(where: \.isASCIISmallLetter) {
      label.text = LabelText.capitalized(LabelText.lowercased(label.text))
    }
    title = label
    self.told.append(told ?? range)
  }

  // MARK: Headings

  private mutating func takeTitleOfHeadings(_ root: inout DocumentSection) {
    let sections = root.sections
    guard let first = sections.first, let head = first.head,
      let top = sections.map(\.level).min(), !isUntitled(head)
    else { return }
    let tops = sections.filter { $0.level == top }
    let said = FieldLine(head, of: words)
    if said.value != nil, phrases.sense(ofAll: words.folded(said.label), as: "key title") != nil {
      setTitle(head)
    }
    if title != nil { return }
    let isAlone = tops.count == 1 && first.level == top
    let opens = first.level == top && first.parts.isEmpty && sections.count > 1
    guard isAlone || opens else {
      takeTitleOfFirst(tops)
      return
    }
    // A heading after the document's own words that only describes the lines below it is not a
    // title.
    let precedes = root.ownBlocks.contains { $0.range.lowerBound < head.lowerBound }
    if precedes, sections.count == 1, first.sections.isEmpty, memberClass(head) != nil { return }
    setTitle(head)
    guard opens || sections.count > 1 else { return }
    var whole = first
    var parts: [DocumentSection.Part] = []
    for part in root.parts {
      guard case .section(let section) = part else {
        parts.append(part)
        continue
      }
      if section.head == head {
        parts.append(.section(whole))
      } else {
        whole.parts.append(part)
      }
    }
    root.parts = parts.map { part in
      if case .section(let section) = part, section.head == head { .section(whole) } else { part }
    }
  }

  /// Takes the first of several headings if it alone names a screen, "Member profile", "Actions",
  /// or if most others only name places and states of a screen: "Choir attendance", "Top", "List".
  private mutating func takeTitleOfFirst(_ tops: [DocumentSection]) {
    func isPlace(_ section: DocumentSection) -> Bool {
      section.head.map { phrases.sense(ofAll: words.folded($0), as: "place") != nil } ?? false
    }
    let rest = tops.dropFirst()
    if let head = tops.first?.head, !isPlace(tops[0]), rest.count(where: isPlace) * 2 >= rest.count
    {
      setTitle(head)
      return
    }
    func names(_ section: DocumentSection) -> Bool {
      guard let head = section.head else { return false }
      let folded = words.folded(head)
      return ["word screen", "show page", "ask form"].contains {
        phrases.sense(in: folded, as: $0) != nil
      }
    }
    guard let head = tops.first?.head, names(tops[0]), memberClass(head) == nil,
      !rest.contains(where: names)
    else { return }
    setTitle(head)
  }

  /// Takes a line of a list that declares itself the title: `Title "Course feedback"`, "Heading:
  /// Gift card".
  private mutating func takeTitleOfItem(_ root: DocumentSection) {
    guard outline.blocks.first?.isHeading != true else { return }
    for line in root.lines.prefix(3) where parts.region(line) == nil {
      if let named = words.nameInHeader(line, phrases) {
        title = words.label(named)
        return
      }
      guard let found = inputs.led(line), found.count == 1,
        found[0].subject == .component(.heading), let range = found[0].details.label?.range
      else { continue }
      setTitle(range, told: line)
      return
    }
  }

  func isUntitled(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    if phrases.sense(ofAll: folded, as: "whole untitled") != nil { return true }
    return phrases.sense(ofAll: folded, as: "whole aside") != nil
  }

  // MARK: First lines

  mutating func takeTitleOfOpening(_ root: DocumentSection) {
    let first = root.sections.first?.head?.lowerBound ?? .max
    for block in root.ownBlocks.prefix(3) {
      guard block.range.lowerBound < first else { return }
      if let lead = block.lead {
        takeTitle(ofLead: lead)
        return
      }
      switch block.content {
      case .paragraph(let lines):
        takeTitle(ofParagraph: block, lines)
        if title != nil { return }
      case .list(let list):
        if let first = outlineRoot(of: list) { setTitle(first.words) }
        return
      case .table, .facts, .code, .quote, .heading, .rule: return
      }
    }
  }

  /// The root item of an outline: the only one, or the first if it has groups below it and only
  /// single lines and buttons next to it.
  private func outlineRoot(of list: OutlineList) -> OutlineList.Item? {
    guard let first = list.items.first, let below = first.blocks.first?.list,
      list.items.count == 1 || phrases.sense(ofAll: words.folded(first.words), as: "place") == nil
    else { return nil }
    guard list.items.count > 1 else { return first }
    let hasGroups = below.items.contains { !$0.blocks.isEmpty }
    let others = list.items.dropFirst()
    guard hasGroups, words.count(first.words) <= 6,
      others.allSatisfy({
        $0.blocks.isEmpty || memberClass($0.words) == "action"
          || phrases.sense(ofAll: words.folded($0.words), as: "place") != nil
      })
    else { return nil }
    return first
  }

  private mutating func takeTitle(ofLead lead: SourceRange) {
    if isRequest(lead) || words.count(lead) > (opensContent ? 14 : 9) {
      title = titleAsked(in: lead)
      return
    }
    let folded = words.folded(lead)
    if folded.count > 2, phrases.ending(of: folded, as: "leading end") != nil { return }
    guard !isUntitled(lead), phrases.sense(ofAll: folded, as: "whole generic") == nil,
      phrases.opening(of: folded, as: "opening filter") == nil
    else { return }
    let said = memberClass(lead)
    if folded.count == 1, ["column", "action", "field", "stat"].contains(said) { return }
    setTitle(lead)
  }

  /// Whether the document begins with a list that is shown as it is, possibly below a line that
  /// names it.
  private var opensContent: Bool {
    outline.blocks.prefix(2).firstNonNil(\.list).map {
      isContent($0.items, isOrdered: $0.isOrdered, below: nil)
    } ?? false
  }

  private mutating func takeTitle(ofParagraph block: OutlineBlock, _ lines: [SourceRange]) {
    let line = lines[0]
    let text = bytes[line.range]
    let endsInStop = text.last.map { Array(".!?,;".utf8).contains($0) } ?? true
    let isAboveList =
      outline.blocks.count > 1 && outline.blocks[1].list != nil && block == outline.blocks[0]
    let most = opensContent ? 14 : isAboveList ? 10 : 8
    let named = FieldLine(line, of: words)
    if lines.count == 1, isAboveList, !endsInStop, !isRequest(line), !scaffold.isByLine,
      named.value == nil,
      named.notes.count == 1, words.count(named.label) <= 8,
      named.label.upperBound < line.upperBound
    {
      setTitle(named.label, told: line)
      return
    }
    if lines.count == 1, words.count(line) <= most, !endsInStop, !isRequest(line),
      outline.blocks.count > 1,
      !scaffold.isByLine,
      text.first != UInt8(ascii: "["), text.first != UInt8(ascii: "(")
    {
      setTitle(line)
      return
    }
    if lines.count == 1, outline.blocks.count > 1, !scaffold.isByLine,
      let name = nameBeforeWish(line)
    {
      // What is wished of the rows behind the name is read with the other sentences.
      setTitle(name, told: hasRows ? name : line)
      return
    }
    guard !scaffold.hasCases, scaffold.stories.isEmpty, scaffold.keyCount == 0 else { return }
    for sentence in words.sentences(of: block.range).prefix(3) {
      guard !isRemark(sentence), let asked = titleAsked(in: sentence) else { continue }
      title = asked
      // A sentence that only names the screen needs no other mention.
      if !asks(sentence) && !asksForComponent(sentence) || namesScreenOfLines(sentence) {
        told.append(sentence)
      }
      return
    }
  }

  /// Whether a sentence only asks for the screen whose parts the lists below state: "Need an intake
  /// form for our practice, filled out in the waiting room."
  private func namesScreenOfLines(_ sentence: SourceRange) -> Bool {
    let folded = words.folded(sentence)
    let lists = outline.blocks.count { $0.list != nil }
    return lists > 1 && outline.blocks.contains(where: \.isHeading)
      && words.quotations(in: sentence).isEmpty
      && !folded.words.contains { phrases.sense(ofAll: FoldedWords($0), as: "lead with") != nil }
      && phrases.sense(in: folded, as: "component named") == nil
  }

  /// The title that a sentence asks for, as the reader of sentences finds it.
  private mutating func titleAsked(in range: SourceRange) -> Phrase? {
    guard let label = titleRead(in: withoutDenied(range)) else { return nil }
    let clean = label.range.map(cleanTitle) ?? .at(0)
    guard !clean.isEmpty, !isUntitled(clean) else { return nil }
    let folded = words.folded(clean)
    guard phrases.sense(ofAll: folded, as: "word people") == nil else { return nil }
    return words.label(scaffold.isByLine ? cutter.withoutTail(clean) : clean)
  }

  /// A title without its introduction: "Screen: Contact", "Requirements for the parking screen".
  func cleanTitle(_ range: SourceRange) -> SourceRange {
    var range = words.unmarked(range)
    // "Registration for our run. Fields:" leads to what is below.
    let sentences = words.sentences(of: range)
    if sentences.count == 2,
      phrases.sense(ofAll: words.folded(sentences[1]), as: "whole") == "generic"
    {
      range = sentences[0]
    }
    while true {
      let line = FieldLine(range, of: words)
      if let value = line.value, words.count(line.label) <= 3,
        phrases.opening(of: words.folded(line.label), as: "prefix").map({
          words.count(line.label) <= $0.length + 1
        }) ?? (words.count(value) > 1 && namesThing(words.folded(line.label)))
      {
        range = value
        continue
      }
      let folded = words.folded(range)
      if let opening = phrases.opening(of: folded, as: "opening introduces"),
        opening.length < folded.count
      {
        range = words.dropping(opening.length, from: range)
        continue
      }
      let shorter = cutter.withoutOrdinal(cutter.withoutCount(range))
      guard shorter != range else { break }
      range = shorter
    }
    if let pointing = phrases.ending(of: words.folded(range), as: "pointing end"),
      pointing.length < words.count(range)
    {
      range = words.droppingLast(pointing.length, from: range)
    }
    while let polite = phrases.ending(of: words.folded(range), as: "ending polite"),
      polite.length < words.count(range)
    {
      range = words.droppingLast(polite.length, from: range)
    }
    if let comma = bytes[range.range].firstIndex(of: UInt8(ascii: ",")),
      case let rest = words.folded(SourceRange(comma + 1, range.upperBound)),
      phrases.sense(in: rest, as: "around") != nil
        || phrases.opening(of: rest, as: "opening wish") != nil
        || phrases.opening(of: rest, as: "opening told") != nil
        || phrases.opening(of: rest, as: "word people") != nil && rest.count > 2
        || phrases.opening(of: rest, as: "joint look") != nil
        || hasRows && saysWhatComesFirst(SourceRange(comma + 1, range.upperBound))
    {
      range = words.trimmed(SourceRange(range.lowerBound, comma))
    }
    while let last = bytes[range.range].last, Array(":.,;*? ".utf8).contains(last),
      !cutter.endsInInitial(range)
    {
      range = words.trimmed(SourceRange(range.lowerBound, range.upperBound - 1))
    }
    return range
  }

  /// "Standings, fastest boat on top": whether words behind a name say what order the rows have.
  private func saysWhatComesFirst(_ range: SourceRange) -> Bool {
    phrases.ending(of: words.folded(range), as: "order top") != nil
      || RowWishReader(words: words, phrases: phrases).speaksOfRows(range)
  }

  /// Whether a title names nothing: "this", "Sort by …".
  func saysNothing(_ title: Phrase?) -> Bool {
    guard let said = title.map({ FoldedWords($0.text) }) else { return false }
    return phrases.sense(ofAll: said, as: "title empty") != nil
      || phrases.opening(of: said, as: "opening sort") != nil
  }
}
