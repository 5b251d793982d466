internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Names with their options in brackets.
extension LineDraft {
  /// The inputs of a name with a note in brackets that lists something: a choice for "Lane (1, 2,
  /// 3)"; nil for other notes, which only say something of the input.
  func noted(_ field: FieldLine, _ range: SourceRange) -> [Request]? {
    guard var note = field.notes.first, field.notes.count == 1 else { return nil }
    // "(which one: rain, fleece)" asks in the brackets.
    let inner = FieldLine(note, of: words)
    if let asked = inner.value, listed(asked).count > 1, !inner.isDashed { note = asked }
    if let spaced = spacedMembers(note) { return [choice(of: inputs.items(spaced), field, range)] }
    let members = listed(note)
    let areAsked =
      members.count > 2 && members.dropFirst().allSatisfy { weight(of: $0) > 100 }
      && members.contains { phrases.opening(of: words.folded($0), as: "draft asks") != nil }
    if areAsked { return members.flatMap { single($0, FieldLine($0, of: words)) } }
    guard areOptions(members, in: note) else { return nil }
    if members.count > 2, !inputs.namesValue(field.label),
      areFields(members, behind: field, in: note)
    {
      return members.flatMap { single($0, FieldLine($0, of: words)) }
    }
    let isSlashed = words.partsAtCommas(of: note).count == 1 && !words.hasAlternative(note)
    if members.count == 2, !isSlashed, words.count(note) > 4 { return nil }
    guard isSlashed, isFormat(members, in: note) else {
      return [choice(of: inputs.items(members), field, range)]
    }
    var request = single(field.label, FieldLine(field.label, of: words))[0]
    request.details.hint = words.verbatim(note)
    return [request]
  }

  /// Whether members of a note may be options: not "text, required" and "max 5, as they come".
  private func areOptions(_ members: [SourceRange], in note: SourceRange) -> Bool {
    members.count > 1 && !inputs.takesAll(members[0]) && !inputs.takesAll(note)
      && members.allSatisfy {
        inputs.saysWhetherRequired($0) == nil && words.count($0) <= 4
          && phrases.find("draft modal", in: words.folded($0)) == nil
      } && !isRemark(members, mayCount: true)
  }

  /// Whether members only stand for digits: "MM/YYYY".
  private func isFormat(_ members: [SourceRange], in note: SourceRange) -> Bool {
    members.count < 4 && members.allSatisfy { $0.count <= 4 }
      && members.contains { $0.count > 1 }
      && !words.bytes[note.range].contains { $0.isASCIISmallLetter || $0.isASCIIDigit }
  }

  /// The texts in several square brackets: "[none] [prune] [cable]".
  func bracketGroups(_ range: SourceRange) -> [SourceRange] {
    var (found, open): ([SourceRange], Int?) = ([], nil)
    for index in range.range {
      let byte = words.bytes[index]
      if byte == UInt8(ascii: "[") { open = index + 1 }
      if byte == UInt8(ascii: "]"), let start = open {
        let inside = words.trimmed(SourceRange(start, index))
        if !inside.isEmpty { found.append(inside) }
        open = nil
      } else if open == nil, byte.isASCIILetter || byte.isASCIIDigit {
        return []
      }
    }
    return found
  }

  /// A choice whose value is its type with the options in brackets: "dropdown (Phone, Wallet)".
  func typedChoice(_ field: FieldLine, _ value: SourceRange, _ range: SourceRange) -> Request? {
    let inner = FieldLine(value, of: words)
    guard inner.value == nil, inner.notes.count == 1, (1...5).contains(words.count(inner.label)),
      case let options = listed(inner.notes[0]), options.count > 1,
      let sense = phrases.opening(of: words.folded(inner.label), as: "type")?.sense,
      let kind = InputParts.Kind(rawValue: sense),
      [.choice, .radio, .segmented, .multiple].contains(kind)
    else { return nil }
    var request = choice(of: inputs.items(options), field, range)
    if kind != .choice { request.details.variant = sense }
    request.subject = .component(.picker)
    return request
  }

  /// Words before an arrow that says what follows from them: "date, minutes → Add".
  func withoutArrow(_ range: SourceRange) -> SourceRange {
    for arrow in [" → ", " -> "].map({ Array($0.utf8) }) {
      if let place = words.bytes[range.range].firstRange(of: arrow),
        words.sequence(in: range) == nil
      {
        return SourceRange(range.lowerBound, place.lowerBound)
      }
    }
    return range
  }
}
