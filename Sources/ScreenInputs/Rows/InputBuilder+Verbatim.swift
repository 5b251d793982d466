internal import ScreenAssembling
package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Verbatim lines.
extension InputBuilder {
  /// Lines as the things of one collection, each verbatim. The text after a mark is a detail only
  /// if most lines have one.
  /// Without states, a text after a mark stays with its line.
  package func verbatim(_ items: [OutlineList.Item], hasStates: Bool = true) -> [Details.Item] {
    let lines = items.map { FieldLine($0.words, of: words) }
    if let rests = behindNumbers(items, lines) { return verbatim(rests, hasStates: hasStates) }
    let marked = lines.count { $0.value != nil && !$0.isQuestion }
    let noted = lines.count { $0.value == nil && !$0.notes.isEmpty }
    let splits = hasStates && marked * 10 >= items.count * 6
    let splitsNotes = noted * 10 >= items.count * 6
    return zip(items, lines).map { item, line in
      if hasStates, let (state, rest) = stateBehind(item.words) {
        var thing = Details.Item(words.verbatim(rest))
        thing.state = state
        thing.tone = book.tone(of: state.text)
        thing.isSelected = book.isOn(state.text) ?? false
        return thing
      }
      var thing = Details.Item(words.verbatim(item.words))
      if splits, let value = line.value {
        thing = Details.Item(words.verbatim(line.name), values: values(of: value))
      } else if splitsNotes, line.value == nil, let note = line.notes.last {
        let name = SourceRange(
          line.label.lowerBound,
          line.notes.count > 1
            ? line.notes[line.notes.count - 2].upperBound + 1 : line.label.upperBound)
        thing = Details.Item(words.verbatim(name), values: [words.verbatim(note)])
      }
      if item.isTicked == true {
        thing.state = Phrase("done", at: item.words)
        thing.tone = book.tone(of: "done")
        thing.isSelected = true
      }
      return thing
    }
  }

  /// Lines without the numbers after their list marks: "- 1: Ann", "- 2: Bo".
  private func behindNumbers(
    _ items: [OutlineList.Item], _ lines: [FieldLine]
  ) -> [OutlineList.Item]? {
    guard items.count > 1 else { return nil }
    var rests = items
    for (place, line) in lines.enumerated() {
      guard let value = line.value, words.text(line.label) == String(place + 1) else { return nil }
      rests[place].words = value
    }
    return rests
  }

  /// The values after a mark, split at further marks: "no – yes".
  private func values(of value: SourceRange) -> [Phrase] {
    let parts = FieldLine(value, of: words)
    guard let more = parts.value, parts.isDashed else { return [words.verbatim(value)] }
    return [words.verbatim(parts.name)] + values(of: more)
  }

  /// The state after a thing: "Order scaffolding (done)", "Passport – missing".
  private func stateBehind(_ range: SourceRange) -> (Phrase, SourceRange)? {
    let line = FieldLine(range, of: words)
    guard let said = line.notes.last ?? (line.isDashed ? line.value : nil),
      line.notes.count < 2, words.count(said) <= 3, isSaid(said)
    else { return nil }
    return (words.verbatim(said), line.label)
  }

  /// Whether words are the state of a thing: "done", "in stock".
  package func isSaid(_ range: SourceRange) -> Bool {
    phrases.sense(ofAll: words.folded(range), as: "state") != nil
  }
}
