import Sampling
import ScreenBrief
import ScreenComposition
import ScreenGeneration
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testing

/// Why a generator of these tests fails.
private struct Timeout: Error, CustomStringConvertible {
  var description: String { "no answer within 2 seconds" }
}

/// Answers with what it was made with.
private struct Canned<Failure: Error>: ScreenGenerating {
  var answer: Result<Generation, Failure>

  func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Failure) -> Generation {
    try answer.get()
  }
}

private let candidate = Candidate(
  Proposal(tree: ["title": "Log in"]), tier: .catalog, confidence: .high)
private let last = Canned<Never>(
  answer: .success(
    .proposed(Candidate(Proposal(tree: [:]), tier: .composer, confidence: .low))))
private let brief = Brief(title: Phrase("Log in"))
private let grammar = Grammar(
  name: "empty", screen: RecordRule(properties: []), section: RecordRule(properties: []),
  components: [])

@Suite struct FallingBackTests {
  @Test func `the first answers and the second is not asked`() async {
    let generator = Canned<Timeout>(answer: .success(.proposed(candidate))).falling(backTo: last)
    // No `try`: what falls back to a generator that cannot fail cannot fail.
    let generation = await generator.generate(brief, under: grammar, sampling: .greedy)
    #expect(generation == .proposed(candidate))
  }

  @Test func `attempts are in the order they were made`() async throws {
    let declining = Canned<Timeout>(answer: .success(.declined(reason: "no such topic")))
    let failing = Canned<Timeout>(answer: .failure(Timeout()))
    let generator = declining.falling(backTo: failing).falling(backTo: last)
    let generation = await generator.generate(brief, under: grammar, sampling: .greedy)
    guard case .proposed(let candidate) = generation else {
      Issue.record("the last proposes")
      return
    }
    #expect(candidate.tier == .composer)
    #expect(
      candidate.attempts == [
        Attempt(by: "Canned<Timeout>", .declined, reason: "no such topic"),
        Attempt(by: "Canned<Timeout>", .failed, reason: "no answer within 2 seconds"),
      ])
  }

  @Test func `where nobody proposes, every reason is kept`() async {
    let generator = Canned<Never>(answer: .success(.declined(reason: "first")))
      .falling(backTo: Canned<Never>(answer: .success(.declined(reason: "second"))))
    let generation = await generator.generate(brief, under: grammar, sampling: .greedy)
    #expect(generation == .declined(reason: "first; second"))
  }

  @Test func `a chain fails as its last generator does`() async {
    let generator = Canned<Timeout>(answer: .success(.declined(reason: "none")))
      .falling(backTo: Canned<Timeout>(answer: .failure(Timeout())))
    await #expect(throws: Timeout.self) {
      try await generator.generate(brief, under: grammar, sampling: .greedy)
    }
  }
}
