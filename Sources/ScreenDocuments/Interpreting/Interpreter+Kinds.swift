internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Single lines as charts, links, switches, filters and quotations.
extension Interpreter {
  mutating func chart(_ line: FieldLine, _ range: SourceRange) -> Request {
    var details = Details(label: words.label(line.label))
    if let value = line.value,
      let shape = phrases.sense(ofAll: words.folded(line.label), as: "around")
    {
      // "Line chart: runs per hour" names what it draws.
      details.label = words.label(value)
      details.variant = shape == "chart" ? nil : shape
      if let split = split(value) { (details.dimension, details.timeframe) = split }
      return Request(.component(.chart), range, details)
    }
    if line.value == nil, line.notes.isEmpty, let split = split(range) {
      details.label = words.label(range)
      (details.dimension, details.timeframe) = split
      return Request(.component(.chart), range, details)
    }
    let said = line.notes + (line.value.map { [$0] } ?? [])
    details.variant = said.compactMap { phrases.sense(in: words.folded($0), as: "around") }
      .first { $0 != "chart" }
    if details.variant == nil {
      let read = sentence(range, head: "A chart of: ").filter {
        $0.subject == .component(.chart) || $0.isCollection
      }
      if read.count == 1, read[0].details.label != nil { return read[0] }
    }
    return Request(.component(.chart), range, details)
  }

  /// The dimension of a chart and its period: "Visits per day, last 30 days".
  private func split(_ range: SourceRange) -> (dimension: Phrase, timeframe: Phrase?)? {
    let members = words.members(of: range, joinedBy: [])
    guard let first = members.first, members.count < 3 else { return nil }
    let names = words.folded(first).words
    guard
      let place = names.indices.dropFirst().dropLast().last(where: {
        phrases.sense(ofAll: FoldedWords(names[$0]), as: "word split") != nil
      })
    else { return nil }
    let dimension = words.label(words.dropping(place + 1, from: first))
    return (
      Phrase(LabelText.lowercased(dimension.text), from: dimension.origin),
      members.count > 1 ? words.verbatim(members[1]) : nil
    )
  }

  /// The wishes of a line of a footer or a bar of links: links, and text that does not name a
  /// destination.
  mutating func links(_ line: FieldLine, _ range: SourceRange) -> [Request] {
    if isLink(range) { return [link(range)] }
    if line.isQuestion || bytes[line.label.range].last == UInt8(ascii: "?"), let value = line.value
    {
      // "New here? Create an account".
      return [.paragraph(words.verbatim(line.label), line.label), link(value)]
    }
    if let value = line.value, !line.isDashed, bytes[value.range].contains(where: \.isASCIIDigit),
      phrases.sense(ofAll: words.folded(line.label), as: "head") == nil
    {
      // "Staffing: 2 nurses, 1 student" leads nowhere.
      return [fact(line, range)]
    }
    // "tabs: Hives, Tasks" names two.
    let isNamed = phrases.sense(ofAll: words.folded(line.label), as: "head") != nil
    let names = words.members(of: isNamed ? line.value ?? range : range, joinedBy: [])
    if names.count > 1, names.allSatisfy({ words.count($0) <= 3 }) { return names.map(link) }
    if inputs.isQuotation(range) {
      return [.paragraph(words.verbatim(words.unquoted(range)), range)]
    }
    if words.count(range) > 1, line.value == nil, inputs.isPressed(range) {
      return parts.pressed(range)
    }
    return [link(range)]
  }

  func link(_ range: SourceRange) -> Request {
    if let link = words.marks.link(at: range.lowerBound, in: range.range), !link.words.isEmpty {
      return inputs.link(link, range)
    }
    let line = FieldLine(range, of: words)
    return Request(.component(.link), range, Details(label: words.label(line.label)))
  }
}
