internal import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that say how their things are ticked.
extension InputBuilder {
  /// Several boxes by their names: "eggs, larvae, capped brood - tick what applies".
  func ticked(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    guard let said = line.value ?? line.notes.last,
      phrases.sense(ofAll: words.folded(said), as: "said ticks") != nil,
      case let names = words.members(of: line.label), names.count > 1,
      names.allSatisfy({ (1...4).contains(words.count($0)) })
    else { return nil }
    var details = Details(label: words.label(line.label))
    details.items = items(names)
    details.variant = "multiple"
    return Request(.component(.picker), range, details)
  }

  /// A checklist that a note names: "Jobs outstanding (checklist)".
  func checklist(_ line: FieldLine, _ range: SourceRange) -> Request? {
    guard line.value == nil, let note = line.notes.last,
      phrases.sense(ofAll: words.folded(note), as: "said checklist") != nil
    else { return nil }
    return Request(.component(.checklist), range, Details(label: words.label(line.label)))
  }

  /// Things that each have a button: 'Active sessions, with "Sign out" next to each'.
  func thingsWithButton(_ range: SourceRange) -> [Request]? {
    let quoted = words.quotations(in: range)
    guard quoted.count == 1, let button = quoted.first, (1...4).contains(words.count(button)),
      case let rest = words.folded(SourceRange(button.upperBound, range.upperBound)),
      phrases.opening(of: rest, as: "row each") != nil,
      case var front = words.trimmed(
        SourceRange(range.lowerBound, max(range.lowerBound, button.lowerBound - 1))),
      !front.isEmpty
    else {
      // '"Add card" under each column' is a button.
      let isAlone =
        quoted.count == 1 && isQuotation(range)
        && phrases.opening(
          of: words.folded(SourceRange(quoted[0].upperBound, range.upperBound)), as: "row each")
          != nil
      return isAlone ? [.action(words.label(quoted[0]), range)] : nil
    }
    if let with = phrases.ending(of: words.folded(front), as: "each joint") {
      front = words.droppingLast(with.length, from: front)
    }
    while let last = words.bytes[front.range].last, last == UInt8(ascii: ",") {
      front = words.trimmed(SourceRange(front.lowerBound, front.upperBound - 1))
    }
    guard (1...4).contains(words.count(front)), isPlural(front) else { return nil }
    var list = Request(.need(.records), range, Details(label: words.label(front)))
    list.parts = [Request.action(words.label(button), button).ofEach]
    return [list]
  }

  /// An address that stands alone on its line: "office@example.org".
  func address(_ range: SourceRange) -> [Request]? {
    let text = words.bytes[range.range]
    guard !text.contains(UInt8(ascii: " ")), text.count > 5,
      let at = text.firstIndex(of: UInt8(ascii: "@")), at > text.startIndex,
      text[at...].dropFirst().contains(UInt8(ascii: "."))
    else { return nil }
    return [Request(.component(.link), range, Details(label: words.verbatim(range)))]
  }
}
