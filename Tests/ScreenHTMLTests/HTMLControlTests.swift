import ScreenModel
import ScreenHTML
import Testing

@Suite struct HTMLControlTests {
  private func page(_ component: Component) -> String {
    Screen(title: "T", sections: [Section(id: "s", title: "S", components: [component])])
      .html(.init(idPrefix: "p"))
  }

  private func field(
    _ kind: Component.FieldKind, value: String = "", rules: Component.FieldRules? = nil
  ) -> String {
    page(.field(.init(label: "L", placeholder: "", kind: kind, value: value, rules: rules)))
  }

  @Test(arguments: [
    (Component.FieldKind.number, "12.5"), (.number, "-3"), (.date, "2026-02-28"), (.time, "23:59"),
    (.time, "23:59:59"), (.datetime, "2026-02-28T09:30"), (.email, "a.b+c@example.com"),
    (.url, "https://example.com"),
  ])
  func `a value that its type can hold keeps the type`(kind: Component.FieldKind, value: String) {
    let page = field(kind, value: value)
    #expect(page.contains(" value=\"\(value)\"") && !page.contains("type=\"text\""))
  }

  @Test(arguments: [
    (Component.FieldKind.number, "twelve"), (.number, "1e400"), (.number, "."), (.number, "1.2.3"),
    (.number, "1,5"), (.date, "2026-02-30"), (.date, "28 February"), (.time, "24:00"),
    (.time, "9:30"), (.datetime, "2026-02-28 09:30"), (.email, "nobody"), (.email, "a@b@c"),
    (.url, "javascript:alert(1)"), (.url, "example"),
  ])
  func `a value that its type cannot hold is shown as text`(
    kind: Component.FieldKind, value: String
  ) {
    let page = field(kind, value: value)
    #expect(page.contains(" value=\"\(value)\"") && page.contains("type=\"text\""))
  }

  @Test func `a toggle is a box before its label, or a switch behind it`() {
    let box = page(
      .toggle(.init(label: "T", isOn: true, style: .checkbox, name: "t", required: true)))
    #expect(box.contains(#"<label class="opt"><input type="checkbox""#))
    #expect(box.contains(" required checked><span>"))
    #expect(!box.contains(#"class="sw""#))
    #expect(page(.toggle(.init(label: "T"))).contains(#"<input class="sw""#))
  }

  @Test func `rules become the attributes that the type knows`() {
    let rules = Component.FieldRules(
      required: true, minLength: 3, maxLength: 9, minimum: 1, maximum: 5, pattern: "[a-z]\"",
      message: "Letters")
    let text = field(.text, rules: rules)
    #expect(
      text.contains(
        " required minlength=\"3\" maxlength=\"9\" pattern=\"[a-z]&quot;\" title=\"Letters\""))
    #expect(!text.contains(" min=") && !text.contains(" max="))
    let number = field(.number, rules: rules)
    #expect(number.contains(" required min=\"1\" max=\"5\" title=\"Letters\" step=\"any\""))
    #expect(!number.contains("minlength") && !number.contains("pattern"))
  }

  @Test func `bounds the wrong way round give way to the lower`() {
    let page = field(.text, rules: .init(minLength: 8, maxLength: 2))
    #expect(page.contains("minlength=\"8\" maxlength=\"8\""))
    #expect(field(.text, rules: .init(minLength: -5)).contains("minlength=\"0\""))
  }

  @Test(arguments: [
    ("username", "", Component.FieldKind.text, "username"), ("", "First name", .text, "given-name"),
    ("x", "Post code", .text, "postal-code"), ("mail", "", .email, "email"),
    ("tel", "", .phone, "tel"), ("password", "Password", .password, "current-password"),
    ("new-password", "", .password, "new-password"),
    ("p", "Confirm password", .password, "new-password"),
  ])
  func `a known field says what a browser may fill in`(
    name: String, label: String, kind: Component.FieldKind, token: String
  ) {
    let page = page(.field(.init(label: label, placeholder: "", kind: kind, name: name)))
    #expect(page.contains(" autocomplete=\"\(token)\""))
  }

  @Test(arguments: ["Team name", "Usernames", "Näme", "", "named"])
  func `an unknown field leaves it to the browser`(label: String) {
    let page = page(.field(.init(label: label, placeholder: "")))
    #expect(!page.contains("autocomplete"))
  }

  @Test func `a hint that a control cannot show is below it`() {
    let page = page(.field(.init(label: "Day", placeholder: "A weekday", kind: .date)))
    #expect(page.contains("aria-describedby=\"p-s.0h\"") && !page.contains("placeholder="))
    #expect(page.contains("id=\"p-s.0h\">A weekday</p>"))
  }

  @Test func `a text area keeps the line break it begins with`() {
    #expect(field(.multiline, value: "\nsecond").contains(">\n\nsecond</textarea>"))
  }

  @Test func `one radio button is checked, however often its option is there`() {
    let picker = Component.Picker(
      label: "P", options: ["a", "a", "b"], selected: ["a", "b"], style: .radio)
    #expect(page(.picker(picker)).ranges(of: " checked>").count == 1)
    var several = picker
    several.style = .multiple
    #expect(page(.picker(several)).ranges(of: " checked>").count == 3)
  }

  @Test func `a menu without a choice asks for one`() {
    let picker = Component.Picker(label: "P", options: ["a"], selected: ["z"])
    #expect(page(.picker(picker)).contains("<option value=\"\">Choose…</option>"))
  }

  @Test func `what has to be chosen or switched on says so`() {
    let menu = Component.Picker(label: "P", options: ["a"], selected: ["a"], required: true)
    let choices = Component.Picker(label: "P", options: ["a", "b"], style: .radio, required: true)
    let boxes = Component.Picker(label: "P", options: ["a", "b"], style: .multiple, required: true)
    // A list that has to be chosen from begins with an empty choice.
    #expect(page(.picker(menu)).contains(" required><option value=\"\">"))
    #expect(page(.picker(choices)).ranges(of: " required>").count == 2)
    #expect(!page(.picker(boxes)).contains(" required>"))
    #expect(page(.toggle(.init(label: "T", required: true))).contains(" required></div>"))
    for component in [Component.picker(menu), .picker(choices), .picker(boxes)] {
      #expect(page(component).contains("(required)</span>"))
    }
  }

  @Test(arguments: [
    (0.0, 100.0, 500.0, "min=\"0\" max=\"100\" value=\"100\""),
    (10, 0, 5, "min=\"10\" max=\"10\" step=\"any\" value=\"10\""),
    (.nan, .infinity, .nan, "min=\"0\" max=\"100\" value=\"0\""),
    (0, 1, 0.25, "min=\"0\" max=\"1\" step=\"any\" value=\"0.25\""),
  ])
  func `a slider stays on its scale`(
    minimum: Double, maximum: Double, value: Double, attributes: String
  ) {
    let slider = Component.Slider(label: "S", minimum: minimum, maximum: maximum, value: value)
    #expect(page(.slider(slider)).contains(attributes))
  }

  // MARK: Tables

  private func table(_ columns: [String], _ rows: [[String]]) -> String {
    page(.table(.init(title: "T", columns: columns, rows: rows)))
  }

  @Test(arguments: ["12", "-1.5", "$1,240.00", "62%", "48k", "€ 80", "1 200", "—"])
  func `numbers are set at the end`(cell: String) {
    #expect(
      table(["A", "B"], [["x", cell], ["y", "7"]]).contains("<td class=\"e n\">\(cell)</td>"))
  }

  @Test(arguments: ["12 Mar", "2026-03-07", "3/4", "v2", "1-0", "k", "–1–"])
  func `what is not a number is set at the start`(cell: String) {
    #expect(
      table(["A", "B"], [["x", cell], ["y", "7"]]).contains("<td class=\"n\">\(cell)</td>"))
  }

  @Test func `a column of states has badges, one with another word has none`() {
    let page = table(["A", "B"], [["x", "Paid"], ["y", "On hold"], ["z", ""]])
    #expect(page.contains("<span class=\"tag good\">Paid</span>"))
    #expect(page.contains("<span class=\"tag warn\">On hold</span>"))
    #expect(!table(["A", "B"], [["x", "Paid"], ["y", "Perhaps"]]).contains("class=\"tag"))
  }

  @Test func `short rows are filled, long ones kept`() {
    let page = table(["A", "B"], [["x"], ["y", "1", "more"], []])
    #expect(page.contains(">more</td>"))
    #expect(page.ranges(of: "<span class=\"m\">—</span>").count == 5)
  }

  @Test
  func `a marked cell is a badge, and so is the first of a marked row; buttons name their row`() {
    let page = page(
      .table(
        .init(
          title: "", columns: ["A", "B"], rows: [["x", "7"], ["y", "9"]],
          marks: [.init(row: 1, column: 2, tone: .critical), .init(row: 2, tone: .success)],
          actions: [.init(label: "Edit", action: "edit")])))
    #expect(page.contains("<td class=\"e n\" data-l=\"B\"><span class=\"tag crit\">"))
    #expect(
      page.contains("<tr class=\"mk good\"><th scope=\"row\" class=\"n\"><span class=\"tag good\">")
    )
    #expect(page.split(separator: "data-action=\"edit\"").count == 3)
    #expect(!page.contains("class=\"mk crit\""))
  }
}
