internal import ScreenDiagnostics
import ScreenReading

extension Recognizer {
  /// The words with slips as they are meant, and where they are.
  var corrections: [Phrase] {
    tokens.compactMap { token in
      guard token.spelling >= 0, token.kind == .word else { return nil }
      return Phrase(
        String(decoding: spellings[token.spelling], as: UTF8.self),
        at: SourceRange(token.start, token.end))
    }
  }
}
