import ScreenCompiler
import Testbed
import Testing

@Suite struct SnapshotCaseTests {
  private func read(_ text: String) -> (snapshotCase: SnapshotCase?, messages: [String]) {
    let result = SnapshotCase.read(SourceText(name: "folder/login.case", text))
    return (result.snapshotCase, result.diagnostics.map(\.message))
  }

  @Test func `a text without front matter is an intent`() throws {
    let result = try #require(read("\n A login form \n").snapshotCase)
    #expect(result == SnapshotCase(name: "login", subject: .intent("A login form")))
    #expect(result.variants.map(\.fileName) == ["greedy.json.snap", "greedy.width-80.text.snap"])
  }

  @Test(arguments: ["\u{FEFF}", "\n", "\u{FEFF}\r\n", " \n\n"])
  func `what editors put before the header leaves it one`(start: String) throws {
    let result = try #require(read(start + "---\nseed: 7\n---\nA form").snapshotCase)
    #expect(result.seeds == [7] && result.subject == .intent("A form"))
    #expect(try #require(read(start + "A form").snapshotCase).subject == .intent("A form"))
  }

  @Test(
    arguments: ["---\rseed: 7\r---\rA form", "A form\rwith a name", "---\nseed: 7\n---\nA form\r"])
  func `a carriage return alone ends no line`(text: String) {
    let result = read(text)
    #expect(result.snapshotCase == nil)
    #expect(result.messages.first?.contains("carriage return") == true)
  }

  @Test func `every seed is drawn in every format, and terminal text in every width`() throws {
    let text = """
      ---
      # A comment, and blank lines, are passed over.

      grammar: forms
      seeds: 7, 0..<2, 3...4
      temperature: 0.5
      formats: html, ansi
      widths: 40, 80
      ---
      A login form
      with two lines
      """
    let result = try #require(read(text).snapshotCase)
    #expect(result.seeds == [7, 0, 1, 3, 4])
    #expect(result.temperature == 0.5)
    #expect(result.grammar == "forms")
    #expect(result.subject == .intent("A login form\nwith two lines"))
    #expect(result.variants.count == 5 * 3)
    #expect(
      result.variants.prefix(3).map(\.fileName) == [
        "seed-7.html.snap", "seed-7.width-40.ansi.snap", "seed-7.width-80.ansi.snap",
      ])
    #expect(Set(result.variants.map(\.fileName)).count == 15, "no two share a file")
  }

  @Test func `a finished screen or a reply may take the place of an intent`() throws {
    let screen = try #require(read("---\nscreen: a.json\ndata: d.json\n---\n").snapshotCase)
    #expect(screen.subject == .screen(path: "a.json") && screen.data == "d.json")
    #expect(read("---\nreply: a.txt\n---").snapshotCase?.subject == .reply(path: "a.txt"))
  }

  @Test func `lines may end in CR LF`() throws {
    let result = try #require(read("---\r\nseed: 7\r\n---\r\nA form\r\n").snapshotCase)
    #expect(result.seeds == [7] && result.subject == .intent("A form"))
  }

  /// Cases that are none, and a part of what is said of them.
  static let faults: [(TextCase, String)] = [
    ("", "needs an intent"), ("---\n---\n", "needs an intent"), ("---\nseed: 7\nx", "not closed"),
    ("---\nsed: 7\n---\nx", "did you mean 'seed'?"),
    ("---\nseed\n---\nx", "expected 'name: value'"),
    ("---\nseed:\n---\nx", "needs a value"), ("---\nseed: 7\nseed: 8\n---\nx", "more than once"),
    ("---\nseed: 7\nseeds: 8\n---\nx", "cannot be combined"),
    ("---\nseed: -1\n---\nx", "'-1' is not a value"),
    ("---\nseed: 9..<9\n---\nx", "is not a value"),
    ("---\nseed: 0..<18446744073709551615\n---\nx", "more than 1000"),
    ("---\nseed: 0...18446744073709551615\n---\nx", "more than 1000"),
    ("---\nseed: 18446744073709551616\n---\nx", "is not a value"),
    ("---\nwidth: 0\n---\nx", "'0' is not a value"), ("---\nwidth: 1001\n---\nx", "is not a value"),
    ("---\nformat: pdf\n---\nx", "'pdf' is not a value"),
    ("---\ntemperature: 2.1\nseed: 1\n---\nx", "from 0 to 2"),
    ("---\ntemperature: nan\nseed: 1\n---\nx", "from 0 to 2"),
    ("---\ntemperature: 1\n---\nx", "needs 'seed'"),
    ("---\ntemperature: 0\nseed: 1\n---\nx", "every seed gives the same"),
    ("---\nscreen: a.json\n---\nx", "replaces the intent"),
    ("---\nscreen: a.json\nreply: b\n---\n", "cannot be combined"),
    ("---\nscreen: a.json\nseed: 7\n---\n", "nothing to choose"),
    ("---\nscreen: a.json\nreplay: r.jsonl\n---\n", "nothing to choose"),
    ("---\nseeds: 0..<1000\nformats: json,text,ansi,html,fragment\nwidths: 1,2,3\n---\nx", "10000"),
  ]

  @Test(arguments: faults)
  func `what is not a case is refused, and why is said`(text: TextCase, part: String) {
    let result = read(text.text)
    #expect(result.snapshotCase == nil)
    #expect(result.messages.contains { $0.contains(part) }, "\(result.messages)")
  }

  @Test func `any bytes are a case or an error`() {
    var random = SplitMix64(seed: 7)
    let words = ["---", "\n", "seed:", "7", "0..<", "...", ":", ",", "x", "\r", "width: 3", "é"]
    for _ in 0..<2_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int(random.next() % 12) {
        bytes += Array(words[Int(random.next() % UInt64(words.count))].utf8)
      }
      if random.next() % 4 == 0 { bytes.append(UInt8(truncatingIfNeeded: random.next())) }
      let result = SnapshotCase.read(SourceText(name: "x.case", utf8: bytes))
      #expect((result.snapshotCase == nil) == !result.diagnostics.isEmpty)
    }
  }
}
