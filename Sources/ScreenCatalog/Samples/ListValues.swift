internal import ScreenTables
internal import ScreenText

/// The values of things in a line of a list, where no column says what they are.
///
/// "30 min" and "Tile laying" say so by themselves. A bare number, a mass, a share, "Yes" or "None"
/// does not, so that the label of its column is added: "2 players", "Protein: 10 g", "No nickname".
package enum ListValues {
  /// Returns the values of rows with labels where they need them. Labels are the same for most rows
  /// of a column.
  ///
  /// - Parameters:
  ///   - rows: The rows, each with its name first.
  ///   - columns: The labels of the columns, that of the names first.
  /// - Returns: The rows, with the names as they are.
  package static func told(_ rows: [[String]], columns: [String]) -> [[String]] {
    var told = rows
    for (place, label) in columns.enumerated().dropFirst() {
      let cells = rows.map { place < $0.count ? $0[place] : "" }
      let said = cells.filter { !$0.isEmpty }
      // "Medium" is a size or a level beside "Easy" and "Hard", but nothing beside "Low".
      let isVague = said.allSatisfy { kind(of: $0, label) != .plain }
      let bare = said.filter { isBare(kind(of: $0, label), isVague: isVague) }
      // Who won and who was the host can be the same.
      let isRepeated = rows.contains { row in
        place < row.count && !row[place].isEmpty && row[1..<place].contains(row[place])
      }
      let isLabelled = bare.count * 2 > said.count || isRepeated
      for row in rows.indices where !cells[row].isEmpty {
        let isBare = isBare(kind(of: cells[row], label), isVague: isVague)
        if isBare || isLabelled { told[row][place] = labelled(cells[row], label) }
      }
    }
    return told
  }

  /// Returns a single value with its label if it needs one.
  package static func told(_ value: String, _ label: String) -> String {
    isBare(kind(of: value, label), isVague: true) ? labelled(value, label) : value
  }

  private enum Kind { case plain, number, open, vague }

  private static func isBare(_ kind: Kind, isVague: Bool) -> Bool {
    switch kind {
    case .plain: false
    case .number, .open: true
    case .vague: isVague
    }
  }

  private static func kind(of value: String, _ label: String) -> Kind {
    let lowercased = value.lowercased()
    if open.contains(lowercased) { return .open }
    if vague.contains(lowercased) { return .vague }
    return isFigure(value, label) ? .number : .plain
  }

  /// Whether a value consists of figures, or of figures and a unit that many labels share. A year
  /// says what it is.
  private static func isFigure(_ value: String, _ label: String) -> Bool {
    let words = value.split(separator: " ")
    guard let first = words.first, hasDigit(first) else { return false }
    let rest = words.dropFirst()
    guard rest.allSatisfy({ isNumeric($0) || joints.contains(String($0)) }) else {
      return isNumeric(first) && rest.count == 1 && units.contains(String(words[1]))
    }
    guard isNumeric(first) else { return isShare(first) && rest.isEmpty }
    return Wording.isPlural(label) && !isSpan(label) || !isYears(value)
  }

  private static func hasDigit(_ word: Substring) -> Bool {
    word.utf8.contains(where: \.isASCIIDigit)
  }

  /// Whether a word has digits, signs and separators only: "1,456", "2–4", "+3".
  private static func isNumeric(_ word: Substring) -> Bool {
    word.unicodeScalars.allSatisfy { figures.contains($0) }
  }

  private static func isShare(_ word: Substring) -> Bool {
    word.last == "%" && isNumeric(word.dropLast())
  }

  /// Whether a text has years alone: "1937", "1867–1934".
  private static func isYears(_ value: String) -> Bool {
    let numbers = value.split { !$0.isNumber }
    return value.utf8.allSatisfy { $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: ".") }
      && numbers.allSatisfy { number in
        Int(number).map { $0 >= 1000 && $0 <= 2100 || numbers.count > 1 && $0 > 99 } ?? false
      }
  }

  /// Whether a plural label is that of a span of time: "Years".
  private static func isSpan(_ label: String) -> Bool { label == "Years" }

  private static func labelled(_ value: String, _ label: String) -> String {
    let small = LabelText.lowercasedStart(label)
    if small == "how many" { return value + " ×" }
    // "1 moon in 2025"
    if value == "1", let space = small.firstIndex(of: " "),
      Wording.isPlural(String(small[..<space]))
    {
      return value + " " + Wording.singular(String(small[..<space])) + small[space...]
    }
    let words = value.split(separator: " ")
    let isCount = words.allSatisfy { word in
      isNumeric(word) || joints.contains(String(word)) || scales.contains(String(word))
    }
    if isCount, Wording.isPlural(label), value != "1" || !label.utf8.contains(UInt8(ascii: " ")) {
      return value + " " + (value == "1" ? Wording.singular(small) : small)
    }
    let last = label.split(separator: " ").last.map { $0.lowercased() } ?? ""
    if value == "None", !PhraseLexicon.shipped.has(.leading, last) { return "No " + small }
    return label + ": " + value
  }

  private static let figures = Set("0123456789+,-.<>–−½".unicodeScalars)
  private static let open: Set<String> = [
    "yes", "no", "none", "not known", "unknown", "varies", "—", "both", "neither", "either",
  ]
  private static let vague: Set<String> = [
    "high", "low", "medium", "moderate", "any", "all", "many", "few", "much", "little",
    "good", "fair", "poor", "always", "never", "sometimes", "very high", "very low", "average",
  ]
  private static let joints: Set<String> = ["to", "or", "and", "about", "more"]
  private static let scales: Set<String> = ["thousand", "million", "billion", "trillion"]
  private static let units: Set<String> = [
    "%", "g", "kg", "mg", "µg", "t", "thousand", "million", "billion", "trillion",
  ]
}
