import ScreenBrief
import ScreenComposition
import ScreenDiagnostics
import ScreenReading
import Testing

@testable import ScreenCatalog
@testable import ScreenPlans

/// The words of the compiler's own texts are right.
struct EmbeddedSpellingTests {
  private static let dialects = Language.codes.map { $0 + "." }

  private static let trained = [
    "anesthesia", "doble", "epicentre", "nda", "poisson", "presets", "refractor", "txt", "vai",
  ]

  @Test func `no word of the texts is taken for another`() {
    var distinct: Set<String> = []
    for file in ScreenCatalog.EmbeddedText.files + ScreenPlans.EmbeddedText.files
    where !Self.dialects.contains(where: { file.name.hasPrefix($0) }) {
      // What has a capital everywhere is a name, which the reader leaves as it is written; addresses and
      // endings of files are no words.
      let texts = file.text.description.split(whereSeparator: \.isWhitespace).filter {
        !$0.contains("@") && !$0.hasPrefix(".") && !$0.hasPrefix("(.")
      }
      for word in texts.flatMap({ $0.split(whereSeparator: { !$0.isLetter }) })
      where word.first?.isLowercase ?? false && word.allSatisfy(\.isASCII) {
        distinct.insert(word.lowercased())
      }
    }
    #expect(distinct.count > 5_000, "the texts were found")
    for word in distinct.sorted() {
      let corrections = Document("the " + word).corrections(Array(("the " + word).utf8))
      withKnownIssue("the weights were trained with this word taken for another") {
        #expect(corrections.filter(\.isSure).isEmpty, "\(word)")
      } when: {
        Self.trained.contains(word)
      }
    }
  }

  @Test func `each language that is read has samples of its own`() {
    #expect(Language.codes == Dialect.all.map(\.code))
  }

  @Test(arguments: [
    "memories", "travelling", "flamingo", "pouches", "weavers", "foreman", "remainder", "resistor",
  ])
  func `a word of everyday is read as it is`(word: String) throws {
    let brief = try IntentReader().read(SourceText("a list of \(word)"))
    #expect(!brief.diagnostics.contains { $0.id == "misspelt-word" })
  }
}
