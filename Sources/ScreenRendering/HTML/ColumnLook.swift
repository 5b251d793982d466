internal import ScreenModel

/// How a column of a table is set, by what its cells hold.
struct ColumnLook: OptionSet {
  let rawValue: UInt8

  /// Numbers: set at the end.
  static let numeric = Self(rawValue: 1)
  /// Short texts: never broken.
  static let short = Self(rawValue: 2)
  /// Words that name states: shown as badges.
  static let states = Self(rawValue: 4)

  /// The looks of the columns of some rows, the first row-header column included.
  static func looks(of rows: [[String]], columns: [String]) -> [Self] {
    let width = max(columns.count, rows.lazy.map { $0.count }.max() ?? 0)
    var looks = [Self](repeating: [.numeric, .short, .states], count: width)
    var isUsed = [Bool](repeating: false, count: width)
    for (index, title) in columns.enumerated() where !title.isAtMost(12) {
      looks[index].remove(.short)
    }
    for row in rows {
      for (index, cell) in row.enumerated() where !cell.isEmpty {
        isUsed[index] = true
        if looks[index].contains(.short), !cell.isAtMost(12) { looks[index].remove(.short) }
        if looks[index].contains(.numeric), !cell.isNumeric { looks[index].remove(.numeric) }
      }
    }
    for index in looks.indices {
      guard isUsed[index] else {
        looks[index] = []
        continue
      }
      let canBeStates = index > 0 && !looks[index].contains(.numeric)
      let areStates =
        canBeStates
        && rows.allSatisfy {
          !$0.indices.contains(index) || $0[index].isEmpty
            || Component.Tone(stateWord: $0[index]) != nil
        }
      if !areStates { looks[index].remove(.states) }
    }
    return looks
  }
}

extension String {
  /// Whether the text has no more than some Unicode scalars.
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
