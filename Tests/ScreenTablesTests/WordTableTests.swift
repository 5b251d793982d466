import ScreenTables
import ScreenText
import Testing

/// What files of words say is found in their tables as it stands in the text.
struct WordTableTests {
  private static func hash(_ words: String) -> UInt64 { FNV1a.hash(words.utf8) }

  // MARK: - Query words

  private static let query = QueryWords(
    reading: FileText(
      """
      # remark: zero
      generic: all any
      number: one two
      tens: ten twenty
      filler: list all
      group: directory
      act: love
      same: film movie flick
      fellow: logs diary
      """))

  @Test func `a word has the first role that a line gives it, and numbers count`() {
    #expect(Self.query.role(of: Self.hash("all"))?.role == .generic)
    #expect(Self.query.role(of: Self.hash("all"))?.number == nil)
    #expect(Self.query.role(of: Self.hash("two"))?.number == 2)
    #expect(Self.query.role(of: Self.hash("twenty"))?.number == 20)
    #expect(Self.query.role(of: Self.hash("zero")) == nil)
    #expect(Self.query.isFiller(Self.hash("list")) && !Self.query.isFiller(Self.hash("film")))
  }

  @Test func `words that count as the same have one form, and all others are their own`() {
    let film = Self.hash("film")
    #expect(Self.query.canonical(Self.hash("flick")) == film)
    #expect(Self.query.canonical(film) == film)
    #expect(Self.query.canonical(Self.hash("all")) == Self.hash("all"))
  }

  @Test func `a group is not an act`() {
    #expect(Self.query.isGroup("my directory") && !Self.query.isGroup("love"))
    #expect(Self.query.isAct("love") && !Self.query.isAct("directory"))
  }

  // MARK: - Roles

  @Test func `a phrase has all roles that lines give it`() {
    let text = FileText("# rank: best\nrank: best, most used\nlead: best\nclause: best\nnone: x")
    let table = RoleTable(.held(RoleTable.layOut(text)))
    let best = Self.hash("best ")
    #expect([.rank, .lead, .clause].allSatisfy { table.has($0, best) })
    #expect(!table.has(.worst, best))
    #expect(table.has(.rank, Self.hash("most used ")) && !table.has(.lead, Self.hash("most used ")))
    #expect(table.hasRole(best) && !table.hasRole(Self.hash("x ")))
  }

  @Test func `a word leads to the part of its line that answers`() {
    let text = FileText(
      "order longest: Length, Span\nby longest: size\nof Greece: greek\ncapitals: BMI")
    let table = RoleTable(.held(RoleTable.layOut(text)))
    func part(_ scope: RoleTable.Scope, _ word: String) -> String? {
      table.range(scope, Self.hash(word + " ")).map(text.string)
    }
    #expect(part(.order, "longest") == "Length, Span")
    #expect(part(.superlative, "size") == "longest")
    #expect(part(.home, "greek") == "Greece")
    #expect(part(.capitals, "bmi") == "BMI")
    #expect(part(.home, "size") == nil)
  }

  // MARK: - Plurals

  @Test func `a plural has its singular, and a singular the first of its plurals`() {
    let text = FileText("# x: y\nman: men\nox: oxes, oxen\nsame: sheep, news")
    let table = PluralTable(text, .held(PluralTable.layOut(text)))
    func answer(_ scope: PluralTable.Scope, _ word: String) -> String? {
      table[scope, Self.hash(word)].map { String(decoding: $0, as: UTF8.self) }
    }
    #expect(answer(.singular, "oxes") == "ox")
    #expect(answer(.plural, "ox") == "oxen")
    #expect(answer(.compound, "men") == "man")
    #expect(answer(.compound, "oxen") == nil)
    #expect(answer(.same, "news") != nil && answer(.singular, "news") == nil)
    #expect(answer(.singular, "y") == nil)
  }

  // MARK: - Function words

  @Test func `a function word is seen as another where the file says so`() throws {
    let table = FunctionTable(
      reading: FileText(
        "# a: b\nconjunction: and und=and\nword: mit=with\nnumber: two\ntitle: Dr\nmonth: mai\n"
          + "abbreviation: e.g"))
    let und = try #require(table.function(FNV1a("und".utf8)))
    #expect(und.isConjunction && !und.isNumber)
    #expect(und.meaning == table.function(FNV1a("and".utf8))?.meaning)
    #expect(table.function(FNV1a("mit".utf8))?.meaning == FNV1a("with".utf8).folded)
    #expect(table.function(FNV1a("two".utf8))?.isNumber == true)
    #expect(table.function(FNV1a("dr".utf8)) == nil && table.isTitle(FNV1a("dr".utf8)))
    #expect(table.isAbbreviation(FNV1a("e.g".utf8)) && table.isMonth(FNV1a("mai".utf8)))
  }
}
