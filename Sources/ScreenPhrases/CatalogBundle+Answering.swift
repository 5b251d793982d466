public import ScreenCatalog

extension CatalogBundle {
  /// What answers a request of one phrase, and why; nil where it is more than a phrase, or nothing
  /// fits.
  public func answer(to request: String) -> PhraseAnswer? {
    PhraseReader(self).answer(Array(request.utf8))
  }
}
