internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines of paper forms: options with boxes to tick.
extension LineDraft {
  /// The choice of a line with boxes, before its options or behind them: "Job: slip [ ] fall [ ]";
  /// nil for lines with fewer than two boxes.
  func boxes(_ range: SourceRange) -> [Request]? {
    let boxes = boxMarks(in: range)
    guard boxes.count > 1 else { return nil }
    let head = unmarkedName(SourceRange(range.lowerBound, boxes[0].lowerBound))
    if let toggles = ticks(boxes, behind: head, in: range) { return toggles }
    let (label, names) = optionsOfBoxes(boxes, behind: head, in: range)
    let options = names.filter { words.count($0) > 0 }
    guard options.count > 1 else { return nil }
    guard let label, words.count(label) > 0 else { return options.map(toggle) }
    var request = choice(of: inputs.items(options), FieldLine(label, of: words), range)
    if areYesAndNo(options) {
      request.subject = .component(.toggle)
      (request.details.items, request.details.variant) = ([], nil)
      return [request]
    }
    let isRound = words.bytes[boxes[0].lowerBound] == UInt8(ascii: "(")
    if !isRound, inputs.asksForSeveral(label) { request.details.variant = "multiple" }
    return [request]
  }

  /// The boxes of a line: "[ ]", "☐".
  private func boxMarks(in range: SourceRange) -> [SourceRange] {
    var (marks, index): ([SourceRange], Int) = ([], range.lowerBound)
    while index < range.upperBound {
      let rest = words.bytes[index..<range.upperBound]
      let length = Self.boxMarks.first { rest.starts(with: $0) }?.count
      if let length { marks.append(SourceRange(index, index + length)) }
      index += length ?? 1
    }
    return marks
  }

  private static let boxMarks = [
    "[ ]", "[]", "[x]", "( )", "()", "(x)", "☐", "☑", "○", "□", "◯", "⬜",
  ].map { Array($0.utf8) }

  /// The options beside some boxes and the name of their choice: those before the boxes if one ends
  /// the line, with the name before a colon, "Job: slip [ ] fall [ ]", otherwise those behind them.
  private func optionsOfBoxes(
    _ boxes: [SourceRange], behind head: SourceRange, in range: SourceRange
  ) -> (label: SourceRange?, options: [SourceRange]) {
    let last = SourceRange(boxes[boxes.count - 1].upperBound, range.upperBound)
    guard lastMark(before: boxes[0]) != UInt8(ascii: ":"), words.trimmed(last).isEmpty else {
      let ends = boxes.dropFirst().map(\.lowerBound) + [range.upperBound]
      return (head, zip(boxes, ends).map { unmarkedName(SourceRange($0.upperBound, $1)) })
    }
    let field = FieldLine(head, of: words)
    let start = (field.value ?? head).lowerBound
    return (field.value == nil ? nil : field.label, names(before: boxes, from: start))
  }

  /// The names that each stand before a box, from some place on: "slip", "fall" of "slip [ ] fall
  /// [ ]".
  private func names(before boxes: [SourceRange], from start: Int) -> [SourceRange] {
    let starts = [start] + boxes.dropLast().map(\.upperBound)
    return zip(starts, boxes).map { unmarkedName(SourceRange($0, $1.lowerBound)) }
  }

  /// The last byte before a box that is no space: the colon of "Job: [ ]".
  private func lastMark(before box: SourceRange) -> UInt8? {
    words.bytes[..<box.lowerBound].last { $0 > UInt8(ascii: " ") }
  }

  /// The switches of names that each stand before a box, without a name for all: "Smoke alarm
  /// tested ☐ CO alarm tested ☐".
  private func ticks(
    _ boxes: [SourceRange], behind head: SourceRange, in range: SourceRange
  ) -> [Request]? {
    guard FieldLine(head, of: words).value == nil, words.count(head) > 1,
      let mark = lastMark(before: boxes[0]), mark != UInt8(ascii: ":"), mark != UInt8(ascii: "?"),
      case let names = names(before: boxes, from: range.lowerBound),
      names.allSatisfy({ words.count($0) > 1 })
    else { return nil }
    let rest = unmarkedName(SourceRange(boxes[boxes.count - 1].upperBound, range.upperBound))
    return names.map(toggle)
      + (words.count(rest) > 0 ? single(rest, FieldLine(rest, of: words)) : [])
  }

  /// The switch with some words beside it: "Gate shut".
  private func toggle(_ name: SourceRange) -> Request {
    Request(.component(.toggle), name, Details(label: words.label(name)))
  }

  /// Whether options are a yes and a no, which a switch asks: "Y", "N".
  private func areYesAndNo(_ options: [SourceRange]) -> Bool {
    options.map { phrases.sense(ofAll: words.folded($0), as: "draft reply") } == ["yes", "no"]
  }
}
