package import ScreenText

/// The languages that ship, with what the user's own files add to them.
package struct LanguageLibrary: Sendable {
  /// The user's own texts, by the codes of their languages.
  private let own: [(code: String, text: FileText)]

  /// The languages that ship.
  package static let shipped = LanguageLibrary(adding: [])

  /// Creates a library with texts of the user's own, which precede what ships.
  ///
  /// - Parameter files: The names of the files, such as `de.language`, and their texts.
  package init(adding files: [(name: String, text: FileText)]) {
    own = files.map { (Self.code(ofFile: $0.name), $0.text) }
  }

  /// The code of the language that a file is about: `de` for `trade/de.language`.
  package static func code(ofFile name: String) -> String {
    let file = name.split(separator: "/").last ?? ""
    let stem =
      file.hasSuffix(ForeignLanguage.suffix)
      ? file.dropLast(ForeignLanguage.suffix.count) : file
    return String(stem.split(separator: ".").last ?? "")
  }

  /// The codes of all languages.
  package var codes: [String] {
    let shipped = ForeignLanguage.codes
    return shipped + own.map(\.code).filter { !shipped.contains($0) }
  }

  /// Returns the language with a code.
  package func language(_ code: String) -> ForeignLanguage {
    let texts = own.filter { $0.code == code }.map(\.text)
    return texts.isEmpty
      ? Self.read[code] ?? ForeignLanguage(code: code)
      : ForeignLanguage(code: code, texts + [ForeignLanguage.shippedText(code)])
  }

  /// The languages that ship by their codes, read once in a process and only if they are needed.
  private static let read = Dictionary(
    uniqueKeysWithValues: ForeignLanguage.codes.map { ($0, ForeignLanguage(code: $0)) })

  /// All languages, read.
  package var all: [ForeignLanguage] { codes.map(language) }
}
