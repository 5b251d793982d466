internal import ScreenText
import ScreenSpecifications

/// The meanings of the keys and words in descriptions of pages.
///
/// Each line of `descriptions.words` holds a meaning, a colon and the words with that meaning.
struct DescriptionWords: Sendable {
  /// The words that ship with the compiler.
  static let shipped = DescriptionWords(
    FileText(named: "descriptions.words", in: EmbeddedText.files))

  /// The meanings that each word may have.
  private(set) var keys: [String: Set<DescriptionKey>] = [:]

  private init(_ text: FileText) {
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line),
        let key = DescriptionKey(
          rawValue: text.string(text.trimmed(line.lowerBound..<colon)))
      else { continue }
      for word in text.strings(of: colon + 1..<line.upperBound) {
        keys[word, default: []].insert(key)
      }
    }
  }
}
