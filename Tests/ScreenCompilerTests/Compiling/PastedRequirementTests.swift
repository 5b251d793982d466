import ScreenCompiler
import Testing

/// Stories and requirements: nothing is drawn that they do not speak of.
@Suite struct PastedRequirementTests {
  private func components(_ text: String) throws -> [Component] {
    try Compiler().compile(SourceText(text)).screen.sections.flatMap(\.components)
  }

  private static let story = """
    As a parent I want to book a slot for parents' evening so I don't have to queue.

    Acceptance criteria
    - I see my child's teachers and only their free slots
    - slots are 10 minutes, 16:00 to 19:30
    - I cannot book two at the same time
    - I get at least 5 min between two bookings
    - video or in person, chosen per slot
    """

  @Test func `a map and a slider need words that speak of one`() throws {
    let kinds = try components(Self.story).map(\.kind)
    #expect(!kinds.contains(.map))
    #expect(!kinds.contains(.slider))
  }

  @Test func `rules for what people may do are no switches`() throws {
    let labels = try components(Self.story).compactMap { part in
      if case .toggle(let toggle) = part { toggle.label } else { nil }
    }
    #expect(labels.isEmpty)
  }

  @Test func `a map that is asked for is drawn`() throws {
    let kinds = try components(
      "As a driver I want to see a map of free chargers so that I find one.\nAs a driver I want to start charging.\nAs a driver I want a list of my receipts."
    ).map(\.kind)
    #expect(kinds.contains(.map))
  }

  @Test(arguments: [
    "SHOP-9 Bulk edit\nType: Story | Points: 5 | Epic: Cleanup\n\nAcceptance criteria\n- [ ] Search box\n- [ ] Save button",
    "SHOP-9 Bulk edit\nType: story   Points: 5   Assignee: unassigned\n\nMust have:\n- search box\n- save button",
  ])
  func `the keys of a ticket are not on its screen`(text: String) throws {
    let parts = try components(text)
    #expect(
      !parts.contains { part in
        switch part {
        case .keyValue, .picker, .checklist: true
        default: false
        }
      })
  }
}
