import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

/// Numbers that nobody gave: they are not known, and so they are not zero.
@Suite struct MissingNumberTests {
  /// Ways to write that a number is not there; nil for leaving it out.
  static let absences: [String?] = [
    nil, "null", "NaN", "\"n/a\"", "\"NA\"", "\"—\"", "\"\"", "[]", "{}", "true",
  ]

  /// A component, the number it cannot do without, and what else it says.
  struct Case: CustomTestStringConvertible, Sendable {
    var type: String
    var number: String
    var rest: String = ""
    var testDescription: String { type }
  }

  static let cases = [
    Case(type: "progress", number: "percent"), Case(type: "rating", number: "score"),
    Case(type: "timer", number: "seconds"), Case(type: "repetition", number: "reps"),
    Case(type: "timer", number: "seconds", rest: #", "kind": "rest", "rounds": 3"#),
  ]

  private func component(_ example: Case, _ number: String?) -> String {
    #"{"type": "\#(example.type)", "label": "Load"\#(example.rest)"#
      + (number.map { #", "\#(example.number)": \#($0)}"# } ?? "}")
  }

  @Test(arguments: cases, absences)
  func `a component whose number nobody gave becomes a fact that is not known`(
    _ example: Case, _ absence: String?
  ) throws {
    let admission = try admitComponents(component(example, absence))
    guard case .keyValue(let fact) = admission.components.first else {
      Issue.record("\(admission.components)")
      return
    }
    // What was said in its place is shown as it was said.
    let said = absence?.split(separator: "\"").first.map(String.init) ?? ""
    let isSaid = said.wholeMatch(of: /n\/a|NA/) != nil
    #expect(fact == Component.KeyValue(key: "Load", value: isSaid ? said : "—"))
    #expect(admission.refused.contains("fallback"))
  }

  @Test(arguments: cases)
  func `a zero that is written is a zero`(_ example: Case) throws {
    let admission = try admitComponents(component(example, "0"))
    let admitted = try #require(admission.components.first)
    #expect(admitted.kind.rawValue == example.type)
    #expect(admission.refused == [])
    let json = try #require(admission.screen).json(.compact)
    #expect(json.contains("\"\(example.number)\":0"))
  }

  @Test(arguments: absences)
  func `a point without a value is a gap`(_ absence: String?) throws {
    let value = absence.map { #", "value": \#($0)"# } ?? ""
    let admission = try admitComponents(
      #"{"type": "chart", "title": "C", "series": [{"points": [{"label": "a", "value": 1},"#
        + #" {"label": "b"\#(value)}, {"label": "c", "value": 0}]}]}"#)
    guard case .chart(let chart) = admission.components.first else {
      Issue.record("\(admission.components)")
      return
    }
    #expect(chart.series.first?.points.map(\.value) == [1, nil, 0])
    // The reader of JSON has said that `NaN` is lost.
    let isLossless = [nil, "null", "NaN"].contains(absence)
    #expect(admission.refused.isEmpty == isLossless)
    // What was admitted is admitted again, without a word.
    let screen = try #require(admission.screen)
    let again = Grammar.standard.admit(Proposal(tree: try tree(screen.json())))
    #expect(again.screen == screen && again.diagnostics == [])
  }

  @Test(arguments: absences)
  func `a place without a latitude or longitude is left out`(_ absence: String?) throws {
    for name in ["latitude", "longitude"] {
      let other = name == "latitude" ? "longitude" : "latitude"
      let value = absence.map { #", "\#(name)": \#($0)"# } ?? ""
      let admission = try admitComponents(
        #"{"type": "map", "title": "M", "places": [{"name": "A", "\#(other)": 1\#(value)},"#
          + #" {"name": "B", "latitude": 0, "longitude": 0}]}"#)
      guard case .map(let map) = admission.components.first else {
        Issue.record("\(admission.components)")
        return
      }
      #expect(map.places.map(\.name) == ["B"])
      #expect(admission.refused.contains("bad-row"))
    }
  }

  @Test func `a timer that counts up begins at zero, and nothing is lost`() throws {
    let admission = try admitComponents(#"{"type": "timer", "label": "Run", "kind": "countup"}"#)
    #expect(admission.components == [.timer(.init(label: "Run", kind: .countup))])
    #expect(admission.refused == [] && admission.ids == ["open-ended"])
  }

  @Test func `a grammar that requires the value of a point says what is missing`() throws {
    let source = SourceText(
      name: "g.grammar",
      """
      grammar g
      screen { title: text, sections: 1...1 }
      section { title: text(0...9), components: 1...3 }
      component chart { title: text, series: 1...1 of { points: 1...9 of { label: text, value: number } } }
      """)
    let grammar = try #require(Grammar.parse(source).grammar)
    let admission = try admitComponents(
      #"{"type": "chart", "title": "C", "series": [{"points": [{"label": "a"}]}]}"#, under: grammar)
    #expect(admission.components.map(\.kind) == [.chart])
    #expect(admission.refused == ["missing-number"])
  }

  @Test func `a number of a proposal that is none is not there`() {
    let component: TreeValue = [
      "type": "progress", "label": "Load", "percent": TreeValue(.number(.nan)),
    ]
    let admission = Grammar.standard.admit(Proposal(tree: [component]))
    #expect(admission.components == [.keyValue(.init(key: "Load", value: "—"))])
  }
}
