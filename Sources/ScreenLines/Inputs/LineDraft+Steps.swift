internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that name a step of several: "Step 2 – Payment", "Page 1: name, address".
extension LineDraft {
  /// The name behind a step and its number, empty if it has none; nil for other words.
  func step(_ range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    guard folded.count > 1,
      phrases.sense(ofAll: FoldedWords(folded.words[0]), as: "step any") != nil,
      folded.words[1].utf8.allSatisfy(\.isASCIIDigit)
    else { return nil }
    guard folded.count > 2 else { return SourceRange(range.upperBound, range.upperBound) }
    return words.dropping(2, from: range)
  }

  /// The step that a line names and describes: "Step 1 – Organisation: legal name, country".
  func describedStep(_ range: SourceRange) -> Request? {
    guard let rest = step(range), !rest.isEmpty else { return nil }
    let field = FieldLine(rest, of: words)
    guard let value = field.value else { return nil }
    return .section(words.label(field.label), range, variant: "step", asked(value))
  }
}
