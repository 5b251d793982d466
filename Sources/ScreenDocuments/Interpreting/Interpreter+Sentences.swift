internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenReading
internal import ScreenText

/// The wishes of sentences and lines, found by the reader of sentences.
extension Interpreter {
  /// The wishes in some words, read as they are or after a temporary head.
  mutating func sentence(_ range: SourceRange, head: String? = nil) -> [Request] {
    let range = words.trimmed(range)
    guard !range.isEmpty else { return [] }
    var best = read(range, after: head ?? "")
    if head == nil, isBareRequest(range) {
      // The words are read both without and with a neutral head, and the surer reading counts.
      let second = read(range, after: Self.neutralHead)
      if !second.wishes.isEmpty, (second.margin ?? 0) > (best.margin ?? 0) || best.wishes.isEmpty {
        best = second
      }
    }
    if let own = best.margin { margin = min(margin ?? .max, own) }
    unread += best.unread
    exclusions += best.exclusions
    unread += best.wishes.filter(namesNothing).map(\.range)
    return best.wishes.filter { !namesNothing($0) }.compactMap { founded($0, in: range) }
  }

  /// A wish for something that is drawn in a way of its own if the words speak of it; otherwise a
  /// list of the things, a number, or nothing.
  private mutating func founded(_ wish: Request, in range: SourceRange) -> Request? {
    if namesOwnContent(wish, in: range) {
      leaveOut(wish.range, DocumentLexicon.speaksOfScreen)
      return nil
    }
    guard let drawn = Self.drawn[wish.subject],
      phrases.sense(in: words.folded(range), as: "drawn " + drawn) == nil
    else { return wish }
    var wish = wish
    switch drawn {
    case "map": wish.subject = .need(.records)
    case "slider": (wish.subject, wish.details.fieldKind) = (.need(.input), .number)
    default:
      unread.append(wish.range)
      return nil
    }
    return wish
  }

  /// Whether a wish without contents is a name of what the document itself states: "the car listing
  /// below", "our open orders" above rows.
  private func namesOwnContent(_ wish: Request, in range: SourceRange) -> Bool {
    guard hasRows || hasFacts, wish.isCollection, wish.details.items.isEmpty,
      wish.details.columns.isEmpty, let label = wish.details.label?.range,
      range.lowerBound < label.lowerBound, label.upperBound <= range.upperBound
    else { return false }
    let before = words.folded(SourceRange(range.lowerBound, label.lowerBound))
    return before.words.last.map {
      phrases.sense(ofAll: FoldedWords($0), as: "word definite") != nil
    } ?? false
  }

  private static let drawn: [Requirement.Subject: String] = [
    .component(.map): "map", .need(.place): "map", .component(.player): "player",
    .component(.timer): "timer", .component(.slider): "slider",
  ]

  /// Whether a wish is only a word for its kind, "BIG buttons please", or for the thing it is shown
  /// on, "the mobile form".
  private func namesNothing(_ wish: Request) -> Bool {
    guard let label = wish.details.label, label.range != nil else { return false }
    let folded = FoldedWords(label.text)
    // "What the", "Never as": unfinished words or half a clause are not a name.
    let isNamed = wish.isPressed || wish.isInput || wish.isCollection && wish.details.items.isEmpty
    if isNamed, !label.text.hasSuffix("?"), let last = folded.words.last,
      phrases.sense(ofAll: FoldedWords(last), as: "unnamed last") != nil
        || phrases.opening(of: folded, as: "unnamed first") != nil
    {
      return true
    }
    return wish.isPressed && phrases.sense(ofAll: folded, as: "type") == "button"
      || wish.isInput && phrases.sense(ofAll: folded, as: "word device") != nil
        && wish.details.items.isEmpty
  }

  static let neutralHead = "A page with "

  /// Whether words name things instead of describing them.
  private func isBareRequest(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return folded.count <= 12 && phrases.opening(of: folded, as: "need") == nil
  }

  /// The result of reading some words.
  struct ReadingResult {
    var wishes: [Request] = []
    var title: Phrase?
    var margin: Int?
    var unread: [SourceRange] = []
    var exclusions: [Phrase] = []
  }

  /// The reading of a range after a head, without the words of a part of the range.
  func read(_ range: SourceRange, after head: String, without part: SourceRange? = nil)
    -> ReadingResult
  {
    // Line breaks within the words of a line only wrap it.
    let own = range.range.map { place in
      let isLeftOut = part.map { $0.range.contains(place) } ?? false
      return bytes[place] < 0x20 || isLeftOut ? UInt8(ascii: " ") : bytes[place]
    }
    let text = head + String(decoding: own, as: UTF8.self)
    let start = head.utf8.count
    let reading = reader.read(Document(text, lexicon: lexicon), of: text, upTo: 60, lexicon)
    var tree = reading.tree
    tree.nodes = tree.nodes.flatMap { node -> [ReadingTree.Node] in
      guard node.range.lowerBound < start else { return [node] }
      return node.label.family == .section
        ? node.children.filter { $0.range.lowerBound >= start && $0.label.family == .element } : []
    }
    let brief = Brief(tree, in: "en")
    let offset = range.lowerBound - start
    var readout = ReadingResult()
    readout.wishes = Request.all(of: brief.requirements).map { $0.moved(by: offset) }
    let title = tree.nodes.last { $0.label == .title }
    readout.title = title.map { node in
      words.label(SourceRange(node.range.lowerBound + offset, node.range.upperBound + offset))
    }
    readout.margin = reading.margin
    readout.unread = reading.unread.filter { $0.lowerBound >= start }
      .map { SourceRange($0.lowerBound + offset, $0.upperBound + offset) }
    readout.exclusions = brief.exclusions.map { $0.moved(by: offset) }
    return readout
  }

  /// The title that a sentence names, as the reader finds it.
  func titleRead(in range: SourceRange) -> Phrase? { read(words.trimmed(range), after: "").title }

  // MARK: Requests

  /// The wishes of a request, without the words that only express the wish: "the user must be able
  /// to".
  mutating func request(_ range: SourceRange) -> [Request] {
    var range = words.trimmed(range)
    while let last = bytes[range.range].last, last == UInt8(ascii: ".") || last == UInt8(ascii: ";")
    {
      range = SourceRange(range.lowerBound, range.upperBound - 1)
    }
    if scaffold.isByLine {
      if let text = inputs.text(range) { return [text] }
      range = withoutCondition(cutter.withoutFiller(range))
      if let step = step(range) { return [step] }
      if let found = parts.seen(range) ?? parts.optionsSaid(range) { return found }
    }
    range = cutter.withoutPlaceBefore(cutter.withoutRequestWords(range))
    // "Volunteers can sign up" says who does something.
    let acted = cutter.withoutActor(range, of: scaffold.roles)
    let isDeed = scaffold.isByLine || acted != range
    if isDeed { range = cutter.withoutSight(acted) }
    guard !range.isEmpty else { return [] }
    if let things = parts.collection(range) { return [things] }
    if let pressed = quotedButtons(range) { return pressed }
    if let named = choices(range) { return named }
    let line = FieldLine(range, of: words)
    if let value = line.value, let enumerated = enumerated(line, value, range) { return enumerated }
    if isDeed, let asked = clause(range) { return asked }
    let folded = words.folded(range)
    let item = OutlineList.Item(words: range)
    if let component = namedComponent(item, in: .sentence) { return component }
    if let opening = phrases.opening(of: folded, as: "opening fill"), opening.length < folded.count
    {
      return sentence(words.dropping(opening.length, from: range), head: "A form with: ")
    }
    if scaffold.isByLine, isAsked, words.members(of: range).count > 2, let named = named(range) {
      return named
    }
    var found = sentence(range)
    if language != "en", phrases.sense(in: folded, as: "component any") == nil {
      // Words of a language that the reader hardly knows are not things, even if they look like
      // things.
      found.removeAll { $0.isCollection && $0.details.items.isEmpty && $0.details.columns.isEmpty }
    }
    if found.isEmpty, isDeed, let told = told(range) { return [told] }
    if isDeed, let done = done(range, found) { return [done] }
    if inputs.isPressed(range), folded.count <= 7,
      phrases.opening(of: folded, as: "clause see") == nil,
      !found.contains(where: { $0.isInput || $0.isCollection })
    {
      return [.action(words.label(range), range)]
    }
    return found
  }

  /// The buttons that a sentence names in quotation marks: `the button should be "Submit for
  /// approval", the second one "Save draft"`; nil if it names other parts too.
  func quotedButtons(_ range: SourceRange) -> [Request]? {
    let quoted = words.quotations(in: range)
    guard !quoted.isEmpty, quoted.allSatisfy({ (1...6).contains(words.count($0)) }) else {
      return nil
    }
    // "Name, time and a "Finish" button" names inputs too.
    let parts = words.members(of: range)
    let named = parts.filter { part in
      inputs.namesValue(part) && !quoted.contains { part.range.overlaps($0.range) }
    }
    guard named.isEmpty else { return nil }
    // The words outside quotation marks name only buttons.
    let own = range.range.map { place in
      quoted.contains { $0.range.contains(place) } ? UInt8(ascii: " ") : bytes[place]
    }
    let rest = FoldedWords(own)
    let types = rest.words.compactMap { phrases.sense(ofAll: FoldedWords($0), as: "type") }
    let kinds = Set(types.filter { $0 == "button" || $0 == "url" || $0 == "link" })
    guard kinds.count == 1 || rest.words.allSatisfy(LineWords.conjunctions.contains) else {
      return nil
    }
    let components = phrases.count(in: rest, as: "component any")
    guard components == types.count(where: kinds.contains) else { return nil }
    return kinds.isEmpty || kinds.contains("button")
      ? quoted.map { .action(words.label($0), $0) } : quoted.map(link)
  }

  /// "invite several people at once by pasting emails": a button, if only a name was found.
  private func done(_ range: SourceRange, _ found: [Request]) -> Request? {
    let folded = words.folded(range)
    guard phrases.opening(of: folded, as: "verb press") != nil,
      phrases.opening(of: folded, as: "clause see") == nil,
      phrases.sense(in: folded, as: "component any") == nil,
      !found.contains(where: {
        $0.isInput || !$0.parts.isEmpty || !$0.details.columns.isEmpty || $0.isSection
      })
    else { return nil }
    let said = cutter.withoutAdverbials(range)
    guard (2...6).contains(words.count(said)) else { return nil }
    return .action(words.label(said), range)
  }

  /// "voting closes 11:30": a fact, if nothing else is found.
  private func told(_ range: SourceRange) -> Request? {
    guard let space = bytes[range.range].lastIndex(of: UInt8(ascii: " ")) else { return nil }
    let value = SourceRange(space + 1, range.upperBound)
    let name = words.trimmed(SourceRange(range.lowerBound, space))
    guard bytes[value.range].contains(where: \.isASCIIDigit), (1...4).contains(words.count(name))
    else { return nil }
    return .fact(words.label(name), words.verbatim(value), range)
  }

  /// "Filter by day and place": a choice for each.
  func choices(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    var length = phrases.opening(of: folded, as: "opening filter")?.length
    if length == nil, folded.words.first == "filter",
      let by = folded.words.prefix(5).lastIndex(of: "by")
    {
      length = by + 1
    }
    guard let length, length < folded.count else { return nil }
    let rest = words.dropping(length, from: range)
    let members = words.members(of: rest)
    guard members.allSatisfy({ words.count($0) <= 3 }) else { return nil }
    return members.map { Request(.need(.choice), $0, Details(label: words.label($0))) }
  }

  /// "The latest gifts: Ann £20, Bo £150 and Cy £40": things with their amounts.
  private func things(
    _ members: [SourceRange], named label: SourceRange, _ range: SourceRange
  ) -> Request? {
    guard members.count > 1, !isAsked else { return nil }
    var details = Details(label: words.label(cutter.withoutArticle(label)))
    for member in members {
      guard let space = bytes[member.range].lastIndex(of: UInt8(ascii: " ")) else { return nil }
      let amount = SourceRange(space + 1, member.upperBound)
      let text = words.text(amount)
      guard Quantity.isQuantity(text), Quantity.hasCurrency(text) else { return nil }
      details.items.append(
        Details.Item(
          words.label(words.trimmed(SourceRange(member.lowerBound, space))),
          values: [words.verbatim(amount)]))
    }
    return Request(.component(.list), range, details)
  }

  /// The things named after a colon: "Row of categories: Sleep, Focus", "Bottom navigation: Home,
  /// Profile".
  private mutating func enumerated(
    _ line: FieldLine, _ value: SourceRange, _ range: SourceRange
  ) -> [Request]? {
    let members = words.members(of: value)
    guard members.count > 1, members.allSatisfy({ words.count($0) <= 4 }) else { return nil }
    let key = words.folded(line.label)
    if let things = things(members, named: line.label, range) { return [things] }
    // "A map, the next stop, and two buttons: …" names more than the text after the colon.
    guard words.members(of: line.label).count == 1 else { return nil }
    switch phrases.sense(in: key, as: "head") {
    case "link":
      return members.map { Request(.component(.link), $0, Details(label: words.label($0))) }
    case "action": return members.map { .action(words.label(words.unquoted($0)), $0) }
    case "stat": return members.map { stat(FieldLine($0, of: words), $0) }
    case "filter":
      return members.map { Request(.need(.choice), $0, Details(label: words.label($0))) }
    case "tab":
      layout = layout ?? .tabs
      return members.map { .section(words.label($0), $0, variant: "tab", []) }
    case "field": return members.map { inputs.wish($0, mayBePressed: false) }
    default: break
    }
    guard let opening = phrases.opening(of: key, as: "opening collection"),
      opening.length < key.count
    else {
      return nil
    }
    let name = words.label(words.dropping(opening.length, from: line.label))
    var details = Details(label: name)
    details.columns = members.map { words.label($0) }
    return [Request(.need(.records), range, details)]
  }
}
