internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
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
    let names = words.members(of: range, joinedBy: [])
    if names.count > 1, names.allSatisfy({ words.count($0) <= 3 }) { return names.map(link) }
    if inputs.isQuotation(range) {
      return [.paragraph(words.verbatim(words.unquoted(range)), range)]
    }
    if words.count(range) > 1, line.value == nil, inputs.isPressed(range) { return pressed(range) }
    return [link(range)]
  }

  func link(_ range: SourceRange) -> Request {
    if let link = words.marks.link(at: range.lowerBound, in: range.range), !link.words.isEmpty {
      var details = Details(label: words.label(SourceRange(link.words)))
      details.value = words.verbatim(SourceRange(link.address))
      return Request(.component(.link), range, details)
    }
    let line = FieldLine(range, of: words)
    return Request(.component(.link), range, Details(label: words.label(line.label)))
  }

  func toggle(_ line: FieldLine, _ range: SourceRange) -> Request {
    if let slider = inputs.slider(range) { return slider }
    let folded = words.folded(line.label)
    let said = line.notes + (line.value.map { [$0] } ?? [])
    let isOn = said.firstNonNil { note in book.isOn(words.text(note)) }
    if said.contains(where: { words.members(of: $0).count > 2 || hasSlash($0) && isOn == nil }) {
      return inputs.wish(range)
    }
    if isOn == nil, said.contains(where: inputs.saysRule) { return inputs.wish(range) }
    if !said.isEmpty, isOn == nil, !said.contains(where: inputs.saysType),
      words.count(line.label) > 1,
      inputs.isPressed(line.label), line.value == nil
    {
      // "Delete account (asks first)".
      return .action(words.label(line.label), range)
    }
    if let value = line.value, isOn == nil, !inputs.saysType(value) {
      return words.members(of: value).count > 1
        ? inputs.wish(range) : .fact(words.label(line.label), words.verbatim(value), range)
    }
    if said.isEmpty, let stated = inputs.statedPeriod(line.label, range) { return stated }
    let isSwitched =
      folded.count > 1 && phrases.opening(of: folded, as: "opening switched") != nil
    if said.isEmpty, !isSwitched, !namesOtherInput(folded) {
      if inputs.isPressed(line.label) { return .action(words.label(line.label), range) }
      if inputs.isFieldName(folded), !saysWhere(folded) { return inputs.wish(range) }
    }
    if isOn == nil, said.contains(where: { inputs.saysType($0) }) { return inputs.wish(range) }
    if said.isEmpty, namesOtherInput(folded) { return inputs.wish(range, mayBePressed: false) }
    var label = line.label
    if let ending = phrases.ending(of: folded, as: "ending"), ending.sense == "toggle",
      ending.length < folded.count
    {
      label = words.droppingLast(ending.length, from: label)
    }
    // A price stays with its thing.
    var name = words.label(label)
    if let note = line.notes.first, isOn == nil, !inputs.saysType(note) {
      name = Phrase(name.text + " (" + words.text(note) + ")", at: label)
    }
    var details = Details(label: name)
    if let isOn { details.value = Phrase(isOn ? "on" : "off", at: range) }
    return Request(.component(.toggle), range, details)
  }

  /// Whether the last word is bound to the words before it: "Push messages on mobile" is a switch,
  /// not a number.
  private func saysWhere(_ folded: FoldedWords) -> Bool {
    folded.words.dropLast().dropFirst().contains {
      phrases.sense(ofAll: FoldedWords($0), as: "binding") != nil
    }
  }

  /// Whether words end in an input other than a switch: "text size slider".
  private func namesOtherInput(_ folded: FoldedWords) -> Bool {
    guard let ending = phrases.ending(of: folded, as: "ending"), ending.length < folded.count else {
      return false
    }
    return ["slider", "choice", "text", "number", "date", "time", "file"].contains(ending.sense)
  }

  private func hasSlash(_ range: SourceRange) -> Bool {
    bytes[range.range].contains(UInt8(ascii: "/"))
  }

  func filter(_ line: FieldLine, _ range: SourceRange) -> Request {
    if line.value != nil || !line.notes.isEmpty { return inputs.wish(range) }
    let folded = words.folded(line.label)
    if let wish = inputs.trailingOptions(range) { return wish }
    if phrases.opening(of: folded, as: "opening whether") != nil {
      return Request(.component(.toggle), range, Details(label: words.label(line.label)))
    }
    if phrases.ending(of: folded, as: "word whether") != nil {
      return Request(.component(.toggle), range, Details(label: words.label(line.label)))
    }
    return Request(.need(.choice), range, Details(label: words.label(line.label)))
  }

  func quotation(_ line: FieldLine, _ range: SourceRange) -> Request {
    var details = Details(value: words.verbatim(words.unquoted(line.label)))
    if let who = line.value { details.label = words.verbatim(who) }
    return Request(.component(.quote), range, details)
  }
}
