internal import ScreenBrief
package import ScreenDiagnostics
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// The looks of buttons, which notes and cells beside their names state: "Save (primary)".
extension InputBuilder {
  /// Gives each button the look that its line states, in any of the parts.
  package func applyLooks(to requests: inout [Request]) {
    for index in requests.indices {
      applyLooks(to: &requests[index].parts)
      guard requests[index].isPressed, requests[index].details.variant == nil,
        let look = look(of: requests[index].range)
      else { continue }
      requests[index].details.variant = look
    }
  }

  /// Whether a note only says how something looks: "should be in red", "big!".
  package func saysLook(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    if phrases.sense(ofAll: folded, as: "note look") != nil { return true }
    guard let style = phrases.ending(of: folded, as: "ending style") else { return false }
    let rest = FoldedWords(folded.words.dropLast(style.length).joined(separator: " "))
    return rest.count == 0 || phrases.sense(ofAll: rest, as: "note styled") != nil
  }

  /// The look stated in brackets behind a button's name or in its own range, or in another cell of
  /// its row; nil if none is.
  private func look(of range: SourceRange) -> String? {
    let line = words.line(around: range)
    let rest = SourceRange(range.upperBound, line.upperBound)
    if let cells = cells(of: line), let look = cells.firstNonNil(look(stated:)) { return look }
    return FieldLine(range, of: words).notes.firstNonNil(look(stated:))
      ?? noteAhead(in: rest).flatMap(look(stated:))
  }

  private func look(stated words: SourceRange) -> String? {
    self.words.members(of: words, joinedBy: []).firstNonNil {
      phrases.sense(ofAll: self.words.folded($0), as: "look")
    }
  }

  /// The text in the brackets that follow at once.
  private func noteAhead(in range: SourceRange) -> SourceRange? {
    let rest = words.trimmed(range)
    guard words.bytes[rest.range].first == UInt8(ascii: "("),
      let end = words.bytes[rest.range].firstIndex(of: UInt8(ascii: ")"))
    else { return nil }
    return words.trimmed(SourceRange(rest.lowerBound + 1, end))
  }

  /// The cells of a row of a table; nil for any other line.
  private func cells(of line: SourceRange) -> [SourceRange]? {
    let bytes = words.bytes[line.range]
    let separator = bytes.contains(0x09) ? 0x09 : UInt8(ascii: "|")
    let cells = bytes.split(separator: separator).map {
      words.trimmed(SourceRange($0.startIndex, $0.endIndex))
    }
    return cells.count > 2 ? cells.filter { !$0.isEmpty } : nil
  }
}
