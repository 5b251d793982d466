import ScreenDiagnostics
import ScreenModel
import Testing

/// A component that is not of the canonical shape: where, by which rule, and at which path.
struct DecodingCase: CustomTestStringConvertible, Sendable {
  let text: MarkedText
  let ids: [String]
  let paths: [String]

  init(_ text: MarkedText, _ ids: [String], at paths: [String]) {
    self.text = text
    self.ids = ids
    self.paths = paths
  }

  /// A component, in a screen and section that are in order.
  static func component(_ text: String, _ ids: String..., at paths: String...) -> DecodingCase {
    DecodingCase(
      MarkedText(
        stringLiteral: #"{"title":"T","sections":[{"id":"s","components":[\#(text)]}]}"#),
      ids, at: paths.map { "sections/s/components/0" + $0 })
  }

  var testDescription: String { text.testDescription }
}

@Suite struct ScreenDecodingTests {
  static let faults: [DecodingCase] = [
    .component(#"{"type":⟦"buton"⟧}"#, "unknown-component", at: "/type"),
    .component(#"{"type":⟦"spreadsheet"⟧}"#, "unknown-component", at: "/type"),
    .component("⟦{}⟧", "missing-property", at: "/type"),
    .component("⟦7⟧", "wrong-kind", at: ""),
    .component(#"{"type":⟦1⟧}"#, "wrong-kind", at: "/type"),
    .component(#"⟦{"type":"heading"}⟧"#, "missing-property", at: "/text"),
    .component(#"{"type":"heading","text":⟦5⟧}"#, "wrong-kind", at: "/text"),
    .component(
      #"{"type":"badge","label":"a","tone":⟦"warnin"⟧}"#, "unknown-value", at: "/tone"),
    .component(
      #"{"type":"badge","label":"a","tone":⟦"loud"⟧}"#, "unknown-value", at: "/tone"),
    .component(
      #"{"type":"stat","label":"a",⟦"valeu"⟧:"1"}"#, "unknown-property", at: "/valeu"),
    .component(
      #"{"type":"stat","label":"a",⟦"colour"⟧:"red"}"#, "unknown-property", at: "/colour"),
    .component(#"{"type":"timer","seconds":⟦1.5⟧}"#, "wrong-kind", at: "/seconds"),
    .component(#"{"type":"toggle","isOn":⟦"yes"⟧}"#, "wrong-kind", at: "/isOn"),
    .component(#"{"type":"picker","options":⟦"a"⟧}"#, "wrong-kind", at: "/options"),
    .component(#"{"type":"picker","options":["a",⟦1⟧]}"#, "wrong-kind", at: "/options"),
    .component(#"{"type":"table","rows":[["a"],⟦"b"⟧]}"#, "wrong-kind", at: "/rows"),
    .component(
      #"{"type":"list","items":[{},{"title":⟦null⟧}]}"#, "wrong-kind", at: "/items/1/title"),
    .component(
      #"{"type":"list","items":[{"items":[{"title":"a",⟦"items"⟧:[]}]}]}"#, "unknown-property",
      at: "/items/0/items/0/items"),
    .component(
      #"{"type":"standings","title":"","rows":[⟦{"team":"a"}⟧]}"#, "missing-property",
      at: "/rows/0/points"),
    .component(
      #"{"type":"field","label":"","placeholder":"","rules":{"minLength":⟦"2"⟧}}"#, "wrong-kind",
      at: "/rules/minLength"),
    .component(
      #"{"type":"stat","sample":[⟦"colour"⟧]}"#, "unknown-sample", at: "/sample"),
    DecodingCase("⟦[]⟧", ["wrong-kind"], at: ["-"]),
    DecodingCase(#"⟦{"title":"T"}⟧"#, ["missing-property"], at: ["sections"]),
    DecodingCase(
      #"{"version":⟦2⟧,"title":"T","sections":[]}"#, ["unsupported-version"], at: ["version"]),
    DecodingCase(
      #"{"title":"T","layout":⟦"tab"⟧,"sections":[]}"#, ["unknown-value"], at: ["layout"]),
    DecodingCase(
      #"{"title":"T","sections":[{"id":⟦"a b"⟧,"components":[]}]}"#, ["bad-id"],
      at: ["sections/0/id"]),
    DecodingCase(
      #"{"title":"T","sections":[{"id":"a","components":[]},{"id":⟦"a"⟧,"components":[]}]}"#,
      ["duplicate-id"], at: ["sections/a/id"]),
  ]

  @Test(arguments: faults)
  func `reports a fault where it is, and gives no screen`(_ example: DecodingCase) throws {
    let reading = JSONReader.read(example.text.source)
    #expect(reading.diagnostics.isEmpty)
    let decoding = ScreenDecoding(try #require(reading.tree))
    #expect(decoding.screen == nil)
    #expect(decoding.diagnostics.map(\.id) == example.ids)
    #expect(decoding.diagnostics.map(\.range) == example.text.ranges)
    #expect(decoding.diagnostics.map { $0.path ?? "-" } == example.paths)
    #expect(decoding.diagnostics.map(\.severity) == example.ids.map { _ in .error })
  }

  @Test(arguments: faults)
  func `offers fix-its that remove their diagnostics`(_ example: DecodingCase) throws {
    let decoding = ScreenDecoding(try #require(JSONReader.read(example.text.source).tree))
    for diagnostic in decoding.diagnostics {
      #expect(diagnostic.message.contains("did you mean") == !diagnostic.fixIts.isEmpty)
      for fixIt in diagnostic.fixIts {
        let mended = SourceText(name: "m", utf8: example.text.source.applying(fixIt.edits))
        let after = ScreenDecoding(try #require(JSONReader.read(mended).tree))
        #expect(!after.diagnostics.contains { $0.id == diagnostic.id })
      }
    }
  }

  @Test func `reports several faults of one screen`() throws {
    let text = #"""
      {"titel":"T","sections":[
        {"id":"s","components":[{"type":"hr"},{"type":"heading","text":1},{"type":"divider"}]}]}
      """#
    let reading = JSONReader.read(SourceText(name: "t", text))
    let ids = ScreenDecoding(try #require(reading.tree)).diagnostics.map(\.id)
    #expect(
      ids.sorted() == ["missing-property", "unknown-component", "unknown-property", "wrong-kind"])
  }

  @Test func `needs neither a version nor a source`() {
    let tree: TreeValue = ["title": "T", "sections": [["id": "s", "components": []]]]
    #expect(
      ScreenDecoding(tree).screen
        == Screen(title: "T", sections: [Section(id: "s", elements: [])]))
    let wrong: TreeValue = ["title": 3, "sections": []]
    #expect(ScreenDecoding(wrong).diagnostics.map(\.range) == [nil])
  }

  @Test func `stops after a hundred faults`() {
    let faulty = TreeValue(.array(Array(repeating: ["type": "nothing"], count: 100_000)))
    let tree: TreeValue = ["title": "T", "sections": [["id": "s", "components": faulty]]]
    #expect(ScreenDecoding(tree).diagnostics.count <= 101)
  }
}
