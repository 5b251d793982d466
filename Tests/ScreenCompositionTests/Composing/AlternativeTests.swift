import Sampling
import ScreenBrief
import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import ScreenText
import ScreenReading
import Testing

@testable import ScreenCatalog
@testable import ScreenComposition

@Suite struct AlternativeTests {
  /// The kinds of screens that have an alternative to a part.
  private static let kinds = RecipeLibrary.shipped.kinds.filter { !$0.alternatives.isEmpty }

  @Test func `every option and alternative of the shipped files is read`() {
    let text = FileText(ending: ".recipes", in: ScreenCatalog.EmbeddedText.files)
    let lines = text.lines.map(text.string)
    func count(_ marks: String) -> Int {
      lines.count { line in marks.contains { line.hasPrefix("  \($0) ") } }
    }
    let book = RecipeLibrary.shipped
    let all = book.entries.indices.map { book.recipe(at: $0) }
    #expect(all.reduce(0) { $0 + $1.options.count } == count("<>"))
    #expect(all.reduce(0) { $0 + $1.alternatives.count } == count("|"))
    #expect(Self.kinds.count > 20)
  }

  @Test func `the options that a kind asks for by name are there`() {
    let book = RecipeLibrary.shipped
    let names = book.entries.filter { $0.kind == .options }.map(\.name)
    let asked = Set(book.kinds.compactMap(\.extras))
    #expect(asked.count > 1)
    #expect(asked.isSubset(of: names))
  }

  /// A screen of which no more is said than its kind.
  private static let comments =
    Brief(title: Phrase("Comment section"), topic: Phrase("comment section")).expanded()

  @Test func `an alternative is drawn for some seeds, in the place of its line`() throws {
    let brief = Self.comments
    let styles = (0..<60 as Range<UInt64>).map { seed in
      Composed(brief, sampling: .random(seed: seed)).lists.first?.style
    }
    #expect(Set(styles) == [.messages, .plain, .cards])
    #expect(styles.count { $0 == .messages } > 30)
  }

  @Test(arguments: kinds.flatMap { $0.cues.prefix(1) })
  func `drawing is the greedy brief at temperature 0, and the same when it is done again`(
    name: String
  ) throws {
    let brief = try IntentReader().read(SourceText(name))
    let composer = Composer(grammar: .standard)
    #expect(composer.drawn(brief, sampling: .greedy) == brief)
    for seed in 0..<20 as Range<UInt64> {
      let drawn = composer.drawn(brief, sampling: .random(seed: seed))
      #expect(composer.drawn(drawn, sampling: .random(seed: seed)) == drawn)
      #expect(!drawn.requirements.contains { !$0.isImplied })
    }
  }

  @Test func `where anything of the contents is named there is no alternative`() throws {
    let words = "a comment section with a Send button and the number of comments"
    let brief = try IntentReader().read(SourceText(words))
    let composer = Composer(grammar: .standard)
    for seed in 0..<20 as Range<UInt64> {
      #expect(composer.drawn(brief, sampling: .random(seed: seed)) == brief)
    }
  }

  @Test func `a grammar without the words for an alternative does not draw it`() throws {
    let brief = Self.comments
    for seed in 0..<20 as Range<UInt64> {
      let drawn = Composer(grammar: .core).drawn(brief, sampling: .random(seed: seed))
      #expect(drawn == brief)
    }
  }

  @Test func `an alternative without samples has those of its line`() throws {
    let recipe = try #require(
      RecipeLibrary(
        "screen a: b\n  list.cards X\n  ~ One | 1\n  | 20 list.plain X\n  | 20 fact X\n  ~ 2"
      )
      .kinds.first)
    #expect(recipe.alternatives.map(\.line) == [0..<1, 0..<1])
    #expect(
      recipe.alternatives.map { $0.requirements.map(\.details.samples) }
        == [[[["One", "1"]]], [[["2"]]]])
  }

  @Test(arguments: [
    ("| 30 fact Two", 1), ("| 49 fact Two; Three", 1), ("| 50 fact Two", 0), ("| 0 fact Two", 0),
    ("| fact Two", 0), ("| 30", 0), ("|", 0), ("| 30 nonsense Two", 0),
    ("| 30 fact Two\n  | 30 fact Three", 1),
  ])
  func `a line keeps more than half of the odds`(line: String, count: Int) {
    let recipe = RecipeLibrary("screen a: b\n  fact One\n  \(line)").kinds.first
    #expect(recipe?.alternatives.count == count)
    #expect(recipe?.requirements.count == 1)
  }

  @Test func `an alternative to nothing is none`() {
    #expect(RecipeLibrary("screen a: b\n  | 30 fact Two\n  fact One").kinds[0].alternatives.isEmpty)
  }
}
