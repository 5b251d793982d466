internal import ScreenText

/// What a text is by its form alone: an amount of money, a time of day, a day.
package enum ValueForm: String {
  case money, time, day, duration, weight, percent, phone, email
  /// What a badge shows, which has no form of its own.
  case status

  /// The form of a text; nil for one without any of these.
  package init?(of text: String) {
    let words = text.lowercased().split(separator: " ").map(String.init)
    func isFigure(_ word: String) -> Bool { Figure(word) != nil }
    /// The unit of a figure: `min` of `20 min`, `kg` of `5kg`.
    let units = words.compactMap { word -> String? in
      let unit = word.drop { !$0.isLetter }
      guard unit.isEmpty == false,
        unit.startIndex == word.startIndex || isFigure(String(word.prefix { !$0.isLetter }))
      else { return nil }
      return AnchorFinder.stem(String(unit))
    }
    guard text.utf8.contains(where: \.isASCIIDigit) else {
      guard words.count == 1, words[0].contains("@") else { return nil }
      self = .email
      return
    }
    if text.contains(where: { "$€£¥".contains($0) }) {
      self = .money
    } else if text.utf8.last == UInt8(ascii: "%") {
      self = .percent
    } else if Self.isTime(words) {
      self = .time
    } else if words.contains(where: {
      CalendarDate.month(named: $0.utf8) != nil && $0 != "may" || CalendarDate($0) != nil
    })
      || words.contains("may") && words.count > 1
    {
      self = .day
    } else if words.contains(where: isFigure), units.contains(where: Self.times.contains) {
      self = .duration
    } else if words.contains(where: { isFigure(String($0.prefix { !$0.isLetter })) }),
      units.contains(where: Self.weights.contains)
    {
      self = .weight
    } else if text.utf8.count(where: \.isASCIIDigit) > 6,
      text.utf8.allSatisfy({ $0.isASCIIDigit || " +-()./".utf8.contains($0) })
    {
      self = .phone
    } else {
      return nil
    }
  }

  private static func isTime(_ words: [String]) -> Bool {
    words.contains { word in
      let ending = ["am", "pm", "a.m.", "p.m."].first { word.hasSuffix($0) }
      let figure = word.dropLast(ending?.count ?? 0)
      let parts = figure.split(separator: ":")
      let isClock = parts.count == 2 && parts.allSatisfy { Int($0) != nil && $0.count < 3 }
      return isClock || ending != nil && (figure.isEmpty ? words.count > 1 : Int(figure) != nil)
    }
  }

  private static let times: Set<String> = [
    "second", "sec", "minute", "min", "hour", "hr", "h", "day", "week", "month", "year",
  ]
  private static let weights: Set<String> = ["kg", "g", "lb", "oz", "kilo", "gram", "pound", "t"]
}
