internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Lists and tables of things.
extension LineDraft {
  /// A list or a table whose things each have something, and buttons: "skipper", "berth" and a
  /// "Call" button of "boats".
  func collection(
    _ name: SourceRange?, _ form: String?, of names: [SourceRange], _ range: SourceRange
  ) -> Request {
    let isPlace =
      name.map { phrases.sense(ofAll: words.folded($0), as: "draft region") != nil } ?? false
    var details = Details(label: isPlace ? nil : name.map(words.label))
    var acts: [Request] = []
    var hasPicture = false
    let areCapital = names.count > 2 && names.allSatisfy(beginsWithCapital)
    for name in names {
      let own = FieldLine(withoutEnd(name, as: "gathered on"), of: words)
      let label = cutter.withoutArticle(parts.bare(own.label))
      guard !label.isEmpty else { continue }
      if let pressed = pressedInRow(label, name, areCapital: areCapital) {
        acts += pressed
        continue
      }
      details.columns.append(words.label(label))
      details.columnValues.append(inputs.columnValues(of: own))
      hasPicture = hasPicture || isPicture(label)
    }
    let isCards = form == "cards" || hasPicture && form != "table"
    let isTable = !isCards && (form == "table" || details.columns.count > 1)
    if isTable, !details.columns.isEmpty {
      details.nameColumn = details.columns.removeFirst()
      details.columnValues.removeFirst()
    }
    if isCards { details.variant = "cards" }
    return Request(
      .component(isTable ? .table : .list), range, details, parts: acts.map(\.ofEach))
  }

  /// The buttons and boxes that a name asks for in each row: 'a "Call" button', "approve / reject";
  /// nil for what is shown.
  ///
  /// - Parameters:
  ///   - label: The name without its article.
  ///   - name: All its words.
  ///   - areCapital: Whether all names of the row begin with capitals, so that these say nothing.
  /// - Returns: What is pressed or ticked.
  private func pressedInRow(
    _ label: SourceRange, _ name: SourceRange, areCapital: Bool
  ) -> [Request]? {
    if words.bytes[label.lowerBound] == UInt8(ascii: "[") {
      return [.action(words.label(inputs.unbracketed(label)), name)]
    }
    let folded = words.folded(label)
    if let tick = phrases.ending(of: folded, as: "gathered tick"), tick.length < folded.count {
      return [.tick(words.label(words.droppingLast(tick.length, from: label)), name)]
    }
    let slashed = words.members(of: label, joinedBy: [])
    if slashed.count > 1, slashed.allSatisfy({ inputs.isPressed($0) }) {
      return slashed.map { .action(words.label($0), $0) }
    }
    let quoted = words.quoted(in: label)
    let isQuoted = quoted != label && beginsWithCapital(quoted)
    let isKnown = phrases.ending(of: folded, as: "gathered press") != nil
    // "Share as PDF" is pressed, "share of the total" is not.
    let isDone =
      !areCapital
      && (beginsWithCapital(label)
        || folded.count > 2 && !isWord(folded.words[1], "draft of") && !inputs.namesValue(label))
    guard isQuoted || isKnown || isDone && inputs.isPressed(label) else { return nil }
    return parts.pressed(cutter.withoutKind(quoted))
  }

  /// Whether words name a picture: "photo of the tile", "cover".
  private func isPicture(_ name: SourceRange) -> Bool {
    let folded = words.folded(name)
    if phrases.ending(of: folded, as: "gathered picture") != nil { return true }
    guard let picture = phrases.opening(of: folded, as: "gathered picture") else { return false }
    return picture.length < folded.count && isWord(folded.words[picture.length], "draft of")
  }
}
