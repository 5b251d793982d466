package import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEdits
internal import ScreenModel
internal import ScreenText

/// Replacing things by words.
extension EditSession {
  /// Replaces a component by what words ask for; a kind alone keeps the old contents, and a quoted
  /// text is the new name.
  package func replace(
    _ anchor: ArraySlice<EditToken>, with what: ArraySlice<EditToken>
  ) throws(Refusal) -> EditPlan {
    let old: [EditTarget]
    do throws(Refusal) { old = try enumerated(anchor) } catch {
      if let plan = try replacing(anchor, with: what) { return plan }
      throw error
    }
    if let all = try replacingEverywhere(anchor, with: what) { return all }
    // A text shown in several places is changed in all of them.
    let text = written(finder.bare(anchor))
    if case .part? = old.first, case .several(let places) = screen.held(text),
      let plan = replacing(places, with: written(what), old: text)
    {
      return plan
    }
    if what.count == 1, what.first?.isQuoted == true { return try rename(old, to: what) }
    if let plan = try? make(old, what) { return plan }
    guard old.count == 1, case .element(let address) = old[0] else {
      guard old.count == 1, case .part = old[0] else {
        throw Refusal(reason: "only one component can be replaced at a time")
      }
      return try rename(old, to: finder.bare(what))
    }
    // A word that replaces a button becomes its label.
    if let kind = element(at: address)?.component.kind, kind.family == .action || kind == .badge,
      finder.kind(ofNew: what) == nil
    {
      return try rename(old, to: what)
    }
    let made: [Element]
    do throws(Refusal) { made = try components(of: what, beside: old[0]) } catch {
      guard finder.kind(ofNew: what) == nil, what.count < 4 else { throw error }
      return try rename(old, to: what)
    }
    let elements = screen.uniquelyNamed(made, except: address)
    return EditPlan(
      subject: "replace", edits: [.replace(address, with: elements)],
      targets: elements.indices.map {
        .element(ElementAddress(section: address.section, index: address.index + $0))
      }, done: "\(names(of: old)) replaced")
  }
}
