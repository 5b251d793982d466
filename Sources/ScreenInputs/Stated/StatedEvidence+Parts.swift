internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// What keeps lines from being shown as they are, whatever else speaks for it: some of them, or the
/// words around them, name parts of a screen.
extension StatedEvidence {
  /// The number of lines among which one names a part of a screen by chance.
  private static let linesOfPart = 12
  /// The number of lines among which one has the word of a type behind its name by chance.
  private static let linesOfType = 5

  /// Whether some lines name parts of a screen, types or states of switches, or are questions with
  /// room for answers.
  var linesNameParts: Bool {
    let (words, phrases) = (inputs.words, inputs.phrases)
    let fields = lines.map { FieldLine($0, of: words) }
    let parts = zip(lines, fields).count { line, field in
      inputs.led(line) != nil || inputs.slider(line) != nil
        || phrases.ending(of: words.folded(field.label), as: "word screen") != nil
        || phrases.sense(in: words.folded(line), as: "around chart") != nil || asksForPart(line)
    }
    let said = fields.flatMap { $0.notes + ($0.value.map { [$0] } ?? []) }
    let switched = (fields.map(\.label) + said).count {
      phrases.ending(of: words.folded($0), as: "word switched") != nil
    }
    let typed = said.count(where: inputs.saysType)
    let questions = (lines + heads).count { words.bytes[$0.range].contains(UInt8(ascii: "?")) }
    return parts * Self.linesOfPart > lines.count || switched > 1
      || typed > 1 && typed * Self.linesOfType > lines.count || questions * 4 > lines.count
      || areValued(fields) || askForAnswers(fields) || headsAsk(fields)
  }

  /// Whether a head asks to choose among the lines below it, "Pick a seat", or the title names a
  /// request, "Lesson booking", and lines without values name what is entered.
  private func headsAsk(_ fields: [FieldLine]) -> Bool {
    let (words, phrases) = (inputs.words, inputs.phrases)
    let picks = heads.dropFirst().contains { head in
      let folded = words.folded(head)
      return phrases.opening(of: folded, as: "clause pick").map { $0.length < folded.count }
        ?? false
    }
    guard !picks else { return true }
    guard let title = heads.first, phrases.sense(in: words.folded(title), as: "ask") != nil,
      phrases.sense(in: words.folded(title), as: "content title") == nil
    else { return false }
    let entered = fields.count { line in
      line.value == nil && inputs.isFieldName(words.folded(line.label))
        && words.count(line.label) <= 3
    }
    return entered > 1
  }

  /// Whether a line has an article and a component behind it, "a red badge", as requests have.
  private func asksForPart(_ line: SourceRange) -> Bool {
    let folded = inputs.words.folded(line)
    return inputs.phrases.opening(of: folded, as: "word article") != nil
      && inputs.phrases.sense(in: folded, as: "component any") != nil
  }

  /// Whether most lines are a name and a number, a quotation or a state behind it, "oak 40", "Depot
  /// is open", as sentences state values, or one says that a thing is done.
  private func areValued(_ fields: [FieldLine]) -> Bool {
    let words = inputs.words
    let valued = fields.count { line in
      line.value == nil && line.notes.isEmpty
        && (isValued(line.label)
          || words.folded(line.label).words.dropFirst().dropLast().contains {
            inputs.phrases.sense(ofAll: FoldedWords($0), as: "sense finite") != nil
          })
    }
    return valued * 2 > fields.count || fields.contains(where: isDone)
  }

  /// Whether a line ends in a number, with or without its unit, or in a quotation, and no mark parts
  /// these from the name.
  private func isValued(_ line: SourceRange) -> Bool {
    let bytes = inputs.words.bytes[line.range]
    guard !bytes.contains(UInt8(ascii: ",")) else { return false }
    if bytes.last == UInt8(ascii: "\""), bytes.first != UInt8(ascii: "\"") { return true }
    let parts = bytes.split(separator: UInt8(ascii: " "))
    return parts.dropFirst().suffix(2).contains {
      Quantity.isQuantity(String(decoding: $0, as: UTF8.self))
    }
  }

  /// Whether a mark or a word in brackets says that a thing is done.
  private func isDone(_ line: FieldLine) -> Bool {
    inputs.words.text(line.label).unicodeScalars.last.map { "✓✔".unicodeScalars.contains($0) }
      ?? false
      || line.notes.contains {
        inputs.phrases.sense(ofAll: inputs.words.folded($0), as: "sense done") != nil
      }
  }

  /// Whether lines name values, and one of them the answers to choose from: "cause of the damage
  /// [fire | water | storm]".
  private func askForAnswers(_ fields: [FieldLine]) -> Bool {
    let choices = fields.contains { line in
      line.notes.contains { inputs.words.members(of: $0).count > 2 }
    }
    return choices && fields.count(where: { inputs.namesValue($0.label) }) * 3 >= fields.count
  }

  // MARK: Heads

  /// Whether the title asks for a screen, for a choice, "(several allowed)", or for controls: "tags for
  /// the ski lifts".
  func asksForParts(_ title: SourceRange, isContent: Bool) -> Bool {
    let phrases = inputs.phrases
    if FieldLine(title, of: inputs.words).notes.contains(where: inputs.saysType) { return true }
    let title = inputs.words.folded(title)
    return Self.sensesOfRequests.contains { phrases.sense(in: title, as: $0) != nil }
      || phrases.opening(of: title, as: "opening wish") != nil
      || phrases.ending(of: title, as: "sense end") != nil
      || !isContent && phrases.sense(in: title, as: "word control") != nil || saysHow(title)
  }

  /// What a title says of a screen that is asked for, or of what people choose on it.
  private static let sensesOfRequests = [
    "ask form", "word screen", "word quiz", "need", "step wizard", "sense choosing", "around pie",
    "around bar",
    "around donut",
  ]

  /// Whether words say how lines are shown: as a chart, on cards, as standings.
  func saysHow(_ folded: FoldedWords) -> Bool {
    ["word medium", "around chart", "word standings"].contains {
      inputs.phrases.sense(in: folded, as: $0) != nil
    }
  }
}
