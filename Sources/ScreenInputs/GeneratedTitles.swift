internal import ScreenText

/// Titles for screens without a name, made from their contents, from the file `made.titles`.
package struct GeneratedTitles: Sendable {
  private var titles: [String: String] = [:]

  /// The titles that come with the compiler.
  package static let shipped = GeneratedTitles(
    FileText(named: "made.titles", in: EmbeddedText.files))

  private init(_ text: FileText) {
    for line in text.lines where text.bytes[line.lowerBound] != UInt8(ascii: "#") {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":"), in: line) else { continue }
      let name = text.string(text.trimmed(line.lowerBound..<colon))
      titles[name] = text.string(text.trimmed(colon + 1..<line.upperBound))
    }
  }

  /// The irregular plural of an English noun; nil for other nouns.
  package func plural(of noun: String) -> String? { titles["en plural " + noun] }

  /// The title of a screen with a kind of content, such as `table`, in a language or otherwise in
  /// English.
  package func title(of content: String, in language: String) -> String {
    titles[language + " " + content] ?? titles["en " + content] ?? ""
  }
}
