internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Words for the kind of a part behind its name.
extension LineDraft {
  /// The kind that the last words of a name say: "sales as a bar chart", "Harbour map".
  func kindBehind(
    _ label: SourceRange, _ folded: FoldedWords
  ) -> (kind: String, name: SourceRange)? {
    guard let ending = phrases.ending(of: folded, as: "viewed"), ending.length < folded.count,
      mayEnd(ending.sense, behind: folded.words.dropLast(ending.length))
    else { return kindOfHead(label, folded) }
    let isForm = phrases.ending(of: folded, as: "viewed form") != nil
    guard namesKind(ending.sense, isForm, label, folded.words.suffix(ending.length)) else {
      return nil
    }
    guard isForm, !Self.wholeKinds.contains(ending.sense) else { return (ending.sense, label) }
    return (ending.sense, name(before: ending, label, folded))
  }

  /// Whether words may stand before a kind that they name: not "list of", "a".
  private func mayEnd(_ kind: String, behind words: ArraySlice<String>) -> Bool {
    guard let last = words.last else { return false }
    guard isWord(last, "draft as") || !isWord(last, "view edge") else { return false }
    guard isWord(last, "article any"), words.count > 2 else { return true }
    let before = words[words.endIndex - 2]
    return isWord(before, "draft as") || isWord(before, "draft in") || kind == "map"
  }

  /// Whether the last words of a name are meant as a kind: not "order status", "energy rating" and
  /// "room number".
  private func namesKind(
    _ kind: String, _ isForm: Bool, _ label: SourceRange, _ said: ArraySlice<String>
  ) -> Bool {
    let last = said.last ?? ""
    return switch kind {
    case "list": isWord(last, "draft list")
    case "badge": isForm
    case "rating": said.contains { isWord($0, "draft star") }
    case "stat":
      phrases.ending(of: words.folded(label), as: "draft counted") != nil
        && !isWord(last, "draft number") && !endsInS(label)
    default: true
    }
  }

  /// The name before a form behind it, without the words that join them: "sales" of "sales as a bar
  /// chart".
  private func name(
    before ending: (sense: String, length: Int), _ label: SourceRange, _ folded: FoldedWords
  ) -> SourceRange {
    var name = words.droppingLast(ending.length, from: label)
    name = withoutEnd(withoutEnd(name, as: "view as"), as: "view adjective")
    name = withoutEnd(name, as: "view as")
    let isJoined = isWord(folded.words[folded.count - ending.length - 1], "draft as")
    if ["article", "view as"].contains(where: {
      phrases.sense(ofAll: words.folded(name), as: $0) != nil
    })
      || ["list", "table"].contains(ending.sense) && !isOfSeveral(name) && !isJoined
    {
      return label
    }
    // "The day (1 to 21) as a progress bar" is called by the words before the bracket.
    if words.bytes[name.range].contains(UInt8(ascii: "(")), name.upperBound < label.upperBound,
      words.bytes[name.upperBound] == UInt8(ascii: ")")
    {
      return FieldLine(SourceRange(name.lowerBound, name.upperBound + 1), of: words).label
    }
    return name
  }

  /// The kind that the noun of a longer name says: "alarm list for the night".
  private func kindOfHead(
    _ label: SourceRange, _ folded: FoldedWords
  ) -> (kind: String, name: SourceRange)? {
    guard let edge = folded.words.indices.dropFirst().first(where: { isEdge(folded.words[$0]) })
    else { return nil }
    let head = words.folded(first(edge, of: label))
    guard let ending = phrases.ending(of: head, as: "viewed"), edge > ending.length,
      ending.sense == "alert" || phrases.ending(of: head, as: "viewed form") != nil
    else { return nil }
    return (ending.sense, label)
  }
}
