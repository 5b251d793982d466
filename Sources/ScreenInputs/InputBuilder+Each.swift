internal import ScreenBrief
package import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines of a list that say what each of the others has.
extension InputBuilder {
  /// The buttons that each of the other lines has: 'each one with a "Sign up" button'.
  package func buttonsOfEach(_ range: SourceRange) -> [Request] {
    let folded = words.folded(range)
    let quoted = words.quotations(in: range)
    guard phrases.opening(of: folded, as: "opening each") != nil, (1...3).contains(quoted.count),
      folded.count <= 6 + quoted.map(words.count).reduce(0, +),
      phrases.sense(in: folded, as: "ending") == "button"
    else { return [] }
    return quoted.map { Request.action(words.label($0), $0).ofEach }
  }

  /// A table of the lines that name things, by a line that says what is known of each, "(each: status,
  /// uptime)", or of the lines that name columns, by a line with the buttons of each row; nil for other
  /// lists.
  package func things(_ items: [OutlineList.Item], in range: SourceRange) -> Request? {
    let lines = items.map { FieldLine(unbracketed($0.words), of: words) }
    guard items.count > 2,
      let said = lines.lastIndex(where: { line in
        line.value != nil && phrases.sense(ofAll: words.folded(line.label), as: "each has") != nil
      }), let value = lines[said].value,
      case let members = words.partsAtCommas(of: value), members.count > 1,
      case let others = items.indices.filter({ $0 != said }),
      others.allSatisfy({
        lines[$0].value == nil && (1...5).contains(words.count(lines[$0].label))
          && items[$0].blocks.isEmpty && !isPressed(lines[$0].label)
      })
    else { return nil }
    var table = Request(.component(.table), range)
    guard phrases.sense(ofAll: words.folded(lines[said].label), as: "each has") == "button" else {
      let columns = members.map { FieldLine($0, of: words) }
      guard columns.allSatisfy({ (1...6).contains(words.count($0.label)) }) else { return nil }
      table.details.columns = columns.map { words.label($0.label) }
      table.details.columnValues = columns.map(columnValues)
      table.details.items = others.map { Details.Item(words.verbatim(items[$0].words)) }
      return table
    }
    guard members.allSatisfy({ (1...5).contains(words.count($0)) }) else { return nil }
    let columns = others.map { lines[$0] }
    table.details.nameColumn = words.label(columns[0].label)
    table.details.columns = columns.dropFirst().map { words.label($0.label) }
    table.details.columnValues = columns.dropFirst().map(columnValues)
    table.parts = members.map { Request.action(words.label(words.unquoted($0)), $0).ofEach }
    return table
  }
}
