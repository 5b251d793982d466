internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines of a list that say what each of the others has.
extension PartReader {
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

  /// A table of the lines that name columns, by a line with the buttons of each row; nil for other
  /// lists.
  package func things(_ items: [OutlineList.Item], in range: SourceRange) -> Request? {
    let lines = items.map { FieldLine(inputs.unbracketed($0.words), of: words) }
    guard items.count > 2,
      let said = lines.lastIndex(where: { line in
        line.value != nil
          && phrases.sense(ofAll: words.folded(line.label), as: "each has") == "button"
      }), let value = lines[said].value,
      case let members = words.partsAtCommas(of: value), members.count > 1,
      case let others = items.indices.filter({ $0 != said }),
      others.allSatisfy({
        lines[$0].value == nil && (1...5).contains(words.count(lines[$0].label))
          && items[$0].blocks.isEmpty && !inputs.isPressed(lines[$0].label)
      }), members.allSatisfy({ (1...5).contains(words.count($0)) })
    else { return nil }
    var table = Request(.component(.table), range)
    let columns = others.map { lines[$0] }
    table.details.nameColumn = words.label(columns[0].label)
    table.details.columns = columns.dropFirst().map { words.label($0.label) }
    table.details.columnValues = columns.dropFirst().map(inputs.columnValues)
    table.parts = members.map { Request.action(words.label(words.unquoted($0)), $0).ofEach }
    return table
  }

  /// A table of the things that a head names, "Members", if its lines only name what is known of
  /// each: "name, voice, phone", "subs paid y/n".
  package func register(
    _ items: [OutlineList.Item], of head: SourceRange, in range: SourceRange
  ) -> Request? {
    guard inputs.namesRegister(items, of: head) else { return nil }
    let lines = items.map { words.partsAtCommas(of: $0.words).map { FieldLine($0, of: words) } }
    var details = Details()
    details.columns = lines.joined().map { words.label(inputs.withoutState($0.label)) }
    details.nameColumn = details.columns.removeFirst()
    return Request(.component(.table), range, details)
  }
}
