import Board
import ScreenCompiler
import ScreenTesting
import Testing

@Suite(.snapshots(record: .never)) struct BoardTests {
  @Test func `the generator keeps the rules`() async {
    await expectConformance(
      of: BoardGenerator(), grammars: [.core], intents: ["The next departures"])
  }

  @Test func `a snapshot that is missing fails the test`() async throws {
    let result = try await Compiler(grammar: .core)
      .compile("The next departures", asking: BoardGenerator(), only: .model)
    withKnownIssue { expectSnapshot(of: result.screen, as: .ansi(width: 40)) }
  }
}
