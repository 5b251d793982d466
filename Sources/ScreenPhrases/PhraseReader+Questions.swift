import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// Questions of fact: "how tall is Mount Everest", "which bin goes out when".
extension PhraseReader {
  /// What a question asks of its subject.
  private struct Question {
    /// What the value is called.
    var label: String
    /// The other names of the column that has it.
    var columns: [String] = []
    var subject: ArraySlice<String>
  }

  /// Answers a question with the value that the catalog knows, or with a place for it.
  func asked(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard words.count > 2, !isTopic(words), things.named(words) == nil else { return nil }
    if words.first == "which",
      let answer = assigned(words.dropFirst(), request) ?? inState(words.dropFirst(), request)
    {
      return answer
    }
    // "My plants and when to water" are plants with a day each.
    if let link = words.firstIndex(of: "and"), link + 2 < words.endIndex, words[link + 1] == "when",
      let answer = assigned(things.withoutArticles(words[..<link]) + words[(link + 1)...], request)
    {
      return answer
    }
    if let question = possessed(words), let answer = known(question, request) { return answer }
    guard let question = question(words), !question.subject.isEmpty else { return nil }
    return known(question, request) ?? open(question, request)
  }

  // MARK: Reading

  private static let linking: Set<String> = [
    "is", "are", "was", "were", "does", "do", "did", "can", "should", "will", "has", "have",
  ]

  /// Returns the question that words ask, or nil if they ask how something is done or are none.
  private func question(_ words: ArraySlice<String>) -> Question? {
    let rest = words.dropFirst()
    guard let first = words.first, let next = rest.first else { return nil }
    let object = things.withoutArticles(rest.dropFirst())
    switch first {
    case "when" where Self.linking.contains(next):
      return Question(label: "Date", columns: ["Day", "When"], subject: withoutYear(object))
    case "where" where Self.linking.contains(next):
      return Question(label: "Place", columns: ["Country", "Region", "Where"], subject: object)
    case "how" where next == "many" || next == "much": return counted(rest.dropFirst())
    case "how":
      guard let link = rest.dropFirst().first, Self.linking.contains(link) else { return nil }
      let subject = withoutVerb(things.withoutArticles(rest.dropFirst(2)))
      switch next {
      case "far": return Question(label: "Distance", subject: subject)
      case "old": return Question(label: "Age", columns: ["Born", "Founded"], subject: subject)
      case "long" where link == "does": return Question(label: "Time", subject: subject)
      default:
        guard let order = lexicon.superlative(ofAdjective: next).flatMap(lexicon.order),
          let label = order.columns.first(where: { !$0.hasPrefix("-") })
        else { return nil }
        return Question(label: label, columns: order.columns, subject: subject)
      }
    case "what":
      // "What time is sunset" asks for a time, and "which plants are hard to kill" for plants.
      guard let link = rest.dropFirst().first, link == "is" || link == "does",
        !Self.linking.contains(next), Wording.singular(next) == next
      else { return nil }
      return Question(
        label: Wording.capitalized(next),
        subject: withoutVerb(things.withoutArticles(rest.dropFirst(2))))
    default: return nil
    }
  }

  /// Returns a question of how many or how much: what is counted, and in what.
  private func counted(_ words: ArraySlice<String>) -> Question? {
    let end =
      words.firstIndex { Self.linking.contains($0) || lexicon.has(.condition, $0) }
      ?? words.endIndex
    guard end < words.endIndex else { return nil }
    let noun = words[..<end]
    var subject = words[(end + 1)...].drop {
      Self.linking.contains($0) || lexicon.has(.condition, $0) || lexicon.has(.article, $0)
        || $0 == "there"
    }
    guard noun.isEmpty else {
      let plain = noun.last == "live" ? noun.dropLast() : noun
      return Question(
        label: Wording.capitalized(plain.spaced),
        columns: plain.first == "people" ? ["Population", "Inhabitants"] : [],
        subject: withoutVerb(subject))
    }
    let verb = subject.last ?? ""
    let label = ["weigh": "Weight", "cost": "Price", "earn": "Pay"][verb]
    if label != nil { subject = subject.dropLast() }
    return Question(label: label ?? "Price", columns: ["Cost"], subject: subject)
  }

  /// Returns words without a verb at the end: "rivers does Poland have".
  private func withoutVerb(_ words: ArraySlice<String>) -> ArraySlice<String> {
    guard words.count > 1, let last = words.last, Self.linking.contains(last) || last == "take"
    else { return words }
    return words.dropLast()
  }

  /// Returns what is asked of a thing as "capital of Australia".
  private func possessed(_ words: ArraySlice<String>) -> Question? {
    guard let link = words.firstIndex(of: "of"), link > words.startIndex,
      link - words.startIndex < 3, case let subject = things.withoutArticles(words[(link + 1)...]),
      (1...3).contains(subject.count),
      case let noun = things.withoutArticles(words[..<link]), !noun.isEmpty,
      noun.last.map({ Wording.singular($0) == $0 }) ?? false
    else { return nil }
    return Question(label: Wording.capitalized(noun.spaced), subject: subject)
  }

  // MARK: Answering

  /// Answers with a value that the catalog knows, and what else it knows of the subject.
  private func known(_ question: Question, _ request: ShortRequest) -> PhraseAnswer? {
    guard let thing = entity(named: question.subject), thing.isWhole else { return nil }
    let names = [question.label] + question.columns
    let wanted = names.map { WordSequence($0) }
    // A holiday of one country is not on its day in all of them.
    let facts = thing.facts.filter { fact in
      !fact.source.spacedWords.contains { lexicon.has(.placing, String($0)) }
    }
    let fact = wanted.firstNonNil { name in
      facts.first { WordSequence($0.label) == name }
        ?? facts.first { WordSequence($0.label).contains(name) }
    }
    guard let fact else { return nil }
    let origin = Origin.catalog(topic: fact.source)
    var stat = part(.stat, fact.label)
    stat.details.label = Phrase(fact.label, from: origin)
    stat.details.value = Phrase(fact.value, from: origin)
    let others = thing.requirements(titled: title(of: request)).filter {
      $0.details.label?.text != fact.label
    }
    let heading = others.prefix { $0.subject == .component(.heading) }
    return PhraseAnswer(
      contents: .made(
        heading + [stat] + others.dropFirst(heading.count), layout: nil),
      reason: "'\(fact.label)' of '\(thing.name)' in '\(fact.source)'", isExact: true)
  }

  /// Answers with a place for what is asked, and a search for the same of others.
  private func open(_ question: Question, _ request: ShortRequest) -> PhraseAnswer? {
    guard question.subject.count < 5,
      !question.subject.contains(where: { lexicon.has(.clause, $0) })
    else { return nil }
    let subject = Wording.capitalized(written(question.subject.spaced, as: request))
    var stat = part(.stat, question.label)
    stat.details.value = Phrase("—", from: .catalog(topic: "question"))
    var card = Requirement(
      .section(.card), range: .at(0), words: "section " + subject,
      details: Details(label: Phrase(subject)), isImplied: true)
    card.parent = nil
    stat.parent = 0
    var search = part(.field, "Ask about something else")
    search.details.fieldKind = .search
    let note = "The answer is to be filled in: give it as data, or name a model."
    var paragraph = part(.paragraph, note)
    paragraph.details.label = nil
    paragraph.details.value = Phrase(note, from: .catalog(topic: "question"))
    paragraph.parent = 0
    var answer = PhraseAnswer(
      contents: .made([card, stat, paragraph, search, part(.button, "Search")], layout: nil),
      reason: "a place for what is asked")
    answer.isOpen = true
    answer.lacks = [
      Brief.UnmetCondition(
        range: request.range(request.words.indices),
        reason: "the answer is not known here: give data, or name a model")
    ]
    return answer
  }

  /// Answers which things are in a state with those: "which room is free".
  private func inState(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    guard words.count > 2, let state = words.last, case let link = words[words.endIndex - 2],
      link == "is" || link == "are", var thing = things.named(words.dropLast(2)),
      !thing.frame.isFactual
    else { return nil }
    if !thing.hold(option: state) {
      guard lexicon.has(.state, state) else { return nil }
      thing.hold(state: state)
    }
    return frameList(
      ListQuery(core: words.dropLast(2)), request,
      of: ThingFinder.Finding(thing: thing, rest: 0, isExact: false))
  }

  /// Answers which things go where, or when, with a row for each of them: "which bin goes out when".
  private func assigned(_ words: ArraySlice<String>, _ request: ShortRequest) -> PhraseAnswer? {
    let asking: Set = ["when", "where", "which", "whom", "who", "what"]
    guard let link = words.dropFirst().firstIndex(where: asking.contains),
      let length = (1...3).reversed().first(where: {
        $0 <= link - words.startIndex && things.finding(words.prefix($0)) != nil
      }), var thing = things.finding(words.prefix(length))?.thing, !thing.frame.rows.isEmpty
    else { return nil }
    let object = things.withoutArticles(words[(link + 1)...])
    let isTime = words[link] == "when" || ["day", "date"].contains(object.first ?? "")
    let label =
      switch words[link] {
      case "when": object.first == "to" ? Wording.capitalized(words[link...].spaced) : "When"
      case "where": "Where"
      case "who", "whom": "Who"
      default: Wording.capitalized(object.prefix(2).spaced)
      }
    guard !label.isEmpty else { return nil }
    thing.frame.source = nil
    if thing.frame.role == .fact { thing.frame.role = .thing }
    let title = thing.frame.titlePlace
    thing.frame.rows = thing.frame.rows.prefix(6).map { [$0[title]] }
    thing.frame.attributes = [thing.frame.attributes[title]]
    let other = things.named(object)?.frame
    let names = other.map { frame in frame.isFactual ? [] : frame.rows.map { frame.title(of: $0) } }
    thing.ask(label)
    for row in thing.frame.rows.indices {
      if isTime {
        thing.frame.rows[row][1] = SamplePeriod.weekday(row * 2 + 1)
      } else if let names, !names.isEmpty {
        thing.frame.rows[row][1] = names[row % names.count]
      }
    }
    guard let pattern = bundle.patterns.pattern(.head, PhraseKey("asked table")) else { return nil }
    return made(
      pattern, thing, request, verb: "", reason: "what goes with each, \(thing.reason)")
  }

  private func part(_ kind: ComponentKind, _ label: String) -> Requirement {
    Requirement(
      .component(kind), range: .at(0), words: kind.rawValue + " " + label,
      details: Details(label: Phrase(label)), isImplied: true)
  }
}
