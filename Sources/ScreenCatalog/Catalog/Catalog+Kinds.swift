public import ScreenDiagnostics
public import ScreenModel
internal import ScreenTables

extension Catalog {
  /// Warns of things that are beside their own kind in a list: "Dog" and "Golden Retriever".
  ///
  /// One diagnostic for each list, of the first such pair; lists of more than 64 things are passed
  /// over.
  public func generalBesideSpecial(in screen: Screen) -> [Diagnostic] {
    screen.sections.flatMap(\.elements).compactMap { element -> Diagnostic? in
      guard case .list(let list) = element.component, list.items.count <= 64,
        let pair = generalAndSpecial(in: list.items.map(\.title))
      else { return nil }
      return Diagnostic(
        .warning, id: "general-beside-special",
        "'\(pair.general)' is beside '\(pair.special)', which is one of its kind")
    }
  }

  /// The first thing that is the name of a topic of which another is an item.
  func generalAndSpecial(in things: [String]) -> (general: String, special: String)? {
    for general in things {
      guard let index = table.index(of: KindPhrase(general).words) else { continue }
      let items = Set(table.entries[index].topic.items.map { $0[0].lowercased() })
      // The Moon is one of the moons, and is beside its like.
      let name = general.lowercased()
      guard !items.contains(name), !items.contains("the " + name) else { continue }
      let special = things.first { items.contains($0.lowercased()) }
      if let special { return (general, special) }
    }
    return nil
  }
}
