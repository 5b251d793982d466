package import ScreenModel
internal import ScreenText

/// The sample values and the composer's own words in a language other than English.
package struct Dialect: Sendable {
  /// The values of each meaning; empty if the values of the English entry of that name apply.
  private let entries: [(name: String, values: FileText.Strings)]
  private let index: CueIndex

  /// The languages that have a file; the files are read on first use.
  static let all: [(code: String, dialect: Dialect)] =
    EmbeddedText.files.map(\.name).filter { $0.hasSuffix(suffix) }.map { name in
      (String(name.dropLast(suffix.count)), Dialect(SampleLines(named: name)))
    }

  private static let suffix = ".dialect"

  private init(_ lines: SampleLines) {
    entries = lines.entries.map { ($0.name, $0.values) }
    index = CueIndex(lines.entries)
  }

  /// Returns the entry that a label's words call for: its name, and its values if it has its own.
  func entry(for label: String) -> (name: String, values: FileText.Strings)? {
    let number =
      label.utf8.contains(UInt8(ascii: " "))
      ? index.number(exactly: label) ?? index.firstNumber(for: label) : index.number(for: label)
    return number.map { entries[$0] }
  }

  /// Returns the values of an entry; empty if it has none of its own.
  func values(named name: String) -> FileText.Strings {
    entries.first { $0.name == name }?.values ?? []
  }

  /// Returns a phrase of the composer's own.
  func word(_ name: String) -> String? { values(named: "word " + name).first }

  /// Returns the hint for a field of a kind, or nil if it needs none.
  package func hint(_ kind: Component.FieldKind) -> String? {
    values(named: "hint " + kind.rawValue).first
  }
}
