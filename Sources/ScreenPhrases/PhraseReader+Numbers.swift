internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables

/// Names with a number in them, in words or in figures.
extension PhraseReader {
  /// Returns a request with the number behind its noun in the other form: "world war one" for "world
  /// war 1". It is nil if there is none.
  func renumbered(_ request: ShortRequest) -> ShortRequest? {
    var other = request
    var isChanged = false
    for (place, word) in request.words.enumerated().dropFirst() {
      // "In 4 steps" counts, and is not a name.
      guard let number = Self.otherForm(of: word),
        !lexicon.has(.condition, request.words[place - 1])
      else { continue }
      other.replace(place, with: number)
      isChanged = true
    }
    return isChanged ? other : nil
  }

  private static let numbers = [
    "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
  ]
  /// The Roman numerals that are no words themselves.
  private static let romans = ["ii": 2, "iii": 3, "iv": 4, "vi": 6, "vii": 7, "viii": 8]

  private static func otherForm(of word: String) -> String? {
    if let place = numbers.firstIndex(of: word) { return String(place + 1) }
    if let number = romans[word] { return String(number) }
    return Int(word).flatMap { (1...10).contains($0) ? numbers[$0 - 1] : nil }
  }
}
