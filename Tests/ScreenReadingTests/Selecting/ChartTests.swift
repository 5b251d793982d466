import ScreenBrief
import Testing

@testable import ScreenReading

/// The best tree over the spans of a text.
@Suite struct ChartTests {
  private static let texts = [
    "A login form with username, password and a Log in button",
    "settings: dark mode on by default, font size from 10 to 24, language English, French or Dutch",
    "table of crates: keeper, date, price (total 40 €)\n- no search\n- sort by date",
    "a page with two sections: Contact has an email and a phone, Hours has Mon 9-5 and Tue 10-4",
    "show me a chart of sales by month, Jan 3, Feb 5", "xyzzy", "tabs Inbox, Sent and Drafts",
  ]

  private let weights = Weights.shipped

  private func sentence(_ text: String) -> Sentence {
    Sentence(Document(text), after: nil, lexicon: .shipped, weights)
  }

  @Test(arguments: texts) func `a tree scores the sum of its parts`(_ text: String) {
    let sentence = sentence(text)
    var chart = Chart(sentence, weights)
    let best = chart.best()
    let score = content(best.tree, in: .text, 0..<sentence.document.count, of: sentence)
    #expect(best.score == score)
  }

  @Test(arguments: texts) func `a tree is at least as good as those that lack a part of it`(
    _ text: String
  ) {
    let sentence = sentence(text)
    var chart = Chart(sentence, weights)
    let best = chart.best()
    for lacking in Self.lacking(best.tree) {
      let score = content(lacking, in: .text, 0..<sentence.document.count, of: sentence)
      #expect(score ?? .min <= best.score)
    }
  }

  @Test(arguments: texts) func `a tree with brackets has a margin, and one without has none`(
    _ text: String
  ) {
    let sentence = sentence(text)
    var chart = Chart(sentence, weights)
    let best = chart.best()
    let margin = chart.margin(of: best)
    #expect((margin == nil) == best.tree.isEmpty)
    #expect(margin ?? 0 >= 0)
    // What lacked a bracket for a while is as it was.
    #expect(chart.margin(of: best) == margin)
  }

  @Test func `a margin is how much worse the best tree without a bracket is`() {
    let sentence = sentence(Self.texts[0])
    var chart = Chart(sentence, weights)
    let best = chart.best()
    let losses = best.tree.map { bracket in
      var other = Chart(sentence, weights)
      other.forbid(bracket.label, of: bracket.span)
      return best.score - other.best().score
    }
    #expect(losses.allSatisfy { $0 > 0 })
    let margin = chart.margin(of: best)
    #expect(margin ?? 0 > 0)
    #expect(margin ?? .max <= losses.min() ?? 0)
  }

  // MARK: - Scores by hand

  /// What a container's content scores; nil where it may not hold that.
  private func content(
    _ brackets: [Chart.Bracket], in container: Container, _ range: Range<Int>, of sentence: Sentence
  ) -> Int32? {
    let transitions = weights.transitions
    var state = Lattice.State.first
    var position = range.lowerBound
    func skip(to end: Int) {
      while position < end {
        state.score += sentence.scores.skips[position * Container.columns + container.column]
        state.separator = max(state.separator, sentence.separators[position])
        position += 1
      }
    }
    for bracket in brackets {
      let span = sentence.candidates.spans[bracket.span]
      let label = TreeLabel.allCases[bracket.label]
      guard weights.grammar[container.index].contains(label) else { return nil }
      skip(to: span.start)
      state.score = transitions.score(container.index, state, bracket.label)
      state.score += sentence.scores[bracket.span, bracket.label]
      if let column = Columns.column(of: bracket.label, in: container.index) {
        state.score += sentence.scores[bracket.span, column]
      }
      if let inner = Container(label) {
        if bracket.children.isEmpty, inner.mayBeEmpty {
          state.score += transitions.leaf
        } else if let inside = content(
          bracket.children, in: inner, span.start..<span.end, of: sentence)
        {
          state.score += inside
        } else {
          return nil
        }
      }
      state.seen |= 1 << UInt64(bracket.label)
      (state.before, state.separator) = (UInt8(bracket.label), Separator.nothing.rawValue)
      position = span.end
    }
    skip(to: range.upperBound)
    guard container.layer > 1 || state.seen != 0 else { return nil }
    return state.score + transitions.ending(container.index, Int(state.before), state.separator)
      + transitions.contents(container.index, state.seen)
  }

  /// The trees that lack one of the brackets, with all that is inside of it.
  private static func lacking(_ brackets: [Chart.Bracket]) -> [[Chart.Bracket]] {
    brackets.indices.flatMap { index -> [[Chart.Bracket]] in
      var without = brackets
      without.remove(at: index)
      let inner = lacking(brackets[index].children).map { children in
        var changed = brackets
        changed[index].children = children
        return changed
      }
      return [without] + inner
    }
  }
}
