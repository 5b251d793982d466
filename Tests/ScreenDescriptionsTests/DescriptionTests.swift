import ScreenBrief
import ScreenModel
import ScreenSpecifications
import Testing

@testable import ScreenDescriptions

/// What descriptions of pages become, whatever their dialect.
struct DescriptionTests {
  @Test(arguments: [
    """
    page:
      title: Boats
      sections:
        - type: table
          title: In the water
          columns: [Boat, Berth]
          rows:
            - [Kestrel, K-17]
            - [Tern, A-02]
        - type: form
          title: New boat
          fields: [{label: Name, type: text, required: true}, {label: Moored, type: toggle}]
          submit: Save boat
    """,
    """
    {"screen": "Boats", "parts": [
      {"component": "table", "heading": "In the water", "headers": ["Boat", "Berth"],
       "data": [{"boat": "Kestrel", "berth": "K-17"}, {"boat": "Tern", "berth": "A-02"}]},
      {"component": "form", "heading": "New boat", "inputs": ["Name (required)", "Moored: toggle"],
       "cta": "Save boat"}]}
    """,
    """
    <screen title="Boats">
      <table title="In the water">
        <tr><th>Boat</th><th>Berth</th></tr>
        <tr><td>Kestrel</td><td>K-17</td></tr><tr><td>Tern</td><td>A-02</td></tr>
      </table>
      <form title="New boat">
        <field label="Name" required/><toggle label="Moored"/><button>Save boat</button>
      </form>
    </screen>
    """,
  ])
  func `one page is the same in every dialect`(_ text: String) throws {
    let described = try #require(Described(text))
    #expect(described.part.title.text == "Boats")
    #expect(
      described.lines == [
        "table ~ In the water ~ Kestrel | K-17 ~ Tern | A-02", "section ~ New boat",
        "field ~ Name", "toggle ~ Moored", "button ~ Save boat",
      ])
    let name = described.part.requirements.first { $0.details.label?.text == "Name" }
    #expect(name?.details.isRequired == true)
  }

  /// Members of a page beside a form, and what each becomes.
  @Test(arguments: [
    ("kpis: {Sold: 412, Waste: 3.1%}", ["stat ~ Sold ~ 412", "stat ~ Waste ~ 3.1%"]),
    ("stats:\n  - {label: Sold, value: 412}", ["stat ~ Sold ~ 412"]),
    ("facts:\n  Size: 125 m²\n  Rent: £48", ["keyValue ~ Size ~ 125 m²", "keyValue ~ Rent ~ £48"]),
    (
      "block: summary\nitems: {Rent: £48, Size: 125 m²}",
      ["keyValue ~ Rent ~ £48", "keyValue ~ Size ~ 125 m²"]
    ),
    ("status: Overdue", ["keyValue ~ Status ~ Overdue"]),
    ("rating: 4.5", ["rating ~ Rating ~ 4.5"]),
    ("intro: Hello there", ["paragraph ~ Hello there"]),
    ("cta: Save", ["button ~ Save"]), ("consent: checkbox", ["toggle ~ Consent"]),
    ("after_submit: Thanks to all", []), ("pagination: true", []),
    ("costs:\n  - [Fee, £2]\n  - [Tax, £1]", ["keyValue ~ Fee ~ £2", "keyValue ~ Tax ~ £1"]),
    (
      "map:\n  title: Garage\n  markers: [Entrance A, Entrance B]",
      ["map ~ Garage ~ Entrance A ~ Entrance B"]
    ),
    ("todo: [Order flour, Ring Jo]", ["checklist ~ Order flour ~ Ring Jo"]),
    ("crew:\n  - Ines\n  - Tom", ["list ~ Crew ~ Ines ~ Tom"]),
    ("timeline:\n  - {time: 10:08, event: Alert fired}", ["list ~ Alert fired | 10:08"]),
    (
      "table:\n  columns: [Object, Year]\n  sample:\n    - Amphora; 1931\n    - Prow | 1972",
      ["table ~ Amphora | 1931 ~ Prow | 1972"]
    ),
    (
      "chart:\n  kind: bar\n  title: Sales\n  points: {8am: 64, 9am: 91}",
      ["section", "chart ~ Sales ~ 8am | 64 ~ 9am | 91"]
    ),
    ("buttons:\n  - Save: primary\n  - Leave: danger", ["button ~ Save", "button ~ Leave"]),
    ("tabs: [All, Open]", ["picker ~ View ~ All ~ Open"]),
    ("breadcrumb: Home > Orders", ["section", "link ~ Home", "link ~ Orders"]),
  ])
  func `a member becomes the part that its key names`(_ member: String, _ wanted: [String]) throws {
    let text =
      "page: Test\nform:\n  fields:\n    - {label: A, type: text, hint: b}\n  cta: Go\n\(member)"
    let lines = try #require(Described(text)).lines.filter {
      $0 != "field ~ A" && $0 != "button ~ Go"
    }
    #expect(lines == wanted)
  }

  /// Inputs in a few words: the label, the kind and the options.
  @Test(arguments: [
    ("on_display: toggle", "toggle ~ On display"),
    ("material: checkboxes -> Ceramic, Metal", "picker ~ Material ~ Ceramic ~ Metal"),
    ("status: [Open, Closed]", "picker ~ Status ~ Open ~ Closed"),
    ("airline: \"multiselect: Nova, Polar\"", "picker ~ Airline ~ Nova ~ Polar"),
    ("clear_all: link", "link ~ Clear all"), ("notes: textarea", "field ~ Notes"),
    ("max_price: {type: slider, min: 50, max: 900}", "slider ~ Max price"),
    (
      "invoice: {type: select, options: [INV-204, INV-219]}", "picker ~ Invoice ~ INV-204 ~ INV-219"
    ),
  ])
  func `an input is read from a few words`(_ member: String, _ wanted: String) throws {
    let described = try #require(Described("screen: Museum\nfilters:\n  \(member)\ncta: Show"))
    #expect(described.lines == [wanted, "button ~ Show"])
  }

  @Test func `buttons on each row belong to their table`() throws {
    let part = try #require(
      Described(
        #"{"page": "A", "table": {"columns": ["X"], "rows": [["1"]], "row_actions": ["Pay"]}}"#)
    ).part
    let button = try #require(part.requirements.first { $0.subject == .component(.button) })
    #expect(button.parent == 0 && button.details.isOfEach)
  }

  @Test func `what is not shown is left out with a reason`() throws {
    let text = """
      page:
        title: Stock
        purpose: for the night shift
        theme: dark
        table: {columns: [Part], rows: [[Bolt]], id: t1}
        empty_state: Nothing here
      comment: keep it short
      """
    let described = try #require(Described(text))
    #expect(described.lines == ["table ~ Bolt"])
    #expect(
      described.leftOut(of: text) == [
        "purpose: for the night shift", "theme: dark", "id: t1", "empty_state: Nothing here",
        "comment: keep it short",
      ])
  }

  @Test func `prose around a description is not a part of it`() throws {
    let text = """
      Please build this:

      page:
        title: Stock
        table:
          columns: [Part, Bin]
          rows: [[Bolt, 4]]
      Thanks a lot for doing this
      """
    let bytes = Array(text.utf8)
    let block = try #require(DescribedText.block(in: bytes))
    #expect(bytes[block.range].starts(with: "page:".utf8))
    #expect(String(decoding: bytes[block.after], as: UTF8.self) == "\nThanks a lot for doing this")
  }

  // MARK: What is not a description

  @Test(arguments: [
    #"{"orders": [{"id": 1, "total": 5}, {"id": 2, "total": 7}]}"#,
    #"{"menu": {"sections": [{"title": "Starters", "items": [{"name": "Soup", "price": 5}]}]}}"#,
    #"{"type": "object", "properties": {"name": {"type": "string"}, "form": {"type": "array"}}}"#,
    #"{"openapi": "3.1.0", "paths": {"/form": {}}, "components": {"schemas": {}}}"#,
    #"{"type": "AdaptiveCard", "body": [{"type": "TextBlock", "text": "Hi"}], "actions": [{"type": "Action.Submit"}]}"#,
    #"{"surfaceUpdate": {"components": [{"id": "a", "component": {"Button": {}}}]}}"#,
    #"{"$schema": "https://vega.github.io/schema/vega-lite/v5.json", "mark": "bar", "data": {"values": []}}"#,
    #"{"name": "app", "scripts": {"start": "x"}, "dependencies": {"table": "1.0.0"}}"#,
    #"{"furniture": [{"type": "table", "price": 90}, {"type": "chair", "price": 40}]}"#,
    #"{"page": 2, "items": [{"id": 1}], "filters": {"status": "open"}}"#,
    #"{"fields": [{"name": "email", "type": "email"}], "submit": "Send"}"#,
    #"[{"name": "email", "type": "email"}, {"type": "button", "label": "Send"}]"#,
    "name: CI\non: push\njobs:\n  build:\n    steps:\n      - run: make\n        inputs: {a: b}",
    "services:\n  web:\n    image: nginx\n    ports: [80]",
    "theme: dark\nnotifications:\n  email: on\n  sound: off",
    "order: A-17\ncustomer:\n  name: Jo\n  email: jo@example.org",
    "<orders><order id=\"1\"><total>5</total></order></orders>",
    "<div><h1>Hello</h1><button>Go</button></div>",
    "<Form><Button>Go</Button></Form>",
    "page: Test", "", "page:\n  title:\n", "sections: []", "{}", "[]",
  ])
  func `data, schemas, settings and other formats are no descriptions`(_ text: String) {
    #expect(Described(text) == nil)
  }

  @Test func `any cut of a description is read without a crash`() {
    let text =
      #"{"page":{"title":"A","tabs":[{"title":"B","table":{"columns":["X"],"rows":[["1"]]}},{"x":{"list":["a"]}}],"form":[{"label":"C","type":"select","options":["d"]}],"chart":{"x":["1"],"series":[{"name":"s","values":[1]}]}}}"#
    let yaml =
      "page:\n  tabs:\n    A:\n      list:\n        - x\n  form:\n    - a: b -> c, d\n    - {e: [f, {g: h}]}\n  nav: A > B"
    for whole in [text, yaml] {
      let bytes = Array(whole.utf8)
      for end in bytes.indices {
        _ = Described(String(decoding: bytes[..<end], as: UTF8.self))
        _ = Described(String(decoding: bytes[end...], as: UTF8.self))
      }
    }
  }
}
