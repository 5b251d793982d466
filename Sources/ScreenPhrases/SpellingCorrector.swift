internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Corrects words of a short request that are one edit away from a name in the catalog: "profle
/// page".
struct SpellingCorrector: Sendable {
  private let bundle: CatalogBundle
  private let lexicon: PhraseLexicon

  /// The minimum length of a word; shorter ones are too close to other words.
  private static let leastLength = 5
  /// The minimum length for a correction to a dictionary word that is not a name.
  private static let leastOfWords = 6

  init(_ bundle: CatalogBundle, _ lexicon: PhraseLexicon) {
    (self.bundle, self.lexicon) = (bundle, lexicon)
  }

  /// Returns a request with all of its unknown words corrected, or nil if there are none or one has
  /// no correction.
  func mended(_ request: ShortRequest) -> ShortRequest? {
    let unknown = request.words.enumerated().filter { !isKnown($0.element) }.map { place, word in
      (place: place, word: word, name: isMendable(word) ? nearest(to: word) : nil)
    }
    // The catalog's texts are searched only if there is something to correct.
    guard unknown.contains(where: { $0.name != nil }) else { return nil }
    var mended = request
    var isMended = false
    for (place, word, name) in unknown where !bundle.isInName(word) {
      // If one word cannot be corrected, the others can be names or belong to another language.
      guard let name else { return nil }
      mended.replace(place, with: name)
      isMended = true
    }
    return isMended ? mended : nil
  }

  /// Whether a word is long and plain enough to be corrected.
  private func isMendable(_ word: String) -> Bool {
    word.utf8.count >= Self.leastLength
      && word.utf8.allSatisfy { $0 &- UInt8(ascii: "a") < 26 }
  }

  /// Whether a word is known as a name, a value, a component, or a word with a vector.
  private func isKnown(_ word: String) -> Bool {
    let vectors = WordVectors.shipped
    return word.utf8.count < 4 || vectors.row(of: word) != nil
      || vectors.row(of: Wording.singular(word)) != nil
      || ComponentKind(rawValue: Wording.singular(word)) != nil
      || lexicon.knows(word) || isName(word) || !bundle.topics.table.rows(naming: word).isEmpty
  }

  /// Whether a word by itself is a name in the catalog.
  private func isName(_ word: String) -> Bool {
    let key = PhraseKey(Wording.singular(word))
    return bundle.frames.frame(key) != nil || bundle.frames.sort(of: key) != nil
      || Pattern.Kind.allCases.contains { bundle.patterns.has($0, key) }
      || bundle.topics.table.index(named: WordSequence(word)) != nil
      || bundle.recipes.place(ofScreenCalled: word) != nil
  }

  /// Returns the first name, or dictionary word, at an edit distance of one.
  private func nearest(to word: String) -> String? {
    WordEdits.first(of: word) { text in
      let isWord =
        word.utf8.count >= Self.leastOfWords && WordVectors.shipped.row(of: text) != nil
      return isWord || isName(text) ? text : nil
    }
  }
}
