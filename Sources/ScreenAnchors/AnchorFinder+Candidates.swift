package import ScreenModel

extension AnchorFinder {
  /// A thing that words may refer to.
  package struct Candidate {
    package var target: EditTarget
    package var kind: String
    /// Its possible names, as words; its main name first.
    package var labels: [[String]]
    /// The words of the labels, in full and in the singular.
    var stems: [[String]] = []
    /// The stems of the title above an untitled thing that is the only one of its kind there.
    var homeStems: [String] = []
    /// Whether its content is a sample, which no one refers to by part of its name.
    var isSample = false
    var name: String
    package var component: Component?

    /// The component, or the one that contains the thing.
    package var address: ElementAddress? {
      switch target {
      case .element(let address), .part(let address, _): address
      case .section, .screen: nil
      }
    }

    /// The component that contains a part.
    package var owner: ElementAddress? { if case .part = target { address } else { nil } }
  }

  /// The sections and components of the screen or of a section; the parts of a component or of a
  /// part.
  package func candidates(in scope: EditTarget?) -> [Candidate] {
    switch scope {
    case .element, .part: return parts(in: scope)
    case .section(let id):
      return all.filter { $0.address?.section == id }
    case .screen, nil: return all
    }
  }

  /// The sections and components of the screen, in order.
  func allCandidates() -> [Candidate] {
    var list: [Candidate] = []
    for part in screen.sections {
      list.append(
        Candidate(
          target: .section(part.id), kind: "section",
          labels: (part.title.isEmpty ? [] : [Self.fold(part.title), Self.fold(part.id)])
            // A tab, a column or a step is named by its group.
            + (part.group.isEmpty || part.group == part.title ? [] : [Self.fold(part.group)]),
          name: "section \"\(part.title.isEmpty ? part.id : part.title)\""))
      for (index, element) in part.elements.enumerated() {
        var candidate = candidate(
          element.component, ElementAddress(section: part.id, index: index), in: part)
        candidate.isSample = !element.samples.isEmpty
        let isAlone =
          part.elements.count { $0.component.kind == element.component.kind } == 1
        if candidate.labels.first?.isEmpty ?? true, isAlone {
          candidate.homeStems = Self.fold(part.title).map { words.written(Self.stem($0)) }
        }
        list.append(candidate)
      }
    }
    return list.map(stemmed)
  }

  /// A candidate with the stems of its labels.
  private func stemmed(_ candidate: Candidate) -> Candidate {
    var candidate = candidate
    candidate.stems = candidate.labels.map { $0.map { words.written(Self.stem($0)) } }
    return candidate
  }

  private func candidate(
    _ component: Component, _ address: ElementAddress, in section: Section
  ) -> Candidate {
    let title = OwnTexts(of: component).title
    let kind = component.kind.rawValue
    var labels = title.isEmpty ? [] : [Self.fold(title)]
    labels += Self.otherNames(of: component)
    // A single element under a title can be named by that title too.
    if title.isEmpty, section.elements.count == 1 { labels += [[], Self.fold(section.title)] }
    return Candidate(
      target: .element(address), kind: kind, labels: labels,
      name: title.isEmpty ? kind : "\(kind) \"\(title)\"", component: component)
  }

  /// Other names of a component than its label: what a field takes, what hosts connect to.
  private static func otherNames(of component: Component) -> [[String]] {
    switch component {
    case .field(let field): [[field.kind.rawValue], fold(field.name)]
    case .button(let button): [fold(button.action)]
    case .picker(let picker): [fold(picker.name)]
    case .toggle(let toggle): [fold(toggle.name)]
    case .slider(let slider): [fold(slider.name)]
    default: []
    }
  }

  /// The parts of all components, of one, or of those in a section; or the values of one part.
  package func parts(in scope: EditTarget?) -> [Candidate] {
    switch scope {
    case .part(let address, let part):
      guard let tree = trees[address] else { return [] }
      return part.values(in: tree).map { candidate($0, at: address) }
    case .element(let address): return allParts.filter { $0.address == address }
    case .section(let id): return allParts.filter { $0.address?.section == id }
    case .screen, nil: return allParts
    }
  }

  /// The JSON of the components that have parts.
  func allTrees() -> [ElementAddress: TreeValue] {
    var trees: [ElementAddress: TreeValue] = [:]
    for section in screen.sections {
      for (index, element) in section.elements.enumerated()
      where ComponentPart.kinds[element.component.kind.rawValue] != nil {
        trees[ElementAddress(section: section.id, index: index)] = element.tree
      }
    }
    return trees
  }

  /// The parts of the screen's components, in order.
  func everyPart() -> [Candidate] {
    all.flatMap { owner -> [Candidate] in
      guard let address = owner.address, let tree = trees[address] else { return [] }
      return ComponentPart.parts(of: tree).map { part in
        var candidate = candidate(part, at: address)
        candidate.isSample = owner.isSample && part.kind != "column" && part.kind != "fact"
        return candidate
      }
    }
  }

  private func candidate(_ part: ComponentPart, at address: ElementAddress) -> Candidate {
    stemmed(
      Candidate(
        target: .part(address, part), kind: part.kind, labels: part.labels.map(Self.fold),
        name: "\(part.kind) \"\(part.label)\""))
  }

  /// The words of a section's title.
  package func title(of section: String) -> [String] {
    screen.index(of: section).map { Self.fold(screen.sections[$0].title) } ?? []
  }

  /// The names of candidates; equal names are given with the section of each.
  package func names(of candidates: [Candidate]) -> [String] {
    candidates.map { candidate in
      guard let address = candidate.address,
        candidates.count(where: { $0.name == candidate.name }) > 1,
        let index = screen.index(of: address.section)
      else { return candidate.name }
      let title = screen.sections[index].title
      return candidate.name + " in \"\(title.isEmpty ? address.section : title)\""
    }
  }
}
