import ScreenCompiler
import Testing

@Suite struct StatedFractionTests {
  private static func components(of intent: String) throws -> [Component] {
    try Compiler().compile(SourceText(intent)).screen.sections.flatMap(\.components)
  }

  @Test(arguments: [
    ("Support is 24/7.", "24/7"), ("24/7 support", "24/7"), ("bolt M8, thread 5/16\"", "5/16\""),
    ("odds 11/4", "11/4"),
  ])
  func `two numbers that are no part of a whole are no progress`(intent: String, stated: String)
    throws
  {
    let components = try Self.components(of: intent)
    #expect(!components.contains { $0.kind == .progress })
    #expect(
      components.contains { component in
        if case .keyValue(let fact) = component { fact.value == stated } else { false }
      })
  }

  @Test(arguments: ["lesson 3/10 done", "a progress of 3/10 for lessons", "tasks 7/7"])
  func `a part of a whole stays a progress`(intent: String) throws {
    #expect(try Self.components(of: intent).contains { $0.kind == .progress })
  }

  @Test(arguments: [
    ("a table with columns 1/2 cup, 1 cup and 2 cups", ["1/2 cup", "1 cup", "2 cups"]),
    ("a table with columns 10 mm, 20 mm and 30 mm", ["10 mm", "20 mm", "30 mm"]),
    ("a table with columns Q1, Q2 and Q3", ["Q1", "Q2", "Q3"]),
  ])
  func `numbers with units name columns`(intent: String, columns: [String]) throws {
    let table = try #require(
      try Self.components(of: intent).compactMap { component in
        if case .table(let table) = component { table } else { nil }
      }.first)
    #expect(table.columns.suffix(columns.count) == columns[...])
  }

  @Test func `rows behind columns stay rows`() throws {
    let table = try #require(
      try Self.components(of: "a table with columns name and age: Ann, 3; Ben, 4").compactMap {
        component in
        if case .table(let table) = component { table } else { nil }
      }.first)
    #expect(table.rows == [["Ann", "3"], ["Ben", "4"]])
  }
}
