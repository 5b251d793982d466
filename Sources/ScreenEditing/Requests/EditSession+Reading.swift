package import ScreenAnchors
internal import ScreenDiagnostics
package import ScreenEditPlans
package import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Reading the text of an edit.
extension EditSession {
  /// The changes read in the text, as brackets, each with how much worse the best reading without
  /// it is.
  var changes: [(change: ReadingTree.Node, margin: Int)] {
    let said = text.text(in: SourceRange(0, text.utf8.count))
    let read = editor.reader.changes(in: said, of: screen.texts)
    let nodes = ReadingTree(said, nodes: read.map(\.change)).holdingSigns(text.utf8).nodes
    return nodes.count == read.count ? Array(zip(nodes, read.map(\.margin))) : read
  }

  /// The possible requests of the text, and whether each is sure; `swap the one and the other`,
  /// read as two changes, is one.
  package var readings: [(request: ChangeRequest, isSure: Bool)] {
    single.reduce(into: []) { readings, next in
      if let last = readings.last, let whole = joined(last.request, next.request) {
        readings[readings.count - 1] = (whole, true)
        return
      }
      guard let last = readings.last, last.request.kind == .move, last.request.places.isEmpty,
        last.request.things.count == 1, verbs(in: last.request).contains("swap"),
        next.request.things.count == 1, next.request.parts.isEmpty, next.request.places.isEmpty
      else { return readings.append(next) }
      readings[readings.count - 1].request.things += next.request.things
      readings[readings.count - 1].request.range = last.request.range.union(next.request.range)
      readings[readings.count - 1].isSure = true
    }
  }

  /// Two changes that are one: a split goes on to the end of its sentence, and `group A, B and C in
  /// a section` names all that it groups; nil for other changes.
  private func joined(_ one: ChangeRequest, _ other: ChangeRequest) -> ChangeRequest? {
    let verb = words.match("verb", at: tokens(in: one.range))?.meaning
    let between = EditToken.tokens(of: text.utf8).filter {
      $0.range.lowerBound >= one.range.upperBound && $0.range.upperBound <= other.range.lowerBound
    }
    if let whole = sentence(one, other, between[...]) { return whole }
    // `group ⟨name⟩, ⟨email and message under "You"⟩`
    if verb == "group", one.kind == .move, one.parts.isEmpty, one.places.isEmpty,
      !other.things.isEmpty, other.said != nil,
      words.match("verb", at: tokens(in: other.range)) == nil
    {
      var whole = other
      (whole.kind, whole.things) = (.move, one.things + other.things)
      whole.range = one.range.union(other.range)
      return whole
    }
    let isSentence = !between.contains { $0.isMark && $0.text != "," && $0.text != ":" }
    guard isSentence else { return nil }
    if verb == "use", asksToSplit(tokens(in: one.range)) {
      var whole = one
      whole.range = one.range.union(other.range)
      return whole
    }
    guard verb == "group" || verb == "move" || verb == "put", one.kind == .add,
      one.places.isEmpty, other.kind == .move,
      words.match("verb", at: tokens(in: other.range)) == nil, one.elements.allSatisfy(isBare),
      one.elements.count == one.parts.count
    else { return nil }
    let named = one.elements.map { label(of: $0) }
    guard !named.isEmpty, named.allSatisfy({ finder.find(tokens(in: $0)).one != nil }) else {
      return nil
    }
    var whole = other
    whole.things = named + other.things
    whole.range = one.range.union(other.range)
    return whole
  }

  /// `description: live jazz, dinner and an auction`: what a text is to say goes on to the end of its
  /// sentence; nil for anything else.
  private func sentence(
    _ one: ChangeRequest, _ other: ChangeRequest, _ between: ArraySlice<EditToken>
  ) -> ChangeRequest? {
    guard one.kind == .change, one.things.count == 1, one.parts.count == 1,
      one.parts[0].children.isEmpty, [.label, .value].contains(one.parts[0].label),
      one.things[0].upperBound <= one.parts[0].range.lowerBound,
      text.utf8[one.things[0].upperBound..<one.parts[0].range.lowerBound].contains(
        UInt8(ascii: ":")),
      between.count == 1, between[between.startIndex].text == ",",
      words.match("verb", at: tokens(in: other.range)) == nil,
      let target = finder.find(tokens(in: led(one.things[0]).union(one.things[0]))).one,
      case .element(let address) = held(alone: target),
      let kind = element(at: address)?.component.kind, kind.family == .text
    else { return nil }
    var whole = one
    whole.range = one.range.union(other.range)
    whole.parts[0].range = one.parts[0].range.union(other.range)
    return whole
  }

  /// Whether words split the screen: `split it into two tabs`.
  func asksToSplit(_ said: ArraySlice<EditToken>) -> Bool {
    guard words.match("verb", at: said)?.meaning == "use" else { return false }
    return said.indices.contains { index in
      guard words.match("into", at: said[index...]) != nil else { return false }
      var rest = finder.bare(said[(index + 1)...])
      rest = rest.dropFirst(words.match("number", at: rest)?.count ?? 0)
      return words.value(rest.prefix(1), of: "screen") != nil
        || words.meaning("kind", of: rest.prefix(1)) == "section"
    }
  }

  /// Each change by itself, and whether it is sure; a removal must be stated by a word for it.
  private var single: [(request: ChangeRequest, isSure: Bool)] {
    changes.compactMap { change, margin in
      // `so people can write more`, which is only why.
      guard let request = ChangeRequest(change), request.saysSomething, !isAsked(request),
        !tokens(in: request.range).isEmpty,
        request.kind != .add || !request.places.isEmpty || !words.nameScreen(spoken[...])
      else { return nil }
      guard request.kind == .remove, !saysToRemove(request) else {
        return (request, margin >= Self.leastMargin)
      }
      // `…, the owner too`
      let said = tokens(in: request.range)
      if request.parts.isEmpty, said.count > 1, words.isPhrase("trailing", said.suffix(1)) {
        var change = request
        change.kind = .change
        return (change, true)
      }
      if request.things.contains(where: { property(in: tokens(in: $0)) != nil }) {
        return (request, true)
      }
      // `Nora Kay is sold out`, `clear the hint of the code`
      let isState = !request.parts.isEmpty && request.parts.allSatisfy { $0.label == .state }
      guard isState || request.parts.isEmpty && property(saidIn: request) != nil else {
        return (request, false)
      }
      var change = request
      change.kind = .change
      return (change, true)
    }
  }

  /// Whether a change is only the subject of a question: `why is there ⟨a chart⟩?`
  private func isAsked(_ request: ChangeRequest) -> Bool {
    let end = spoken.first { $0.range.lowerBound >= request.range.upperBound }
    guard let end, end.isMark, end.text == "?" else { return false }
    let before = spoken.prefix { $0.range.upperBound <= request.range.lowerBound }
    let start = before.lastIndex(where: \.isMark).map { $0 + 1 } ?? before.startIndex
    return words.match("verb", at: before[start...])?.meaning == "ask"
  }

  /// How much worse a reading without a change must be for the change to count.
  private static let leastMargin = Reading.unit / 16
}

extension EditSession {
  /// The words between the marks of the text, outside of all changes and without filler.
  package func remarks(beside requests: [ChangeRequest]) -> [ArraySlice<EditToken>] {
    let asked = spoken.indices.filter { spoken[$0].isMark && spoken[$0].text == "?" }
    return spoken.split { token in
      token.isMark || requests.contains { $0.range.overlaps(token.range) }
    }
    // A question followed by an instruction asks for nothing else.
    .filter { said in requests.isEmpty || !asked.contains(said.endIndex) }
    .map { words.bare($0) }.filter { !$0.isEmpty }
  }

  /// Records that words outside of all changes had no effect, if they ask for something, state a
  /// place or name something; and that a text without a change is not an edit.
  mutating func accountForRest(
    _ readings: [(request: ChangeRequest, isSure: Bool)], besides recognized: [SourceRange]
  ) {
    let requests =
      readings.filter(\.isSure).map(\.request)
      + recognized.map { ChangeRequest(kind: .change, range: $0) }
    for (request, isSure) in readings
    where !isSure && !requests.isEmpty
      && (request.things.isEmpty
        ? !request.parts.isEmpty
        : words.match("verb", at: tokens(in: request.range)) != nil
          || (try? things(of: request)) != nil)
    {
      refuse(request, "it is not clear that this asks for a change")
    }
    for said in remarks(beside: requests) {
      guard let first = said.first, let last = said.last else { continue }
      let range = first.range.union(last.range)
      if requests.isEmpty {
        let isQuestion = words.match("verb", at: said)?.meaning == "ask"
        refuse(range, "edit", isQuestion ? impossible(said) : noEdit(said))
      } else if giveBeside(said, range) {
        continue
      } else if said.count > 1,
        finder.find(said).one != nil || words.match("place", at: said.suffix(1)) != nil
          || words.match("verb", at: said).map({ $0.count < said.count && $0.meaning != "keep" })
            ?? false
      {
        refuse(range, "edit", "\(quoted(said)) was not understood")
      }
    }
  }

  /// `…, placeholder 0664`: applies words outside of the changes to the last subject; false if they
  /// state no property, or if it has no such property.
  private mutating func giveBeside(_ said: ArraySlice<EditToken>, _ range: SourceRange) -> Bool {
    guard let part = words.match("part", at: said), part.meaning == "placeholder",
      part.count < said.count, latest.count == 1
    else { return false }
    let value = said.dropFirst(part.count)
    let text = value.dropFirst(words.match("saying", at: value)?.count ?? 0)
    guard let plan = try? set(latest, EditProperty(name: part.meaning), to: written(text)) else {
      return false
    }
    return (try? perform(plan, for: ChangeRequest(kind: .change, range: range))) != nil
  }

  /// Why words are not an edit, and what they would be by themselves.
  private func noEdit(_ said: ArraySlice<EditToken>) -> String {
    // An impossible request is reported before one that is not understood.
    for index in said.indices where !said[index].isQuoted {
      guard let lack = words.match("lack", at: said[index...]),
        said[index].text == said[index].folded
      else { continue }
      return "no \(lack.meaning) can be set: " + quoted(said[index..<(index + lack.count)])
    }
    let shown = editor.compose(phrase: written(said)).elements.map { name(of: $0) }
    return "this is not an edit, such as to add, remove, move, rename or change something"
      + (shown.isEmpty ? "" : "; by itself it would show \(shown.joined(separator: ", "))")
  }
}
