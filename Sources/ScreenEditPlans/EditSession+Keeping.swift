package import ScreenAnchors
internal import ScreenEdits
internal import ScreenModel

/// Keeping things, and emptying them.
extension EditSession {
  /// `keep it red`, `leave the title as it is`, `keep only the first two rows`.
  package func keeping(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let only = words.match("only", at: tokens) {
      return try keepingOnly(tokens.dropFirst(only.count))
    }
    if let only = tokens.indices.dropFirst().last(where: { index in
      words.match("only", at: tokens[index...]).map { index + $0.count == tokens.endIndex } ?? false
    }) {
      return try keepingOnly(tokens[..<only])
    }
    for index in (tokens.indices.dropFirst() + [tokens.endIndex]).reversed() {
      guard let targets = try? enumerated(tokens[..<index]) else { continue }
      // Something that is to stay as something else must become it.
      if index < tokens.endIndex, let plan = try make(targets, tokens[index...]) { return plan }
      guard index == tokens.endIndex || words.isPhrase("as-it-is", tokens[index...]) else {
        continue
      }
      return EditPlan(
        subject: "set", edits: [], targets: targets, done: "\(names(of: targets)) stays as it is")
    }
    _ = try targets(tokens)
    throw Refusal(reason: "it does not say what to keep")
  }

  /// Removes the things of the same kind next to those kept.
  private func keepingOnly(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    let kept = try enumerated(tokens)
    guard let first = kept.first else { throw Refusal(reason: "it does not say what to keep") }
    var others: [EditTarget] = []
    switch first {
    case .part(let address, let part):
      others = finder.parts(in: .element(address)).filter { $0.kind == part.kind }.map(\.target)
    case .element(let address):
      let kind = element(at: address)?.component.kind.rawValue
      others = finder.candidates(in: .section(address.section)).filter { $0.kind == kind }
        .map(\.target)
    case .section: others = screen.sections.map { .section($0.id) }
    case .screen: break
    }
    guard kept.allSatisfy(others.contains) else {
      throw Refusal(reason: "only things of one kind in one place can be kept")
    }
    others.removeAll { kept.contains($0) }
    guard !others.isEmpty else {
      return EditPlan(
        subject: "remove", edits: [], targets: kept, done: "there is nothing else")
    }
    return removal(of: others)
  }

  /// `clear the placeholder of email`, `empty the note`: makes a text empty.
  package func clearing(_ tokens: ArraySlice<EditToken>) throws(Refusal) -> EditPlan {
    if let (property, object) = property(in: tokens), property.isText {
      return try set(try enumerated(object), property, to: "")
    }
    let targets = try enumerated(tokens)
    var edits: [Edit] = []
    for target in targets {
      switch target {
      case .element(let address):
        switch element(at: address)?.component {
        case .field:
          edits.append(.setting(address, Component.Field.Property.value, to: TreeValue(.text(""))))
        case .picker:
          edits.append(
            .setting(address, Component.Picker.Property.selected, to: TreeValue(.array([]))))
        default: throw Refusal(reason: "\(name(of: target)) holds nothing that can be cleared")
        }
      case .part(let address, let part) where part.kind == "value":
        guard let tree = element(at: address)?.tree else { continue }
        edits.append(.change(address, part.setting("", in: tree)))
      case .part, .section, .screen:
        throw Refusal(reason: "\(name(of: target)) holds nothing that can be cleared")
      }
    }
    return EditPlan(
      subject: "set", edits: edits, targets: targets, done: "\(names(of: targets)) is empty now")
  }
}
