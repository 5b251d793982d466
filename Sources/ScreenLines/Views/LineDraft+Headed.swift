internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Lines with a name and more behind a mark or behind "with".
extension LineDraft {
  /// What a line with a name and more behind a colon, a dash or an arrow asks for: a table for
  /// "Tours: time, guide", a list for "Who still has keys -> list".
  mutating func headed(
    _ field: FieldLine, _ value: SourceRange, _ range: SourceRange
  ) -> [Request] {
    if field.isArrow {
      if let (kind, _) = kind(of: value), words.count(value) <= 3,
        let component = ComponentKind(rawValue: kind)
      {
        return [Request(.component(component), range, Details(label: words.label(field.label)))]
      }
      leaveOut(value, .manner)
      return pieces(field.label).map { part($0) }
    }
    if field.isDashed, parts.region(field.label) != nil { return content(value) }
    if field.isDashed,
      parts.members(value).count < 2 || words.count(value) > 4 * pieces(value).count + 3
    {
      leaveOut(value, .more)
      return content(field.notes.isEmpty ? field.label : field.name)
    }
    let said = pieces(value)
    // "Result = the share of each" says how, "Old reading: shown in grey" how it looks.
    let isComputed =
      words.bytes[field.name.upperBound..<value.lowerBound].contains(UInt8(ascii: "="))
    let isLook = said.allSatisfy {
      phrases.sense(ofAll: words.folded($0), as: "draft appearance") != nil
    }
    if isLook || isComputed && !namesSeveral(field.label) && form(of: field.label) == nil {
      leaveOut(value, .manner)
      return content(field.label)
    }
    return described(field.name, by: value, in: range, mayBeKinds: true)
  }

  /// The parts of a line whose name a full stop ends: "list of games. pitch, teams".
  func stopped(_ range: SourceRange) -> (head: SourceRange, tail: SourceRange)? {
    guard let stop = words.bytes[range.range].firstRange(of: Array(". ".utf8)),
      stop.lowerBound > range.lowerBound, stop.upperBound < range.upperBound
    else { return nil }
    let head = words.trimmed(SourceRange(range.lowerBound, stop.lowerBound))
    let tail = words.trimmed(SourceRange(stop.upperBound, range.upperBound))
    let last = words.bytes[head.range].split(separator: UInt8(ascii: " ")).last
    guard (1...4).contains(words.count(head)), words.partsAtCommas(of: tail).count > 1,
      !words.bytes[head.range].contains(UInt8(ascii: ",")),
      phrases.sense(ofAll: words.folded(head), as: "abbreviation") == nil, (last?.count ?? 0) > 3
    else { return nil }
    return (head, tail)
  }

  /// The parts of a line at "with", if what is behind it is said of what is before: "machines with
  /// zone and number"; an empty tail if it only says how something is shown.
  func partedAtWith(_ range: SourceRange) -> (head: SourceRange, tail: SourceRange)? {
    let folded = words.folded(range)
    guard let with = phrases.find("draft with", in: folded, from: 1),
      with.upperBound < folded.count,
      phrases.opening(of: folded, as: "draft lacking", at: with.lowerBound) == nil,
      phrases.opening(of: folded, as: "view question") == nil
    else { return nil }
    let (end, next) = words.place(after: with.lowerBound, in: range)
    let close = words.bytes[end] == UInt8(ascii: ")") ? 1 : 0
    let before = words.trimmed(SourceRange(range.lowerBound, end + close))
    guard !words.bytes[before.range].contains(UInt8(ascii: "\"")) else { return nil }
    let first = words.partsAtCommas(of: range).first ?? range
    // "The team, one row per person, with name and role"
    let isBehind = words.bytes[end..<next].contains(UInt8(ascii: ","))
    let head = isBehind ? first : before
    let kind = kind(of: before)?.kind
    let isForm = kind.map(Self.forms.contains) ?? false
    guard end <= first.upperBound || isBehind, words.count(head) <= (isForm ? 11 : 7) else {
      return nil
    }
    if kind != nil, !isForm { return isBehind ? (before, .at(range.upperBound)) : nil }
    let tail = words.dropping(with.upperBound, from: range)
    return isForm && areShort(in: tail) || describes(tail, before) ? (head, tail) : nil
  }

  /// Whether words behind "with" say what things have, which is short: not "Line with a limit".
  private func describes(_ tail: SourceRange, _ head: SourceRange) -> Bool {
    guard areShort(in: tail) else { return false }
    let names = strongParts(of: tail).flatMap { parts.members($0) }
    return namesSeveral(head) || names.count > 2
      || names.count > 1
        && names.contains { inputs.namesValue(FieldLine($0, of: words).label) }
  }

  /// Whether all names in some words are short: "zone and number".
  private func areShort(in range: SourceRange) -> Bool {
    strongParts(of: range).flatMap { parts.members($0) }
      .allSatisfy { words.count(FieldLine($0, of: words).label) <= 6 }
  }
}
