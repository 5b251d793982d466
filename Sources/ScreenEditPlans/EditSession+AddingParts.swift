package import ScreenAnchors
internal import ScreenDiagnostics
package import ScreenEdits
package import ScreenModel
internal import ScreenText

/// New parts of components: an option, a row, a step.
extension EditSession {
  /// Plans a new part of a component; nil if the words ask for a component.
  ///
  /// The place is a component or in one, or the kind of part is named and a single component has
  /// such parts.
  package func addingPart(
    _ what: ArraySlice<EditToken>, at place: Place?, told: Screen.PartText? = nil
  ) throws(Refusal) -> EditPlan? {
    var home: ElementAddress?
    var beside: ComponentPart?
    var isAfter = true
    switch place {
    case .within(let targets), .after(let targets), .before(let targets):
      if case .before = place { isAfter = false }
      switch targets.first {
      case .part(let address, let part) where part.kind != "value":
        (home, beside) = (address, part)
      case .element(let address): if case .within = place { home = address }
      case .section(let id):
        // `to the habits`: the contents of the section with that title.
        let said = finder.partHead(of: what)?.kinds ?? []
        let holders = finder.candidates(in: .section(id)).filter { candidate in
          candidate.kind == "picker"
            ? said.contains("option") && candidate.labels.first == finder.title(of: id)
            : ["list", "checklist", "steps", "table", "standings"].contains(candidate.kind)
        }
        if case .within = place, holders.count == 1 { home = holders[0].address }
      case .part, .screen, nil: break
      }
    case .start: isAfter = false
    case .end, .up, .down, .at, nil: break
    }
    let head = finder.partHead(of: what)
    if home == nil, let head {
      home = spokenOf(holding: head.kinds)
      if home == nil { home = try owner(of: head.kinds, called: what) }
    }
    if home == nil, gone, place == nil, head == nil, case .element(let owner)? = latest.first {
      home = owner
    }
    if home == nil, let noun = finder.collection(called: what) { home = noun }
    if home == nil, place == nil, head == nil, finder.kind(ofNew: what) == nil {
      home = holder(of: what)
    }
    guard let home, let element = element(at: home),
      let kinds = ComponentPart.kinds[element.component.kind.rawValue]
    else { return nil }
    let tree = element.tree
    // A separate component next to the owner of a part is not one of its parts.
    let isComponent = head == nil && beside == nil && finder.isNewComponent(what, beside: element)
    guard !isComponent else { return nil }
    let isColumn =
      head.map { $0.kinds == ["column"] && kinds.contains { $0.kind == "column" } } ?? false
    let kind =
      (isColumn ? "column" : beside?.kind) ?? head.flatMap { head in
        kinds.first { head.kinds.contains($0.kind) }?.kind
      }
      ?? kinds[kinds.count - 1].kind
    guard let property = kinds.first(where: { $0.kind == kind })?.property else { return nil }
    // A column cannot be next to a row, and goes to the end instead.
    if isColumn, beside?.kind != "column" { beside = nil }
    let count = tree[property]?.elements?.count ?? 0
    let index =
      if let beside { (beside.index ?? count) + (isAfter ? 1 : 0) } else { isAfter ? count : 0 }
    var texts: [Screen.PartText] = []
    if let told {
      texts = [told]
    } else {
      texts = try partTexts(head?.rest ?? finder.bare(what), kind: kind, in: tree)
    }
    guard !texts.isEmpty else { throw Refusal(reason: "it does not say what to add") }
    let operations = screen.inserting(texts, kind, property, at: index, in: tree)
    guard !operations.isEmpty else { return nil }
    let shown = texts.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let added = texts.enumerated().map { offset, text in
      let pointer = JSONPointer(tokens: [property, String(index + offset)])
      return EditTarget.part(
        home, ComponentPart(kind: kind, pointer: pointer, labels: [text.name]))
    }
    return EditPlan(
      subject: "insert", edits: [.change(home, operations)], targets: [.element(home)],
      done: "\(shown) added to \(name(of: .element(home)))", added: added)
  }

  /// The component referred to before, if it has parts of some kinds; nil otherwise.
  private func spokenOf(holding kinds: Set<String>) -> ElementAddress? {
    guard latest.count == 1, case .element(let address) = latest[0],
      let kind = element(at: address)?.component.kind.rawValue,
      ComponentPart.kinds[kind]?.contains(where: { kinds.contains($0.kind) }) ?? false
    else { return nil }
    return address
  }

  /// The component that a name goes into if none is stated; nil if there is none.
  ///
  /// It is the subject of the previous change, or the component whose parts have the format of the
  /// values given with the name.
  private func holder(of what: ArraySlice<EditToken>) -> ElementAddress? {
    if latest.count == 1, case .element(let address) = latest[0],
      let kind = element(at: address)?.component.kind.rawValue,
      ComponentPart.kinds[kind]?.contains(where: { $0.kind != "series" }) ?? false
    {
      return address
    }
    let pieces = finder.pieces(of: what)
    let with = pieces.first.flatMap { finder.linkedWith($0) }.map { [$0.1] } ?? []
    let said = (with + pieces.dropFirst()).map { written($0) }
    let homes = finder.candidates(in: nil).compactMap(\.address).filter { address in
      guard let tree = element(at: address)?.tree else { return false }
      let parts = ComponentPart.parts(of: tree).filter { $0.kind == "item" || $0.kind == "row" }
      guard !parts.isEmpty else { return false }
      // `Thu: Sam, Iris, Milo`, where each name is in the table already.
      let texts = Set(
        parts.flatMap { finder.texts(of: .part(address, $0)) }.map { $0.lowercased() })
      if said.count > 1, said.allSatisfy({ texts.contains($0.lowercased()) }) { return true }
      return said.contains { text in
        text.utf8.contains(where: \.isASCIIDigit)
          && parts.contains { $0.fitting(text, in: tree) != nil }
      }
    }
    return homes.count == 1 ? homes[0] : nil
  }

  /// The only component with parts of some kinds; nil if there is none.
  private func owner(
    of kinds: Set<String>, called what: ArraySlice<EditToken>
  ) throws(Refusal) -> ElementAddress? {
    let owners = finder.candidates(in: nil).filter { candidate in
      (ComponentPart.kinds[candidate.kind] ?? []).contains { kinds.contains($0.kind) }
    }
    // An option without figures is none of a choice of figures.
    func hasFigure(_ text: String) -> Bool { text.utf8.contains(where: \.isASCIIDigit) }
    let isFigure = what.contains { hasFigure($0.text) }
    let alike = owners.filter { owner in
      guard case .picker(let picker)? = owner.component else { return false }
      return picker.options.allSatisfy { hasFigure($0) == isFigure }
    }
    if owners.count > 1, kinds == ["option"], alike.count == 1 { return alike[0].address }
    guard owners.count < 2 else {
      let names = finder.names(of: owners).joined(separator: " or ")
      throw Refusal(reason: "\(quoted(what)) may go into \(names); say which")
    }
    return owners.first?.address
  }
}
