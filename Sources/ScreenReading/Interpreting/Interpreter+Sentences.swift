internal import ScreenBrief
import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// What sentences and lines ask for, by the reader of sentences.
extension Interpreter {
  /// What a stretch of words asks for, read as it is or after a head that is taken away again.
  mutating func sentence(_ range: SourceRange, head: String? = nil) -> [Wish] {
    let range = words.trimmed(range)
    guard !range.isEmpty else { return [] }
    var best = read(range, after: head ?? "")
    if head == nil, isBareRequest(range) {
      // Read raw and under a neutral head: the surer of both.
      let second = read(range, after: Self.neutralHead)
      if !second.wishes.isEmpty, (second.margin ?? 0) > (best.margin ?? 0) || best.wishes.isEmpty {
        best = second
      }
    }
    if let own = best.margin { margin = min(margin ?? .max, own) }
    unread += best.unread
    exclusions += best.exclusions
    return best.wishes
  }

  private static let neutralHead = "A page with "

  /// Whether words name things rather than tell of them.
  private func isBareRequest(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return folded.count <= 12 && phrases.opening(of: folded, as: "need") == nil
  }

  /// What was read of some words.
  private struct Readout {
    var wishes: [Wish] = []
    var title: Phrase?
    var margin: Int?
    var unread: [SourceRange] = []
    var exclusions: [Phrase] = []
  }

  private func read(_ range: SourceRange, after head: String) -> Readout {
    // Line breaks inside of a line's words only wrap it.
    let own = bytes[range.range].map { $0 < 0x20 ? UInt8(ascii: " ") : $0 }
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
    var readout = Readout()
    readout.wishes = Wish.all(of: brief.requirements).map { $0.moved(by: offset) }
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

  /// The title that a sentence names, as it is read.
  func titleRead(in range: SourceRange) -> Phrase? { read(words.trimmed(range), after: "").title }

  // MARK: Requests

  /// What a line that wishes for something asks for, without the words that only wish: "the user must be able
  /// to".
  mutating func request(_ range: SourceRange) -> [Wish] {
    var range = words.trimmed(range)
    while let last = bytes[range.range].last, last == UInt8(ascii: ".") || last == UInt8(ascii: ";")
    {
      range = SourceRange(range.lowerBound, range.upperBound - 1)
    }
    range = withoutWish(range)
    guard !range.isEmpty else { return [] }
    if let named = choices(range) { return named }
    let folded = words.folded(range)
    let line = FieldLine(range, of: words)
    if let value = line.value, let enumerated = enumerated(line, value, range) { return enumerated }
    let item = OutlineList.Item(words: range)
    if let component = namedComponent(item, in: .sentence) { return component }
    if let opening = phrases.opening(of: folded, as: "opening fill"), opening.length < folded.count
    {
      return sentence(words.dropping(opening.length, from: range), head: "A form with: ")
    }
    let found = sentence(range)
    if inputs.isPressed(range), folded.count <= 7,
      !found.contains(where: { $0.isInput || $0.isCollection })
    {
      return [.action(words.label(range), range)]
    }
    return found
  }

  /// A range without who wishes and how: "the system shall allow the user to", "I can", "I see".
  func withoutWish(_ range: SourceRange) -> SourceRange {
    var range = range
    while let opening = phrases.opening(of: words.folded(range), as: "wish"),
      opening.length < words.count(range)
    {
      range = words.dropping(opening.length, from: range)
    }
    return range
  }

  /// "Filter by day and place": a choice for each.
  private func choices(_ range: SourceRange) -> [Wish]? {
    let folded = words.folded(range)
    guard let opening = phrases.opening(of: folded, as: "opening filter"),
      opening.length < folded.count
    else { return nil }
    let rest = words.dropping(opening.length, from: range)
    let members = words.members(of: rest)
    guard members.allSatisfy({ words.count($0) <= 3 }) else { return nil }
    if opening.sense == "sort" {
      var details = Details(label: words.label(SourceRange(range.lowerBound, rest.lowerBound)))
      details.items = members.map { Details.Item(words.label($0)) }
      return [Wish(.need(.choice), range, details)]
    }
    return members.map { Wish(.need(.choice), $0, Details(label: words.label($0))) }
  }

  /// What is named after a colon: "Row of categories: Sleep, Focus", "Bottom navigation: Home, Profile".
  private mutating func enumerated(
    _ line: FieldLine, _ value: SourceRange, _ range: SourceRange
  ) -> [Wish]? {
    let members = words.members(of: value)
    guard members.count > 1, members.allSatisfy({ words.count($0) <= 4 }) else { return nil }
    let key = words.folded(line.label)
    switch phrases.sense(in: key, as: "head") {
    case "link": return members.map { Wish(.component(.link), $0, Details(label: words.label($0))) }
    case "action": return members.map { .action(words.label(words.unquoted($0)), $0) }
    case "stat": return members.map { stat(FieldLine($0, of: words), $0) }
    case "filter": return members.map { Wish(.need(.choice), $0, Details(label: words.label($0))) }
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
    if opening.sense == "things" {
      details.items = members.map { Details.Item(words.label($0)) }
      return [Wish(.component(.list), range, details)]
    }
    details.columns = members.map { words.label($0) }
    return [Wish(opening.sense == "table" ? .component(.table) : .need(.records), range, details)]
  }

  // MARK: What is said of what was named before

  /// Takes a sentence that says something of what was named before: "each class has a Book button", "I can
  /// delete a ride", "date and distance are required".
  func addsToEarlier(_ range: SourceRange, _ found: inout [Wish]) -> Bool {
    let folded = words.folded(range)
    if let opening = phrases.opening(of: folded, as: "opening each"), opening.length > 0 {
      return addPerThing(range, &found)
    }
    if let ending = phrases.ending(of: folded, as: "ending duty"), ending.length < folded.count {
      let names = words.members(of: words.droppingLast(ending.length, from: range))
      var hasFound = false
      for name in names {
        let asked = FoldedWords(LabelText.withoutArticle(words.text(name))).words
        guard
          let place = found.firstIndex(where: { wish in
            wish.isInput
              && (wish.details.label.map { FoldedWords($0.text).words.starts(with: asked) } ?? false)
          })
        else { continue }
        found[place].details.isRequired = ending.sense == "required"
        hasFound = true
      }
      return hasFound
    }
    return false
  }

  /// Puts what each thing has into the last collection.
  private func addPerThing(_ range: SourceRange, _ found: inout [Wish]) -> Bool {
    let folded = words.folded(range).words
    guard
      let verb = folded.indices.first(where: {
        phrases.sense(ofAll: FoldedWords(folded[$0]), as: "word has") != nil
      }), verb + 1 < folded.count
    else { return false }
    let rest = words.dropping(verb + 1, from: range)
    let read = read(rest, after: Self.neutralHead)
    let parts = read.wishes.compactMap { wish -> Wish? in
      wish.isCollection && !wish.parts.isEmpty ? nil : wish
    }
    guard let place = found.lastIndex(where: \.isCollection) else {
      return addToSection(parts, &found)
    }
    found[place].addPerThing(parts)
    return true
  }

  private func addToSection(_ parts: [Wish], _ found: inout [Wish]) -> Bool {
    guard let section = found.lastIndex(where: { $0.parts.contains(where: \.isCollection) }),
      let place = found[section].parts.lastIndex(where: \.isCollection)
    else { return false }
    found[section].parts[place].addPerThing(parts)
    return true
  }

  // MARK: Paragraphs

  /// What the lines of a paragraph ask for.
  mutating func wishes(
    ofLines lines: [SourceRange], below name: String?, head: SourceRange?
  ) -> [Wish] {
    let whole = lines[0].union(lines[lines.count - 1])
    if let buttons = bracketed(lines) ?? separated(lines) { return buttons }
    if let link = words.marks.link(at: whole.lowerBound, in: whole.range),
      link.end == whole.upperBound
    {
      return [link.isImage ? picture(link, whole) : self.link(link, whole)]
    }
    if scaffold.isByLine { return requests(lines) }
    var found: [Wish] = []
    for sentence in words.sentences(of: whole) {
      guard !isTold(sentence) else { continue }
      if isRemark(sentence) {
        leaveOut(sentence, "it speaks of the screen and is not on it")
        continue
      }
      if addsToEarlier(sentence, &found) { continue }
      if asks(sentence) {
        found += request(sentence)
      } else if words.count(sentence) >= 3 {
        found.append(.paragraph(words.verbatim(sentence), sentence))
      } else if inputs.isPressed(sentence) {
        found.append(.action(words.label(sentence), sentence))
      } else {
        found += self.sentence(sentence)
      }
    }
    return found
  }

  /// What lines ask for, each a request of its own.
  mutating func requests(_ lines: [SourceRange]) -> [Wish] {
    var found: [Wish] = []
    for line in lines {
      for sentence in words.sentences(of: line) where !isTold(sentence) {
        if isRemark(sentence) {
          leaveOut(sentence, "it speaks of the screen and is not on it")
        } else if !addsToEarlier(withoutWish(sentence), &found) {
          found += request(sentence)
        }
      }
    }
    return found
  }

  /// Whether a sentence asks for something rather than is to be shown itself.
  func asks(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    if phrases.opening(of: folded, as: "opening wish") != nil { return true }
    let needs = phrases.sense(in: folded, as: "need") != nil
    if needs, phrases.sense(in: folded, as: "component any") != nil { return true }
    if phrases.opening(of: folded, as: "opening also") != nil { return true }
    return phrases.sense(in: folded, as: "component named") != nil || inputs.isPressed(range)
  }

  /// Whether a sentence speaks of the screen, or to whom it is written, and asks for nothing.
  func isRemark(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    if phrases.opening(of: folded, as: "opening role") != nil { return true }
    let names = phrases.sense(in: folded, as: "component named") != nil
    if phrases.opening(of: folded, as: "opening remark") != nil { return !names }
    guard let style = phrases.opening(of: folded, as: "opening style"), !names else { return false }
    let count = phrases.count(in: folded, as: "style")
    return count > 0 && (style.length < folded.count || count > 1 || folded.count == style.length)
  }

  /// Buttons in brackets: "[Renew] [Report lost]".
  private func bracketed(_ lines: [SourceRange]) -> [Wish]? {
    let whole = lines[0].union(lines[lines.count - 1])
    guard bytes[whole.lowerBound] == UInt8(ascii: "[") else { return nil }
    var found: [Wish] = []
    var index = whole.lowerBound
    while index < whole.upperBound {
      guard bytes[index] == UInt8(ascii: "[") else {
        guard bytes[index] <= UInt8(ascii: " ") || Array("|·,/".utf8).contains(bytes[index]) else {
          return nil
        }
        index += 1
        continue
      }
      guard let close = bytes[index..<whole.upperBound].firstIndex(of: UInt8(ascii: "]")) else {
        return nil
      }
      if close + 1 < whole.upperBound, bytes[close + 1] == UInt8(ascii: "(") {
        guard let link = words.marks.link(at: index, in: whole.range) else { return nil }
        found.append(self.link(link, SourceRange(index, link.end)))
        index = link.end
        continue
      }
      let inside = words.trimmed(SourceRange(index + 1, close))
      guard !inside.isEmpty, !inputs.isBlankToFill(inside) else { return nil }
      found.append(.action(words.label(inside), inside))
      index = close + 1
    }
    return found.isEmpty ? nil : found
  }

  /// Buttons with bars or dots between them: "Call | Mail | Share".
  private func separated(_ lines: [SourceRange]) -> [Wish]? {
    guard lines.count == 1 else { return nil }
    let parts = words.members(of: lines[0], joinedBy: [])
    guard parts.count > 1, bytes[lines[0].range].contains(where: { $0 == UInt8(ascii: "|") }),
      parts.allSatisfy({
        words.count($0) <= 4 && phrases.opening(of: words.folded($0), as: "verb press") != nil
      })
    else { return nil }
    return parts.map { .action(words.label($0), $0) }
  }

  private func picture(_ link: InlineMarks.Link, _ range: SourceRange) -> Wish {
    var details = Details(label: words.label(SourceRange(link.words)))
    details.variant = "image"
    return Wish(.component(.image), range, details)
  }

  private func link(_ link: InlineMarks.Link, _ range: SourceRange) -> Wish {
    var details = Details(label: words.label(SourceRange(link.words)))
    details.value = words.verbatim(SourceRange(link.address))
    return Wish(.component(.link), range, details)
  }
}

extension LineWords {
  /// Whether "or" is between members.
  func hasAlternative(_ range: SourceRange) -> Bool {
    folded(range).words.contains { ["or", "oder", "ou", "o"].contains($0) }
  }
}
