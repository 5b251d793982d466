internal import ScreenBrief
internal import ScreenDiagnostics
import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Sentences about the rows of lists, and about what each of some things has.
extension SentenceFormReader {
  /// "The list shall show number, machine and date", "each driver name, plate, status (free / on
  /// trip)": the columns of a collection.
  func columns(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    var place = phrases.opening(of: folded, as: "form start")?.length ?? 0
    let each = phrases.opening(of: folded, as: "opening each", at: place)?.length
    place += each ?? phrases.opening(of: folded, as: "article", at: place)?.length ?? 0
    var thing: String?
    if each != nil, place < folded.count, things.contains(folded.words[place]) {
      thing = folded.words[place]
      place += 1
    } else if let list = phrases.opening(of: folded, as: "form rows", at: place) {
      place += list.length
    } else {
      return nil
    }
    let modal = phrases.opening(of: folded, as: "modal", at: place)?.length ?? 0
    let verb = phrases.opening(of: folded, as: "form shows", at: place + modal)?.length
    guard verb != nil || thing != nil && modal == 0 else { return nil }
    place += modal + (verb ?? 0)
    guard place < folded.count else { return nil }
    let names = words.members(of: words.dropping(place, from: range))
    guard names.count > 1, names.allSatisfy(isName) else { return nil }
    return .columns(names.map(column), of: thing)
  }

  /// A column by its name, with the values in brackets after it.
  func column(_ range: SourceRange) -> (name: Phrase, values: [String]) {
    let line = FieldLine(range, of: words)
    let values = line.notes.flatMap { words.members(of: $0) }
    return (
      words.label(cutter.withoutArticle(line.label)),
      values.count > 1 ? values.map { LabelText.capitalized(words.text($0)) } : []
    )
  }

  /// Whether words name something that is known of a thing.
  func isName(_ range: SourceRange) -> Bool {
    let label = words.folded(FieldLine(range, of: words).label)
    return (1...5).contains(label.count) && words.quotations(in: range).isEmpty
      && phrases.sense(in: label, as: "component field") == nil
      && phrases.sense(in: label, as: "component named") == nil
      && phrases.sense(in: label, as: "need") == nil
  }

  /// "Result shows shelf, row and weight": the facts of one thing.
  func details(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    let start = phrases.opening(of: folded, as: "article")?.length ?? 0
    guard let one = phrases.opening(of: folded, as: "form single", at: start) else { return nil }
    var place = start + one.length
    let name = words(of: range, before: place)
    guard words.bytes[name.range].last != UInt8(ascii: "s") || one.sense == "plural" else {
      return nil
    }
    place += phrases.opening(of: folded, as: "modal", at: place)?.length ?? 0
    guard let verb = phrases.opening(of: folded, as: "form shows", at: place),
      place + verb.length < folded.count
    else { return nil }
    let names = words.members(of: words.dropping(place + verb.length, from: range))
    guard names.count > 1, names.allSatisfy(isName) else { return nil }
    let facts = names.map { Request.fact(words.label(cutter.withoutArticle($0)), nil, $0) }
    return .parts([.section(words.label(cutter.withoutArticle(name)), range, facts)])
  }

  /// "Each shift has a "Sign up" button", "each row shall have an edit and a delete button".
  func buttons(_ range: SourceRange, _ folded: FoldedWords) -> SentenceForm? {
    var said = range
    if let each = phrases.opening(of: folded, as: "opening each") {
      guard
        let verb = (each.length + 1..<max(each.length + 1, min(folded.count, each.length + 5)))
          .first(where: { phrases.opening(of: folded, as: "form shows", at: $0) != nil }),
        let opening = phrases.opening(of: folded, as: "form shows", at: verb),
        verb + opening.length < folded.count
      else { return nil }
      said = words.dropping(verb + opening.length, from: range)
    } else if let row = phrases.ending(of: folded, as: "row each"), row.length < folded.count,
      row.sense != "noun"
    {
      said = words.droppingLast(row.length, from: range)
    } else {
      return nil
    }
    let end = phrases.ending(of: words.folded(said), as: "ending")
    let isNamed = end?.sense == "button"
    if let end, isNamed, end.length < words.count(said) {
      said = words.droppingLast(end.length, from: said)
    }
    let names = words.members(of: said).map { words.unquoted(cutter.withoutArticle($0)) }
    guard names.allSatisfy({ (1...4).contains(words.count($0)) && !namesPart($0) }),
      isNamed || names.allSatisfy(inputs.isPressed)
    else { return nil }
    return .ofEach(names.map { .action(words.label($0), range) }, of: nil)
  }

  /// "mark players as present, excused or absent": a choice for each player.
  func markedAs(
    _ range: SourceRange, _ folded: FoldedWords
  ) -> (form: SentenceForm, range: SourceRange)? {
    guard let mark = phrases.find("form mark", in: folded), mark.lowerBound <= 8,
      let link = folded.words[mark.upperBound...].firstIndex(of: "as"),
      (1...4).contains(link - mark.upperBound), link + 1 < folded.count
    else { return nil }
    let object = SourceRange(
      words.place(after: mark.upperBound, in: range).next, words.place(after: link, in: range).end)
    let thing = cutter.withoutArticle(object)
    var rest = words.dropping(link + 1, from: range)
    let first = words.folded(rest)
    // "… or absent for today's session" tells no option.
    if let tail = (1..<max(1, first.count)).first(where: {
      phrases.opening(of: first, as: "form tail", at: $0) != nil
    }) {
      rest = words(of: rest, before: tail)
    }
    let states = words.members(of: rest)
    guard states.count > 1, states.allSatisfy({ (1...3).contains(words.count($0)) }),
      (1...3).contains(words.count(thing)), words.hasAlternative(rest)
    else { return nil }
    let told = SourceRange(words.place(after: mark.lowerBound, in: range).next, range.upperBound)
    return (
      .ofEach([choice(among: states, range, "Status")], of: name(ofThings: thing)),
      mark.lowerBound == 0 ? range : told
    )
  }

  /// "add a short note for each player", "for each dish small, medium or large".
  func inEach(
    _ range: SourceRange, _ folded: FoldedWords
  ) -> (form: SentenceForm, range: SourceRange)? {
    guard let each = phrases.find("form each", in: folded), each.upperBound < folded.count else {
      return nil
    }
    let behind = words.dropping(each.upperBound, from: range)
    if each.lowerBound > 1, words.count(behind) <= 2 {
      let deed = self.deed(words(of: range, before: each.lowerBound))
      guard let add = phrases.opening(of: words.folded(deed), as: "form give"),
        add.length < words.count(deed)
      else { return nil }
      let name = cutter.withoutArticle(words.dropping(add.length, from: deed))
      guard (1...4).contains(words.count(name)), words.members(of: name).count == 1,
        !namesPart(name)
      else { return nil }
      return (
        .ofEach([inputs.wish(name, mayBePressed: false)], of: self.name(ofThings: behind)), range
      )
    }
    let members = words.members(of: behind)
    guard members.count > 1, words.hasAlternative(behind),
      members.dropFirst().allSatisfy({ (1...3).contains(words.count($0)) && !namesPart($0) })
    else { return nil }
    let first = words.folded(members[0])
    let one = (1..<max(1, first.count)).first {
      phrases.opening(of: first, as: "form one", at: $0) != nil
    }
    let end = one ?? 1
    guard end < first.count, end <= 5 else { return nil }
    let length = one.flatMap { phrases.opening(of: first, as: "form one", at: $0)?.length } ?? 0
    guard end + length < first.count else { return nil }
    let option = words.dropping(end + length, from: members[0])
    guard (1...3).contains(words.count(option)) else { return nil }
    let thing = words(of: members[0], before: 1)
    // "For each week" speaks of no thing on the screen.
    guard phrases.sense(ofAll: words.folded(thing), as: "row other") == nil else { return nil }
    let told = SourceRange(words.place(after: each.lowerBound, in: range).next, range.upperBound)
    let options = [option] + members.dropFirst()
    return (
      .ofEach([choice(among: options, told, "Choice")], of: name(ofThings: thing)),
      each.lowerBound == 0 ? range : told
    )
  }

  private func choice(
    among options: [SourceRange], _ range: SourceRange, _ name: String
  ) -> Request {
    var details = Details(label: Phrase(name, at: range))
    details.items = options.map { Details.Item(words.label($0)) }
    details.isOfEach = true
    return Request(.need(.choice), range, details)
  }

  /// The name of some things, in the plural: "Players".
  private func name(ofThings range: SourceRange) -> Phrase {
    let text = words.label(range).text
    return Phrase(
      FoldedWords(text).words.last == text.split(separator: " ").last?.lowercased()
        ? LabelText.plural(text) : text, at: range)
  }
}
