internal import ScreenAssembling
internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenInputs
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Keys that declare what their values are: buttons, fields, columns, links.
extension Interpreter {
  /// The wishes of a value that its key declares to be a list of buttons, fields, columns and so
  /// on.
  mutating func named(
    by key: FoldedWords, _ fact: OutlineFact, _ whole: SourceRange, isWhole: Bool
  ) -> [Request]? {
    let members = words.members(of: fact.value)
    let namesButtons = namesButtons(key)
    guard isWhole || members.count > 1 || namesButtons else { return nil }
    func says(_ sense: String) -> Bool { phrases.sense(ofAll: key, as: "key " + sense) != nil }
    if namesButtons, let own = ownName(ofButton: fact) { return [own] }
    if namesButtons {
      let quoted = words.quotations(in: fact.value)
      let buttons = (quoted.count > 1 ? quoted : members).map { member in
        Request.action(words.label(inputs.buttonName(member)), member)
      }
      guard hasRows, phrases.sense(in: key, as: "word row") != nil else { return buttons }
      perRow += buttons
      return []
    }
    if let filter = phrases.opening(of: key, as: "opening filter"), filter.length < key.count,
      members.count > 1
    {
      var details = Details(
        label: words.label(words.dropping(filter.length, from: fact.key)))
      details.items = inputs.items(members)
      return [Request(.need(.choice), whole, details)]
    }
    if says("field") { return members.flatMap { inputs.wishes($0, mayBePressed: false) } }
    if says("shown"), members.count > 1 {
      return members.map { .fact(words.label($0), nil, $0) }
    }
    if says("column") {
      var details = Details()
      details.columns = members.map(words.label)
      details.nameColumn = details.columns.removeFirst()
      return [Request(.component(.table), whole, details)]
    }
    if says("link"), members.count == 1,
      words.count(fact.value) > 4
        || says("foot") && !inputs.isPressed(fact.value)
    {
      return [.paragraph(words.verbatim(words.unquoted(fact.value)), whole)]
    }
    if says("link") {
      return members.map { Request(.component(.link), $0, Details(label: words.label($0))) }
    }
    if says("tab") {
      layout = layout ?? .tabs
      return members.map { .section(words.label($0), $0, variant: "tab", []) }
    }
    if says("filter"), let first = members.first,
      phrases.sense(ofAll: words.folded(first), as: "word all") != nil
    {
      // "All, Draft, Published" are the values of one filter.
      var details = Details(label: words.label(fact.key))
      details.items = inputs.items(members)
      details.variant = "segmented"
      return [Request(.component(.picker), whole, details)]
    }
    if says("filter") {
      return members.map { Request(.need(.choice), $0, Details(label: words.label($0))) }
    }
    if says("stat") { return members.map { stat(FieldLine($0, of: words), $0) } }
    if says("toggle") {
      return members.map { Request(.component(.toggle), $0, Details(label: words.label($0))) }
    }
    if says("option"), members.count == 1, words.count(fact.value) < 7 {
      return [Request(.component(.toggle), whole, Details(label: words.label(fact.value)))]
    }
    if says("option"), members.count > 1 {
      var details = Details(label: words.label(fact.key))
      details.items = inputs.items(members)
      return [Request(.need(.choice), whole, details)]
    }
    if says("text") {
      guard words.count(fact.value) >= 4 else { return nil }
      if asksForComponent(fact.value),
        phrases.sense(in: words.folded(fact.value), as: "need") != nil
      {
        return words.sentences(of: fact.value).flatMap { request($0) }
      }
      return [.paragraph(words.verbatim(words.unquoted(fact.value)), whole)]
    }
    guard isWhole else { return nil }
    if says("heading") {
      let value = words.label(fact.value)
      return [Request(.component(.heading), whole, Details(label: value, value: value))]
    }
    if says("image"), !Quantity.isQuantity(words.text(fact.value)) {
      var details = Details(label: words.label(fact.value))
      details.variant = "image"
      return [Request(.component(.image), whole, details)]
    }
    if says("chart") {
      let found = sentence(fact.value, head: "A chart of: ").filter {
        $0.subject == .component(.chart)
      }
      if !found.isEmpty { return found }
      var details = Details(label: title ?? words.label(fact.key))
      details.timeframe = words.verbatim(fact.value)
      return [Request(.component(.chart), whole, details)]
    }
    if says("alert") {
      let message = words.quoted(in: fact.value)
      return [Request(.component(.alert), whole, Details(label: words.label(message)))]
    }
    return nil
  }

  /// "Approve btn: customer clicks yes/no": the key names the button if its value describes an
  /// action.
  private mutating func ownName(ofButton fact: OutlineFact) -> Request? {
    let key = words.folded(fact.key)
    guard let ending = phrases.ending(of: key, as: "ending"), ending.length < key.count,
      words.quotations(in: fact.value).isEmpty, words.count(fact.value) > 2,
      words.members(of: fact.value).contains(where: { words.count($0) > 2 && !inputs.isPressed($0) }
      )
    else { return nil }
    leaveOut(fact.value, "it says what happens then")
    return .action(words.label(inputs.buttonName(fact.key)), fact.key)
  }

  /// Whether a key declares that its value names buttons: "Action", "Main button", "Other buttons".
  func namesButtons(_ key: FoldedWords) -> Bool {
    // "Two buttons at the bottom"
    let place = (1..<max(key.count, 1)).first {
      phrases.opening(of: key, as: "row before", at: $0)?.length == key.count - $0
    }
    let key = place.map { FoldedWords(key.words[..<$0].joined(separator: " ")) } ?? key
    return phrases.sense(ofAll: key, as: "key action") != nil
      || phrases.ending(of: key, as: "ending")?.sense == "button"
  }
}
