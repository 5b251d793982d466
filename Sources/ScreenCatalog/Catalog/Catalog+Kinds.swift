public import ScreenDiagnostics
public import ScreenModel
internal import ScreenTables

extension Catalog {
  /// Warns about items listed beside their own kind, such as "Dog" and "Golden Retriever".
  ///
  /// Each list gets one diagnostic, for its first such pair; lists of more than 64 items are
  /// skipped.
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

  /// Returns the first item that names a topic together with another that is an item of that topic.
  func generalAndSpecial(in things: [String]) -> (general: String, special: String)? {
    for general in things {
      guard let index = table.index(of: KindPhrase(general).words) else { continue }
      let items = Set(table.entries[index].topic.items.map { $0[0].lowercased() })
      // The Moon is one of the moons, and belongs beside the others.
      let name = general.lowercased()
      guard !items.contains(name), !items.contains("the " + name) else { continue }
      let special = things.first { items.contains($0.lowercased()) }
      if let special { return (general, special) }
    }
    return nil
  }
}
