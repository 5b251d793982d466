/// Numbers and durations as people write them.
package enum Measures {
  /// The first number in a text, in digits or in words: "1,204", "-3.5", "twelve", "x3".
  package static func number(_ text: String) -> Double? {
    let bytes = Array(text.utf8.prefix(80))
    guard let start = WrittenNumber.start(in: bytes) else {
      let folded = FoldedWords(text).words
      return folded.firstIndex { words[$0] != nil }.flatMap { spelt(folded[$0...])?.value }
    }
    let written = WrittenNumber(bytes, at: start)
    var value = written.value
    let index = written.end
    if index < bytes.count, bytes[index] | 0x20 == UInt8(ascii: "k"),
      index + 1 == bytes.count || bytes[index + 1] == UInt8(ascii: " ")
    {
      value *= 1000
    }
    let before = String(decoding: bytes[..<start], as: UTF8.self)
    let isNegative =
      before.hasSuffix("-") && (start == 1 || bytes[start - 2] == 0x20)
      || before.hasSuffix("−")
    return isNegative ? -value : value
  }

  /// The spelt-out number at the start of some words, and how many words it takes: "sixty-eight",
  /// "three hundred", "two and a half".
  private static func spelt(_ text: ArraySlice<String>) -> (value: Double, length: Int)? {
    guard let first = text.first, var value = words[first] else { return nil }
    var rest = text.dropFirst()
    while let word = rest.first, let next = words[word] {
      if next == 100, value > 0, value < 100 {
        value *= next
      } else if next >= 1, next < 10, value >= 20, Int(value) % 10 == 0 {
        value += next
      } else {
        break
      }
      rest = rest.dropFirst()
    }
    if rest.starts(with: ["and", "a", "half"]) { (value, rest) = (value + 0.5, rest.dropFirst(3)) }
    return (value, text.count - rest.count)
  }

  /// A text with the spelt-out number at its start put in digits: "68 percent"; nil if there is
  /// none.
  package static func inDigits(_ text: String) -> String? {
    let words = text.split { $0 == " " || $0 == "-" }
    let folded = words.map { LabelText.lowercased(String($0)) }
    guard let first = folded.first, !amounts.contains(first), let number = spelt(folded[...]),
      words.count - number.length < 3
    else { return nil }
    let digits = digits(number.value)
    return ([digits] + words.dropFirst(number.length).map(String.init)).spaced
  }

  /// A number in digits, without an exponent, and without a decimal point if it is whole.
  package static func digits(_ number: Double) -> String {
    var buffer = UTF8Buffer()
    buffer.append(number: number)
    return buffer.string
  }

  /// The whole number from 1 to 999 in a text; nil if there is none.
  package static func count(_ text: String) -> Int? {
    number(text).flatMap { $0 >= 1 && $0 <= 999 ? Int($0) : nil }
  }

  /// The seconds in "45s", "1 h 20 min", "6:45", "half an hour"; nil if the text names no duration. "400 m"
  /// is a distance.
  package static func seconds(_ text: String) -> Int? {
    if let clock = clock(text) { return clock }
    var total = 0.0
    var number: Double?
    for word in timeWords(text) {
      if let value = Self.number(word) {
        number = value + (number ?? 0)
      } else if word == "half" {
        number = (number ?? 0) + 0.5
      } else if word == "m", let metres = number, metres >= 100, total == 0 {
        // "400 m" is a distance.
        number = nil
      } else if let unit = unit(word) {
        total += (number ?? 1) * unit
        number = nil
      }
    }
    // "2 minutes 30"
    if total >= 60, let number { total += number }
    return total > 0 ? Int(min(total, 86_400)) : nil
  }

  /// "6:45" in minutes and seconds, "1:20:00" with hours.
  private static func clock(_ text: String) -> Int? {
    let parts = text.split(separator: " ").first { $0.contains(":") }?.split(separator: ":")
    guard let parts, (2...3).contains(parts.count) else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count, numbers.allSatisfy({ (0..<1000).contains($0) }) else {
      return nil
    }
    return min(numbers.reduce(0) { $0 * 60 + $1 }, 86_400)
  }

  /// The words of a text, with digits split from the letters after them: "30s" is "30" and "s".
  private static func timeWords(_ text: String) -> [String] {
    var words: [[UInt8]] = [[]]
    for byte in LabelText.lowercased(text).utf8 {
      let isNumeric = byte.isASCIIDigit || byte == UInt8(ascii: ".")
      if let last = words[words.count - 1].last,
        !(isNumeric || byte.isASCIILetter)
          || last.isASCIIDigit != byte.isASCIIDigit && byte != UInt8(ascii: ".")
            && last != UInt8(ascii: ".")
      {
        words.append([])
      }
      if isNumeric || byte.isASCIILetter { words[words.count - 1].append(byte) }
    }
    return words.filter { !$0.isEmpty }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func unit(_ word: String) -> Double? {
    if word == "h" || word.hasPrefix("hour") || word.hasPrefix("hr") { return 3600 }
    if word == "m" || word.hasPrefix("min") { return 60 }
    return word == "s" || word.hasPrefix("sec") ? 1 : nil
  }

  /// Words that say how many but are not numerals.
  private static let amounts: Set<String> = ["none", "twice", "single", "couple", "dozen"]

  private static let words = Dictionary(
    uniqueKeysWithValues: zip(
      """
      zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen \
      sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety \
      hundred dozen none twice single couple
      """.split(separator: " ").map(String.init),
      (0...20).map { Double($0) } + [30, 40, 50, 60, 70, 80, 90, 100, 12, 0, 2, 1, 2]))
}
