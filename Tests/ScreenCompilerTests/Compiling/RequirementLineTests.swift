import ScreenCompiler
import Testing

/// Requirements that say things of one screen in several lines.
@Suite struct RequirementLineTests {
  @Test func `a later line states the rows of a list, and another its states`() throws {
    let text = """
      REQ-01 The screen shall show a list of all huts with name, number and valley.
      REQ-02 Each hut shall show whether it is locked or open right now.
      REQ-03 Huts: North (1, Upper), South (2, Lower).
      """
    let screen = try Compiler().compile(SourceText(text)).screen
    let tables = screen.sections.flatMap(\.components).compactMap { component in
      if case .table(let table) = component { table } else { nil }
    }
    #expect(tables.map(\.columns) == [["Name", "Number", "Valley", "Status"]])
    #expect(
      tables.first?.rows.map { Array($0.prefix(3)) } == [
        ["North", "1", "Upper"], ["South", "2", "Lower"],
      ])
    #expect(tables.first?.rows.allSatisfy { ["Locked", "Open"].contains($0.last) } == true)
  }
}
