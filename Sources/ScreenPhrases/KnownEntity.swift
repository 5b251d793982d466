import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// A thing of the world with everything that rows of topics and frames say about it. Each column
/// appears once, and the most informative topic comes first.
struct KnownEntity: Sendable {
  /// A value of the thing, and its source.
  struct Fact: Sendable {
    var label: String
    var value: String
    var source: String
  }

  /// The name as written in the catalog.
  let name: String
  private(set) var facts: [Fact] = []
  /// The topics that list the thing, the most informative first.
  private(set) var topics: [Topic] = []
  /// Whether the words are its full name.
  let isWhole: Bool

  /// The maximum number of facts to show.
  private static let mostFacts = 8

  /// Finds the thing that some of the rows are about: those of topics and of frames that contain
  /// the words.
  fileprivate init?(
    _ said: String, in rows: [TopicTable.Row], of topics: TopicTable,
    _ frames: [(frame: Frame, row: [String])], _ lexicon: PhraseLexicon
  ) {
    var (whole, part): ([Group], [Group]) = ([], [])
    for row in rows {
      let entry = topics.entries[row.topic]
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
    for (frame, row) in frames {
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
    self.topics = group.topics
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

  /// Returns the thing that words mean if they are the full name of some things and the last name
  /// of others. The person wins if more lists contain that one, so that "Darwin" is not primarily a
  /// city. A last name that several people share is ambiguous and names none of them.
  private static func meant(_ whole: [Group], _ part: [Group]) -> Group? {
    let thing = whole.max { $0.weight < $1.weight }
    guard Set(part.map(\.name)).count == 1,
      let person = part.max(by: { $0.weight < $1.weight }),
      person.facts.count > thing?.facts.count ?? 0
    else { return thing }
    return person
  }

  /// Whether a fact repeats what another topic already said: "River: Danube" after "On: Danube",
  /// "Reed: Single" after "Played by: Single reed". Figures and values common to many things can
  /// coincide by chance.
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

  /// How words match the name of a row.
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

  /// The facts about things with one name and kind.
  private struct Group {
    var name: String
    var kind: String
    var facts: [[Fact]] = []
    var topics: [Topic] = []

    /// Sorts topics about all such things ("countries") before topics about some of them ("members
    /// of a pact"), and topics with more columns before those with fewer.
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

    /// The amount of information in the group.
    var weight: Int { facts.reduce(0) { $0 + $1.count } * 4 + topics.count }

    /// Adds facts to the group of their name. A person is the same in all topics, while other
    /// things with the same name are distinguished by kind, such as the planet Mercury and the
    /// metal.
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
  /// Returns the name if the title differs from it, the facts, and related things from its lists.
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

  /// Returns the first other things in the list that says most about this one.
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

extension PhraseReader {
  /// Returns the thing whose name, or the person whose last name, is the lower-case words, or nil
  /// if there is none, or if only last names match and several people share them.
  func entity(named words: ArraySlice<String>) -> KnownEntity? {
    let said = words.spaced
    guard said.utf8.count > 2 else { return nil }
    let (rows, frames) = (topics.rows(naming: said), bundle.frames.facts(of: said))
    guard !rows.isEmpty || !frames.isEmpty else { return nil }
    return KnownEntity(said, in: rows, of: topics, frames, lexicon)
  }
}
