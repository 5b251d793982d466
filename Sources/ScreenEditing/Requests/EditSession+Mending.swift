internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Brackets mended by the words, the quotation marks and the names on the screen.
extension EditSession {
  /// A request whose brackets stand for whole words, whole quoted texts and whole names.
  func mended(_ request: ChangeRequest) -> ChangeRequest {
    var request = request
    takeQuoted(into: &request)
    takeWhole(into: &request)
    takeStuff(into: &request)
    takeOwner(into: &request)
    takeRather(into: &request)
    takeLimits(into: &request)
    takeNumbered(into: &request)
    // `⟨logout⟩ goes at the very bottom`
    if request.kind == .move, request.things.isEmpty, request.parts.isEmpty,
      !request.places.isEmpty
    {
      let said = unnamed(in: request)
      let end = said.indices.reversed().first {
        finder.find(said[...$0]).one?.kind == nil
          && finder.find(said[...$0]).one != nil
      }
      if let end { request.things = [range(of: said[...end])] }
    }
    takeStated(into: &request)
    return request
  }

  /// `"Your email (optional)"` is a name, whatever was read within it.
  private func takeQuoted(into request: inout ChangeRequest) {
    let quoted = spoken.filter { $0.isQuoted && $0.range.overlaps(request.range) }
    guard !quoted.isEmpty else { return }
    func home(of node: ReadingTree.Node) -> SourceRange? {
      quoted.first { token in
        token.range.lowerBound <= node.range.lowerBound
          && node.range.upperBound <= token.range.upperBound
      }?.range
    }
    func whole(_ nodes: [ReadingTree.Node]) -> [ReadingTree.Node] {
      nodes.reduce(into: []) { kept, node in
        guard let home = home(of: node) else {
          var node = node
          node.children = whole(node.children)
          return kept.append(node)
        }
        // Several brackets of one text are one, and a bracket within a text is no component.
        if kept.last.map({ home.overlaps($0.range) }) ?? false { return }
        let isPartial =
          node.range.lowerBound > home.lowerBound + 1
          || node.range.upperBound + 1 < home.upperBound
        let isComponent = !node.children.isEmpty && request.kind != .add
        // A quoted text to add is one item, whatever marks are in it.
        let label =
          request.kind == .add && Self.partKind(of: node.label) != nil ? node.label : .label
        kept.append(isPartial || isComponent ? ReadingTree.Node(label, home) : node)
      }
    }
    request.parts = whole(request.parts)
  }

  /// `555-0199` is one value, and not two limits.
  private func takeWhole(into request: inout ChangeRequest) {
    let least = request.roles(.min)
    let most = request.roles(.max)
    guard least.count == 1, most.count == 1, least[0].upperBound < most[0].lowerBound,
      let word = spoken.first(where: {
        $0.range.lowerBound <= least[0].lowerBound && $0.range.upperBound >= most[0].upperBound
      }), let low = Figure(text.text(in: least[0])), let high = Figure(text.text(in: most[0])),
      high.value <= low.value || text.text(in: most[0]).hasPrefix("0")
    else { return }
    request.parts.removeAll { $0.range.overlaps(word.range) }
    request.parts.append(ReadingTree.Node(.value, word.range))
  }

  /// `the owner stuff`: the word behind a name belongs to it.
  private func takeStuff(into request: inout ChangeRequest) {
    let parts = request.parts
    request.things = request.things.map { thing in
      let next = spoken.first { $0.range.lowerBound >= thing.upperBound }
      guard let next, words.match("stuff", at: [next]) != nil,
        words.match("pronoun", at: [next]) != nil,
        next.range.upperBound <= request.range.upperBound,
        !parts.contains(where: { $0.range.overlaps(next.range) })
      else { return thing }
      return thing.union(next.range)
    }
  }

  /// `the ⟨priority⟩ of 102`: the row behind a column is of one name with it.
  private func takeOwner(into request: inout ChangeRequest) {
    guard request.kind == .change, request.things.count == 1, request.places.isEmpty,
      let first = request.parts.first, request.things[0].upperBound < first.range.lowerBound
    else { return }
    let between = spoken.filter {
      $0.range.lowerBound >= request.things[0].upperBound
        && $0.range.upperBound <= first.range.lowerBound
    }[...]
    guard let of = words.match("of", at: between) else { return }
    for end in between.indices.dropFirst(of.count).reversed() {
      let whole = request.things[0].union(between[end].range)
      guard finder.find(tokens(in: whole)).one?.kind == "value" else { continue }
      request.things = [whole]
      return
    }
  }

  /// `call it ZIP code instead of postcode`, `as a list instead of cards`: what stands behind the
  /// word is what was, and not a further subject.
  private func takeRather(into request: inout ChangeRequest) {
    guard request.kind == .change, request.things.count == 2, !request.parts.isEmpty,
      let last = request.things.last,
      words.isPhrase("them", tokens(in: request.things[0]))
    else { return }
    let before = spoken.filter {
      $0.range.lowerBound >= request.range.lowerBound && $0.range.upperBound <= last.lowerBound
    }[...]
    let isRather = before.indices.contains { index in
      words.match("instead", at: before[index...]).map { index + $0.count == before.endIndex }
        ?? false
    }
    guard isRather else { return }
    let isName = request.parts.allSatisfy { $0.label == .label }
    request.things = [isName ? last : request.things[0]]
  }

  /// `out of 10 instead of 5`: the number behind a limit is one, and the one behind "instead" was.
  private func takeLimits(into request: inout ChangeRequest) {
    guard request.kind == .change else { return }
    let said = tokens(in: request.range)
    // `16 or older`
    let options = request.roles(.option)
    if options.count == 2, Figure(text.text(in: options[0])) != nil,
      let more = words.match("or-more", at: tokens(in: options[1])),
      more.count == tokens(in: options[1]).count
    {
      request.parts.removeAll { $0.label == .option }
      request.parts.append(
        ReadingTree.Node(more.meaning == "minimum" ? .min : .max, options[0]))
      return
    }
    func isBehind(_ name: String, _ part: ReadingTree.Node) -> String? {
      let before = said.prefix { $0.range.upperBound <= part.range.lowerBound }
      return before.indices.lazy.compactMap { index in
        words.match(name, at: before[index...]).flatMap {
          index + $0.count == before.endIndex ? $0.meaning : nil
        }
      }.first
    }
    let roles: [TreeLabel] = [.value, .max, .min]
    guard request.parts.count(where: { roles.contains($0.label) }) > 1 else { return }
    request.parts.removeAll { roles.contains($0.label) && isBehind("instead", $0) != nil }
    for index in request.parts.indices where roles.contains(request.parts[index].label) {
      switch isBehind("limit", request.parts[index]) {
      case "maximum": request.parts[index] = ReadingTree.Node(.max, request.parts[index].range)
      case "minimum": request.parts[index] = ReadingTree.Node(.min, request.parts[index].range)
      default: break
      }
    }
  }

  /// `close ticket 102`: the noun and the number are one name, if a row has it.
  private func takeNumbered(into request: inout ChangeRequest) {
    guard request.kind == .change || request.kind == .remove, request.things.count == 1,
      let value = request.parts.first, value.label == .value, value.children.isEmpty,
      text.utf8[
        request.things[0]
          .upperBound..<max(
            request.things[0].upperBound, value.range.lowerBound)
      ].allSatisfy({ $0 == 0x20 }),
      request.things[0].upperBound < value.range.lowerBound,
      Figure(text.text(in: value.range)) != nil
    else { return }
    let whole = request.things[0].union(value.range)
    let thing = tokens(in: request.things[0])
    guard finder.find(thing).one == nil, finder.nearest(tokens(in: whole)).one?.kind != nil else {
      return
    }
    request.things = [whole]
    request.parts.removeFirst()
  }

  /// `explain under the date that members must be 16`: a line of text; nil for other requests.
  func explaining(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    let said = tokens(in: request.range)
    guard let tell = words.match("tell", at: said), tell.count < said.count else { return nil }
    let clause = said.startIndex + tell.count
    let isClause = words.match("clause", at: said[clause...]) != nil
    let named = said.indices.first { said[$0].isWord("that") }
    guard let that = isClause ? clause - 1 : named, that + 2 < said.endIndex else { return nil }
    var element = Element(Component(.paragraph))
    guard let naming = OwnTexts(of: element.component).naming else { return nil }
    _ = element.set(naming, to: TreeValue(.text(name(said[(that + 1)...], like: "A"))))
    let between = isClause ? [] : said[clause..<that]
    let place = between.isEmpty ? nil : try place(at: range(of: between))
    return try inserting([element], at: place)
  }

  /// `next step: send it`, `Ella's address is …`: a name and what it is, of something that is there,
  /// or of a new fact.
  private func takeStated(into request: inout ChangeRequest) {
    let said = tokens(in: request.range)
    guard request.kind == .add, request.elements.count < 2, verbs(in: request).isEmpty,
      let mark = said.indices.dropFirst().first(where: { index in
        said[index].isMark && said[index].text == ":"
          || words.match("copula", at: said[index...]) != nil
            && words.meaning("copula", of: [said[index]]) != nil
            && !said[index].isWord("has") && !said[index].isWord("have")
      })
    else { return }
    let isColon = said[mark].isMark
    let length = isColon ? 1 : words.match("copula", at: said[mark...])?.count ?? 1
    let name = said[..<mark]
    var value = said[min(mark + length, said.endIndex)...]
    if let place = request.places.first(where: { $0.lowerBound > said[mark].range.lowerBound }) {
      value = value.prefix { $0.range.upperBound <= place.lowerBound }
      while value.last?.isMark ?? false { value = value.dropLast() }
    }
    guard !value.isEmpty, finder.pieces(of: value).count == 1, name.allSatisfy({ !$0.isMark }),
      words.match("its", at: name) == nil, words.match("kind", at: finder.bare(value)) == nil
    else { return }
    let found = finder.nearest(name).one ?? finder.otherwise(name)?.one
    if case .element(let address)? = found, request.places.isEmpty,
      let kind = element(at: address)?.component.kind, kind == .keyValue || kind == .stat
    {
      (request.kind, request.things) = (.change, [range(of: name)])
      request.parts = [ReadingTree.Node(.value, range(of: value))]
    } else if isColon, found == nil, isSomewhere(.keyValue), request.elements.isEmpty {
      let children = [
        ReadingTree.Node(.label, range(of: name)), ReadingTree.Node(.value, range(of: value)),
      ]
      request.things = []
      request.parts = [
        ReadingTree.Node(.fact, range(of: name).union(range(of: value)), children: children)
      ]
    }
  }

  /// `start with push ups`, `end on the total`: a verb that is a place.
  func opening(_ request: ChangeRequest) throws(Refusal) -> EditPlan? {
    guard request.parts.isEmpty, request.places.isEmpty, request.things.count == 1,
      request.kind == .change || request.kind == .move
    else { return nil }
    let said = tokens(in: request.range)
    let isOpening = words.match("opening", at: said) != nil
    guard isOpening || words.match("closing", at: said) != nil else { return nil }
    return try move(try resolveTargets(things(in: request)), to: isOpening ? .start : .end)
  }
}
