internal import ScreenAssembling
internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenRoles
internal import ScreenText

/// What lines say of whether an input must be filled in, and how often it may be chosen.
extension LineDraft {
  /// A line without the words at its end that say whether it must be filled in: "Pet name is
  /// mandatory", "Branch: Bath, Cardiff (required)"; nil for a line without such words.
  func withoutDuty(_ range: SourceRange) -> (SourceRange, Bool)? {
    let close = UInt8(ascii: ")")
    if words.bytes[range.range].last == close,
      let open = words.bytes[range.range].lastIndex(of: UInt8(ascii: "(")), open > range.lowerBound,
      let duty = inputs.saysWhetherRequired(SourceRange(open + 1, range.upperBound - 1))
    {
      return (words.trimmed(SourceRange(range.lowerBound, open)), duty)
    }
    let count = words.count(range)
    guard count > 2 else { return nil }
    let last = words.dropping(count - 1, from: range)
    let before = words.folded(range).words[count - 2]
    guard phrases.sense(ofAll: FoldedWords(before), as: "draft copula") != nil,
      let duty = inputs.saysWhetherRequired(last)
    else { return nil }
    return (words.droppingLast(2, from: range), duty)
  }

  /// Takes what a line only says of the input that it is nested in, "required"; false for others.
  mutating func takesDuty(_ range: SourceRange, at place: Int) -> Bool {
    guard let parent = lines[place].parent, lines[parent].role == .input,
      let said = duty(in: range)
    else { return false }
    return groups.change(below: head(of: parent), said)
  }

  /// What a line that is nothing else says of an input: "required", "(more than one possible)".
  func duty(in range: SourceRange) -> ((inout Request) -> Void)? {
    var said = range
    if words.bytes[said.range].first == UInt8(ascii: "("),
      words.bytes[said.range].last == UInt8(ascii: ")"), said.count > 2
    {
      said = SourceRange(said.lowerBound + 1, said.upperBound - 1)
    }
    if phrases.sense(ofAll: words.folded(said), as: "draft several") != nil {
      return { $0.details.variant = "multiple" }
    }
    return inputs.saysWhetherRequired(said).map { duty in { $0.details.isRequired = duty } }
  }
}
