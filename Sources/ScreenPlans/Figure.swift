internal import ScreenReading
internal import ScreenText

/// A number with the suffix attached to it: "12", "30s", "9:30pm", "3x".
struct Figure {
  /// What a number measures.
  enum Measure: Sendable {
    case plain, duration, clock, times, other
  }

  var measure: Measure
  /// The value; in seconds for a duration.
  var value: Double

  /// Parses the lowercase text of a number token.
  init(_ text: String) {
    value = Measures.number(text) ?? 0
    let unit = String(
      decoding: text.utf8.reversed().prefix { $0.isASCIILetter }.reversed(), as: UTF8.self)
    let isBare =
      text.utf8.first?.isASCIIDigit == true
      && text.utf8.last.map { $0.isASCIIDigit || $0.isASCIILetter } == true
    if !isBare {
      measure = .other
    } else if text.utf8.contains(UInt8(ascii: ":")) {
      measure = unit.isEmpty || Self.isHalf(unit) ? .clock : .other
    } else if unit.isEmpty || unit == "k" {
      measure = .plain
    } else if let seconds = RoutineWords.shipped.seconds(inUnit: unit) {
      measure = .duration
      value *= Double(seconds)
    } else {
      measure = unit == "x" ? .times : Self.isHalf(unit) ? .clock : .other
    }
  }

  /// Whether a word is "am" or "pm".
  private static func isHalf(_ word: String) -> Bool { word == "am" || word == "pm" }
}
