internal import ScreenBrief
internal import ScreenLedger
internal import Sampling
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Writes sections as a proposal's tree, with its origins and claims.
struct ProposalWriter {
  let context: CompositionContext
  let parts: [PlannedSection]
  /// The layout of the screen; nil for the default one.
  let layout: Screen.Layout?

  private var origins: [PlacedOrigin] = []
  private var claims: [Claim?]
  private var ids: Set<String> = []

  init(context: CompositionContext, parts: [PlannedSection], layout: Screen.Layout?) {
    self.context = context
    self.parts = parts
    self.layout = layout
    claims = Array(repeating: nil, count: context.brief.requirements.count)
  }

  /// Returns the proposal, with the claims that tell how it answers the brief.
  mutating func composition(
    absorbed: [(requirement: Int, by: Int)], diagnostics: [Diagnostic]
  ) -> Composition {
    origins.reserveCapacity(parts.reduce(4) { $0 + $1.drafts.count * 4 })
    let title = context.brief.title
    if let origin = title.origin {
      origins.append(PlacedOrigin(TreePath([.property(Screen.Property.title)]), origin))
    }
    var members = [TreeMember(Screen.Property.title, text: title.asLabel.text)]
    if let layout, layout != .stack,
      context.allowedComponents.screenLayouts.contains(where: { $0.name == layout.rawValue })
    {
      members.append(TreeMember(Screen.Property.layout, text: layout.rawValue))
    }
    for part in parts where !part.id.isEmpty { ids.insert(part.id) }
    let sections = parts.indices.map { section($0) }
    members.append(TreeMember(Screen.Property.sections, TreeValue(.array(sections))))
    for (requirement, answerer) in absorbed {
      guard var claim = claims[answerer] else { continue }
      claim.requirement = requirement
      claim.reason = "part of each of '" + context.brief.requirements[answerer].name.text + "'"
      claims[requirement] = claim
    }
    return Composition(
      proposal: Proposal(tree: TreeValue(.object(members)), origins: origins),
      claims: claims.compactMap { $0 }, diagnostics: diagnostics)
  }

  private mutating func section(_ place: Int) -> TreeValue {
    let part = parts[place]
    let path = TreePath.section(place)
    let allowedComponents = context.allowedComponents
    var members: [TreeMember] = []
    if allowedComponents.sectionProperties.contains(Section.Property.id.rawValue) {
      members.append(TreeMember(Section.Property.id, text: id(of: part)))
    }
    if !part.title.text.isEmpty {
      members.append(TreeMember(Section.Property.title, text: part.title.asLabel.text))
      if let origin = part.title.origin {
        origins.append(
          PlacedOrigin(path.appending(Section.Property.title), origin))
      }
    }
    if let layout = part.chosenLayout(context), layout != Section.Layout.stack.rawValue {
      members.append(TreeMember(Section.Property.layout, text: layout))
    }
    if !part.group.text.isEmpty {
      members.append(TreeMember(Section.Property.group, text: part.group.text))
    }
    let components = part.drafts.enumerated().map {
      component($1, part, .component(place, $0))
    }
    members.append(TreeMember(Section.Property.components, TreeValue(.array(components))))
    return TreeValue(.object(members))
  }

  /// Returns the id of a section: a slug of its title or of its first component's title, which does
  /// not depend on the section's index.
  private mutating func id(of part: PlannedSection) -> String {
    // A section that a button opens keeps its id, whatever sections precede it.
    if !part.id.isEmpty { return part.id }
    var id = Wording.slug(part.title.text)
    if id.isEmpty { id = Wording.slug(part.drafts.first?.title.text ?? "") }
    if id.isEmpty { id = "section" }
    var candidate = id
    var number = 1
    while !ids.insert(candidate).inserted {
      number += 1
      candidate = id + "-" + String(number)
    }
    return candidate
  }

  private mutating func component(
    _ draft: ComponentDraft, _ part: PlannedSection, _ path: TreePath
  ) -> TreeValue {
    let allowedKind = draft.kind.flatMap { context.allowedComponents[$0] }
    var members: [TreeMember] = []
    members.reserveCapacity(draft.members.count + 2)
    members.append(TreeMember(Element.tagName, TreeValue(.text(draft.tag))))
    // Properties that the grammar lacks are omitted here, so that admission drops nothing.
    for member in draft.members where allowedKind?.allows(named: member.name) ?? true {
      members.append(member)
    }
    let samples = draft.samples.filter { name in members.contains { $0.name == name } }
    if !samples.isEmpty {
      members.append(TreeMember(Element.samplesName, .texts(samples)))
    }
    for placed in draft.origins {
      origins.append(PlacedOrigin(TreePath(path.steps + placed.path.steps), placed.origin))
    }
    claim(draft, part, path)
    return TreeValue(.object(members))
  }

  private mutating func claim(_ draft: ComponentDraft, _ part: PlannedSection, _ path: TreePath) {
    for requirement in [draft.requirement].compactMap({ $0 }) + draft.answers {
      note(requirement, path, draft.isApproximation, draft.reason)
    }
    // A component in a requested section also answers the request for the section.
    var home = part.home
    while let section = home {
      if section != draft.requirement {
        note(section, path, false, "a section of its own")
      }
      let parent = context.brief.requirements[section].parent
      home = parent.flatMap { $0 < section ? $0 : nil }
    }
  }

  private mutating func note(
    _ requirement: Int, _ path: TreePath, _ isApproximation: Bool, _ reason: String
  ) {
    guard claims.indices.contains(requirement) else { return }
    guard claims[requirement] != nil else {
      claims[requirement] = Claim(
        requirement: requirement, paths: [path], isApproximation: isApproximation, reason: reason)
      return
    }
    claims[requirement]?.paths.append(path)
    if isApproximation { claims[requirement]?.isApproximation = true }
  }
}
