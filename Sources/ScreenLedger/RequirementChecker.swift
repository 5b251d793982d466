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
  /// The values with signs that the intent states; signs in code belong to its language.
  let stated: StatedValues

  init(
    _ brief: Brief, _ claims: [Claim], _ screen: Screen, _ placements: [Admission.Placement],
    under grammar: Grammar?
  ) {
    self.brief = brief
    self.grammar = grammar
    evidence = Evidence(screen)
    wanted = brief.requirements.map(Wanted.init)
    stated = StatedValues(brief.specified.isEmpty ? Array(brief.intent.utf8) : [], on: screen)
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

  /// The stated values that the screen does not show in that form.
  var lost: [SourceRange] {
    stated.lost.filter { range in
      !brief.exclusions.contains { $0.range?.union(range) == $0.range }
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
  func derived(_ screenElement: Evidence.ScreenElement) -> DerivedComponent? {
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
      return .unmet("no component can show this; it is listed as unclear", claimed.map(\.path))
    }
    let isStandIn = claims[index]?.isApproximation ?? false
    let near = claimed.filter {
      fits($0, wanted, isClaimed: !isStandIn)
        && (!$0.kind.isSingle || ownership.allows(index, $0.number))
    }
    let reason = claims[index]?.reason
    if let answer = answering(wanted, among: near) { return met(requirement, answer, reason) }
    let all = evidence.screenElements.filter {
      fits($0, wanted, isClaimed: false) && bears(wanted, $0)
        && (!$0.kind.isSingle || ownership.allows(index, $0.number))
    }
    if let answer = answering(wanted, among: all) { return met(requirement, answer, nil) }
    return substitute(wanted, claimed, reason)
      ?? .unmet(
        missing(wanted, in: near.isEmpty ? all : near) ?? "nothing on the screen answers it",
        (near.isEmpty ? all : near).map(\.path))
  }

  /// The elements that answer a requirement together, or each alone where a single element holds all
  /// that it states: "$12" beside another label is not the revenue.
  private func answering(
    _ wanted: Wanted, among elements: [Evidence.ScreenElement]
  ) -> [Evidence.ScreenElement]? {
    guard !elements.isEmpty, missing(wanted, in: elements) == nil else { return nil }
    let details = wanted.requirement.details
    guard details.value != nil, details.items.isEmpty, details.count ?? 1 < 2,
      elements.allSatisfy(\.kind.isSingle), wanted.requirement.subject != .need(.routine)
    else { return elements }
    let whole = elements.filter { missing(wanted, in: [$0]) == nil }
    return whole.isEmpty ? nil : whole
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
        reason: "'" + words(of: range) + "' is not on the screen as stated")
    }
    if let kind = screenElements.first?.kind, kind.isDrawn,
      let range = approximation(in: requirement.range, notShownBy: screenElements)
    {
      return Verdict(
        outcome: .approximated, paths: screenElements.map(\.path),
        reason: "'" + words(of: range) + "' is not on the \(kind.rawValue) as stated")
    }
    if let value = requirement.details.value, let kind = screenElements.first?.kind, kind.isSingle,
      !isShown(value, by: screenElements)
    {
      return Verdict(
        outcome: .approximated, paths: screenElements.map(\.path),
        reason: "'" + value.text + "' is not on the \(kind.rawValue) as stated")
    }
    if let unit = requirement.details.unit, let slider = screenElements.first,
      slider.kind == .slider, !slider.words.contains(PlainWords(unit.text))
    {
      return Verdict(
        outcome: .approximated, paths: screenElements.map(\.path),
        reason: "the slider does not show the unit '" + unit.text + "'")
    }
    return Verdict(
      outcome: .met, paths: screenElements.map(\.path),
      reason: reason
        ?? screenElements[0].kind.rawValue + " carries '" + requirement.name.text + "'")
  }

  /// The first number with a sign such as "~" or ">" that elements draw without the sign; the title
  /// of the screen may well repeat the sentence.
  private func approximation(
    in range: SourceRange, notShownBy elements: [Evidence.ScreenElement]
  ) -> SourceRange? {
    let bytes = Array(brief.intent.utf8.dropFirst(range.lowerBound).prefix(range.count))
    guard bytes.contains(where: { "~<>".utf8.contains($0) || $0 > 0x7F }) else { return nil }
    let components = elements.map {
      evidence.screen.sections[$0.section].elements[$0.component].component
    }
    let lost = StatedValues(bytes, on: components).lost.first { lost in
      let first = String(decoding: bytes[lost.range], as: UTF8.self).first
      return first.map { "~<>≈≥≤±".contains($0) } ?? false
    }
    return lost.map {
      SourceRange(range.lowerBound + $0.lowerBound, range.lowerBound + $0.upperBound)
    }
  }

  /// Whether one of several elements shows a value with its signs and its unit; those of the
  /// screen's title do not count.
  private func isShown(_ value: Phrase, by elements: [Evidence.ScreenElement]) -> Bool {
    let bytes = Array(value.text.utf8)
    return elements.contains { element in
      let component = evidence.screen.sections[element.section].elements[element.component]
      return StatedValues(bytes, on: [component.component]).lost.isEmpty
    }
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
}
