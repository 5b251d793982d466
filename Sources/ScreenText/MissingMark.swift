/// The marks that people and programs write for a missing value in a column of numbers or days.
///
/// Source: the defaults of `na_values` in pandas' `read_csv`, and the dashes and question marks of
/// tables written by hand.
package enum MissingMark {
  /// Whether a text is such a mark, whatever its case and the spaces around it.
  package static func isOne(_ text: String) -> Bool {
    guard text.utf8.count <= 12 else { return false }
    var bytes = text.utf8.map(\.lowercasedASCII)[...]
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return marks.contains(String(decoding: bytes, as: UTF8.self))
  }

  private static let marks: Set<String> = [
    "#n/a", "#n/a n/a", "#na", "-1.#ind", "-1.#qnan", "-nan", "1.#ind", "1.#qnan", "<na>", "n/a",
    "na",
    "n.a.", "null", "nil", "nan", "none", "-", "--", "–", "—", "?", "…", "...", "tbd", "tba",
    "unknown",
    "missing",
  ]
}
