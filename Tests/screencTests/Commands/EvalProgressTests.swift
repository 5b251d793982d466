import ScreenCompiler
import Testing

@testable import screenc

/// What a person at a terminal sees while generators are compared.
@Suite struct EvalProgressTests {
  private let start = ContinuousClock.now

  private func progress(columns: Int = 200) -> EvalProgress {
    let environment = Environment(
      variable: { _ in nil }, isTerminal: { _ in false }, terminalColumns: { columns })
    return EvalProgress(on: Console(environment: environment))
  }

  private func after(_ seconds: Int) -> ContinuousClock.Instant { start + .seconds(seconds) }

  private static let request = ModelRequest(
    system: "", messages: [.user("A form")])

  @Test func `each case is counted, and the time that is left is told from the second on`() {
    let progress = progress()
    #expect(
      progress.begins(0, of: 4, "set.jsonl", at: start) == "░░░░░░░░░░░░░░░░░░░░ 0/4 set.jsonl")
    #expect(
      progress.begins(1, of: 4, "set.jsonl", at: after(100))
        == "█████░░░░░░░░░░░░░░░ 1/4 set.jsonl, 5 min left")
    #expect(
      progress.begins(0, of: 2, "more.jsonl", at: after(400))
        == "░░░░░░░░░░░░░░░░░░░░ 0/2 more.jsonl")
    #expect(
      progress.begins(1, of: 2, "more.jsonl", at: after(420)).hasSuffix("more.jsonl, 20 s left"))
  }

  @Test func `within a case it is told how the model comes along`() {
    let progress = progress()
    progress.begins(0, of: 2, "set.jsonl", at: start)
    progress.begins(1, of: 2, "set.jsonl", at: start + .milliseconds(10))
    func told(_ event: ModelProgress, _ seconds: Int) -> String? {
      progress.notes(event, of: "tiny.gguf", at: after(seconds))
    }
    let line = "██████████░░░░░░░░░░ 1/2 set.jsonl · tiny.gguf: "
    #expect(told(.asks(Self.request), 0) == line + "asked, waiting")
    #expect(
      told(.receives(.usage(ModelUsage(input: 512))), 60)
        == line + "512 tokens of the request read")
    #expect(told(.receives(.usage(ModelUsage(input: 512, output: 20))), 65) == nil)
    #expect(told(.receives(.text("{")), 70) == line + "20 tokens so far, 2 per second")
    #expect(told(.receives(.finished(.stop)), 70) == nil)
    #expect(told(.waits(.seconds(9)), 71) == line + "busy, retrying in 9 s")
  }

  @Test func `models are told apart, each by its own count`() {
    let progress = progress()
    progress.begins(0, of: 1, "set.jsonl", at: start)
    for model in ["one", "two"] {
      progress.notes(.asks(Self.request), of: model, at: start)
      let shown = progress.notes(.receives(.text("{")), of: model, at: after(1))
      #expect(shown?.hasSuffix("· \(model): 1 part so far") == true)
    }
  }

  @Test(arguments: [1, 2, 30])
  func `a line is never as wide as the terminal`(columns: Int) {
    let shown = progress(columns: columns).begins(1, of: 2, "set.jsonl", at: start)
    #expect(shown.count == columns - 1)
  }

  @Test(arguments: [
    (0, "0 s"), (59, "59 s"), (60, "1 min"), (3_599, "59 min"), (7_500, "2 h 5 min"),
  ])
  func `times are said by their greatest parts`(seconds: Int, words: String) {
    #expect(EvalProgress.duration(seconds) == words)
  }
}
