internal import ScreenModel

/// Numbers and dates of several words.
extension Recognizer {
  /// Makes one number of the last token and the half after it: "four and a half", "2 and a half".
  mutating func addHalf(upTo end: Int) -> Bool {
    guard var number = tokens.last, number.measure == .plain else { return false }
    if number.kind == .word, let count = lexicon.sense(.count, of: number.entry)?.number {
      (number.kind, number.number) = (.number, count)
      (number.entry, number.classes) = (-1, [])
    }
    guard number.kind == .number, number.number >= 0, number.number < 1e6,
      number.number == Double(Int(number.number))
    else { return false }
    // It is shown in digits, as figures are.
    number.spelling = spellings.count
    spellings.append(Array("\(Int(number.number)).5".utf8))
    number.number += 0.5
    (number.end, number.innerEnd) = (end, end)
    tokens[tokens.count - 1] = number
    return true
  }

  /// Makes the last token a date that ends at a byte: "3 March", "17 May 2027".
  mutating func datedTo(_ end: Int) -> Int {
    tokens[tokens.count - 1].end = end
    tokens[tokens.count - 1].innerEnd = end
    tokens[tokens.count - 1].measure = .date
    return 1
  }

  /// Whether a word is the month of the day before it.
  func isMonth(_ token: Token, _ entry: Int?) -> Bool {
    guard let day = tokens.last, day.kind == .number, !day.isJoined,
      day.measure == .plain || day.measure == .ordinal, token.start == day.end + 1,
      day.end - day.start <= 4, day.number >= 1, day.number <= 31
    else { return false }
    if let entry, lexicon.sense(.day, of: entry)?.argument == "month" { return true }
    return token.isCapitalized && bytes[token.start..<token.end].elementsEqual("May".utf8)
  }
}
