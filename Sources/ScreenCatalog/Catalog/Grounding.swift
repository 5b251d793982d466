public import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables

/// A brief with facts of the catalog where it named things and none of them.
public struct Grounding: Hashable, Sendable {
  /// The brief, its things filled in; each fact says which topic it comes from.
  public var brief: Brief
  /// The brief without those facts, as it is to be held to what is shown: a figure that stands for
  /// the things that it counts asks for those, and what asks for a closed set, for the whole of it.
  public var asked: Brief
  /// The recipe, the plan and the topics found, in the order of the requirements.
  public var matches: [Catalog.Match]
  /// The topics that came near and were not taken, in the order of the requirements.
  public var nearMisses: [Catalog.NearMiss] = []
}

extension Catalog {
  /// How many things are shown where an intent does not say.
  package static let usualCount = 8

  /// Fills in the things that a brief asks for by their kind: "ten cities", "a list of planets".
  ///
  /// What the intent names itself, and what no topic is near enough to, is left as it is.
  ///
  /// - Parameters:
  ///   - brief: What is asked.
  ///   - isTaken: Whether a thing may be shown by its name; of a closed set, all are.
  /// - Returns: The brief with its things, and where they are from.
  public func ground(
    _ brief: Brief, where isTaken: (String) -> Bool = { _ in true }
  ) -> Grounding {
    var grounding = Grounding(brief: brief, asked: brief, matches: [])
    if let match = phraseMatch(for: brief) ?? recipeMatch(for: brief) ?? planMatch(for: brief) {
      grounding.matches.append(match)
    }
    for index in brief.requirements.indices {
      groundThings(at: index, of: &grounding, where: isTaken)
    }
    groundParts(of: &grounding)
    return grounding
  }

  /// Fills in the things that one requirement asks for by their kind.
  private func groundThings(
    at index: Int, of grounding: inout Grounding, where isTaken: (String) -> Bool
  ) {
    let counted = countedThings(grounding.brief.requirements[index], in: grounding.brief)
    let isByKind = grounding.brief.requirements[index].namesThingsByKind(in: grounding.brief)
    guard counted != nil || isByKind else { return }
    let brief = grounding.brief
    var requirement = brief.requirements[index]
    let whole = counted == nil ? wholeName(of: requirement, in: brief) : nil
    let search = (counted ?? whole).map { .found($0) } ?? search(for: requirement)
    guard let match = search.match, var topic = match.topic else {
      if case .declined(let miss?) = search { grounding.nearMisses.append(miss) }
      return
    }
    guard requirement.isAnswered(by: topic), requirement.details.columns.isEmpty || match.isNamed
    else {
      let reason: NearMiss.Reason =
        requirement.details.columns.isEmpty ? .otherKind : .ownColumns
      grounding.nearMisses.append(
        NearMiss(words: requirement.words, topic: topic.id, reason: reason))
      return
    }
    if counted != nil { requirement.countThings() }
    if !topic.isClosed { topic.items.removeAll { !isTaken($0[0]) } }
    let words = KindPhrase(requirement.words)
    // Of "eight-thousanders" the number is part of the name.
    let isNumbered = named(words, in: [.whole]) != nil
    let asked =
      requirement.details.count ?? (isNumbered ? nil : words.count.flatMap { $0 > 1 ? $0 : nil })
    if let asked, asked > topic.items.count {
      requirement.details.count = asked
      grounding.asked.diagnostics.append(
        Diagnostic(
          .warning, id: "catalog-short",
          "the catalog knows \(topic.items.count) of the \(asked) requested",
          at: requirement.range))
    }
    let count = asked ?? (topic.isClosed ? topic.items.count : Self.usualCount)
    if topic.isClosed { requirement.details.count = count }
    grounding.asked.requirements[index] = requirement
    requirement.fill(with: topic, count: count)
    if requirement.subject == .need(.ranking), words.onlyPraises {
      // "The best films" are some that are good; none is said to be better than another.
      requirement.subject = .need(.records)
    }
    requirement.details.isOrderOpen =
      match.isOrderOpen || requirement.subject == .need(.ranking) && !match.isInOrder(words)
    grounding.brief.requirements[index] = requirement
    if let whole {
      grounding.brief.title = Phrase(Wording.capitalized(whole.id), at: requirement.range)
    } else if let name = bareTitle(of: requirement, in: brief) {
      if brief.title.isBare { grounding.brief.title = name }
      grounding.brief.requirements[index].details.label = name
    }
    grounding.matches.append(match)
  }

  /// What the words of a requirement name, or failing that its label; an order that only the words
  /// claim is not that of what the label names.
  private func search(for requirement: Requirement) -> Search {
    if requirement.isDoneInOrder { return search(requirement.undertaking, index: nil) }
    // Whoever names columns asks for records of their own, so no topic comes near.
    let hasColumns = !requirement.details.columns.isEmpty
    let words = search(requirement.words, index: hasColumns ? nil : .shipped)
    guard words.match == nil, let label = requirement.details.label?.text,
      var match = search(label, index: nil).match
    else { return words }
    if !KindPhrase(label).claimsOrder, KindPhrase(requirement.words).claimsOrder {
      match.isOrderOpen = true
    }
    return .found(match)
  }

  /// What made a brief of a phrase, where no recipe did.
  private func phraseMatch(for brief: Brief) -> Match? {
    brief.match.map { Match(found: .phrase($0), method: .name, similarity: 1000) }
  }

  /// The recipe that says what the screen holds, where the intent names its kind and not all of it.
  private func recipeMatch(for brief: Brief) -> Match? {
    let book = RecipeLibrary.shipped
    let recipe =
      brief.requirements.isEmpty
      ? book.screen(named: brief.topic.text) : brief.recipe.flatMap(book.screen(named:))
    return recipe.map { Match(found: .recipe($0), method: .name, similarity: 1000) }
  }

  /// The protocol of the plan that a brief lays out: no one but a plan asks for things that are
  /// the catalog's already.
  private func planMatch(for brief: Brief) -> Match? {
    let asked = brief.requirements.first { !$0.isImplied && !$0.details.items.isEmpty }
    guard case .catalog(let id)? = asked?.details.items.first?.label.origin,
      let plan = PlanLibrary.shipped.planProtocol(id: id)
    else { return nil }
    return Match(found: .plan(plan), method: .name, similarity: 1000)
  }
}

extension Requirement {
  /// Whether it asks for several things by what they are, and names none of them.
  fileprivate func namesThingsByKind(in brief: Brief) -> Bool {
    guard details.items.isEmpty, !isImplied || brief.recipe == nil && brief.match == nil else {
      return false
    }
    switch subject {
    case .need(let need): return need == .records || need == .ranking || need == .sequence
    case .component(let kind):
      return kind == .list || kind == .checklist || kind == .table || kind == .steps
    case .section, .unknown: return false
    }
  }

  /// Whether a topic's items are what it asks for: things to do in order are the items of a topic
  /// of steps, and how something is done is no thing.
  fileprivate func isAnswered(by topic: Topic) -> Bool {
    let isOfSteps = topic.columns.first == "Step"
    return isDoneInOrder ? isOfSteps : !isOfSteps || !asksHow
  }

  /// Whether it asks how something is done.
  private var asksHow: Bool {
    WordSequence(words).words.contains { $0.elementsEqual("how".utf8) }
  }

  /// Takes the first items of a topic: with their values where no columns are requested, or where
  /// the first of those, after the names of the items, is the values' own.
  fileprivate mutating func fill(with topic: Topic, count: Int) {
    let origin = Origin.catalog(topic: topic.id)
    let column = topic.columns.count > 1 ? topic.columns[1] : nil
    let name = SampleValues.embedded.nameColumn(of: details, called: topic.columns[0])
    let isAsked =
      details.columns.dropFirst(name == 0 ? 1 : 0).first.map {
        WordSequence($0.text) == WordSequence(column ?? "")
      } ?? details.columns.isEmpty
    details.items = topic.items.prefix(count).map { values in
      let shown = isAsked ? values.dropFirst() : []
      return Details.Item(
        Phrase(values[0], from: origin), values: shown.map { Phrase($0, from: origin) })
    }
    guard subject == .component(.table), details.columns.isEmpty, let column else { return }
    details.nameColumn = Phrase(topic.columns[0], from: origin)
    details.columns = [Phrase(column, from: origin)]
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
