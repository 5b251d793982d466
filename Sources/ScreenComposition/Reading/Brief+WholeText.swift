internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenReading
internal import ScreenText

extension Brief {
  /// Gives each requirement without words, such as one that a recipe implies, the words at its
  /// range.
  mutating func completeWords(from source: SourceText) {
    for index in requirements.indices where requirements[index].words.isEmpty {
      requirements[index].words = source.text(in: requirements[index].range)
      requirements[index].meantWords = requirements[index].words
    }
  }

  /// Notes that only the beginning of a text was read, if the text is longer.
  mutating func noteLength(of text: String, in whole: String) {
    guard text.utf8.count < whole.utf8.count, !diagnostics.contains(where: \.isOfLength) else {
      return
    }
    diagnostics.append(
      .tooLong(
        "the intent has more than \(IntentReader.mostBytes) bytes",
        at: SourceRange(text.utf8.count, whole.utf8.count)))
  }

  /// Removes all requirements after the first `count`, and notes it. Parents precede their
  /// children, so no child loses its parent.
  mutating func cut(to count: Int) {
    guard requirements.count > count else { return }
    let rest = requirements[count...].map(\.range.lowerBound).min() ?? 0
    requirements.removeSubrange(count...)
    diagnostics.append(
      .tooLong(
        "the intent asks for more than \(count) things",
        at: SourceRange(rest, max(rest, intent.utf8.count))))
  }
}

extension String {
  /// Whether the string holds nothing but white space and control characters.
  var isBlank: Bool {
    unicodeScalars.allSatisfy { $0.properties.isWhitespace || $0.value < 0x20 || $0.value == 0x7F }
  }

  /// Creates a string from bytes, with a "?" for each ill-formed byte, so that all other bytes keep
  /// their offsets.
  init(keepingPlacesOf bytes: [UInt8]) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = text
      return
    }
    var parser = UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var text: [UInt8] = []
    reading: while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let scalar): text += scalar
      case .error(let length): text += repeatElement(UInt8(ascii: "?"), count: length)
      case .emptyInput: break reading
      }
    }
    self = String(decoding: text, as: UTF8.self)
  }

  /// Returns as many whole words as fit into `count` bytes; if the first word is longer, as many of
  /// its characters.
  func beginning(upTo count: Int) -> String {
    guard utf8.count > count else { return self }
    let head = self[..<utf8.index(startIndex, offsetBy: count)]
    return String(head.lastIndex(where: \.isWhitespace).map { head[...$0] } ?? head)
  }
}
