import ScreenCompiler
import Testbed
import Testing

@testable import ScreenSchemas

/// What is rendered as JSON is valid under the schema of its grammar, as it is.
///
/// `SCREENC_SLOW_TESTS` makes it 1,000 seeds a grammar.
struct FinishedScreenTests {
  /// Each asks for other parts of the vocabulary.
  private static let intents = [
    "A login form with username, password and a remember me switch",
    "A dashboard with revenue, churn rate by region, a trend over six months and recent orders",
    "A checkout in three steps: address, delivery, payment",
    "Serie B standings with a refresh button",
    "A recipe page with ingredients, steps, a photo and a rating",
    "Settings with tabs for profile, notifications and privacy, and a delete account dialog",
    "A morning workout: 3 sets of 12 squats, 60 seconds of rest, a 20 minute run",
    "A gallery of 6 hotels with photo, price and a Book button, and a map of them",
    "The planets of the solar system",
    "A calendar of next month's events, a progress bar towards the goal of 500, and an alert",
    "A plan for the week with a chat and a search field",
    "Something nice",
  ]

  @Test(arguments: Grammar.shippedNames)
  func `a finished screen is valid under its grammar's schema`(name: String) throws {
    let compiler = Compiler(grammar: try #require(Grammar.named(name)))
    let schema = compiler.grammar.export(as: .jsonSchema(.full)).text
    let validator = try SchemaValidator(try tree(schema))
    var drafts = 0
    for seed in Thoroughness.seeds(36, slow: 1_000) {
      let intent = Self.intents[Int(seed) % Self.intents.count]
      let result = try compiler.compile(
        SourceText(name: "intent", intent), sampling: .random(seed: seed))
      let json = result.screen.rendered(as: .json)
      let isValid = try validator.accepts(try tree(json))
      #expect(isValid, "seed \(seed) of \"\(intent)\": \(json)")
      drafts += result.isDraft ? 1 : 0
      guard isValid else { return }
    }
    #expect(drafts > 0, "no screen holds a sample")
  }

  /// What is wrong with a screen that says something of itself.
  static let faults: [(name: String, json: String)] = [
    ("another version", #"{"version": 2, "title": "T", "sections": [§]}"#),
    ("a version in words", #"{"version": "1", "title": "T", "sections": [§]}"#),
    ("a draft in words", #"{"draft": "yes", "title": "T", "sections": [§]}"#),
    ("another mark", #"{"version": 1, "sampled": true, "title": "T", "sections": [§]}"#),
    ("a sample of no property", #"{"title": "T", "sections": [¶"sample": ["colour"]}]}]}"#),
    ("samples that are no array", #"{"title": "T", "sections": [¶"sample": "text"}]}]}"#),
    ("a sample that is a number", #"{"title": "T", "sections": [¶"sample": [1]}]}]}"#),
  ]

  private static func document(_ json: String) -> String {
    json.replacing("§", with: #"{"components": [{"type": "heading", "text": "A"}]}"#)
      .replacing("¶", with: #"{"components": [{"type": "heading", "text": "A", "#)
  }

  @Test(arguments: Self.faults.map(\.name))
  func `a mark that no finished screen has is refused`(name: String) throws {
    let json = try #require(Self.faults.first { $0.name == name }?.json)
    let schema = Grammar.standard.export(as: .jsonSchema(.full)).text
    let validator = try SchemaValidator(try tree(schema))
    #expect(try !validator.accepts(try tree(Self.document(json))))
  }

  @Test(
    arguments: [
      #"{"version": 1, "title": "T", "draft": true, "sections": [¶"sample": ["text"]}]}]}"#,
      #"{"version": 1, "title": "T", "sections": [§]}"#,
      #"{"title": "T", "draft": false, "sections": [¶"sample": []}]}]}"#,
      #"{"title": "T", "sections": [§]}"#,
    ])
  func `every mark of a finished screen may be there, and need not`(json: String) throws {
    let schema = Grammar.standard.export(as: .jsonSchema(.full)).text
    let validator = try SchemaValidator(try tree(schema))
    #expect(try validator.accepts(try tree(Self.document(json))))
  }

  @Test(arguments: [SchemaProfile.local, .openai, .anthropic], Grammar.shippedNames)
  func `a model is offered none of the marks`(profile: SchemaProfile, name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let text = grammar.export(as: .jsonSchema(profile)).text
    for mark in ["\"version\"", "\"draft\"", "\"sample\""] { #expect(!text.contains(mark)) }
  }
}
