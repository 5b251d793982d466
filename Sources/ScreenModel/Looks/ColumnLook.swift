extension Component {
  /// The look of a table's column, determined by its cells.
  public struct ColumnLook: OptionSet, Hashable, Sendable {
    /// The bits of the look.
    public let rawValue: UInt8

    /// Creates a look from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Numbers, aligned at the end.
    public static let numeric = Self(rawValue: 1)
    /// Short texts, which are never broken.
    public static let short = Self(rawValue: 2)
    /// Words that name states, shown as badges.
    public static let states = Self(rawValue: 4)

    /// The looks of the columns of some rows, including the first column of row headers.
    static func looks(of rows: [[String]], columns: [String]) -> [Self] {
      let width = max(columns.count, rows.lazy.map { $0.count }.max() ?? 0)
      return (0..<width).map { column in
        look(of: column, in: rows, below: column < columns.count ? columns[column] : "")
      }
    }

    /// The look of a column; the first names the rows, so it never holds states.
    private static func look(of column: Int, in rows: [[String]], below title: String) -> Self {
      var look: Self = column == 0 ? [.numeric, .short] : [.numeric, .short, .states]
      if !title.isAtMost(12) { look.remove(.short) }
      var isUsed = false
      for row in rows where column < row.count && !row[column].isEmpty {
        let cell = row[column]
        isUsed = true
        if look.contains(.short), !cell.isAtMost(12) { look.remove(.short) }
        if look.contains(.numeric), !cell.isNumeric { look.remove(.numeric) }
        if look.contains(.states), Component.Tone(stateWord: cell) == nil { look.remove(.states) }
      }
      return isUsed ? look : []
    }
  }
}

extension String {
  /// Whether the text has at most `length` Unicode scalars.
  fileprivate func isAtMost(_ length: Int) -> Bool {
    utf8.count <= length || unicodeScalars.prefix(length + 1).count <= length
  }

  /// Whether the text reads as a number, with its sign, currency, percent or thousands.
  fileprivate var isNumeric: Bool {
    var hasDigit = false
    for (offset, scalar) in unicodeScalars.enumerated() {
      switch scalar {
      case "0"..."9": hasDigit = true
      case ".", ",", "%", " ", "\u{A0}", "\u{202F}", "'": continue
      case "+", "-", "−": guard offset == 0 else { return false }
      case "$", "€", "£", "¥", "₹", "₽", "₩": continue
      case "k", "M", "B": guard hasDigit else { return false }
      case "—", "–": guard unicodeScalars.count == 1 else { return false }
      default: return false
      }
      guard offset < 24 else { return false }
    }
    return hasDigit || self == "—" || self == "–"
  }
}
