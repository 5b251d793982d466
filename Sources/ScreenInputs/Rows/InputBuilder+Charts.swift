internal import ScreenDiagnostics
package import ScreenOutline
internal import ScreenText

/// Charts that words beside a table ask for.
extension InputBuilder {
  /// Whether the words around a table ask for a chart of something that it has no column or row of:
  /// "a line chart of calls per hour".
  package func isChartOfOther(than table: OutlineTable, in outline: Outline) -> Bool {
    let sentences = outline.blocks.filter(\.isParagraph).flatMap { words.sentences(of: $0.range) }
    let drawn = sentences.compactMap { sentence -> ArraySlice<String>? in
      let names = words.folded(sentence).words
      guard
        let of = names.firstIndex(where: {
          phrases.sense(ofAll: FoldedWords($0), as: "chart of") != nil
        }), of > 0, of + 1 < names.count,
        phrases.sense(ofAll: FoldedWords(names[of - 1]), as: "word chart") != nil
      else { return nil }
      return names[(of + 1)...].prefix(6)
    }
    guard !drawn.isEmpty else { return false }
    let columns = (table.header ?? []).map { Set(FoldedWords($0.text).words) }
    let rows = table.rows.compactMap(\.first).map { Set(FoldedWords($0.text).words) }
    func isPlain(_ word: String) -> Bool {
      word.utf8.count > 3 && phrases.sense(ofAll: FoldedWords(word), as: "row these") == nil
        && phrases.sense(ofAll: FoldedWords(word), as: "row any") == nil
    }
    return drawn.allSatisfy { names in
      let told = names.prefix { !LineWords.conjunctions.contains($0) }
      return told.contains(where: isPlain)
        && !(columns + rows).contains { !$0.isEmpty && $0.isSubset(of: told) }
        && !columns.contains { told.first.map($0.contains) ?? false }
    }
  }
}
