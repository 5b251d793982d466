internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Names with several members behind them, which are inputs of their own or options.
extension LineDraft {
  /// The inputs of a name with a value behind a mark: "Host: name, phone", "Category: noise,
  /// staff"; nil if the value is no enumeration.
  func valued(_ field: FieldLine, _ value: SourceRange, _ range: SourceRange) -> [Request]? {
    let value = withoutArrow(inputs.unbracketed(value))
    if !field.isQuestion, words.partsAtCommas(of: value).count == 1, let answered = answered(value)
    {
      return [answered]
    }
    if field.isDashed,
      [field.label, value].allSatisfy({
        phrases.sense(ofAll: words.folded($0), as: "draft span") != nil
      })
    {
      return [field.label, value].map {
        Request(.need(.input), $0, Details(label: words.label($0)))
      }
    }
    let inner = FieldLine(value, of: words)
    if inner.value != nil, phrases.opening(of: words.folded(inner.label), as: "type") != nil {
      return nil
    }
    let bracketed = bracketGroups(value)
    if bracketed.count > 1 { return [choice(of: inputs.items(bracketed), field, range)] }
    if let typed = typedChoice(field, value, range) { return [typed] }
    let members = listed(value)
    guard isEnumeration(value, of: members) else { return nil }
    // Two may be a description, "tick from the list, at least 7"; more are options.
    if !field.isQuestion, members.count == 2, !hasSlash(value), isRemark(members, mayCount: true) {
      return [literal(range)]
    }
    guard
      members.allSatisfy({ words.count(FieldLine($0, of: words).label) <= Self.longestMember })
    else { return nil }
    if areFields(members, behind: field, in: value) {
      return members.flatMap { single($0, FieldLine($0, of: words)) }.map {
        prefixed($0, by: field)
      }
    }
    let isPair =
      members.count == 2 && !words.hasAlternative(value) && !hasSlash(value)
      && split(value, at: ",;|+").count < 2
    // "Fleas = extra 15 and last of the day" describes the input.
    if isPair, words.count(value) > 2 { return [literal(range)] }
    return [choice(of: inputs.items(members), field, range)]
  }

  /// Whether a value has several members, and is no description of one input: not "text, required".
  private func isEnumeration(_ value: SourceRange, of members: [SourceRange]) -> Bool {
    guard members.count > 1, words.sequence(in: value) == nil, !inputs.takesAll(value),
      !members.contains(where: { inputs.saysWhetherRequired($0) != nil })
    else { return false }
    let others = members.dropFirst()
    return !inputs.takesAll(members[0])
      || others.count > 1 && others.reduce(0) { $0 + weight(of: $1) } > 100 * others.count
  }

  /// The most words of a member.
  private static let longestMember = 6

  /// The name of a group before those of its inputs, if they would not be understood without it:
  /// "Emergency contact: name, phone".
  private func prefixed(_ request: Request, by field: FieldLine) -> Request {
    guard let group = phrases.ending(of: words.folded(field.label), as: "group"),
      group.sense != "plain",
      let own = request.details.label
    else { return request }
    var request = request
    request.details.label = Phrase(
      label(field.label).text + " " + LabelText.lowercasedStart(own.text), from: own.origin)
    return request
  }

  /// Whether the members behind a name are inputs of their own, "Host: name, phone", and not its
  /// options, by how much their words speak for the names of values.
  func areFields(_ members: [SourceRange], behind field: FieldLine, in value: SourceRange) -> Bool {
    if words.hasAlternative(words.partsAtCommas(of: value).last ?? value) { return false }
    let folded = words.folded(field.label)
    if field.notes.contains(where: saysSeveral) { return false }
    if field.isQuestion || phrases.opening(of: folded, as: "draft asks thing") != nil {
      return members.count > 2 && members.allSatisfy { weight(of: $0) > 200 }
    }
    let isForm =
      phrases.ending(of: folded, as: "draft form") != nil
      || phrases.opening(of: folded, as: "draft form") != nil
      || phrases.ending(of: folded, as: "group") != nil
    var total = members.reduce(0) { $0 + weight(of: $1) } / members.count
    if isForm { total += 100 }
    // Options are often written with capitals.
    if members.allSatisfy(beginsWithCapital) { total -= 100 }
    if words.bytes[value.range].contains(UInt8(ascii: "/")),
      listed(value).count == words.members(of: value, joinedBy: Self.joints).count,
      words.partsAtCommas(of: value).count == 1
    {
      total -= 150
    }
    if words.bytes[value.range].contains(UInt8(ascii: "+")) { total += 100 }
    if let score = inputs.valueScore(field.label), score > 150, !isForm { total -= 50 }
    return total > 120
  }

  /// How much a member speaks for the name of an input, in hundredths: 300 for a question, -250 for
  /// words with a number.
  func weight(of member: SourceRange) -> Int {
    let field = FieldLine(member, of: words)
    let folded = words.folded(field.label)
    guard folded.count > 0 else { return 0 }
    if phrases.sense(ofAll: folded, as: "draft other") != nil { return -400 }
    if field.isQuestion || withoutAnswers(member) != nil { return 300 }
    if phrases.opening(of: folded, as: "draft asks") != nil { return 300 }
    if phrases.sense(ofAll: folded, as: "draft span") != nil { return 250 }
    if !field.notes.isEmpty, listed(field.notes[0]).count > 1 { return 300 }
    if folded.words.contains(where: { $0.utf8.first?.isASCIIDigit ?? false }) { return -250 }
    if inputs.isFieldName(folded) { return 300 }
    if let type = phrases.ending(of: folded, as: "ending"), type.length < folded.count {
      return 300
    }
    return min(350, max(-200, inputs.valueScore(field.label) ?? 0))
  }
}
