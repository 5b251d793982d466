extension SourceText {
  /// The place of the first bytes that are not UTF-8; nil where all are.
  ///
  /// It has as many bytes as one U+FFFD stands for: those that might have begun a scalar, or one.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var illFormedRange: SourceRange? {
    guard String(validating: utf8, as: UTF8.self) == nil else { return nil }
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = utf8.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): offset += scalar.count
      case .error(let length): return SourceRange(offset, offset + length)
      case .emptyInput: return nil
      }
    }
  }
}
