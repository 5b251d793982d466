internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Names of what is shown, without what is said of them.
extension LineDraft {
  /// A name without its look, its condition and its order: "left in the pot, big", "total in red".
  mutating func named(_ range: SourceRange) -> SourceRange {
    var name = withoutPhrases(parts.bare(range), as: "draft trimming")
    if case let own = withoutPhrases(name, as: "draft with"), own != name { name = own }
    name = cutter.withoutArticle(withoutPhrases(cutter.withoutArticle(name), as: "draft owner"))
    let folded = words.folded(name)
    if phrases.opening(of: folded, as: "view question") == nil,
      let tail = phrases.find("draft condition", in: folded, from: 1),
      // "Since when" and "for which event" are names.
      !isWord(folded.words[tail.lowerBound - 1], "view edge"),
      !isWord(folded.words[tail.lowerBound - 1], "draft moment")
    {
      let end = words.place(after: tail.lowerBound, in: name).end
      leaveOut(SourceRange(end, name.upperBound), .condition)
      name = words.trimmed(SourceRange(name.lowerBound, end))
    }
    var plain = withoutEnd(name, as: "draft appearance")
    let signs = words.bytes[plain.upperBound..<name.upperBound].prefix {
      $0 == UInt8(ascii: " ") || "%$".utf8.contains($0) || $0 >= 0x80
    }
    if plain != name, !signs.isEmpty {
      plain = words.trimmed(SourceRange(plain.lowerBound, signs.endIndex))
    }
    if plain != name {
      leaveOut(
        words.trimmed(SourceRange(plain.upperBound, name.upperBound)), .appearance
      )
    }
    return parts.bare(plain)
  }
}
