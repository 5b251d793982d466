internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenParts
internal import ScreenText

/// The wishes in clauses of stories, cases and requirements: buttons, inputs, things shown, and
/// constraints on inputs.
extension Interpreter {
  /// The wishes of a clause by its verb; nil if the reader of sentences has to find them.
  mutating func clause(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    if let pressed = pressed(range, folded) { return pressed }
    if phrases.opening(of: folded, as: "opening consent") != nil, folded.count <= 9 {
      var details = Details(label: words.label(range))
      details.value = Phrase("off", at: range)
      return [Request(.component(.toggle), range, details)]
    }
    if phrases.opening(of: folded, as: "clause goes") != nil {
      leaveOut(range, "it says where it leads")
      return []
    }
    if (0..<min(folded.count, 4)).contains(where: {
      phrases.opening(of: folded, as: "clause not", at: $0) != nil
    }) {
      leaveOut(range, "the text says that it is not wanted")
      return []
    }
    let isMarked =
      folded.words.first == "mark" && phrases.ending(of: folded, as: "clause tint") != nil
    if isMarked || phrases.opening(of: folded, as: "clause look") != nil {
      leaveOut(range, "it says how something should look")
      return []
    }
    if (1..<max(1, min(folded.count, 5))).contains(where: {
      phrases.opening(of: folded, as: "clause rule", at: $0) != nil
    }) {
      leaveOut(range, "it says how something is calculated")
      return []
    }
    if let table = phrases.opening(of: folded, as: "clause table"), table.length < folded.count,
      let columns = parts.columns(words.dropping(table.length, from: range), range)
    {
      return [columns]
    }
    if let asks = phrases.opening(of: folded, as: "clause asks"), asks.length < folded.count,
      let named = named(words.dropping(asks.length, from: range))
    {
      return named
    }
    if let entered = entered(range, folded) { return entered }
    if let chosen = chosen(range, folded) { return [chosen] }
    if let done = doneTo(range, folded) ?? nominal(range, folded) { return [done] }
    if let shown = shown(range, folded) { return shown }
    return parts.state(range, folded)
  }

  // MARK: When and why

  /// A range without its condition or reason: "After booking I see …", "…, so that they know".
  mutating func withoutCondition(_ range: SourceRange) -> SourceRange {
    var range = range
    if let aside = phrases.opening(of: words.folded(range), as: "clause aside"),
      aside.length < words.count(range)
    {
      let start = words.dropping(aside.length, from: range).lowerBound
      leaveOut(SourceRange(range.lowerBound, start), Self.saysWhen)
      range = SourceRange(start, range.upperBound)
    }
    let folded = words.folded(range)
    if phrases.opening(of: folded, as: "clause condition") != nil,
      let start = mainClause(of: range, folded)
    {
      leaveOut(SourceRange(range.lowerBound, start), Self.saysWhen)
      range = SourceRange(start, range.upperBound)
    }
    let rest = words.folded(range)
    let tail = (2..<max(2, rest.count - 1)).first {
      phrases.opening(of: rest, as: "clause tail", at: $0) != nil
    }
    if let tail {
      let end = words.place(after: tail, in: range).end
      let cut = SourceRange(end, range.upperBound)
      // Names may follow in an enumeration: "date when started, place".
      if !bytes[cut.range].dropFirst().contains(UInt8(ascii: ",")),
        !bytes[cut.range].contains(UInt8(ascii: "\""))
      {
        leaveOut(words.trimmed(cut), Self.saysWhen)
        range = words.trimmed(SourceRange(range.lowerBound, end))
        if bytes[range.range].last == UInt8(ascii: ",") {
          range = SourceRange(range.lowerBound, range.upperBound - 1)
        }
      }
    }
    return range
  }

  private static let saysWhen = "it says when, or why"

  /// The start of the main clause after a condition: after a comma, or at the actor.
  private func mainClause(of range: SourceRange, _ folded: FoldedWords) -> Int? {
    let comma = bytes[range.range].firstIndex(of: UInt8(ascii: ","))
    if let comma, words.count(SourceRange(range.lowerBound, comma)) >= 2 {
      let rest = words.trimmed(SourceRange(comma + 1, range.upperBound))
      if words.count(rest) >= 2 { return rest.lowerBound }
    }
    let subject = (2..<max(2, min(folded.count, 10))).first {
      phrases.opening(of: folded, as: "clause subject", at: $0) != nil
    }
    return subject.map { words.place(after: $0, in: range).next }
  }

  // MARK: Pressed and entered

  /// "press "Log in"", "adds a note and taps "Hand over"", ""Clear all" resets the filters".
  private mutating func pressed(_ range: SourceRange, _ folded: FoldedWords) -> [Request]? {
    if let several = quotedButtons(range, folded) ?? alternatives(range, folded) { return several }
    if let follow = phrases.opening(of: folded, as: "clause follow"), follow.length < folded.count {
      let name = words.quoted(in: words.dropping(follow.length, from: range))
      guard words.count(name) <= 6 else { return nil }
      return [Request(.component(.link), range, Details(label: words.label(name)))]
    }
    let inside = words.quoted(in: range)
    let isQuoted = inside != range && words.count(inside) <= 5
    let press = (0..<folded.count).first {
      phrases.opening(of: folded, as: "clause press", at: $0) != nil
    }
    if let press, let opening = phrases.opening(of: folded, as: "clause press", at: press) {
      let after = SourceRange(
        words.place(after: press + opening.length, in: range).next, range.upperBound)
      let name = isQuoted && inside.lowerBound >= after.lowerBound - 3 ? inside : nil
      guard name != nil || press == 0 && words.count(after) <= 4 && words.count(after) > 0 else {
        return nil
      }
      var before: [Request] = []
      if press > 1 {
        let end = words.place(after: press, in: range).end
        let earlier = cutter.withoutJoint(words.trimmed(SourceRange(range.lowerBound, end)))
        before = request(earlier)
      }
      return before + [.action(words.label(cutter.withoutKind(name ?? after)), name ?? after)]
    }
    guard isQuoted, inside.lowerBound <= range.lowerBound + 3 else { return nil }
    let rest = words.folded(
      SourceRange(min(inside.upperBound + 1, range.upperBound), range.upperBound))
    let isNamed = phrases.opening(of: rest, as: "ending")?.sense == "button"
    guard isNamed || phrases.opening(of: rest, as: "clause does") != nil else { return nil }
    return [.action(words.label(inside), inside)]
  }

  /// ""Accept return" and a red "Refuse"", "press "Assign driver" or "Take off road"": buttons by their names.
  private func quotedButtons(_ range: SourceRange, _ folded: FoldedWords) -> [Request]? {
    let names = words.quotations(in: range)
    let press = phrases.opening(of: folded, as: "clause press")
    guard names.count > 1 || names.first.map({ words.count($0) == folded.count }) ?? false else {
      return nil
    }
    let others = folded.count - names.reduce(0) { $0 + words.count($1) }
    let isNamed = press != nil || phrases.sense(in: folded, as: "type") == "button"
    guard others <= 3 + (press?.length ?? 0),
      names.allSatisfy({ words.count($0) <= 5 }),
      isNamed || names.contains(where: inputs.isPressed)
    else { return nil }
    return names.map { .action(words.label($0), $0) }
  }

  /// "Send return + Cancel", "resend or revoke an invitation": a button for each.
  private func alternatives(_ range: SourceRange, _ folded: FoldedWords) -> [Request]? {
    func isVerb(_ place: Int) -> Bool {
      phrases.opening(of: folded, as: "verb press", at: place)?.length == 1
    }
    if folded.count >= 4, folded.words[1] == "or" || folded.words[1] == "and", isVerb(0), isVerb(2)
    {
      let object = cutter.withoutArticle(cutter.withoutAdverbials(words.dropping(3, from: range)))
      guard (1...4).contains(words.count(object)) else { return nil }
      return [0, 2].map { action(LabelText.capitalized(folded.words[$0]), on: object, range) }
    }
    let members = words.members(of: range, joinedBy: [])
    let named = members.map { words.unmarked(FieldLine($0, of: words).label) }
    if members.count > 1,
      named.allSatisfy({
        phrases.ending(of: words.folded($0), as: "ending")?.sense == "button"
          && words.count($0) <= 5
      })
    {
      return named.map { .action(words.label(words.unquoted(cutter.withoutKind($0))), $0) }
    }
    guard members.count > 1, members.allSatisfy({ words.count($0) <= 3 && inputs.isPressed($0) })
    else { return nil }
    return members.map { .action(words.label($0), $0) }
  }

  /// "Buttons: Send, Cancel" names buttons in any list.
  func buttons(in line: FieldLine) -> [Request]? {
    guard let value = line.value,
      phrases.sense(ofAll: words.folded(line.label), as: "head") == "action"
    else { return nil }
    return words.members(of: value).map { .action(words.label(words.unquoted($0)), $0) }
  }

  /// `Button "Save"`.
  func quotedButton(_ range: SourceRange, _ folded: FoldedWords) -> Request? {
    let quoted = words.quoted(in: range)
    guard quoted != range, words.count(quoted) + 1 == folded.count,
      phrases.opening(of: folded, as: "ending")?.sense == "button"
    else { return nil }
    return .action(words.label(quoted), range)
  }

  // MARK: Passives

  /// "A photo may be attached", "comments can be added": an input, or an action.
  private func doneTo(_ range: SourceRange, _ folded: FoldedWords) -> Request? {
    let line = FieldLine(range, of: words)
    if let note = line.notes.first, line.value == nil,
      phrases.sense(ofAll: words.folded(note), as: "type required") != nil,
      var wish = doneTo(line.label, words.folded(line.label)), wish.isInput
    {
      wish.details.isRequired = true
      return wish
    }
    guard let ending = phrases.ending(of: folded, as: "done"), ending.length < folded.count
    else { return nil }
    let subject = words.droppingLast(ending.length, from: range)
    guard (1...6).contains(words.count(subject)) else { return nil }
    switch ending.sense {
    case "file":
      var details = Details(label: words.label(subject))
      details.fieldKind = .file
      return Request(.need(.input), range, details)
    case "choice":
      let many = phrases.opening(of: words.folded(subject), as: "several")?.length ?? 0
      let isMany = many > 0 && many < words.count(subject)
      var details = Details(
        label: words.label(isMany ? words.dropping(many, from: subject) : subject))
      if isMany { details.variant = "multiple" }
      return Request(.need(.choice), range, details)
    case "input": return inputs.wish(subject, mayBePressed: false)
    default:
      return action(ending.sense, on: subject, range)
    }
  }

  /// "printing of the label", "assignment of a delivery to a driver": a button.
  private func nominal(_ range: SourceRange, _ folded: FoldedWords) -> Request? {
    guard let opening = phrases.opening(of: folded, as: "nominal"), opening.length < folded.count
    else { return nil }
    let object = cutter.withoutAdverbials(words.dropping(opening.length, from: range))
    guard (1...4).contains(words.count(object)) else { return nil }
    return action(opening.sense, on: object, range)
  }

  private func action(_ verb: String, on object: SourceRange, _ range: SourceRange) -> Request {
    .action(
      Phrase(verb + " " + LabelText.lowercased(words.label(object).text), at: object), range)
  }

  /// "The number of results is shown": the thing shown, read below a head that asks for it.
  private mutating func shown(_ range: SourceRange, _ folded: FoldedWords) -> [Request]? {
    guard let ending = phrases.ending(of: folded, as: "clause shown"), ending.length < folded.count
    else { return nil }
    let subject = words.droppingLast(ending.length, from: range)
    let quoted = words.quoted(in: subject)
    if quoted != subject, words.count(quoted) * 2 >= words.count(subject) {
      return [.paragraph(words.verbatim(quoted), range)]
    }
    if ending.sense == "message" { return message(subject) }
    if phrases.sense(in: words.folded(subject), as: "component any") != nil {
      return sentence(subject, head: "Show ")
    }
    let members = words.members(of: subject)
    guard members.allSatisfy({ words.count($0) <= 6 }) else {
      return sentence(subject, head: "Show ")
    }
    return members.map { Request.fact(words.label($0), nil, $0) }
  }

  private func message(_ range: SourceRange) -> [Request] {
    [Request(.component(.alert), range, Details(label: words.label(range)))]
  }
}
