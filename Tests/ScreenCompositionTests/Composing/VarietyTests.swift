import Sampling
import ScreenCatalog
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

/// The shape of a screen: its JSON without texts, figures and marks of samples, and without what is
/// said again.
///
/// Elements of a collection that are alike count once, so that the number of samples is no variety.
struct Shape: Hashable {
  private let tree: TreeValue?

  init(_ screen: Screen) {
    let source = SourceText(name: "<screen>", screen.json())
    tree = JSONReader.read(source, .strict).tree.map { Self.bare($0, called: "") }
  }

  /// The properties whose values are of the vocabulary rather than of the content.
  private static let choices: Set<String> = ["type", "layout", "style", "kind"]
  /// The arrays whose elements each count for themselves.
  private static let ordered: Set<String> = ["sections", "components"]

  private static func bare(_ tree: TreeValue, called name: String) -> TreeValue {
    switch tree.content {
    case .null, .flag, .number: return TreeValue(.null)
    case .text: return TreeValue(choices.contains(name) ? tree.content : .null)
    case .object(let members):
      return TreeValue(
        .object(
          members.filter { $0.name != "sample" && $0.name != "draft" }.map {
            TreeMember($0.name, bare($0.value, called: $0.name))
          }))
    case .array(let elements):
      let shapes = elements.map { bare($0, called: "") }
      guard !ordered.contains(name) else { return TreeValue(.array(shapes)) }
      var seen: Set<TreeValue> = []
      return TreeValue(.array(shapes.filter { seen.insert($0).inserted }))
    }
  }
}

/// An intent that leaves much open, and how its screens vary.
struct OpenIntent: CustomTestStringConvertible, Sendable {
  let words: String
  var testDescription: String { words }

  private static let seeds: Range<UInt64> = 0..<60

  private func brief() throws -> Brief {
    Catalog.shipped.ground(try IntentReader().read(SourceText(name: "<intent>", words))).brief
  }

  /// How many shapes sixty seeds give.
  func shapes(at temperature: Double) throws -> Int {
    let brief = try brief()
    let shapes = try Self.seeds.map { seed in
      let sampling = SamplingOptions(temperature: temperature, seed: seed)
      return Shape(try #require(Composed(brief, sampling: sampling).admission.screen))
    }
    return Set(shapes).count
  }

  /// The seeds whose screens lack something that the greedy one shows.
  func losses(at temperature: Double) throws -> [UInt64] {
    let brief = try brief()
    let missing = Composed(brief).ledger.entries.count { $0.outcome == .unmet }
    return Self.seeds.filter { seed in
      let sampling = SamplingOptions(temperature: temperature, seed: seed)
      let composed = Composed(brief, sampling: sampling)
      return composed.ledger.entries.count { $0.outcome == .unmet } > missing
    }
  }

  /// The name of each kind of screen; a few of them unless the slow tests run.
  static let kinds: [OpenIntent] = {
    let kinds = RecipeBook.shipped.kinds.compactMap { $0.cues.first }.map(OpenIntent.init)
    return Thoroughness.isFull ? kinds : stride(from: 0, to: kinds.count, by: 80).map { kinds[$0] }
  }()

  /// Collections of which no more is said than what they hold.
  static let collections = [
    "a list of hotels with photo, price, rating and a Book button", "planets", "a list of hotels",
    "list of months", "programming languages", "orders", "a list of books with author and year",
    "events with date and place", "events with date and name",
  ].map(OpenIntent.init)
}

@Suite struct VarietyTests {
  @Test(arguments: OpenIntent.kinds)
  func `a kind of screen has at least 20 shapes in 60 seeds, and loses nothing`(
    intent: OpenIntent
  ) throws {
    #expect(try intent.shapes(at: 1) >= 20)
    #expect(try intent.losses(at: 2).isEmpty)
  }

  @Test(arguments: OpenIntent.collections)
  func `a bare collection has at least 6 shapes in 60 seeds, and loses nothing`(
    intent: OpenIntent
  ) throws {
    #expect(try intent.shapes(at: 1) >= 6)
    #expect(try intent.losses(at: 2).isEmpty)
  }

  @Test func `a higher temperature gives more shapes`() throws {
    for intents in [OpenIntent.kinds, OpenIntent.collections] {
      let cold = try intents.reduce(0) { try $0 + $1.shapes(at: 1) }
      let hot = try intents.reduce(0) { try $0 + $1.shapes(at: 2) }
      #expect(hot > cold)
    }
  }

  @Test(arguments: [
    "a list of hotels as a carousel", "a table of orders with date and total",
    "a gallery of paintings", "a numbered list of planets",
  ])
  func `a look that is named is kept`(words: String) throws {
    let brief = try IntentReader().read(SourceText(name: "<intent>", words))
    func looks(_ composed: Composed) -> [String] {
      composed.lists.map(\.style.rawValue) + composed.tables.map { _ in "table" }
    }
    let best = looks(Composed(brief))
    #expect(!best.isEmpty)
    for seed in 0..<60 as Range<UInt64> {
      let sampling = SamplingOptions(temperature: 2, seed: seed)
      #expect(looks(Composed(brief, sampling: sampling)) == best, "\(seed)")
    }
  }

  @Test func `what is named is all of the screen, whatever the seed`() throws {
    let greedy = try Composed("a login form with username and a Go button")
    for seed in 0..<60 as Range<UInt64> {
      let sampling = SamplingOptions(temperature: 2, seed: seed)
      let composed = try Composed("a login form with username and a Go button", sampling: sampling)
      #expect(composed.components.count == greedy.components.count, "\(seed)")
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `an option that the intent leaves out is not drawn`(seed: UInt64) throws {
    let sampling = SamplingOptions(temperature: 2, seed: seed)
    let composed = try Composed("settings without help", sampling: sampling)
    let labels = composed.components.compactMap { component in
      if case .link(let link) = component { link.label } else { nil }
    }
    #expect(!labels.contains("Help"))
  }

  @Test func `the options of every purpose are read, and each says what it is`() {
    let purposes = Set(RecipeBook.shipped.kinds.map(\.context))
    for purpose in purposes {
      let bare = RecipeBook.shipped.kinds.first { $0.context == purpose }
      let options = bare.map(RecipeBook.shipped.options) ?? []
      #expect(options.count > 2, "\(purpose)")
      for option in options {
        #expect(option.requirements.allSatisfy { $0.details.label?.text.isEmpty == false })
      }
    }
  }

  @Test(arguments: [
    ("> 30 action Share", 1), ("< 49 input.search Search", 1), ("> 1 toggle = A; B", 1),
    ("> 50 action Share", 0), ("> 0 action Share", 0), ("> action Share", 0), ("> 30", 0),
    (">", 0), ("> 30 nonsense Share", 0), ("> -3 action Share", 0),
  ])
  func `an option has a share below one half, and something to add`(line: String, count: Int) {
    let recipe = RecipeBook("screen a: b\n  fact One\n  \(line)").kinds.first
    #expect(recipe?.options.count == count)
    #expect(recipe?.requirements.count == 1)
  }
}
