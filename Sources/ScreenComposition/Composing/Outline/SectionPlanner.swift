import ScreenBrief
internal import ScreenCatalog
internal import Sampling
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Expresses each requirement as component drafts, and gathers these into sections.
struct SectionPlanner {
  let context: CompositionContext
  /// The words of the screen's title.
  let screenTitle: PlainWords
  /// The sections, in display order.
  var parts: [PlannedSection] = []
  /// The layout of the screen if the sampler picked it; nil if none was picked.
  var openLayout: Screen.Layout?
  /// The diagnostics for requirements that cannot be expressed.
  var diagnostics: [Diagnostic] = []

  /// The requested section that holds each requirement, by index; nil at the top level.
  private(set) var homes: [Int?] = []
  /// The requirements about each of a requirement's things, which that requirement absorbs, by
  /// index.
  private var absorbed: [Int: [Int]] = [:]
  private var isAbsorbed: [Bool] = []
  private(set) var addresses: [StreamAddress] = []

  init(context: CompositionContext) {
    self.context = context
    screenTitle = PlainWords(context.brief.title.text)
  }

  /// Whether the sections of the screen are grouped into columns, tabs or steps.
  var isGrouped: Bool { context.brief.layout.map { $0 != .stack } ?? false }

  /// Expresses every requirement of the brief, or what the topic implies if there are none.
  mutating func addRequirements() {
    let requirements = context.brief.requirements
    guard !requirements.isEmpty else {
      addImplied(
        by: context.brief.topic.text.isEmpty ? context.brief.title : context.brief.topic, home: nil)
      return
    }
    relate(requirements)
    let hasContent = Self.marks(requirements.map(\.parent), count: requirements.count)
    for (index, requirement) in requirements.enumerated() where !isAbsorbed[index] {
      if case .section(let layout) = requirement.subject {
        open(requirement, index, layout, isEmpty: !hasContent[index])
      } else {
        add(requirement, index)
      }
    }
  }

  /// Finds the address and the section of each requirement, and which requirements are absorbed by
  /// another.
  private mutating func relate(_ requirements: [Requirement]) {
    var occurrences: [String: Int] = [:]
    for (index, requirement) in requirements.enumerated() {
      let occurrence = occurrences[requirement.meantWords, default: 0]
      occurrences[requirement.meantWords] = occurrence + 1
      addresses.append(
        StreamAddress.root.appending(requirement.meantWords).appending(
          requirement.details.label?.text ?? ""
        ).appending(occurrence))
      // Parents precede their children; any other index is not a parent.
      guard let parent = requirement.parent, (0..<index).contains(parent) else {
        homes.append(nil)
        isAbsorbed.append(false)
        continue
      }
      let isSection = if case .section = requirements[parent].subject { true } else { false }
      homes.append(isSection ? parent : homes[parent])
      let isPart = !isSection && requirements[parent].hasThings && requirement.isPartOfThings
      isAbsorbed.append(isPart && !isAbsorbed[parent])
      if isPart, !isAbsorbed[parent] { absorbed[parent, default: []].append(index) }
    }
  }

  private static func marks(_ parents: [Int?], count: Int) -> [Bool] {
    var marks = [Bool](repeating: false, count: count)
    for case let parent? in parents where marks.indices.contains(parent) { marks[parent] = true }
    return marks
  }

  // MARK: One requirement

  private mutating func add(_ requirement: Requirement, _ index: Int) {
    var context = context
    var details = requirement.details
    var requirement = requirement
    let children = absorbed[index] ?? []
    if let ticked = tick(of: children, details) {
      requirement.subject = .component(.checklist)
      details.label = details.label ?? ticked
    } else {
      let isTable = requirement.subject == .component(.table)
      for child in children {
        take(context.brief.requirements[child], into: &details, &context, isTable: isTable)
      }
    }
    let picker = ExpressionPicker(context: context, address: addresses[index])
    if children.isEmpty, !picker.prefersDerived(requirement, details), unfold(requirement, index) {
      return
    }
    let drafts = express(requirement, details, context, addresses[index]).map { draft in
      var draft = draft
      draft.requirement = index
      if let currency = context.currency { draft.pay(in: currency) }
      if let parent = requirement.parent, absorbed[parent]?.contains(index) ?? false {
        draft.isApproximation = true
        draft.reason = "no row can show a \(draft.tag), so it follows the rows"
      }
      return draft
    }
    guard !drafts.isEmpty else {
      diagnostics.append(
        Diagnostic(
          .warning, id: "not-expressed",
          "the grammar has no component for '\(requirement.name.text)', nor one that could stand "
            + "in",
          at: requirement.range))
      return
    }
    for child in children {
      // Boxes to tick are a column of a table.
      let isTicked =
        requirement.subject == .component(.checklist)
        || requirement.subject == .component(.table)
          && context.brief.requirements[child].subject == .component(.toggle)
      if !isTicked, isPressed(context.brief.requirements[child]), drafts.allSatisfy(\.hasNoActions)
      {
        // It is expressed later, as a component that follows.
        isAbsorbed[child] = false
      } else {
        claims.append((child, index))
      }
    }
    place(drafts, home: homes[index], at: addresses[index])
  }

  /// The requirements that are answered by another requirement's component.
  var claims: [(requirement: Int, by: Int)] = []

  /// Returns the drafts that express a requirement; empty if the grammar cannot express it.
  func express(
    _ requirement: Requirement, _ details: Details, _ context: CompositionContext,
    _ address: StreamAddress
  ) -> [ComponentDraft] {
    let picker = ExpressionPicker(context: context, address: address)
    let expression: Expression
    var details = details
    var requirement = requirement
    if requirement.subject == .component(.standings), !context.hasPoints(details) {
      requirement.subject = .component(.table)
      if details.columns.isEmpty {
        details.columns = [Phrase("Points")]
        details.nameColumn = details.nameColumn ?? Phrase("Name")
      }
    }
    switch picker.option(for: requirement, details) {
    case .builtIn(let picked): expression = picked
    case .derived(let component):
      let drafts = derived(component, for: requirement, details, picker)
      if let drafts { return drafts }
      guard case .builtIn(let picked)? = picker.builtIn(for: requirement, details) else {
        return unsupported(requirement)
      }
      expression = picked
    case nil: return requirement.subject == .unknown ? unsupported(requirement) : []
    }
    if details.isSample, context.samples == .withheld { details.items = [] }
    let isRanked = requirement.subject == .need(.ranking)
    let builder = ComponentBuilder(
      context: context, details: details, name: context.brief.name(of: requirement),
      order: !isRanked ? nil : details.isAscending ? .rising : .falling, expression: expression,
      address: address)
    let heading = details.items.isEmpty ? nil : details.label?.asLabel
    var drafts: [ComponentDraft] = []
    for var draft in builder.drafts() {
      // A picker shows its label itself, so the label is not a section title.
      draft.heading = draft.role == .form && draft.label == heading?.text ? nil : heading
      draft.timeframe = details.timeframe
      draft.reason = picker.reason(requirement, draft)
      if let kind = draft.kind, context.allowedComponents.takes(kind, with: draft.members) {
        drafts.append(draft)
      } else if draft.kind == .unclear, context.allowedComponents.hasOut {
        drafts.append(draft)
      } else {
        let standIns = SubstituteBuilder(allowedComponents: context.allowedComponents, ideal: draft)
          .drafts()
        drafts += standIns.isEmpty ? out(requirement, draft) : standIns
      }
    }
    return drafts
  }

  /// Returns the derived components that express a requirement; several of them share a section. Nil
  /// if they need numbers that are not known.
  private func derived(
    _ component: DerivedComponent, for requirement: Requirement, _ details: Details,
    _ picker: ExpressionPicker
  ) -> [ComponentDraft]? {
    let builder = ComponentBuilder(
      context: picker.context, details: details, name: picker.context.brief.name(of: requirement),
      expression: Expression(.list, nil, 0), address: picker.address)
    let isNamed = requirement.derived == component.name
    let maker = DerivedComponentBuilder(component: component, builder: builder, isNamed: isNamed)
    let drafts = maker.drafts()
    guard !drafts.contains(where: maker.lacksNumber) else { return nil }
    return drafts.map { draft in
      var draft = draft
      // The heading says what a single component does not say itself.
      let isSaid = PlainWords(builder.label.text).contains(PlainWords(draft.title.text))
      draft.heading = drafts.count > 1 || !isSaid ? builder.label : nil
      draft.reason = picker.reason(requirement, draft)
      return draft
    }
  }

  /// Returns a component that names what no vocabulary can show; no other component fills its
  /// place.
  private func unsupported(_ requirement: Requirement) -> [ComponentDraft] {
    guard context.allowedComponents.hasOut else { return [] }
    let name = requirement.name.asLabel
    let reason = "No component shows this: " + requirement.name.text
    var draft = Self.unclear(name, Phrase(reason, from: name.origin))
    draft.isApproximation = true
    draft.reason = "no component of the grammar can show this"
    return [draft]
  }

  /// Returns the grammar's component for what it cannot express; empty if it has none.
  private func out(_ requirement: Requirement, _ ideal: ComponentDraft) -> [ComponentDraft] {
    guard context.allowedComponents.hasOut else { return [] }
    let reason = ideal.title.text + " has no place in this grammar"
    var draft = Self.unclear(ideal.title, Phrase(reason, at: requirement.range))
    draft.isApproximation = true
    draft.reason = "the grammar has neither a \(ideal.tag) nor anything that could stand in"
    return [draft]
  }

  private static func unclear(_ name: Phrase, _ reason: Phrase) -> ComponentDraft {
    var draft = TypedDraft<Component.Unclear>(title: name)
    draft.set(.reason, reason)
    return draft.component
  }
}
