package import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// A numbered line that asks for something: "How often: one-off, every 4 weeks".
package struct NumberedQuestion {
  /// What is asked, as the name of a step.
  package var label: Phrase
  package var range: SourceRange
  /// The inputs, or the figures and buttons of the last line.
  package var parts: [Request]
}

/// Numbered lines that ask one thing each.
extension PartReader {
  /// Whether the lines of a list describe a collection, a page or questions together.
  ///
  /// A line that ends in "and" goes on behind the list, which the reader of sentences joins.
  package func describes(_ list: OutlineList) -> Bool {
    !list.items.contains { breaksOff($0.words) }
      && (gathers(list) || page(list.items) != nil || questions(list) != nil)
  }

  private func breaksOff(_ range: SourceRange) -> Bool {
    guard let last = words.folded(range).words.last else { return false }
    // The letter of "Vitamin E" is a conjunction in Italian.
    return last.utf8.count > 1 && LineWords.conjunctions.contains(last)
  }

  /// The questions of a numbered list, one for each line; nil if a line asks nothing, or if fewer
  /// than two state what may be answered.
  package func questions(_ list: OutlineList) -> [NumberedQuestion]? {
    guard list.isOrdered, list.items.count > 2,
      list.items.allSatisfy({ $0.blocks.isEmpty && $0.isTicked == nil })
    else { return nil }
    var found: [NumberedQuestion] = []
    var (sure, fields) = (0, 0)
    for (place, item) in list.items.enumerated() {
      let line = bare(item.words)
      // The sentence behind a question is its answer.
      if words.bytes[item.words.range].last == UInt8(ascii: "."),
        FieldLine(item.words, of: words).isQuestion
      {
        return nil
      }
      if namesInputs(line) { return nil }
      if let further = further(line) {
        found.append(further)
        fields += 1
      } else if let choice = choice(line) {
        found.append(
          NumberedQuestion(
            label: choice.details.label ?? words.label(line), range: line, parts: [choice]))
        sure += 1
      } else if let counts = counts(line) {
        // A step has a short name.
        let isShort = line.count <= Self.longestName
        let label = isShort ? words.label(line) : counts[0].details.label ?? words.label(line)
        found.append(NumberedQuestion(label: label, range: line, parts: counts))
        sure += 1
      } else if place == list.items.count - 1, let end = end(line) {
        found.append(end)
      } else if let asked = fieldsAsked(line) {
        let name = FieldLine(inputs.withoutAsking(line), of: words)
        let label = words.label(inputs.withoutState(name.value == nil ? name.label : line))
        found.append(NumberedQuestion(label: label, range: line, parts: asked))
        fields += 1
      } else {
        return nil
      }
    }
    return sure > 1 || sure == 1 && fields > 1 ? found : nil
  }

  /// Whether a line enumerates what is filled in: "Keys – number of house keys, of mailbox keys".
  private func namesInputs(_ line: SourceRange) -> Bool {
    guard let value = FieldLine(line, of: words).value else { return false }
    let members = words.members(of: value)
    return members.count > 1
      && (namesFields(members)
        || members.contains {
          phrases.opening(of: words.folded($0), as: "question many") != nil
        })
  }

  private func namesFields(_ members: [SourceRange]) -> Bool {
    members.allSatisfy { inputs.isFieldName(words.folded($0)) }
  }

  /// The most letters of a step's name.
  private static let longestName = 38

  /// The choice of a line with its options behind a colon, a dash, a question mark or in brackets,
  /// each as it is written.
  func choice(_ line: SourceRange) -> Request? {
    let field = FieldLine(line, of: words)
    let isSeveral = inputs.isSeveral(line)
    var name = field.label
    var said: SourceRange?
    for range in [field.value].compactMap(\.self) + field.notes.reversed() {
      let plain = FieldLine(range, of: words)
      let own = plain.value == nil && inputs.isSeveral(range) && plain.notes.isEmpty ? nil : range
      if said == nil, let own { said = own }
    }
    guard var options = said.map(inputs.unbracketed) else { return either(line) }
    // "lawn, pond (tick all that apply)" names no third thing.
    let plain = FieldLine(options, of: words)
    if let note = plain.notes.last, inputs.isSeveral(note) { options = plain.label }
    let members = words.members(of: options)
    guard members.count > 1,
      members.allSatisfy({ (1...6).contains(words.count($0)) && !asksOfUser($0) }),
      !namesFields(members),
      !members.contains(where: { phrases.opening(of: words.folded($0), as: "question many") != nil }
      ),
      InputBuilder.bounds(words.text(options)) == nil
    else { return nil }
    name = bare(field.isQuestion ? name : inputs.withoutAsking(name))
    var details = Details(label: words.label(name))
    if field.isQuestion, details.label?.text.hasSuffix("?") == false { details.label?.text += "?" }
    details.items = members.map { Details.Item(words.label($0)) }
    let isYes = members.count == 2 && isAll(members[0], "cell on") && isAll(members[1], "cell off")
    if !field.isQuestion, isYes || isAnswers(members) {
      details.items = []
      return Request(.component(.toggle), line, details)
    }
    guard isSeveral || inputs.isSeveral(options) || asksForSeveral(field.label) else {
      return Request(.need(.choice), line, details)
    }
    details.variant = "multiple"
    return Request(.component(.picker), line, details)
  }

  /// Whether the answers are yes and no.
  private func isAnswers(_ members: [SourceRange]) -> Bool {
    let folded = members.map { words.text($0).lowercased() }
    return folded.count == 2
      && phrases.sense(ofAll: FoldedWords(folded[0]), as: "answer yes") != nil
      && phrases.sense(ofAll: FoldedWords(folded[1]), as: "answer no") != nil
  }

  /// Whether a question asks for any number of things: "Which of these have you taken".
  private func asksForSeveral(_ range: SourceRange) -> Bool {
    inputs.asksForSeveral(range)
      || phrases.opening(of: words.folded(range), as: "question several") != nil
  }

  /// A choice between two things that a whole line names: "Pick-up or delivery".
  private func either(_ line: SourceRange) -> Request? {
    let field = FieldLine(line, of: words)
    let asked = inputs.withoutAsking(line)
    guard field.value == nil, field.notes.isEmpty, !field.isQuestion, words.hasAlternative(asked),
      case let members = words.members(of: asked), members.count == 2,
      members.allSatisfy({ words.count($0) <= 3 })
    else { return nil }
    var details = Details(label: words.label(asked))
    details.items = members.map { Details.Item(words.label($0)) }
    return Request(.need(.choice), line, details)
  }

  private func asksOfUser(_ range: SourceRange) -> Bool {
    phrases.sense(in: words.folded(range), as: "region part") != nil
  }

  /// The numbers that a line asks for with a slash between them: "How many windows at the front / at
  /// the back", "Number of adults / children"; nil for other lines.
  package func counts(_ line: SourceRange) -> [Request]? {
    let folded = words.folded(line)
    guard let many = phrases.opening(of: folded, as: "question many"),
      FieldLine(line, of: words).value == nil,
      words.bytes[line.range].contains(UInt8(ascii: "/")),
      case let members = words.members(of: line), (2...4).contains(members.count)
    else { return nil }
    return members.enumerated().map { place, member in
      var label = words.label(member)
      let own = words.folded(member)
      if place > 0, phrases.opening(of: own, as: "question many") == nil {
        let first = words.folded(members[0])
        // "at the back" takes the place of "at the front".
        let same = first.words.firstIndex(of: own.words[0]).flatMap { $0 > many.length ? $0 : nil }
        let kept = self.first(same ?? many.length, of: members[0])
        label = Phrase(words.label(kept).text + " " + words.text(member), at: member)
      }
      var details = Details(label: label)
      details.fieldKind = .number
      return Request(.need(.input), member, details)
    }
  }

  /// The inputs of a line that names them, or asks a question.
  private func fieldsAsked(_ line: SourceRange) -> [Request]? {
    let field = FieldLine(line, of: words)
    let own = field.isQuestion ? line : inputs.withoutAsking(line)
    let parts =
      field.value == nil && !field.isQuestion && field.notes.isEmpty ? members(own) : [own]
    guard !parts.isEmpty, parts.count < 6 else { return nil }
    var found: [Request] = []
    for part in parts {
      let wishes = slashed(part, field).flatMap { range in
        words.members(of: range).count > 1 && !field.isQuestion
          ? inputs.wishes(range, mayBePressed: false) : [inputs.wish(range, mayBePressed: false)]
      }
      let isAsked =
        field.isQuestion || inputs.isFieldName(words.folded(part)) || inputs.namesValue(part)
        || wishes.contains { $0.subject != .need(.input) }
        || wishes.contains { $0.details.fieldKind != nil && $0.details.fieldKind != .text }
        || own != line
      guard isAsked, words.count(part) <= 14 else { return nil }
      found += wishes
    }
    return found
  }

  /// A question with what is asked where it holds: "May we contact you? If so, your email"; nil for
  /// other lines.
  private func further(_ line: SourceRange) -> NumberedQuestion? {
    let field = FieldLine(line, of: words)
    guard field.isQuestion, let value = field.value,
      let condition = phrases.opening(of: words.folded(value), as: "question if"),
      condition.length < words.count(value)
    else { return nil }
    let rest = inputs.withoutAsking(bare(behind(condition.length, in: value)))
    return NumberedQuestion(
      label: words.label(field.label), range: line,
      parts: [inputs.wish(field.label, mayBePressed: false)]
        + inputs.wishes(rest, mayBePressed: false))
  }

  /// The names of two values with a slash between them, "Arrival / departure"; "Budget from / to" is
  /// one name.
  private func slashed(_ part: SourceRange, _ field: FieldLine) -> [SourceRange] {
    let members = words.members(of: part)
    guard words.bytes[part.range].contains(UInt8(ascii: "/")), field.value == nil,
      !field.isQuestion, (2...3).contains(members.count),
      members.allSatisfy({ words.count($0) <= 3 && !isAll($0, "rows direction") }),
      !LabelFeatures.prepositions.contains(words.folded(members[1]).words[0]),
      inputs.withoutState(part) == part
    else { return [part] }
    return members
  }

  /// What the last line shows and the button it ends with: `Show price and "Book it" button`, "Total
  /// + Pay"; nil for other lines.
  private func end(_ line: SourceRange) -> NumberedQuestion? {
    let field = FieldLine(line, of: words)
    let name = field.value != nil ? field.label : nil
    var rest = field.value ?? line
    rest = cutter.withoutOpenings(rest, as: "question shown")
    var (figures, buttons): ([SourceRange], [Request]) = ([], [])
    var reviewed: SourceRange?
    for part in split(rest) {
      if reviewed == nil, phrases.opening(of: words.folded(part), as: "question reviewed") != nil {
        reviewed = part
        continue
      }
      let own = cutter.withoutOpenings(part, as: "question shown")
      if let pressed = acts(own, arePressed: true) {
        buttons += pressed
      } else if !isAll(own, "question summary") {
        figures.append(own)
      }
    }
    guard !buttons.isEmpty, figures.allSatisfy({ words.count($0) <= 4 }) else { return nil }
    let shown = figures.map { Request(.need(.metric), $0, Details(label: words.label($0))) }
    let label = name ?? reviewed ?? figures.first
    return NumberedQuestion(
      label: label.map(words.label) ?? buttons[0].details.label ?? words.label(line), range: line,
      parts: shown + buttons)
  }
}
