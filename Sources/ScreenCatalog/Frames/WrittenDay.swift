internal import ScreenText

/// A day in a text of a sample, such as "Mon 15 Mar", "15 March 2027" or "2027-03-15", among the
/// words of the text.
struct WrittenDay: Hashable, Sendable {
  /// The indices of its words.
  let words: Range<Int>
  let day: FrameDay
  /// Whether the year is written.
  let hasYear: Bool

  /// Finds the days in words.
  static func all(in words: [Substring]) -> [WrittenDay] {
    var days: [WrittenDay] = []
    for (place, word) in words.enumerated() {
      if let day = FrameDay(String(word)) {
        days.append(WrittenDay(words: place..<place + 1, day: day, hasYear: true))
        continue
      }
      guard let number = Int(word), (1...31).contains(number), place + 1 < words.count,
        let month = month(words[place + 1])
      else { continue }
      let year = place + 2 < words.count ? Int(bare(words[place + 2])) : nil
      let written = year.flatMap { (1900...2100).contains($0) ? $0 : nil }
      guard number <= FrameDay.days(of: month, in: written ?? FrameDay.today.year) else { continue }
      let isNamed = place > 0 && weekday(words[place - 1]) != nil
      days.append(
        WrittenDay(
          words: (isNamed ? place - 1 : place)..<(place + (written == nil ? 2 : 3)),
          day: FrameDay(
            number: FrameDay.number(written ?? FrameDay.today.year, month, number)),
          hasYear: written != nil))
    }
    return days
  }

  /// Returns another day in the same words: with a weekday, a long month and a year if this one has
  /// them, and the same mark behind it.
  func written(as other: FrameDay, in all: [Substring]) -> String {
    let said = all[words]
    guard said.count > 1, let last = said.last else { return other.text }
    let mark = last.last.map { $0.isPunctuation ? String($0) : "" } ?? ""
    var parts: [String] = []
    if let first = said.first, let name = Self.weekday(first) {
      let long = FrameDay.weekdays[other.weekdayNumber]
      parts.append(Self.bare(first).utf8.count == 3 ? other.weekday : long)
      _ = name
    }
    parts.append(String(other.day))
    let month = said.dropLast(hasYear ? 1 : 0).last.map(Self.bare) ?? ""
    parts.append(month.utf8.count == 3 ? other.month : other.longMonth)
    if hasYear { parts.append(String(other.year)) }
    return parts.joined(separator: " ") + mark
  }

  /// Returns the index of the weekday that a word names, in full or by its first three letters.
  static func weekday(_ word: Substring) -> Int? {
    let said = bare(word).lowercased()
    return FrameDay.weekdays.firstIndex { name in
      let name = name.lowercased()
      return said == name || said.utf8.count == 3 && name.hasPrefix(said)
    }
  }

  private static func month(_ word: Substring) -> Int? {
    let said = bare(word)
    return FrameDay.months.firstIndex { name in
      said == name || said.utf8.count == 3 && name.hasPrefix(said)
    }.map { $0 + 1 }
  }

  private static func bare(_ word: Substring) -> Substring {
    word.last?.isPunctuation ?? false ? word.dropLast() : word
  }
}
