internal import ScreenDiagnostics
internal import ScreenModel

extension Admitter {
  /// Lays the drafts out as a screen; only now is the place of each value known.
  mutating func layOut(
    _ head: Screen, _ sections: [SectionDraft], _ screenOrigins: [PlacedOrigin]
  ) -> Admission {
    var screen = head
    screen.sections.reserveCapacity(sections.count)
    var admitted = screenOrigins
    for (index, draft) in sections.enumerated() {
      let path = TreePath.section(index)
      Self.place(draft.origins, under: path, into: &admitted)
      var section = draft.section
      section.elements.reserveCapacity(draft.drafts.count)
      for (position, element) in draft.drafts.enumerated() {
        let place = path.appending(Section.Property.components).appending(position)
        placements[element.placement].admitted.append(place)
        Self.place(element.origins, under: place, into: &admitted)
        section.elements.append(Element(element.component, samples: element.samples))
      }
      screen.sections.append(section)
    }
    return Admission(
      screen: screen, diagnostics: log.diagnostics, origins: admitted, placements: placements)
  }

  private static func place(
    _ origins: [PlacedOrigin], under path: TreePath, into admitted: inout [PlacedOrigin]
  ) {
    for placed in origins {
      admitted.append(PlacedOrigin(TreePath(path.steps + placed.path.steps), placed.origin))
    }
  }
}
