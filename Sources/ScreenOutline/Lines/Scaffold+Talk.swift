import ScreenDiagnostics
import ScreenModel
internal import ScreenText

/// What is said in chats besides requests.
extension Scaffold {
  /// What somebody says in one line.
  struct Turn {
    var speaker: String
    var line: SourceRange
  }

  /// The lines between those that only name a speaker, which are blanked.
  mutating func turns(of lines: [SourceRange], after alone: [SourceRange]) -> [Turn] {
    var turns: [Turn] = []
    var speaker = ""
    for line in lines {
      if alone.contains(line) {
        speaker = name(ofAlone: line)
      } else {
        turns.append(Turn(speaker: speaker, line: line))
      }
    }
    for line in alone { blank(line, Self.speaks) }
    return turns.map { Turn(speaker: $0.speaker, line: rest($0.line)) }
  }

  /// The name in a line of a time and a name: "Anna 09:31".
  private func name(ofAlone line: SourceRange) -> String {
    folded(line).words.filter { !($0.utf8.first?.isASCIIDigit ?? true) && $0 != "am" && $0 != "pm" }
      .joined(separator: " ")
  }

  /// Blanks small talk, and what those who build the screen ask and answer.
  mutating func takeTalk(_ turns: [Turn]) {
    let turns = turns.filter { !$0.line.isEmpty }
    let asker = asker(of: turns)
    for turn in turns {
      let isOther = asker.map { $0 != turn.speaker } ?? false
      if isTalk(turn.line) || isOther && keepsTalkGoing(turn.line) {
        blank(turn.line, Self.talks)
        continue
      }
      takeAnswer(before: turn.line)
      // "nah not now. but a filter by status on top": only one of the sentences is talk.
      let sentences = original.sentences(of: turn.line, isLoose: true)
      guard sentences.count > 1 else { continue }
      for sentence in sentences where isTalk(sentence) || isOther && keepsTalkGoing(sentence) {
        blank(sentence, Self.talks)
      }
    }
  }

  /// Blanks an answer before a request: "yes, dropdown with 3 sounds".
  private mutating func takeAnswer(before line: SourceRange) {
    let words = folded(line)
    guard let answer = phrases.opening(of: words, as: "line answer"), answer.length < words.count
    else { return }
    let start = original.place(after: answer.length, in: line).next
    blank(SourceRange(line.lowerBound, start), Self.talks)
  }

  private static let talks = "it only keeps the conversation going"

  /// The speaker who first asks for something; nil if nobody certainly does.
  private func asker(of turns: [Turn]) -> String? {
    guard Set(turns.map(\.speaker)).count == 2 else { return nil }
    return turns.first { turn in
      let words = folded(turn.line)
      return phrases.find("asking", in: words) != nil
        || phrases.find("opening wish", in: words) != nil
          && (phrases.sense(in: words, as: "screen") != nil
            || phrases.sense(in: words, as: "component any") != nil)
    }?.speaker
  }

  /// Whether somebody who does not ask for the screen only asks back or agrees.
  private func keepsTalkGoing(_ line: SourceRange) -> Bool {
    let words = folded(line)
    let isQuestion = utf8[line.range].contains(UInt8(ascii: "?"))
    let names = phrases.sense(in: words, as: "component any") != nil
    return isQuestion || !names && phrases.opening(of: words, as: "line chat") != nil
  }

  private func isTalk(_ line: SourceRange) -> Bool {
    let words = folded(line)
    let names = phrases.sense(in: words, as: "component any") != nil
    let asks =
      phrases.sense(in: words, as: "screen") != nil
      && phrases.find("opening wish", in: words) != nil
    let isTalk = phrases.opening(of: words, as: "line chat") != nil && words.count <= 7 && !names
    let isQuestion =
      utf8[line.upperBound - 1] == UInt8(ascii: "?")
      && (phrases.opening(of: words, as: "opening question") != nil
        || phrases.opening(of: words, as: "opening wish") == nil && !names)
    let isAside = phrases.opening(of: words, as: "line aside") != nil && !names
    let repeats = utf8[line.upperBound - 1] == UInt8(ascii: "?") && words.count <= 3
    return !asks && (isTalk || isQuestion || isAside) || repeats
  }

  // MARK: Retracted words

  static let retracts = "it is taken back"

  /// Blanks names that a speaker takes back at once: "an Adopt... sorry, "Reserve" button".
  mutating func takeRetractions() {
    for line in rests {
      let words = folded(line)
      for place in words.words.indices.dropFirst() {
        guard let back = phrases.opening(of: words, as: "retract", at: place),
          place + back.length < words.count,
          case let (before, start) = original.place(after: place, in: line),
          utf8[before..<start].contains(where: {
            $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",")
          })
            || utf8[before..<start].count > 2
        else { continue }
        var first = place - 1
        while first > 0, place - first < 3,
          phrases.sense(ofAll: FoldedWords(words.words[first - 1]), as: "article") == nil
        {
          first -= 1
        }
        // Without an article before it, nothing says where the name begins.
        guard first > 0, place - first < 3,
          phrases.sense(ofAll: FoldedWords(words.words[first - 1]), as: "article") != nil
        else { continue }
        let (_, from) = original.place(after: first, in: line)
        var end = original.place(after: place + back.length, in: line).end
        if end < line.upperBound, utf8[end] == UInt8(ascii: ",") { end += 1 }
        blank(SourceRange(from, end), Self.retracts)
        break
      }
    }
  }
}
