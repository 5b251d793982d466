internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that name inputs.
extension LineDraft {
  /// The inputs that a line names; at least one: two for "Boat: ____ Skipper: ____".
  func asked(_ line: SourceRange) -> [Request] {
    let range = inputs.unbracketed(withoutTag(withoutStop(line)))
    // Marks alone are shown as they are.
    guard words.count(range) > 0 else {
      return drawn(words.trimmed(line))
        ?? [Request(.need(.input), line, Details(label: words.verbatim(line)))]
    }
    if let sentence = sentenceInCells(range), sentence.count < range.count {
      return asked(sentence)
    }
    if let names = namesInCells(range), names.allSatisfy({ $0.count < range.count }) {
      return names.flatMap(asked)
    }
    if hasCells(range), let row = asked(row: range) { return [mended(row, range)] }
    if let drawn = drawn(range) { return drawn }
    if let row = slashedRow(range) { return [row] }
    var found: [Request] = []
    let parts = askingParts(of: range)
    let isList = split(range, at: ";").count > 2
    for part in parts {
      if found.isEmpty || isList || asksAgain(part) {
        found += read(part)
      } else if found.count == 1, found[0].details.items.isEmpty {
        // A second sentence describes the input of the first.
        found[0] = hinted(found[0], part)
      }
    }
    return found.isEmpty ? [literal(range)] : found
  }

  /// The most words of a hint.
  static let longestHint = 14

  /// The inputs of a sentence: its parts if it lists several, "plot, product", otherwise one.
  func read(_ sentence: SourceRange) -> [Request] {
    let range = entered(sentence)
    guard !range.isEmpty else { return [] }
    let field = FieldLine(range, of: words)
    if let conditional = conditional(field, range) { return [conditional] }
    if field.isDashed, let value = field.value,
      words.bytes[field.label.range].allSatisfy(\.isASCIIDigit)
    {
      // "3 – Which arm" is the third step.
      return read(value)
    }
    if let typed = typedBefore(field) { return typed }
    if let led = inputs.led(range), led.allSatisfy(\.isInput) { return led }
    if let pressed = withButton(range) { return pressed }
    if let one = spacedOptions(range) ?? numbers(range) ?? quotedOptions(range) ?? trailing(range)
      ?? answered(range) ?? questioned(field, range) ?? several(range)
    {
      return [one]
    }
    if let value = field.value, !field.isArrow, let valued = valued(field, value, range) {
      return valued
    }
    if let alternatives = alternatives(range) { return [alternatives] }
    return enumerated(range, field) ?? followed(field) ?? single(range, field)
  }

  /// The input of a question that depends on another: "If no: what was missing?", which only its
  /// own words tell, or a choice if options follow; nil for others.
  private func conditional(_ field: FieldLine, _ range: SourceRange) -> Request? {
    guard let value = field.value,
      phrases.opening(of: words.folded(field.label), as: "draft if") != nil
    else { return nil }
    let options = listed(value)
    guard options.count > 2, options.allSatisfy({ (1...4).contains(words.count($0)) }) else {
      return Request(.need(.input), range, Details(label: words.verbatim(range)))
    }
    return choice(of: inputs.items(options), field, range)
  }

  /// The inputs of a name before an arrow that says what follows from them: "dry weight in g →
  /// computed grams"; nil for lines without one.
  private func followed(_ field: FieldLine) -> [Request]? {
    guard field.isArrow, let value = field.value, words.count(field.label) > 0 else { return nil }
    return single(field.label, FieldLine(field.label, of: words)).map { hinted($0, value) }
  }

  /// An input with words as its hint, unless it has one or they are too many: "so we can compare".
  func hinted(_ request: Request, _ hint: SourceRange) -> Request {
    guard request.details.hint == nil, words.count(hint) <= Self.longestHint else {
      return request
    }
    var request = request
    request.details.hint = words.verbatim(hint)
    return request
  }
}
