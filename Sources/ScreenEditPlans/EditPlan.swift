package import ScreenAnchors
package import ScreenDiagnostics
package import ScreenEdits
package import ScreenModel

/// The plan of a change: its edits, their subject, and a description in words.
package struct EditPlan {
  package var subject: String
  package var edits: [Edit]
  package var targets: [EditTarget]
  package var done: String
  /// The place of something removed, where something new may go.
  package var vacatedPosition: VacatedPosition?
  /// The parts added to a component.
  package var added: [EditTarget] = []
  /// The requests that no component can satisfy, with the reasons.
  package var lacks: [UnsupportedWords] = []
  /// The figures that only say what is meant, such as the bound of a condition; no screen shows them.
  package var bounds: [SourceRange] = []
  /// Whether it comes nearest to what is asked, and is not quite that.
  package var isNearest = false

  package init(
    subject: String, edits: [Edit], targets: [EditTarget], done: String,
    vacatedPosition: VacatedPosition? = nil, added: [EditTarget] = [],
    lacks: [UnsupportedWords] = []
  ) {
    (self.subject, self.edits, self.targets, self.done) = (subject, edits, targets, done)
    (self.vacatedPosition, self.added, self.lacks) = (vacatedPosition, added, lacks)
  }

  /// Words that ask for something impossible.
  package struct UnsupportedWords: Hashable {
    package var words: String
    package var reason: String

    package init(words: String, reason: String) { (self.words, self.reason) = (words, reason) }
  }
}

extension EditSession {
  /// The targets of an enumeration: `the phone field and the second button`; the words are first
  /// tried as a whole.
  package func enumerated(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> [EditTarget] {
    if case .found(let targets) = finder.find(tokens) { return targets }
    let pieces = finder.pieces(of: tokens)
    guard pieces.count > 1 else { return try targets(tokens) }
    var all: [EditTarget] = []
    // `phone and email`: of a fact and a button with one name, the one of the others' kind.
    let kinds = Set(pieces.compactMap { finder.find($0).one }.compactMap { componentKind(of: $0) })
    for index in pieces.indices {
      if kinds.count == 1, case .ambiguous(_, let among) = finder.find(pieces[index]),
        case let alike = among.filter({ componentKind(of: $0) == kinds.first }), alike.count == 1
      {
        all += alike
        continue
      }
      // The kind of the last applies to all: `the first and second row`, `the name and email
      // fields`.
      let piece = Array(pieces[index])
      let shared = words.meanings("kind", endingIn: pieces[pieces.count - 1]).first?.count ?? 0
      let kind = pieces[pieces.count - 1].suffix(shared)
      let isKindless = index < pieces.count - 1 && !kind.isEmpty
      // `rows 2 and 3`
      let lead = pieces[0].prefix(1)
      if index > 0, let beside = beside(all.last, piece[...]) {
        all.append(beside)
        continue
      }
      if index > 0, piece.count == 1, Int(piece[0].text) != nil,
        words.meaning("kind", of: lead) != nil
      {
        all += try targets((lead + piece)[...])
        continue
      }
      if isKindless, case .found(let found) = finder.find((piece + kind)[...]) {
        all += found
      } else {
        all += try targets(piece[...])
      }
    }
    return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func componentKind(of target: EditTarget) -> ComponentKind? {
    guard case .element(let address) = target else { return nil }
    return element(at: address)?.component.kind
  }

  /// `its button`: the next thing of that kind after a target in its section.
  private func beside(_ target: EditTarget?, _ tokens: ArraySlice<EditToken>) -> EditTarget? {
    guard let its = words.match("its", at: tokens), case .element(let address)? = target,
      case .ambiguous(_, let among) = finder.find(tokens.dropFirst(its.count))
    else { return nil }
    return among.first { other in
      guard case .element(let place) = other else { return false }
      return place.section == address.section && place.index > address.index
    }
  }

  /// Targets in display order.
  package func ordered(_ targets: [EditTarget]) -> [EditTarget] {
    func place(_ target: EditTarget) -> [Int] {
      switch target {
      case .screen: [-1]
      case .section(let id): [screen.index(of: id) ?? 0, -1]
      case .element(let address): [screen.index(of: address.section) ?? 0, address.index]
      case .part(let address, let part):
        [screen.index(of: address.section) ?? 0, address.index]
          + part.pointer.tokens.compactMap { Int($0) }
      }
    }
    return targets.sorted { place($0).lexicographicallyPrecedes(place($1)) }
  }

  // MARK: - Naming

  /// The names of targets, for the ledger.
  package func names(of targets: [EditTarget]) -> String {
    targets.map { name(of: $0) }.joined(separator: ", ")
  }

  package func name(of target: EditTarget) -> String {
    switch target {
    case .screen: return "the screen"
    case .section(let id):
      let title = screen.index(of: id).map { screen.sections[$0].title } ?? ""
      return "section \"\(title.isEmpty ? id : title)\""
    case .element(let address): return element(at: address).map { name(of: $0) } ?? "a component"
    case .part(_, let part): return "\(part.kind) \"\(part.label)\""
    }
  }

  package func name(of element: Element) -> String {
    let title = OwnTexts(of: element.component).title
    return element.component.kind.rawValue + (title.isEmpty ? "" : " \"\(title)\"")
  }

  /// The JSON of a component; empty if there is none.
  package func tree(at address: ElementAddress) -> TreeValue { screen.tree(at: address) }

  package func element(at address: ElementAddress) -> Element? {
    guard let section = screen.index(of: address.section),
      screen.sections[section].elements.indices.contains(address.index)
    else { return nil }
    return screen.sections[section].elements[address.index]
  }
}
