import ScreenRoles
import Testing

@testable import ScreenLines

/// Lines that are shown as they are, and lines about others.
@Suite struct ContentLineTests {
  private func told(_ annotated: String) -> [String] { DraftedLines(annotated).told }

  @Test(arguments: [
    ("d Age: 71\nd Ward: Cedar", [#"fact "Age" = 71"#, #"fact "Ward" = Cedar"#]),
    ("d - Oak\nd - Larch", [#"list [Oak; Larch]"#]),
    ("d Alarm: Off\nd Light: On", [#"toggle "Alarm" = off"#, #"toggle "Light" = on"#]),
    (
      "d 1. Close the valve. Wait until the pump is still.\nd 2. Open it.",
      [#"list numbered [Close the valve. Wait until the pump is still.; Open it.]"#]
    ),
    ("d - [x] Tent\nd - [ ] Rope", [#"checklist [Tent; Rope]"#]),
    ("d Please come by bus.", [#"paragraph = Please come by bus."#]),
    (
      "s | Player | Goals |\ns |---|---|\nd | Ada | 3 |\nd | Ben | 0 |",
      [#"table|Player|Goals [Ada,3; Ben,0]"#]
    ),
    (
      "d Ada    3   home\nd Ben    0   away",
      [#"list [Ada,3,home; Ben,0,away]"#]
    ),
  ])
  func `content keeps its words and its form`(_ annotated: String, _ expected: [String]) {
    #expect(told(annotated) == expected)
  }

  @Test(arguments: [
    ("i - Pet name is mandatory", #"input text required "Pet name""#),
    ("i - Branch: Bath, Leeds (required)", #"choice required "Branch" [Bath; Leeds]"#),
    ("i - Email\no   - required", #"input email required "Email""#),
    ("i - Fields: street, size (S, M)", #"input text "Street""#),
  ])
  func `what must be filled in says so`(_ annotated: String, _ expected: String) {
    #expect(told(annotated).first == expected)
  }

  @Test func `what may be chosen several times is a choice of several`() {
    let told = told(
      "i - When can you help?\no   - Monday\no   - Friday\no   - (more than one possible)")
    #expect(told == [#"choice multiple "When can you help?" [Monday; Friday]"#])
  }

  @Test(arguments: [
    ("i - Password (with show/hide)", #"input password "Password""#),
    ("i - [x] Contract signed", #"toggle "Contract signed" = on"#),
    ("i - [ ] Laptop ordered", #"toggle "Laptop ordered""#),
  ])
  func `a mark or a name says the kind, whatever a note offers`(_ line: String, _ expected: String)
  {
    #expect(told(line) == [expected])
  }

  @Test(arguments: [
    ("b Change password (link)", #"link "Change password""#),
    ("b Link 2: Join us", #"link "Join us""#),
  ])
  func `a link is no button`(_ annotated: String, _ expected: String) {
    #expect(told(annotated) == [expected])
  }

  @Test func `steps are parts with the names behind their numbers`() {
    #expect(
      told("i Step 1 – Rider: surname, mobile\ni Step 2 – Horse: colour, age").allSatisfy {
        $0.hasPrefix("section step ")
      })
  }

  @Test func `what is said of the screen is left out with its words`() {
    let draft = DraftedLines(
      "a We use a paper book.\nr max 3 per person\ny dark theme\nx no login\ns Fields")
    #expect(draft.requests.isEmpty)
    #expect(
      draft.leftOut == [
        "We use a paper book.", "max 3 per person", "dark theme", "no login", "Fields",
      ])
  }

  @Test(arguments: [
    ("▸ from", "From"), ("REQ-101 Surname", "Surname"), ("3.2 Surname", "Surname"),
    ("(a) Surname", "Surname"), ("□ Surname", "Surname"), ("שם מלא", "שם מלא"),
    ("12 boxes", "12 boxes"),
  ])
  func `marks and keys before a line are none of its words`(_ line: String, _ label: String) {
    #expect(DraftedLines(line, all: .input).told.first?.contains("\"\(label)\"") ?? false)
  }
}
