import ScreenModel
import Testing

@testable import ScreenAdmission

/// Charts that nobody named: what they draw is kept.
@Suite struct MissingTitleTests {
  private static func admitted(_ section: String, _ series: String) throws -> Admission {
    let chart = #"{"type": "chart", "series": \#(series)}"#
    return try admit(#"{"title": "Shop", "sections": [{\#(section)"components": [\#(chart)]}]}"#)
  }

  @Test(arguments: [
    ("", #"[{"points": [{"label": "a", "value": 1}]}]"#, "Shop"),
    (#""title": "Sales", "#, #"[{"points": [{"label": "a", "value": 1}]}]"#, "Sales"),
    (#""title": "Sales", "#, #"[{"name": "Tea", "points": [{"label": "a", "value": 1}]}]"#, "Tea"),
  ])
  func `a chart without a title is called like its series or what it stands in, and says so`(
    section: String, series: String, title: String
  ) throws {
    let admission = try Self.admitted(section, series)
    guard case .chart(let chart)? = admission.components.first else {
      Issue.record("\(admission.components)")
      return
    }
    #expect(chart.title == title && admission.refused == ["borrowed-title"])
  }

  @Test(arguments: ["[]", "null", "[{}]"])
  func `a chart without a title and without series is still refused`(series: String) throws {
    let admission = try Self.admitted("", series)
    #expect(admission.components == [] && !admission.ids.contains("borrowed-title"))
  }
}
