internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Clauses that state what is entered, chosen or switched.
extension Interpreter {
  /// "enter "kim@example.com" into "Email"", "add a note to an absence": inputs with these names.
  mutating func entered(_ range: SourceRange, _ folded: FoldedWords) -> [Request]? {
    if let add = phrases.opening(of: folded, as: "clause add"), add.length < folded.count {
      let added = cutter.withoutAdverbials(words.dropping(add.length, from: range))
      let names = words.members(of: added).map(cutter.withoutArticle)
      if names.allSatisfy({ inputs.isFieldName(words.folded($0)) && words.count($0) <= 4 }) {
        return names.map { inputs.wish($0, mayBePressed: false) }
      }
    }
    guard let enter = phrases.opening(of: folded, as: "opening fill") else { return nil }
    let into = (enter.length..<max(enter.length, folded.count)).first {
      phrases.opening(of: folded, as: "clause into", at: $0) != nil
    }
    if let into, let opening = phrases.opening(of: folded, as: "clause into", at: into) {
      let name = words.dropping(into + opening.length, from: range)
      let label = cutter.withoutField(words.quoted(in: name))
      guard (1...5).contains(words.count(label)) else { return nil }
      return [inputs.wish(label, mayBePressed: false)]
    }
    guard enter.length < folded.count else { return nil }
    return named(words.dropping(enter.length, from: range))
  }

  /// Inputs, if words only name them: "date, distance (km) and route name".
  func named(_ range: SourceRange) -> [Request]? {
    let names = words.members(of: range).map(cutter.withoutArticle)
    func isName(_ name: SourceRange) -> Bool {
      let label = words.folded(FieldLine(name, of: words).label)
      return (1...5).contains(label.count)
        && phrases.sense(in: label, as: "component any") == nil
        && (phrases.sense(in: label, as: "relative") == nil
          || phrases.opening(of: label, as: "opening question") != nil)
        && !Quantity.isQuantity(words.text(name))
    }
    guard names.allSatisfy(isName) else { return nil }
    return names.map(cutter.withoutAdverbials).map { inputs.wish($0, mayBePressed: false) }
  }

  /// "pick an amount from "£10", "£25" or "Other"": a choice; "switch on "Gift Aid"": a toggle.
  func chosen(_ range: SourceRange, _ folded: FoldedWords) -> Request? {
    if let turn = phrases.opening(of: folded, as: "clause switch"), turn.length < folded.count {
      let name = cutter.withoutArticle(words.unquoted(words.dropping(turn.length, from: range)))
      guard (1...6).contains(words.count(name)) else { return nil }
      return Request(.component(.toggle), range, Details(label: words.label(name)))
    }
    guard let pick = phrases.opening(of: folded, as: "clause pick") else { return nil }
    let line = FieldLine(range, of: words)
    if let value = line.value, words.count(line.label) > pick.length {
      let name = cutter.withoutArticle(words.dropping(pick.length, from: line.label))
      return choice(name, among: words.members(of: value), range)
    }
    let from = (pick.length + 1..<max(pick.length + 1, min(folded.count, pick.length + 6))).first {
      phrases.opening(of: folded, as: "clause from", at: $0) != nil
    }
    guard let from, let joint = phrases.opening(of: folded, as: "clause from", at: from),
      from + joint.length < folded.count
    else { return nil }
    let rest = words.dropping(from + joint.length, from: range)
    let quoted = words.quotations(in: rest)
    let name = SourceRange(
      words.place(after: pick.length, in: range).next, words.place(after: from, in: range).end)
    return choice(
      cutter.withoutArticle(name), among: quoted.count > 1 ? quoted : words.members(of: rest), range
    )
  }

  private func choice(
    _ name: SourceRange, among members: [SourceRange], _ range: SourceRange
  ) -> Request? {
    guard members.count > 1, members.allSatisfy({ (1...4).contains(words.count($0)) }) else {
      return nil
    }
    var details = Details(label: words.label(name))
    details.items = members.map { Details.Item(words.label($0)) }
    return Request(.need(.choice), range, details)
  }

  /// "Step 1 "Personal details": first name, last name": a step with its inputs.
  mutating func step(_ range: SourceRange) -> Request? {
    let line = FieldLine(range, of: words)
    let key = words.folded(line.label)
    guard let value = line.value, let part = phrases.opening(of: key, as: "part"),
      part.sense == "step", key.count > part.length,
      key.words[part.length].utf8.allSatisfy(\.isASCIIDigit)
    else { return nil }
    layout = layout ?? .wizard
    let rest =
      key.count > part.length + 1
      ? words.unquoted(words.dropping(part.length + 1, from: line.label)) : line.label
    let parts = named(value) ?? sentence(value, head: "A form with: ")
    return .section(words.label(rest), range, variant: "step", parts)
  }
}
