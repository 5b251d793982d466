internal import ScreenDiagnostics
internal import ScreenModel

/// A brief with facts of the catalog where it named things and none of them.
public struct Grounding: Hashable, Sendable {
  /// The brief, its things filled in; each fact says which topic it comes from.
  public var brief: Brief
  /// The recipe, the plan and the topics found, in the order of the requirements.
  public var matches: [Catalog.Match]
  /// The topics that came near and were not taken, in the order of the requirements.
  public var nearMisses: [Catalog.NearMiss] = []
}

extension Catalog {
  /// How many things are shown where an intent does not say.
  static let usualCount = 8

  /// Fills in the things that a brief asks for by their kind: "ten cities", "a list of planets".
  ///
  /// What the intent names itself, and what no topic is near enough to, is left as it is.
  public func ground(_ brief: Brief) -> Grounding {
    var grounding = Grounding(brief: brief, matches: [])
    if let match = recipeMatch(for: brief) ?? planMatch(for: brief) {
      grounding.matches.append(match)
    }
    for (index, requirement) in brief.requirements.enumerated() {
      guard requirement.namesThingsByKind(in: brief) else { continue }
      let search = search(for: requirement)
      guard let match = search.match, let topic = match.topic else {
        if case .declined(let miss?) = search { grounding.nearMisses.append(miss) }
        continue
      }
      let details = requirement.details
      guard requirement.isAnswered(by: topic, match.method),
        details.columns.isEmpty || match.method == .name
      else {
        let reason: NearMiss.Reason = details.columns.isEmpty ? .otherKind : .ownColumns
        grounding.nearMisses.append(
          NearMiss(words: requirement.words, topic: topic.id, reason: reason))
        continue
      }
      let count = details.count ?? Self.usualCount
      if let asked = details.count, asked > topic.items.count {
        grounding.brief.diagnostics.append(
          Diagnostic(
            .warning, id: "catalog-short",
            "the catalog knows \(topic.items.count) of the \(asked) asked for",
            at: requirement.range))
      }
      grounding.brief.requirements[index].details.items = topic.items.prefix(count).map {
        Self.item($0, of: topic, under: details.columns)
      }
      if requirement.subject == .component(.table), details.columns.isEmpty,
        topic.columns.count > 1
      {
        let columns = topic.columns.map { Phrase($0, from: .catalog(topic: topic.id)) }
        grounding.brief.requirements[index].details.nameColumn = columns[0]
        grounding.brief.requirements[index].details.columns = [columns[1]]
      }
      grounding.matches.append(match)
    }
    groundParts(of: &grounding)
    return grounding
  }

  /// What the words of a requirement name, or failing that its label.
  private func search(for requirement: Requirement) -> Search {
    if requirement.isDoneInOrder { return search(requirement.undertaking, index: nil) }
    let words = search(requirement.words)
    guard words.match?.method != .name, let label = requirement.details.label?.text else {
      return words
    }
    guard words.match == nil else {
      let named = search(label, index: nil)
      return named.match?.method == .name ? named : words
    }
    let near = search(label)
    return near.match == nil ? words : near
  }

  /// The recipe that says what the screen holds, where the intent names its kind and not all of it.
  private func recipeMatch(for brief: Brief) -> Match? {
    let book = RecipeBook.shipped
    let recipe =
      brief.requirements.isEmpty
      ? book.screen(named: brief.topic.text) : brief.recipe.flatMap(book.screen(named:))
    return recipe.map { Match(found: .recipe($0), method: .name, similarity: 1000, concepts: []) }
  }

  /// The protocol of the plan that a brief lays out: no one but a plan asks for things that are
  /// the catalog's already.
  private func planMatch(for brief: Brief) -> Match? {
    let asked = brief.requirements.first { !$0.isImplied && !$0.details.items.isEmpty }
    guard case .catalog(let id)? = asked?.details.items.first?.label.origin,
      let plan = PlanBook.shipped.planProtocol(id: id)
    else { return nil }
    return Match(found: .plan(plan), method: .name, similarity: 1000, concepts: [])
  }

  /// An item of a topic as the brief names things: with its value where no columns are asked for,
  /// or where the first of them is the value's own.
  private static func item(
    _ values: [String], of topic: Topic, under columns: [Phrase]
  ) -> Details.Item {
    let origin = Origin.catalog(topic: topic.id)
    var item = Details.Item(Phrase(values[0], from: origin))
    guard values.count > 1 else { return item }
    let isAsked =
      columns.first.map { WordSequence($0.text) == WordSequence(topic.columns[1]) } ?? true
    if isAsked { item.values = [Phrase(values[1], from: origin)] }
    return item
  }
}

extension Requirement {
  /// Whether it asks for several things by what they are, and names none of them.
  fileprivate func namesThingsByKind(in brief: Brief) -> Bool {
    guard details.items.isEmpty, !isImplied || brief.recipe == nil else { return false }
    switch subject {
    case .need(let need): return need == .records || need == .ranking || need == .sequence
    case .component(let kind):
      return kind == .list || kind == .checklist || kind == .table || kind == .steps
    case .section, .unknown: return false
    }
  }

  /// Whether a topic's items are what it asks for: things to do in order are the items of a topic
  /// of steps, which answers nothing else by mere likeness.
  fileprivate func isAnswered(by topic: Topic, _ method: Catalog.Match.Method) -> Bool {
    let isOfSteps = topic.columns.first == "Step"
    return isDoneInOrder ? isOfSteps : !isOfSteps || method != .likeness
  }

  /// Whether it asks for things to do one after the other.
  fileprivate var isDoneInOrder: Bool {
    subject == .need(.sequence) || subject == .component(.steps)
  }

  /// What is to be done, of "how to make coffee, step by step" and "steps for making coffee".
  fileprivate var undertaking: String {
    let clause = words.prefix { $0 != "," && $0 != ":" }
    let parts = clause.split(separator: " ")
    let link = parts.prefix(4).firstIndex { $0 == "to" || $0 == "for" || $0 == "of" }
    return parts[(link.map { $0 + 1 } ?? 0)...].joined(separator: " ")
  }
}
