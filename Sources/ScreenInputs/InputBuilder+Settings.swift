internal import ScreenAssembling
internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines of settings and filters.
extension InputBuilder {
  /// A switch that a line of settings names, or the input or button that it turns out to be.
  package func toggle(_ line: FieldLine, _ range: SourceRange) -> Request {
    if let slider = slider(range) { return slider }
    let folded = words.folded(line.label)
    let said = line.notes + (line.value.map { [$0] } ?? [])
    let isOn = said.flatMap { words.members(of: $0) }.firstNonNil { book.isOn(words.text($0)) }
    if said.contains(where: { words.members(of: $0).count > 2 || hasSlash($0) && isOn == nil }) {
      return wish(range)
    }
    if isOn == nil, said.contains(where: { saysRule($0) }) { return wish(range) }
    if !said.isEmpty, isOn == nil, !said.contains(where: { saysType($0) }),
      words.count(line.label) > 1,
      isPressed(line.label), line.value == nil
    {
      // "Delete account (asks first)".
      return .action(words.label(line.label), range)
    }
    if let value = line.value, isOn == nil, !saysType(value) {
      return words.members(of: value).count > 1
        ? wish(range) : .fact(words.label(line.label), words.verbatim(value), range)
    }
    if said.isEmpty, let stated = statedPeriod(line.label, range) { return stated }
    let isSwitched =
      folded.count > 1 && phrases.opening(of: folded, as: "opening switched") != nil
    if said.isEmpty, !isSwitched, !namesOtherInput(folded) {
      if isPressed(line.label) { return .action(words.label(line.label), range) }
      if isFieldName(folded), !saysWhere(folded) { return wish(range) }
    }
    if isOn == nil, said.contains(where: { saysType($0) }) { return wish(range) }
    if said.isEmpty, namesOtherInput(folded) { return wish(range, mayBePressed: false) }
    var label = line.label
    if let ending = phrases.ending(of: folded, as: "ending"), ending.sense == "toggle",
      ending.length < folded.count
    {
      label = words.droppingLast(ending.length, from: label)
    }
    // A price stays with its thing.
    var name = words.label(label)
    if let note = line.notes.first, isOn == nil, !saysType(note) {
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

  /// The choice, switch or search that a line among filters names.
  package func filter(_ line: FieldLine, _ range: SourceRange) -> Request {
    if line.value != nil || !line.notes.isEmpty { return wish(range) }
    let folded = words.folded(line.label)
    if let wish = trailingOptions(range) { return wish }
    if phrases.opening(of: folded, as: "opening search") != nil, folded.count <= 4 {
      return wish(range, mayBePressed: false)
    }
    if phrases.opening(of: folded, as: "opening whether") != nil {
      return Request(.component(.toggle), range, Details(label: words.label(line.label)))
    }
    if phrases.ending(of: folded, as: "word whether") != nil {
      return Request(.component(.toggle), range, Details(label: words.label(line.label)))
    }
    return Request(.need(.choice), range, Details(label: words.label(line.label)))
  }

  /// The choice of a filter that a sentence names: "with a filter for status and …".
  package func filterNamed(in range: SourceRange) -> [Request] {
    let folded = words.folded(range)
    guard
      let place = folded.words.indices.first(where: {
        phrases.opening(of: folded, as: "opening filtered", at: $0) != nil
      }), let opening = phrases.opening(of: folded, as: "opening filtered", at: place),
      place + opening.length < folded.count
    else { return [] }
    let names = words.members(of: words.dropping(place + opening.length, from: range))
    return names.prefix(1).filter { (1...3).contains(words.count($0)) }.map {
      Request(.need(.choice), $0, Details(label: words.label($0)))
    }
  }

  /// What somebody said, with who did.
  package func quotation(_ line: FieldLine, _ range: SourceRange) -> Request {
    var details = Details(value: words.verbatim(words.unquoted(line.label)))
    if let who = line.value { details.label = words.verbatim(who) }
    return Request(.component(.quote), range, details)
  }
}
