internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Lines that name the parts of a screen: figures, charts, things, notices and inputs.
extension Interpreter {
  /// The wishes of a line that names a part of a screen.
  mutating func part(_ range: SourceRange) -> [Request] {
    let line = FieldLine(range, of: words)
    let folded = words.folded(line.label)
    if let records = parts.records(line, range) { return [records] }
    if let value = line.value, words.members(of: value).count < 2, !line.isQuestion,
      !asks(value), words.count(value) <= 6
    {
      return showsFigures && Quantity.isQuantity(words.text(value))
        ? [stat(line, range)] : [.fact(words.label(line.label), words.verbatim(value), range)]
    }
    if inputs.isPressed(line.label), line.value == nil { return parts.pressed(range) }
    if let named = named(by: words.folded(line.label), line, range) { return named }
    if bytes[line.label.range].last == UInt8(ascii: "!") {
      return [.paragraph(words.verbatim(words.unquoted(line.label)), range)]
    }
    if phrases.ending(of: folded, as: "ending style") != nil
      || phrases.opening(of: folded, as: "opening marked") != nil
    {
      leaveOut(range, "it says how something looks")
      return []
    }
    if showsFigures, inputs.isBareFigure(range) {
      return [stat(line, range)]
    }
    if showsFigures, let figure = figure(line, folded, range) { return [figure] }
    let members = words.members(of: range)
    if members.count > 2, members.allSatisfy({ words.count($0) <= 3 }), line.value == nil,
      phrases.sense(in: folded, as: "component any") == nil
        || members.contains(where: inputs.isButton)
    {
      return [parts.columns(members, in: range)]
    }
    if line.value == nil, line.notes.isEmpty, folded.count <= 3, parts.namesThings(line.label) {
      return [Request(.need(.records), range, Details(label: words.label(line.label)))]
    }
    return request(range)
  }

  /// The wishes of a value whose key declares what it is: "Buttons: Save, Cancel", "Headline: Move
  /// your body".
  private mutating func named(
    by key: FoldedWords, _ line: FieldLine, _ range: SourceRange
  ) -> [Request]? {
    guard let value = line.value else { return nil }
    return named(by: key, OutlineFact(key: line.label, value: value), range, isWhole: true)
  }

  /// A figure, a chart, things or a notice of a dashboard; nil for a line that says too little.
  private func figure(_ line: FieldLine, _ folded: FoldedWords, _ range: SourceRange) -> Request? {
    let said = line.notes + (line.value.map { [$0] } ?? [])
    var details = Details(label: words.label(line.label))
    if phrases.sense(in: folded, as: "figure alert") != nil {
      return Request(.component(.alert), range, Details(label: words.label(range)))
    }
    if phrases.sense(in: folded, as: "figure sorted") != nil {
      let members = words.members(of: line.label, joinedBy: [])
      details.label = words.label(members[0])
      return Request(.need(.records), range, details)
    }
    let shape =
      said.compactMap { phrases.sense(in: words.folded($0), as: "around") }
      .first { $0 != "total" } ?? phrases.sense(in: folded, as: "around")
    let isSplit = ([folded] + said.map { words.folded($0) }).contains {
      phrases.sense(in: $0, as: "figure chart") != nil
    }
    if isSplit || shape.map(InputBuilder.charts.contains) ?? false {
      details.variant = shape.flatMap { $0 == "chart" ? nil : $0 }
      return Request(.component(.chart), range, details)
    }
    if let opening = phrases.opening(of: folded, as: "figure list"), opening.length < folded.count {
      return Request(.need(.records), range, details)
    }
    guard folded.count <= 6, line.value == nil,
      phrases.sense(in: folded, as: "component any") == nil
    else { return nil }
    return Request(.need(.metric), range, details)
  }
}
