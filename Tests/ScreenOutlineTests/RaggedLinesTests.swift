import Testing

@testable import ScreenOutline

/// Rows of unequal length, and lines that only their indentation puts in order.
@Suite struct RaggedLinesTests {
  private func printed(_ text: String) -> String { Outline(Array(text.utf8)).description }

  private func rows(_ text: String) -> [[String]] {
    Outline(Array(text.utf8)).blocks.flatMap { block -> [[String]] in
      guard case .table(let table) = block.content else { return [] }
      return table.rows.map { $0.map(\.text) }
    }
  }

  @Test func `a row between dashes may end early or be left open`() {
    let text = """
      Tue 4 May - 18:00 - Harbour - 2:1
      Tue 11 May - no game
      Tue 18 May - 18:30 - Millers -
      Tue 25 May - 19:00
      """
    #expect(
      rows(text) == [
        ["Tue 4 May", "18:00", "Harbour", "2:1"], ["Tue 11 May", "no game"],
        ["Tue 18 May", "18:30", "Millers"], ["Tue 25 May", "19:00"],
      ])
  }

  @Test func `lines with one dash stay names and values`() {
    #expect(rows("Soup - 4.50\nStew - 9.00\nTart - 3.20").isEmpty)
    #expect(rows("A - 1 - c\nD - 2 - f\nguide - Ana").count == 2)
  }

  @Test func `rows between commas may lack their last cells, and no sentence is one`() {
    let text =
      "code,name,place,count,unit\nA1,Rope,B2,4,m\nA2,Hook,B3,7\nA3,Net,B1,2,pc\nPlease sort it, thanks"
    #expect(
      rows(text) == [
        ["A1", "Rope", "B2", "4", "m"], ["A2", "Hook", "B3", "7"], ["A3", "Net", "B1", "2", "pc"],
      ])
  }

  @Test func `what is behind the last column belongs to it`() {
    let text = "Dish\tSize\tPrice\nSoup\tcup\t3.50\nStew\t\t8.00\tnew\nTart\tslice\t4.00"
    #expect(rows(text)[1] == ["Stew", "", "8.00 new"])
  }

  @Test func `a matrix has nothing above the names of its rows`() throws {
    let outline = Outline(Array("\tMon\tTue\nAna\t9-5\toff\nBo\toff\t9-5".utf8))
    guard case .table(let table) = try #require(outline.blocks.first).content else {
      Issue.record("no table")
      return
    }
    #expect(table.header?.map(\.text) == ["", "Mon", "Tue"])
    #expect(table.rows.map { $0.map(\.text) } == [["Ana", "9-5", "off"], ["Bo", "off", "9-5"]])
  }

  @Test func `lines in boxes are items without another mark`() {
    #expect(
      printed("Days * (tick boxes)\n   [ ] Monday\n   [x] Friday")
        == "lead: Days * (tick boxes)\nlist\n  item [ ]: Monday\n  item [x]: Friday\n")
  }

  @Test func `numbers with a part count on whatever is between them`() {
    #expect(
      printed("1. Page\n   1.1 Top\n      - Name\n   1.2 Rest\n      - Age").contains(
        "item: Rest"))
    #expect(!printed("- 3.5 kg flour\n- 1.2 kg sugar").contains("item: kg"))
  }

  @Test func `lines that count up from one are a list, figures are not`() {
    #expect(
      printed("1 Rope\n2 Hook\n3 Brake tested\n4 Horn").hasPrefix("list ordered\n  item: Rope\n"))
    #expect(!printed("0 – 14\n1 – 39\n2 – 21\n3 – 6\n4 – 1").contains("ordered"))
    #expect(!printed("2 eggs\n1 onion\n3 cups flour\n4 cloves").contains("ordered"))
  }

  @Test func `a few words head the lines that are set in below them`() {
    let text =
      "Office\n  Alarms\n    Pump 2 runs dry\n  Doors\n    Main door: open\n    Back door: shut"
    let outline = printed(text)
    #expect(outline.contains("lead: Alarms\nparagraph: Pump 2 runs dry\n"))
    #expect(outline.contains("lead: Doors\nfacts\n"))
  }

  @Test func `a first line that is set in heads nothing`() {
    #expect(printed("Dear all,\n   we meet on Monday, as we said before.").hasPrefix("paragraph"))
  }

  @Test func `types in brackets and answers behind a question do not make a line long`() {
    let text = """
      Child's name * (text)
      Date of birth * (date, between six and thirteen years)
      Size ( ) 5-6 ( ) 7-8 ( ) 9-11
      Can your child swim a length? yes / no / not sure
      """
    #expect(printed("Camp\n\n" + text).contains("list bare"))
    #expect(
      !printed(
        "This is a text that (as we said before) has words.\nAnd it goes on for a while here."
      )
      .contains("list"))
  }

  @Test func `Roman numbers mark items, words that look like them do not`() {
    #expect(printed("i. wash\nii. dry\niii. fold").contains("item: fold"))
    #expect(printed("III. Money\n   a. fees\n   b. funds").hasPrefix("list ordered"))
    #expect(!printed("mix. the rest\nfix. another").contains("list"))
  }

  @Test func `a single sign makes a heading without a space where others have one`() {
    #expect(printed("# Welcome\ntext here.\n#Results\nmore.").contains("heading 1: Results"))
    #expect(!printed("text here.\n#results\nmore.").contains("heading"))
  }
}
