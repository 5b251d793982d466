package import ScreenBrief
internal import ScreenDiagnostics
package import ScreenOutline
internal import ScreenText

extension Brief {
  /// Gives a collection the rows that the text states for it in running words, and the columns that
  /// a sentence names.
  ///
  /// "Each row shows the name and the fee. Use these: Ann, £12; Bo, £7" has a table of two rows,
  /// whatever the words of the rows mean elsewhere.
  ///
  /// - Parameter words: The words of the English text.
  /// - Complexity: O(*n*) in the bytes of the text for each table that it states.
  package mutating func takeStatedRows(_ words: LineWords) {
    let phrases = DocumentLexicon.shipped
    for table in StatedTable.all(in: words, phrases) {
      let before = words.sentences(of: SourceRange(0, table.sentence.lowerBound))
      let columns = before.compactMap { StatedColumns($0, words, phrases) }
        .last { $0.names.count == table.width }
      take(table, columns, words)
    }
  }

  private mutating func take(_ table: StatedTable, _ columns: StatedColumns?, _ words: LineWords) {
    let place = requirements.lastIndex { requirement in
      requirement.hasThings && requirement.range.lowerBound < table.sentence.lowerBound
        && (columns != nil || requirement.details.columns.count == table.width)
    }
    guard let place, requirements[place].details.items.isEmpty || columns != nil else { return }
    if let columns { requirements[place].details.columns = columns.names.map(words.label) }
    requirements[place].details.items = table.rows.map { row in
      Details.Item(
        words.label(words.unquoted(row[0])),
        values: row.dropFirst().map { words.verbatim(words.unquoted($0)) })
    }
    requirements[place].details.count = nil
    requirements.drop(
      Set(
        requirements.indices.filter { index in
          let start = requirements[index].range.lowerBound
          let isOfRows = table.sentence.lowerBound..<table.end ~= start
          let isOfColumns = columns.map { $0.range.range.contains(start) } ?? false
          return index != place && (isOfRows || isOfColumns)
        }))
  }
}
