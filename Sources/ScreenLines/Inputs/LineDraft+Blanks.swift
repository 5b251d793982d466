internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenOutline
internal import ScreenText

/// Lines of paper forms: names with blanks to fill in.
extension LineDraft {
  /// The inputs of a line with blanks, "Flat: ____ Tenant: ____"; nil for lines without any.
  func drawn(_ range: SourceRange) -> [Request]? {
    let blanks = blanks(in: range)
    guard !blanks.isEmpty else { return boxes(range) }
    // A line that is only a blank goes on with the one above.
    if words.bytes[range.range].allSatisfy({ Self.blankMarks.contains($0) }) { return [] }
    if blanks.count == 1, blanks[0].upperBound >= range.upperBound - 1,
      let boxed = boxes(SourceRange(range.lowerBound, blanks[0].lowerBound)), boxed.count == 1,
      boxed[0].details.items.count > 1
    {
      return boxed
    }
    var (found, start): ([Request], Int) = ([], range.lowerBound)
    for blank in blanks {
      let name = unmarkedName(SourceRange(start, blank.lowerBound))
      start = blank.upperBound
      guard words.count(name) > 0 else { continue }
      found += boxes(name) ?? single(name, FieldLine(name, of: words))
    }
    let rest = unmarkedName(SourceRange(start, range.upperBound))
    if words.count(rest) > 0 {
      if let boxed = boxes(rest) {
        found += boxed
      } else if found.count == blanks.count, words.count(rest) <= 2, !found.isEmpty {
        found[found.count - 1].details.unit = words.verbatim(rest)
      } else {
        found += single(rest, FieldLine(rest, of: words))
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Words without the marks around them: "Flat" of ", Flat:".
  func unmarkedName(_ range: SourceRange) -> SourceRange {
    dropping(":,;.|/", before: dropping(":,;.|/", behind: range))
  }

  /// Runs of at least two underscores or four dots, with the bars around them: "|_|_|".
  func blanks(in range: SourceRange) -> [SourceRange] {
    var (found, index): ([SourceRange], Int) = ([], range.lowerBound)
    while index < range.upperBound {
      guard "_.|".utf8.contains(words.bytes[index]) else {
        index += 1
        continue
      }
      let run = words.bytes[index..<range.upperBound].prefix(while: Self.blankMarks.contains)
      let lines = run.count { $0 == UInt8(ascii: "_") }
      if lines > 1 || lines > 0 && run.contains(UInt8(ascii: "|"))
        || run.count(where: { $0 == UInt8(ascii: ".") }) > 3
      {
        found.append(SourceRange(run.startIndex, run.endIndex))
      }
      index = run.endIndex
    }
    return found
  }

  private static let blankMarks = Array("_.|/ ".utf8)
}
