import Testbed
import ScreenModel
import struct ScreenReading.CueLines
import Testing

@testable import ScreenCatalog
@testable import ScreenComposition

struct LexiconTests {
  private func lexicon(_ text: String) -> Lexicon { Lexicon(FileText(text)) }

  private func senses(_ cue: CueClass, of words: String, in lexicon: Lexicon) -> String? {
    lexicon.index(of: CueIndex.hash(of: words.utf8)).flatMap {
      lexicon.sense(cue, of: $0)?.argument
    }
  }

  @Test func `a line gives each of its phrases a sense, and an indented one goes on with it`() {
    let lexicon = lexicon("component table.grid: grid, data grid,\n  matrix\narticle: the\n")
    for phrase in ["grid", "data grid", "matrix"] {
      #expect(senses(.component, of: phrase, in: lexicon) == "table.grid")
    }
    #expect(senses(.article, of: "the", in: lexicon) == "")
    #expect(senses(.component, of: "data", in: lexicon) == nil, "a phrase only begins so")
  }

  @Test func `the first sense of a class stays, and one of another class beside it`() {
    let lexicon = lexicon("count 2: pair\ncount 3: pair\nscreen pairs: pair")
    #expect(senses(.count, of: "pair", in: lexicon) == "2")
    #expect(senses(.screen, of: "pair", in: lexicon) == "pairs")
  }

  @Test func `a word may have several roles`() throws {
    let lexicon = lexicon("role half: did\nrole auxiliary: does, did\nrole row: each")
    let did = try #require(lexicon.index(of: CueIndex.hash(of: "did".utf8)))
    let each = try #require(lexicon.index(of: CueIndex.hash(of: "each".utf8)))
    #expect(lexicon.plays(.half, did) && lexicon.plays(.auxiliary, did))
    #expect(!lexicon.plays(.half, each) && !lexicon.plays(.half, -1))
  }

  @Test func `each language that is read has samples of its own`() {
    #expect(Language.codes == Dialect.all.map(\.code))
  }

  @Test(arguments: ["en"] + Language.codes)
  func `no phrase of a cue file is twice in a class, where the second would not be read`(
    language: String
  ) {
    let text = FileText(
      named: language + ".cues", in: ScreenComposition.EmbeddedText.files)
    var head = ""
    var known: Set<String> = []
    for line in CueLines(text) {
      if let range = line.head {
        let name = text.string(range)
        head = name.hasPrefix("role ") ? name : String(name.prefix { $0 != " " })
      }
      for phrase in text.items(of: line.phrases).map({ text.string($0) }) {
        #expect(known.insert("\(head): \(phrase)").inserted, "\(head): \(phrase)")
      }
    }
  }

  @Test(
    arguments: [
      "nonsense x: word", "# count 2: word", "count 2 word", "  word", "nonsense:\n  word", ":word",
    ] as [TextCase])
  func `what no class leads gives a word no sense`(text: TextCase) {
    let lexicon = lexicon(text.text)
    #expect(!lexicon.knows(Array("word".utf8)[...]))
  }

  @Test(
    arguments: [
      ("count", "12", 12.0, nil), ("unit", "60", 60, nil), ("component", "chart.pie", 0, "pie"),
      ("request", "nan", 0, nil), ("request", "infinity", 0, nil),
    ] as [(String, String, Double, String?)])
  func `an argument is a number only where it begins with a digit`(
    name: String, argument: String, number: Double, variant: String?
  ) throws {
    let lexicon = lexicon("\(name) \(argument): word")
    let entry = try #require(lexicon.index(of: CueIndex.hash(of: "word".utf8)))
    let cue = try #require(CueClass(stringValue: name))
    let sense = try #require(lexicon.sense(cue, of: entry))
    #expect(sense.number == number && sense.variant == variant)
  }

  @Test func `a lexicon grows with what is added to it`() {
    let words = (0..<5_000).map { "word\($0)" }
    let lexicon = lexicon("field text: " + words.joined(separator: ", "))
    #expect(words.allSatisfy { senses(.field, of: $0, in: lexicon) == "text" })
    #expect(senses(.field, of: "word5000", in: lexicon) == nil)
  }
}
