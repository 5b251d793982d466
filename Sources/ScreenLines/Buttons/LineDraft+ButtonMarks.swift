internal import ScreenDiagnostics
internal import ScreenOutline
internal import ScreenText

/// Names of buttons that marks or capitals set apart.
extension LineDraft {
  /// The texts in quotation marks, also in single ones around words: "the 'Reset' button".
  func quotations(in range: SourceRange) -> [SourceRange] {
    let found = words.quotations(in: range)
    guard found.isEmpty else { return found }
    let mark = UInt8(ascii: "'")
    var (single, open): ([SourceRange], Int?) = ([], nil)
    for index in range.range where words.bytes[index] == mark {
      let isAfterWord = index > range.lowerBound && words.bytes[index - 1].isWordPart
      let isBeforeWord = index + 1 < range.upperBound && words.bytes[index + 1].isWordPart
      if open == nil, !isAfterWord, isBeforeWord { open = index + 1 }
      if let start = open, index > start, isAfterWord, !isBeforeWord {
        single.append(SourceRange(start, index))
        open = nil
      }
    }
    return single
  }

  /// The texts in square brackets: "[Book in] [Cancel]".
  func bracketed(in range: SourceRange) -> [SourceRange] {
    var found: [SourceRange] = []
    var open: Int?
    for index in range.range {
      if words.bytes[index] == UInt8(ascii: "[") { open = index + 1 }
      if words.bytes[index] == UInt8(ascii: "]"), let start = open {
        let inside = words.trimmed(SourceRange(start, index))
        if (1...5).contains(words.count(inside)) { found.append(inside) }
        open = nil
      }
    }
    return found
  }

  /// The only words in capitals of a longer line: "Big green button CHECK IN, turns to …".
  func capitals(in range: SourceRange) -> SourceRange? {
    let folded = words.folded(range)
    guard folded.count > 3, !words.bytes[range.range].contains(UInt8(ascii: "/")) else {
      return nil
    }
    var run: SourceRange?
    for place in 0..<folded.count {
      let start = words.place(after: place, in: range).next
      let end = words.place(after: place + 1, in: range).end
      guard start < end, start >= range.lowerBound else { continue }
      let word = words.bytes[start..<end]
      let isCapital =
        word.count > 1 && word.allSatisfy { $0.isASCIILetter && !$0.isASCIISmallLetter }
      if isCapital {
        run = run.map { SourceRange($0.lowerBound, end) } ?? SourceRange(start, end)
      } else if run != nil {
        break
      }
    }
    // A short word in capitals is an abbreviation: "PDF".
    guard let run, words.count(run) < folded.count, run.count > 4,
      !words.bytes[run.range].contains(UInt8(ascii: ","))
    else { return nil }
    return run
  }
}
