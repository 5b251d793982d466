internal import ScreenText

extension FileText {
  /// Takes texts one after the other, each with the end of its last line.
  init(joining texts: [FileText]) {
    self.init(texts.map { $0.string(0..<$0.bytes.count) + "\n" }.joined())
  }
}
