package import ScreenBrief
internal import ScreenOutline
internal import ScreenText

/// Rows that a text states, with the titles of their columns.
package struct StatedRows: Sendable {
  /// The titles of the columns; a title may be blank.
  package var columns: [String]
  /// The rows, each with at most one text per column.
  package var rows: [[String]]

  /// Creates rows.
  package init(columns: [String], rows: [[String]]) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// Creates the rows of a collection; values without names of columns have blank titles.
  package init(of details: Details) {
    let width = details.items.map(\.values.count).max() ?? 0
    let titles = details.columns.map(\.text)
    columns = [details.nameColumn?.text ?? ""] + titles
    columns += Array(repeating: "", count: max(0, width - titles.count))
    rows = details.items.map { [$0.label.text] + $0.values.map(\.text) }
  }

  /// Returns the cells of a column, one for each row; "" for a missing one.
  package func cells(of column: Int) -> [String] {
    rows.map { column < $0.count ? $0[column] : "" }
  }

  /// The numbers in the cells of a column; nil unless all known cells are numbers.
  package func numbers(of column: Int) -> [Double?]? {
    // "120 m2" is a number if all cells have that unit.
    let tails = Set(cells(of: column).filter { !Self.isUnknown($0) }.map(Self.tail))
    return values(of: column) { cell in
      let isNumber =
        Quantity.isQuantity(cell)
        || tails.count == 1 && cell.utf8.first.map(\.isASCIIDigit) ?? false
      return isNumber ? Measures.number(cell) : nil
    }
  }

  /// The text after the number at the start of a cell.
  private static func tail(_ cell: String) -> Substring {
    cell[...].drop { $0.isNumber || $0 == "." || $0 == "," }.drop { $0 == " " }
  }

  /// The days in the cells of a column, as increasing numbers; nil unless all known cells are days.
  package func days(of column: Int) -> [Double?]? { values(of: column, Self.day) }

  /// The times in the cells of a column, "20:41" or "1:04:30", as increasing numbers; nil unless all
  /// known cells are times.
  package func times(of column: Int) -> [Double?]? {
    values(of: column) { cell in
      let parts = cell.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
      guard (2...3).contains(parts.count), parts.allSatisfy({ $0 != nil }) else { return nil }
      return parts.reduce(0) { $0 * 60 + ($1 ?? 0) }
    }
  }

  private func values(of column: Int, _ value: (String) -> Double?) -> [Double?]? {
    let cells = cells(of: column)
    let values = cells.map { Self.isUnknown($0) ? nil : value($0) }
    let isKnown = zip(cells, values).allSatisfy { Self.isUnknown($0) || $1 != nil }
    return isKnown && values.contains { $0 != nil } ? values : nil
  }

  /// Returns the indices of the rows, ordered by a column: by days, times or numbers if it holds
  /// these, otherwise as texts. Unknown cells come last, and equal ones stay in their order.
  package func order(by column: Int, isFalling: Bool) -> [Int] {
    let cells = cells(of: column).map { $0.lowercased() }
    let values = days(of: column) ?? times(of: column) ?? numbers(of: column)
    return rows.indices.sorted { first, second in
      let isFirstUnknown = Self.isUnknown(cells[first])
      guard isFirstUnknown == Self.isUnknown(cells[second]) else { return !isFirstUnknown }
      let (low, high) = isFalling ? (second, first) : (first, second)
      if let values {
        guard let left = values[low], let right = values[high], left != right else {
          return first < second
        }
        return left < right
      }
      return cells[low] == cells[high] ? first < second : cells[low] < cells[high]
    }
  }

  /// Whether a cell has no value.
  static func isUnknown(_ cell: String) -> Bool {
    cell.isEmpty || ["—", "–", "-", "?", " "].contains(cell)
  }

  /// A day or a moment as an increasing number: `4 March`, `Mar 4, 2027`, `2027-03-04`, `14/3/2027`,
  /// `Tue`; nil for anything else.
  private static func day(_ cell: String) -> Double? {
    let words = cell.lowercased().utf8.split { !($0.isASCIIDigit || $0.isASCIILetter) }
    guard (1...5).contains(words.count) else { return nil }
    var numbers: [Int] = []
    var month: Int?
    for word in words {
      if let number = Int(String(decoding: word, as: UTF8.self)) {
        numbers.append(number)
      } else if let named = CalendarDate.month(named: word) {
        month = named
      } else if let day = CalendarDate.weekday(named: word) {
        if words.count == 1 { return Double(day) }
      } else {
        return nil
      }
    }
    if month == nil, numbers.count >= 3 {
      // The year comes first or last; the month is in the middle.
      month = numbers.remove(at: 1)
      if let found = month, found > 12, numbers[1] > 31 {
        (month, numbers[0]) = (numbers[0], found)
      }
    }
    guard let month, (1...12).contains(month),
      let day = numbers.first(where: { (1...31).contains($0) })
    else { return nil }
    let year = numbers.first { (1_000...9_999).contains($0) } ?? 0
    return Double((year * 12 + month) * 31 + day)
  }
}
