internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

extension InputBuilder {
  /// "Slider for amount from 1,000 to 50,000", "Text size slider 12 - 24", "amount: slider, 1 to 9".
  package func slider(_ range: SourceRange) -> Request? {
    let folded = words.folded(range)
    var details = Details()
    var rest: SourceRange
    if let opening = phrases.opening(of: folded, as: "opening slider"),
      opening.length < folded.count
    {
      rest = words.dropping(opening.length, from: range)
    } else if case let line = FieldLine(range, of: words), line.value == nil,
      let note = line.notes.first, let (low, high, _) = Self.bounds(words.text(note)),
      let ending = phrases.ending(of: words.folded(line.label), as: "ending"),
      ending.sense == "slider", ending.length < words.count(line.label)
    {
      (details.minimum, details.maximum) = (low, high)
      details.label = words.label(words.droppingLast(ending.length, from: line.label))
      return Request(.component(.slider), range, details)
    } else if let place = folded.words.firstIndex(of: "slider"), place > 0,
      place + 1 < folded.count, let scale = scale(in: range, after: place + 1)
    {
      var label = SourceRange(range.lowerBound, words.place(after: place, in: range).end)
      label = FieldLine(label, of: words).label
      (details.minimum, details.maximum) = scale
      details.label = words.label(label)
      return Request(.component(.slider), range, details)
    } else {
      return nil
    }
    let line = FieldLine(rest, of: words)
    if let note = line.notes.first, let (low, high, _) = Self.bounds(words.text(note)) {
      (details.minimum, details.maximum) = (low, high)
      rest = line.label
    } else {
      let names = words.folded(rest).words
      if let place = names.indices.dropFirst().first(where: {
        phrases.sense(ofAll: FoldedWords(names[$0]), as: "word from") != nil
      }), let (low, high, _) = Self.bounds(words.text(words.dropping(place + 1, from: rest))) {
        (details.minimum, details.maximum) = (low, high)
        rest = words.trimmed(
          SourceRange(rest.lowerBound, words.place(after: place, in: rest).end))
      }
    }
    details.label = words.label(rest)
    return Request(.component(.slider), range, details)
  }

  /// The bounds after `count` words, with or without "from" before them.
  private func scale(in range: SourceRange, after count: Int) -> (Double, Double)? {
    var rest = words.dropping(count, from: range)
    if let first = words.folded(rest).words.first, words.count(rest) > 1,
      phrases.sense(ofAll: FoldedWords(first), as: "word from") != nil
    {
      rest = words.dropping(1, from: rest)
    }
    return Self.bounds(words.text(rest)).map { ($0.low, $0.high) }
  }
}

extension InputBuilder {
  /// Whether a note on a line says that it is a switch, whatever its verb: "Show my age (toggle)".
  package func saysSwitch(_ range: SourceRange) -> Bool {
    let line = FieldLine(range, of: words)
    return line.value == nil
      && line.notes.contains { phrases.sense(ofAll: words.folded($0), as: "type") == "toggle" }
  }

  /// A switch or a slider by the end of its line: "Porch light on/off", "Volume slider (0-10)";
  /// nil for other lines.
  package func control(_ range: SourceRange) -> Request? {
    if let slider = slider(range) { return slider }
    let name = withoutState(range)
    guard name != range, FieldLine(range, of: words).value == nil else { return nil }
    return Request(.component(.toggle), range, Details(label: words.label(name)))
  }
}
