internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// Lines that name columns.
extension LineDraft {
  /// The names in a line of columns: "columns: date, number", "For each the sets and repetitions".
  func columnNames(_ line: SourceRange) -> [Phrase] {
    let range = withoutColumnLead(withoutColumnMarks(withoutOpening(withoutStop(line))))
    let field = FieldLine(range, of: words)
    let named = field.isArrow ? field.label : field.value
    let each = parts.behindEach(withoutStop(line)) ?? parts.behindEach(range)
    let list = withoutShowingVerb(withoutLastSentence(each ?? named ?? range))
    let cells = strongParts(of: list)
    if isRowOfColumn(cells, in: list) { return [words.label(cells[0])] }
    return cells.flatMap(words.partsAtCommas).flatMap(joinedColumns)
      .map { cutter.withoutArticle(FieldLine(parts.bare($0), of: words).label) }
      .filter {
        !$0.isEmpty && phrases.sense(ofAll: words.folded($0), as: "draft appearance") == nil
      }
      .map(words.label)
  }

  /// A table of samples with some columns: "date", "driver", "km".
  func table(of columns: [Phrase], _ range: SourceRange) -> Request {
    var details = Details()
    details.nameColumn = columns.first
    details.columns = Array(columns.dropFirst())
    return Self.literal(Request(.component(.table), range, details))
  }

  /// Words without bars around them, a bracket and a key before them: "| date |", "(3) date",
  /// "cols=domain|issuer".
  private func withoutColumnMarks(_ range: SourceRange) -> SourceRange {
    var range = dropping("|", behind: dropping("|", before: range))
    let bytes = words.bytes[range.range]
    if bytes.first == UInt8(ascii: "("), let end = bytes.firstIndex(of: UInt8(ascii: ")")),
      end + 1 < range.upperBound
    {
      range = words.trimmed(SourceRange(end + 1, range.upperBound))
    }
    if words.bytes[range.range].contains(UInt8(ascii: "|")),
      let equals = words.bytes[range.range].prefix(20).firstIndex(of: UInt8(ascii: "="))
    {
      range = SourceRange(equals + 1, range.upperBound)
    }
    return range
  }

  /// Words without those that say that columns follow: "columns", "Routes have".
  private func withoutColumnLead(_ range: SourceRange) -> SourceRange {
    let range = withoutPhrases(range, as: "draft column")
    let folded = words.folded(range)
    guard let own = phrases.find("draft owning", in: folded, from: 1), own.lowerBound <= 3,
      own.upperBound < folded.count
    else { return range }
    return words.dropping(own.upperBound, from: range)
  }

  /// An enumeration without a last sentence that is none: "date, lesson. Sorted by date".
  private func withoutLastSentence(_ range: SourceRange) -> SourceRange {
    let sentences = words.sentences(of: range, isLoose: true)
    guard sentences.count > 1, let last = sentences.last, words.partsAtCommas(of: last).count == 1,
      words.partsAtCommas(of: sentences[0]).count > 1
    else { return range }
    return withoutStop(SourceRange(range.lowerBound, last.lowerBound))
  }

  /// An enumeration without who shows it: "date, lesson" of "Absences show date, lesson".
  private func withoutShowingVerb(_ range: SourceRange) -> SourceRange {
    let folded = words.folded(range)
    guard let verb = phrases.find("draft displays", in: folded, from: 1), verb.lowerBound <= 3,
      verb.upperBound < folded.count, words.partsAtCommas(of: range).count > 1
    else { return range }
    return words.dropping(verb.upperBound, from: range)
  }

  /// Whether the cells of a row say of one column what it takes: "Tag | yes | text".
  private func isRowOfColumn(_ cells: [SourceRange], in range: SourceRange) -> Bool {
    words.bytes[range.range].contains(UInt8(ascii: "|")) && cells.count > 2
      && cells.dropFirst().contains { cell in
        phrases.sense(ofAll: words.folded(cell), as: "draft reply") != nil
          || !words.bytes[cell.range].contains { $0.isASCIILetter || $0.isASCIIDigit }
      }
  }

  /// The names that a conjunction joins, if all are short: "sets and repetitions".
  private func joinedColumns(_ part: SourceRange) -> [SourceRange] {
    let part = withoutPhrases(parts.bare(part), as: "draft with")
    let members = parts.members(part)
    return members.count > 1 && members.allSatisfy { words.count($0) <= 4 } ? members : [part]
  }
}
