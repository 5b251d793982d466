import ScreenTables
import ScreenText
import Testing

/// What files of words say is found in their tables as it stands in the text.
struct WordTableTests {
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
