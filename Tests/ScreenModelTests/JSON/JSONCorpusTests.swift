import ScreenDiagnostics
import ScreenModel
import Testing

/// The texts of `Fixtures/JSON`; beside each that is not plain JSON is what is expected of it.
///
/// A line `LINE:COLUMN ID REPAIR` for each diagnostic, then the tree as compact JSON.
@Suite struct JSONCorpusTests {
  private func read(_ file: Fixture) throws -> [String] {
    let source = try file.source()
    let reading = JSONReader.read(source)
    let places = reading.diagnostics.map { diagnostic in
      let location = source.location(of: diagnostic.range?.lowerBound ?? 0)
      let repair = diagnostic.repair.map { " " + $0.rawValue } ?? ""
      return "\(location.line):\(location.column) \(diagnostic.id)\(repair)"
    }
    return places + (reading.tree.map { [$0.json] } ?? [])
  }

  private func expectation(_ file: Fixture) throws -> [String] {
    let text = try file.sibling(extension: "expect").source().utf8
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: try Fixture.files(in: "JSON/accepted", extension: "json"))
  func `accepts what is JSON without a word`(_ file: Fixture) throws {
    let reading = JSONReader.read(try file.source())
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.tree != nil)
  }

  @Test(arguments: try Fixture.files(in: "JSON/repaired", extension: "json"))
  func `repairs what is clear`(_ file: Fixture) throws {
    let (found, expected) = (try read(file), try expectation(file))
    #expect(found == expected)
  }

  @Test(arguments: try Fixture.files(in: "JSON/rejected", extension: "json"))
  func `rejects what holds nothing to read, and says where`(_ file: Fixture) throws {
    let reading = JSONReader.read(try file.source())
    #expect(reading.tree == nil)
    #expect(reading.diagnostics.contains { $0.severity == .error })
    let (found, expected) = (try read(file), try expectation(file))
    #expect(found == expected)
  }

  @Test(arguments: [("accepted", 8), ("repaired", 11), ("rejected", 7)])
  func `finds its files`(_ folder: String, _ count: Int) throws {
    #expect(try Fixture.files(in: "JSON/" + folder, extension: "json").count >= count)
  }
}
