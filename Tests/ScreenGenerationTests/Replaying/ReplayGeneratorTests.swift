import Sampling
import ScreenBrief
import ScreenComposition
import ScreenDiagnostics
import ScreenGeneration
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testing

@Suite struct ReplayGeneratorTests {
  private static let brief = Brief(title: Phrase("Log in"), intent: "A login form\n")

  private static func generator(replying reply: String) -> ReplayGenerator {
    var cassette = Cassette(name: "login.jsonl")
    _ = cassette.insert(
      .init(.init("A login form", grammar: "core"), model: "some-model", reply: reply))
    return ReplayGenerator(cassette)
  }

  @Test func `what was replied is proposed, each value from the model`() async throws {
    let reply =
      #"Here: {"title": "Hi", "sections": [{"components": [{"type": "heading", "text": 7}]}]}"#
    let generation = try await Self.generator(replying: reply)
      .generate(Self.brief, under: .core, sampling: .greedy)
    guard case .proposed(let candidate) = generation else {
      Issue.record("\(generation)")
      return
    }
    #expect(
      candidate.tier == .model
        && candidate.reply.map { String(decoding: $0.utf8, as: UTF8.self) } == reply)
    #expect(
      candidate.proposal.origins.map(\.path.description)
        == [
          "/title", "/sections/0/components/0/type", "/sections/0/components/0/text",
        ])
    #expect(candidate.proposal.origins.allSatisfy { $0.origin == .model(id: "some-model") })
    #expect(!candidate.diagnostics.isEmpty, "what is around the object is reported")
  }

  @Test func `a reply that is not JSON is declined`() async throws {
    let generation = try await Self.generator(replying: "I cannot help with that.")
      .generate(Self.brief, under: .core, sampling: .greedy)
    guard case .declined(let reason, _) = generation else {
      Issue.record("\(generation)")
      return
    }
    #expect(reason.hasPrefix("the model's reply cannot be read: "))
  }

  @Test func `what was never recorded is a failure that names it`() async {
    let generator = Self.generator(replying: "{}")
    await #expect {
      try await generator.generate(Self.brief, under: .core, sampling: .random(seed: 7))
    } throws: { error in
      "\(error)"
        == "'login.jsonl' holds no reply to \"A login form\" under the grammar core, "
        + "with seed 7 at temperature 1"
    }
  }

  @Test func `another generator may answer in its place`() async {
    let generator = Self.generator(replying: "{}").falling(backTo: ComposerGenerator())
    let generation = await generator.generate(Self.brief, under: .standard, sampling: .greedy)
    guard case .proposed(let candidate) = generation else {
      Issue.record("\(generation)")
      return
    }
    #expect(candidate.tier == .composer)
    #expect(candidate.attempts.map(\.outcome) == [.failed])
  }
}
