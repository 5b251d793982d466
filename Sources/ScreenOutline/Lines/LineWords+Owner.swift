package import ScreenDiagnostics
internal import ScreenText

/// What the writer of a request owns or runs.
extension LineWords {
  /// The name of what a sentence says its writer runs: "tool rental shop" in "I run a small tool rental
  /// shop and want a screen"; nil if it says no such thing.
  package func owned(in sentence: SourceRange, _ phrases: DocumentLexicon) -> SourceRange? {
    let folded = folded(sentence)
    guard let own = phrases.opening(of: folded, as: "business own") else { return nil }
    var start = own.length
    while let size = phrases.opening(of: folded, as: "business size", at: start) {
      start += size.length
    }
    let end = (start..<folded.count).first {
      phrases.opening(of: folded, as: "business end", at: $0) != nil
    }
    guard let end, (1...6).contains(end - start) else { return nil }
    let name = SourceRange(
      place(after: start, in: sentence).next, place(after: end, in: sentence).end)
    let isWhole = bytes[name.range].allSatisfy { !",.;:!?".utf8.contains($0) }
    return isWhole && !name.isEmpty ? name : nil
  }

  /// The name that a line about a header quotes: 'Header with our logo and the name "Harbour Vets"'.
  package func nameInHeader(_ line: SourceRange, _ phrases: DocumentLexicon) -> SourceRange? {
    let quoted = quotations(in: line)
    guard quoted.count == 1, (1...6).contains(count(quoted[0])),
      phrases.opening(of: folded(line), as: "header any") != nil,
      case let before = folded(SourceRange(line.lowerBound, quoted[0].lowerBound)),
      let last = before.words.last,
      phrases.sense(ofAll: FoldedWords(last), as: "header naming") != nil
    else { return nil }
    return quoted[0]
  }
}
