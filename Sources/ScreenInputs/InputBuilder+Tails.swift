internal import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Details of an input that follow its name without a mark.
extension InputBuilder {
  /// Removes types and rules after commas, and bounds, from the end of a name: "Notes, several
  /// lines", "Rating 1-5 stars", "Target temperature 10-35".
  package func takeTail(_ range: SourceRange, _ parts: inout InputParts, isRated: Bool) {
    let members = words.members(of: range, joinedBy: [])
    let tail = members.dropFirst().reversed().prefix { takesAll($0) || isAside($0) }
    if !tail.isEmpty,
      words.bytes[range.range].contains(UInt8(ascii: ","))
    {
      for member in tail.reversed() where !takeType(member, &parts) && !takeRule(member, &parts) {
        parts.hint = words.verbatim(member)
      }
      let end = members[members.count - tail.count - 1].upperBound
      parts.label = words.label(SourceRange(range.lowerBound, end))
      return
    }
    let folded = words.folded(range)
    for count in 1..<max(folded.count, 1) {
      let rest = words.dropping(count, from: range)
      guard words.bytes[rest.range].first.map(\.isASCIIDigit) ?? false else { continue }
      var scaled = parts
      scaled.label = words.label(words.droppingLast(folded.count - count, from: range))
      let isStars = words.bytes[range.range].last != UInt8(ascii: "?")
      if takeScale(rest, &scaled, isRated: isRated && isStars) { parts = scaled }
      return
    }
  }

  /// Whether a line is a name and, behind a comma, what is filled in: "Description, long text", "Mobile,
  /// phone".
  package func hasTypeTail(_ range: SourceRange) -> Bool {
    let members = words.partsAtCommas(of: range)
    guard members.count == 2, FieldLine(range, of: words).value == nil,
      (1...5).contains(words.count(members[0])), case let tail = words.folded(members[1])
    else { return false }
    if phrases.sense(ofAll: tail, as: "tail type") != nil { return true }
    // "Email, phone" are two; a mobile is a phone.
    guard let kind = phrases.sense(ofAll: tail, as: "type"),
      let own = book.fieldKind(of: words.text(members[0]))
    else { return false }
    return kind == own.rawValue && phrases.sense(ofAll: words.folded(members[0]), as: "type") == nil
  }

  /// Reads and removes whether an input is required from the end of its details: "Bath, Bristol or
  /// Cardiff (mandatory)".
  func withoutDuty(_ range: SourceRange, _ parts: inout InputParts) -> SourceRange {
    let line = FieldLine(range, of: words)
    guard line.value == nil, let note = line.notes.last, !line.label.isEmpty,
      let isRequired = saysWhetherRequired(note)
    else { return range }
    parts.isRequired = isRequired
    return line.label
  }

  /// The choice of a line that only names options: "Morning or afternoon".
  func alternatives(_ range: SourceRange) -> Request? {
    let members = words.members(of: range)
    guard words.hasAlternative(range), (2...5).contains(members.count),
      members.allSatisfy({
        words.count($0) <= 2 && !isFieldName(words.folded($0)) && !isPressed($0)
      })
    else { return nil }
    var details = Details(label: words.label(range))
    details.items = items(members)
    return Request(.need(.choice), range, details)
  }

  /// The choice between deeds or things that a step asks for: "pick up or delivery".
  package func either(_ range: SourceRange) -> Request? {
    let members = words.members(of: range)
    guard words.hasAlternative(range), FieldLine(range, of: words).value == nil,
      (2...5).contains(members.count),
      members.allSatisfy({ (1...3).contains(words.count($0)) && !isFieldName(words.folded($0)) })
    else { return nil }
    var details = Details(label: words.label(range))
    details.items = items(members)
    return Request(.need(.choice), range, details)
  }

  /// Whether words only name something: they have no verb and no mark.
  package func nameOnly(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    return !isClause(range, folded) && phrases.sense(in: folded, as: "component any") == nil
      && phrases.opening(of: folded, as: "opening wish") == nil
      && words.bytes[range.range].allSatisfy { !"?!:;".utf8.contains($0) }
  }

  /// Words without a conjunction at their end: "review the order and".
  package func withoutJoint(_ range: SourceRange) -> SourceRange {
    guard let last = words.folded(range).words.last, words.count(range) > 1,
      LineWords.conjunctions.contains(last)
    else { return range }
    return words.droppingLast(1, from: range)
  }

  /// Whether words are only help for filling something in: "a few sentences".
  private func isAside(_ range: SourceRange) -> Bool {
    phrases.opening(of: words.folded(range), as: "opening optional") != nil
  }

  /// The answers that a question states: "yes / no".
  package func answers(_ range: SourceRange) -> [Details.Item]? {
    guard words.bytes[range.range].contains(UInt8(ascii: "/")) else { return nil }
    let members = words.members(of: range)
    guard (2...7).contains(members.count),
      members.count > 2
        ? members.allSatisfy({ (1...8).contains(words.count($0)) })
        : members.allSatisfy({ book.isOn(words.text($0)) != nil && $0.count > 1 })
    else { return nil }
    return items(members)
  }
}
