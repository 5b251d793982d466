package import ScreenModel

extension AnchorFinder {
  /// A thing that words may refer to.
  package struct Candidate {
    package var target: EditTarget
    package var kind: String
    /// Its possible names, as words; its main name first.
    package var labels: [[String]]
    /// The words of the labels, in full and in the singular.
    package var stems: [[String]] = []
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

  /// The parts of all components, of one, or of those in a section; or the values of one part.
  package func parts(in scope: EditTarget?) -> [Candidate] {
    switch scope {
    case .part(let address, let part):
      guard let tree = heldTree(at: address) else { return [] }
      return part.values(in: tree).map { Candidate($0, at: address, words) }
    case .element(let address): return allParts.filter { $0.address == address }
    case .section(let id): return allParts.filter { $0.address?.section == id }
    case .screen, nil: return allParts
    }
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
