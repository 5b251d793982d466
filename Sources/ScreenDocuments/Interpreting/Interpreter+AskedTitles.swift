internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The title of a screen that is requested line by line.
extension Interpreter {
  /// Takes as the title a line above the requests that is not a request, or the name that the first
  /// sentences give to the screen.
  mutating func takeTitleOfRequests(_ root: DocumentSection) {
    if let named = titleSaid(in: root) {
      setTitle(named.title, told: named.line)
      return
    }
    guard let block = root.ownBlocks.first, case .paragraph(let lines) = block.content else {
      return
    }
    if lines.count == 1, outline.blocks.count > 1, isName(lines[0]) {
      setTitle(lines[0])
      return
    }
    for line in lines.prefix(2) {
      for sentence in words.sentences(of: line, isLoose: scaffold.isChat).prefix(3)
      where takeTitle(ofRequest: sentence) { return }
    }
  }

  /// Drops wishes that the only story names as a whole if the following text states them part by
  /// part; its filters stay.
  func takeStory(of wishes: inout [Request]) {
    guard scaffold.stories.count == 1 else { return }
    let story = words.trimmed(scaffold.stories[0])
    func isOfStory(_ wish: Request) -> Bool {
      story.lowerBound <= wish.range.lowerBound && wish.range.upperBound <= story.upperBound
    }
    let own = wishes.filter(isOfStory)
    let others = wishes.filter { !isOfStory($0) }
    let isWhole = own.count(where: \.isInput) < 2 && own.count < 3
    if isWhole, others.count > 1 || others.contains(where: { !$0.parts.isEmpty }) {
      wishes = others
    }
    if own.isEmpty { wishes = (choices(story) ?? []) + wishes }
  }

  /// The title that a line states: "title "Book a court"", "the heading reads "Q2 sales"".
  private func titleSaid(in root: DocumentSection) -> (title: SourceRange, line: SourceRange)? {
    for line in root.lines.prefix(12) {
      let folded = words.folded(line)
      let place = (0..<min(folded.count, 6)).first {
        phrases.opening(of: folded, as: "clause titled", at: $0) != nil
      }
      guard place != nil, let quoted = words.quotations(in: line).first,
        words.count(quoted) + 7 >= folded.count
      else { continue }
      return (quoted, line)
    }
    return nil
  }

  /// Whether a line is a name: short, without a full stop, and with nothing of it left out.
  private func isName(_ line: SourceRange) -> Bool {
    guard let last = bytes[line.range].last, !Array(".!?,;".utf8).contains(last) else {
      return false
    }
    let isWhole = !scaffold.leftOut.contains {
      $0.range.lowerBound < line.upperBound && line.lowerBound < $0.range.upperBound + 2
    }
    return words.count(line) <= 9 && isWhole && !isRequest(line)
      && phrases.sense(in: words.folded(line), as: "demand") == nil
      && phrases.ending(of: words.folded(line), as: "sense demands") == nil
  }

  /// "Can we get a page where people vote for lunch?": the rest states the purpose of the screen.
  private mutating func takeTitle(ofRequest sentence: SourceRange) -> Bool {
    let folded = words.folded(sentence)
    if scaffold.isChat, let named = screenNamed(in: sentence, folded) {
      setTitle(named, told: sentence)
      return true
    }
    for start in 0..<min(folded.count, 12) {
      guard let screen = phrases.opening(of: folded, as: "screen", at: start),
        let purpose = phrases.opening(
          of: folded, as: "purpose", at: start + screen.length)
      else { continue }
      let from = screen.sense == "kind" ? start : start + screen.length + purpose.length
      guard from < folded.count else { return false }
      var range = SourceRange(words.place(after: from, in: sentence).next, sentence.upperBound)
      range = cutter.withoutTail(range)
      let mark = bytes[range.range].first { Array(",:;(".utf8).contains($0) }
      let with = words.folded(range).words.contains("with")
      guard mark == nil, !with, (1...8).contains(words.count(range)) else { return false }
      setTitle(range, told: sentence)
      return true
    }
    return false
  }

  /// "can you do the oven overview": the words from the article to the kind of screen, with nothing
  /// more than politeness behind them.
  private func screenNamed(in sentence: SourceRange, _ folded: FoldedWords) -> SourceRange? {
    let wishes = (0..<min(folded.count, 4)).contains {
      phrases.opening(of: folded, as: "opening wish", at: $0) != nil
    }
    guard wishes,
      let article = (1..<min(folded.count, 9)).first(where: {
        phrases.opening(of: folded, as: "word article", at: $0) != nil
      })
    else { return nil }
    for end in article + 2..<max(article + 2, min(folded.count, article + 6)) {
      guard phrases.opening(of: folded, as: "screen", at: end)?.sense == "kind" else { continue }
      let name = SourceRange(
        words.place(after: article + 1, in: sentence).next,
        words.place(after: end + 1, in: sentence).end)
      let rest = words.dropping(end + 1, from: sentence)
      let isPolite =
        phrases.opening(of: words.folded(rest), as: "ending polite")?.length == words.count(rest)
      return words.count(rest) == 0 || isPolite ? name : nil
    }
    return nil
  }

  /// The thing that most wishes are about: "Shipment" for its number, its status and its history.
  func topicOfRequests(_ wishes: [Request]) -> Phrase? {
    var counts: [(word: String, count: Int, label: Phrase)] = []
    var heads: Set<String> = []
    for label in labels(of: wishes) {
      guard phrases.sense(in: FoldedWords(label.text), as: "relative") == nil else { continue }
      let folded = topic(of: FoldedWords(label.text))
      if let head = folded.words.last { heads.insert(head) }
      for word in Set(folded.words).sorted() where word.utf8.count >= 4 {
        let single = FoldedWords(word)
        guard phrases.sense(ofAll: single, as: "verb press") == nil,
          phrases.sense(ofAll: single, as: "noun field") == nil,
          phrases.sense(ofAll: single, as: "actor verb") == nil,
          phrases.sense(ofAll: single, as: "component any") == nil,
          phrases.sense(ofAll: single, as: "state") == nil
        else { continue }
        if let place = counts.firstIndex(where: { $0.word == word }) {
          counts[place].count += 1
        } else {
          counts.append((word, 1, label))
        }
      }
    }
    counts.removeAll { !heads.contains($0.word) }
    let most = counts.map(\.count).max() ?? 0
    // Of words that are said equally often, the things of a collection count more.
    let things = Set(
      wishes.filter(\.isCollection).compactMap {
        $0.details.label.flatMap { FoldedWords($0.text).words.last }
      })
    let best =
      counts.first { $0.count == most && things.contains($0.word) }
      ?? counts.first { $0.count == most }
    guard most > 1, let best else {
      let named = wishes.first { $0.isCollection }?.details.label
      return named.flatMap { FoldedWords($0.text).count <= 5 ? $0 : nil }
    }
    let name = LabelText.capitalized(best.word)
    let isOfMany = wishes.contains { wish in
      wish.isCollection
        && wish.details.label.map { FoldedWords($0.text).words.contains(best.word) } ?? false
    }
    return Phrase(isOfMany ? LabelText.plural(name) : name, from: best.label.origin)
  }

  /// The words of a label without a leading verb and a trailing place or manner.
  private func topic(of folded: FoldedWords) -> FoldedWords {
    let verb = phrases.opening(of: folded, as: "verb press")?.length ?? 0
    let start = verb < folded.count ? verb : 0
    let end = (start + 1..<max(start + 1, folded.count)).first {
      phrases.opening(of: folded, as: "clause where", at: $0) != nil
    }
    return FoldedWords(folded.words[start..<(end ?? folded.count)].joined(separator: " "))
  }

  private func labels(of wishes: [Request]) -> [Phrase] {
    wishes.flatMap { ($0.details.label.map { [$0] } ?? []) + labels(of: $0.parts) }
  }
}
