public import ScreenBrief
internal import ScreenDiagnostics
internal import ScreenModel
internal import ScreenTables
internal import ScreenText

/// A brief in which the catalog filled in the items of things that were only named by kind.
public struct Grounding: Hashable, Sendable {
  /// The brief with its items filled in; each fact carries the topic that it comes from.
  public var brief: Brief
  /// The brief without those facts, for checking what is shown. A figure that counts things is
  /// replaced by a request for the things, and a closed set is requested in full.
  public var asked: Brief
  /// The recipe, plan and topics found, in the order of the requirements.
  public var matches: [Catalog.Match]
  /// The topics that came close but were rejected, in the order of the requirements.
  public var nearMisses: [Catalog.NearMiss] = []
}

extension Catalog {
  /// Fills in the things that a brief asks for by kind, such as "ten cities" or "a list of
  /// planets".
  ///
  /// Things that the intent names itself, and kinds without a close enough topic, are left
  /// unchanged.
  ///
  /// - Parameters:
  ///   - brief: The brief to fill in.
  ///   - isTaken: Whether an item may be shown, given its name. It is not applied to closed sets.
  /// - Returns: The brief with its items, and where they come from.
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

  /// Fills in the things that one requirement asks for by kind.
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
    // In "eight-thousanders", the number is part of the name.
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
    let isAlone = brief.requirements.count == 1 && requirement.subject == .need(.records)
    let count = asked ?? (isAlone ? topic.wholeCount : topic.usualCount)
    if topic.isClosed { requirement.details.count = count }
    grounding.asked.requirements[index] = requirement
    requirement.fill(with: topic, count: count)
    if requirement.subject == .need(.ranking), words.onlyPraises {
      // "The best films" are some good ones; their order is not a ranking.
      requirement.subject = .need(.records)
    }
    requirement.details.isOrderOpen =
      match.isOrderOpen || requirement.subject == .need(.ranking) && !match.isInOrder(words)
    requirement.details.isSelection =
      asked == nil && !topic.isClosed && !words.claimsOrder && requirement.details.columns.isEmpty
      && [.need(.records), .component(.list)].contains(requirement.subject)
    grounding.brief.requirements[index] = requirement
    if let whole {
      grounding.brief.title = Phrase(Wording.capitalized(whole.id), at: requirement.range)
    } else if let name = bareTitle(of: requirement, in: brief) {
      if brief.title.isBare { grounding.brief.title = name }
      grounding.brief.requirements[index].details.label = name
    }
    grounding.matches.append(match)
  }

  /// Searches for the words of a requirement, or failing that for its label. If only the words
  /// claim an order, the order of the label's topic remains open.
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

  /// Returns the match for a brief that was made from a phrase without a recipe.
  private func phraseMatch(for brief: Brief) -> Match? {
    brief.match.map { Match(found: .phrase($0), method: .name, similarity: 1000) }
  }

  /// Returns the recipe for the contents of the screen, if the intent names its kind without
  /// listing all of it.
  private func recipeMatch(for brief: Brief) -> Match? {
    let book = RecipeLibrary.shipped
    let recipe =
      brief.requirements.isEmpty
      ? book.screen(named: brief.topic.text) : brief.recipe.flatMap(book.screen(named:))
    return recipe.map { Match(found: .recipe($0), method: .name, similarity: 1000) }
  }

  /// Returns the protocol of the plan that a brief lays out. Only plans request items that already
  /// come from the catalog.
  private func planMatch(for brief: Brief) -> Match? {
    let asked = brief.requirements.first { !$0.isImplied && !$0.details.items.isEmpty }
    guard case .catalog(let id)? = asked?.details.items.first?.label.origin,
      let plan = PlanLibrary.shipped.planProtocol(id: id)
    else { return nil }
    return Match(found: .plan(plan), method: .name, similarity: 1000)
  }
}

extension Requirement {
  /// Whether the requirement asks for several things by kind and names none of them.
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

  /// Whether a topic's items can answer the requirement. Things to do in order need a topic of
  /// steps; other requirements accept one unless they ask how something is done.
  fileprivate func isAnswered(by topic: Topic) -> Bool {
    let isOfSteps = topic.columns.first == "Step"
    return isDoneInOrder ? isOfSteps : !isOfSteps || !asksHow
  }

  /// Whether the requirement asks how something is done.
  private var asksHow: Bool {
    WordSequence(words).words.contains { $0.elementsEqual("how".utf8) }
  }

  /// Fills in the first items of a topic. Their values are included if no columns are requested, or
  /// if the first requested column after the name is the column of the values.
  fileprivate mutating func fill(with topic: Topic, count: Int) {
    let origin = Origin.catalog(topic: topic.id)
    let column = topic.columns.count > 1 ? topic.columns[1] : nil
    let name = SampleValues.embedded.nameColumn(of: details, called: topic.columns[0])
    let isAsked =
      details.columns.dropFirst(name == 0 ? 1 : 0).first.map {
        WordSequence($0.text) == WordSequence(column ?? "")
      } ?? details.columns.isEmpty
    let items = Array(topic.items.prefix(count))
    // The columns of a table say what its values are.
    let isTable = subject == .component(.table) || !details.columns.isEmpty
    let told = isTable ? items : ListValues.told(items, columns: topic.columns)
    details.items = told.map { values in
      let shown = isAsked ? values.dropFirst() : []
      return Details.Item(
        Phrase(values[0], from: origin), values: shown.map { Phrase($0, from: origin) })
    }
    guard subject == .component(.table), details.columns.isEmpty, let column else { return }
    details.nameColumn = Phrase(topic.columns[0], from: origin)
    details.columns = [Phrase(column, from: origin)]
  }

  /// Whether the requirement asks for steps to do one after the other.
  fileprivate var isDoneInOrder: Bool {
    subject == .need(.sequence) || subject == .component(.steps)
  }

  /// The activity in "how to make coffee, step by step" or "steps for making coffee".
  fileprivate var undertaking: String {
    let clause = words.prefix { $0 != "," && $0 != ":" }
    let parts = clause.split(separator: " ")
    let link = parts.prefix(4).firstIndex { $0 == "to" || $0 == "for" || $0 == "of" }
    return parts[(link.map { $0 + 1 } ?? 0)...].spaced
  }
}
