internal import ScreenBrief
import ScreenDiagnostics
internal import ScreenModel
package import ScreenOutline
package import ScreenText

/// Parts of a screen that a key names and its value lists: forms, questions, options, duties.
extension InputBuilder {
  /// "FAQ: can I cancel? is VAT included?": questions with room for their answers.
  package func questions(in fact: OutlineFact, _ key: FoldedWords) -> Request? {
    guard phrases.sense(in: key, as: "head") == "faq" else { return nil }
    var (details, start) = (Details(), fact.value.lowerBound)
    for mark in fact.value.range where words.bytes[mark] == UInt8(ascii: "?") {
      let question = words.trimmed(SourceRange(start, mark + 1))
      if words.count(question) > 1 { details.items.append(Details.Item(words.label(question))) }
      start = mark + 1
    }
    guard details.items.count > 1 else { return nil }
    let name = key.count > 2 ? words.dropping(key.count - 1, from: fact.key) : fact.key
    details.label = words.label(name)
    return Request(.component(.list), fact.range, details)
  }

  /// "RSVP form: name, number of guests": a part with that name and its inputs.
  package func form(named key: FoldedWords, _ fact: OutlineFact) -> Request? {
    guard key.count > 1,
      phrases.ending(of: key, as: "wished form") != nil || registers(key, fact),
      case let members = words.partsAtCommas(of: fact.value), members.count > 1,
      members.allSatisfy({ words.count($0) <= 5 }),
      members.contains(where: { isFieldName(words.folded(FieldLine($0, of: words).label)) })
    else { return nil }
    return .section(
      words.label(fact.key), fact.range, members.flatMap { wishes($0, mayBePressed: false) })
  }

  /// "Contact: form with name, email, photo": a part with the inputs that its value names.
  package func form(describedBy fact: OutlineFact) -> Request? {
    guard let opening = phrases.opening(of: words.folded(fact.value), as: "opening form"),
      opening.length < words.count(fact.value),
      case let members = words.partsAtCommas(of: words.dropping(opening.length, from: fact.value)),
      members.count > 1, members.allSatisfy({ words.count($0) <= 6 })
    else { return nil }
    return .section(
      words.label(fact.key), fact.range,
      members.flatMap { wishes($0, mayBePressed: false) })
  }

  /// Whether a key says what is sent with its value: "Register with: name, club, rating".
  private func registers(_ key: FoldedWords, _ fact: OutlineFact) -> Bool {
    let members = words.members(of: fact.value)
    return phrases.opening(of: key, as: "ask task") != nil
      && phrases.sense(ofAll: FoldedWords(key.words[key.count - 1]), as: "wished with") != nil
      && members.count > 2
      && members.count { isFieldName(words.folded($0)) } * 3 >= members.count
  }

  /// Gives an input the options that a later line states: "Topic options: Sales, Support".
  package func takesOptions(
    of key: FoldedWords, _ fact: OutlineFact, _ found: inout [Request]
  ) -> Bool {
    guard let ending = phrases.ending(of: key, as: "key option"), ending.length < key.count else {
      return false
    }
    let name = key.words.dropLast(ending.length).joined(separator: " ")
    let members = words.members(of: fact.value)
    guard members.count > 1,
      let place = found.firstIndex(where: {
        $0.isInput && $0.details.label.map { FoldedWords($0.text) } == FoldedWords(name)
      })
    else { return false }
    found[place].subject = .need(.choice)
    found[place].details.fieldKind = nil
    found[place].details.items = items(members)
    return true
  }

  /// Marks the inputs that a later line names as required: "Required: name, email".
  package func requires(
    _ fact: OutlineFact, _ key: FoldedWords, _ found: inout [Request]
  ) -> Bool {
    guard phrases.sense(ofAll: key, as: "type") == "required" else { return false }
    var marked = 0
    for member in words.members(of: fact.value) {
      let name = words.folded(member)
      for place in found.indices
      where found[place].isInput
        && found[place].details.label.map({ FoldedWords($0.text) == name }) ?? false
      {
        found[place].details.isRequired = true
        marked += 1
      }
    }
    return marked > 0
  }
}
