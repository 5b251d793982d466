package import ScreenTables

extension QueryWords {
  /// The query words in `query.lexicon`.
  static let shipped = QueryWords(TableNumbers(EmbeddedText.queryWords))
}

extension PhraseKey {
  /// Creates the key of a text in the same form as the names in the catalog.
  package init(_ text: String) { self.init(WordSequence(text), .shipped) }
}

extension ContentWords {
  /// Creates the content words of a text in the same form as the names in the catalog.
  package init(_ text: String) { self.init(WordSequence(text), .shipped) }
}

extension KindPhrase {
  /// Reads the first words of a text in the same way as the names in the catalog.
  package init(_ text: String) { self.init(text, .shipped) }

  /// Reads the first words of a sequence in the same way.
  package init(_ sequence: WordSequence) { self.init(sequence, .shipped) }
}
