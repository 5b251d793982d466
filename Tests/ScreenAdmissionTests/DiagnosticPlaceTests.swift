import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

/// Each fault of a component is told once, where it is in the proposal.
struct DiagnosticPlaceTests {
  /// The faults of a component, as `id below/the/component`.
  private static func faults(_ component: String, data: String? = nil) throws -> [String] {
    try admitComponents(component, data: data).diagnostics.map { diagnostic in
      let path = try #require(diagnostic.path)
      let place = try #require(path.split(separator: "sections/s/components/", maxSplits: 1).last)
      return diagnostic.id + " " + place
    }.sorted()
  }

  @Test(arguments: [
    (#"{"type": "paragraph", "text": ["A", "B"]}"#, ["texts-joined 0/text"]),
    (#"{"type": "badge", "label": "A", "tone": 3}"#, ["wrong-kind 0/tone"]),
    (#"{"type": "toggle", "label": "A", "isOn": "maybe"}"#, ["wrong-kind 0/isOn"]),
    (#"{"type": "link", "label": "A", "destination": ""}"#, []),
    (#"{"type": "picker", "label": "A", "options": " [\"B\"]"}"#, ["text-as-json 0/options"]),
    (#"{"type": "picker", "label": "A", "options": ["—", "—", "x"]}"#, []),
    (#"{"type": "divider"}, {"type": "badge", "label": "A", "tone": 3}"#, ["wrong-kind 1/tone"]),
    (
      #"{"type": "table", "columns": ["A", "B"], "rows": [["1", true], ["2", ["3", "4"]], [true, "5"]]}"#,
      ["flag-as-text 0/rows/0/1", "flag-as-text 0/rows/2/0", "texts-joined 0/rows/1/1"]
    ),
    (
      #"{"type": "table", "columns": ["A"], "rows": [["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"]]}"#,
      ["long-row 0", "too-many-cells 0/rows/0"]
    ),
    (
      #"{"type": "list", "items": [{"title": "A"}, {"title": ""}, {"title": "B"}, {"title": "a"}]}"#,
      ["bad-row 0/items/1", "duplicate-element 0/items/3", "empty-text 0/items/1/title"]
    ),
    (
      #"{"type": "progress", "label": "A", "percent": "much"}"#,
      ["fallback 0", "not-a-number 0/percent", "property-name 0"]
    ),
    (
      #"{"type": "list", "items": {"each": "/x", "title": {"from": "/y"}}}"#,
      ["missing-data 0/items"]
    ),
  ])
  func `a fault is told where it is`(component: String, faults: [String]) throws {
    #expect(try Self.faults(component) == faults)
  }

  @Test func `what is missing in the data is told otherwise than that there is none`() throws {
    let text = #"{"type": "heading", "text": {"from": "/a"}}"#
    #expect(
      try admitComponents(text).diagnostics.first?.message == "no data is given for '/a'")
    #expect(
      try admitComponents(text, data: #"{"b": 1}"#).diagnostics.first?.message
        == "the data has nothing at '/a'")
  }

  @Test(arguments: [
    (#"{"type": "paragraph", "text": ["A", 2]}"#, #"{"type": "paragraph", "text": "A, 2"}"#),
    (#"{"type": "code", "text": ["a", "b"]}"#, #"{"type": "code", "text": "a\nb"}"#),
    (
      #"{"type": "table", "columns": ["A", "B"], "rows": [["2", [3, 4]], ["3", null]]}"#,
      #"{"type": "table", "columns": ["A", "B"], "rows": [["2", "3, 4"], ["3", "—"]]}"#
    ),
  ])
  func `several texts and numbers are read as one text`(proposed: String, meant: String) throws {
    let components = try admitComponents(proposed).components
    #expect(components == (try admitComponents(meant).components))
    #expect(components.count == 1)
  }

  @Test func `a number that is none is told and left out`() throws {
    for number in [Double.nan, .infinity, -.infinity] {
      let progress = TreeValue(
        .object([
          TreeMember("type", TreeValue(.text("progress"))),
          TreeMember("label", TreeValue(.text("A"))),
          TreeMember("percent", TreeValue(.number(number))),
        ]))
      let admission = Grammar.standard.admit(Proposal(tree: TreeValue(.array([progress]))))
      #expect(admission.ids.contains("not-a-number"))
      #expect(admission.components.allSatisfy { $0.kind != .progress })
    }
  }

  @Test(arguments: [0, 1, 8, 9, 20])
  func `lost elements are told one by one, and how many more there are`(count: Int) {
    var losses = DroppedElements()
    for number in 0..<count { losses.add(TreeValue(.text("x\(number)")), "it is empty") }
    #expect(losses.count == count)
    let parts = losses.summary.split(separator: "; ").map(String.init)
    let told = (0..<min(count, 8)).map { "'x\($0)': it is empty" }
    #expect(parts == told + (count > 8 ? ["and \(count - 8) more"] : []))
  }
}
