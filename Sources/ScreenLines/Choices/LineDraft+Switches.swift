internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Questions that are answered by yes or no.
extension LineDraft {
  /// The switch of words with "yes/no" in them: "floor and lift yes/no, for both"; nil for others.
  func answered(_ range: SourceRange) -> Request? {
    guard let (name, rest) = withoutAnswers(range) else { return nil }
    let field = FieldLine(name, of: words)
    guard words.partsAtCommas(of: field.name).count < 3, field.value == nil else { return nil }
    var details = Details(label: label(field.label, ofQuestion: field.isQuestion))
    if field.isStarred { details.isRequired = true }
    for note in field.notes + (rest.map { [$0] } ?? []) {
      if let isRequired = inputs.saysWhetherRequired(inputs.unbracketed(note)) {
        details.isRequired = isRequired
      } else if details.hint == nil {
        details.hint = words.verbatim(note)
      }
    }
    return Request(.component(.toggle), range, details)
  }

  /// The switch of a question whose answer goes on from a yes: "Travelled? yes → countries".
  func questioned(_ field: FieldLine, _ range: SourceRange) -> Request? {
    guard field.isQuestion, let value = field.value, words.count(value) > 1,
      listed(inputs.unbracketed(value)).count < 3,
      phrases.opening(of: words.folded(field.label), as: "draft asks") == nil,
      let first = words.folded(value).words.first,
      isWord(first, "draft answering") || first == "→"
    else { return nil }
    var details = Details(label: label(field.label, ofQuestion: true))
    details.hint = words.verbatim(withoutMarksBefore(value))
    return Request(.component(.toggle), range, details)
  }

  /// The words before "yes/no", "y/n" or "yes or no", and those behind it; nil if there are more
  /// than two answers: "yes/no/unsure".
  func withoutAnswers(_ range: SourceRange) -> (name: SourceRange, rest: SourceRange?)? {
    let folded = words.folded(range)
    guard let found = phrases.find("draft answer", in: folded, from: 1) else { return nil }
    let end = words.place(after: found.lowerBound, in: range).end
    let close = words.place(after: found.upperBound, in: range).end
    let behind = words.bytes[close..<range.upperBound]
    let hasComma = words.bytes[end..<close].contains(UInt8(ascii: ","))
    if let next = behind.first, "/|".utf8.contains(next) || hasComma && next == UInt8(ascii: ",") {
      return nil
    }
    if behind.starts(with: " /".utf8) { return nil }
    // The mark of a question belongs to the name, a dash or a bracket to the answers.
    let marks = words.bytes[end..<range.upperBound].prefix { "?\"".utf8.contains($0) }
    let start = words.trimmed(range).lowerBound
    let name = words.unquoted(SourceRange(start, max(end, marks.endIndex)))
    let rest = withoutStop(withoutMarksBefore(SourceRange(close, range.upperBound)))
    return (name, words.count(rest) > 0 ? rest : nil)
  }

  /// Words without the marks before them: "both floors" of ", both floors".
  private func withoutMarksBefore(_ range: SourceRange) -> SourceRange {
    let rest = dropping(")],;:->?\"", before: range)
    let arrow = Array("→".utf8)
    return words.bytes[rest.range].starts(with: arrow)
      ? words.trimmed(rest.dropping(arrow.count)) : rest
  }
}
