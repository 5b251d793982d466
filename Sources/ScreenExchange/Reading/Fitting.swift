internal import ScreenDiagnostics
internal import ScreenGrammar
internal import ScreenModel

/// Fits the sections of a screen into the bounds of a grammar, so that none is cut off.
struct Fitting {
  private let sectionLimit: Int
  private let componentLimit: Int

  init(_ grammar: Grammar) {
    sectionLimit = grammar.sectionCount.upperBound
    componentLimit = grammar.componentCount.upperBound
  }

  /// The screen with long sections split and, if there are too many sections, short neighbours
  /// joined.
  ///
  /// Anything that still does not fit is left to admission, which reports it.
  func fitted(_ tree: TreeValue, _ log: inout ReadingLog) -> TreeValue {
    guard let sections = tree["sections"]?.elements else { return tree }
    var fitted = sections.flatMap { split($0) }
    if fitted.count > sections.count {
      log.note(
        "split-section",
        "a section holds at most \(componentLimit) components; longer ones continue in "
          + "another", at: nil)
    }
    if fitted.count > sectionLimit {
      log.lose(
        "joined-sections",
        "a screen holds at most \(sectionLimit) sections, but this has \(fitted.count); "
          + "neighbours are joined under headings", at: fitted[sectionLimit].range)
      fitted = joined(fitted)
    }
    var result = tree
    _ = result.set(TreeValue(.array(fitted)), at: JSONPointer(tokens: ["sections"]))
    return result
  }

  private func split(_ section: TreeValue) -> [TreeValue] {
    guard let components = section["components"]?.elements, components.count > componentLimit,
      componentLimit > 0
    else { return [section] }
    return stride(from: 0, to: components.count, by: componentLimit).map { start in
      var part = section
      let slice = Array(components[start..<min(start + componentLimit, components.count)])
      _ = part.set(TreeValue(.array(slice)), at: JSONPointer(tokens: ["components"]))
      if start > 0 {
        _ = part.remove(at: JSONPointer(tokens: ["id"]))
        _ = part.remove(at: JSONPointer(tokens: ["title"]))
      }
      return part
    }
  }

  /// Joins neighbours, the shortest pair first, until there are few enough or no pair fits.
  private func joined(_ sections: [TreeValue]) -> [TreeValue] {
    var sections = sections
    while sections.count > sectionLimit {
      var best: (index: Int, count: Int)?
      for index in sections.indices.dropLast() {
        guard let count = joinedCount(sections[index], sections[index + 1]),
          count < best?.count ?? .max
        else { continue }
        best = (index, count)
      }
      guard let best else { return sections }
      sections[best.index] = join(sections[best.index], sections[best.index + 1])
      sections.remove(at: best.index + 1)
    }
    return sections
  }

  /// The number of components in a joined pair; nil if it cannot be one section.
  private func joinedCount(_ first: TreeValue, _ second: TreeValue) -> Int? {
    guard second["layout"]?.text != "dialog", first["layout"]?.text != "dialog",
      first["group"]?.text == second["group"]?.text
    else { return nil }
    let count =
      (first["components"]?.elements?.count ?? 0) + (second["components"]?.elements?.count ?? 0)
      + (second["title"] == nil ? 0 : 1)
    return count <= componentLimit ? count : nil
  }

  private func join(_ first: TreeValue, _ second: TreeValue) -> TreeValue {
    var components = first["components"]?.elements ?? []
    if let title = second["title"]?.text {
      components.append(["type": "heading", "text": TreeValue(.text(title))])
    }
    components += second["components"]?.elements ?? []
    var result = first
    _ = result.set(TreeValue(.array(components)), at: JSONPointer(tokens: ["components"]))
    return result
  }
}
