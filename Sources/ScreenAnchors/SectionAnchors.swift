internal import ScreenModel

/// The things in a section that words may refer to.
struct SectionAnchors {
  let section: Section
  /// The section and its components, in order.
  let things: [AnchorFinder.Candidate]
  /// The parts of the components, in order.
  let parts: [AnchorFinder.Candidate]
  /// The JSON of the components that have parts, by their index.
  let trees: [Int: TreeValue]

  init(_ section: Section, _ words: EditWords) {
    var things = [AnchorFinder.Candidate(section, words)]
    var parts: [AnchorFinder.Candidate] = []
    var trees: [Int: TreeValue] = [:]
    for (index, element) in section.elements.enumerated() {
      let address = ElementAddress(section: section.id, index: index)
      things.append(AnchorFinder.Candidate(element, at: address, in: section, words))
      guard ComponentPart.kinds[element.component.kind.rawValue] != nil else { continue }
      let tree = element.tree
      trees[index] = tree
      for part in ComponentPart.parts(of: tree) {
        var candidate = AnchorFinder.Candidate(part, at: address, words)
        candidate.isSample =
          !element.samples.isEmpty && part.kind != "column" && part.kind != "fact"
        parts.append(candidate)
      }
    }
    (self.section, self.things, self.parts, self.trees) = (section, things, parts, trees)
  }
}

extension AnchorFinder.Candidate {
  /// A section as a thing that words may refer to.
  fileprivate init(_ section: Section, _ words: EditWords) {
    self.init(
      target: .section(section.id), kind: "section",
      labels: (section.title.isEmpty
        ? [] : [AnchorFinder.fold(section.title), AnchorFinder.fold(section.id)])
        // A tab, a column or a step is named by its group.
        + (section.group.isEmpty || section.group == section.title
          ? [] : [AnchorFinder.fold(section.group)]),
      name: "section \"\(section.title.isEmpty ? section.id : section.title)\"")
    findStems(words)
  }

  /// A component of a section.
  fileprivate init(
    _ element: Element, at address: ElementAddress, in section: Section, _ words: EditWords
  ) {
    let component = element.component
    let title = OwnTexts(of: component).title
    let kind = component.kind.rawValue
    var labels = title.isEmpty ? [] : [AnchorFinder.fold(title)]
    labels += Self.otherNames(of: component)
    // A single element under a title can be named by that title too.
    if title.isEmpty, section.elements.count == 1 {
      labels += [[], AnchorFinder.fold(section.title)]
    }
    self.init(
      target: .element(address), kind: kind, labels: labels,
      name: title.isEmpty ? kind : "\(kind) \"\(title)\"", component: component)
    isSample = !element.samples.isEmpty
    let isAlone = section.elements.count { $0.component.kind == component.kind } == 1
    if labels.first?.isEmpty ?? true, isAlone {
      homeStems = Self.stems(of: AnchorFinder.fold(section.title), words)
    }
    findStems(words)
  }

  /// A part of a component.
  init(_ part: ComponentPart, at address: ElementAddress, _ words: EditWords) {
    self.init(
      target: .part(address, part), kind: part.kind, labels: part.labels.map(AnchorFinder.fold),
      name: "\(part.kind) \"\(part.label)\"")
    findStems(words)
  }

  private mutating func findStems(_ words: EditWords) {
    stems = labels.map { Self.stems(of: $0, words) }
  }

  private static func stems(of label: [String], _ words: EditWords) -> [String] {
    label.map { words.written(AnchorFinder.stem($0)) }
  }

  /// Other names of a component than its label: what a field takes, what hosts connect to.
  private static func otherNames(of component: Component) -> [[String]] {
    switch component {
    case .field(let field): [[field.kind.rawValue], AnchorFinder.fold(field.name)]
    case .button(let button): [AnchorFinder.fold(button.action)]
    case .picker(let picker): [AnchorFinder.fold(picker.name)]
    case .toggle(let toggle): [AnchorFinder.fold(toggle.name)]
    case .slider(let slider): [AnchorFinder.fold(slider.name)]
    default: []
    }
  }
}
