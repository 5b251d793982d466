/// How a language writes amounts, and days of months.
struct FigureStyle: Hashable, Sendable {
  private var groups = ","
  private var decimals = "."
  private var currency = "€"
  /// The sign of the currency.
  var symbol: String { currency }
  private var isCurrencyAfter = true
  /// Whether a full stop follows the number of a day.
  private var hasDotAfterDay = false
  /// The word between a day and its month, if it is written out.
  private var ofMonth = ""

  init() {}

  /// Reads "decimals comma, groups dot, currency after €, day dot, month de".
  init(_ items: [String]) {
    for item in items {
      let words = item.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      let marks = ["comma": ",", "dot": ".", "space": "\u{202F}"]
      switch words[0] {
      case "decimals": decimals = marks[words[1]] ?? decimals
      case "groups": groups = marks[words[1]] ?? groups
      case "currency":
        isCurrencyAfter = words[1] == "after"
        currency = words.last ?? currency
      case "day": hasDotAfterDay = true
      case "month": ofMonth = words[1]
      default: continue
      }
    }
  }

  /// Returns a word that holds a figure in the ways of the language: "$1,250.50" is "1.250,50 €".
  func written(_ word: String) -> String {
    var digits = word[...]
    var sign = ""
    while let first = digits.first, "+-−–(".contains(first) {
      sign.append(first)
      digits.removeFirst()
    }
    var isMoney = false
    if let first = digits.first, "$€£".contains(first) {
      isMoney = true
      digits.removeFirst()
    }
    var tail = ""
    while let last = digits.last, !last.isNumber {
      tail = String(last) + tail
      digits.removeLast()
    }
    // Anything else than one number, such as a time or a code, stays as it is.
    guard !digits.isEmpty, digits.allSatisfy({ $0.isNumber || $0 == "," || $0 == "." }),
      digits.count(where: { $0 == "." }) < 2
    else { return word }
    let number = digits.map { $0 == "," ? groups : $0 == "." ? decimals : String($0) }.joined()
    guard isMoney else { return sign + number + tail }
    return isCurrencyAfter
      ? sign + number + "\u{A0}" + currency + tail : sign + currency + "\u{A0}" + number + tail
  }

  /// Joins the number of a day and its month.
  func joined(day: String, month: String, isFull: Bool) -> String {
    if isFull, !ofMonth.isEmpty { return day + " " + ofMonth + " " + month }
    return day + (hasDotAfterDay ? ". " : " ") + month
  }

  /// Joins a month and its year.
  func joined(month: String, year: String, isFull: Bool) -> String {
    isFull && !ofMonth.isEmpty ? month + " " + ofMonth + " " + year : month + " " + year
  }
}
