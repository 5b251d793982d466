package import ScreenBrief
internal import ScreenDiagnostics
package import ScreenOutline
internal import ScreenText

extension Brief {
  /// Titles the screen by the name that the text gives what it is for: "a page for an app called
  /// \"Parlo\"" is Parlo. What the screen is about stays.
  ///
  /// - Parameter words: The words of the English text.
  /// - Complexity: O(*n*) in the bytes of the text.
  package mutating func takeProperName(_ words: LineWords) {
    guard let range = title.range, range.upperBound <= words.bytes.count else { return }
    let sentences = words.sentences(of: SourceRange(0, words.bytes.count))
    guard let sentence = sentences.first(where: { $0.range.overlaps(range.range) }) else { return }
    let folded = words.folded(sentence)
    for place in 0..<folded.count
    where DocumentLexicon.shipped.opening(of: folded, as: "naming any", at: place) != nil {
      let (end, next) = words.place(after: place, in: sentence)
      // Only marks are between the title and the word that leads to its name.
      guard next >= range.lowerBound,
        words.count(SourceRange(min(range.upperBound, next), next)) == 0,
        end <= max(range.upperBound, next)
      else { continue }
      let rest = words.dropping(place + 1, from: sentence)
      if let name = Self.properName(at: rest, words) { title = words.verbatim(name) }
      return
    }
  }

  /// The quotation, or the words with capitals, at the start of some words.
  private static func properName(at range: SourceRange, _ words: LineWords) -> SourceRange? {
    if let quoted = words.quotations(in: range).first,
      words.count(SourceRange(range.lowerBound, quoted.lowerBound)) == 0
    {
      return quoted
    }
    var (end, place) = (range.lowerBound, range.lowerBound)
    for word in words.bytes[range.range].split(separator: UInt8(ascii: " ")) {
      let isCapital = word.first.map { $0.isASCIICapital || $0.isASCIIDigit || $0 >= 0x80 } ?? false
      let isJoint =
        word.elementsEqual("&".utf8)
        || DocumentLexicon.shipped.sense(ofAll: FoldedWords(word), as: "naming inner") != nil
      guard isCapital || isJoint else { break }
      place = word.endIndex
      if isCapital { end = place }
      if let last = word.last, ".,;:!?)".utf8.contains(last) { break }
    }
    var name = words.trimmed(SourceRange(range.lowerBound, end))
    while let last = words.bytes[name.range].last, ".,;:!?)".utf8.contains(last) {
      name = SourceRange(name.lowerBound, name.upperBound - 1)
    }
    return name.isEmpty || !words.bytes[name.lowerBound].isASCIICapital ? nil : name
  }
}
