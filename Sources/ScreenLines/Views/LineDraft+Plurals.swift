internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Names of several things.
extension LineDraft {
  /// Whether the noun of a name is a plural: "last ten reports", "guests without a table".
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - orUnits: Whether units count, "minutes", which mostly are figures.
  /// - Returns: Whether it names several things.
  func isOfSeveral(_ name: SourceRange, orUnits: Bool = false) -> Bool {
    let folded = words.folded(name)
    let edge =
      folded.words.indices.dropFirst().first { isEdge(folded.words[$0]) } ?? folded.count
    let end = words.place(after: edge, in: name).end
    let noun = words.bytes[name.lowerBound..<max(name.lowerBound + 1, end)]
    guard let last = folded.words[..<edge].last else { return false }
    if isWord(last, "draft people") { return true }
    // Folding takes the ending of a plural off.
    let isFolded =
      !last.utf8.elementsEqual(noun.suffix(last.utf8.count).map(\.lowercasedASCII))
    return noun.last == UInt8(ascii: "s") && !noun.suffix(2).elementsEqual("ss".utf8) && isFolded
      && (orUnits || !isWord(last, "draft unit"))
  }

  /// Whether any word before the first preposition is a plural: "plots free at the moment".
  func namesSeveral(_ name: SourceRange) -> Bool {
    let folded = words.folded(name)
    guard phrases.opening(of: folded, as: "view question") == nil else { return false }
    return folded.words.indices.prefix { $0 == 0 || !isEdge(folded.words[$0]) }.contains { place in
      isOfSeveral(
        SourceRange(name.lowerBound, words.place(after: place + 1, in: name).end), orUnits: true)
    }
  }

  /// Whether a word ends the noun of a name: "of", "where", "has".
  func isEdge(_ word: String) -> Bool {
    ["view edge", "view question", "draft may", "draft with"].contains { isWord(word, $0) }
  }

  /// Whether words end in the letter of plurals and of what one person does: "beds", "shows".
  func endsInS(_ range: SourceRange) -> Bool { words.bytes[range.range].last == UInt8(ascii: "s") }
}
