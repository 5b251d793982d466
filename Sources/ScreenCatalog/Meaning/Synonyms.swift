/// Finds what a word means by words that are near it.
package struct Synonyms: Sendable {
  let vectors: WordVectors

  /// Creates synonyms by some vectors.
  package init(vectors: WordVectors) { self.vectors = vectors }

  /// From which cosine on a word may replace another, in thousandths.
  ///
  /// Sofa and couch have 840, luggage and suitcase 740; plumber and electrician, which are not the
  /// same, 360. Measured with the vectors that come with the compiler.
  package static let least = 660

  /// The nearest of some words, and how near it is; nil where none is near enough.
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
