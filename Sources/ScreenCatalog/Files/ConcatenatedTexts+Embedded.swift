internal import ScreenTables
internal import ScreenText

extension ConcatenatedTexts {
  /// Creates the concatenation of the embedded files whose names have a suffix.
  init(ending suffix: String) {
    self.init(
      EmbeddedText.files.lazy.filter { $0.name.hasSuffix(suffix) }.map { FileText($0.text) })
  }
}
