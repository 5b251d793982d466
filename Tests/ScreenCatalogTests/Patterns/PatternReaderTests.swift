import ScreenDiagnostics
import ScreenText
import Testing

@testable import ScreenCatalog

/// Records of patterns, and which pattern suits a thing better.
struct PatternReaderTests {
  private static func read(_ lines: String) -> (patterns: [Pattern], ids: [String]) {
    var reader = PatternReader(FileText("verb adopt: adopt, foster\n" + lines))
    let patterns = reader.readAll()
    return (patterns, reader.log.diagnostics.map(\.id))
  }

  private static func frame(_ role: Frame.Role, _ sort: FrameClass) -> Frame {
    Frame(names: ["thing"], role: role, sort: sort)
  }

  @Test func `a pattern gives way to another for things of a class or a role`() throws {
    let (patterns, ids) = Self.read("  instead pet pet card\n  instead thing card\n")
    let pattern = try #require(patterns.first)
    #expect(ids.isEmpty)
    #expect(pattern.other(for: Self.frame(.thing, .pet)) == "pet card")
    #expect(pattern.other(for: Self.frame(.thing, .plant)) == "card")
    #expect(pattern.other(for: Self.frame(.service, .service)) == nil)
  }

  @Test func `a word that is both a role and a class is the role`() throws {
    let (patterns, _) = Self.read("  instead person card of a person\n")
    let pattern = try #require(patterns.first)
    #expect(pattern.other(for: Self.frame(.person, .trade)) == "card of a person")
    #expect(pattern.othersOfClass.isEmpty)
  }

  @Test(arguments: ["  instead creature card\n", "  instead pets card\n"])
  func `a word that is neither a role nor a class is reported`(_ line: String) {
    let (patterns, ids) = Self.read(line)
    #expect(ids == ["unknown-role"])
    #expect(patterns.first?.others.isEmpty ?? false)
    #expect(patterns.first?.othersOfClass.isEmpty ?? false)
  }

  @Test func `the nouns that a pattern prefers are words between spaces`() {
    #expect(Self.read("  prefers plan offer\n").patterns.first?.preferred == ["plan", "offer"])
    #expect(Self.read("").patterns.first?.preferred == [])
  }
}
