internal import ScreenReading
internal import ScreenText
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

/// Checks that words and numbers with signs are on a screen as the intent states them: "6a+" is not
/// "6a", "−£4.9" not "£4.9", "7.0" not "7".
///
/// They are held against those that the texts of the screen have, but for the case of ASCII. What is
/// drawn as a figure counts where its number is the one stated and its unit stands beside it, and a time of
/// day on whichever clock: "6am" is drawn as "06:00".
struct StatedValues {
  /// The stated values that are not on the screen, in the order of the intent.
  let lost: [SourceRange]
  /// Those that are written on the screen just as they are stated.
  let kept: [SourceRange]

  private static let currencies = ["$", "€", "£", "¥"].map { Array($0.utf8) }

  /// Looks for the stated values of an intent on a screen.
  init(_ intent: [UInt8], on screen: Screen) {
    let titles = [screen.title] + screen.sections.flatMap { [$0.title, $0.group] }
    self.init(intent, on: screen.sections.flatMap(\.elements).map(\.component), titled: titles)
  }

  /// Looks for the stated values of a text on components and in the titles above them.
  init(_ intent: [UInt8], on components: [Component], titled titles: [String] = []) {
    let stated = SignedTokens(intent).ranges
    guard !stated.isEmpty else {
      (lost, kept) = ([], [])
      return
    }
    let drawn = components.map(DrawnValues.init)
    var written: Set<[UInt8]> = []
    var times: Set<TimeOfDay> = []
    for text in titles + drawn.flatMap(\.texts) {
      let bytes = Array(text.utf8)
      for range in SignedTokens(bytes).ranges {
        let word = bytes[range].map(\.lowercasedASCII)
        written.insert(word)
        // An amount may be stated without its currency, which the screen has.
        for sign in Self.currencies where word.starts(with: sign) {
          written.insert(Array(word.dropFirst(sign.count)))
        }
        if let time = Self.time(at: range, in: bytes) { times.insert(time) }
      }
    }
    kept = stated.filter { written.contains(intent[$0].map(\.lowercasedASCII)) }.map {
      SourceRange($0)
    }
    lost = stated.filter { range in
      let word = intent[range].map(\.lowercasedASCII)
      return !written.contains(word) && !Self.isDrawn(word[...], in: drawn)
        && !(Self.time(at: range, in: intent).map(times.contains) ?? false)
        && !Self.isTimed(range, in: intent, drawn)
    }.map { SourceRange($0) }
  }

  /// Whether a timer shows a length in other units, "1.5 min", or something is done as often as "5x"
  /// says.
  private static func isTimed(
    _ range: Range<Int>, in bytes: [UInt8], _ drawn: [DrawnValues]
  ) -> Bool {
    let word = String(decoding: bytes[range], as: UTF8.self).lowercased()
    if word.hasSuffix("x"), Int(word.dropLast()) != nil {
      let count = String(word.dropLast())
      return drawn.contains {
        ($0.kind == .timer || $0.kind == .repetition) && $0.numbers.contains(count)
      }
    }
    guard bytes[range].first?.isASCIIDigit == true else { return false }
    let space = UInt8(ascii: " ")
    let next = bytes[range.upperBound...].drop { $0 == space }
      .prefix { $0.isASCIILetter || $0.isASCIIDigit }
    let before = bytes[..<range.lowerBound].reversed().drop { $0 == space }
      .prefix { $0.isASCIILetter || $0.isASCIIDigit }.reversed()
    let lengths = [
      word + " " + String(decoding: next, as: UTF8.self),
      // "1h 15m"
      String(decoding: Array(before), as: UTF8.self) + " " + word,
    ].compactMap(Measures.seconds).map(String.init)
    return drawn.contains { drawn in
      drawn.kind == .timer && lengths.contains { drawn.numbers.contains($0) }
    }
  }

  /// The time of day that a word states, with what follows it: "6am", "06:00", "6:30 pm".
  private static func time(at range: Range<Int>, in bytes: [UInt8]) -> TimeOfDay? {
    let half = bytes[range.upperBound...].drop { $0 == UInt8(ascii: " ") }
      .prefix { $0.isASCIILetter || $0 == UInt8(ascii: ".") }
    let word = String(decoding: bytes[range], as: UTF8.self)
    return TimeOfDay(word + String(decoding: half, as: UTF8.self)) ?? TimeOfDay(word)
  }

  private static func isDrawn(_ word: ArraySlice<UInt8>, in drawn: [DrawnValues]) -> Bool {
    guard let figure = StatedFigure(word) else { return false }
    if drawn.contains(where: { $0.draws(figure) }) { return true }
    if figure.numbers.count > 1 {
      let several = drawn.filter(\.drawsParts)
      if figure.numbers.allSatisfy({ part in several.contains { $0.numbers.contains(part) } }) {
        return true
      }
    }
    // "6:45" is a duration, "2027-03-14" a day.
    let text = String(decoding: word, as: UTF8.self)
    if let seconds = Measures.seconds(text).map(String.init),
      drawn.contains(where: { $0.kind == .timer && $0.numbers.contains(seconds) })
    {
      return true
    }
    guard let day = CalendarDay(text) else { return false }
    return drawn.contains { $0.kind == .calendar && $0.texts.contains(day.text) }
  }
}

extension SourceRange {
  /// Ranges in the order of a text, with overlapping ones merged.
  static func united(_ ranges: [SourceRange]) -> [SourceRange] {
    let sorted = ranges.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    return sorted.reduce(into: []) { united, range in
      if let last = united.last, last.overlaps(range) {
        united[united.count - 1] = last.union(range)
      } else {
        united.append(range)
      }
    }
  }
}
