import Sampling
import ScreenAdmission
import ScreenBrief
import ScreenComposition
import ScreenDiagnostics
import ScreenGeneration
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testing

@Suite struct ModelPromptTests {
  private func request(
    for brief: Brief, options: ModelOptions = .default, under grammar: Grammar = .standard
  ) async throws -> ModelRequest {
    let notes = Notes()
    _ = try? await notes.generator(.failure(.quota("no")), options: options)
      .generate(brief, under: grammar, sampling: .greedy)
    return try #require(notes.requests.first)
  }

  /// The example: the answer of the turn before the question, else the one line that is an object.
  private func example(in request: ModelRequest) throws -> String {
    if request.messages.count == 3, case .model(let text, _) = request.messages[1] { return text }
    let lines = request.question.split(whereSeparator: \.isNewline)
    return String(try #require(lines.first { $0.hasPrefix("{") }))
  }

  private static let intents = [
    "A login form with username and password", "Planets of the solar system with their radius",
    "A dashboard with revenue by month and three KPIs", "Weekly plan: run, swim, rest",
    "A settings page with toggles for email and push", "xyzzy",
  ]

  @Test(arguments: Grammar.shippedNames)
  func `the example is a whole screen that the grammar takes as it is`(name: String) async throws {
    let grammar = try #require(Grammar.named(name))
    for intent in Self.intents {
      let request = try await request(for: Login.brief(of: intent), under: grammar)
      let reading = JSONReader.read(SourceText(name: "x", try example(in: request)))
      let tree = try #require(reading.tree)
      let admission = grammar.admit(Proposal(tree: tree))
      #expect(admission.screen != nil)
      let faults = (reading.diagnostics + admission.diagnostics).filter(\.isRefusedWhenStrict)
      #expect(faults.isEmpty, "\(intent): \(faults.map(\.message))")
    }
  }

  @Test func `the example is a turn that fits the intent, and is not always the same`() async throws
  {
    var examples: Set<String> = []
    for intent in Self.intents {
      examples.insert(try example(in: try await request(for: Login.brief(of: intent))))
    }
    #expect(examples.count >= Self.intents.count - 2)
    let form = try await request(for: Login.brief)
    #expect(form.messages.count == 3)
    #expect(try example(in: form).contains(#""type":"field""#))
    #expect(try example(in: form).contains(#""type":"button""#))
    #expect(try example(in: form) != Login.whole)
  }

  @Test(arguments: ["squats 3 x 12 with a timer", "xyzzy", "a login form"])
  func `under one's own grammar the example is a turn of its own components`(intent: String)
    async throws
  {
    let source = SourceText(
      name: "gym.grammar",
      """
      grammar gym
      include standard: repetition, timer
      """)
    let grammar = try #require(Grammar.parse(source).grammar)
    let request = try await request(for: Login.brief(of: intent), under: grammar)
    #expect(request.messages.count == 3)
    let text = try example(in: request)
    #expect(text.contains(#""type":"#) && !text.contains(#""type":"field""#), "\(text)")
    let tree = try #require(JSONReader.read(SourceText(name: "x", text)).tree)
    #expect(grammar.admit(Proposal(tree: tree)).screen != nil, "\(text)")
  }

  @Test func `an intent is not its own example`() async throws {
    for intent in Self.intents + ["Reading list: Dune, Emma, Ulysses"] {
      let request = try await request(for: Login.brief(of: intent))
      guard request.messages.count == 3, case .user(let words) = request.messages[0] else {
        continue
      }
      #expect(!words.hasSuffix("\n" + intent))
    }
  }

  @Test(arguments: Grammar.shippedNames)
  func `with data the example points at data, and guides take it`(name: String) async throws {
    let grammar = try #require(Grammar.named(name))
    var brief = Login.brief(of: "The teams with their points")
    brief.data = ["teams": [["name": "Zephyrine", "points": 4711]]]
    let request = try await request(for: brief, under: grammar)
    guard request.messages.count == 3 else { return }
    let text = try example(in: request)
    #expect(text.contains(#"{"from":"/"#) || text.contains(#"{"each":"/"#), "\(text)")
    guard case .gbnf(let guide) = request.guide else {
      Issue.record("it is not guided")
      return
    }
    #expect(guide.contains("from ::="))
  }

  @Test func `every requirement is on the checklist in the intent's words`() async throws {
    let question = try await request(for: Login.brief).question
    for requirement in Login.brief.requirements where !requirement.isImplied {
      #expect(question.contains(requirement.words))
    }
    #expect(question.hasSuffix(Login.intent))
  }

  @Test func `of the data its names and kinds are given, and no value unless requested`()
    async throws
  {
    var brief = Login.brief(of: "The teams with their points")
    brief.data = [
      "teams": [
        ["name": "Zephyrine United", "points": 4711], ["name": "Quillfeather", "points": 4712],
      ]
    ]
    let shape = try await request(for: brief)
    #expect(shape.question.contains("/teams: array of 2"))
    #expect(shape.question.contains("/teams/*/name: text"))
    #expect(shape.question.contains("/teams/*/points: number"))
    for value in ["Zephyrine", "Quillfeather", "4711", "4712"] {
      #expect(!shape.allText.contains(value))
    }
    #expect(shape.guide != nil, "a guide has words for a pointer")
    let values = try await request(for: brief, options: ModelOptions(disclosure: .values))
    #expect(values.question.contains("Zephyrine United") && values.question.contains("4711"))
  }

  @Test func `a reply takes facts from the data by pointer`() async throws {
    var brief = Login.brief(of: "The name of the leader")
    brief.data = ["teams": [["name": "Zephyrine United"]]]
    let reply = #"""
      {"title":"x","sections":[{"components":[
        {"type":"keyValue","key":"Leader","value":{"from":"/teams/0/name"}}]}]}
      """#
    let generation = try await Notes().generator(.text(reply))
      .generate(brief, under: .standard, sampling: .greedy)
    guard case .proposed(let candidate) = generation else {
      Issue.record("\(generation)")
      return
    }
    let admission = Grammar.standard.admit(candidate.proposal, data: brief.data)
    #expect(admission.origins.contains { $0.origin == .data(pointer: "/teams/0/name") })
  }
}
