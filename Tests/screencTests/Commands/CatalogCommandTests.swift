import Testbed
import Testing

@testable import screenc

@Suite struct CatalogCommandTests {
  @Test func `the items of a topic are the product, and its source is said apart`() throws {
    let result = try ScreencProcess.run("catalog", "show", "largest", "moons")
    #expect(result.exitCode == 0)
    #expect(result.text.hasPrefix("Moon\tDiameter\nGanymede\t5,262 km\n"))
    #expect(result.errors.hasPrefix("source: "))
    #expect(result.errors.contains("JPL"))
  }

  @Test func `an open topic in no order has no source`() throws {
    let result = try ScreencProcess.run("catalog", "show", "soft skills")
    #expect(result.exitCode == 0)
    #expect(result.text.hasPrefix("Skill\n"))
    #expect(result.errors.isEmpty)
  }

  @Test func `a recipe is shown without what is drawn only with a seed`() throws {
    let result = try ScreencProcess.run("catalog", "show", "kanban")
    #expect(result.exitCode == 0)
    #expect(result.text.contains("list\tTo do"))
    #expect(!result.text.contains("Sprint"))
  }

  @Test func `an unknown name is wrong usage, with one that is near`() throws {
    let result = try ScreencProcess.run("catalog", "show", "planetz")
    #expect(result.exitCode == 2)
    #expect(result.errors.contains("planets"))
  }
}
