internal import ScreenBrief
package import ScreenDiagnostics
package import ScreenInputs
internal import ScreenModel
internal import ScreenOutline
internal import ScreenText

/// Something that people do on a screen, from a line such as "filter by kiln", "open one to read the
/// notes", "add a firing".
package enum Deed {
  /// It is done to all things at once, and stands above them: a search, a filter, an order.
  case above([Request])
  /// It is done to each thing that a noun names; empty if it is any: "one", "an entry".
  case each(Request, noun: String)
  /// It is a small form: "log an inspection with date, hive and notes".
  case entered([Request])
  /// It is a button of its own.
  case pressed(Request)
}

extension PartReader {
  /// Whether a head says that the lines below it are what people do: "What I want to do", "They can",
  /// "As a user I can", "Staff actions".
  package func headsDeeds(_ head: SourceRange) -> Bool {
    let folded = words.folded(FieldLine(cutter.withoutNumber(head), of: words).label)
    if phrases.sense(ofAll: folded, as: "deeds whole") != nil { return true }
    guard let end = phrases.ending(of: folded, as: "deeds end") else { return false }
    guard end.sense != "sure", end.length < folded.count else { return end.sense == "sure" }
    // "Members can", "A sitter can", but not "Trash can".
    let who = words.droppingLast(
      end.length, from: FieldLine(cutter.withoutNumber(head), of: words).label)
    return inputs.isPlural(who)
      || phrases.ending(of: words.folded(who), as: "deeds who") != nil
      || cutter.withoutArticle(who) != who
  }

  /// Whether a head may stand on the screen above buttons: "Quick actions".
  package func isShownAboveDeeds(_ head: SourceRange) -> Bool {
    let folded = words.folded(head)
    return folded.count > 1 && phrases.ending(of: folded, as: "deeds shown") != nil
  }

  /// Whether the deeds below a head are done to each thing: "Actions per row".
  package func headsDeedsOfEach(_ head: SourceRange) -> Bool {
    let folded = words.folded(FieldLine(head, of: words).label)
    guard phrases.opening(of: folded, as: "deeds whole") != nil,
      let each = phrases.find("gathered on", in: folded, from: 1)
    else { return false }
    return folded.count - each.upperBound <= 2
  }

  /// What a line below such a head says that people do; nil if it is no deed.
  package func deed(_ range: SourceRange) -> Deed? {
    let line = bare(cutter.withoutRequestWords(words.unmarked(range)))
    let folded = words.folded(line)
    guard (1...12).contains(folded.count) else { return nil }
    if let choices = choices(line) { return .above(choices) }
    if let search = phrases.opening(of: folded, as: "deeds search"), folded.count <= 8,
      search.length < folded.count || folded.count == 1
    {
      var details = Details(label: words.label(line))
      details.fieldKind = .search
      return .above([Request(.need(.input), range, details)])
    }
    if let opened = opened(line, range) { return opened }
    if phrases.opening(of: folded, as: "deeds see") != nil { return nil }
    if let entered = entered(line, range) { return .entered(entered) }
    if let each = phrases.opening(of: folded, as: "deeds each"), each.length < folded.count {
      let last = folded.words[folded.count - 1]
      let isAny = phrases.sense(ofAll: FoldedWords(last), as: "deeds any") != nil
      let name = isAny ? withoutObject(line) : line
      if folded.words.contains("as") { return .each(.action(words.label(line), range), noun: "") }
      return .each(.action(words.label(name), range), noun: isAny ? "" : last)
    }
    guard folded.count <= 8, FieldLine(line, of: words).value == nil else { return nil }
    return .pressed(.action(words.label(line), range))
  }

  /// "Log an inspection with date, hive, notes": what is entered and the button for it.
  private func entered(_ line: SourceRange, _ range: SourceRange) -> [Request]? {
    let folded = words.folded(line)
    guard phrases.opening(of: folded, as: "verb press") != nil,
      let with = phrases.find("lead with", in: folded, from: 2), with.upperBound < folded.count,
      case let fields = members(behind(with.upperBound, in: line)), fields.count > 1,
      hasAttributes(fields)
    else { return nil }
    let name = first(with.lowerBound, of: line)
    return [
      .section(
        words.label(name), range,
        fields.flatMap { inputs.wishes($0, mayBePressed: false) } + [
          .action(words.label(name), name)
        ])
    ]
  }

  /// "Open one to read the notes": what is done to the thing that is opened.
  private func opened(_ line: SourceRange, _ range: SourceRange) -> Deed? {
    let folded = words.folded(line)
    guard let open = phrases.opening(of: folded, as: "deeds open"),
      let to = phrases.find("deeds to", in: folded, from: open.length), to.upperBound < folded.count
    else { return nil }
    let object = folded.words[open.length..<to.lowerBound]
    let noun = object.last.map { word in
      phrases.sense(ofAll: FoldedWords(word), as: "deeds any") != nil ? "" : word
    }
    return .each(.action(words.label(behind(to.upperBound, in: line)), range), noun: noun ?? "")
  }

  /// A deed without the words for any thing behind it: "archive one", "edit an entry".
  private func withoutObject(_ line: SourceRange) -> SourceRange {
    var rest = words.droppingLast(1, from: line)
    if words.count(rest) > 1, let last = words.folded(rest).words.last,
      phrases.sense(ofAll: FoldedWords(last), as: "word article") != nil
    {
      rest = words.droppingLast(1, from: rest)
    }
    return rest
  }

  /// The choices of a line such as "Filter by city, agent" or "Sort by oldest first".
  package func choices(_ range: SourceRange) -> [Request]? {
    let folded = words.folded(range)
    let line = FieldLine(range, of: words)
    if let filter = phrases.opening(of: folded, as: "opening filter"),
      let value = line.value, filter.length < words.count(line.label),
      case let options = words.members(of: value), options.count > 1
    {
      // "Filter by task: kitchen, driving, sorting" states the options.
      var details = Details(label: words.label(words.dropping(filter.length, from: line.label)))
      details.items = inputs.items(options)
      return [Request(.need(.choice), range, details)]
    }
    if let filter = phrases.opening(of: folded, as: "opening filter"), filter.length < folded.count,
      line.value == nil
    {
      return words.members(of: words.dropping(filter.length, from: range)).map {
        Request(.need(.choice), $0, Details(label: words.label($0)))
      }
    }
    if let sort = phrases.opening(of: folded, as: "opening sort"), sort.length < folded.count {
      let rest = words.dropping(sort.length, from: range)
      let name = SourceRange(range.lowerBound, words.place(after: sort.length, in: range).end)
      var details = Details(label: words.label(name))
      if folded.words[0] == "sortable" { details.label?.text = "Sort by" }
      details.items = inputs.items(words.members(of: rest))
      return [Request(.need(.choice), range, details)]
    }
    return nil
  }
}
