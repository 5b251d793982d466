internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Questions with their answers.
extension InputBuilder {
  /// Questions with their answers behind the mark or below them: a part for each, which opens on
  /// demand; nil if one has no answer.
  package func answered(_ items: [OutlineList.Item]) -> [Request]? {
    let mark = UInt8(ascii: "?")
    let pairs = items.compactMap { item -> (question: SourceRange, answer: SourceRange)? in
      guard let end = words.bytes[item.words.range].firstIndex(of: mark) else { return nil }
      let below = item.blocks.first.map { first in
        item.blocks.reduce(first.range) { $0.union($1.range) }
      }
      let behind = words.trimmed(SourceRange(end + 1, item.words.upperBound))
      guard let answer = behind.isEmpty ? below : behind, words.count(answer) > 0 else {
        return nil
      }
      return (SourceRange(item.words.lowerBound, end + 1), words.unmarked(answer))
    }
    guard pairs.count == items.count, items.count > 1 else { return nil }
    return pairs.map { part(asking: $0.question, answering: $0.answer) }
  }

  /// Lines "Q: …" and "A: …" by turns: a part for each question; nil for other lines.
  package func answered(_ facts: [OutlineFact]) -> [Request]? {
    let senses = facts.map { phrases.sense(ofAll: words.folded($0.key), as: "word asked") }
    guard facts.count > 2, facts.count.isMultiple(of: 2),
      senses.enumerated().allSatisfy({ $1 == ($0.isMultiple(of: 2) ? "question" : "answer") }),
      facts.allSatisfy({ !$0.value.isEmpty })
    else { return nil }
    return stride(from: 0, to: facts.count, by: 2).map {
      part(asking: facts[$0].value, answering: facts[$0 + 1].value)
    }
  }

  /// A part that opens on demand.
  private func part(asking question: SourceRange, answering answer: SourceRange) -> Request {
    var part = Request.section(
      words.label(question), question.union(answer), [.paragraph(words.verbatim(answer), answer)])
    part.subject = .section(.disclosure)
    return part
  }

  /// Whether lines are questions, some with their possible answers: "How often? (daily, weekly)".
  package func offersAnswers(_ items: [OutlineList.Item]) -> Bool {
    let lines = items.map { FieldLine($0.words, of: words) }
    let asking = zip(items, lines).filter { item, line in line.isQuestion || hasQuestion(item) }
    guard items.count > 2, asking.count * 10 >= items.count * 6 else { return false }
    let offering = asking.count { item, line in
      let rest = words.bytes[item.words.range].firstIndex(of: UInt8(ascii: "?")).map {
        words.trimmed(SourceRange($0 + 1, item.words.upperBound))
      }
      return (line.notes + [line.value ?? rest].compactMap(\.self)).contains {
        let members = words.members(of: $0)
        return members.count > 1 && members.allSatisfy { words.count($0) <= 3 }
          || InputBuilder.bounds(words.text($0)) != nil
      }
    }
    return offering * 3 >= asking.count
  }

  /// Whether a line is a question: with a mark, or to somebody, "how old r u".
  package func hasQuestion(_ item: OutlineList.Item) -> Bool {
    if words.bytes[item.words.range].contains(UInt8(ascii: "?")) { return true }
    let folded = words.folded(item.words)
    return phrases.opening(of: folded, as: "opening question") != nil
      && phrases.sense(in: folded, as: "word you") != nil
  }

  /// Whether most lines are questions.
  package func areQuestions(_ list: OutlineList) -> Bool {
    let asking = list.items.count(where: hasQuestion)
    return asking > 2 && asking * 2 >= list.items.count
  }
}
