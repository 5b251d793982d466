import ScreenDiagnostics
import ScreenModel
import Testing

/// A text that is not quite JSON: the places mended, the rules that mend them, and what is read.
struct RepairCase: CustomTestStringConvertible, Sendable {
  let text: MarkedText
  let ids: [String]
  let json: String

  init(_ text: MarkedText, _ ids: String..., reads json: String) {
    self.text = text
    self.ids = ids
    self.json = json
  }

  var testDescription: String { text.testDescription }
}

@Suite struct JSONRepairTests {
  static let lossless: [RepairCase] = [
    RepairCase("⟦\u{FEFF}⟧{}", "byte-order-mark", reads: "{}"),
    RepairCase("⟦```json\n⟧{}\n⟦```⟧", "code-fence", "code-fence", reads: "{}"),
    RepairCase(
      "⟦Here you are:\n```\n⟧{}\n⟦```\nEnjoy!⟧", "surrounding-text", "code-fence", reads: "{}"),
    RepairCase("⟦# A screen\n\nIt is short.\n⟧{}", "surrounding-text", reads: "{}"),
    RepairCase(#"{"a": 1⟦,⟧ }"#, "trailing-comma", reads: #"{"a":1}"#),
    RepairCase("[1, ⟦,⟧ 2⟦,⟧]", "extra-comma", "trailing-comma", reads: "[1,2]"),
    RepairCase("[⟦,⟧ 1]", "extra-comma", reads: "[1]"),
    RepairCase("[1 ⟦2⟧ ⟦3⟧]", "missing-comma", "missing-comma", reads: "[1,2,3]"),
    RepairCase(#"{"a": 1 ⟦"⟧b": 2}"#, "missing-comma", reads: #"{"a":1,"b":2}"#),
    RepairCase(#"{"a" ⟦1⟧}"#, "missing-colon", reads: #"{"a":1}"#),
    RepairCase("{⟦// one⟧\n}", "comment", reads: "{}"),
    RepairCase("{⟦/* one\n two */⟧}", "comment", reads: "{}"),
    RepairCase("[1 ⟦# one⟧\n]", "comment", reads: "[1]"),
    RepairCase("[1 ⟦// one⟧\r\n]", "comment", reads: "[1]"),
    RepairCase("[1,⟦\u{A0}⟧2,⟦\u{2003}⟧3]", "odd-space", "odd-space", reads: "[1,2,3]"),
    RepairCase(
      #"{⟦'say "a"'⟧: ⟦'b'⟧}"#, "single-quotes", "single-quotes", reads: #"{"say \"a\"":"b"}"#),
    RepairCase("{⟦“a”⟧: ⟦‘b’⟧}", "curly-quotes", "curly-quotes", reads: #"{"a":"b"}"#),
    RepairCase("{⟦a⟧: 1}", "unquoted-key", reads: #"{"a":1}"#),
    RepairCase("{⟦data-id⟧: 1}", "unquoted-key", reads: #"{"data-id":1}"#),
    RepairCase(#"{"tone": ⟦info⟧}"#, "unquoted-text", reads: #"{"tone":"info"}"#),
    RepairCase(
      #"{"a": ⟦Save all, now"⟧, "b": ⟦4 km"⟧}"#, "missing-quote", "missing-quote",
      reads: #"{"a":"Save all, now","b":"4 km"}"#),
    RepairCase(
      #"{"a": ⟦b"⟧, ⟦"c⟧: "d"}"#, "missing-quote", "missing-quote", reads: #"{"a":"b","c":"d"}"#),
    RepairCase(
      #"{"a": "b", "c" ⟦"⟧d", "e": "f"}"#, "missing-colon", reads: #"{"a":"b","c":"d","e":"f"}"#),
    RepairCase(#"["a", ⟦b c"⟧, "d"]"#, "missing-quote", reads: #"["a","b c","d"]"#),
    RepairCase(
      #"{⟦a⟧": "b", ⟦"c⟧: "d"}"#, "missing-quote", "missing-quote", reads: #"{"a":"b","c":"d"}"#),
    RepairCase(
      #"{⟦a⟧: ⟦b⟧, ⟦c⟧: "d", ⟦e⟧: ","}"#, "unquoted-key", "unquoted-text", "unquoted-key",
      "unquoted-key", reads: #"{"a":"b","c":"d","e":","}"#),
    RepairCase(
      "[⟦2027-03-14⟧, ⟦12%⟧]", "unquoted-text", "unquoted-text", reads: #"["2027-03-14","12%"]"#),
    RepairCase(
      "[⟦True⟧, ⟦False⟧, ⟦None⟧]", "foreign-literal", "foreign-literal", "foreign-literal",
      reads: "[true,false,null]"),
    RepairCase("[⟦+1⟧]", "malformed-number", reads: "[1]"),
    RepairCase("[⟦007⟧]", "malformed-number", reads: "[7]"),
    RepairCase("[⟦.5⟧, ⟦5.⟧]", "malformed-number", "malformed-number", reads: "[0.5,5]"),
    RepairCase("[\"a⟦\n⟧b\"]", "unescaped-control", reads: #"["a\nb"]"#),
    RepairCase(
      "[\"a⟦\t⟧b⟦\u{1B}⟧\"]", "unescaped-control", "unescaped-control", reads: #"["a\tb\u001b"]"#),
    RepairCase(#"["⟦\'⟧"]"#, "bad-escape", reads: #"["'"]"#),
    RepairCase(
      #"{"a": "say ⟦"⟧hi⟦"⟧, then go", "b": 1}"#, "unescaped-quote", "unescaped-quote",
      reads: #"{"a":"say \"hi\", then go","b":1}"#),
    RepairCase(
      #"["a ⟦"⟧b⟦"⟧ c", "d"]"#, "unescaped-quote", "unescaped-quote", reads: #"["a \"b\" c","d"]"#),
    RepairCase(#"{"a": "x" ⟦"⟧b": 1}"#, "missing-comma", reads: #"{"a":"x","b":1}"#),
    RepairCase(#"["a " ⟦+⟧ "b"]"#, "joined-texts", reads: #"["a b"]"#),
    RepairCase("[⟦`a`⟧]", "backticks", reads: #"["a"]"#),
    RepairCase(
      #"{"a": ⟦1,234,567⟧, "b": ⟦1_000⟧}"#, "grouped-number", "grouped-number",
      reads: #"{"a":"1,234,567","b":"1_000"}"#),
    RepairCase(
      #"{"a": ⟦0,5⟧, "b": ⟦-1.234,50⟧, "c": ⟦12,75⟧}"#, "grouped-number", "grouped-number",
      "grouped-number", reads: #"{"a":"0,5","b":"-1.234,50","c":"12,75"}"#),
    RepairCase(
      #"{"a": ⟦12 345⟧, "b": ⟦$1,234.50⟧, "c": ⟦+3%⟧, "d": ⟦8:30⟧}"#, "unquoted-text",
      "unquoted-text", "unquoted-text", "unquoted-text",
      reads: #"{"a":"12 345","b":"$1,234.50","c":"+3%","d":"8:30"}"#),
    RepairCase(
      #"{"a": ⟦Save all, then go⟧, "b": ⟦€4⟧}"#, "unquoted-text", "unquoted-text",
      reads: #"{"a":"Save all, then go","b":"€4"}"#),
    RepairCase(
      "[⟦Save all⟧, ⟦4 km⟧]", "unquoted-text", "unquoted-text", reads: #"["Save all","4 km"]"#),
    RepairCase(
      "{\"a\":⟦\u{3000}⟧\"b\",⟦\u{A0}⟧\"c\"⟦\u{202F}⟧:⟦\u{C}⟧\"d\"}", "odd-space", "odd-space",
      "odd-space", "odd-space", reads: #"{"a":"b","c":"d"}"#),
    RepairCase(
      #"{⟦\n⟧"a": "b\n",⟦\n⟧⟦\t⟧"c": 1⟦\n⟧}"#, "odd-space", "odd-space", "odd-space", "odd-space",
      reads: #"{"a":"b\n","c":1}"#),
    RepairCase(
      #"{"a": ⟦"b⟧, "c": "d"}"#, "missing-quote", reads: #"{"a":"b","c":"d"}"#),
    RepairCase(
      #"{"a": [{"b": ⟦"c⟧}, {"b": "d"}]}"#, "missing-quote", reads: #"{"a":[{"b":"c"},{"b":"d"}]}"#),
    RepairCase(#"{"a": ["b", ⟦"c⟧], "d": 1}"#, "missing-quote", reads: #"{"a":["b","c"],"d":1}"#),
    RepairCase(#"[⟦"a⟧, "b", "c"]"#, "missing-quote", reads: #"["a","b","c"]"#),
    RepairCase(#"{"a": [⟦"b⟧]}"#, "missing-quote", reads: #"{"a":["b"]}"#),
    RepairCase(
      #"{⟦"a⟧: [1], ⟦"b⟧: 2, ⟦"c⟧: true}"#, "missing-quote", "missing-quote", "missing-quote",
      reads: #"{"a":[1],"b":2,"c":true}"#),
    RepairCase(#"{"a": "b", ⟦c⟧": 1}"#, "missing-quote", reads: #"{"a":"b","c":1}"#),
    RepairCase(#"{"a": ⟦é b"⟧, "c": 1}"#, "missing-quote", reads: #"{"a":"é b","c":1}"#),
    RepairCase(
      #"["say ⟦"⟧a⟦"⟧", "⟦"⟧b⟦"⟧"]"#, "unescaped-quote", "unescaped-quote", "unescaped-quote",
      "unescaped-quote", reads: #"["say \"a\"","\"b\""]"#),
    RepairCase(
      ##"["⟦"⟧#20⟦"⟧", "b"]"##, "unescaped-quote", "unescaped-quote", reads: ##"["\"#20\"","b"]"##),
    RepairCase(#"["a", ⟦é"⟧, "b"]"#, "missing-quote", reads: #"["a","é","b"]"#),
    RepairCase(#"[["a"] ⟦[⟧"b"]]"#, "missing-comma", reads: #"[["a"],["b"]]"#),
    RepairCase(
      #"{"a": "from ⟦"⟧18:00⟦"⟧ on, ⟦"⟧note: it⟦"⟧ said", "b": 1}"#, "unescaped-quote",
      "unescaped-quote", "unescaped-quote", "unescaped-quote",
      reads: #"{"a":"from \"18:00\" on, \"note: it\" said","b":1}"#),
    RepairCase(
      #"{"a": ("b", (1, 2⟦)⟧⟦)⟧, "c": 3}"#, "parentheses", "parentheses",
      reads: #"{"a":["b",[1,2]],"c":3}"#),
    RepairCase(
      "{\"a\": ⟦\"\"\"b\n\"c\"\"\"\"⟧, \"d\": 1}", "triple-quotes",
      reads: #"{"a":"b\n\"c\"","d":1}"#),
    RepairCase(
      #"[{"a": "{⟦"⟧b⟦"⟧: [⟦"⟧c⟦"⟧]}", "d": 1}]"#, "unescaped-quote", "unescaped-quote",
      "unescaped-quote", "unescaped-quote", reads: #"[{"a":"{\"b\": [\"c\"]}","d":1}]"#),
    RepairCase(
      #"{"a": "He wrote ⟦"⟧{x, y}⟦"⟧: fine", "b": 1}"#, "unescaped-quote", "unescaped-quote",
      reads: #"{"a":"He wrote \"{x, y}\": fine","b":1}"#),
    RepairCase(#"["⟦\⟧d+"]"#, "bad-escape", reads: #"["\\d+"]"#),
    RepairCase(#"["⟦\⟧u12G4"]"#, "bad-escape", reads: #"["\\u12G4"]"#),
  ]

  static let lossy: [RepairCase] = [
    RepairCase(#"{"a": {"b": [1, ⟦23⟧"#, "unexpected-end", reads: #"{"a":{"b":[1]}}"#),
    RepairCase(#"{"a": ⟦tru⟧"#, "unexpected-end", reads: "{}"),
    RepairCase(#"{"a": true⟦⟧"#, "unexpected-end", reads: #"{"a":true}"#),
    RepairCase(#"{"a": "bc⟦\u00⟧"#, "unexpected-end", reads: #"{"a":"bc"}"#),
    RepairCase(
      #"{"a": ["b", ⟦"⟧c": 1}"#, "missing-closer", reads: #"{"a":["b"],"c":1}"#),
    RepairCase(#"[{"a": 1, ⟦{⟧"b": 2}]"#, "missing-closer", reads: #"[{"a":1},{"b":2}]"#),
    RepairCase(
      #"{"a": [["b"]⟦]⟧, ["c"]], "d": 1}"#, "extra-closer", reads: #"{"a":[["b"],["c"]],"d":1}"#),
    RepairCase(#"{"a": {"b": 1}⟦}⟧, "c": 2}"#, "extra-closer", reads: #"{"a":{"b":1},"c":2}"#),
    RepairCase(#"{"a": "bc⟦⟧"#, "unexpected-end", reads: #"{"a":"bc"}"#),
    RepairCase(#"{"a": "bc⟦\⟧"#, "unexpected-end", reads: #"{"a":"bc"}"#),
    RepairCase(#"{"a": "c", ⟦"b⟧"#, "unexpected-end", reads: #"{"a":"c"}"#),
    RepairCase(#"{⟦"a":⟧"#, "unexpected-end", reads: "{}"),
    RepairCase(#"{"a": "b", ⟦"c"⟧"#, "unexpected-end", reads: #"{"a":"b"}"#),
    RepairCase("[1⟦⟧ \n ", "unexpected-end", reads: "[1]"),
    RepairCase("[1, ⟦2⟧", "unexpected-end", reads: "[1]"),
    RepairCase(#"{"a": [1, 2⟦}⟧"#, "missing-closer", reads: #"{"a":[1,2]}"#),
    RepairCase(#"[{"a": 1⟦]⟧"#, "missing-closer", reads: #"[{"a":1}]"#),
    RepairCase("[1, ⟦}⟧ 2]", "extra-closer", reads: "[1,2]"),
    RepairCase(
      #"{"a": [{"b": [{"c": 1.5}⟦}⟧, {"b": [0.5, 1.5]}], "e": -2.5e+3}"#, "missing-closer",
      reads: #"{"a":[{"b":[{"c":1.5}]},{"b":[0.5,1.5]}],"e":-2500}"#),
    RepairCase(
      #"{"a": [["b", "c", ⟦[⟧"d", "e"]], "f": 1}"#, "missing-closer",
      reads: #"{"a":[["b","c"],["d","e"]],"f":1}"#),
    RepairCase(
      #"{"a": [{"b": [{"c": 1}, ⟦"⟧d": 2}, {"b": []}], "e": 3}"#, "missing-closer",
      reads: #"{"a":[{"b":[{"c":1}],"d":2},{"b":[]}],"e":3}"#),
    RepairCase(
      #"{"a": [{"b": 1}⟦}⟧, {"b": 2}], "c": 3}"#, "extra-closer",
      reads: #"{"a":[{"b":1},{"b":2}],"c":3}"#),
    RepairCase(
      #"{"a": [{"b": [1, 2]}⟦]⟧, {"b": []}], "c": 3}"#, "extra-closer",
      reads: #"{"a":[{"b":[1,2]},{"b":[]}],"c":3}"#),
    RepairCase(
      #"{"a": [[1, 2⟦}⟧, [3]], "b": 4}"#, "wrong-closer", reads: #"{"a":[[1,2],[3]],"b":4}"#),
    RepairCase(
      #"{"a": [{"b": [1⟦}⟧, {"b": [2]}], "c": 3}"#, "missing-closer",
      reads: #"{"a":[{"b":[1]},{"b":[2]}],"c":3}"#),
    RepairCase(#"{"a": ⟦"4⟧"#, "unexpected-end", reads: "{}"),
    RepairCase(#"{"a": "of ⟦1,2⟧"#, "unexpected-end", reads: #"{"a":"of "}"#),
    RepairCase(#"{"a": ⟦1,23⟧"#, "unexpected-end", reads: "{}"),
    RepairCase(#"{"a": ⟦Save al⟧"#, "unexpected-end", reads: "{}"),
    RepairCase("[1, ⟦... more⟧, 2]", "unexpected-text", reads: "[1,2]"),
    RepairCase(#"{⟦"a"⟧, "b": 1}"#, "missing-value", reads: #"{"b":1}"#),
    RepairCase(#"{⟦"a"⟧: , "b": 1}"#, "missing-value", reads: #"{"b":1}"#),
    RepairCase(#"{"a": 1, ⟦"a"⟧: 2}"#, "duplicate-key", reads: #"{"a":1}"#),
    RepairCase("[⟦NaN⟧, ⟦-Infinity⟧]", "not-a-number", "not-a-number", reads: "[null,null]"),
    RepairCase("[⟦1e400⟧]", "number-out-of-range", reads: "[999999999999999]"),
    RepairCase("[⟦-1e15⟧]", "number-out-of-range", reads: "[-999999999999999]"),
    RepairCase("[⟦1e-400⟧]", "number-too-precise", reads: "[0]"),
    RepairCase("[⟦1.00000000000000000001⟧]", "number-too-precise", reads: "[1]"),
    RepairCase(#"["⟦\ud800⟧!"]"#, "lone-surrogate", reads: "[\"\u{FFFD}!\"]"),
    RepairCase(
      #"["⟦\udc00⟧⟦\ud800⟧"]"#, "lone-surrogate", "lone-surrogate", reads: "[\"\u{FFFD}\u{FFFD}\"]"),
    RepairCase(#"["⟦\u0000⟧"]"#, "nul-character", reads: "[\"\u{FFFD}\"]"),
    RepairCase("[\"⟦\0⟧\"]", "nul-character", reads: "[\"\u{FFFD}\"]"),
    RepairCase("[⟦\0⟧]", "unexpected-text", reads: "[]"),
    RepairCase("{}\n⟦{}⟧", "surrounding-text", reads: "{}"),
    RepairCase("[1⟦⟧ ⟦/*⟧ one]", "unexpected-end", "unterminated-comment", reads: "[1]"),
  ]

  @Test(arguments: lossless + lossy)
  func `mends a text where it is marked, and reads the rest`(_ example: RepairCase) {
    let reading = JSONReader.read(example.text.source)
    #expect(reading.tree?.json == example.json)
    #expect(reading.diagnostics.map(\.id) == example.ids)
    #expect(reading.diagnostics.map(\.range) == example.text.ranges)
  }

  @Test(arguments: lossless)
  func `keeps the meaning where it says so`(_ example: RepairCase) {
    let diagnostics = JSONReader.read(example.text.source).diagnostics
    #expect(!diagnostics.contains { $0.isRefusedWhenStrict })
  }

  @Test(arguments: lossy)
  func `is refused by a strict reader where something is lost`(_ example: RepairCase) {
    let diagnostics = JSONReader.read(example.text.source).diagnostics
    #expect(diagnostics.contains { $0.isRefusedWhenStrict })
  }

  @Test(arguments: lossless + lossy)
  func `offers fix-its that remove their diagnostics and change nothing else`(
    _ example: RepairCase
  ) throws {
    let before = JSONReader.read(example.text.source)
    for diagnostic in before.diagnostics {
      for fixIt in diagnostic.fixIts {
        let mended = SourceText(
          name: "mended.json", utf8: example.text.source.applying(fixIt.edits))
        let after = JSONReader.read(mended)
        let count = { (reading: JSONReading) in
          reading.diagnostics.count { $0.id == diagnostic.id }
        }
        #expect(count(after) < count(before))
        #expect(after.tree?.json == before.tree?.json)
      }
    }
  }

  @Test(arguments: lossless + lossy)
  func `offers fix-its that do not overlap, and all together change nothing that was read`(
    _ example: RepairCase
  ) {
    let before = JSONReader.read(example.text.source)
    let edits = before.diagnostics.flatMap { $0.fixIts.first?.edits ?? [] }
    let places = edits.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
    let isApart = zip(places, places.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    #expect(isApart)
    let mended = SourceText(name: "mended.json", utf8: example.text.source.applying(edits))
    #expect(JSONReader.read(mended).tree?.json == before.tree?.json)
  }
}
