import ScreenCompiler
import Testbed
import Testing

/// How one of two readings is taken.
@Suite struct ReaderChoiceTests {
  private static func compile(
    _ intent: String, by readers: ReaderChoice = .both, sampling: SamplingOptions = .greedy
  ) throws -> Compilation {
    try Compiler(reading: readers).compile(
      SourceText(name: "<intent>", intent), sampling: sampling)
  }

  /// Some intents of the sets that may be looked into.
  private static func intents(each step: Int) throws -> [String] {
    try IntentSet.all.filter { !$0.isHeldOut }.flatMap { set in
      try set.cases().enumerated().filter { $0.offset % step == 7 }.map(\.element.intent)
    }
  }

  @Test func `the screen is that of one of the readers, and two that differ are not sure`() throws {
    for intent in try Self.intents(each: Thoroughness.count(100, slow: 10)) {
      let result = try Self.compile(intent)
      let interpretation = try #require(result.interpretation)
      let alone = try Self.compile(
        intent, by: interpretation.reader == .rules ? .rules : .learned)
      #expect(result.screen == alone.screen, "\(intent)")
      switch interpretation.comparison {
      case .none:
        #expect(interpretation.reader == .rules || interpretation.isSure, "\(intent)")
      case .agrees:
        let other = try Self.compile(intent, by: .learned)
        #expect(
          result.screen.sections.flatMap(\.components)
            == other.screen.sections.flatMap(\.components), "\(intent)")
      case .differs: #expect(result.confidence != .high, "\(intent)")
      }
    }
  }

  @Test func `of screens that say high, at least 92 in 100 answer their intent in full`() throws {
    var evaluation = Evaluation()
    for set in IntentSet.all where set.isHeldOut {
      let step = Thoroughness.count(6, slow: 1)
      for (index, item) in try set.cases().enumerated() where index % step == 0 {
        evaluation.add(item, compiled(item.intent))
      }
    }
    let high = try #require(evaluation.confidences.first { $0.name == "high" })
    #expect(high.score.caseCount > 10)
    #expect(high.score.casesPerMille >= 920)
  }

  @Test func `whoever reads alone, learned weights that are not sure claim no high confidence`()
    throws
  {
    var (sure, unsure) = (0, 0)
    for intent in try Self.intents(each: Thoroughness.count(100, slow: 10)) {
      let result = try Self.compile(intent, by: .learned)
      guard let margin = result.interpretation?.margin else { continue }
      let isSure = result.interpretation?.isSure ?? false
      #expect(isSure || result.confidence != .high, "\(intent), \(margin)")
      sure += isSure ? 1 : 0
      unsure += isSure ? 0 : 1
    }
    #expect(sure > 0 && unsure > 0)
  }

  @Test(
    arguments: [
      "un formulaire de contact avec nom et adresse", "push-ups 3x12, 60 s rest, squats 4x10",
      TextCase(String(repeating: "A form with a name and an email. ", count: 80)),
    ] as [TextCase])
  func `what is long or of a kind that only the rules know has no second reader`(
    intent: TextCase
  ) throws {
    let interpretation = try Self.compile(intent.text).interpretation
    #expect(interpretation == Interpretation(by: .rules))
  }

  @Test(arguments: [
    "a login form", "Contact form with name, email and message",
    "A table of orders with date, total and status",
  ])
  func `what learned weights are sure of, and leave nothing of, has no second reader`(
    intent: String
  ) throws {
    let result = try Self.compile(intent)
    let interpretation = try #require(result.interpretation)
    #expect(interpretation.reader == .learned && interpretation.comparison == .none)
    #expect(interpretation.isSure && result.ledger.isComplete)
    #expect(result.explanation.contains("\nRead by learned weights, which are sure of it.\n"))
  }

  @Test(arguments: [
    "planets, and a list of dog sweaters", "misc",
    "Wombats and such; bookings by week or so, somehow",
  ])
  func `what leaves words unread or is not sure is read by the rules, too`(intent: String) throws {
    let interpretation = try #require(try Self.compile(intent).interpretation)
    #expect(interpretation.comparison != .none)
  }

  @Test(arguments: [
    "A settings page with a switch for dark mode and a slider for volume from 0 to 11",
    "orders, and the top 5 products", "a dashboard of a bakery",
  ])
  func `which reading is taken does not hang on the seed`(intent: String) throws {
    let greedy = try Self.compile(intent).interpretation
    for seed in 0..<4 as Range<UInt64> {
      #expect(try Self.compile(intent, sampling: .random(seed: seed)).interpretation == greedy)
    }
  }

  @Test(arguments: ReaderChoice.allCases, ["", " \n", "\t"] as [TextCase])
  func `a blank intent is an error whoever reads`(readers: ReaderChoice, intent: TextCase) {
    #expect(throws: CompilationError.emptyIntent) { try Self.compile(intent.text, by: readers) }
  }

  @Test(arguments: ReaderChoice.allCases)
  func `bytes that are no text are read by the rules`(readers: ReaderChoice) throws {
    let source = SourceText(name: "<intent>", utf8: Array("a form with a name and ".utf8) + [0xFF])
    let result = try Compiler(reading: readers).compile(source)
    #expect(result.interpretation?.comparison == Interpretation.Comparison.none)
    #expect(!result.screen.sections.isEmpty)
  }

  @Test func `a compiler keeps its readers when it gets another grammar`() {
    var compiler = Compiler(reading: .rules)
    compiler.grammar = .core
    #expect(compiler.readers == .rules)
  }

  @Test(
    arguments: [
      (ReaderChoice.rules, "\nRead by rules.\n"), (.learned, "\nRead by learned weights"),
      (.both, "\nRead "),
    ] as [(ReaderChoice, TextCase)])
  func `the note says who read`(readers: ReaderChoice, line: TextCase) throws {
    let result = try Self.compile("a form with a name, an email and a Send button", by: readers)
    #expect(result.explanation.contains(line.text))
  }
}
