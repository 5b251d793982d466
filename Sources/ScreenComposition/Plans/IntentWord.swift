internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

/// A token of an intent with its text, for readers that go by whole words.
struct IntentWord: Sendable {
  /// What the token is.
  var kind: Token.Kind
  /// What a number measures.
  var measure: Token.Measure
  /// The value of a number; seconds for a duration.
  var number: Double
  /// Its bytes as they are, lower case.
  var text: String
  /// Where it is.
  var range: SourceRange
  /// Whether a hyphen ties it to the word before.
  var isJoined: Bool

  /// The first tokens of an intent as words.
  static func words(
    _ tokens: some Sequence<Token>, _ bytes: [UInt8]
  ) -> [IntentWord] {
    tokens.map { token in
      IntentWord(
        kind: token.kind, measure: token.measure, number: token.number,
        text: lowercased(bytes[token.start..<token.end]),
        range: SourceRange(token.start, token.end), isJoined: token.isJoined)
    }
  }

  private static func lowercased(_ word: ArraySlice<UInt8>) -> String {
    guard word.allSatisfy({ $0 < 0x80 }) else {
      return String(decoding: word, as: UTF8.self).lowercased()
    }
    return unsafe String(unsafeUninitializedCapacity: word.count) { buffer in
      for (place, byte) in word.enumerated() {
        unsafe buffer[place] = LabelWords.folded(byte)
      }
      return word.count
    }
  }

  /// The number as a count; nil for a fraction, and for what measures anything.
  var count: Int? {
    guard kind == .number, measure == .plain, (0...100_000).contains(number) else { return nil }
    return Int(whole: number)
  }
}
