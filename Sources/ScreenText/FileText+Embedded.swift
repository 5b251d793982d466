/// Files that the build embedded in a target: `EmbeddedText.files` of each target that has any.
extension FileText {
  /// Reads the embedded file with a given name; empty if there is none.
  package init(named name: String, in files: [(name: String, text: StaticString)]) {
    self.init(files.lazy.filter { $0.name == name }.map(\.text))
  }

  /// Reads the embedded files whose names end in `suffix`, one after another.
  package init(ending suffix: String, in files: [(name: String, text: StaticString)]) {
    self.init(files.lazy.filter { $0.name.hasSuffix(suffix) }.map(\.text))
  }
}
