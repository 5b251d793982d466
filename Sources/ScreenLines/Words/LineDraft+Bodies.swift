package import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenRoles
internal import ScreenText

/// The words of a line without its marks.
extension LineDraft {
  /// The words of some lines; sentences of one line are together if it is shown as it is.
  func bodies(of run: Range<Int>) -> [SourceRange] {
    var ranges: [SourceRange] = []
    for place in run {
      let line = lines[place]
      if line.continuesLine, [.content, .input].contains(line.role), place > run.lowerBound,
        let last = ranges.last
      {
        ranges[ranges.count - 1] = last.union(words.trimmed(line.range))
      } else {
        ranges.append(body(of: line.range))
      }
    }
    return ranges.filter { !$0.isEmpty }
  }

  /// The words of a line without its marks, its number, and a key before it.
  package func body(of range: SourceRange) -> SourceRange {
    var range = SourceRange(words.bytes.withoutWhiteSpace(around: range.range))
    guard !range.isEmpty else { return range }
    let form = LineForm(range, in: words.bytes)
    range = SourceRange(min(range.lowerBound + form.markLength, range.upperBound), range.upperBound)
    range = withoutKey(withoutBullet(words.trimmed(range)))
    return words.unmarked(words.trimmed(range))
  }

  /// Words without a sign before them that is neither a letter nor one that opens a text: "▸ from".
  private func withoutBullet(_ range: SourceRange) -> SourceRange {
    let bytes = words.bytes[range.range]
    let mark = bytes.prefix { $0 > UInt8(ascii: " ") }
    guard mark.count < bytes.count, !mark.isEmpty, mark.count <= 8,
      mark.allSatisfy({ $0 >= 0x80 || Self.bullets.contains($0) }),
      mark.first.map({ $0 < 0x80 || Self.leads.contains($0) }) ?? false
    else { return range }
    let rest = words.trimmed(SourceRange(range.lowerBound + mark.count, range.upperBound))
    return words.count(rest) > 0 ? rest : range
  }

  private static let bullets = Array("*-+>.=~#".utf8)
  /// The first bytes of signs and of emoji in UTF-8, which no letter of a living script has.
  private static let leads: [UInt8] = [0xC2, 0xE2, 0xF0]

  /// Words without a key that only counts lines: "REQ-101", "T6", "3.2", "P7:", "h2.".
  private func withoutKey(_ range: SourceRange) -> SourceRange {
    let bytes = words.bytes[range.range]
    let key = bytes.prefix { $0 > UInt8(ascii: " ") }
    guard key.count < bytes.count, key.count <= 10, key.contains(where: \.isASCIIDigit) else {
      return range
    }
    var rest = key
    let letters = rest.prefix { $0.isASCIILetter }
    rest = rest.dropFirst(letters.count)
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "_") {
      rest = rest.dropFirst()
    }
    let digits = rest.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    rest = rest.dropFirst(digits.count)
    let isClosed = rest.count == 1 && Array(":)]".utf8).contains(rest[rest.startIndex])
    guard !digits.isEmpty, rest.isEmpty || isClosed, letters.count <= 5,
      letters.isEmpty
        ? isClosed || digits.last == UInt8(ascii: ".")
          || digits.dropFirst().contains(UInt8(ascii: "."))
        : letters.allSatisfy({ !$0.isASCIISmallLetter }) || isClosed
          || digits.last == UInt8(ascii: ".")
    else { return range }
    let after = words.trimmed(SourceRange(range.lowerBound + key.count, range.upperBound))
    // "5 – 12" and "12.5 kg" are values.
    guard let first = words.bytes[after.range].first,
      first.isASCIILetter || first >= 0x80 || first == UInt8(ascii: "\"")
    else { return range }
    return after
  }
}
