import ScreenBrief
internal import ScreenCatalog
internal import Sampling
internal import ScreenDiagnostics
internal import ScreenModel
import ScreenReading

/// Expresses each requirement and gathers the pieces into sections.
struct Outliner {
  let scene: Scene
  /// The words of the screen's own title.
  let screenTitle: PlainWords
  /// The sections, in display order.
  var parts: [Part] = []
  /// The layout of the screen that was picked where the intent leaves it open.
  var openLayout: Screen.Layout?
  /// What cannot be expressed.
  var diagnostics: [Diagnostic] = []

  /// For each requirement, the section demand that it is within.
  private(set) var homes: [Int?] = []
  /// For each requirement, those that say what each of its things has: absorbed by it.
  private var absorbed: [Int: [Int]] = [:]
  private var isAbsorbed: [Bool] = []
  private(set) var addresses: [StreamAddress] = []

  init(scene: Scene) {
    self.scene = scene
    screenTitle = PlainWords(scene.brief.title.text)
  }

  /// Whether the sections of the screen are grouped into columns, tabs or steps.
  var isGrouped: Bool { scene.brief.layout.map { $0 != .stack } ?? false }

  /// Expresses every requirement of the brief; what its topic calls for where there is none.
  mutating func addRequirements() {
    let requirements = scene.brief.requirements
    guard !requirements.isEmpty else {
      addImplied(
        by: scene.brief.topic.text.isEmpty ? scene.brief.title : scene.brief.topic, home: nil)
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

  /// Finds the addresses of requirements, the sections they are in, and those that others absorb.
  private mutating func relate(_ requirements: [Requirement]) {
    var occurrences: [String: Int] = [:]
    for (index, requirement) in requirements.enumerated() {
      let occurrence = occurrences[requirement.meantWords, default: 0]
      occurrences[requirement.meantWords] = occurrence + 1
      addresses.append(
        StreamAddress.root.appending(requirement.meantWords).appending(
          requirement.details.label?.text ?? ""
        ).appending(occurrence))
      // A parent precedes its children; anything else is no parent.
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
    var scene = scene
    var details = requirement.details
    var requirement = requirement
    let children = absorbed[index] ?? []
    if let ticked = tick(of: children, details) {
      requirement.subject = .component(.checklist)
      details.label = details.label ?? ticked
    } else {
      let isTable = requirement.subject == .component(.table)
      for child in children {
        take(scene.brief.requirements[child], into: &details, &scene, isTable: isTable)
      }
    }
    let chooser = Chooser(scene: scene, address: addresses[index])
    if children.isEmpty, !chooser.prefersDerived(requirement, details), unfold(requirement, index) {
      return
    }
    let pieces = express(requirement, details, scene, addresses[index]).map { piece in
      var piece = piece
      piece.requirement = index
      if let currency = scene.currency { piece.pay(in: currency) }
      if let parent = requirement.parent, absorbed[parent]?.contains(index) ?? false {
        piece.isApproximation = true
        piece.reason = "no row shows a \(piece.tag), so that it follows them"
      }
      return piece
    }
    guard !pieces.isEmpty else {
      diagnostics.append(
        Diagnostic(
          .warning, id: "not-expressed",
          "the grammar has no word for '\(requirement.name.text)', nor one that could stand in",
          at: requirement.range))
      return
    }
    for child in children {
      let isTicked = requirement.subject == .component(.checklist)
      if !isTicked, isPressed(scene.brief.requirements[child]), pieces.allSatisfy(\.hasNoActions) {
        // It is added as what follows.
        isAbsorbed[child] = false
      } else {
        claims.append((child, index))
      }
    }
    place(pieces, home: homes[index], at: addresses[index])
  }

  /// The requirements answered by the component of another.
  var claims: [(requirement: Int, by: Int)] = []

  /// The pieces that express a requirement; none where the grammar has no word for it.
  func express(
    _ requirement: Requirement, _ details: Details, _ scene: Scene, _ address: StreamAddress
  ) -> [Piece] {
    let chooser = Chooser(scene: scene, address: address)
    let expression: Expression
    var details = details
    var requirement = requirement
    if requirement.subject == .component(.standings), !scene.hasPoints(details) {
      requirement.subject = .component(.table)
      if details.columns.isEmpty {
        details.columns = [Phrase("Points")]
        details.nameColumn = details.nameColumn ?? Phrase("Name")
      }
    }
    switch chooser.way(for: requirement, details) {
    case .builtIn(let picked): expression = picked
    case .derived(let component):
      return derived(component, for: requirement, details, chooser)
    case nil: return requirement.subject == .unknown ? beyond(requirement) : []
    }
    if details.isSample, scene.samples == .withheld { details.items = [] }
    let isRanked = requirement.subject == .need(.ranking)
    let maker = PieceMaker(
      scene: scene, details: details, name: scene.brief.name(of: requirement),
      order: !isRanked ? nil : details.isAscending ? .rising : .falling, expression: expression,
      address: address)
    let heading = details.items.isEmpty ? nil : details.label?.asLabel
    var pieces: [Piece] = []
    for var piece in maker.pieces() {
      // A picker's options are its own; its label is no title of a section.
      piece.heading = piece.role == .form && piece.text("label") == heading?.text ? nil : heading
      piece.timeframe = details.timeframe
      piece.reason = chooser.reason(requirement, piece)
      if let kind = piece.kind, scene.palette.takes(kind, with: piece.members) {
        pieces.append(piece)
      } else if piece.kind == .unclear, scene.palette.hasOut {
        pieces.append(piece)
      } else {
        let standIns = StandIn(palette: scene.palette, ideal: piece).pieces()
        pieces += standIns.isEmpty ? out(requirement, piece) : standIns
      }
    }
    return pieces
  }

  /// The derived components that express a requirement; the things of one share a section.
  private func derived(
    _ component: DerivedComponent, for requirement: Requirement, _ details: Details,
    _ chooser: Chooser
  ) -> [Piece] {
    let maker = PieceMaker(
      scene: chooser.scene, details: details, name: chooser.scene.brief.name(of: requirement),
      expression: Expression(.list, nil, 0), address: chooser.address)
    let isNamed = requirement.derived == component.name
    let pieces = DerivedMaker(component: component, maker: maker, isNamed: isNamed).pieces()
    return pieces.map { piece in
      var piece = piece
      // What is not said by a single thing itself is said above it.
      let isSaid = PlainWords(maker.label.text).contains(PlainWords(piece.title.text))
      piece.heading = pieces.count > 1 || !isSaid ? maker.label : nil
      piece.reason = chooser.reason(requirement, piece)
      return piece
    }
  }

  /// What is beyond any vocabulary, named; the place it would have is not filled with another.
  private func beyond(_ requirement: Requirement) -> [Piece] {
    guard scene.palette.hasOut else { return [] }
    let name = requirement.name.asLabel
    var piece = Piece(.unclear, title: name)
    let reason = "No component shows this: " + requirement.name.text
    piece.set("reason", Phrase(reason, from: name.origin))
    piece.isApproximation = true
    piece.reason = "no component of the grammar can be this"
    return [piece]
  }

  /// The grammar's word for what it cannot express, if it has one.
  private func out(_ requirement: Requirement, _ ideal: Piece) -> [Piece] {
    guard scene.palette.hasOut else { return [] }
    var piece = Piece(.unclear, title: ideal.title)
    piece.set(
      "reason", Phrase(ideal.title.text + " has no place in this grammar", at: requirement.range))
    piece.isApproximation = true
    piece.reason = "the grammar has neither a \(ideal.tag) nor what could stand in"
    return [piece]
  }
}
