internal import ScreenAdmission
import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

/// Decides the outcome of each requirement of a brief on an admitted screen.
struct RequirementChecker {
  /// The outcome of a requirement.
  struct Verdict {
    var outcome: Ledger.Entry.Outcome
    var paths: [TreePath] = []
    var reason: String

    static func unmet(_ reason: String, _ paths: [TreePath] = []) -> Verdict {
      Verdict(outcome: .unmet, paths: paths, reason: reason)
    }
  }

  let brief: Brief
  let evidence: Evidence
  /// What each requirement asks of elements.
  private let wanted: [Wanted]
  /// For each requirement, the claim on it.
  private var claims: [Claim?]
  /// The placement of each section and component of the proposal.
  private var placements: [Int: [TreePath]] = [:]
  /// The derived components that elements of the screen were lowered from, by element index.
  private var derived: [Int: DerivedComponent] = [:]
  /// The requirement that each single element answers.
  private var ownership = Ownership()
  /// The grammar of the screen; nil if none was given.
  private let grammar: Grammar?
  /// The values with signs that the intent states and the screen does not show in that form.
  let lost: [SourceRange]

  init(
    _ brief: Brief, _ claims: [Claim], _ screen: Screen, _ placements: [Admission.Placement],
    under grammar: Grammar?
  ) {
    self.brief = brief
    self.grammar = grammar
    evidence = Evidence(screen)
    wanted = brief.requirements.map(Wanted.init)
    // Signs in code belong to its language.
    let intent = brief.specified.isEmpty ? Array(brief.intent.utf8) : []
    lost = StatedValues(intent, on: screen).lost.filter { range in
      !brief.exclusions.contains { $0.range?.union(range) == $0.range }
    }
    self.claims = Array(repeating: nil, count: brief.requirements.count)
    for claim in claims where self.claims.indices.contains(claim.requirement) {
      self.claims[claim.requirement] = claim
    }
    for placement in placements {
      guard let key = Self.key(of: placement.proposed) else { continue }
      self.placements[key] = placement.admitted
      guard let grammar, let name = placement.derived,
        let component = grammar.component(named: name).flatMap({ DerivedComponent($0, in: grammar) }
        )
      else { continue }
      for path in placement.admitted {
        if let key = Self.key(of: path) { derived[key] = component }
      }
    }
    for index in Self.mostTellingFirst(wanted) {
      let claimed = claimedElements(index)
      let near = singles(for: index, among: claimed, isClaimed: true)
      // A requirement that several elements or a collection answer does not block others.
      guard claimed.isEmpty || !near.isEmpty, !ownership.add(index, options: near) else { continue }
      let others = singles(for: index, among: evidence.screenElements, isClaimed: false)
      if !others.isEmpty { _ = ownership.add(index, options: near + others) }
    }
  }

  /// The indices of requirements, those with more words first, so that "Save" does not take "Save
  /// draft" while another requirement asks for that.
  private static func mostTellingFirst(_ wanted: [Wanted]) -> [Int] {
    let counts = wanted.map { $0.label?.each.count ?? 0 }
    return wanted.indices.sorted { (-counts[$0], $0) < (-counts[$1], $1) }
  }

  /// The indices of elements that each answer a requirement alone, and can answer no other as well.
  private func singles(
    for index: Int, among screenElements: [Evidence.ScreenElement], isClaimed: Bool
  ) -> [Int] {
    let wanted = wanted[index]
    let isStandIn = claims[index]?.isApproximation ?? false
    var numbers: [Int] = []
    for screenElement in screenElements
    where screenElement.kind.isSingle
      && fits(screenElement, wanted, isClaimed: isClaimed && !isStandIn)
      && (isClaimed || bears(wanted, screenElement))
      && missing(wanted, in: [screenElement]) == nil
    {
      numbers.append(screenElement.number)
    }
    return numbers
  }

  /// The derived component that an element was lowered from.
  private func derived(_ screenElement: Evidence.ScreenElement) -> DerivedComponent? {
    derived.isEmpty ? nil : Self.key(of: screenElement.path).flatMap { derived[$0] }
  }

  /// Whether an element is of a kind that answers a requirement: the derived component it names, or
  /// one claimed to answer it.
  private func fits(
    _ screenElement: Evidence.ScreenElement, _ wanted: Wanted, isClaimed: Bool
  ) -> Bool {
    let component = derived(screenElement)
    if let name = wanted.requirement.derived { return component?.name == name }
    // The parts of each thing belong to the element that shows the things.
    let isOfEach =
      isClaimed && wanted.requirement.parent != nil && wanted.requirement.isPartOfThings
      && [.list, .table, .checklist].contains(screenElement.kind)
    return component != nil && isClaimed || isOfEach
      || wanted.kinds.contains(screenElement.kind)
  }

  private static func key(of path: TreePath) -> Int? {
    guard path.steps.count >= 4, case .index(let section) = path.steps[1],
      case .index(let component) = path.steps[3], section < 1 << 24, component < 1 << 24
    else { return nil }
    return section << 24 | component
  }

  /// The outcome of the requirement at an index of the brief.
  func verdict(on index: Int) -> Verdict {
    let wanted = wanted[index]
    let requirement = wanted.requirement
    let claimed = claimedElements(index)
    if case .section(let layout) = requirement.subject {
      return verdict(onSection: requirement, layout, claimed)
    }
    if case .unknown = requirement.subject {
      return .unmet("no component can be this; it is named as unclear", claimed.map(\.path))
    }
    let isStandIn = claims[index]?.isApproximation ?? false
    let near = claimed.filter {
      fits($0, wanted, isClaimed: !isStandIn)
        && (!$0.kind.isSingle || ownership.allows(index, $0.number))
    }
    let reason = claims[index]?.reason
    if !near.isEmpty, missing(wanted, in: near) == nil {
      return met(requirement, near, reason)
    }
    let all = evidence.screenElements.filter {
      fits($0, wanted, isClaimed: false) && bears(wanted, $0)
        && (!$0.kind.isSingle || ownership.allows(index, $0.number))
    }
    if !all.isEmpty, missing(wanted, in: all) == nil { return met(requirement, all, nil) }
    return substitute(wanted, claimed, reason)
      ?? .unmet(
        missing(wanted, in: near.isEmpty ? all : near) ?? "nothing on the screen answers it",
        (near.isEmpty ? all : near).map(\.path))
  }

  private func claimedElements(_ index: Int) -> [Evidence.ScreenElement] {
    guard let claim = claims[index] else { return [] }
    return claim.paths.flatMap { path -> [Evidence.ScreenElement] in
      guard let key = Self.key(of: path) else { return [] }
      return (placements[key] ?? []).compactMap { evidence.screenElement(at: $0) }
    }
  }

  private func words(of range: SourceRange) -> String {
    String(
      decoding: brief.intent.utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }

  private func met(
    _ requirement: Requirement, _ screenElements: [Evidence.ScreenElement], _ reason: String?
  ) -> Verdict {
    if let range = lost.first(where: requirement.range.overlaps) {
      return Verdict(
        outcome: .approximated, paths: screenElements.map(\.path),
        reason: "'" + words(of: range) + "' is not on the screen as it is stated")
    }
    return Verdict(
      outcome: .met, paths: screenElements.map(\.path),
      reason: reason
        ?? screenElements[0].kind.rawValue + " carries '" + requirement.name.text + "'")
  }

  /// Whether the grammar has a component that properly answers a requirement.
  private func isAnswerable(_ wanted: Wanted) -> Bool {
    guard let grammar else { return false }
    return wanted.kinds.contains { grammar.component(named: $0.rawValue) != nil }
  }

  /// The substitute, if elements of the wrong kind carry the words: as the maker of the screen
  /// claims, if the grammar lacks the right component, or if everything the requirement states is
  /// there.
  private func substitute(
    _ wanted: Wanted, _ claimed: [Evidence.ScreenElement], _ reason: String?
  ) -> Verdict? {
    let requirement = wanted.requirement
    let kinds = requirement.standInKinds
    let near = claimed.filter { kinds.contains($0.kind) }
    guard !near.isEmpty || !wanted.things.isEmpty || !isAnswerable(wanted) else {
      return nil
    }
    let candidates =
      near.isEmpty
      ? evidence.screenElements.filter { kinds.contains($0.kind) && bears(wanted, $0) } : near
    let isText = candidates.allSatisfy { $0.kind == .paragraph || $0.kind == .heading }
    var asked = wanted
    // A sentence has no rows that could be counted.
    if isText { asked.requirement.details.count = nil }
    guard let first = candidates.first, missing(asked, in: candidates, standingIn: true) == nil
    else { return nil }
    return Verdict(
      outcome: .approximated, paths: candidates.map(\.path),
      reason: reason
        ?? first.kind.rawValue + " stands in for '" + requirement.name.text + "'")
  }

  // MARK: Evidence

  /// Whether an element has any of a requirement's own words.
  private func bears(_ wanted: Wanted, _ screenElement: Evidence.ScreenElement) -> Bool {
    if wanted.label == nil, wanted.things.isEmpty { return true }
    if let label = wanted.label, carries(label, wanted, screenElement) { return true }
    return wanted.things.contains { shows($0.thing, $0.words, screenElement) }
  }

  /// What elements do not show of a requirement; nil where nothing is missing.
  private func missing(
    _ wanted: Wanted, in screenElements: [Evidence.ScreenElement],
    standingIn: Bool = false
  ) -> String? {
    guard !screenElements.isEmpty else { return "nothing on the screen answers it" }
    let missing = wanted.things.first { thing, words in
      !screenElements.contains {
        shows(thing, words, $0) || isProperty(thing, $0, of: wanted.requirement)
          || isSeenUnnamed(thing, $0, of: wanted.requirement)
      }
    }
    if let missing { return "'" + missing.thing.text + "' is not on the screen" }
    if let label = wanted.label, wanted.requirement.details.items.isEmpty,
      !screenElements.contains(where: { carries(label, wanted, $0, standingIn: standingIn) })
    {
      return "no such element carries '" + label.text + "'"
    }
    guard let count = wanted.requirement.details.count, count > 1 else { return nil }
    let most = screenElements.map(\.count).max() ?? 0
    guard most < count, screenElements.count < count,
      most > 0 || wanted.requirement.details.items.isEmpty
    else {
      return nil
    }
    guard case .need(.routine) = wanted.requirement.subject else {
      let found = max(most, screenElements.count)
      return "there \(found == 1 ? "is" : "are") \(found) of \(count)"
    }
    return nil
  }

  /// Whether an element bears a label's words: one of several things may do so in the title above, and
  /// so may those that stand in for a collection.
  private func carries(
    _ label: Wanted.Label, _ wanted: Wanted, _ screenElement: Evidence.ScreenElement,
    standingIn: Bool = false
  ) -> Bool {
    let words = label.words
    // Only the actions of a list or a table can answer a request for an action, because an item or a
    // cell is not a button.
    if wanted.requirement.isAction, screenElement.kind == .list || screenElement.kind == .table {
      return screenElement.actions.contains(words)
    }
    if screenElement.names.contains(words) { return true }
    // The goal of progress counts as its name: "progress towards the yearly goal".
    if case .need(.progress) = wanted.requirement.subject,
      let goal = wanted.requirement.details.target,
      screenElement.names.contains(PlainWords(goal.text))
    {
      return true
    }
    let own = derived(screenElement)
    let telling = label.each.filter { word in
      !word.isFiller && !(own?.cues.contains { PlainWords($0).contains(word) } ?? false)
    }
    guard !telling.isEmpty else { return true }
    let isOfSeveral =
      !screenElement.kind.isSingle
      || standingIn && wanted.kinds.allSatisfy { !$0.isSingle }
    return telling.allSatisfy { word in
      screenElement.names.contains(word) || isOfSeveral && screenElement.context.contains(word)
    }
  }

  /// Whether a column of a requirement is a property of an element's derived component.
  private func isProperty(
    _ thing: Phrase, _ screenElement: Evidence.ScreenElement, of requirement: Requirement
  ) -> Bool {
    guard let component = derived(screenElement), requirement.details.columns.contains(thing) else {
      return false
    }
    let columns = requirement.details.columns.map(\.text)
    let matches = zip(columns, component.columns(columns))
    return matches.contains { $0 == thing.text && $1 }
  }

  /// Whether a column of a requirement is shown without its name: the names of things as the titles
  /// of a list's items, their days in a calendar.
  private func isSeenUnnamed(
    _ thing: Phrase, _ screenElement: Evidence.ScreenElement, of requirement: Requirement
  ) -> Bool {
    guard screenElement.kind == .list || screenElement.kind == .calendar,
      let place = requirement.details.columns.firstIndex(of: thing)
    else { return false }
    let book = SampleValues.embedded.speaking(brief.language)
    let label = requirement.details.label ?? brief.name(of: requirement)
    return book.nameColumn(of: requirement.details, called: label.text) == place
      || screenElement.kind == .calendar && book.isDay(thing.text)
  }

  /// Whether an element shows a named thing: its words, or the number that they state.
  private func shows(
    _ thing: Phrase, _ words: PlainWords, _ screenElement: Evidence.ScreenElement
  ) -> Bool {
    if screenElement.words.contains(words) { return true }
    if let state = thing.isOn {
      return screenElement.words.contains(PlainWords(state ? "on" : "off"))
    }
    if screenElement.kind == .calendar, let day = CalendarDay(thing.text) {
      return screenElement.words.contains(PlainWords(day.text))
    }
    guard let quantity = Quantity(thing.text) else { return false }
    if screenElement.words.contains(PlainWords(Quantity.written(quantity.number))) { return true }
    guard screenElement.kind == .timer, let seconds = Quantity.seconds(thing.text) else {
      return false
    }
    return screenElement.words.contains(PlainWords(String(seconds)))
  }

  // MARK: Sections

  private func verdict(
    onSection requirement: Requirement, _ layout: Section.Layout?,
    _ claimed: [Evidence.ScreenElement]
  ) -> Verdict {
    let screen = evidence.screen
    let label = requirement.details.label.map { PlainWords($0.text) }
    var own = screen.sections.indices.filter { place in
      guard let label else { return claimed.contains { $0.section == place } }
      let section = screen.sections[place]
      return PlainWords(section.title).contains(label) || PlainWords(section.group).contains(label)
    }
    // A title that would only repeat the screen's title is left out.
    if own.isEmpty, let label, PlainWords(screen.title).contains(label), !claimed.isEmpty {
      own = screen.sections.indices.filter { place in claimed.contains { $0.section == place } }
    }
    guard !own.isEmpty else {
      guard label == nil || claimed.isEmpty else {
        return .unmet("no section bears '\(requirement.name.text)'", claimed.map(\.path))
      }
      let others = screen.sections.indices.filter { screen.sections[$0].layout == layout }
      guard label == nil, !others.isEmpty else { return .unmet("there is no such section") }
      return Verdict(
        outcome: .met, paths: others.map(path), reason: "a section has the layout requested")
    }
    let paths = own.map(path)
    if let layout, !own.contains(where: { screen.sections[$0].layout == layout }) {
      return Verdict(
        outcome: .approximated, paths: paths,
        reason: "the section is there, but not as a \(layout.rawValue)")
    }
    if let asked = Self.layout(named: requirement.details.variant), screen.layout != asked {
      return Verdict(
        outcome: .approximated, paths: paths,
        reason: "the section is there, but the screen is not set in \(asked.rawValue)")
    }
    return Verdict(outcome: .met, paths: paths, reason: "a section of its own")
  }

  private func path(_ section: Int) -> TreePath {
    TreePath([.name("sections"), .index(section)])
  }

  /// The layout of a screen whose parts have this name.
  private static func layout(named variant: String?) -> Screen.Layout? {
    switch variant {
    case "tab": .tabs
    case "step": .wizard
    case "column": .columns
    default: nil
    }
  }
}
