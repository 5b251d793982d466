internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenReading
internal import ScreenText

extension ReadingTree {
  /// The tree with one conversation where a sentence says on which side the messages of each person
  /// stand.
  ///
  /// "Messages from the guest are on the right, messages from the host on the left" has one list of
  /// messages, and no columns.
  ///
  /// - Parameter words: The words of the English text.
  /// - Returns: A well-formed tree over the same text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package func withConversations(_ words: LineWords) -> ReadingTree {
    let phrases = DocumentLexicon.shipped
    var nodes = nodes
    for sentence in words.sentences(of: SourceRange(0, words.bytes.count)) {
      let folded = words.folded(sentence)
      guard let place = folded.words.firstIndex(of: "message"),
        folded.words.contains("left"), folded.words.contains("right"),
        phrases.count(in: folded, as: "side any") == 2
      else { continue }
      let start = words.dropping(place, from: sentence).lowerBound
      let name = SourceRange(start, words.place(after: place + 1, in: sentence).end)
      guard words.bytes[name.upperBound - 1] == UInt8(ascii: "s") else { continue }
      let whole = SourceRange(name.lowerBound, sentence.upperBound)
      let conversation = ReadingTree.Node(.list, whole, children: [ReadingTree.Node(.label, name)])
      let replacement = BracketReplacement(
        whole: sentence, inside: sentence, made: [conversation], keepsParts: false)
      nodes = replacement.applied(to: nodes) ?? nodes
    }
    return ReadingTree(text, nodes: nodes)
  }
}
