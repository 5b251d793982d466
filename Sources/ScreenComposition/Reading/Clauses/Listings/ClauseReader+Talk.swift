internal import ScreenModel
import ScreenReading

/// Takes what is said in a conversation as it is said: behind a name and a colon nothing is asked for.
extension ClauseReader {
  /// Reads "Chat" and lines of who says what below it; returns how many units it took, 0 for none.
  mutating func talk(_ units: ArraySlice<Outline.Unit>) -> Int {
    guard let first = units.first, first.kind != .item else { return 0 }
    end = tokens.count
    guard let head = talkHead(first.lower..<first.upper), head == first.upper else { return 0 }
    var turns: [Details.Item] = []
    for line in units.dropFirst().prefix(Limits.items) {
      guard let said = self.turns(in: line.lower..<line.upper) else { break }
      turns += said
    }
    guard !turns.isEmpty else { return 0 }
    let taken = turns.count
    show(turns, under: first.lower..<head)
    return taken + 1
  }

  /// Reads "a chat: Bea: Is the kiln free? Otis: Yes." from where the reader stands.
  mutating func talk(upTo lineEnd: Int) -> Bool {
    let outer = end
    end = lineEnd
    defer { end = outer }
    guard let head = talkHead(position..<lineEnd), head < lineEnd,
      let turns = turns(in: head..<lineEnd)
    else { return false }
    show(turns, under: position..<head)
    position = lineEnd
    return true
  }

  /// Where the words for a conversation end, with their colon; nil where others stand.
  private func talkHead(_ line: Range<Int>) -> Int? {
    let words = line.prefix(6).prefix { kind($0) == .word }
    guard
      words.contains(where: { sense(.component, $0)?.argument == "list.messages" })
    else { return nil }
    return headEnd(of: line, behind: words.endIndex)
  }

  /// Who says what among some sentences, of which each first one begins with a name and a colon; nil
  /// where others stand there.
  private func turns(in line: Range<Int>) -> [Details.Item]? {
    var turns: [(name: Range<Int>, words: Range<Int>)] = []
    var index = line.lowerBound
    while index < line.upperBound, turns.count < Limits.items {
      // "Bea: hi, Otis: hello": a comma before a name and a colon ends what is said too.
      let stop =
        (index..<line.upperBound).first {
          kind($0) == .stop || separates($0) && kind($0 + 2) == .colon
        } ?? line.upperBound
      let upper = kind(stop) == .stop ? stop + 1 : stop
      if let colon = (index..<upper).first(where: { kind($0) == .colon }) {
        guard colon > index, colon - index < 4, colon + 1 < upper, tokens[index].isCapitalized,
          !(colon + 1..<upper).contains(where: { kind($0) == .colon })
        else { return nil }
        turns.append((index..<colon, colon + 1..<upper))
      } else {
        guard let last = turns.popLast() else { return nil }
        turns.append((last.name, last.words.lowerBound..<upper))
      }
      index = stop + 1
    }
    return turns.map {
      Details.Item(
        verbatim($0.name.lowerBound, $0.name.upperBound),
        values: [verbatim($0.words.lowerBound, $0.words.upperBound, capitalizing: true)])
    }
  }

  /// Looks for what is said, for a conversation of which it is told in a sentence: 'a chat where Omar
  /// writes "Is it open?" and I answer "Not yet"'.
  mutating func completeTalks() {
    var index = 0
    while index < requirements.count {
      if isComponent(index, .list), requirements[index].details.variant == "messages",
        let start = firstToken(of: Phrase("", at: requirements[index].range))
      {
        let own = sentence(around: start)
        let said = own.filter {
          kind($0) == .quote && kind($0 - 1) == .word && kind($0 - 2) == .word
        }
        if said.count > 1, let first = said.first, let last = said.last {
          requirements[index].details.items = said.map {
            Details.Item(
              verbatim($0 - 2, $0 - 1, capitalizing: true), values: [verbatim($0, $0 + 1)])
          }
          requirements[index].details.columns = []
          dropHint(within: range(first - 2, last + 1))
          index = drop(within: range(first - 2, last + 1), for: index)
        }
      }
      index += 1
    }
  }

  private mutating func show(_ turns: [Details.Item], under head: Range<Int>) {
    let upper = turns.last?.values.first.flatMap { firstToken(of: $0) } ?? head.upperBound
    let index = require(.component(.list), from: head.lowerBound, to: upper + 1)
    requirements[index].details.variant = "messages"
    requirements[index].details.label = label(head.lowerBound, head.upperBound)
    requirements[index].details.items = turns
    titleHint = titleHint ?? requirements[index].details.label
  }
}
