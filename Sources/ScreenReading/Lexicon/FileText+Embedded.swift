internal import ScreenModel

extension FileText {
  /// Reads the embedded file of a name; empty where there is none.
  init(named name: String) {
    self.init(EmbeddedText.files.lazy.filter { $0.name == name }.map(\.text))
  }
}
