internal import ScreenModel
import ScreenReading

/// Takes questions with the answers behind them as the content they are: they are told apart by
/// marks alone, so that nothing in a question asks for a field or a button.
extension ClauseReader {
  /// Reads lines of questions and answers, below a head that says so or alone; returns how many units
  /// it took, 0 where no two stand there.
  mutating func answers(_ units: ArraySlice<Outline.Unit>) -> Int {
    guard let first = units.first else { return 0 }
    end = tokens.count
    let head = first.kind == .item ? nil : questionsHead(first.lower..<first.upper)
    guard head == nil || head == first.upper else { return 0 }
    var pairs: [Answer] = []
    var taken = 0
    let lines = head == nil ? units : units.dropFirst()
    for (place, line) in lines.prefix(2 * Limits.items).enumerated() {
      let rest = answers(
        in: line.lower..<line.upper, into: &pairs, isHeaded: head != nil)
      guard rest == line.upper else { break }
      // A line that is a question goes with the one that answers it.
      if pairs.last?.answer != nil { taken = place + 1 }
    }
    return taken > 0 && show(pairs, under: head.map { first.lower..<$0 })
      ? taken + (head == nil ? 0 : 1) : 0
  }

  /// Reads "FAQ: Do you ship? On Mondays. Can I return it? Within 30 days." from where the reader
  /// stands; false where it stands at no such thing.
  mutating func answers(upTo lineEnd: Int) -> Bool {
    let head = questionsHead(position..<lineEnd)
    let isFirst = position == 0 || tokens[position - 1].kind == .line
    if head == nil, isFirst, let name = questionsName(position..<lineEnd) {
      // "A contact page with an FAQ: …": what stands before is read first.
      let outer = end
      end = name
      if title == nil, requirements.isEmpty { opening() }
      list()
      end = outer
      position = name
      return answers(upTo: lineEnd)
    }
    guard head != nil || isFirst, head != lineEnd else { return false }
    var pairs: [Answer] = []
    let outer = end
    end = lineEnd
    defer { end = outer }
    let stop = answers(
      in: (head ?? position)..<lineEnd, into: &pairs, isHeaded: head != nil)
    guard show(pairs, under: head.map { position..<$0 }) else { return false }
    position = stop
    return true
  }

  /// A question and what answers it, without the marks before them.
  struct Answer {
    var question: Range<Int>
    var answer: Range<Int>?
    /// Whether a letter and a colon say which of both it is: "Q: …".
    var isMarked: Bool
  }

  /// The word for questions that ends the first words of a line before their colon, behind what holds
  /// them; nil where none does.
  private func questionsName(_ line: Range<Int>) -> Int? {
    let words = line.prefix(24).prefix { kind($0) == .word || kind($0) == .comma }
    guard let name = words.last, isRole(name, .questions), kind(name + 1) == .colon,
      plays(name - 1, CueSet(.article, .container))
    else { return nil }
    return name
  }

  /// Where what a head of questions says ends, with its colon; nil where none stands.
  private func questionsHead(_ line: Range<Int>) -> Int? {
    let words = line.prefix(6).prefix { kind($0) == .word }
    guard let name = words.first(where: { isRole($0, .questions) }),
      words.allSatisfy({
        $0 == name || !tokens[$0].plays(CueSet(.component, .screen, .layout, .verb))
      })
    else { return nil }
    return headEnd(of: line, behind: words.endIndex)
  }

  /// Gathers the pairs among some tokens; returns where what follows asks for something else.
  private func answers(
    in line: Range<Int>, into pairs: inout [Answer], isHeaded: Bool
  ) -> Int {
    var index = line.lowerBound
    while index < line.upperBound, pairs.count <= Limits.items {
      let stop = (index..<line.upperBound).first { kind($0) == .stop } ?? line.upperBound
      let isMarked = tokens[index].end - tokens[index].start == 1 && kind(index + 1) == .colon
      let lower = isMarked ? index + 2 : index
      let upper = min(stop + 1, line.upperBound)
      guard lower < stop, !asksForPart(lower..<stop, isHeaded: isHeaded),
        !isQuestionMark(stop) || !(lower..<stop).contains(where: { kind($0) == .colon })
      else { return index }
      if isQuestionMark(stop) {
        // A question behind a question has no answer here.
        guard pairs.isEmpty || pairs.last?.answer != nil else { return index }
        pairs.append(Answer(question: lower..<upper, isMarked: isMarked))
      } else {
        // What stands a line below an answer is not of it.
        guard let start = pairs.last.map({ $0.answer?.lowerBound ?? lower }),
          start >= line.lowerBound
        else { return index }
        pairs[pairs.count - 1].answer = start..<upper
      }
      index = upper
    }
    return index
  }

  /// Whether a sentence wants a part of the screen, or gives what a question is answered with.
  private func asksForPart(_ sentence: Range<Int>, isHeaded: Bool) -> Bool {
    let isQuestion = isQuestionMark(sentence.upperBound)
    let namesPart = sentence.contains {
      tokens[$0].plays(CueSet(.component, .section, .layout, .screen, .type))
    }
    let asks = CueSet(.request, .article, .conjunction, .side, .count, .container)
    if isHeaded { return namesPart && !isQuestion && plays(sentence.lowerBound, asks) }
    if isQuestion { return plays(sentence.lowerBound, CueSet(.request)) }
    return namesPart || plays(sentence.lowerBound, CueSet(.request))
      || sentence.contains { kind($0) == .slash }
      || sentence.count(where: { separates($0) }) > 1
  }

  /// Makes a list of questions with their answers; false where there are too few of them to tell.
  private mutating func show(_ pairs: [Answer], under head: Range<Int>?) -> Bool {
    let whole = pairs.prefix { $0.answer != nil }
    guard let first = whole.first, let last = whole.last?.answer,
      head != nil || first.isMarked || whole.count > 1 && context != .form
    else { return false }
    let index = require(
      .component(.list), from: head?.lowerBound ?? first.question.lowerBound, to: last.upperBound)
    if let head {
      requirements[index].details.label = label(head.lowerBound, head.upperBound)
      titleHint = titleHint ?? requirements[index].details.label
    }
    requirements[index].details.items = whole.map { pair in
      Details.Item(
        verbatim(pair.question.lowerBound, pair.question.upperBound, capitalizing: true),
        values: pair.answer.map {
          [verbatim($0.lowerBound, $0.upperBound, capitalizing: true)]
        } ?? [])
    }
    return true
  }
}
