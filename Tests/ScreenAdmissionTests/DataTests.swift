import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

struct DataTests {
  static let data =
    #"{"teams": [{"name": "Inter", "points": 90}, {"name": "Milan", "points": "82"}], "a/b": {"~": "odd"}, "n": 7}"#

  @Test(
    arguments: [
      (
        #"{"type": "heading", "text": {"from": "/teams/0/name"}}"#,
        #"{"type": "heading", "text": "Inter"}"#
      ),
      (
        #"{"type": "heading", "text": {"from": "/a~1b/~0"}}"#,
        #"{"type": "heading", "text": "odd"}"#
      ),
      (
        #"{"type": "standings", "title": "A", "rows": {"each": "/teams", "team": {"from": "/name"}, "points": {"from": "/points"}}}"#,
        #"{"type": "standings", "title": "A", "rows": [{"team": "Inter", "points": 90}, {"team": "Milan", "points": 82}]}"#
      ),
      (
        #"{"type": "picker", "label": "A", "options": [{"each": "/teams", "from": "/name"}, "None"]}"#,
        #"{"type": "picker", "label": "A", "options": ["Inter", "Milan", "None"]}"#
      ),
      (
        #"{"each": "/teams", "type": "keyValue", "key": {"from": "/name"}, "value": {"from": "/points"}}"#,
        #"{"type": "keyValue", "key": "Inter", "value": "90"}, {"type": "keyValue", "key": "Milan", "value": "82"}"#
      ),
      (
        #"{"type": "table", "columns": ["Name", "Points"], "rows": [{"each": "/teams"}]}"#,
        #"{"type": "table", "columns": ["Name", "Points"], "rows": [["Inter", "90"], ["Milan", "82"]]}"#
      ),
    ] as [(TextCase, TextCase)])
  func `resolves pointers into the data`(proposed: TextCase, meant: TextCase) throws {
    let admission = try admitComponents(proposed.text, data: Self.data)
    #expect(admission.components == (try admitComponents(meant.text)).components)
    #expect(admission.refused == [])
  }

  @Test(arguments: ["/teams/2/name", "/teams/00/name", "/teams/-1", "/n/x", "/"])
  func `a pointer to nothing shows a dash and is named`(pointer: String) throws {
    let admission = try admitComponents(
      #"{"type": "keyValue", "key": "A", "value": {"from": "\#(pointer)"}}"#, data: Self.data)
    #expect(admission.components == [.keyValue(Component.KeyValue(key: "A", value: "—"))])
    #expect(admission.refused == ["missing-data"])
  }

  @Test func `a pointer without any data is named`() throws {
    let admission = try admitComponents(#"{"type": "heading", "text": {"from": "/a"}}"#)
    #expect(admission.refused == ["missing-data"])
  }

  @Test func `elements that are data as a whole have its pointer for an origin`() throws {
    let admission = try admitComponents(
      #"{"type": "table", "columns": ["Name", "Points"], "rows": ["#
        + #"["Roma", "70"], {"each": "/teams"}]}"#, data: Self.data)
    let rows = TreePath([
      .name("sections"), .index(0), .name("components"), .index(0), .name("rows"),
    ])
    #expect(
      admission.origins == [
        PlacedOrigin(rows.appending(1), .data(pointer: "/teams/0")),
        PlacedOrigin(rows.appending(2), .data(pointer: "/teams/1")),
      ])
  }

  @Test func `values from data have their pointer for an origin`() throws {
    let admission = try admitComponents(
      #"{"type": "list", "items": {"each": "/teams", "title": {"from": "/name"}}}"#, data: Self.data
    )
    #expect(
      admission.origins == [
        PlacedOrigin(
          TreePath([
            .name("sections"), .index(0), .name("components"), .index(0), .name("items"),
            .index(0), .name("title"),
          ]), .data(pointer: "/teams/0/name")),
        PlacedOrigin(
          TreePath([
            .name("sections"), .index(0), .name("components"), .index(0), .name("items"),
            .index(1), .name("title"),
          ]), .data(pointer: "/teams/1/name")),
      ])
  }
}
