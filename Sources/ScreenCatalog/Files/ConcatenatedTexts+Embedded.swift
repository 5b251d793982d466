internal import ScreenTables
internal import ScreenText

extension ConcatenatedTexts {
  /// The catalog's own files whose names end so.
  init(ending suffix: String) {
    self.init(
      EmbeddedText.files.lazy.filter { $0.name.hasSuffix(suffix) }.map { FileText($0.text) })
  }
}
