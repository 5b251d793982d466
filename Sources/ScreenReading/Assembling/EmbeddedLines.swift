/// The lines of an embedded file that say something: neither blank nor a remark.
struct EmbeddedLines {
  /// The lines, in order.
  let texts: [Substring]

  /// Takes the lines of the embedded file of a name; none where there is none.
  init(named name: String) {
    let text = EmbeddedText.files.first { $0.name == name }?.text
    self.init(text.map { String(describing: $0) } ?? "")
  }

  /// Takes the lines of a text.
  init(_ text: String) {
    texts = text.split(separator: "\n").filter { $0.first != "#" }
  }
}
