package import ScreenBrief
internal import ScreenText

extension Phrase {
  /// Returns the words before the first figure, and the figure with what follows it: "Wind" and "14
  /// kn"; with `orCode`, a code with a digit counts, too: "Gate" and "B17".
  package func splitBeforeFigure(orCode: Bool = false) -> (Phrase?, Phrase?) {
    let words = text.spacedWords
    let start = words.dropFirst().firstIndex { word in
      word.utf8.contains(where: \.isASCIIDigit)
        && (orCode || !(word.utf8.first?.isASCIILetter ?? true))
    }
    guard let start else { return (self, nil) }
    return (
      Phrase(words[..<start].joined(separator: " ").trimmed(of: " :"), from: origin),
      Phrase(words[start...].joined(separator: " "), from: origin)
    )
  }
}
