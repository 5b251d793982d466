package import ScreenBrief
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

extension Request {
  /// The figure that the request names, computed from stated rows: "total", "average weight"; nil if
  /// no column gives it.
  package func figure(from table: Request, _ phrases: DocumentLexicon) -> Phrase? {
    guard let label = details.label, let origin = table.details.items.first?.label.origin else {
      return nil
    }
    return StatedRows(of: table.details).figure(called: FoldedWords(label.text), phrases)
      .map { Phrase($0, from: origin) }
  }
}
