internal import ScreenDiagnostics
package import ScreenOutline
package import ScreenText

/// Figures computed from stated rows.
extension StatedRows {
  /// Returns the figure that a label names, in the format of the cells: "total", "average weight",
  /// "number of boats". It is nil if no column fits.
  ///
  /// The column is the one that the label names, otherwise the last one of numbers with one unit.
  package func figure(called label: FoldedWords, _ phrases: DocumentLexicon) -> String? {
    guard let kind = phrases.opening(of: label, as: "row total"), !rows.isEmpty else { return nil }
    if kind.sense == "count" { return count(label, phrases) }
    guard let column = summed(label, phrases) else { return nil }
    let cells = cells(of: column).filter { !Self.isUnknown($0) }
    switch kind.sense {
    case "average": return average(of: cells)
    case "most", "least":
      return order(by: column, isFalling: kind.sense == "most").first.map {
        self.cells(of: column)[$0]
      }
    default:
      // A dash says that there is none, a blank or "?" that it is not known.
      let unknown = self.cells(of: column).count { $0.isEmpty || $0 == "?" || $0 == " " }
      return unknown == 0 ? DecimalSum(cells)?.text : nil
    }
  }

  /// The number of rows, or of those with the words after the noun: "how many plots are vacant".
  private func count(_ label: FoldedWords, _ phrases: DocumentLexicon) -> String? {
    let bytes = Array(label.words.joined(separator: " ").utf8)
    let reader = RowWishReader(words: LineWords(bytes), phrases: phrases)
    let found = RowCondition(SourceRange(0, bytes.count), reader).matches(self)
    if !found.isEmpty { return String(Set(found.map(\.row)).count) }
    let kind = phrases.opening(of: label, as: "row total")?.length ?? 0
    guard label.count - kind == 1, let noun = label.words.last else { return nil }
    // "How many vegetarians" counts the rows that say "veg".
    let short = rows.count { row in
      row.contains { cell in
        let said = FoldedWords(cell)
        return said.count == 1 && said.words[0].utf8.count > 2 && noun != said.words[0]
          && noun.hasPrefix(said.words[0])
      }
    }
    if short > 0 { return String(short) }
    // A noun alone is what the rows are, unless their own column says that they are something else.
    let own = FoldedWords(columns.first ?? "")
    return own.count != 1 || own.words == [noun] || own.words == ["name"]
      || phrases.sense(ofAll: own, as: "column") != nil ? String(rows.count) : nil
  }

  private func summed(_ label: FoldedWords, _ phrases: DocumentLexicon) -> Int? {
    let figures = columns.indices.filter { column in
      let units = Set(cells(of: column).filter { !Self.isUnknown($0) }.map(Self.unit))
      return numbers(of: column) != nil && units.count == 1
    }
    let said = label.words
    let named = figures.first { column in
      FoldedWords(columns[column]).words.contains(where: said.contains)
    }
    if let named { return named }
    // "Total kilometres" is no sum of litres.
    let kind = phrases.opening(of: label, as: "row total")?.length ?? 0
    let isOpen = label.words.dropFirst(kind).allSatisfy {
      phrases.sense(ofAll: FoldedWords($0), as: "row summed") != nil
    }
    if !isOpen {
      return figures.first { column in
        let units = Set(
          FoldedWords(columns[column]).words.flatMap { unit in
            [unit, phrases.sense(ofAll: FoldedWords(unit), as: "unit long")].compactMap(\.self)
          })
        return label.words.dropFirst(kind).contains { units.contains($0) }
      }
    }
    // Years and the like are not summed unless that is said.
    let amounts = figures.filter { column in
      phrases.sense(in: FoldedWords(columns[column]), as: "column moment") == nil
    }
    return amounts.last { $0 > 0 } ?? amounts.last
  }

  /// The average of numbers, rounded to two decimals, with the marks around the first.
  private func average(of cells: [String]) -> String? {
    guard let first = cells.first, let sum = DecimalSum(cells)?.text,
      let total = Measures.number(sum)
    else { return nil }
    var buffer = UTF8Buffer()
    buffer.append(number: (total / Double(cells.count) * 100).rounded() / 100)
    let before = first.prefix { !$0.isNumber && $0 != "-" && $0 != "−" }
    return before + buffer.string + String(first.reversed().prefix { !$0.isNumber }.reversed())
  }

  /// The word right after the first number of a text, or the sign of a currency before it: "kg", "€".
  static func unit(of text: String) -> String {
    guard let digit = text.firstIndex(where: \.isNumber) else { return "" }
    let sign = text[..<digit].filter { "$€£¥".contains($0) }
    if !sign.isEmpty { return sign }
    let rest = text[digit...].drop { $0.isNumber || $0 == "." || $0 == "," }
    return rest.drop { $0 == " " }.prefix { $0.isLetter || "%°€£".contains($0) }.lowercased()
  }
}
