import ScreenCompiler
import Testbed
import Testing

/// What a reading says of how sure it is.
@Suite struct InterpretationTests {
  private static func compile(
    _ intent: String, sampling: SamplingOptions = .greedy
  ) throws -> Compilation {
    try Compiler().compile(SourceText(intent), sampling: sampling)
  }

  @Test func `of screens that say high, at least 92 in 100 answer their intent in full`() throws {
    var evaluation = Evaluation()
    for set in IntentSet.all where set.isHeldOut {
      let step = Thoroughness.count(4, slow: 1)
      for (index, item) in try set.cases().enumerated() where index % step == 0 {
        evaluation.add(item, compiled(item.intent))
      }
    }
    let high = try #require(evaluation.confidences.first { $0.name == "high" })
    #expect(high.score.caseCount > 10)
    #expect(high.score.casesPerMille >= 920)
  }

  @Test func `a reading that is not sure claims no high confidence`() throws {
    var (sure, unsure) = (0, 0)
    let step = Thoroughness.count(100, slow: 10)
    let intents = try IntentSet.all.filter { !$0.isHeldOut }.flatMap { set in
      try set.cases().enumerated().filter { $0.offset % step == 7 }.map(\.element.intent)
    }
    for intent in intents {
      let result = try Self.compile(intent)
      let interpretation = try #require(result.interpretation)
      #expect(interpretation.isSure || result.confidence != .high, "\(intent)")
      sure += interpretation.isSure ? 1 : 0
      unsure += interpretation.isSure ? 0 : 1
    }
    #expect(sure > 0 && unsure > 0)
  }

  @Test(arguments: ["push-ups 3x12, 60 s rest, squats 4x10", "all 50 US states", "🎉"])
  func `what is not a sentence has no second reading`(intent: String) throws {
    let result = try Self.compile(intent)
    #expect(result.interpretation == Interpretation())
    #expect(!result.explanation.contains("Read by"))
  }

  @Test(arguments: [
    "A login form with username and password", "Contact form with name, email and message",
    "A table of orders with date, total and status",
  ])
  func `the note says that a plain sentence is read for sure`(intent: String) throws {
    let result = try Self.compile(intent)
    #expect(try #require(result.interpretation).isSure)
    #expect(result.explanation.contains("\nRead by learned weights, with high confidence.\n"))
  }

  @Test func `the note says where another reading is nearly as good`() throws {
    let result = try Self.compile("Wombats and such; bookings by week or so, somehow")
    #expect(try !#require(result.interpretation).isSure)
    #expect(result.explanation.contains("another reading nearly as good"))
  }

  @Test(arguments: [
    "A settings page with a switch for dark mode and a slider for volume from 0 to 11",
    "orders, and the top 5 products", "a dashboard of a bakery",
  ])
  func `how an intent is read does not hang on the seed`(intent: String) throws {
    let greedy = try Self.compile(intent).interpretation
    for seed in 0..<4 as Range<UInt64> {
      #expect(try Self.compile(intent, sampling: .random(seed: seed)).interpretation == greedy)
    }
  }

  @Test(arguments: ["", " \n", "\t"] as [TextCase])
  func `a blank intent is an error`(intent: TextCase) {
    #expect(throws: CompilationError.emptyIntent) { try Self.compile(intent.text) }
  }

  @Test func `bytes that are no text are read as marks of what is missing`() throws {
    let source = SourceText(utf8: Array("a form with a name and ".utf8) + [0xFF])
    let result = try Compiler().compile(source)
    #expect(!result.screen.sections.isEmpty)
  }
}
