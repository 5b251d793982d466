internal import ScreenCatalog

/// How near texts are to each other in meaning.
package enum TextLikeness {
  /// How near a word is to another, in thousandths; 0 if one of them is not known.
  package static func likeness(ofWord word: String, to other: String) -> Int {
    word == other ? 1000 : WordVectors.shipped.similarity(of: word, to: other) ?? 0
  }

  /// How near the nearest words of two texts are.
  package static func likeness(of text: String, to other: String) -> Int {
    AnchorFinder.fold(text).map { word in
      AnchorFinder.fold(other).map { likeness(ofWord: word, to: $0) }.max() ?? 0
    }.max() ?? 0
  }
}
