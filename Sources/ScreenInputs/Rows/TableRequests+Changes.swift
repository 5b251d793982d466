package import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
package import ScreenText

/// Figures of a table with one column for each period, and what became of them.
extension TableRequests {
  /// The most rows that are shown as figures of their own.
  private static let mostFigures = 8

  /// The figures of the rows with their changes, if words around the table ask for them: "whether
  /// they went up or down since last month".
  package func changes(asked around: [FoldedWords]) -> [Request]? {
    guard let header = table.header, (1...Self.mostFigures).contains(table.rows.count),
      around.contains(where: { inputs.phrases.sense(in: $0, as: "rows change") != nil }),
      case let columns = numberColumns, columns.count > 1, let last = columns.last,
      table.rows.allSatisfy({ $0.count > last && !$0[0].text.isEmpty })
    else { return nil }
    let before = columns[columns.count - 2]
    return table.rows.map { row in
      var details = Details(label: name(row[0]), value: value(row[last]))
      if let change = Self.change(from: row[before].text, to: row[last].text) {
        details.change = Phrase(
          change + " vs " + header[before].text, at: row[before].range)
      }
      return Request(.component(.stat), row[0].range.union(row[last].range), details)
    }
  }

  /// The row that words ask a chart for, as its values over the periods: "a line chart for revenue";
  /// nil if they name none, or a column.
  package func rowChart(
    asked around: [FoldedWords], _ variant: String?, in range: SourceRange
  ) -> Request? {
    guard let header = table.header, case let columns = numberColumns, columns.count > 1 else {
      return nil
    }
    for said in around {
      guard
        let chart = said.words.indices.first(where: {
          inputs.phrases.sense(ofAll: FoldedWords(said.words[$0]), as: "word chart") != nil
        }), case let told = said.words[chart...].dropFirst().prefix(6)
      else { continue }
      let isOfColumn = header.dropFirst().contains { cell in
        let own = FoldedWords(cell.text).words
        return !own.isEmpty && own.allSatisfy(told.contains)
      }
      guard !isOfColumn,
        let row = table.rows.first(where: { row in
          guard let own = row.first.map({ FoldedWords($0.text).words }), !own.isEmpty else {
            return false
          }
          return own.allSatisfy(told.contains)
        })
      else { continue }
      var details = Details(label: name(row[0]))
      details.variant = variant
      details.items = columns.map {
        Details.Item(name(header[$0]), values: [value($0 < row.count ? row[$0] : nil)])
      }
      return Request(.component(.chart), range, details)
    }
    return nil
  }

  /// Puts a column of cards forward that words around the table want big: "with the price big".
  package func emphasize(asked around: [FoldedWords], in details: inout Details) {
    guard
      let place = details.columns.indices.first(where: { place in
        let own = FoldedWords(details.columns[place].text).words
        return around.contains { said in
          said.words.indices.contains { start in
            let end = start + own.count
            guard end < said.count, said.words[start..<end].elementsEqual(own) else { return false }
            return (end...min(end + 1, said.count - 1)).contains {
              inputs.phrases.opening(of: said, as: "rows big", at: $0) != nil
            }
          }
        }
      }), details.items.allSatisfy({ $0.values.count > place && $0.state == nil })
    else { return }
    details.columns.remove(at: place)
    for index in details.items.indices {
      details.items[index].state = details.items[index].values.remove(at: place)
    }
  }

  /// How much a number rose or fell: in percent, or for shares and small counts in their unit; nil if
  /// it cannot be said.
  static func change(from old: String, to new: String) -> String? {
    guard StatedRows.unit(of: old) == StatedRows.unit(of: new), let before = Measures.number(old),
      let after = Measures.number(new)
    else { return nil }
    let sign = after > before ? "+" : after < before ? "−" : "±"
    var buffer = UTF8Buffer()
    if old.contains("%") {
      buffer.append(number: (abs(after - before) * 100).rounded() / 100)
      return sign + buffer.string + " pp"
    }
    guard before > 0 else { return nil }
    buffer.append(number: (abs(after - before) / before * 1_000).rounded() / 10)
    return sign + buffer.string + "%"
  }
}
