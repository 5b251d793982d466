package import ScreenAssembling
internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
package import ScreenText

/// Makes inputs from lines that name them.
package struct InputBuilder {
  let words: LineWords
  let phrases: DocumentLexicon
  let book: KindLexicon
  /// Whether the text after a question is its answer, which is not shown.
  package var hidesAnswers = false

  package init(words: LineWords, phrases: DocumentLexicon, book: KindLexicon) {
    self.words = words
    self.phrases = phrases
    self.book = book
  }

  /// The input or button that a line names.
  package func wish(_ range: SourceRange, mayBePressed: Bool = true) -> Request {
    if let lettered = lettered(range) ?? boxed(range) { return lettered }
    if let slider = slider(range) { return slider }
    var line = FieldLine(range, of: words)
    if let special = ticked(range) ?? checklist(line, range) { return special }
    if line.value == nil, line.notes.allSatisfy({ saysWhetherRequired($0) != nil }),
      let name = nameBeforeTelling(line.label)
    {
      line.label = name
    }
    if line.value == nil, line.notes.isEmpty,
      phrases.ending(of: words.folded(range), as: "ending") == nil,
      let choice = trailingOptions(range) ?? alternatives(range)
    {
      return choice
    }
    var parts = InputParts(words.label(line.label), range)
    if line.isQuestion, !parts.label.text.hasSuffix("?") { parts.label.text += "?" }
    if line.isStarred { parts.isRequired = true }
    let isRated = isRated(line.label)
    let isAttached = isAttached(line.label)
    for note in line.notes where !(hidesAnswers && line.isQuestion && isAnswer(note)) {
      if isAttached, saysWhetherRequired(note) == nil {
        // "Upload invoice (pdf/jpg)" says which files.
        (parts.kind, parts.hint) = (.file, words.verbatim(note))
      } else {
        take(note, &parts, isRated: isRated, isNote: true)
      }
    }
    if var value = line.value, !(hidesAnswers && line.isQuestion && isAnswer(value)) {
      value = withoutDuty(value, &parts)
      if line.isQuestion, let answers = answers(value) {
        (parts.options, parts.kind) = (answers, answers.count > 2 ? nil : .radio)
      } else {
        take(value, &parts, isRated: isRated || line.isQuestion, isNote: false)
      }
    } else if line.notes.isEmpty {
      takeTail(line.label, &parts, isRated: isRated)
    }
    if parts.kind == nil, parts.options.isEmpty, endsInBox(range) { parts.kind = .toggle }
    takeLabel(line, &parts)
    if parts.kind == nil, parts.options.count > 1,
      namesExtras(line.label) || line.isQuestion && asksForSeveral(line.label)
    {
      parts.kind = .multiple
    }
    if parts.kind == nil, parts.options.isEmpty, mayBePressed, line.value == nil,
      parts.isRequired == nil,
      isPressed(line.label), !line.isQuestion
    {
      return .action(parts.label, range)
    }
    return parts.wish(book)
  }

  /// Whether a name says that a file is to be attached: "Upload invoice".
  func isAttached(_ label: SourceRange) -> Bool {
    let folded = words.folded(label)
    return phrases.opening(of: folded, as: "opening attach").map { $0.length < folded.count }
      ?? false
  }

  /// Whether any number of the options may be chosen, as of extras.
  private func namesExtras(_ label: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(label), as: "head") == "toggle"
  }

  /// Whether a question asks for any number of its options: "Which sessions did you attend?".
  package func asksForSeveral(_ question: SourceRange) -> Bool {
    let parts = words.bytes[question.range].split(separator: UInt8(ascii: " "))
    guard parts.count > 2, phrases.sense(ofAll: FoldedWords(parts[0]), as: "word which") != nil,
      let last = parts[1].last, last == UInt8(ascii: "s"), parts[1].count > 3
    else { return false }
    return !["ss", "us", "is"].contains { parts[1].suffix(2).elementsEqual($0.utf8) }
  }

  /// Whether a note on a question is neither its kind nor its options.
  private func isAnswer(_ note: SourceRange) -> Bool {
    var parts = InputParts(Phrase(""), note)
    take(note, &parts, isNote: true)
    return parts.hint != nil && parts.kind == nil && parts.options.isEmpty
  }

  /// Whether words are the label of a button: a verb of user interfaces and little more.
  package func isPressed(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    if phrases.sense(ofAll: folded, as: "verb send") != nil, folded.count > 1 { return true }
    // "Start date, if known" is named by the words before the comma.
    let name = words.members(of: range, joinedBy: []).first.map(words.folded) ?? folded
    guard (1...4).contains(folded.count), phrases.opening(of: folded, as: "verb press") != nil,
      !isCompound(range), phrases.opening(of: folded, as: "noun change") == nil,
      !beginsWithPlural(range, folded),
      folded.count == 1 || phrases.ending(of: folded, as: "noun place") == nil,
      folded.count < 3 || !isSurelyValue(range, folded) && !isTextFor(folded),
      !isFieldName(folded) && !isFieldName(name)
        || folded.count > 1 && phrases.opening(of: folded, as: "verb clear") != nil
    else { return false }
    return folded.count > 1 || phrases.sense(ofAll: folded, as: "verb send") != nil
      || book.fieldKind(of: words.text(range)) == nil
  }

  /// Whether the first word is a compound name, "order-worker", and so not a verb.
  package func isCompound(_ range: SourceRange) -> Bool {
    let rest = words.bytes[range.range].drop { $0.isWordPart }
    guard rest.first == UInt8(ascii: "-") else { return rest.first == UInt8(ascii: "_") }
    let second = rest.dropFirst().prefix { $0.isWordPart }
    guard !second.isEmpty else { return false }
    // "Pick-up day" is a noun; as a verb, it is written "pick up".
    let next = rest[second.endIndex...].dropFirst()
    return phrases.sense(ofAll: FoldedWords(second), as: "particle") == nil
      || next.contains { $0.isASCIILetter }
  }

  /// Whether the first word is a plural, and so not a verb: "Orders", "Downloads".
  private func beginsWithPlural(_ range: SourceRange, _ folded: FoldedWords) -> Bool {
    let first = words.bytes[range.range].prefix { $0.isWordPart }
    return first.last?.lowercasedASCII == UInt8(ascii: "s")
      && folded.words.first?.utf8.count != first.count
  }

  /// Whether words are the name of an input.
  package func isFieldName(_ folded: FoldedWords) -> Bool {
    folded.count <= 5 && phrases.ending(of: folded, as: "noun field") != nil
  }

  /// Whether words most likely name a value: known names of inputs, and words that the catalog uses
  /// in such names.
  package func namesValue(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    guard (1...6).contains(folded.count) else { return false }
    return isFieldName(folded) || valueScore(range).map { $0 > LabelWeights.likely } ?? false
  }

  /// How much words speak for the name of a value, in hundredths; nil in languages other than
  /// English.
  package func valueScore(_ range: SourceRange) -> Int? {
    phrases.isEnglish ? LabelWeights.shipped.score(of: words.text(range)) : nil
  }

  /// Whether several words name a value although a verb may begin them: "Next service due".
  private func isSurelyValue(_ range: SourceRange, _ folded: FoldedWords) -> Bool {
    // "Filter by status" is an order, whatever its object.
    !LabelFeatures.prepositions.contains(folded.words[1])
      && valueScore(range).map { $0 > 2 * LabelWeights.likely } ?? false
  }

  /// The input of a text for somebody: "a note for the keeper"; nil for other words.
  package func text(_ range: SourceRange) -> Request? {
    let name = withoutArticle(range)
    guard (3...6).contains(words.count(name)), FieldLine(name, of: words).value == nil,
      isTextFor(words.folded(name))
    else { return nil }
    return wish(name, mayBePressed: false)
  }

  /// Whether words name a text for somebody, which its first word could also send: "Message to the
  /// couple".
  func isTextFor(_ folded: FoldedWords) -> Bool {
    folded.count > 1 && phrases.sense(ofAll: FoldedWords(folded.words[0]), as: "noun text") != nil
      && LabelFeatures.prepositions.contains(folded.words[1])
  }

  /// A name without the answers behind it: "Rent paid y/n".
  package func withoutState(_ range: SourceRange) -> SourceRange {
    guard let ending = phrases.ending(of: words.folded(range), as: "ending toggle"),
      ending.length < words.count(range)
    else { return range }
    return words.droppingLast(ending.length, from: range)
  }

  package func isRated(_ label: SourceRange) -> Bool {
    let folded = words.folded(label)
    return phrases.sense(in: folded, as: "word rated") != nil
  }

  /// Reads the kind from the name itself: "CV upload", "newsletter yes/no", "weight in kg".
  package func takeLabel(_ line: FieldLine, _ parts: inout InputParts) {
    guard parts.options.isEmpty, parts.kind == nil || parts.kind == .text else { return }
    let folded = words.folded(line.label)
    if let ending = phrases.ending(of: folded, as: "ending"), ending.length < folded.count,
      !isWithinPhrase(folded, ending.length)
    {
      parts.kind = InputParts.Kind(rawValue: ending.sense)
      if parts.kind != .search, parts.kind != .date, parts.kind != .time,
        parts.kind != .slider
          || ending.length == 1
      {
        parts.label = words.label(
          words.unquoted(words.droppingLast(ending.length, from: line.label)))
      }
      if parts.kind == .text { parts.kind = nil }
    } else if phrases.opening(of: folded, as: "opening consent") != nil
      || phrases.ending(of: folded, as: "consented") != nil
      || phrases.sense(in: folded, as: "word same") != nil
      || phrases.opening(of: folded, as: "opening whether") != nil && !line.isQuestion
      || line.isQuestion && phrases.opening(of: folded, as: "opening asks") != nil
      || line.isQuestion && isState(line.label, folded)
      || !line.isQuestion && isStated(line.label, folded)
    {
      parts.kind = .toggle
    } else if let attach = phrases.opening(of: folded, as: "opening attach"),
      attach.length < folded.count
    {
      parts.kind = .file
    } else if phrases.sense(ofAll: folded, as: "word scaled") != nil {
      parts.kind = .slider
    } else if phrases.opening(of: folded, as: "opening search") != nil, folded.count <= 4 {
      parts.kind = .search
    } else if phrases.opening(of: folded, as: "opening amount") != nil, parts.kind == nil,
      !line.isQuestion
    {
      parts.kind = .number
    }
  }

  /// The name of an input in a line that goes on to describe it: "Password w/ eye icon", "DOB comes
  /// from the register", "Date of birth, as three big boxes"; nil if the whole line is a name.
  private func nameBeforeTelling(_ range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    guard folded.count > 2 else { return nil }
    for count in 1..<min(folded.count - 1, 5) {
      let (end, next) = words.place(after: count, in: range)
      let isComma = words.bytes[end..<next].contains(UInt8(ascii: ","))
      guard
        isComma && folded.count - count > 3
          || phrases.sense(ofAll: FoldedWords(folded.words[count]), as: "word telling") != nil
      else { continue }
      let name = words.trimmed(SourceRange(range.lowerBound, end))
      return isFieldName(words.folded(name)) ? name : nil
    }
    return nil
  }

  /// Whether a short question asks whether something is the case: "Explicit?", "Queen seen?".
  private func isState(_ range: SourceRange, _ folded: FoldedWords) -> Bool {
    let label = words.text(range).utf8.filter { $0 != UInt8(ascii: "?") }
    return folded.count <= 3 && !isFieldName(folded) && label.last != UInt8(ascii: "s")
      && phrases.ending(of: folded, as: "noun attribute") == nil
      && phrases.opening(of: folded, as: "opening question") == nil
  }

  /// Whether a name ends in a state, which is so or not: "Flue ok", "Laptop ordered", but not "Hours
  /// worked", which names a value.
  private func isStated(_ range: SourceRange, _ folded: FoldedWords) -> Bool {
    guard (2...5).contains(folded.count), let last = folded.words.last,
      let score = valueScore(range)
    else { return false }
    if phrases.ending(of: folded, as: "word state") != nil { return score < LabelWeights.likely }
    return score < LabelWeights.likely / 2
      && (last.count > 4 && last.hasSuffix("ed")
        || phrases.sense(ofAll: FoldedWords(last), as: "word participle") != nil)
  }

  /// Whether the word before the last ones binds them to the words before it: "Years in the field".
  private func isWithinPhrase(_ folded: FoldedWords, _ length: Int) -> Bool {
    phrases.sense(ofAll: FoldedWords(folded.words[folded.count - length - 1]), as: "binding")
      != nil
  }

  /// A question with lettered answers: "Which? a) … b) …".
  func lettered(_ range: SourceRange) -> Request? {
    let bytes = words.bytes
    var marks: [Int] = []
    for index in range.range.dropLast(2)
    where bytes[index + 1] == UInt8(ascii: ")") && bytes[index + 2] == UInt8(ascii: " ") {
      let letter = UInt8(ascii: "a") + UInt8(truncatingIfNeeded: marks.count)
      let before = index > range.lowerBound ? bytes[index - 1] : UInt8(ascii: " ")
      if bytes[index].lowercasedASCII == letter,
        before == UInt8(ascii: " ") || before == UInt8(ascii: "(")
      {
        marks.append(index)
      }
    }
    guard marks.count > 1 else { return nil }
    let question = words.trimmed(SourceRange(range.lowerBound, marks[0]))
    guard !question.isEmpty else { return nil }
    var details = Details(label: words.label(question))
    for (place, mark) in marks.enumerated() {
      let end = place + 1 < marks.count ? marks[place + 1] : range.upperBound
      details.items.append(
        Details.Item(words.label(words.trimmed(SourceRange(mark + 2, end)))))
    }
    details.variant = "radio"
    return Request(.component(.picker), range, details)
  }
}

extension String {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
