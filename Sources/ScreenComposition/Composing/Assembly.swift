internal import ScreenBrief
internal import ScreenLedger
internal import Sampling
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Writes sections as a proposal's tree, with its origins and claims.
struct Assembly {
  let scene: Scene
  let parts: [Part]
  /// The layout of the screen; nil where that is the usual one.
  let layout: Screen.Layout?

  private var origins: [PlacedOrigin] = []
  private var claims: [Claim?]
  private var ids: Set<String> = []

  init(scene: Scene, parts: [Part], layout: Screen.Layout?) {
    self.scene = scene
    self.parts = parts
    self.layout = layout
    claims = Array(repeating: nil, count: scene.brief.requirements.count)
  }

  /// The proposal and how it answers the brief.
  mutating func composition(
    absorbed: [(requirement: Int, by: Int)], diagnostics: [Diagnostic]
  ) -> Composition {
    origins.reserveCapacity(parts.reduce(4) { $0 + $1.pieces.count * 4 })
    let title = scene.brief.title
    if let origin = title.origin {
      origins.append(PlacedOrigin(TreePath([.name("title")]), origin))
    }
    var members = [TreeMember("title", TreeValue(.text(title.asLabel.text)))]
    if let layout, layout != .stack,
      scene.palette.screenLayouts.contains(where: { $0.name == layout.rawValue })
    {
      members.append(TreeMember("layout", TreeValue(.text(layout.rawValue))))
    }
    for part in parts where !part.id.isEmpty { ids.insert(part.id) }
    let sections = parts.indices.map { section($0) }
    members.append(TreeMember("sections", TreeValue(.array(sections))))
    for (requirement, answerer) in absorbed {
      guard var claim = claims[answerer] else { continue }
      claim.requirement = requirement
      claim.reason = "part of each of '" + scene.brief.requirements[answerer].name.text + "'"
      claims[requirement] = claim
    }
    return Composition(
      proposal: Proposal(tree: TreeValue(.object(members)), origins: origins),
      claims: claims.compactMap { $0 }, diagnostics: diagnostics)
  }

  private mutating func section(_ place: Int) -> TreeValue {
    let part = parts[place]
    let palette = scene.palette
    var members: [TreeMember] = []
    if palette.sectionProperties.contains("id") {
      members.append(TreeMember("id", TreeValue(.text(id(of: part)))))
    }
    if !part.title.text.isEmpty {
      members.append(TreeMember("title", TreeValue(.text(part.title.asLabel.text))))
      if let origin = part.title.origin {
        origins.append(
          PlacedOrigin(TreePath([.name("sections"), .index(place), .name("title")]), origin))
      }
    }
    if let layout = part.chosenLayout(scene), layout != "stack" {
      members.append(TreeMember("layout", TreeValue(.text(layout))))
    }
    if !part.group.text.isEmpty {
      members.append(TreeMember("group", TreeValue(.text(part.group.text))))
    }
    let path: [TreePath.Step] = [.name("sections"), .index(place), .name("components")]
    let components = part.pieces.enumerated().map { component($1, part, path + [.index($0)]) }
    members.append(TreeMember("components", TreeValue(.array(components))))
    return TreeValue(.object(members))
  }

  /// A slug for a section, of its title or of what it begins with: no index is in it.
  private mutating func id(of part: Part) -> String {
    // What a button opens keeps its id, whoever comes first.
    if !part.id.isEmpty { return part.id }
    var id = Wording.slug(part.title.text)
    if id.isEmpty { id = Wording.slug(part.pieces.first?.title.text ?? "") }
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
    _ piece: Piece, _ part: Part, _ path: [TreePath.Step]
  ) -> TreeValue {
    let swatch = piece.kind.flatMap { scene.palette[$0] }
    var members: [TreeMember] = []
    members.reserveCapacity(piece.members.count + 2)
    members.append(TreeMember("type", TreeValue(.text(piece.tag))))
    // What the grammar has no property for is left unsaid here, so that admission drops nothing.
    for member in piece.members where swatch?.allows(member.name) ?? true { members.append(member) }
    let samples = piece.samples.filter { name in members.contains { $0.name == name } }
    if !samples.isEmpty {
      members.append(TreeMember("sample", TreeValue(.array(samples.map { TreeValue(.text($0)) }))))
    }
    for placed in piece.origins {
      origins.append(PlacedOrigin(TreePath(path + placed.path.steps), placed.origin))
    }
    claim(piece, part, TreePath(path))
    return TreeValue(.object(members))
  }

  private mutating func claim(_ piece: Piece, _ part: Part, _ path: TreePath) {
    for requirement in [piece.requirement].compactMap({ $0 }) + piece.answers {
      note(requirement, path, piece.isApproximation, piece.reason)
    }
    // What is within a section that was requested answers that, too.
    var home = part.home
    while let section = home {
      if section != piece.requirement {
        note(section, path, false, "a section of its own")
      }
      let parent = scene.brief.requirements[section].parent
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
