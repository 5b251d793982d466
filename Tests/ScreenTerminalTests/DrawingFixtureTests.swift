import ScreenAdmission
import ScreenGrammar
import ScreenModel
import ScreenTerminal
import Testbed
import Testing

/// The screens of `Fixtures/Screens` are drawn as `Fixtures/Drawings` shows them.
///
/// A drawing is called after its screen, its columns and its glyphs, or the depth of its colours;
/// there an escape stands as `␛`.
struct DrawingFixtureTests {
  private static let folder = FixtureFolder("Drawings")

  @Test(arguments: try folder.names())
  func `a screen is drawn as it was seen to be right`(name: String) throws {
    let parts = name.split(separator: ".").map(String.init)
    try #require(parts.count == 3)
    var options = TerminalOptions(width: try #require(Int(parts[1])), depth: .none, theme: .dark)
    if let glyphs = TerminalOptions.Glyphs(rawValue: parts[2]) {
      options.glyphs = glyphs
    } else {
      options.depth = try #require(TerminalOptions.Depth(rawValue: parts[2]))
    }
    let json = try FixtureFolder("Screens").bytes(of: parts[0] + ".json")
    let proposal = Proposal(tree: try tree(String(decoding: json, as: UTF8.self)))
    let screen = try #require(Grammar.standard.admit(proposal).screen)
    let drawing = String(decoding: try Self.folder.bytes(of: name), as: UTF8.self)
    let shown = screen.ansi(options).replacing("\u{1B}", with: "␛")
    let lines = [shown, drawing].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
    #expect(lines[0] == lines[1])
  }
}
