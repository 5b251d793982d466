import ScreenAdmission
import ScreenBrief
import ScreenComposition
import Sampling
import ScreenCatalog
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenData

@Suite struct DataBindingTests {
  /// The brief of an intent that data is at hand for: the catalog answers what asks for none of it.
  private static func read(_ intent: String, _ data: TreeValue) throws -> Brief {
    let source = SourceText(name: "intent", intent)
    var sentences = IntentReader()
    sentences.answersNames = false
    let brief = try sentences.read(source)
    return DataBinding(brief, to: data).asksForData ? brief : try IntentReader().read(source)
  }

  /// The brief of an intent with a fixture's data in it, and that data.
  private static func bind(
    _ intent: String, _ file: String
  ) throws -> (binding: DataBinding, data: TreeValue) {
    let data = try #require(try DataFixture("accepted/" + file).reading.data)
    return (DataBinding(try read(intent, data), to: data), data)
  }

  @Test(
    arguments: try DataFixture.lines(of: "bindings.tsv"))
  func `what an intent asks for is found in the data`(_ line: WordsCase) throws {
    let (binding, data) = try Self.bind(line.words[1], line.words[0])
    let found = binding.brief.boundLines + binding.diagnostics.map { "!" + $0.id }
    #expect(found == Array(line.words.dropFirst(2)))
    #expect(binding.brief.boundPhrases.allSatisfy { $0.isTrue(to: data) })
  }

  @Test func `a column that the data lacks is named with those that are near`() throws {
    let intent = "a table of products with price and rating for each"
    let (binding, _) = try Self.bind(intent, "products.csv")
    let diagnostic = try #require(binding.diagnostics.first)
    #expect(diagnostic.message.contains("'Rating'"))
    #expect(diagnostic.message.contains("'Unit price'"))
    let source = SourceText(name: "intent", intent)
    #expect(diagnostic.range.map { source.text(in: $0) } == "rating")
  }

  @Test func `what the intent says itself is not overruled by data`() throws {
    let (binding, _) = try Self.bind("Revenue: $1,000", "company.json")
    #expect(binding.brief.boundPhrases.isEmpty)
  }

  @Test(arguments: [
    "show this", "a table of everything", "a dashboard", "a list of teams", "sales by region",
    "orders with date and total for each", "revenue over the past six months", "a bar chart",
    "the top 3 products by price", "a checklist of tasks", "a login form", "members and churn",
    "facts about the head office", "a country picker and a Save button", "hotels with rooms",
    "progress of the funding", "a timeline of orders", "cards of products with price and photo",
  ])
  func `every value on a screen that is said to be data is in the data`(_ intent: String) throws {
    for fixture in try DataFixture.all(in: "accepted") {
      let data = try #require(fixture.reading.data)
      let bound = DataBinding(try Self.read(intent, data), to: data).brief
      for seed in 0..<4 {
        let composition = Composer(grammar: .standard).compose(
          bound, sampling: seed == 0 ? .greedy : .random(seed: UInt64(seed)))
        for placed in composition.proposal.origins {
          guard case .data(let pointer) = placed.origin else { continue }
          let shown = composition.proposal.tree.value(at: placed.path.description)
          let given = try #require(data.value(at: pointer)?.words, "\(pointer)")
          let isSame = try #require(shown).says(given)
          #expect(isSame, "\(fixture.name) \(placed.path): \(given)")
        }
      }
    }
  }

  @Test(arguments: [
    ("hives.json", ["Honey, Progress"]), ("valleys.csv", ["Rainfall"]),
  ])
  func `a chart that only the kind of screen suggests is called by the data`(
    file: String, names: [String]
  ) throws {
    let (binding, _) = try Self.bind("a dashboard", file)
    let drawn: [Requirement.Subject] = [.need(.trend), .need(.breakdown), .component(.chart)]
    let charts = binding.brief.requirements.filter { requirement in
      drawn.contains(requirement.subject) && requirement.details.items.first?.label.pointer != nil
    }
    #expect(charts.compactMap(\.details.label?.text) == names)
  }

  @Test func `a screen of bound data shows no samples`() throws {
    for (intent, file) in [
      ("show this", "teams.csv"), ("products with price and stock for each", "products.csv"),
      ("revenue over the past six months", "monthly.csv"), ("sales by region", "regions.json"),
      ("a dashboard with revenue, churn rate and members", "company.json"),
    ] {
      let (binding, _) = try Self.bind(intent, file)
      let composition = Composer(grammar: .standard).compose(binding.brief)
      #expect(!composition.proposal.origins.contains { $0.origin == .sample }, "\(intent)")
    }
  }

  @Test(arguments: try DataFixture.all(in: "accepted"))
  func `data shown by its shape is admitted as it is`(_ fixture: DataFixture) throws {
    let data = try #require(fixture.reading.data)
    let brief = try IntentReader().read(SourceText(name: "intent", "show this"))
    let binding = DataBinding(brief, to: data)
    let expected = data.words == nil ? [] : ["no-records"]
    #expect(binding.diagnostics.map(\.id) == expected)
    let composition = Composer(grammar: .standard).compose(binding.brief)
    let admission = Grammar.standard.admit(composition.proposal, data: data)
    #expect(composition.diagnostics.isEmpty)
    #expect(admission.diagnostics.allSatisfy { !$0.isRefusedWhenStrict })
  }

  @Test func `data without records binds nothing, and says so`() throws {
    let brief = try IntentReader().read(SourceText(name: "intent", "a table of teams"))
    for data in [[], [:], TreeValue(.null), 7, [[], [[]]]] as [TreeValue] {
      let binding = DataBinding(brief, to: data)
      #expect(binding.brief == brief)
      #expect(binding.diagnostics.map(\.id) == ["no-records"])
    }
  }

  @Test func `more records than have room are counted`() throws {
    let rows = (0..<1200).map {
      TreeValue(
        .object([
          TreeMember("name", TreeValue(.text("n\($0)"))),
          TreeMember("size", TreeValue(.number(Double($0)))),
        ]))
    }
    let brief = Brief(title: Phrase("All"))
    let binding = DataBinding(brief, to: TreeValue(.array(rows)))
    #expect(binding.brief.requirements.first?.details.items.count == 1000)
    #expect(binding.diagnostics.map(\.id) == ["data-left-out"])
    #expect(binding.diagnostics.first?.message.hasPrefix("200 of 1200") == true)
  }
}

extension TreeValue {
  /// Whether it shows a value of data: the same words, words around them, or the same number.
  fileprivate func says(_ given: String) -> Bool {
    if case .number(let number) = content {
      return Quantity(given)?.number == number || given == "true" || given == "false"
    }
    return text?.contains(given) ?? false
  }
}
