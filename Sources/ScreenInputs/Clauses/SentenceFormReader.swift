internal import ScreenAssembling
internal import ScreenBrief
package import ScreenDiagnostics
import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Reads the form of sentences of which no more than the form is needed.
package struct SentenceFormReader {
  let words: LineWords
  let phrases: DocumentLexicon
  let inputs: InputBuilder
  let cutter: ClauseCutter
  /// The words for things that are known so far: "driver".
  var things: Set<String> = []

  /// Creates a reader of the sentences of a text.
  ///
  /// - Parameters:
  ///   - words: The words of the text.
  ///   - inputs: What makes inputs of its words.
  package init(_ words: LineWords, _ inputs: InputBuilder) {
    self.words = words
    phrases = inputs.phrases
    self.inputs = inputs
    cutter = ClauseCutter(words: words, phrases: inputs.phrases)
  }

  /// The form of a sentence, and its words that have the form; nil if it has none of these.
  ///
  /// - Parameters:
  ///   - sentence: The sentence.
  ///   - isLine: Whether it is one of several requests, each on its line.
  /// - Returns: What it asks for, and where.
  package func form(
    of sentence: SourceRange, isLine: Bool
  ) -> (form: SentenceForm, range: SourceRange)? {
    let range = withoutStop(sentence)
    let folded = words.folded(range)
    guard folded.count > 2 else { return nil }
    if let found = markedAs(range, folded) ?? inEach(range, folded) { return found }
    guard isLine else { return nil }
    let form =
      message(range, folded) ?? look(folded) ?? order(folded) ?? exported(range, folded)
      ?? pressed(range, folded) ?? entered(range, folded) ?? filters(range, folded)
    let other = form ?? switched(range, folded) ?? offers(range, folded)
    return
      (other ?? rule(range, folded) ?? details(range, folded) ?? columns(range, folded)
      ?? buttons(range, folded)).map { ($0, sentence) }
  }

  func withoutStop(_ range: SourceRange) -> SourceRange {
    var range = words.trimmed(range)
    while let last = words.bytes[range.range].last, Array(".;!".utf8).contains(last) {
      range = words.trimmed(SourceRange(range.lowerBound, range.upperBound - 1))
    }
    return range
  }

  func namesPart(_ range: SourceRange) -> Bool {
    phrases.sense(in: words.folded(range), as: "component any") != nil
  }

  /// A sentence without who acts and that it is wanted: "the user shall be able to".
  func deed(_ range: SourceRange) -> SourceRange {
    let range = cutter.withoutRequestWords(cutter.withoutFiller(range))
    let folded = words.folded(range)
    let modal = (1..<max(1, min(folded.count, 5))).first {
      phrases.opening(of: folded, as: "modal", at: $0) != nil
    }
    guard let modal, let opening = phrases.opening(of: folded, as: "modal", at: modal),
      modal + opening.length < folded.count
    else { return range }
    return words.dropping(modal + opening.length, from: range)
  }

  /// The words before a place of a sentence.
  func words(of range: SourceRange, before place: Int) -> SourceRange {
    words.trimmed(SourceRange(range.lowerBound, words.place(after: place, in: range).end))
  }

  // MARK: What is not on the screen

  /// "Overdue loans shall be highlighted in red".
  private func look(_ folded: FoldedWords) -> SentenceForm? {
    guard phrases.find("form look", in: folded, from: 1) != nil,
      phrases.ending(of: folded, as: "rows tone") != nil,
      phrases.sense(in: folded, as: "component named") == nil
    else { return nil }
    return .nothing("it says how something should look")
  }

  /// "The user must be able to sort the table by turnover".
  private func order(_ folded: FoldedWords) -> SentenceForm? {
    guard let order = phrases.find("form order", in: folded), order.lowerBound <= 8,
      folded.words[order.upperBound...].contains("by")
    else { return nil }
    return .nothing("it says in what order something can be shown")
  }

  // MARK: Messages

  /// "if the parcel is unknown, an error message is displayed": a message with the condition's
  /// words; "after sending a confirmation appears" is shown later.
  private func message(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    guard let when = phrases.opening(of: folded, as: "form when"),
      let shown = phrases.find("form appears", in: folded, from: when.length)
    else { return nil }
    let name = (when.length..<shown.lowerBound).first {
      guard let found = phrases.opening(of: folded, as: "form message", at: $0) else {
        return false
      }
      return $0 + found.length == shown.lowerBound
    }
    let quoted = words.quotations(in: range).first
    guard let name else { return nil }
    let sense = phrases.opening(of: folded, as: "form message", at: name)?.sense ?? "info"
    var details = Details()
    details.tone = Component.Tone(rawValue: sense)
    if let quoted {
      details.label = words.verbatim(quoted)
      return .parts([Request(.component(.alert), range, details)])
    }
    guard when.sense == "if", sense != "success" else {
      return .nothing("it is shown only later")
    }
    let isArticle = phrases.opening(of: folded, as: "article", at: name - 1)?.length == 1
    let end = name - (isArticle ? 1 : 0)
    guard end > when.length else { return nil }
    let condition = cutter.withoutArticle(
      words(of: words.dropping(when.length, from: range), before: end - when.length))
    guard (2...9).contains(words.count(condition)) else { return nil }
    details.label = words.label(withoutComma(condition))
    return .parts([Request(.component(.alert), range, details)])
  }

  private func withoutComma(_ range: SourceRange) -> SourceRange {
    words.bytes[range.range].last == UInt8(ascii: ",")
      ? words.trimmed(SourceRange(range.lowerBound, range.upperBound - 1)) : range
  }

  // MARK: Buttons and inputs

  /// "The list should be exportable as CSV": a button "Export CSV".
  private func exported(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    guard let export = phrases.find("form export", in: folded, from: 1),
      export.upperBound < folded.count,
      words.quotations(in: range).isEmpty
    else { return nil }
    var format = cutter.withoutArticle(words.dropping(export.upperBound, from: range))
    if let ending = phrases.ending(of: words.folded(format), as: "form file"),
      ending.length < words.count(format)
    {
      format = words.droppingLast(ending.length, from: format)
    }
    let formats = words.members(of: format)
    guard formats.allSatisfy({ words.count($0) <= 2 }) else { return nil }
    return .parts(
      formats.map { .action(Phrase("Export " + words.text($0), at: $0), range) })
  }

  /// "The user shall be able to create a new order via a button": a button "New order".
  private func pressed(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    guard let via = phrases.ending(of: folded, as: "form via"), via.length < folded.count else {
      return nil
    }
    let deed = self.deed(words.droppingLast(via.length, from: range))
    let said = words.folded(deed)
    guard said.count > 1, phrases.opening(of: said, as: "verb press") != nil else { return nil }
    let object = cutter.withoutArticle(words.dropping(1, from: deed))
    guard (1...5).contains(words.count(object)) else { return nil }
    let makes = phrases.opening(of: said, as: "form making") != nil
    if makes, words.folded(object).words.first == "new", words.count(object) > 1 {
      return .parts([.action(words.label(object), range)])
    }
    let verb = LabelText.capitalized(said.words[0])
    let name = verb + " " + LabelText.lowercased(words.text(object))
    return .parts([.action(Phrase(name, at: deed), range)])
  }

  /// "Book a free room by specifying title, start and end": the inputs, and the button that sends them.
  private func entered(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    guard let by = phrases.find("form by", in: folded, from: 2), by.upperBound < folded.count,
      case let names = words.members(of: words.dropping(by.upperBound, from: range))
        .map(cutter.withoutArticle),
      names.count > 1, names.allSatisfy({ (1...4).contains(words.count($0)) && !namesPart($0) }),
      case let deed = self.deed(words(of: range, before: by.lowerBound)),
      (1...6).contains(words.count(deed))
    else { return nil }
    return .parts(
      names.map { inputs.wish($0, mayBePressed: false) } + [.action(words.label(deed), deed)])
  }

  /// "Loans can be filtered by branch and status", "filter the list by machine": a choice for each.
  private func filters(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    var end = phrases.find("form filter", in: folded)?.upperBound
    if end == nil, let verb = folded.words.prefix(9).firstIndex(of: "filter"),
      let by = folded.words[verb...].prefix(5).firstIndex(of: "by")
    {
      end = by + 1
    }
    guard let end, end < folded.count else { return nil }
    let names = words.members(of: words.dropping(end, from: range))
      .map { cutter.withoutPlaceBehind(cutter.withoutArticle($0)) }
    let lines = names.map { FieldLine($0, of: words) }
    guard lines.allSatisfy({ (1...3).contains(words.count($0.label)) && !namesPart($0.label) })
    else { return nil }
    return .parts(zip(lines, names).map { inputs.filter($0, $1) })
  }

  /// "There is a toggle for private notes", "users may stay logged in (checkbox)".
  private func switched(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    func isToggle(_ folded: FoldedWords) -> Bool {
      phrases.sense(ofAll: folded, as: "type") == "toggle"
    }
    let line = FieldLine(range, of: words)
    if let note = line.notes.last, line.value == nil, isToggle(words.folded(note)) {
      let name = deed(line.label)
      guard (1...7).contains(words.count(name)) else { return nil }
      return .parts([Request(.component(.toggle), range, Details(label: words.label(name)))])
    }
    let said = cutter.withoutArticle(cutter.withoutOpenings(deed(range), as: "wished adding"))
    let all = words.folded(said)
    guard let kind = phrases.opening(of: all, as: "ending"), kind.sense == "toggle",
      let joint = phrases.opening(of: all, as: "form for", at: kind.length),
      kind.length + joint.length < all.count
    else { return nil }
    let name = cutter.withoutArticle(words.dropping(kind.length + joint.length, from: said))
    guard (1...8).contains(words.count(name)), words.members(of: name).count == 1,
      phrases.sense(ofAll: words.folded(name), as: "sense lone") == nil
    else { return nil }
    return .parts([Request(.component(.toggle), range, Details(label: words.label(name)))])
  }

  /// "Bio is limited to 160 characters", "both match and have at least 10 characters".
  private func rule(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    func counts(_ range: SourceRange) -> Bool {
      phrases.sense(in: words.folded(range), as: "word characters") != nil
        && words.bytes[range.range].contains(where: \.isASCIIDigit)
    }
    let verb = phrases.find("form has", in: folded, from: 1)
    if let they = phrases.opening(of: folded, as: "form they") {
      let matches = phrases.find("form match", in: folded, from: they.length)
      guard matches != nil || verb != nil && counts(range) else { return nil }
      let rest = verb.map { words.dropping($0.upperBound, from: range) }
      return .rule(rest ?? range, of: nil)
    }
    guard let verb, verb.lowerBound <= 5, verb.upperBound < folded.count else { return nil }
    let rest = words.dropping(verb.upperBound, from: range)
    guard counts(rest) else { return nil }
    let subject = cutter.withoutField(
      cutter.withoutArticle(words(of: range, before: verb.lowerBound)))
    return .rule(rest, of: words.folded(subject).words.joined(separator: " "))
  }
}
