internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
import ScreenModel
internal import ScreenOutline
package import ScreenText

/// Clauses that state what is seen, and what something is.
extension PartReader {
  /// "I see name, age and diagnosis": things shown, given only by name.
  package func seen(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    let see = (0..<min(folded.count, 4)).first {
      phrases.opening(of: folded, as: "clause see", at: $0) != nil
    }
    guard let see, let opening = phrases.opening(of: folded, as: "clause see", at: see),
      see + opening.length < folded.count
    else { return nil }
    let rest = words.dropping(see + opening.length, from: range)
    if let quoted = Optional(words.quoted(in: rest)), quoted != rest,
      words.count(quoted) == words.count(rest)
    {
      return [.paragraph(words.verbatim(quoted), range)]
    }
    // "I see the message "Check your inbox"" shows the quoted text.
    if let quoted = Optional(words.quoted(in: rest)), quoted != rest,
      words.count(quoted) * 2 > words.count(rest) || words.count(rest) - words.count(quoted) <= 3,
      phrases.sense(in: words.folded(rest), as: "clause message") != nil
    {
      return [.paragraph(words.verbatim(quoted), range)]
    }
    let names = words.members(of: rest)
    func isName(_ name: SourceRange) -> Bool {
      let label = words.folded(FieldLine(name, of: words).label)
      return (1...4).contains(label.count)
        && phrases.sense(in: label, as: "component any") == nil
        && phrases.sense(in: label, as: "screen") == nil
        && phrases.sense(in: label, as: "relative") == nil
    }
    guard names.count >= 3, names.allSatisfy(isName), FieldLine(rest, of: words).value == nil,
      !words.folded(rest).words.contains("with")
    else { return nil }
    return names.map { .fact(words.label($0), nil, $0) }
  }

  /// "Table shows number, date and total": a table with these columns.
  package func columns(_ names: SourceRange, _ range: SourceRange) -> Request? {
    let members = words.members(of: names)
    guard members.count > 1, members.allSatisfy({ (1...4).contains(words.count($0)) }) else {
      return nil
    }
    var details = Details()
    details.nameColumn = words.label(members[0])
    details.columns = members.dropFirst().map { words.label($0) }
    return Request(.component(.table), range, details)
  }

  /// "5 options, pizza, ramen or salad": a choice.
  package func optionsSaid(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    if let presets = presets(range) ?? slashed(range) { return [presets] }
    let place = (0..<min(folded.count, 3)).first {
      phrases.opening(of: folded, as: "clause options", at: $0) != nil
    }
    guard let place else { return nil }
    let members = words.members(of: words.dropping(place + 1, from: range))
    guard members.count > 1, members.allSatisfy({ words.count($0) <= 4 }) else { return nil }
    let name = SourceRange(
      words.place(after: place, in: range).next, words.place(after: place + 1, in: range).end)
    var details = Details(label: words.label(name))
    details.items = members.map { Details.Item(words.label($0)) }
    return [Request(.need(.choice), range, details)]
  }

  /// "preferred language English/Spanish/Czech": a name and its options.
  private func slashed(_ range: SourceRange) -> Request? {
    guard let space = words.bytes[range.range].lastIndex(of: UInt8(ascii: " ")) else { return nil }
    let last = SourceRange(space + 1, range.upperBound)
    let members = words.members(of: last, joinedBy: [])
    let name = cutter.withoutArticle(SourceRange(range.lowerBound, space))
    guard members.count > 2, words.bytes[last.range].contains(UInt8(ascii: "/")),
      !words.bytes[last.range].contains(where: { $0 == UInt8(ascii: ":") || $0.isASCIIDigit }),
      (1...4).contains(words.count(name))
    else { return nil }
    var details = Details(label: words.label(name))
    details.items = members.map { Details.Item(words.label($0)) }
    return Request(.need(.choice), range, details)
  }

  /// "tip presets 0, 10 and 15 %": a name and numbers as options.
  private func presets(_ range: SourceRange) -> Request? {
    let members = words.members(of: range)
    guard members.count > 2,
      members.dropFirst().allSatisfy({ Quantity.isQuantity(words.text($0)) }),
      let space = words.bytes[members[0].range].lastIndex(of: UInt8(ascii: " "))
    else { return nil }
    let first = SourceRange(space + 1, members[0].upperBound)
    guard Quantity.isQuantity(words.text(first)) else { return nil }
    let name = cutter.withoutArticle(SourceRange(members[0].lowerBound, space))
    var details = Details(label: words.label(name))
    details.items = ([first] + members.dropFirst()).map { Details.Item(words.verbatim($0)) }
    return Request(.need(.choice), range, details)
  }

  // MARK: States

  /// "The current stock is 18", "the product has a minimum stock of 24": a fact.
  package func state(_ range: SourceRange, _ folded: FoldedWords) -> [Request]? {
    let all = folded.words
    guard
      let verb = all.indices.dropFirst().first(where: {
        phrases.opening(of: folded, as: "equates", at: $0) != nil
      }), let opening = phrases.opening(of: folded, as: "equates", at: verb),
      verb + opening.length < folded.count, verb <= 6
    else { return nil }
    let subject = words.trimmed(
      SourceRange(range.lowerBound, words.place(after: verb, in: range).end))
    var value = words.dropping(verb + opening.length, from: range)
    var found: [Request] = []
    var name = subject
    if opening.sense == "has" {
      // "the product "Oat milk" has a minimum stock of 24"
      guard let of = words.folded(value).words.lastIndex(where: { $0 == "of" }), of > 0 else {
        return nil
      }
      name = words.trimmed(
        SourceRange(value.lowerBound, words.place(after: of, in: value).end))
      value = words.dropping(of + 1, from: value)
      found = thing(named: subject)
    }
    let said = words.unquoted(value)
    guard Quantity.isQuantity(words.text(said)) || said != value, words.count(name) <= 6 else {
      return nil
    }
    return found + [.fact(words.label(name), words.verbatim(said), range)]
  }

  /// "the product "Oat milk 1L"": the kind of thing, and its name.
  private func thing(named range: SourceRange) -> [Request] {
    let name = words.quoted(in: range)
    guard name != range else { return [] }
    let kind = words.trimmed(SourceRange(range.lowerBound, name.lowerBound - 1))
    guard !kind.isEmpty else { return [] }
    return [.fact(words.label(kind), words.verbatim(name), range)]
  }
}
