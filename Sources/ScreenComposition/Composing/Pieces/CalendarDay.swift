/// A day written as `2027-03-14`.
struct CalendarDay: Hashable, Sendable {
  /// The day as it is written.
  var text: String
  /// Its year and month, as `2027-03`.
  var month: String { String(text.prefix(7)) }

  /// Reads a day; nil where the text is none.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
      let month = Int(text.dropFirst(5).prefix(2)), let day = Int(text.suffix(2)),
      Int(text.prefix(4)) != nil, (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    self.text = text
  }
}
