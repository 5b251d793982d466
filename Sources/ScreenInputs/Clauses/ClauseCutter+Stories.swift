package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// What tickets, stories and cases are about.
extension ClauseCutter {
  /// The title of a ticket without what is to be changed: "Newsletter: add topics".
  package func titleOfTicket(_ ticket: SourceRange) -> SourceRange {
    let line = FieldLine(ticket, of: words)
    guard let value = line.value, (1...5).contains(words.count(line.label)),
      phrases.opening(of: words.folded(value), as: "form change") != nil
    else { return ticket }
    return line.label
  }

  /// The first clause of a story without the words for seeing: "Upcoming shifts".
  package func titleOfStory(_ story: SourceRange) -> SourceRange {
    var range = words.trimmed(story)
    let folded = words.folded(range)
    if folded.count > 9,
      let joint = (2..<10).first(where: {
        phrases.opening(of: folded, as: "form joint", at: $0) != nil
      })
    {
      range = words.trimmed(
        SourceRange(range.lowerBound, words.place(after: joint, in: range).end))
    }
    let seen = withoutArticle(withoutSight(range))
    return words.count(seen) > 0 && words.count(seen) < words.count(range) ? seen : range
  }

  /// What several stories are about: the word that most of them have in common.
  package func topic(of stories: [SourceRange]) -> Phrase? {
    var counts: [(word: String, count: Int, isEach: Bool, label: Phrase)] = []
    for story in stories {
      let folded = words.folded(story)
      var isBehind = false
      for place in 0..<folded.count {
        let word = folded.words[place]
        isBehind =
          isBehind || place > 0 && phrases.opening(of: folded, as: "clause where", at: place) != nil
        let isEach = place > 0 && ["each", "every"].contains(folded.words[place - 1])
        guard place > 0, word.utf8.count >= 4, isEach || !isBehind && isThing(word) else {
          continue
        }
        let start = words.place(after: place, in: story).next
        let label = words.label(SourceRange(start, words.place(after: place + 1, in: story).end))
        if let known = counts.firstIndex(where: { $0.word == word }) {
          counts[known].count += isEach ? 2 : 1
          counts[known].isEach = counts[known].isEach || isEach
        } else {
          counts.append((word, isEach ? 2 : 1, isEach, label))
        }
      }
    }
    let most = counts.map(\.count).max() ?? 0
    guard most > 1, let best = counts.first(where: { $0.count == most }) else { return nil }
    return best.isEach
      ? Phrase(LabelText.plural(LabelText.capitalized(best.word)), from: best.label.origin)
      : best.label
  }

  private func isThing(_ word: String) -> Bool {
    let single = FoldedWords(word)
    return ["verb press", "noun field", "component any", "sense lone", "state", "screen"]
      .allSatisfy { phrases.sense(ofAll: single, as: $0) == nil }
  }

  // MARK: Lines

  /// A line without the mark of a list before it.
  package func withoutMark(_ line: SourceRange) -> SourceRange {
    var range = words.trimmed(line)
    for box in ["- ", "* ", "+ ", "• ", "– ", "[ ] ", "[x] "].map({ Array($0.utf8) })
    where words.bytes[range.range].starts(with: box) {
      range = words.trimmed(SourceRange(range.lowerBound + box.count, range.upperBound))
    }
    let digits = words.bytes[range.range].prefix(while: \.isASCIIDigit)
    if !digits.isEmpty, digits.endIndex + 1 < range.upperBound,
      Array(".)".utf8).contains(words.bytes[digits.endIndex]),
      words.bytes[digits.endIndex + 1] == UInt8(ascii: " ")
    {
      range = words.trimmed(SourceRange(digits.endIndex + 1, range.upperBound))
    }
    return range
  }

  /// The lines below a case's "I see the facts:", up to the next line of the case.
  package func factsSeen(
    in scaffold: Scaffold
  ) -> [(line: SourceRange, facts: [SourceRange])] {
    guard scaffold.hasCases else { return [] }
    var found: [(line: SourceRange, facts: [SourceRange])] = []
    var start = 0
    for line in words.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let range = withoutMark(SourceRange(start, start + line.count))
      let lead = words.trimmed(SourceRange(start, range.upperBound))
      start += line.count + 1
      guard !range.isEmpty else { continue }
      let isOfCase = scaffold.leftOut.contains {
        $0.range.upperBound <= lead.lowerBound && lead.lowerBound - $0.range.upperBound <= 2
      }
      let folded = words.folded(range)
      if isOfCase || found.isEmpty || found[found.count - 1].line.isEmpty {
        let sees = ["clause see", "form known"].allSatisfy {
          phrases.sense(in: folded, as: $0) != nil
        }
        let heads = sees && words.bytes[range.upperBound - 1] == UInt8(ascii: ":")
        if heads { found.append((range, [])) } else { found.append((.at(0), [])) }
      } else if folded.count <= 6 {
        found[found.count - 1].facts.append(range)
      }
    }
    return found.filter { !$0.line.isEmpty && !$0.facts.isEmpty }
  }
}
