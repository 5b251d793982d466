internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The sentences of a line, each of which may name inputs.
extension LineDraft {
  /// The parts of a line that may each name inputs: its sentences, and what is between semicolons,
  /// "headache yes/no; start time".
  func askingParts(of range: SourceRange) -> [SourceRange] {
    sentencesOfQuestions(range).flatMap { sentence -> [SourceRange] in
      let parts = split(sentence, at: ";")
      guard parts.count > 1, !parts.dropFirst().contains(where: { inputs.takesAll($0) }) else {
        return [sentence]
      }
      // "Today's entry: headache yes/no; start time; …" heads its parts.
      let field = FieldLine(parts[0], of: words)
      if parts.count > 2, let value = field.value, !field.isDashed, !field.isArrow {
        return [value] + parts.dropFirst()
      }
      return parts
    }.map(withoutStop).filter { !$0.isEmpty }
  }

  /// The sentences of a line; answers in small letters or brackets belong to the question before
  /// them: "How often? daily, weekly" is one.
  private func sentencesOfQuestions(_ range: SourceRange) -> [SourceRange] {
    words.sentences(of: range).reduce(into: []) { found, sentence in
      guard let last = found.last, words.bytes[last.range].last == UInt8(ascii: "?"),
        let first = words.bytes[sentence.range].first,
        !first.isASCIICapital || isEnumerationOfWords(sentence),
        words.bytes[sentence.range].last != UInt8(ascii: "?")
      else {
        found.append(sentence)
        return
      }
      found[found.count - 1] = last.union(sentence)
    }
  }

  /// Whether words are several short members: "Never, once, weekly".
  private func isEnumerationOfWords(_ range: SourceRange) -> Bool {
    let members = listed(range)
    return members.count > 2 && members.allSatisfy { words.count($0) <= 3 }
  }

  /// Words without the tag of a markup language that closes behind them: "Name</label>".
  func withoutTag(_ range: SourceRange) -> SourceRange {
    guard let tag = words.bytes[range.range].firstRange(of: Array("</".utf8)),
      tag.lowerBound > range.lowerBound
    else { return range }
    return words.trimmed(SourceRange(range.lowerBound, tag.lowerBound))
  }

  /// Whether a later sentence asks for more than the first: "Enter the date too" does.
  func asksAgain(_ range: SourceRange) -> Bool {
    words.bytes[range.range].last == UInt8(ascii: "?") || inputs.namesValue(range)
      || entered(range) != range && words.count(range) <= 12
      || FieldLine(range, of: words).value != nil
        && words.count(FieldLine(range, of: words).label) <= 4
  }
}
