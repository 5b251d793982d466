extension SourceText {
  /// The range of the first bytes that are not valid UTF-8; nil if the text is valid.
  ///
  /// It covers the bytes that one U+FFFD replaces: those that might have begun a scalar, or a
  /// single byte.
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
