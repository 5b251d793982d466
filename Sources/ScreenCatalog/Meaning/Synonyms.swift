/// Finds the meaning of a word by words with similar vectors.
package struct Synonyms: Sendable {
  let vectors: WordVectors

  /// Creates synonyms from word vectors.
  package init(vectors: WordVectors) { self.vectors = vectors }

  /// The minimum cosine for one word to replace another, in thousandths.
  ///
  /// Sofa and couch have 840, luggage and suitcase 740; plumber and electrician, which are not
  /// synonyms, 360. Measured with the vectors that ship with the compiler.
  package static let least = 660

  /// Returns the word nearest to another among some names, with its cosine, or nil if none is near
  /// enough.
  package func nearest(to word: String, among names: some Sequence<String>) -> (
    word: String, cosine: Int
  )? {
    guard let place = vectors.row(of: word) else { return nil }
    var best: (word: String, cosine: Int)?
    for name in names {
      guard name != word, let other = vectors.row(of: name) else { continue }
      let cosine = vectors.cosine(place, other)
      if cosine >= Self.least, cosine > best?.cosine ?? 0 { best = (name, cosine) }
    }
    return best
  }
}
