internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Mends words of a short request that are one letter away from a name of the catalog: "profle page".
struct SpellingCorrector: Sendable {
  private let bundle: CatalogBundle
  private let lexicon: PhraseLexicon

  /// Words of fewer letters are too near to others.
  private static let leastLength = 5
  /// Words that are no names are meant by those of so many letters.
  private static let leastOfWords = 6

  init(_ bundle: CatalogBundle, _ lexicon: PhraseLexicon) {
    (self.bundle, self.lexicon) = (bundle, lexicon)
  }

  /// A request with its misspelt words mended; nil where there are none.
  func mended(_ request: ShortRequest) -> ShortRequest? {
    var mended = request
    var isMended = false
    for (place, word) in request.words.enumerated() where !isKnown(word) {
      // Beside what nothing knows a word may be of another language, or a name.
      guard word.utf8.count >= Self.leastLength,
        word.utf8.allSatisfy({ $0 &- UInt8(ascii: "a") < 26 }), let name = nearest(to: word)
      else { return nil }
      mended.replace(place, with: name)
      isMended = true
    }
    return isMended ? mended : nil
  }

  /// Whether anything knows a word: a name, a value, a word with a meaning.
  private func isKnown(_ word: String) -> Bool {
    let vectors = WordVectors.shipped
    return word.utf8.count < 4 || vectors.row(of: word) != nil
      || vectors.row(of: Wording.singular(word)) != nil
      || lexicon.knows(word) || isName(word) || !bundle.topics.table.rows(naming: word).isEmpty
      || bundle.isInName(word)
  }

  /// Whether a word is a name of the catalog by itself.
  private func isName(_ word: String) -> Bool {
    let key = PhraseKey(Wording.singular(word))
    return bundle.frames.frame(key) != nil || bundle.frames.sort(of: key) != nil
      || Pattern.Kind.allCases.contains { bundle.patterns.has($0, key) }
      || bundle.topics.table.index(named: WordSequence(word)) != nil
      || bundle.recipes.place(ofScreenCalled: word) != nil
  }

  /// The first name, or long word, at one edit's distance.
  private func nearest(to word: String) -> String? {
    WordEdits.first(of: word) { text in
      let isWord =
        word.utf8.count >= Self.leastOfWords && WordVectors.shipped.row(of: text) != nil
      return isWord || isName(text) ? text : nil
    }
  }
}
