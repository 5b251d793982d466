import Foundation
import Testing

/// The scores that the readme shows are those of the records.
@Suite struct ReadmeScoreTests {
  private static func lines(_ path: String) throws -> [Substring] {
    try String(contentsOf: SourceTree.root.appending(path: path), encoding: .utf8)
      .split(separator: "\n")
  }

  @Test func `the readme gives the sizes of the sets and their shares as recorded`() throws {
    let rows = try Self.lines("README.md").filter { $0.hasPrefix("| `Fixtures/Intents/") }
    #expect(rows.count == 15)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let path = String(row.split(separator: "`")[1])
      let size = try Self.lines(path).count
      let met = try Self.lines(path.replacing(".jsonl", with: ".met")).count
      #expect(cells[1].filter { $0 != "," } == "\(size)", "\(path)")
      let tenths = 1_000 * met / size
      #expect(cells[2] == "\(tenths / 10).\(tenths % 10) %", "\(path)")
    }
  }
}
