internal import ScreenAnchors
internal import ScreenDiagnostics
internal import ScreenEditPlans
internal import ScreenEdits
internal import ScreenModel
internal import ScreenReading

/// Adding parts to components: an option, a row with its values.
extension EditSession {
  /// The words of a part; its values follow after `with`.
  func tokens(in part: ReadingTree.Node) -> ArraySlice<EditToken> {
    guard !part.children.isEmpty else { return tokens(in: part.range) }
    let values = values(of: part)
    guard !values.isEmpty else { return tokens(in: label(of: part)) }
    guard part.children.contains(where: { $0.label == .label }) else { return tokens(in: values) }
    return (Array(tokens(in: label(of: part))) + word("link", "with") + tokens(in: values))[...]
  }

  /// The values of a part, each with the unit right after it.
  func values(of part: ReadingTree.Node) -> [SourceRange] {
    let units = part.children.filter { $0.label == .unit }.map(\.range)
    return part.children.filter { ![.label, .unit, .kind].contains($0.label) }.map { value in
      let unit = units.first { $0.lowerBound == value.range.upperBound + 1 }
      return unit.map { value.range.union($0) } ?? value.range
    }
  }

  /// The details of an item besides its name; nil if there are none.
  func told(_ part: ReadingTree.Node) -> Screen.PartText? {
    guard part.label == .item, let label = part.children.first(where: { $0.label == .label })
    else { return nil }
    let values = values(of: part)
    guard !values.isEmpty else { return nil }
    return Screen.PartText(
      name: name(tokens(in: label.range), like: "A"), values: values.map { text.text(in: $0) })
  }

  /// Adds a part to the component that has such parts.
  func addingPart(
    _ name: ArraySlice<EditToken>, _ kind: String, at place: Place?, within home: EditTarget?,
    told: Screen.PartText? = nil
  ) throws(Refusal) -> EditPlan {
    let head = word("kind", kind)
    let saying = word("saying")
    // A part with a stated target goes into no other.
    var places = place.map { [Optional($0)] } ?? []
    places.append(home.map { .within([$0]) })
    var refusal = Refusal(reason: "nothing here can take \(quoted(name)) as another \(kind)")
    for place in places {
      // A column is not a row, whatever the previous subject was.
      let named = Array(head) + saying + name
      for what in kind == "column" ? [named] : [Array(name), named] {
        do throws(Refusal) {
          if let plan = try addingPart(what[...], at: place, told: told) { return plan }
        } catch {
          refusal = error
        }
      }
    }
    throw refusal
  }
}
