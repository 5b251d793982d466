import ScreenCompiler
import Testbed
import Testing

/// Proposes what it was made with, or declines.
private struct Canned: ScreenGenerating {
  var generation: Generation

  func generate(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) async throws(Never) -> Generation {
    generation
  }
}

/// Answers as a model would that meets all that the composer does.
private struct Capable: ImmediateGenerating {
  typealias Failure = Never

  func propose(
    _ brief: Brief, under grammar: Grammar, sampling: SamplingOptions
  ) throws(Never) -> Generation {
    var candidate = ComposerGenerator().compose(brief, under: grammar, sampling: sampling)
    candidate.tier = .model
    return .proposed(candidate)
  }
}

private let compiler = Compiler()
private let login: SourceText = "a login form with username and password and a Login button"

@Suite struct CompilerTests {
  @Test func `both ways of compiling give the same screen`() async throws {
    let generator = Canned(generation: .declined(reason: "no such topic"))
    let waited = try await compiler.compile(
      login, sampling: .random(seed: 3), asking: generator, only: .composer)
    let composed = try compiler.compile(login, sampling: .random(seed: 3), only: .composer)
    #expect(waited.screen == composed.screen)
    #expect(waited.ledger == composed.ledger)
  }

  @Test(arguments: ["", " ", "\n\t \r\n"] as [TextCase])
  func `an empty intent is the one error`(intent: TextCase) {
    #expect(throws: CompilationError.emptyIntent) { try compiler.compile(SourceText(intent.text)) }
  }

  @Test func `whoever proposes is held to the grammar`() async throws {
    let tree: TreeValue = [
      "title": "Till",
      "sections": [
        [
          "components": [
            ["type": "progress", "label": "Day", "percent": 140], ["type": "hologram"],
          ]
        ]
      ],
    ]
    let generator = Canned(
      generation: .proposed(Candidate(Proposal(tree: tree), tier: .model, confidence: .high)))
    let result = try await compiler.compile("a till", asking: generator, only: .model)
    #expect(result.tier == .model)
    #expect(
      result.screen.sections.first?.components.first
        == .progress(.init(label: "Day", percent: 100)))
    #expect(result.diagnostics.contains { $0.repair == .lossy })
    #expect(!result.isAcceptable(.strict))
  }

  @Test func `beside a model's screen stands what would be there without it`() async throws {
    let tree: TreeValue = [
      "title": "Welcome",
      "sections": [["components": [["type": "paragraph", "text": "Please log in"]]]],
    ]
    let generator = Canned(
      generation: .proposed(Candidate(Proposal(tree: tree), tier: .model, confidence: .high)))
    let result = try await compiler.compile(login, asking: generator, only: .model)
    let own = try compiler.compile(login)
    #expect(result.alternative?.screen == own.screen)
    #expect(result.alternative?.tier == own.tier && own.alternative == nil)
    #expect(
      result.explanation.contains(
        #"Without the model, by the \#(own.tier.rawValue): "\#(own.screen.title)" with "#))
    #expect(result.explanation.contains(#"field "Username", field "Password", button "Login""#))
    #expect(!own.explanation.contains("Without the model"))
    // A sampled one leaves what stands beside it as it was.
    let sampled = try await compiler.compile(
      login, sampling: .random(seed: 9), asking: generator, only: .model)
    #expect(sampled.alternative?.screen == own.screen)
  }

  @Test func `a proposal that is not a screen is refused with the reasons`() async throws {
    let generator = Canned(
      generation: .proposed(
        Candidate(Proposal(tree: ["title": "x"]), tier: .model, confidence: .high)))
    do {
      _ = try await compiler.compile("a till", asking: generator, only: .model)
      Issue.record("nothing can be admitted")
    } catch {
      #expect(error.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test func `where a generator declines the composer answers, and says so`() async throws {
    let generator = Canned(generation: .declined(reason: "no such topic"))
    let result = try await compiler.compile(login, asking: generator)
    #expect(result.tier == .composer)
    #expect(
      result.attempts.suffix(1) == [Attempt(by: "Canned", .declined, reason: "no such topic")])
    #expect(try compiler.compile(login).screen == result.screen)
  }

  @Test func `asked alone, a generator that declines leaves the intent without an answer`() async {
    let generator = Canned(generation: .declined(reason: "no such topic"))
    await #expect(throws: CompilationError.unanswered(reason: "no such topic")) {
      try await compiler.compile(login, asking: generator, only: .model)
    }
  }

  @Test(
    arguments: [
      ("planets of the solar system", Tier.catalog), ("A form for planets and a budget", .model),
      (login, .model),
    ] as [(SourceText, Tier)])
  func `before a generator the catalog answers only what it knows whole`(
    intent: SourceText, tier: Tier
  ) async throws {
    let result = try await compiler.compile(intent, asking: Capable())
    #expect(result.tier == tier)
  }

  @Test func `a generator that meets less than the composer is not believed`() async throws {
    let tree: TreeValue = [
      "title": "x", "sections": [["components": [["type": "badge", "label": "Here"]]]],
    ]
    let generator = Canned(
      generation: .proposed(Candidate(Proposal(tree: tree), tier: .model, confidence: .high)))
    let result = try await compiler.compile(login, asking: generator)
    #expect(result.tier == .composer)
    #expect(result.attempts.contains { $0.reason.contains("the reply meets 0 of") })
    let alone = try await compiler.compile(login, asking: generator, only: .model)
    #expect(alone.tier == .model && alone.confidence == .low)
    #expect(alone.ledger.entries.allSatisfy { $0.outcome == .unmet })
  }

  @Test func `confidence is high only where nothing is a sample or a substitute`() async throws {
    #expect(try compiler.compile(login).confidence == .high)
    let draft = try compiler.compile("A dashboard")
    #expect(draft.isDraft)
    #expect(draft.confidence != .high)
    let core = Compiler(grammar: .core)
    let standIn = try core.compile("A pie chart of sales: North 4, South 3")
    #expect(standIn.ledger.entries.contains { $0.outcome == .approximated })
    #expect(standIn.confidence != .high)
  }

  @Test(arguments: ["{", "no", #"{"title":"x"}"#, "[1,2]", ""])
  func `a text without a screen is refused with an error`(text: String) {
    do {
      _ = try compiler.admit(SourceText(name: "reply.json", text))
      Issue.record("nothing can be admitted")
    } catch {
      #expect(error.diagnostics.contains { $0.severity == .error })
    }
  }

  @Test func `a screen takes its facts from data`() throws {
    let text = #"""
      {"title":"x","sections":[{"components":[
        {"type":"keyValue","key":"Leader","value":{"from":"/teams/0"}}]}]}
      """#
    let result = try compiler.admit(
      SourceText(name: "a.json", text), data: ["teams": ["Harbour United"]])
    #expect(
      result.screen.sections[0].components
        == [.keyValue(.init(key: "Leader", value: "Harbour United"))])
    #expect(result.origins.contains { $0.origin == .data(pointer: "/teams/0") })
  }

  @Test func `diagnostics come in the order of the text`() throws {
    let text =
      #"{"title":"x","sections":[{"components":[{"badge":{"label":"a","tone":"inf"},},]}]}"#
    let result = try compiler.admit(SourceText(name: "a.json", text))
    let places = result.diagnostics.compactMap { $0.range?.lowerBound }
    #expect(places.count > 2)
    #expect(places == places.sorted())
  }
}
