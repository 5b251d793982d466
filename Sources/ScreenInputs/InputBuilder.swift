package import ScreenAssembling
package import ScreenBrief
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
    if let lettered = lettered(range) { return lettered }
    if let slider = slider(range) { return slider }
    var line = FieldLine(range, of: words)
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
    for note in line.notes where !(hidesAnswers && line.isQuestion && isAnswer(note)) {
      take(note, &parts, isRated: isRated, isNote: true)
    }
    if var value = line.value, !(hidesAnswers && line.isQuestion && isAnswer(value)) {
      value = withoutDuty(value, &parts)
      if line.isQuestion, let answers = answers(value) {
        (parts.options, parts.kind) = (answers, .radio)
      } else {
        take(value, &parts, isRated: isRated || line.isQuestion, isNote: false)
      }
    } else if line.notes.isEmpty {
      takeTail(line.label, &parts, isRated: isRated)
    }
    takeLabel(line, &parts)
    if parts.kind == nil, parts.options.isEmpty, mayBePressed, line.value == nil,
      parts.isRequired == nil,
      isPressed(line.label), !line.isQuestion
    {
      return .action(parts.label, range)
    }
    return parts.wish(book)
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
      !isCompound(range),
      !beginsWithPlural(range, folded),
      folded.count == 1 || phrases.ending(of: folded, as: "noun place") == nil,
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
    let second = FoldedWords(rest.dropFirst().prefix { $0.isWordPart })
    return second.count > 0 && phrases.sense(ofAll: second, as: "particle") == nil
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

  func isRated(_ label: SourceRange) -> Bool {
    let folded = words.folded(label)
    return phrases.sense(in: folded, as: "word rated") != nil
  }

  // MARK: Types, options and rules

  /// Reads details of an input that are in brackets or after its name.
  package func take(
    _ range: SourceRange, _ parts: inout InputParts, isRated: Bool = false, isNote: Bool
  ) {
    let range = unbracketed(range)
    guard !isBlankToFill(range) else { return }
    if takeType(range, &parts) { return }
    let line = FieldLine(range, of: words)
    if line.value == nil, line.notes.count == 1, !takesOptions(line.label),
      takeType(line.label, &parts)
    {
      // "file upload (pdf, jpg)".
      if words.text(line.notes[0]).utf8.allSatisfy(\.isASCIIDigit) {
        // "varchar(80)".
        if parts.kind == .text { parts.maximum = Measures.number(words.text(line.notes[0])) }
        parts.countsCharacters = parts.maximum != nil
      } else if !takeRule(line.notes[0], &parts), !takeType(line.notes[0], &parts) {
        parts.hint = words.verbatim(line.notes[0])
      }
      return
    }
    if let (sense, options) = typedOptions(range) {
      parts.kind = sense
      parts.options = options
      return
    }
    if takeScale(range, &parts, isRated: isRated) || takeRule(range, &parts) { return }
    let members = words.members(of: range)
    if members.count > 1, members.allSatisfy({ takesAll($0) }) {
      for member in members { _ = takeType(member, &parts) || takeRule(member, &parts) }
      let kinds = members.compactMap { phrases.sense(ofAll: words.folded($0), as: "type") }
      if Set(kinds) == ["date", "time"] { parts.kind = .datetime }
      return
    }
    if members.count > 1,
      takesAll(members[0]) || members.contains(where: { saysWhetherRequired($0) != nil }),
      !members.allSatisfy({ words.count($0) == 1 })
    {
      // "yes/no, take a photo": the known part is the kind, the rest is a hint.
      var rest: [SourceRange] = []
      for member in members where !takeType(member, &parts) && !takeRule(member, &parts) {
        rest.append(member)
      }
      if let first = rest.first { parts.hint = words.verbatim(first.union(rest[rest.count - 1])) }
      return
    }
    if members.count > 1, isEnumeration(members, range),
      !(isNote && isRemark(members, on: parts.label.text))
    {
      parts.options = items(members)
      if parts.kind != .multiple && parts.kind != .radio {
        parts.kind = parts.kind == .choice ? .choice : nil
      }
      return
    }
    parts.hint = words.verbatim(range)
  }

  func unbracketed(_ range: SourceRange) -> SourceRange {
    let bytes = words.bytes[range.range]
    guard let first = bytes.first, let last = bytes.last, bytes.count > 2,
      first == UInt8(ascii: "[") && last == UInt8(ascii: "]")
        || first == UInt8(ascii: "<") && last == UInt8(ascii: ">")
        || first == UInt8(ascii: "{") && last == UInt8(ascii: "}")
        || first == UInt8(ascii: "(") && last == UInt8(ascii: ")")
    else { return range }
    return words.trimmed(SourceRange(range.lowerBound + 1, range.upperBound - 1))
  }

  /// Whether it is only a blank to fill in: "____", "[ ]", "…".
  package func isBlankToFill(_ range: SourceRange) -> Bool {
    let bytes = words.bytes[range.range]
    guard !bytes.isEmpty else { return true }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.unicodeScalars.allSatisfy { Self.blanks.contains($0) }
  }

  static let blanks = Set("_.…[]()- ☐?/€$£%".unicodeScalars)

  package func takesAll(_ range: SourceRange) -> Bool {
    var parts = InputParts(Phrase(""), range)
    return takeType(range, &parts) || takeRule(range, &parts)
  }

  /// Whether words name a type that has options.
  private func takesOptions(_ range: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: "type").flatMap(InputParts.Kind.init).map {
      [.choice, .radio, .multiple].contains($0)
    } ?? false
  }

  /// Reads a word that names a type or says whether the input is required.
  func takeType(_ range: SourceRange, _ parts: inout InputParts) -> Bool {
    let folded = words.folded(range)
    guard let sense = phrases.sense(ofAll: folded, as: "type") else { return false }
    switch sense {
    case "required": parts.isRequired = true
    case "optional": parts.isRequired = false
    default: parts.kind = InputParts.Kind(rawValue: sense) ?? parts.kind
    }
    return true
  }

  /// The kind and options in words of the form "dropdown: A, B", "select (A, B)" or "radio with A
  /// and B".
  func typedOptions(_ range: SourceRange) -> (InputParts.Kind, [Details.Item])? {
    let folded = words.folded(range)
    guard let opening = phrases.opening(of: folded, as: "type"),
      let kind = InputParts.Kind(rawValue: opening.sense),
      [.choice, .radio, .multiple].contains(kind), opening.length < folded.count
    else { return nil }
    let (end, _) = words.place(after: opening.length, in: range)
    var rest = words.trimmed(SourceRange(end, range.upperBound))
    let isMarked = words.bytes[rest.range].first.map { Self.introducers.contains($0) } ?? false
    rest = trimmedMarks(rest)
    let first = words.folded(rest)
    let isLed = phrases.opening(of: first, as: "lead options") != nil
    guard isMarked || isLed || words.bytes[rest.range].contains(UInt8(ascii: "/")) else {
      return nil
    }
    if isLed { rest = words.dropping(1, from: rest) }
    let members = words.members(of: rest)
    return members.count > 1 ? (kind, items(members)) : nil
  }

  static let introducers = Array(":([-–,".utf8)

  /// A range without marks that introduce or close it.
  func trimmedMarks(_ range: SourceRange) -> SourceRange {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, !words.bytes[start].isWordPart, words.bytes[start] != UInt8(ascii: "\"") {
      start += 1
    }
    while end > start,
      words.bytes[end - 1] == UInt8(ascii: ")") || words.bytes[end - 1] == UInt8(ascii: "]")
    {
      end -= 1
    }
    return SourceRange(start, end)
  }

  /// Options with these names, with the one stated to be chosen selected.
  package func items(_ members: [SourceRange]) -> [Details.Item] {
    members.compactMap { member in
      let line = FieldLine(member, of: words)
      let isDefault = line.notes.contains {
        phrases.sense(ofAll: words.folded($0), as: "word default") != nil
      }
      let name = isDefault ? line.label : member
      guard phrases.sense(ofAll: words.folded(name), as: "word etc") == nil else { return nil }
      return Details.Item(words.label(name), isSelected: isDefault)
    }
  }

  func isEnumeration(_ members: [SourceRange], _ range: SourceRange) -> Bool {
    members.allSatisfy { words.count(FieldLine($0, of: words).label) <= 5 }
      && phrases.opening(of: words.folded(range), as: "opening example") == nil
  }

  /// Whether text in brackets describes an input instead of listing its options: "read only, link
  /// to change", "Team, 14 seats", "dog, key safe" of notes.
  private func isRemark(_ members: [SourceRange], on label: String) -> Bool {
    if members.contains(where: { phrases.sense(in: words.folded($0), as: "word remark") != nil }) {
      return true
    }
    let counted = members.count { member in
      words.count(member) > 1 && words.bytes[member.lowerBound].isASCIIDigit
    }
    if members.count == 2, counted == 1 { return true }
    // Notes are free text, whatever they are about.
    return book.fieldKind(of: label) == .multiline
  }

  /// Reads the kind from the name itself: "CV upload", "newsletter yes/no", "weight in kg".
  func takeLabel(_ line: FieldLine, _ parts: inout InputParts) {
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
    {
      parts.kind = .toggle
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
