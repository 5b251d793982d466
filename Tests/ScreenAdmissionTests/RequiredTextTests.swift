import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

/// Addresses and dates that are none: where a text may be empty it is, and where it must not be, it
/// is missing.
struct RequiredTextTests {
  @Test(
    arguments: [
      (TextUse.destination, "javascript:x", "unsafe-url"), (.destination, "a b", "unsafe-url"),
      (.destination, "", nil), (.destination, String(repeating: "a", count: 41), "text-too-long"),
      (.source, "mailto:a@b.c", "unsafe-url"), (.source, "", nil),
      (.month, "2027-13", "bad-date"), (.month, "spring", "bad-date"), (.month, "", nil),
      (.date, "2027-02-29", "bad-date"), (.date, "2027-03", "bad-date"), (.date, "", nil),
      (.slug, "", nil),
    ] as [(TextUse, String, String?)])
  func `what is of no use is empty only where it may be`(
    use: TextUse, text: String, id: String?
  ) {
    for least in [0, 1] {
      let rule = TextRule(length: least...40, use: use)
      let schema = SchemaDescription(
        name: "answer", record: RecordRule(properties: [PropertyRule("a", .text(rule))]))
      let admission = schema.admit(["a": TreeValue(.text(text))])
      #expect((admission.tree == nil) == (least > 0))
      #expect(admission.tree?["a"]?.text == (least > 0 ? nil : ""))
      let ids = admission.diagnostics.map(\.id)
      #expect(ids.first { $0 != "unusable-answer" && $0 != "bad-row" } == id)
    }
  }

  @Test(arguments: [
    (TextUse.destination, "https://a.b"), (.destination, "/a?b#c"), (.source, "a/b.png"),
    (.month, "2027-03"), (.date, "2027-03-14"), (.slug, "a-b"),
  ])
  func `what is of use stays as it is, required or not`(use: TextUse, text: String) {
    for least in [0, 1] {
      let rule = TextRule(length: least...40, use: use)
      let schema = SchemaDescription(
        name: "answer", record: RecordRule(properties: [PropertyRule("a", .text(rule))]))
      let admission = schema.admit(["a": TreeValue(.text(text))])
      #expect(admission.tree?["a"]?.text == text)
      #expect(admission.diagnostics == [])
    }
  }

  @Test func `a link that must lead somewhere is dropped where it leads to nothing safe`() throws {
    let source = SourceText(
      name: "g.grammar",
      """
      grammar g
      include standard: heading
      component link "A way" { label: text(1...80) "Words" destination: text(1...200) "Address" }
      """)
    let grammar = try #require(Grammar.parse(source).grammar)
    for (address, count) in [("https://a.b", 1), ("data:x", 0), ("", 0)] {
      let admission = try admitComponents(
        #"{"type": "link", "label": "A", "destination": "\#(address)"}"#, under: grammar)
      #expect(admission.components.count == count)
    }
  }
}
