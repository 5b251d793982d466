internal import ScreenModel
internal import ScreenTables

/// A bound on a value of each item in a list, such as "from the 90s", "starting with L" or "under
/// $100".
package struct ListLimit: Sendable {
  /// The kind of value that is compared, with its bound.
  package enum Kind: Hashable, Sendable {
    /// The year of an item.
    case years(ClosedRange<Int>)
    /// The initial letter of an item's name, in lower case.
    case initial(String)
    /// A figure in a unit; the unit is empty if the request names none.
    case figure(ClosedRange<Double>, unit: String)
  }

  package var kind: Kind
  /// The words that express the limit.
  package var words: ArraySlice<String>

  /// Parses words as a whole as a limit, such as "in the 1990s"; returns nil if they are none.
  package init?(_ words: ArraySlice<String>, _ lexicon: PhraseLexicon) {
    self.words = words
    let initial = lexicon.length(of: .initial, startOf: words)
    if initial > 0, words.count == initial + 1, let letter = words.last, letter.count == 1 {
      kind = .initial(letter)
      return
    }
    for role in [PhraseLexicon.Role.under, .over] {
      let length = lexicon.length(of: role, startOf: words)
      guard length > 0, let amount = Self.amount(words.dropFirst(length), lexicon) else {
        continue
      }
      let (least, most) =
        role == .under ? (-Double.infinity, amount.number) : (amount.number, Double.infinity)
      kind = .figure(least...most, unit: amount.unit)
      return
    }
    guard let years = Self.years(words, lexicon) else { return nil }
    kind = .years(years)
  }

  /// Parses a number and its unit, such as "20 dollars" or "1500 a month"; returns nil if further
  /// words follow.
  private static func amount(
    _ words: ArraySlice<String>, _ lexicon: PhraseLexicon
  ) -> (number: Double, unit: String)? {
    let words = words.dropLast(lexicon.length(of: .each, endOf: words))
    guard let first = words.first, words.count < 3, let quantity = Quantity(first) else {
      return nil
    }
    let sign = quantity.prefix.isEmpty ? quantity.unit : quantity.prefix
    let unit = words.dropFirst().first ?? sign
    // All currencies are compared as one unit of money.
    return (quantity.number, lexicon.has(.currency, unit) ? "$" : unit)
  }

  // MARK: Years

  /// Parses the years in "in the 90s", "of the 20th century", "since 2010" or "from 1994".
  private static func years(
    _ words: ArraySlice<String>, _ lexicon: PhraseLexicon
  ) -> ClosedRange<Int>? {
    let link = words.first ?? ""
    let rest = words.dropFirst(lexicon.has(.dating, link) ? 1 : 0).drop { $0 == "the" }
    if rest.count == 2, rest.last == "century", let number = Int(rest[rest.startIndex].prefix(2)),
      rest[rest.startIndex].utf8.count > 2, (10...21).contains(number)
    {
      return number * 100 - 99...number * 100
    }
    guard rest.count == 1, let word = rest.first else { return nil }
    if let decade = decade(word) { return decade }
    guard word.utf8.count == 4, let year = Int(word), (1000...2100).contains(year),
      rest.count < words.count
    else { return nil }
    switch link {
    case "since", "after": return year...2100
    case "before": return -3000...year - 1
    default: return year...year
    }
  }

  /// Parses the years of a decade, such as "1990s" or "90s". Two-digit decades from the twenties on
  /// belong to the 20th century, earlier ones to the 21st.
  package static func decade(_ word: String) -> ClosedRange<Int>? {
    let digits = word.drop { $0 == "'" }.prefix { ("0"..."9").contains($0) }
    guard word.hasSuffix("0s") || word.hasSuffix("0's"), let number = Int(digits),
      number.isMultiple(of: 10)
    else { return nil }
    switch digits.utf8.count {
    case 2: return number < 20 ? 2000 + number...2009 + number : 1900 + number...1909 + number
    case 4 where (1000...2100).contains(number): return number...number + 9
    default: return nil
    }
  }

  // MARK: Holding

  /// Returns the indices of the rows that satisfy the limit, or nil if no column can decide. Cells
  /// are in display form, and the first cell of each row is its name.
  package func places(in rows: [[String]], _ columns: [String]) -> [Int]? {
    match(in: rows, columns)?.rows
  }

  /// Returns the column that decides whether rows satisfy the limit and the indices of the rows
  /// that do, or nil if no column can decide.
  func match(in rows: [[String]], _ columns: [String]) -> (column: Int, rows: [Int])? {
    switch kind {
    case .initial(let letter):
      return (0, rows.indices.filter { rows[$0].first?.lowercased().hasPrefix(letter) ?? false })
    case .years(let range):
      let others = columns.indices.dropFirst()
      guard let column = others.first(where: { column in Self.areYears(rows.map { $0[column] }) })
      else { return nil }
      return (column, rows.indices.filter { Int(rows[$0][column]).map(range.contains) ?? false })
    case .figure(let range, let unit):
      for column in columns.indices.dropFirst() {
        let figures = rows.map { Quantity($0[column]) }
        guard figures.contains(where: { $0 != nil }),
          figures.allSatisfy({ $0?.isIn(unit) ?? true }),
          !Self.areYears(rows.map { $0[column] })
        else { continue }
        let places = rows.indices.filter { figures[$0].map { range.contains($0.number) } ?? false }
        return (column, places)
      }
      return nil
    }
  }

  /// Whether at least three quarters of the values are years from 1000 to 2100.
  private static func areYears(_ values: [String]) -> Bool {
    let years = values.count { value in
      value.utf8.count == 4 && Int(value).map { (1000...2100).contains($0) } ?? false
    }
    return years * 4 >= values.count * 3 && years > 0
  }
}

extension ListLimit {
  /// Returns plain figures that satisfy the limit, as samples, or nil if it bounds no figure.
  package func figures(count: Int) -> [String]? {
    guard case .figure(let range, _) = kind, count > 0 else { return nil }
    let isUnder = range.upperBound.isFinite
    let bound = isUnder ? range.upperBound : range.lowerBound
    guard bound.isFinite, bound > 0, bound < 1_000_000_000 else { return nil }
    // Percents of the bound that look like no rule.
    let shares: [Double] = isUnder ? [95, 80, 60, 90, 70, 50] : [105, 120, 140, 110, 130, 160]
    return (0..<count).map { row in
      let figure = bound * shares[row % shares.count] / 100
      guard bound < 20 else { return String(Int(figure)) }
      let tenths = Int(figure * 10)
      return "\(tenths / 10).\(tenths % 10)0"
    }
  }

  /// Whether the limit bounds an amount of money, or a figure without a unit.
  package var isOfMoney: Bool {
    guard case .figure(_, let unit) = kind else { return false }
    return unit == "$" || unit.isEmpty
  }

  /// The sign of the money that the limit counts in.
  package var moneySign: String {
    words.contains {
      ["euro", "euros", "eur"].contains($0) || $0.hasSuffix("€") || $0.hasPrefix("€")
    }
      ? "€" : words.contains { $0.hasPrefix("£") || $0 == "pounds" || $0 == "gbp" } ? "£" : "$"
  }
}

extension Quantity {
  /// Whether the quantity is in the given unit; an empty unit stands for money.
  fileprivate func isIn(_ unit: String) -> Bool {
    guard !unit.isEmpty else { return prefix == "$" }
    let own = (prefix.isEmpty ? self.unit : prefix).lowercased()
    return own == unit || own.hasPrefix(unit.prefix(3)) || unit.hasPrefix(own) && !own.isEmpty
  }
}
