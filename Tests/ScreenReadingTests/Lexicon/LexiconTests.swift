import ScreenBrief
import ScreenModel
import ScreenTables
import ScreenText
import Testbed
import Testing

@testable import ScreenReading

@Suite struct LexiconTests {
  private func lexicon(_ text: String) -> Lexicon { Lexicon(FileText(text)) }

  private func sense(_ cueClass: CueClass, of words: String, in lexicon: Lexicon) -> String? {
    let document = Document(words, lexicon: lexicon)
    return document.tokens.first.flatMap { lexicon.sense(cueClass, of: $0)?.argument }
  }

  @Test func `a line gives each of its phrases a sense, and an indented one goes on with it`() {
    let lexicon = lexicon("component table.grid: grid, data grid,\n  matrix\narticle: the\n")
    for phrase in ["grid", "data grid", "matrix", "Data Grids"] {
      #expect(sense(.component, of: phrase, in: lexicon) == "table.grid")
    }
    #expect(sense(.article, of: "the", in: lexicon) == "")
    #expect(sense(.component, of: "data", in: lexicon) == nil, "a phrase only begins so")
  }

  @Test func `the first sense of a class stays, and one of another class beside it`() {
    let lexicon = lexicon("count 2: pair\ncount 3: pair\nstyle plain: pair")
    #expect(sense(.count, of: "pair", in: lexicon) == "2")
    #expect(sense(.style, of: "pair", in: lexicon) == "plain")
    #expect(lexicon.classes(ofWord: "pair") == CueClasses(.count, .style))
  }

  @Test func `no word of an English text is the plural of a cue of another language`() throws {
    let lexicon = Lexicon.shipped
    let mites = try #require(Document("mites").tokens.first)
    #expect(lexicon.classes(of: mites, in: "en").isEmpty)
    #expect(lexicon.classes(of: mites, in: "de").contains(CueClasses(.container)))
    for word in ["buttons", "mit"] {
      let token = try #require(Document(word).tokens.first)
      #expect(lexicon.classes(of: token, in: "en") == lexicon.classes(of: token, in: "de"))
      #expect(!lexicon.classes(of: token, in: "en").isEmpty)
    }
  }

  @Test func `classes that no rule asks for are other ones`() {
    let lexicon = lexicon("drawing bar: stripe\nrole gauge: stripe\nrole hue: shade")
    #expect(lexicon.classes(ofWord: "stripe") == [.other, CueClasses(.role)])
    #expect(lexicon.classes(ofWord: "shade") == CueClasses(.role))
  }

  @Test(
    arguments: [
      "# count 2: word", "count 2 word", "  word", "language de: word", "language de:\n  word", "",
    ] as [TextCase])
  func `what no head leads gives a word no sense`(text: TextCase) {
    #expect(lexicon(text.text).classes(ofWord: "word") == nil)
  }

  @Test func `a name means what the word does that it is taken for, unless it is a cue itself`() {
    var lexicon = lexicon("component list: list\nfield text: name")
    lexicon.add("price tags", as: "list")
    lexicon.add("name", as: "list")
    lexicon.add("ghost", as: "nothing")
    #expect(sense(.component, of: "price tags", in: lexicon) == "list")
    #expect(sense(.component, of: "name", in: lexicon) == nil)
    #expect(lexicon.classes(ofWord: "ghost") == nil)
  }

  @Test func `a lexicon grows with what is added to it`() {
    let words = (0..<5_000).map { "word\($0)" }
    let lexicon = lexicon("field text: " + words.joined(separator: ", "))
    #expect(words.allSatisfy { lexicon.classes(ofWord: $0) == CueClasses(.field) })
    #expect(lexicon.classes(ofWord: "word5000") == nil)
  }

  @Test(arguments: CueClass.allCases)
  func `each class that a rule asks for is in the English cues`(cueClass: CueClass) {
    let text = FileText(named: "en.cues", in: EmbeddedText.files)
    let kinds = CueLines(text).compactMap { $0.head.map { CueKind(CueHead(text.bytes[$0]).name) } }
    #expect(kinds.contains { $0.cueClass == cueClass })
  }

  @Test(arguments: ["en"] + Language.codes)
  func `no phrase of a cue file is twice in a class, where the second would not be read`(
    language: String
  ) {
    let text = FileText(named: language + ".cues", in: EmbeddedText.files)
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

  @Test func `the tables that the build laid out are those of the files`() {
    let files = EmbeddedText.files.map { ($0.name, FileText($0.text)) }
    let cues = ConcatenatedTexts(ofLanguages: ".cues", files)
    let tables: [(StaticString, [Int])] = [
      (EmbeddedText.cues, CueTable.layOut(cues)),
      (EmbeddedText.languages, LanguageTable.layOut(cues)),
    ]
    for (text, numbers) in tables {
      let stored = TableNumbers(text)
      #expect(numbers.indices.allSatisfy { stored[$0] == numbers[$0] })
      #expect(text.utf8CodeUnitCount == numbers.count * 4)
    }
    #expect(Language.codes.count <= LanguageTable.mostLanguages)
  }
}
