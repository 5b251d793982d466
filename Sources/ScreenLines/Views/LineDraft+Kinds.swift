internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Names that say of what kind a part is: a chart, a map, a figure, a message.
extension LineDraft {
  /// The kind that a name says, before it, "map of the plots", or behind it, "sales as a bar
  /// chart", with the words that call the part.
  func kind(of range: SourceRange) -> (kind: String, name: SourceRange)? {
    let label = withoutPhrases(
      cutter.withoutArticle(FieldLine(range, of: words).label), as: "draft trimming")
    let folded = words.folded(label)
    if phrases.opening(of: folded, as: "view question") != nil,
      phrases.opening(of: folded, as: "viewed")?.sense != "stat"
    {
      return nil
    }
    return drawnKind(label, folded) ?? kindBefore(label, folded) ?? kindBehind(label, folded)
  }

  /// The form and the things of a head that names several: "list of waiting patients", "Cards".
  func form(of head: SourceRange) -> (kind: String, name: SourceRange)? {
    kind(of: head).flatMap { Self.forms.contains($0.kind) ? $0 : nil }
  }

  /// The kinds in which several things stand.
  static let forms: Set<String> = ["cards", "list", "table", "timeline", "checklist"]
  /// The kinds that are called by all words of their line: "photo of the tile".
  static let wholeKinds: Set<String> = ["image", "map", "calendar", "player", "timer", "rating"]

  /// The chart or bar as which figures are drawn: "kilos this week as a line", "level as a bar",
  /// "curve of the level".
  private func drawnKind(
    _ label: SourceRange, _ folded: FoldedWords
  ) -> (kind: String, name: SourceRange)? {
    if let bar = phrases.find("draft bar", in: folded, from: 1),
      bar.upperBound == folded.count || isWord(folded.words[bar.upperBound], "view edge"),
      !endsInS(first(bar.upperBound, of: label))
    {
      return ("progress", first(bar.lowerBound, of: label))
    }
    if let chart = phrases.find("draft chart", in: folded, from: 1),
      isWord(folded.words[chart.lowerBound], "draft as"), chart.upperBound < folded.count,
      isWord(folded.words[chart.upperBound], "view with")
    {
      return ("chart", first(chart.lowerBound, of: label))
    }
    if let chart = phrases.ending(of: folded, as: "draft chart"), chart.length < folded.count {
      let name = withoutEnd(words.droppingLast(chart.length, from: label), as: "article any")
      return ("chart", withoutEnd(name, as: "draft joint"))
    }
    if let curve = phrases.opening(of: folded, as: "draft curve"), curve.length < folded.count,
      isWord(folded.words[curve.length], "draft of")
    {
      return ("chart", words.dropping(curve.length + 1, from: label))
    }
    return nil
  }
}
