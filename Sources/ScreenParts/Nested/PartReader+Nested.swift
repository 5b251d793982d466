internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines with others below them.
extension PartReader {
  /// The choices below a line that states the answers of all of them: "Checklist (pass / fail /
  /// n/a)" above "Scaffold tagged"; nil for other lines.
  package func answered(_ item: OutlineList.Item) -> Request? {
    let line = FieldLine(item.words, of: words)
    guard line.value == nil, let note = line.notes.last, inputs.hasPlainLeaves(item),
      let list = item.blocks[0].list, list.items.count > 1,
      case let answers = answers(note), answers.count > 1,
      words.bytes[note.range].contains(where: { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ",") }
      ),
      answers.allSatisfy({ words.count($0) <= 3 && !inputs.saysType($0) }),
      list.items.allSatisfy({
        let below = FieldLine($0.words, of: words)
        return below.value == nil && below.notes.isEmpty
      })
    else { return nil }
    let choices = list.items.map { item in
      var details = Details(label: words.label(item.words))
      details.items = answers.map { Details.Item(words.label($0)) }
      return Request(.need(.choice), item.words, details)
    }
    return .section(words.label(line.label), item.words.union(item.blocks[0].range), choices)
  }

  /// The answers that a note states: at slashes between spaces, "n/a" is one.
  private func answers(_ note: SourceRange) -> [SourceRange] {
    var (parts, start): ([SourceRange], Int) = ([], note.lowerBound)
    for index in note.range.dropFirst().dropLast()
    where words.bytes[index - 1...index + 1].elementsEqual(" / ".utf8) {
      parts.append(words.trimmed(SourceRange(start, index)))
      start = index + 1
    }
    return parts.isEmpty
      ? words.members(of: note) : parts + [words.trimmed(SourceRange(start, note.upperBound))]
  }

  /// Whether the lines below another are inputs of their own instead of its options: some have
  /// options themselves, or most name what is filled in.
  package func headsInputs(_ item: OutlineList.Item) -> Bool {
    guard item.blocks.count == 1, let list = item.blocks[0].list, list.items.count > 1 else {
      return false
    }
    let lines = list.items.map { FieldLine($0.words, of: words) }
    let described = lines.contains { line in
      line.isStarred
        || (line.notes + (line.value.map { [$0] } ?? [])).contains {
          words.members(of: $0).count > 1 || inputs.saysType($0)
        }
    }
    let fields = lines.count { inputs.isFieldName(words.folded($0.label)) }
    return described || fields * 2 > lines.count
  }

  /// Whether words say that each of some lines is ticked: "a checkbox on every step".
  package func ticksEach(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    guard let tick = phrases.find("gathered tick", in: folded),
      let each = phrases.opening(of: folded, as: "gathered on", at: tick.upperBound)
        ?? phrases.opening(of: folded, as: "gathered each", at: tick.upperBound),
      case let line = tick.upperBound + each.length, line < folded.count
    else { return false }
    return phrases.sense(ofAll: FoldedWords(folded.words[line]), as: "ticked line") != nil
  }

  /// The timers of the lines that state how long something takes, if words want them where a time is
  /// stated.
  package func timers(_ list: OutlineList, saidBy around: [SourceRange]) -> [Request] {
    guard around.contains(where: { phrases.find("timed lines", in: words.folded($0)) != nil })
    else {
      return []
    }
    return list.items.compactMap { item in
      let folded = words.folded(item.words)
      guard
        let unit = folded.words.indices.dropFirst().first(where: {
          phrases.sense(ofAll: FoldedWords(folded.words[$0]), as: "timed unit") != nil
            && Measures.number(folded.words[$0 - 1]) != nil
            // "Every 30 minutes" is no length.
            && ($0 < 2
              || phrases.sense(ofAll: FoldedWords(folded.words[$0 - 2]), as: "gathered each") == nil)
        })
      else { return nil }
      let start = words.place(after: unit - 1, in: item.words).next
      let end = words.place(after: unit + 1, in: item.words).end
      var details = Details(label: words.label(item.words))
      details.value = words.verbatim(SourceRange(start, end))
      return Request(.component(.timer), item.words, details)
    }
  }
}
