internal import ScreenDiagnostics
internal import ScreenReading
internal import ScreenText

extension RoutineWords {
  /// Returns words with the spelt-out numbers before units, rounds and exercises as numbers:
  /// "twenty seconds", "half an hour", "twice", "forty-five minutes", "an hour and a half".
  func withNumbers(_ words: [IntentWord]) -> [IntentWord] {
    var result: [IntentWord] = []
    var index = 0
    while index < words.count {
      if let (number, length) = number(at: index, words) {
        let last = words[index + length - 1]
        result.append(words[index].spelling(number, to: last.range))
        index += length
      } else if let seconds = hours(at: index, words) {
        var length = words[index]
        (length.measure, length.number) = (.duration, seconds)
        length.range = length.range.union(words[index + 1].range)
        result.append(length)
        index += 2
      } else if let sign = words[index].multiplier {
        result += sign
        index += 1
      } else {
        result.append(words[index])
        index += 1
      }
      let text = words.indices.contains(index) ? words[index].text : ""
      // "an hour and a half"
      if seconds(inUnit: text) != nil, let count = result.last, count.kind == .number,
        words[(index + 1)...].prefix(3).map(\.text) == ["and", "a", "half"]
      {
        let half = words[index + 3].range
        result[result.count - 1] = count.spelling(count.number + 0.5, to: count.range)
        var unit = words[index]
        unit.range = unit.range.union(half)
        result.append(unit)
        index += 4
      }
    }
    return result
  }

  /// The seconds of "1h30", of which the number is a word of its own.
  private func hours(at index: Int, _ words: [IntentWord]) -> Double? {
    guard words[index].kind == .number, words[index].measure == .plain,
      words.indices.contains(index + 1), words[index + 1].kind == .word,
      words[index + 1].range.lowerBound == words[index].range.upperBound,
      words[index + 1].text.utf8.first == UInt8(ascii: "h")
    else { return nil }
    let rest = words[index + 1].text.dropFirst()
    guard let minutes = Int(rest.prefix { $0.isNumber }), minutes < 60,
      ["", "m", "min"].contains(rest.drop { $0.isNumber })
    else { return nil }
    return words[index].number * 3_600 + Double(minutes * 60)
  }

  /// Returns the spelt-out number that starts at an index and how many words it takes.
  private func number(at index: Int, _ words: [IntentWord]) -> (number: Double, length: Int)? {
    if words[index].kind == .number, words[index].measure == .plain,
      words[(index + 1)...].prefix(3).map(\.text) == ["and", "a", "half"],
      words.indices.contains(index + 4), seconds(inUnit: words[index + 4].text) != nil
    {
      return (words[index].number + 0.5, 4)
    }
    guard words[index].kind == .word, words[index].mayBeNumber else { return nil }
    let rest = words[index...].prefix(6)
    let texts = rest.prefix { $0.kind == .word }.map(\.text)
    if texts[0] == "twice" { return (2, 1) }
    if texts[0] == "half", texts.count > 1 {
      let length = texts[1] == "a" || texts[1] == "an" ? 2 : 1
      return texts.count > length && seconds(inUnit: texts[length]) != nil ? (0.5, length) : nil
    }
    if texts[0] == "a" || texts[0] == "an" {
      return texts.count > 1 && seconds(inUnit: texts[1]) != nil ? (1, 1) : nil
    }
    guard let first = Self.numeral(texts[0]) else { return nil }
    var (value, length) = (first, 1)
    if texts.count > 1, value >= 20, let unit = Self.numeral(texts[1]), unit < 10 {
      (value, length) = (value + unit, 2)
    }
    if texts.dropFirst(length).starts(with: ["and", "a", "half"]) {
      (value, length) = (value + 0.5, length + 3)
    }
    if let figure = words.indices.contains(index + length) ? words[index + length] : nil,
      figure.kind == .number, texts.count == length, words.indices.contains(index + length + 2),
      seconds(inUnit: words[index + length + 1].text) != nil,
      plays(words[index + length + 2].text, .round)
    {
      // "five 3-minute rounds"
      return (value, length)
    }
    guard texts.count > length else { return nil }
    let next = texts[length]
    let isCounted =
      seconds(inUnit: next) != nil
      || [.round, .set, .time, .repetition].contains { plays(next, $0) }
      || isExercise(Array(texts[length...].prefix(2))) || isExercise([next])
      || isActivity([next])
    return isCounted ? (value, length) : nil
  }

  /// The value of a numeral from one to ninety.
  fileprivate static func numeral(_ word: String) -> Double? {
    guard (3...9).contains(word.utf8.count), numeralStarts.contains(start(of: word)),
      word.utf8.allSatisfy(\.isASCIILetter),
      !["none", "single", "couple", "dozen", "hundred", "twice"].contains(word)
    else { return nil }
    return Measures.number(word)
  }

  /// The first two letters of all numerals: nearly every other word is refused by them.
  private static let numeralStarts = [
    "ze", "on", "tw", "th", "te", "fo", "fi", "si", "se", "ei", "el", "ni",
  ].map(start)

  private static func start(of word: String) -> UInt16 {
    word.utf8.prefix(2).reduce(0) { $0 << 8 | UInt16($1.lowercasedASCII) }
  }
}

extension IntentWord {
  /// Whether it is a number or a word that may spell one out before a unit: "x5", "twenty", "an".
  var mayBeNumber: Bool {
    guard kind == .word else { return kind == .number }
    return ["a", "an", "half", "twice"].contains(text) || multiplier != nil
      || RoutineWords.numeral(text) != nil
  }

  /// Returns a number in place of a word.
  fileprivate func spelling(_ number: Double, to end: SourceRange) -> IntentWord {
    var word = self
    word.kind = .number
    word.measure = text == "twice" ? .times : .plain
    word.number = number
    word.range = range.union(end)
    return word
  }

  /// The sign and the number of "x5".
  fileprivate var multiplier: [IntentWord]? {
    let digits = text.utf8.dropFirst()
    guard kind == .word, text.utf8.first == UInt8(ascii: "x"), (1...3).contains(digits.count),
      digits.allSatisfy(\.isASCIIDigit), let count = Double(text.dropFirst())
    else { return nil }
    var (sign, number) = (self, self)
    sign.text = "x"
    sign.range = SourceRange(range.lowerBound, range.lowerBound + 1)
    number.text = String(text.dropFirst())
    number.kind = .number
    number.number = count
    number.isJoined = false
    number.range = SourceRange(range.lowerBound + 1, range.upperBound)
    return [sign, number]
  }
}
