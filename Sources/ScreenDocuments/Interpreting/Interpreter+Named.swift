internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Lines that name their component, independent of their neighbours.
extension Interpreter {
  /// The wishes of a line that names its component, independent of its neighbours; nil for other
  /// lines.
  mutating func namedComponent(_ item: OutlineList.Item, in members: MemberClass) -> [Request]? {
    let range = item.words
    let folded = words.folded(range)
    guard (1...14).contains(folded.count) else { return nil }
    if isLink(range) { return [link(range)] }
    if members != .action {
      if let button = button(range) { return [button] }
    }
    if phrases.sense(ofAll: folded, as: "ending") == "search" {
      var details = Details(label: words.label(range))
      details.fieldKind = .search
      return [Request(.need(.input), range, details)]
    }
    switch members {
    case .field, .thing, .toggle, .action, .fact, .stat:
      // A photo in a form is an input, and "Show my age (switch)" is what its note says.
      guard folded.count >= 3, !FieldLine(range, of: words).notes.contains(where: inputs.saysType),
        phrases.opening(of: folded, as: "opening component") != nil,
        members != .field || phrases.opening(of: folded, as: "key image") == nil
      else { return nil }
      let found = sentence(range)
      return found.isEmpty ? nil : found
    default: return nil
    }
  }

  /// A button by its name: "Book plot button", `"Save" button`, "Button: Save".
  func button(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    if line.value == nil, let note = line.notes.first,
      let sense = words.members(of: note).lazy.compactMap({
        phrases.ending(of: words.folded($0), as: "noted")?.sense
      }).first
    {
      let label = words.label(words.quoted(in: line.label))
      guard sense != "link" else {
        return Request(.component(.link), range, Details(label: label))
      }
      return .action(label, range)
    }
    guard
      line.value == nil || phrases.sense(ofAll: words.folded(line.label), as: "type") == "button"
    else {
      return nil
    }
    if let value = line.value {
      return words.members(of: value).count > 1
        ? nil : .action(words.label(words.quoted(in: value)), range)
    }
    let folded = words.folded(line.label)
    if let quoted = quotedButton(line.label, folded) { return quoted }
    guard folded.count <= 6, words.members(of: line.label, joinedBy: []).count == 1,
      let ending = phrases.ending(of: folded, as: "ending"),
      ending.sense == "button",
      ending.length < folded.count
    else { return nil }
    return .action(
      words.label(words.quoted(in: words.droppingLast(ending.length, from: line.label))), range)
  }
}
