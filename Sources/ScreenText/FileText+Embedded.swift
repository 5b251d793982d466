/// Files that the build has made part of a target: `EmbeddedText.files` of each that embeds any.
extension FileText {
  /// Reads the one of some embedded files that has a name; empty where there is none.
  package init(named name: String, in files: [(name: String, text: StaticString)]) {
    self.init(files.lazy.filter { $0.name == name }.map(\.text))
  }

  /// Reads those of some embedded files whose names end so, one after the other.
  package init(ending suffix: String, in files: [(name: String, text: StaticString)]) {
    self.init(files.lazy.filter { $0.name.hasSuffix(suffix) }.map(\.text))
  }
}
