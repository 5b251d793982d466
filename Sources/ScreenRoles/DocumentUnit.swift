package import ScreenDiagnostics
package import ScreenOutline
internal import ScreenText

/// A line of a document, or one of the sentences of a line: the smallest part that has a role.
package struct DocumentUnit: Sendable {
  /// The words, with their mark.
  package var range: SourceRange
  /// The place of the sentence in its line.
  package var sentence: Int
  /// The form of its line.
  package var form: LineForm
  /// Whether it is the last sentence of its line.
  package var endsLine: Bool
  /// Whether a blank line is before it.
  package var followsBlank: Bool
  /// The unit that heads it: the line before a list, the item around a nested one; nil for none.
  package var parent: Int?
  /// The heading above it; nil for none.
  package var heading: Int?

  /// The units of a text, in order.
  ///
  /// - Complexity: O(*n*) in the bytes of the text.
  package static func all(of words: LineWords) -> [DocumentUnit] {
    var units: [DocumentUnit] = []
    /// The lines that may head the next one, by ascending indentation.
    var open: [(indent: Int, unit: Int)] = []
    var (heading, plain): (Int?, Int?) = (nil, nil)
    var followsBlank = false
    for line in words.lines {
      guard !line.isEmpty else {
        followsBlank = true
        continue
      }
      let form = LineForm(line, in: words.bytes)
      open.removeAll { $0.indent >= form.indent }
      let parent = form.isMember ? open.last?.unit ?? plain : open.last?.unit
      let sentences = form.hasSentences ? sentences(of: line, words) : [line]
      let first = units.count
      for (place, range) in sentences.enumerated() {
        units.append(
          DocumentUnit(
            range: range, sentence: place, form: form, endsLine: place == sentences.count - 1,
            followsBlank: followsBlank && place == 0, parent: parent, heading: heading))
      }
      followsBlank = false
      if form.isMember { open.append((form.indent, first)) } else { plain = units.count - 1 }
      if form.isHeading { heading = first }
    }
    return units
  }

  /// The sentences of a line, without those that are too short to be one: "Drivable? Yes / No" is a
  /// question with its answers, "No. 12" a name.
  private static func sentences(of line: SourceRange, _ words: LineWords) -> [SourceRange] {
    var sentences: [SourceRange] = []
    for sentence in words.sentences(of: line) {
      let rest = SourceRange(sentence.lowerBound, line.upperBound)
      let isAnswer =
        sentences.last.map { words.bytes[$0.upperBound - 1] == UInt8(ascii: "?") } ?? false
        && words.count(rest) <= longestAnswer
      if let last = sentences.last, isAnswer || words.count(last) < fewestWords {
        sentences[sentences.count - 1] = last.union(sentence)
      } else {
        sentences.append(sentence)
      }
    }
    return sentences
  }

  /// The fewest words of a sentence before others, and the most of answers behind a question.
  private static let (fewestWords, longestAnswer) = (3, 6)
}
