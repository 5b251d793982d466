internal import ScreenCatalog
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Mends words of a short request that are one letter away from a name of the catalog: "profle page".
struct SpellingMender: Sendable {
  private let shelf: CatalogShelf
  private let lexicon: PhraseLexicon

  /// Words of fewer letters are too near to others.
  private static let leastLength = 5
  /// One letter may be another in words of so many.
  private static let leastReplaced = 8

  init(_ shelf: CatalogShelf, _ lexicon: PhraseLexicon) {
    (self.shelf, self.lexicon) = (shelf, lexicon)
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
      || lexicon.knows(word) || isName(word) || !shelf.topics.table.rows(naming: word).isEmpty
      || shelf.isInName(word)
  }

  /// Whether a word is a name of the catalog by itself.
  private func isName(_ word: String) -> Bool {
    let key = PhraseKey(Wording.singular(word))
    return shelf.frames.frame(key) != nil || shelf.frames.sort(of: key) != nil
      || Pattern.Kind.allCases.contains { shelf.patterns.has($0, key) }
      || shelf.topics.table.index(named: WordSequence(word)) != nil
      || shelf.recipes.place(ofScreenCalled: word) != nil
  }

  /// The first name at one edit's distance that begins as the word does: with two letters swapped, with
  /// one more, with one less, and of long words with one replaced.
  private func nearest(to word: String) -> String? {
    let bytes = Array(word.utf8)
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    func name(_ edit: (inout [UInt8]) -> Void) -> String? {
      var edited = bytes
      edit(&edited)
      let text = String(decoding: edited, as: UTF8.self)
      return isName(text) ? text : nil
    }
    for place in 1..<bytes.count - 1 {
      if let name = name({ $0.swapAt(place, place + 1) }) { return name }
    }
    for place in 1...bytes.count {
      for letter in letters {
        if let name = name({ $0.insert(letter, at: place) }) { return name }
      }
    }
    for place in 1..<bytes.count {
      if let name = name({ $0.remove(at: place) }) { return name }
    }
    guard bytes.count >= Self.leastReplaced else { return nil }
    for place in 1..<bytes.count {
      for letter in letters {
        if let name = name({ $0[place] = letter }) { return name }
      }
    }
    return nil
  }
}
