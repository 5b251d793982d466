package import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Numbers before names.
extension ClauseCutter {
  /// A head without the number before it: "2.1 Your details".
  package func withoutNumber(_ head: SourceRange) -> SourceRange {
    var start = head.lowerBound
    while start < head.upperBound,
      words.bytes[start].isASCIIDigit || words.bytes[start] == UInt8(ascii: ".")
    {
      start += 1
    }
    if start < head.upperBound, words.bytes[start] == UInt8(ascii: ")") { start += 1 }
    guard start > head.lowerBound, start < head.upperBound, words.bytes[start] == UInt8(ascii: " ")
    else {
      return head
    }
    return words.trimmed(SourceRange(start, head.upperBound))
  }

  /// A title without its number: "Screen 3. Booking a test".
  package func withoutCount(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard let part = phrases.opening(of: folded, as: "part"), part.sense == "step",
      folded.count > part.length + 1, folded.words[part.length].utf8.allSatisfy(\.isASCIIDigit),
      case let place = words.place(after: part.length + 1, in: range),
      words.bytes[place.end..<place.next].contains(where: { Array(".:".utf8).contains($0) })
    else { return range }
    return words.dropping(part.length + 1, from: range)
  }

  /// A name without the number before it, "2. Your details", unless nothing marks it as one: "2
  /// bed flat".
  package func withoutOrdinal(_ range: SourceRange) -> SourceRange {
    let number = words.bytes[range.range].prefix { $0 > UInt8(ascii: " ") }
    return number.allSatisfy(\.isASCIIDigit) ? range : withoutNumber(range)
  }

  /// Whether words end in an abbreviated name: "Leo M."
  package func endsInInitial(_ range: SourceRange) -> Bool {
    let ending = Array(words.bytes[range.range].suffix(3))
    return ending.count == 3 && ending[0] == UInt8(ascii: " ") && ending[1].isASCIICapital
      && ending[2] == UInt8(ascii: ".")
  }
}
