import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testing

@testable import ScreenAdmission

/// Components in the words and shapes of other tools: tags that say a kind, columns and options as
/// objects, charts as labels beside values.
struct ForeignShapeTests {
  /// A component as it is proposed, as it is meant, and the diagnostics of the way.
  struct Case: CustomTestStringConvertible {
    var proposed: String
    var meant: String
    var ids: [String]
    var testDescription: String { proposed }

    init(_ proposed: String, _ meant: String, _ ids: String...) {
      self.proposed = proposed
      self.meant = meant
      self.ids = ids
    }
  }

  private static let bars =
    #"{"type":"chart","title":"A","kind":"bar","series":[{"name":"","points":[{"label":"x","value":3},{"label":"y","value":4}]}]}"#
  private static let named =
    #"{"type":"chart","title":"A","kind":"bar","series":[{"name":"S","points":[{"label":"x","value":3},{"label":"y","value":4}]}]}"#

  static let cases = [
    Case(
      #"{"type":"textarea","label":"A"}"#, #"{"type":"field","label":"A","kind":"multiline"}"#,
      "component-name"),
    Case(
      #"{"type":"emailField","label":"A"}"#, #"{"type":"field","label":"A","kind":"email"}"#,
      "component-name"),
    Case(
      #"{"type":"DatePicker","label":"A","options":["x"]}"#,
      #"{"type":"unclear","reason":"'DatePicker' is not in this grammar"}"#, "unknown-component"),
    Case(
      #"{"type":"video","title":"A"}"#, #"{"type":"player","title":"A","kind":"video"}"#,
      "component-name"),
    Case(
      #"{"type":"radio","label":"A","options":["x","y"]}"#,
      #"{"type":"picker","label":"A","options":["x","y"],"style":"radio"}"#, "component-name"),
    Case(
      #"{"type":"bar_chart","title":"A","series":[{"points":[{"label":"x","value":3},{"label":"y","value":4}]}]}"#,
      bars, "component-name"),
    Case(#"{"type":"text","text":"A"}"#, #"{"type":"paragraph","text":"A"}"#, "component-name"),
    Case(#"{"type":"h1","text":"A"}"#, #"{"type":"heading","text":"A"}"#, "component-name"),
    Case(
      #"{"type":"button","children":"A","variant":"default"}"#,
      #"{"type":"button","label":"A","style":"secondary"}"#, "property-name", "property-name",
      "value-name"),
    Case(
      #"{"type":"button","children":["A"]}"#, #"{"type":"button","label":"A"}"#, "property-name"),
    Case(
      #"{"type":"picker","label":"A","options":{"label":"Small"}}"#,
      #"{"type":"picker","label":"A","options":["Small"]}"#, "value-as-array", "object-as-text"),
    Case(
      #"{"type":"badge","label":"A","tone":"red"}"#,
      #"{"type":"badge","label":"A","tone":"critical"}"#, "value-name"),
    Case(
      #"{"type":"picker","label":"A","options":{"s":"Small","l":"Large"}}"#,
      #"{"type":"picker","label":"A","options":["Small","Large"]}"#, "keyed-elements"),
    Case(
      #"{"type":"table","columns":[{"key":"a","header":"Alpha"},{"key":"b","title":"Beta"}],"rows":[{"b":"2","a":"1"},["3","4"]]}"#,
      #"{"type":"table","columns":["Alpha","Beta"],"rows":[["1","2"],["3","4"]]}"#, "named-columns",
      "object-as-row"),
    Case(
      #"{"type":"chart","title":"A","kind":"bar","data":[{"label":"x","value":3},{"label":"y","value":4}]}"#,
      bars, "chart-data"),
    Case(
      #"{"type":"chart","title":"A","kind":"bar","labels":["x","y"],"values":[3,4]}"#, bars,
      "chart-data"),
    Case(
      #"{"type":"chart","title":"A","kind":"bar","data":{"labels":["x","y"],"datasets":[{"label":"S","data":[3,4]}]}}"#,
      named, "chart-data", "property-name"),
    Case(
      #"{"type":"chart","title":"A","kind":"bar","xAxis":{"categories":["x","y"]},"series":[{"name":"S","data":[3,4]}]}"#,
      named, "chart-data"),
    Case(
      #"{"type":"chart","title":"A","kind":"bar","labels":["x","y"],"series":{"S":[3,4]}}"#, named,
      "keyed-elements", "chart-data"),
  ]

  @Test(arguments: cases)
  func `a component in another tool's shape is read as what it means`(_ shape: Case) throws {
    let admission = try admitComponents(shape.proposed)
    #expect(try admission.components == admitComponents(shape.meant).components)
    #expect(!admission.components.isEmpty)
    #expect(admission.ids == shape.ids)
    #expect(admission.refused.isEmpty == (shape.ids != ["unknown-component"]))
  }

  @Test(arguments: ["[]", #"[{"text":"x"},{"text":"y"}]"#])
  func `labels that are no words are not read, and that is told`(labels: String) throws {
    let admission = try admitComponents(
      #"{"type":"chart","title":"A","labels":\#(labels),"values":[3,4]}"#)
    guard case .chart(let chart) = admission.components.first else {
      Issue.record("a chart is admitted")
      return
    }
    #expect(chart.series.first?.points.map(\.value) == [3, 4])
    #expect(chart.series.first?.points.map(\.label) == ["", ""])
    #expect(
      admission.diagnostics.first { $0.id == "unknown-property" }?.message.contains("labels")
        == true)
    // An empty value says nothing.
    #expect(admission.refused == (labels == "[]" ? [] : ["unknown-property"]))
  }

  @Test func `a missing value between labels stays a gap`() throws {
    let admission = try admitComponents(
      #"{"type":"chart","title":"A","labels":["x","y","z"],"values":[3,null,"n/a"]}"#)
    guard case .chart(let chart) = admission.components.first else {
      Issue.record("a chart is admitted")
      return
    }
    #expect(chart.series.first?.points.map(\.label) == ["x", "y", "z"])
    #expect(chart.series.first?.points.map(\.value) == [3, nil, nil])
  }

  /// What is no other tool's shape, or says too little.
  @Test(arguments: [
    #"{"type":"plain","label":"A"}"#, #"{"type":"numbered chart","label":"A"}"#,
    #"{"type":"widget","label":"A"}"#, #"{"kind":"text","label":"A"}"#, #"{"text":"A"}"#,
    #"{"name":"title","label":"A"}"#, #"{"title":{"text":"A"}}"#,
  ])
  func `a tag that names no kind, or several, is unclear`(proposed: String) throws {
    let components = try admitComponents(proposed).components
    guard case .unclear = components.first else {
      Issue.record("'\(proposed)' is read as \(components)")
      return
    }
  }

  @Test func `columns without titles and options that are records are not invented`() throws {
    let table = try admitComponents(
      #"{"type":"table","columns":[{"width":3}],"rows":[["1"]]},{"type":"divider"}"#)
    #expect(table.refused.contains("fallback"))
    let picker = try admitComponents(
      #"{"type":"picker","label":"A","options":{"s":{"x":1}}},{"type":"divider"}"#)
    #expect(picker.refused.contains("fallback"))
  }

  @Test func `sections by name are sections in order, titled so`() throws {
    let screen = try admit(
      #"{"title":"T","sections":{"my_account":{"components":[{"type":"divider"},{"type":"badge","label":"A"}]},"b":{"title":"Bee","components":[{"type":"badge","label":"B"}]}}}"#
    ).screen
    #expect(screen?.sections.map(\.title) == ["My account", "Bee"])
    let beside = try admit(
      #"{"title":"T","sections":null,"components":[{"type":"badge","label":"A"}]}"#)
    #expect(beside.components.count == 1)
  }

  @Test(arguments: [
    (
      #"{"type":"object","properties":{"title":{"type":"string"}},"required":["title"]}"#,
      "JSON Schema"
    ),
    (#"{"error":{"message":"Rate limit","type":"rate_limit"}}"#, "a host's error message"),
  ])
  func `a schema or a host's error in place of a screen is named`(reply: String, name: String) {
    let reading = Grammar.standard.read(reply: SourceText(name: "reply", reply))
    #expect(reading.tree == nil)
    #expect(reading.diagnostics.contains { $0.message.contains(name) })
    let answered = Grammar.standard.read(
      reply: SourceText(
        name: "reply",
        reply + "\n" + #"{"title":"T","sections":[{"components":[{"type":"badge","label":"A"}]}]}"#)
    )
    #expect(answered.tree?["title"]?.text == "T")
  }

  @Test func `a text among the parts of a host's answer is no component alone`() {
    let grammar = Grammar.standard
    let prose = grammar.read(
      reply: SourceText(
        name: "reply", #"{"content":[{"type":"text","text":"Sorry, I cannot."}]}"#))
    #expect(prose.tree.map { ReplyLifting(under: grammar).isAnswer($0) } != true)
  }
}
