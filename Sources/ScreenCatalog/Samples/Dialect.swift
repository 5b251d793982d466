package import ScreenModel
internal import ScreenText

/// What samples and the composer's own words are in a language other than English.
package struct Dialect: Sendable {
  /// Values of one meaning; empty where those of the English entry of that name will do.
  private let entries: [(name: String, values: FileText.Strings)]
  private let index: CueIndex

  /// The languages that have a file, read when one of them is first spoken.
  static let all: [(code: String, dialect: Dialect)] =
    EmbeddedText.files.map(\.name).filter { $0.hasSuffix(suffix) }.map { name in
      (String(name.dropLast(suffix.count)), Dialect(SampleLines(named: name)))
    }

  private static let suffix = ".dialect"

  private init(_ lines: SampleLines) {
    entries = lines.entries.map { ($0.name, $0.values) }
    index = CueIndex(lines.entries)
  }

  /// What a label's words call for: the name of an entry, and its values if it has its own.
  func entry(for label: String) -> (name: String, values: FileText.Strings)? {
    let number =
      label.utf8.contains(UInt8(ascii: " "))
      ? index.number(exactly: label) ?? index.firstNumber(for: label) : index.number(for: label)
    return number.map { entries[$0] }
  }

  /// The values of an entry; empty where it has none of its own.
  func values(named name: String) -> FileText.Strings {
    entries.first { $0.name == name }?.values ?? []
  }

  /// A phrase of the composer's own.
  func word(_ name: String) -> String? { values(named: "word " + name).first }

  /// What is in a field of a kind; nil where nothing needs to.
  package func hint(_ kind: Component.FieldKind) -> String? {
    values(named: "hint " + kind.rawValue).first
  }
}
