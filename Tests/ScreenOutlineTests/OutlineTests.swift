import Sampling
import ScreenBrief
import ScreenDiagnostics
import Testbed
import Testing

@testable import ScreenOutline

@Suite struct OutlineTests {
  private func printed(_ text: String) -> String { Outline(Array(text.utf8)).description }

  @Test(arguments: [
    ("# Title #\n\ntext", "heading 1: Title\nparagraph: text\n"),
    ("Title\n=====\nDates\n---\ntext", "heading 1: Title\nheading 2: Dates\nparagraph: text\n"),
    ("####### deep\nx", "heading 7: deep\nparagraph: x\n"),
    ("########## ten\nx", "paragraph: ########## ten x\n"), ("#tag\nx", "paragraph: #tag x\n"),
    ("**Privacy**\ntext", "heading 10: Privacy\nparagraph: text\n"),
    ("**Privacy:**\ntext", "heading 10: Privacy\nparagraph: text\n"),
    ("ALL SIZES\nsmall and large.", "heading 11: ALL SIZES\nparagraph: small and large.\n"),
    ("STOP", "paragraph: STOP\n"), ("***\ntext", "rule\nparagraph: text\n"),
    ("#\ntext", "paragraph: text\n"),
  ])
  func `headings are marked, underlined, bold or in capitals`(_ text: String, _ expected: String) {
    #expect(printed(text) == expected)
  }

  @Test(arguments: ["-", "*", "+", "•", "–", "▪"])
  func `all signs of bullets make the same list`(_ mark: String) {
    #expect(printed("\(mark) milk\n\(mark) bread") == "list\n  item: milk\n  item: bread\n")
  }

  @Test(arguments: [("1.", "2."), ("1)", "2)"), ("a)", "b)"), ("(1)", "(2)"), ("(a)", "(b)")])
  func `numbers and letters order a list`(_ first: String, _ second: String) {
    #expect(
      printed("\(first) wash\n\(second) dry") == "list ordered\n  item: wash\n  item: dry\n")
  }

  @Test(arguments: ["Ms Bell\nK. Ito\nV. Hanley", "K. Ito, £5\nV. Hanley, £7", "B. Ito\nC. Bell"])
  func `initials are no marks of a list`(_ text: String) {
    #expect(!printed(text).contains("list"))
  }

  @Test(arguments: ["A. Oslo\nB. Bern\nC. Rome", "A. Oslo\nB. Bern\nA. Rome\nB. Lima"])
  func `capitals that count up are marks of a list`(_ text: String) {
    #expect(printed(text).hasPrefix("list ordered\n  item: Oslo\n"))
  }

  @Test(arguments: ["\n  - socks", "\n\t- socks", "\n    - socks", "\r\n   * socks", "\r  + socks"])
  func `what is set in is below its item, by tabs as by spaces`(_ below: String) {
    #expect(
      printed("- clothes\(below)\n- papers")
        == "list\n  item: clothes\n    list\n      item: socks\n  item: papers\n")
  }

  @Test(
    arguments: [
      ("- [x] milk\n- [ ] bread", "list\n  item [x]: milk\n  item [ ]: bread\n"),
      (
        "- a long item\n  that goes on\n- b",
        "list\n  item: a long item   that goes on\n  item: b\n"
      ),
      ("- a\n- b\n\n- c", "list\n  item: a\n  item: b\nlist\n  item: c\n"),
      ("- a\n\n- b\n\n- c", "list\n  item: a\n  item: b\n  item: c\n"),
      ("1. a\n\n2. b", "list ordered\n  item: a\n  item: b\n"),
      ("- a\nThen this.", "list\n  item: a\nparagraph: Then this.\n"),
      ("Bring along:\n- tea", "lead: Bring along\nlist\n  item: tea\n"),
      ("- a\n* b", "list\n  item: a\n  item: b\n"),
    ])
  func `items have boxes, go on, and end at a gap`(_ text: String, _ expected: String) {
    #expect(printed(text) == expected)
  }

  @Test(
    arguments: [
      ("a | b\n--|--\n1 | 2", [["a", "b"], ["1", "2"]]),
      ("|a|b|\n|:-:|-:|\n|1|2|", [["a", "b"], ["1", "2"]]),
      ("| a | b |\n|---|\n", nil),
      ("| x\\|y | b |\n|---|---|\n| **1** | `2` |", [["x|y", "b"], ["1", "2"]]),
      ("+---+---+\n| a | b |\n+---+---+\n| 1 | 2 |\n+---+---+", [["a", "b"], ["1", "2"]]),
      ("| a | b |\n|---|---|\n| 1 |\n| 1 | 2 | 3 |", [["a", "b"], ["1"], ["1", "2", "3"]]),
      ("| a | b |\n|---|---|", [["a", "b"]]),
      ("a;b\n1;2", [["a", "b"], ["1", "2"]]), ("a\tb\n1\t2", [["a", "b"], ["1", "2"]]),
      ("a,b,c\n1,2,3", [["a", "b", "c"], ["1", "2", "3"]]),
      ("a,b\nc,\"d, \"\"e\"\"\"\nf,g", [["a", "b"], ["c", "d, \"e\""], ["f", "g"]]),
      ("a;b\n\"two\nlines\";2", [["a", "b"], ["two\nlines", "2"]]),
      (
        "City    Temp\nOslo    -3\nBergen  4",
        [["City", "Temp"], ["Oslo", "-3"], ["Bergen", "4"]]
      ),
      ("Dear Ann, hello,\nwe met, as you know.", nil),
      ("visitors 1,204, orders 86 and\nrevenue $4,310, and more of\nsales 3,100, by month", nil),
      ("one, two\nthree, four", nil),
      (
        "boat,berth,crew,note\nTern,4,,ready!\nGull,,2,why?",
        [
          ["boat", "berth", "crew", "note"], ["Tern", "4", "", "ready!"],
          ["Gull", "", "2", "why?"],
        ]
      ),
      (
        "Key\tBoat\nAC-0009\tTern\nAC-0010\tGull",
        [["Key", "Boat"], ["AC-0009", "Tern"], ["AC-0010", "Gull"]]
      ),
      ("|---|---|", nil), ("a; b", nil),
    ] as [(String, [[String]]?)])
  func `rows are parted by bars, commas, semicolons, tabs and gaps`(
    _ text: String, _ expected: [[String]]?
  ) {
    var cells: [[String]]?
    for block in Outline(Array(text.utf8)).blocks {
      guard case .table(let table) = block.content else { continue }
      cells = ((table.header.map { [$0] } ?? []) + table.rows).map { $0.map(\.text) }
    }
    #expect(cells == expected)
  }

  @Test(arguments: [
    ("Mon, soup, V\nTue, pie, -\nWed, stew, V", false),
    ("Day, dish, kind\nTue, pie, V\nWed, stew, V", true),
    ("a;b;c\na;d;e", false), ("Dish;Kind;Price\nPie;V;4", true),
  ])
  func `a value that comes again in its column names none`(_ text: String, hasHeader: Bool) {
    let tables = Outline(Array(text.utf8)).blocks.compactMap { block -> OutlineTable? in
      if case .table(let table) = block.content { table } else { nil }
    }
    #expect(tables.map { $0.header != nil } == [hasHeader])
  }

  @Test(arguments: [
    "Name: Ann\nAge: 4", "**Name:** Ann\n**Age:** 4", "**Name**: Ann\n`Age`: 4",
    "Name = Ann\nAge = 4",
    "Name - Ann\nAge – 4", "Name .... Ann\nAge ..... 4", "Name → Ann\nAge -> 4",
    "Name:\tAnn\r\nAge:  4",
  ])
  func `facts have colons, signs, dashes or leaders`(_ text: String) {
    #expect(printed(text) == "facts\n  fact: Name | Ann\n  fact: Age | 4\n")
  }

  @Test func `a fence that never closes goes on to the end`() {
    #expect(printed("```json\n{\n\n# x") == "code json: {  # x\n")
    #expect(printed("```\n```\nx") == "rule\nparagraph: x\n")
    #expect(printed("~~~~\n```\n~~~\n~~~~\nx") == "code: ``` ~~~\nparagraph: x\n")
  }

  @Test func `a quote holds blocks of its own`() {
    #expect(
      printed("> - a\n> - b\n\nc") == "quote\n  list\n    item: a\n    item: b\nparagraph: c\n")
  }

  @Test(arguments: [
    "", "\n\n", "-", "|", "||", "---", "- -", "> > >", "```", "`", ":", "a:", "\t", "*", "**",
    "****",
    "|\n|", "-\n-", "\u{200F}# כותרת\n- פריט", "1.", "()", "[ ]", "- [x]", "#", "...", ". . .",
    "a\u{0}b", "=\n=", "\"\n\"", ";\n;", ",,\n,,", "\t\t\n\t\t", "|a\n|-", "-:\n:-",
  ])
  func `every text has an outline whose ranges are in it`(_ text: TextCase) {
    expectSound(Outline(Array(text.text.utf8)))
  }

  @Test func `random lines have an outline whose ranges are in it`() {
    let parts = [
      "-", " ", "  ", "\t", "|", ":", "#", "*", "1.", "a", "word", "\n", "\n", "\n", ",", ";", "\"",
      "```",
      ">", "=", "---", "é", "☐", "[x]", "…", "\r\n", "**", "_", "\\",
    ]
    for seed in Thoroughness.seeds(400, slow: 20_000) {
      var random = SplitMix64(seed: seed)
      let text = (0..<random.next(below: 60)).map { _ in
        parts[Int(random.next(below: UInt64(parts.count)))]
      }.joined()
      expectSound(Outline(Array(text.utf8)))
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "- item number one\n", "name, place, thing\n", "Key: value\n", "# heading\n", "> quoted\n",
      "a | b\n",
      "one. two, three.\n", "word\n", "1) step\n", "- [ ] box\n", "a  b  c\n", "\"open, quote\n",
      "a;b\n", "```\n",
      "word:\n", "A B\n", "- a\n\n", "**b**\n", "x = y\n", "\n",
    ])
  func `a long text of one form takes no longer than its length`(_ line: TextCase) {
    let count = Thoroughness.count(200_000, slow: 1_000_000) / line.text.utf8.count
    expectSound(Outline(Array(String(repeating: line.text, count: count).utf8)))
  }

  @Test func `lists are nested as deep as they are written, up to a bound`() {
    let text = (0..<200).map { String(repeating: "  ", count: $0) + "- item\n" }.joined()
    var depth = 0
    var blocks = Outline(Array(text.utf8)).blocks
    while case .list(let list)? = blocks.first?.content {
      depth += 1
      blocks = list.items.last?.blocks ?? []
    }
    #expect(depth > 40)
  }

  /// Checks that all blocks are in the text, one after the other, those below an item within their block.
  private func expectSound(
    _ outline: Outline, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    func check(_ blocks: [OutlineBlock], _ bounds: Range<Int>) {
      var position = bounds.lowerBound
      for block in blocks {
        if let lead = block.lead {
          #expect(!lead.isEmpty && lead.lowerBound >= position, sourceLocation: sourceLocation)
          position = lead.upperBound
        }
        #expect(
          block.range.lowerBound >= position && block.range.upperBound <= bounds.upperBound,
          sourceLocation: sourceLocation)
        switch block.content {
        case .list(let list):
          #expect(!list.items.isEmpty, sourceLocation: sourceLocation)
          for item in list.items { check(item.blocks, block.range.range) }
        case .quote(let inside): check(inside, block.range.range)
        case .heading, .table, .facts, .code, .rule, .paragraph: break
        }
        position = block.range.upperBound
      }
    }
    check(outline.blocks, 0..<outline.utf8.count)
  }
}
