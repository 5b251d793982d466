import ScreenCompiler
import Testing

@testable import screenc

/// What a person at a terminal sees while a model is asked for one screen.
@Suite struct WaitIndicatorTests {
  private let start = ContinuousClock.now
  private static let request = ModelRequest(system: "", messages: [.user("A form")])

  private func line(columns: Int = 80) -> WaitIndicator {
    let environment = Environment(
      variable: { _ in nil }, isTerminal: { _ in false }, terminalColumns: { columns })
    return WaitIndicator(for: "exec:./ask.sh", on: Console(environment: environment))
  }

  @Test func `it says who is asked, how it comes along, and for how long`() {
    let line = line()
    #expect(line.text(at: start).isEmpty)
    line.notes(.asks(Self.request), at: start)
    #expect(line.text(at: start) == "exec:./ask.sh: asked, waiting")
    #expect(line.text(at: start + .seconds(75)) == "exec:./ask.sh: asked, waiting, for 1 min")
    line.notes(.receives(.text("{")), at: start + .seconds(76))
    #expect(
      line.text(at: start + .seconds(76)).hasPrefix("exec:./ask.sh: 1 part so far"))
    line.end()
    #expect(line.text(at: start + .seconds(77)).isEmpty)
  }

  @Test(arguments: [1, 2, 10]) func `it never wraps`(columns: Int) {
    let line = line(columns: columns)
    line.notes(.asks(Self.request), at: start)
    #expect(line.text(at: start).count <= columns - 1)
  }
}
