import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// The name that sentences next to rows or facts give to the screen.
extension Interpreter {
  /// Takes the title from such a sentence: "running log page, with totals", "make a "New supplier"
  /// form".
  mutating func takeTitleOfRequest(beside root: DocumentSection) {
    guard !scaffold.isByLine else { return }
    for block in root.ownBlocks where block.isParagraph {
      for sentence in words.sentences(of: block.range).prefix(3) where !isRemark(sentence) {
        guard withoutDoer(sentence) == sentence || !isBehindLines(sentence),
          let named = screenNamed(in: sentence), !isUntitled(named)
        else { continue }
        title = words.label(named)
        if words.count(named) == words.count(sentence) { told.append(sentence) }
        return
      }
    }
  }

  /// Takes the beginning of the only line beside a table, if it just says what the table is: "Autumn
  /// series, results after 3 races".
  mutating func takeTitleOfCaption() {
    let lines = outline.blocks.filter { block in
      if case .table = block.content { block.lead != nil } else { true }
    }
    guard hasRows, lines.count == 1, lines[0].isParagraph, lines[0].lines.count == 1,
      case let line = lines[0].lines[0], words.sentences(of: line).count == 1,
      case let name = words.members(of: line, joinedBy: [])[0],
      !asks(name), !isRequest(line), !instructs(name), words.count(line) <= 12,
      phrases.sense(in: words.folded(name), as: "word screen") == nil,
      bytes[line.range].last != UInt8(ascii: "?")
    else { return }
    let folded = words.folded(name)
    guard (2...6).contains(folded.count), phrases.sense(in: folded, as: "word finite") == nil,
      !bytes[name.range].contains(UInt8(ascii: ":"))
    else { return }
    title = words.label(cleanTitle(name))
  }

  /// Takes the title from a sentence that introduces the rows: "Here is our loan list."
  mutating func takeTitleOfIntroduction(_ root: DocumentSection) {
    let said = root.ownBlocks.flatMap { block in
      (block.lead.map { [$0] } ?? []) + (block.isParagraph ? [block.range] : [])
    }
    for range in said {
      guard let sentence = words.sentences(of: range).first,
        let opening = phrases.opening(of: words.folded(sentence), as: "row intro")
      else { continue }
      // "These are the fields for the sign-up form" introduces the form.
      var name = cleanTitle(words.dropping(opening.length, from: sentence))
      if words.count(name) > 7,
        let place = words.folded(name).words.indices.dropFirst(2).first(where: {
          LabelFeatures.prepositions.contains(words.folded(name).words[$0])
        })
      {
        // "Our lost property sheet from the swimming baths".
        name = SourceRange(name.lowerBound, words.place(after: place, in: name).end)
      }
      guard (1...7).contains(words.count(name)), words.members(of: name).count == 1 else {
        continue
      }
      // What follows a comma may ask for something.
      setTitle(name, told: words.partsAtCommas(of: sentence)[0])
      return
    }
  }

  /// Takes the title from the last line, if it names the lines above it: "Phone directory, needs
  /// search.", "Order page: a total below".
  mutating func takeTitleBehind(_ root: DocumentSection) {
    guard let last = root.ownBlocks.last, root.ownBlocks.count > 1, !scaffold.isByLine else {
      return
    }
    var line: SourceRange
    switch last.content {
    case .paragraph(let lines): line = lines[0]
    case .facts(let facts) where facts.count == 1 && !facts[0].value.isEmpty:
      let key = words.folded(facts[0].key)
      guard (2...5).contains(key.count), phrases.ending(of: key, as: "word screen") != nil else {
        return
      }
      setTitle(facts[0].key)
      return
    case .list, .table, .facts, .code, .quote, .heading, .rule: return
    }
    line = inputs.unbracketed(words.sentences(of: line).first ?? line)
    if hasRows, case let bare = cleanTitle(line), bare != line, (2...5).contains(words.count(bare)),
      words.members(of: bare).count == 1, !isRequest(line), withoutDoer(line) == line,
      !inputs.isPressed(bare), !asks(line), inputs.nameOnly(bare)
    {
      // "First aid cupboard. Highlight …"
      setTitle(bare, told: line)
      return
    }
    guard let (name, rest) = nameAndWish(in: line), (2...4).contains(words.count(name)),
      !inputs.isPressed(name), !isRequest(name), withoutDoer(line) == line,
      phrases.sense(in: words.folded(name), as: "component any") == nil,
      rest.isEmpty || phrases.opening(of: words.folded(rest), as: "wished lead") != nil
    else { return }
    setTitle(name)
  }

  /// "Phone directory, needs search", "sailing planner with a map": a name and a wish; a short line
  /// that ends in a word for screens is a name as a whole.
  private func nameAndWish(in line: SourceRange) -> (name: SourceRange, wish: SourceRange)? {
    let folded = words.folded(line)
    let parted = FieldLine(line, of: words)
    if let value = parted.value, parted.isDashed,
      phrases.sense(in: words.folded(value), as: "component any") != nil
    {
      return (parted.label, .at(line.upperBound))
    }
    if let comma = bytes[line.range].firstIndex(of: UInt8(ascii: ",")) {
      return (
        words.trimmed(SourceRange(line.lowerBound, comma)),
        words.trimmed(SourceRange(comma + 1, line.upperBound))
      )
    }
    guard
      let with = folded.words.dropFirst().prefix(5).firstIndex(where: {
        phrases.sense(ofAll: FoldedWords($0), as: "wished with") != nil
      })
    else { return nil }
    let name = SourceRange(line.lowerBound, words.place(after: with, in: line).end)
    return (words.trimmed(name), words.dropping(with, from: line))
  }

  /// "Trip packing, four of us want an app to tick stuff": the name before the wish.
  func nameBeforeWish(_ line: SourceRange) -> SourceRange? {
    guard let comma = bytes[line.range].firstIndex(of: UInt8(ascii: ",")) else { return nil }
    let name = words.trimmed(SourceRange(line.lowerBound, comma))
    let rest = words.folded(SourceRange(comma + 1, line.upperBound))
    guard (1...6).contains(words.count(name)), !isRequest(name),
      phrases.sense(in: rest, as: "word wisher") != nil
        || phrases.opening(of: rest, as: "opening asking") != nil
        || hasRows && phrases.opening(of: rest, as: "opening wish") != nil,
      phrases.sense(in: rest, as: "word screen") != nil
        || phrases.sense(in: rest, as: "component any") != nil
    else { return nil }
    return name
  }

  /// The few words right before a word for a screen, up to an article or a wish.
  private func screenNamed(in sentence: SourceRange) -> SourceRange? {
    let folded = words.folded(sentence)
    for place in 1..<max(1, folded.count) {
      guard let screen = phrases.opening(of: folded, as: "screen", at: place) else { continue }
      var start = place
      while start > 0, place - start < 4, !precedesName(folded.words[start - 1]) { start -= 1 }
      while start < place,
        let praise = phrases.opening(of: folded, as: "style word", at: start)
          ?? phrases.opening(of: folded, as: "praise word", at: start)
      {
        start += praise.length
      }
      guard start < place else { continue }
      let length = screen.sense == "kind" ? place + screen.length : place
      let end = words.place(after: length, in: sentence).end
      let range = SourceRange(words.dropping(start, from: sentence).lowerBound, end)
      // "Make a "New supplier" form": the quoted words are the name.
      if let name = words.quotations(in: range).first { return name }
      guard !bytes[range.range].contains(where: Array(",;:+/|=\n\"".utf8).contains) else {
        continue
      }
      return words.trimmed(range)
    }
    return nil
  }

  /// Whether a word precedes a name without being part of it: an article, a wish, a sign.
  private func precedesName(_ word: String) -> Bool {
    let folded = FoldedWords(word)
    return word.utf8.count <= 3 && word.utf8.allSatisfy { $0 >= 0x80 }
      || ["article", "opening wish", "need", "joint", "clause where"].contains {
        phrases.sense(ofAll: folded, as: $0) != nil
      }
  }
}
