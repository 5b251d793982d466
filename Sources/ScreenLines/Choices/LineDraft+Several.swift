internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Choices of which several options may be taken.
extension LineDraft {
  /// The choice of words that say that several may be chosen, without these: "Days, tick all that
  /// apply: Mon, Tue"; nil for others.
  func several(_ range: SourceRange) -> Request? {
    let field = FieldLine(range, of: words)
    var options = field.value.map(listed) ?? []
    var name = field.label
    var says = false
    if let note = field.notes.first(where: saysSeveral) {
      says = true
      if options.count < 2, words.count(note) > 3 {
        options = listed(note).filter { !saysSeveral($0) }
      }
    }
    if options.contains(where: saysSeveral) {
      (says, options) = (true, options.filter { !saysSeveral($0) })
    }
    let parts = words.partsAtCommas(of: name)
    if parts.count > 1, let last = parts.last, saysSeveral(last) {
      (says, name) = (true, SourceRange(name.lowerBound, parts[parts.count - 2].upperBound))
    }
    guard says, options.count > 1 || field.value == nil else { return nil }
    if options.count < 2 {
      let others = field.notes.filter { !saysSeveral($0) }
      options = others.first.map(listed) ?? []
    }
    if options.count < 2, case let own = words.partsAtCommas(of: name), own.count > 2 { return nil }
    var details = Details(label: label(name))
    details.items = inputs.items(options.map(inputs.unbracketed))
    details.variant = "multiple"
    return Request(.component(.picker), range, details)
  }

  /// Whether words only say that several options may be chosen: "tick all that apply".
  func saysSeveral(_ range: SourceRange) -> Bool {
    let folded = words.folded(inputs.unbracketed(range))
    return phrases.sense(ofAll: folded, as: "draft several") != nil
      || phrases.ending(of: folded, as: "draft several").map {
        $0.length > 1 && folded.count - $0.length < 3
      } ?? false
  }
}
