internal import ScreenModel

extension FileText {
  /// Reads the embedded file of a name; empty where there is none.
  init(named name: String) {
    self.init(EmbeddedText.files.lazy.filter { $0.name == name }.map(\.text))
  }

  /// Reads the embedded files whose names end so, in the order of their names.
  init(ending suffix: String) {
    self.init(EmbeddedText.files.lazy.filter { $0.name.hasSuffix(suffix) }.map(\.text))
  }
}
