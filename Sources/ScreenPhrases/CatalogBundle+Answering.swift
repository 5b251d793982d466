public import ScreenCatalog

extension CatalogBundle {
  /// Returns the answer to a request of one phrase, with its reason, or nil if the request is more
  /// than a phrase or nothing fits.
  public func answer(to request: String) -> PhraseAnswer? {
    PhraseReader.answer(Array(request.utf8), from: self)
  }
}
