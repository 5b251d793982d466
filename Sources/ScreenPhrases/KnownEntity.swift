import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// A thing of the world, by all that rows of topics and frames say of it: each column once, the topic
/// that says most first.
struct KnownEntity: Sendable {
  /// A value of it, and where that is from.
  struct Fact: Sendable {
    var label: String
    var value: String
    var source: String
  }

  /// Its name as the catalog writes it.
  let name: String
  private(set) var facts: [Fact] = []
  /// The topics that it stands in, the one that says most first.
  private(set) var topics: [Topic] = []
  /// Whether the words are all of its name.
  let isWhole: Bool

  /// The most facts that are shown.
  private static let mostFacts = 8

  /// The thing that words, in lower case, are the name of, or the last name of a person; nil where none
  /// is, or names of several things end so.
  init?(_ words: ArraySlice<String>, _ bundle: CatalogBundle, _ lexicon: PhraseLexicon) {
    let said = words.joined(separator: " ")
    guard said.utf8.count > 2 else { return nil }
    var (whole, part): ([Group], [Group]) = ([], [])
    for row in bundle.topics.table.rows(naming: said) {
      let entry = bundle.topics.table.entries[row.topic]
      let kind = (entry.columns.first ?? "").lowercased()
      guard !lexicon.has(.unworldly, kind), entry.columns.count > 1 || !entry.names.isEmpty else {
        continue
      }
      guard let fit = Fit(said, row.values[0], of: kind, lexicon) else { continue }
      let topic = entry.topic
      let facts = zip(topic.columns, row.values).dropFirst().map {
        Fact(label: $0, value: $1, source: topic.id)
      }
      switch fit {
      case .whole: Group.add(facts, row.values[0], kind, topic, to: &whole, lexicon)
      case .part: Group.add(facts, row.values[0], kind, topic, to: &part, lexicon)
      }
    }
    for (frame, row) in bundle.frames.facts(of: said) {
      let facts = frame.attributes.indices.filter { $0 != frame.titlePlace }.map {
        Fact(
          label: frame.attributes[$0].label, value: frame.attributes[$0].shown(row[$0]),
          source: frame.name)
      }
      Group.add(facts, frame.title(of: row), frame.name, nil, to: &whole, lexicon)
    }
    guard var group = Self.meant(whole, part) else { return nil }
    group.sort()
    name = group.name
    isWhole = whole.contains { $0.name == group.name }
    topics = group.topics
    var labels: Set<String> = []
    for (place, said) in group.facts.enumerated() {
      for fact in said where facts.count < Self.mostFacts {
        let label = fact.label.lowercased()
        guard place == 0 || !lexicon.has(.loose, label), fact.value != "None", fact.value != "—",
          fact.value.lowercased() != name.lowercased(), labels.insert(label).inserted,
          !repeats(fact, lexicon)
        else { continue }
        facts.append(fact)
      }
    }
  }

  /// What words mean that are the whole name of some things and the last name of others: the person
  /// where more lists name that one, so that "Darwin" is no city first. Of a last name that several
  /// have nobody knows whom it means.
  private static func meant(_ whole: [Group], _ part: [Group]) -> Group? {
    let thing = whole.max { $0.weight < $1.weight }
    guard Set(part.map(\.name)).count == 1,
      let person = part.max(by: { $0.weight < $1.weight }),
      person.facts.count > thing?.facts.count ?? 0
    else { return thing }
    return person
  }

  /// Whether a fact says what another topic said before: "River: Danube" after "On: Danube", "Reed: Single"
  /// after "Played by: Single reed". Figures, and values of many things, may be the same by chance.
  private func repeats(_ fact: Fact, _ lexicon: PhraseLexicon) -> Bool {
    let value = fact.value.lowercased()
    guard !value.utf8.contains(where: \.isASCIIDigit), !lexicon.has(.shared, value) else {
      return false
    }
    let words = [fact.value, fact.label].map { WordSequence($0) }
    return facts.contains { earlier in
      guard earlier.source != fact.source else { return false }
      let said = WordSequence(earlier.value)
      return earlier.value.lowercased() == value || words.allSatisfy { said.contains($0) }
    }
  }

  /// How words are the name of a row.
  private enum Fit {
    case whole, part

    init?(_ words: String, _ name: String, of kind: String, _ lexicon: PhraseLexicon) {
      let lowercased = name.lowercased()
      if lowercased == words {
        self = .whole
        return
      }
      guard lowercased.hasSuffix(" " + words) else { return nil }
      let front = lowercased.dropLast(words.utf8.count + 1)
      if lexicon.has(.byname, front.split(separator: " ").map(String.init)) {
        self = .whole
      } else if lexicon.has(.people, kind.split(separator: " ").map(String.init)) {
        self = .part
      } else {
        return nil
      }
    }
  }

  /// What is said of things of one name and kind.
  private struct Group {
    var name: String
    var kind: String
    var facts: [[Fact]] = []
    var topics: [Topic] = []

    /// Puts what is said of all such things before what is said of some, "countries" before "members of
    /// a pact", and more before less.
    mutating func sort() {
      func rank(_ topic: Topic) -> (Int, Int) {
        let last = topic.id.split(separator: " ").last.map(String.init) ?? ""
        let isGeneral = Wording.singular(last) == (topic.columns.first ?? "").lowercased()
        return (isGeneral ? 0 : 1, -topic.columns.count)
      }
      topics.sort { rank($0) < rank($1) }
      let sources = topics.map(\.id)
      func place(_ facts: [Fact]) -> Int {
        facts.first.flatMap { sources.firstIndex(of: $0.source) } ?? 0
      }
      facts = facts.indices.sorted { (place(facts[$0]), $0) < (place(facts[$1]), $1) }.map {
        facts[$0]
      }
    }

    /// How much is said.
    var weight: Int { facts.reduce(0) { $0 + $1.count } * 4 + topics.count }

    /// Adds facts to the group of their name: a person is the same in all topics, of other things a kind
    /// tells Mercury, the planet, from the metal.
    static func add(
      _ facts: [Fact], _ name: String, _ kind: String, _ topic: Topic?, to groups: inout [Group],
      _ lexicon: PhraseLexicon
    ) {
      func isPerson(_ kind: String) -> Bool {
        lexicon.has(.people, kind.split(separator: " ").map(String.init))
      }
      func head(_ kind: String) -> Substring? { kind.split(separator: " ").last }
      let place =
        groups.firstIndex {
          $0.name.lowercased() == name.lowercased()
            && (head($0.kind) == head(kind) || isPerson($0.kind) && isPerson(kind))
        } ?? groups.count
      if place == groups.count { groups.append(Group(name: name, kind: kind)) }
      groups[place].facts.append(facts)
      if let topic { groups[place].topics.append(topic) }
    }
  }
}

extension KnownEntity {
  /// Its name, where the title has another, its facts, and others of its lists.
  func requirements(titled title: String) -> [Requirement] {
    let origin = Origin.catalog(topic: facts.first?.source ?? topics.first?.id ?? "")
    var requirements: [Requirement] = []
    if title.lowercased() != name.lowercased() {
      requirements.append(component(.heading, Phrase(name, from: origin)))
    }
    for fact in facts {
      let origin = Origin.catalog(topic: fact.source)
      var requirement = component(.keyValue, Phrase(fact.label, from: origin))
      requirement.details.value = Phrase(fact.value, from: origin)
      requirements.append(requirement)
    }
    return requirements + related()
  }

  /// The first others of the list that says most of it.
  func related() -> [Requirement] {
    topics.prefix(1).flatMap { topic -> [Requirement] in
      let origin = Origin.catalog(topic: topic.id)
      let others = topic.items.filter { $0[0] != name }.prefix(5)
      guard others.count > 1 else { return [] }
      let title = Phrase(Wording.capitalized(topic.id), from: origin)
      var list = component(.list, title)
      list.details.variant = "plain"
      list.details.items = others.map { values in
        Details.Item(
          Phrase(values[0], from: origin),
          values: values.dropFirst().prefix(2).map { Phrase($0, from: origin) })
      }
      return [list]
    }
  }

  private func component(_ kind: ComponentKind, _ label: Phrase) -> Requirement {
    Requirement(
      .component(kind), range: .at(0), words: kind.rawValue + " " + label.text,
      details: Details(label: label), isImplied: true)
  }
}
