package import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// What a clause beside rows wants made of them: figures above, or a form that adds one.
package enum RowMade {
  /// A figure of every column of numbers: "the average for each column".
  case ofEachColumn(SourceRange)
  /// The row that leads in a column: "the top scorer in a box above".
  case leader(SourceRange)
  /// A form with an input for each column: "a form for adding the next trip".
  case entry(SourceRange)
}

extension PartReader {
  /// The clauses of a sentence that want something made of the rows, and its other clauses.
  package func rowsMade(in sentence: SourceRange) -> (made: [RowMade], others: [SourceRange]) {
    var (made, others): ([RowMade], [SourceRange]) = ([], [])
    for clause in words.members(of: sentence) {
      let clause = bare(clause)
      let folded = words.folded(clause)
      if let form = phrases.find("rowmade entry", in: folded), form.upperBound < folded.count {
        made.append(.entry(behind(form.upperBound, in: clause)))
      } else if let kind = phrases.find("row total", in: folded),
        phrases.find("rowmade each", in: folded, from: kind.upperBound) != nil
      {
        made.append(.ofEachColumn(behind(kind.lowerBound, in: clause)))
      } else if let leader = phrases.find("rowmade leader", in: folded),
        let place = phrases.find("rowmade place", in: folded, from: leader.upperBound)
      {
        let start = behind(leader.lowerBound, in: clause)
        made.append(.leader(first(place.lowerBound - leader.lowerBound, of: start)))
      } else {
        others.append(clause)
      }
    }
    return (made, made.isEmpty ? [sentence] : others)
  }

  /// The figures above the rows, the parts below them, and what their columns do not give.
  package func made(
    _ wanted: [RowMade], of table: Request
  ) -> (above: [Request], below: [Request], lacks: [Brief.UnmetCondition]) {
    var (above, below): ([Request], [Request]) = ([], [])
    var lacks: [Brief.UnmetCondition] = []
    let rows = StatedRows(of: table.details)
    for wish in wanted {
      switch wish {
      case .ofEachColumn(let range):
        let figures = figures(range, of: rows, table)
        above += figures
        if figures.isEmpty { lacks.append(unmet(range)) }
      case .leader(let range):
        if let leader = leader(range, of: rows, table) {
          above.append(leader)
        } else {
          lacks.append(unmet(range))
        }
      case .entry(let range):
        below.append(entry(range, table))
      }
    }
    return (above, below, lacks)
  }

  private func unmet(_ range: SourceRange) -> Brief.UnmetCondition {
    Brief.UnmetCondition(range: range, reason: "no column of the rows gives it")
  }

  /// "Average" of each column of numbers.
  private func figures(_ range: SourceRange, of rows: StatedRows, _ table: Request) -> [Request] {
    let kind = words.label(first(1, of: range))
    return rows.columns.indices.dropFirst().compactMap { column in
      guard rows.numbers(of: column) != nil, rows.days(of: column) == nil else { return nil }
      let label = Phrase(kind.text + " " + rows.columns[column], at: range)
      // Another column may share a word with it: "Depth m", "Visibility m".
      let own = StatedRows(
        columns: ["", rows.columns[column]], rows: rows.cells(of: column).map { ["", $0] })
      guard let value = own.figure(called: FoldedWords(label.text), phrases) else { return nil }
      return figure(label, value, range, table)
    }
  }

  /// The row that leads in the column of results, or in the one that the words name.
  private func leader(_ range: SourceRange, of rows: StatedRows, _ table: Request) -> Request? {
    let folded = words.folded(range)
    let reader = RowWishReader(words: words, phrases: phrases)
    let numbers = rows.columns.indices.filter { $0 > 0 && rows.numbers(of: $0) != nil }
    let named = reader.column(namedBy: folded.words[...], of: rows)
    let scored = numbers.first {
      let title = FoldedWords(rows.columns[$0])
      return phrases.sense(ofAll: title, as: "rows score") != nil
        || phrases.sense(ofAll: title, as: "rowmade result") != nil
    }
    let isScorer = phrases.sense(in: folded, as: "rowmade scorer") != nil
    guard
      let column = named.flatMap({ numbers.contains($0) ? $0 : nil }) ?? (isScorer ? scored : nil)
    else { return nil }
    let isLeast = phrases.opening(of: folded, as: "rows least") != nil
    guard let row = rows.order(by: column, isFalling: !isLeast).first else { return nil }
    let value = rows.cells(of: 0)[row] + " (" + rows.cells(of: column)[row] + ")"
    return figure(words.label(range), value, range, table)
  }

  private func figure(
    _ label: Phrase, _ value: String, _ range: SourceRange, _ table: Request
  ) -> Request {
    var details = Details(label: label)
    details.value = Phrase(value, from: table.details.items.first?.label.origin)
    return Request(.component(.stat), range, details)
  }

  /// A form with an input for each column.
  private func entry(_ range: SourceRange, _ table: Request) -> Request {
    let rows = StatedRows(of: table.details)
    let names = [table.details.nameColumn].compactMap(\.self) + table.details.columns
    let fields = names.enumerated().compactMap { column, name -> Request? in
      guard let own = name.range, !words.folded(own).words.isEmpty else { return nil }
      var field = inputs.wish(own, mayBePressed: false)
      guard field.subject == .need(.input) else { return field }
      if rows.days(of: column) != nil {
        field.details.fieldKind = .date
      } else if rows.numbers(of: column) != nil {
        field.details.fieldKind = .number
      }
      return field
    }
    let name = cutter.withoutArticle(range)
    let add = Phrase("Add " + LabelText.lowercased(words.text(name)), at: range)
    return .section(words.label(name), range, fields + [.action(add, range)])
  }
}
