internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
import ScreenModel
package import ScreenOutline
internal import ScreenText

/// Lines that name things with what each has, or only things, and lines of buttons.
extension PartReader {
  /// Whether words are only a plural: "Loans", "Recent orders".
  package func namesThings(_ range: SourceRange) -> Bool {
    let folded = words.folded(range)
    guard let last = folded.words.last, phrases.sense(in: folded, as: "component any") == nil,
      !inputs.isFieldName(folded)
    else { return false }
    let text = words.text(range)
    return text.hasSuffix("s") && !text.hasSuffix("ss")
      && !LabelText.lowercased(text).hasSuffix(last)
  }

  /// Buttons with a slash or "and" between them: "Confirm receipt / Report a discrepancy".
  package func pressed(_ range: SourceRange) -> [Request] {
    var members = words.members(of: range, joinedBy: [])
    // "Approve and reject" are two buttons, "Save and add another" is one.
    if members.count == 1, case let joined = words.members(of: range),
      joined.allSatisfy({ words.count($0) == 1 })
    {
      members = joined
    }
    guard members.count > 1, members.allSatisfy({ inputs.isPressed($0) }) else {
      return [.action(words.label(FieldLine(range, of: words).label), range)]
    }
    return members.map { .action(words.label($0), $0) }
  }

  /// "List of deliveries: supplier, van, time": things with their attributes.
  package func records(_ line: FieldLine, _ range: SourceRange) -> Request? {
    let folded = words.folded(line.label)
    guard let said = line.value ?? line.notes.first,
      case let members = words.members(of: said), members.count > 1,
      members.allSatisfy({ words.count($0) <= 4 && !Quantity.isQuantity(words.text($0)) })
    else { return nil }
    var label = line.label
    let isTable = phrases.sense(in: folded, as: "component table") != nil
    if let opening = phrases.opening(of: folded, as: "opening collection"),
      opening.length < folded.count
    {
      label = words.dropping(opening.length, from: label)
    } else if let ending = phrases.ending(of: folded, as: "ending collection"),
      ending.length < folded.count
    {
      label = words.droppingLast(ending.length, from: label)
    } else if !isTable {
      return nil
    }
    var table = columns(members, in: range)
    guard table.details.nameColumn != nil else { return nil }
    table.details.label = words.label(label)
    return table
  }

  /// A table given only by its columns; buttons among them are for each row.
  package func columns(_ members: [SourceRange], in range: SourceRange) -> Request {
    var details = Details()
    details.columns = members.filter { !inputs.isButton($0) }.map(words.label)
    if !details.columns.isEmpty { details.nameColumn = details.columns.removeFirst() }
    var wish = Request(.component(.table), range, details)
    wish.parts = members.filter(inputs.isButton).map { .action(inputs.buttonLabel($0), $0) }
    return wish
  }
}
