import ScreenCompiler
import Testing

@Suite struct ReplayTests {
  private static let intent = SourceText("A form with name")

  private static func compile(_ reply: String, data: TreeValue? = nil) throws
    -> Compilation
  {
    var cassette = Cassette(name: "a.jsonl")
    _ = cassette.insert(.init(.init("A form with name", grammar: "standard"), reply: reply))
    return try Compiler().compile(
      intent, data: data, asking: ReplayGenerator(cassette), only: .model)
  }

  private static let field = #"{"type":"field","label":"Name","placeholder":""}"#

  @Test func `a reply is admitted, and held to the intent`() throws {
    let result = try Self.compile(#"{"title":"x","sections":[{"components":[\#(Self.field)]}]}"#)
    #expect(result.tier == .model && result.intent == "A form with name")
    #expect(result.screen.sections[0].elements[0].component.kind == .field)
    #expect(!result.ledger.entries.isEmpty && result.ledger.isSettled)
  }

  @Test
  func `a reply that leaves out all that is asked is not an answer, and says what is missing`() {
    let reply =
      #"{"title":"x","sections":[{"components":[{"type":"badge","label":"No","tone":"info"}]}]}"#
    #expect {
      try Self.compile(reply)
    } throws: { error in
      guard case CompilationError.unanswered(let reason, _) = error else { return false }
      return reason.contains("meets 0 of 1 requirements") && reason.contains("\"name\"")
    }
  }

  @Test func `repairs name their place in the reply, and claim none in the intent`() throws {
    let result = try Self.compile(
      "\n" + #"{"title":"x","sections":[{"components":[\#(Self.field),]}]}"#)
    let comma = try #require(result.diagnostics.first { $0.id == "trailing-comma" })
    #expect(comma.range == nil && comma.fixIts.isEmpty)
    let quotation = try #require(comma.quotation)
    #expect([quotation.line, quotation.column] == [2, 89])
    #expect(quotation.source == "recorded")
  }

  @Test func `a remark on a whole reply names it, too`() throws {
    let result = try Self.compile("[\(Self.field)]")
    let title = try #require(result.diagnostics.first { $0.id == "missing-title" })
    #expect(title.quotation?.source == "recorded" && title.quotation?.line == 1)
  }

  @Test func `a reply may speak of data`() throws {
    let reply = #"{"title":{"from":"/name"},"sections":[{"components":[\#(Self.field)]}]}"#
    #expect(try Self.compile(reply, data: ["name": "Ada"]).screen.title == "Ada")
  }

  @Test(arguments: ["", "I cannot do that.", "[1, 2", "{}", #"{"sections":[]}"#])
  func `a reply of which no screen comes is not an answer`(reply: String) {
    #expect {
      try Self.compile(reply)
    } throws: { error in
      guard case CompilationError.unanswered(let reason, _) = error else { return false }
      return reason.contains("model's reply")
    }
  }

  @Test func `a request without a reply is not answered by anybody else`() {
    let generator = ReplayGenerator(Cassette(name: "a.jsonl"))
    let reason =
      "'a.jsonl' holds no reply to \"A form with name\" under the grammar standard, "
      + "the best choice each time"
    #expect(throws: CompilationError.unanswered(reason: reason)) {
      try Compiler().compile(Self.intent, asking: generator, only: .model)
    }
  }
}
