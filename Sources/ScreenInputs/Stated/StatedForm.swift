internal import ScreenAssembling
internal import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Whether all lines of a document state what is shown, as those of a packing list, a handover or a
/// register do, and none of them names a part of a screen.
///
/// One decision for the whole document, by weights that are learned from generated documents
/// (`stated.scores`): single words of such lines, "gas", "lower map", "form towel", often name
/// parts of screens as well.
package struct StatedForm {
  /// Whether the lines state what is shown.
  package let holds: Bool

  /// The fewest lines that say enough.
  private static let fewestLines = 2

  /// Examines an English document.
  ///
  /// - Complexity: O(*n*) in the bytes of the document.
  package init(_ outline: Outline, _ scaffold: Scaffold, _ inputs: InputBuilder) {
    guard inputs.phrases.isEnglish, !scaffold.isByLine, !scaffold.isMail, scaffold.ticket == nil,
      !scaffold.isChat
    else {
      holds = false
      return
    }
    let evidence = StatedEvidence(outline, inputs)
    holds =
      evidence.lines.count >= Self.fewestLines && !evidence.namesParts
      && FeatureWeights.stated.score(of: evidence.features) > Self.sure
  }

  /// The score from which lines are stated, at odds of three to one, in hundred-thousandths.
  private static let sure = 110_000
}

/// The features of a whole document: of its lines, of the words that head them, and of the
/// paragraphs between them.
package struct StatedEvidence {
  /// The features, each with its share in thousandths.
  package private(set) var features = ListFeatures()
  private(set) var lines: [SourceRange] = []
  private(set) var heads: [SourceRange] = []
  private var paragraphs: [SourceRange] = []
  /// Whether words around the lines ask for something or say how to show them, or lines are
  /// questions.
  private(set) var namesParts = false
  let inputs: InputBuilder

  /// Examines an English document by itself, as those are from which the weights are learned.
  package init(_ text: String) {
    let scaffold = Scaffold(Array(text.utf8))
    self.init(
      Outline(scaffold.utf8),
      InputBuilder(
        words: LineWords(scaffold.utf8), phrases: .shipped, book: .speaking("en")))
  }

  init(_ outline: Outline, _ inputs: InputBuilder) {
    self.inputs = inputs
    for block in outline.blocks { gather(block) }
    guard !lines.isEmpty else { return }
    features.note("bias")
    for line in lines { note(line) }
    namesParts = linesNameParts
    noteRepeats()
    noteHeads()
    for paragraph in paragraphs.prefix(Self.mostParagraphs) { note(paragraph: paragraph) }
  }

  /// The most paragraphs that are looked at.
  private static let mostParagraphs = 20

  private mutating func gather(_ block: OutlineBlock) {
    if let lead = block.lead { heads.append(lead) }
    switch block.content {
    case .heading: heads.append(block.range)
    case .list(let list): gather(list)
    case .facts(let facts):
      lines += facts.map {
        SourceRange($0.key.lowerBound, max($0.key.upperBound, $0.value.upperBound))
      }
    case .paragraph(let texts):
      if inputs.areLines(texts) {
        lines += texts
      } else if heads.isEmpty, lines.isEmpty, texts.count == 1, inputs.isLine(texts[0]) {
        heads.append(texts[0])
      } else {
        paragraphs.append(block.range)
      }
    case .quote(let blocks): for block in blocks { gather(block) }
    case .table, .code, .rule: break
    }
  }

  private mutating func gather(_ list: OutlineList) {
    if list.isOrdered { features.note("ordered") }
    if list.items.contains(where: { $0.isTicked != nil }) { features.note("box") }
    for item in list.items {
      if item.blocks.isEmpty { lines.append(item.words) } else { heads.append(item.words) }
      for block in item.blocks { gather(block) }
    }
  }

  // MARK: Lines

  private mutating func note(_ line: SourceRange) {
    let count = lines.count
    let (words, phrases) = (inputs.words, inputs.phrases)
    inputs.noteLine(line, isOrdered: false, &features, of: count)
    let folded = words.folded(line)
    let field = FieldLine(line, of: words)
    func note(_ feature: String) { features.note(feature, of: count) }
    let length =
      switch folded.count {
      case ...2: "words-\(folded.count)"
      case ...4: "words-4"
      case ...7: "words-7"
      default: "words-more"
      }
    note(length)
    let label = LabelWeights.shipped.score(of: words.text(field.label))
    note("label-" + Self.band(label))
    if phrases.ending(of: words.folded(field.label), as: "component any") != nil {
      note("component-last")
    }
    if inputs.led(line) != nil { note("led") }
    if inputs.isPressed(line) { note("pressed") }
    let said = field.notes + (field.value.map { [$0] } ?? [])
    if said.contains(where: inputs.isBlankToFill) { note("blank") }
    if said.contains(where: { words.members(of: $0).count > 2 }) { note("members") }
    noteForm(line, said)
  }

  /// Records how a line is written: as a name, a code, a price, a sentence.
  private mutating func noteForm(_ line: SourceRange, _ said: [SourceRange]) {
    let (words, count) = (inputs.words, lines.count)
    func note(_ feature: String) { features.note(feature, of: count) }
    let bytes = words.bytes[line.range]
    let parts = bytes.split(separator: UInt8(ascii: " "))
    let capitals = parts.count { ($0.first ?? 0).isASCIICapital }
    if parts.count > 1, capitals == parts.count { note("proper") }
    if (bytes.first ?? 0).isASCIISmallLetter { note("small") }
    if parts.contains(where: Self.isCode) { note("code") }
    if parts.contains(where: { ($0.first ?? 0).isASCIIDigit }) { note("counted") }
    if Quantity.hasCurrency(words.text(line)) { note("price") }
    if bytes.last == UInt8(ascii: ".") { note("stop") }
    if said.contains(where: { words.bytes[$0.range].contains(where: \.isASCIIDigit) }) {
      note("said-digit")
    }
  }

  private static func band(_ score: Int) -> String {
    switch score {
    case 300...: "sure"
    case 100..<300: "likely"
    case 0..<100: "maybe"
    case -200..<0: "hardly"
    default: "not"
    }
  }

  /// Whether a word mixes letters and digits, or has a mark inside, as the names of machines do.
  private static func isCode(_ word: ArraySlice<UInt8>) -> Bool {
    let letters = word.contains(where: \.isASCIILetter)
    return letters && word.contains(where: \.isASCIIDigit)
      || word.dropFirst().dropLast().contains { $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "@") }
  }

  private mutating func noteRepeats() {
    let all = lines.map { inputs.words.folded($0).words }
    let repeats = all.count - Set(all).count
    if repeats > 0 { features.note("repeated") }
    if lines.count < 4 { features.note("few") }
    if lines.count > 9 { features.note("many") }
  }

  // MARK: Heads and paragraphs

  private mutating func noteHeads() {
    let phrases = inputs.phrases
    if heads.isEmpty { features.note("bare") }
    for (place, head) in heads.enumerated() {
      let folded = inputs.words.folded(head)
      let kind = place == 0 ? "title" : "head"
      let count = place == 0 ? 1 : heads.count - 1
      func note(_ feature: String) { features.note(kind + "-" + feature, of: count) }
      switch phrases.sense(in: folded, as: "head") {
      case "check", "step", "quote", "faq", "price": note("content")
      case "toggle": note("toggle")
      case "sentence": note("sentence")
      case nil: break
      default: note("asked")
      }
      let names = phrases.sense(in: folded, as: "content title") != nil
      if names || phrases.sense(in: folded, as: "content") != nil { note("names") }
      switch phrases.sense(in: folded, as: "ask") {
      case "form": note("form")
      case nil: break
      default: if !names { note("ask") }
      }
      if place == 0 {
        if asksForParts(head, isContent: names) { namesParts = true }
      }
      if phrases.sense(ofAll: folded, as: "whole") == "column" { namesParts = true }
      if phrases.sense(in: folded, as: "word screen") != nil { note("screen") }
      if phrases.sense(in: folded, as: "component any") != nil { note("component") }
      if phrases.sense(in: folded, as: "show") != nil { note("show") }
      if phrases.opening(of: folded, as: "opening request") != nil { note("request") }
      if folded.count > 6 { note("long") }
      if place > 0 {
        note("label-" + Self.band(LabelWeights.shipped.score(of: inputs.words.text(head))))
      }
    }
  }

  private mutating func note(paragraph range: SourceRange) {
    let (words, phrases) = (inputs.words, inputs.phrases)
    for sentence in words.sentences(of: range).prefix(Self.mostParagraphs) {
      let folded = words.folded(sentence)
      let asks =
        phrases.opening(of: folded, as: "opening request") != nil
        || phrases.opening(of: folded, as: "opening wish") != nil
      features.note(asks ? "asks" : "tells")
      if asks || saysHow(folded) { namesParts = true }
      if phrases.sense(in: folded, as: "ask form") != nil { features.note("asks-form") }
      if phrases.sense(in: folded, as: "word screen") != nil {
        features.note("asks-screen")
        namesParts = true
      }
      if phrases.sense(in: folded, as: "component any") != nil {
        features.note("asks-component")
      }
    }
  }
}
