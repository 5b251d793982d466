import Testing

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

  @Test func `the first sense of a class stands, and one of another class beside it`() {
    let lexicon = lexicon("count 2: pair\ncount 3: pair\nscreen pairs: pair")
    #expect(senses(.count, of: "pair", in: lexicon) == "2")
    #expect(senses(.screen, of: "pair", in: lexicon) == "pairs")
  }

  @Test func `a word has each role that a line gives it, whichever comes first`() throws {
    let lexicon = lexicon("role numbered: volume\nrole amount: volume\nrole row: bass")
    let volume = try #require(lexicon.index(of: CueIndex.hash(of: "volume".utf8)))
    #expect(lexicon.isRole(.numbered, of: volume) && lexicon.isRole(.amount, of: volume))
    #expect(!lexicon.isRole(.blank, of: volume), "no line says so")
    #expect(!lexicon.isRole(.amount, of: -1), "what is not known has no role")
  }

  @Test(arguments: [
    "nonsense x: word", "# count 2: word", "count 2 word", "  word", "nonsense:\n  word", ":word",
  ])
  func `what no class leads gives a word no sense`(text: String) {
    let lexicon = lexicon(text)
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
