internal import ScreenModel

/// What a value of each thing of a list must be: "from the 90s", "starting with L", "under $100".
package struct ListLimit: Sendable {
  /// What is held against it.
  package enum Kind: Hashable, Sendable {
    /// A year of the thing.
    case years(ClosedRange<Int>)
    /// The first letters of its name, in lower case.
    case initial(String)
    /// A figure, in a unit that is empty where none is said.
    case figure(ClosedRange<Double>, unit: String)
  }

  package var kind: Kind
  /// The words that ask it.
  package var words: ArraySlice<String>

  /// The limit that words are as a whole, "in the 1990s"; nil where they are none.
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

  /// A number and its unit, "20 dollars", "1500 a month"; nil where words are more.
  private static func amount(
    _ words: ArraySlice<String>, _ lexicon: PhraseLexicon
  ) -> (number: Double, unit: String)? {
    let words = words.dropLast(lexicon.length(of: .each, endOf: words))
    guard let first = words.first, words.count < 3, let quantity = Quantity(first) else {
      return nil
    }
    let sign = quantity.prefix.isEmpty ? quantity.unit : quantity.prefix
    let unit = words.dropFirst().first ?? sign
    // Amounts of all money are held against amounts of money.
    return (quantity.number, lexicon.has(.currency, unit) ? "$" : unit)
  }

  // MARK: Years

  /// The years of "in the 90s", "of the 20th century", "since 2010", "from 1994".
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

  /// The years of a decade, "1990s" or "90s"; of two digits, those of the last century from the
  /// twenties on, and of this one before.
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

  /// The places of rows that meet it; nil where no column says. Values are as a reader sees them, the
  /// first of each row its name.
  package func places(in rows: [[String]], _ columns: [String]) -> [Int]? {
    match(in: rows, columns)?.rows
  }

  /// The column that says whether rows meet it, and the places of those that do; nil where none says.
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

  /// Whether most of some values are years.
  private static func areYears(_ values: [String]) -> Bool {
    let years = values.count { value in
      value.utf8.count == 4 && Int(value).map { (1000...2100).contains($0) } ?? false
    }
    return years * 4 >= values.count * 3 && years > 0
  }
}

extension Quantity {
  /// Whether it is measured so; where no unit is said, in money.
  fileprivate func isIn(_ unit: String) -> Bool {
    guard !unit.isEmpty else { return prefix == "$" }
    let own = (prefix.isEmpty ? self.unit : prefix).lowercased()
    return own == unit || own.hasPrefix(unit.prefix(3)) || unit.hasPrefix(own) && !own.isEmpty
  }
}
