package import ScreenTables
internal import ScreenText

extension QueryWords {
  /// The words of `query.lexicon`.
  static let shipped = QueryWords(FileText(named: "query.lexicon", in: EmbeddedText.files))
}

extension PhraseKey {
  /// The key of words, as the names of the catalog have it.
  package init(_ text: String) { self.init(WordSequence(text), .shipped) }
}

extension ContentWords {
  /// The content words of a text, as the names of the catalog have them.
  package init(_ text: String) { self.init(WordSequence(text), .shipped) }
}

extension KindPhrase {
  /// Reads the first words of a text, as the catalog reads its names.
  package init(_ text: String) { self.init(text, .shipped) }
}
