internal import ScreenBrief
internal import ScreenCatalog
internal import ScreenDiagnostics
internal import ScreenModel

/// The outcome of requirements of sections.
extension RequirementChecker {
  func verdict(
    onSection requirement: Requirement, _ layout: Section.Layout?,
    _ claimed: [Evidence.ScreenElement]
  ) -> Verdict {
    let screen = evidence.screen
    let label = requirement.details.label.map { PlainWords($0.text) }
    var own = screen.sections.indices.filter { place in
      guard let label else { return claimed.contains { $0.section == place } }
      let section = screen.sections[place]
      return PlainWords(section.title).contains(label) || PlainWords(section.group).contains(label)
    }
    // A title that would only repeat the screen's title is left out.
    if own.isEmpty, let label, PlainWords(screen.title).contains(label), !claimed.isEmpty {
      own = screen.sections.indices.filter { place in claimed.contains { $0.section == place } }
    }
    guard !own.isEmpty else {
      guard label == nil || claimed.isEmpty else {
        return .unmet("no section is called '\(requirement.name.text)'", claimed.map(\.path))
      }
      let others = screen.sections.indices.filter { screen.sections[$0].layout == layout }
      guard label == nil, !others.isEmpty else { return .unmet("there is no such section") }
      return Verdict(
        outcome: .met, paths: others.map(path), reason: "a section has the layout requested")
    }
    let paths = own.map(path)
    if let layout, !own.contains(where: { screen.sections[$0].layout == layout }) {
      return Verdict(
        outcome: .approximated, paths: paths,
        reason: "the section is there, but not as a \(layout.rawValue)")
    }
    if let asked = Self.layout(named: requirement.details.variant), screen.layout != asked {
      return Verdict(
        outcome: .approximated, paths: paths,
        reason: "the section is there, but the layout of the screen is not \(asked.rawValue)")
    }
    return Verdict(outcome: .met, paths: paths, reason: "a section of its own")
  }

  private func path(_ section: Int) -> TreePath { .section(section) }

  /// The layout of a screen whose parts have this name.
  private static func layout(named variant: String?) -> Screen.Layout? {
    switch variant {
    case "tab": .tabs
    case "step": .wizard
    case "column": .columns
    default: nil
    }
  }
}
