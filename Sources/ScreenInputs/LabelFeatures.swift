internal import ScreenText

/// What of a line's words may say whether it names a value, "flue type", or states a thing,
/// "toothbrush": its head noun, its other words, its ending and its form.
package struct LabelFeatures: Sendable {
  /// The features, each a kind and a word: `head type`.
  package private(set) var all: [String] = []

  /// Finds the features of a line; there are none for a line without words.
  package init(_ text: String) {
    let folded = FoldedWords(text).words.map { $0.utf8.contains(where: \.isASCIIDigit) ? "0" : $0 }
    guard let first = folded.first else { return }
    let head = folded.dropFirst().firstIndex { Self.prepositions.contains($0) } ?? folded.count
    all = ["head " + folded[head - 1], "first " + first, "count \(min(folded.count, 6))"]
    all += folded.map { "word " + $0 }
    let ending = folded[head - 1].utf8.suffix(Self.endingLength)
    if ending.allSatisfy({ $0 < 0x80 }) { all.append("ending " + String(Substring(ending))) }
    let later = text.utf8.split(separator: UInt8(ascii: " ")).dropFirst()
    if later.contains(where: { ($0.first ?? 0).isASCIIUppercase }) { all.append("form capital") }
  }

  /// The number of letters of an ending, as in "-ity".
  private static let endingLength = 3

  /// The words that end the head of a name: "date of birth" is a date.
  package static let prepositions: Set<String> = [
    "of", "for", "to", "in", "at", "on", "per", "with", "from", "by", "about",
  ]
}

extension UInt8 {
  fileprivate var isASCIIUppercase: Bool { isASCIILetter && !isASCIISmallLetter }
}
