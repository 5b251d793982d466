import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

/// What people say of a field, a choice or a button where they list it; beside each rule is what
/// it must leave alone.
struct FormDetailReadingTests {
  private func requirements(_ text: String) throws -> [Requirement] {
    try IntentReader().read(SourceText(name: "<intent>", text)).requirements
  }

  private func labels(_ text: String, of kinds: Requirement.Subject...) throws -> [String] {
    try requirements(text).filter { kinds.contains($0.subject) }
      .compactMap { $0.details.label?.text }
  }

  /// The options of the choice of a name.
  private func options(_ text: String, of name: String) throws -> [String]? {
    try requirements(text).first { $0.details.label?.text == name }?.details.items.map(\.label.text)
  }

  @Test(
    arguments: [
      "Tent hire form: nights, size – small, medium or large, phone",
      "Tent hire form: nights, size: small, medium or large; phone",
      "Tent hire form: nights, size (dropdown with small, medium, large), phone",
      "Tent hire form\n- nights\n- size – small, medium or large\n- phone",
      "Tent hire form\nA. nights\nB. size – small, medium or large\nC. phone",
    ] as [TextCase])
  func `a choice among fields is set off from its options by a mark`(_ intent: TextCase) throws {
    #expect(try options(intent.text, of: "Size") == ["Small", "Medium", "Large"])
    #expect(try requirements(intent.text).contains { $0.details.label?.text == "Phone" })
  }

  @Test func `a letter before a comma is an option and no article`() throws {
    let intent = "Race entry:\n* First name\n* Start block – A, B or C"
    #expect(try options(intent, of: "Start block") == ["A", "B", "C"])
  }

  @Test(arguments: ["choose a size: small or large", "pick one size: small or large"])
  func `the verb of choosing is no part of the name`(_ intent: String) throws {
    #expect(try options("Form. Name, email, " + intent, of: "Size") == ["Small", "Large"])
  }

  @Test func `names that slashes part are fields where they are known for it`() throws {
    let fields = try labels(
      "Ticket: station / date / seat number / email", of: .need(.input))
    #expect(fields == ["Station", "Date", "Seat number", "Email"])
    let booking = try requirements("Booking: single / double / suite")
    #expect(booking.first { $0.subject == .need(.choice) }?.details.items.count == 3)
  }

  @Test(arguments: [
    ("Buttons: Join (primary), Leave (red)", ["primary", "destructive"]),
    ("Buttons Join and a red Leave", [nil, "destructive"]),
    ("Buttons: Join, Skip and a destructive one, Leave", [nil, nil, "destructive"]),
    ("Form with name, email and a button Leave, in red", ["destructive"]),
    ("Buttons: Main menu, Red Arrows", [nil, nil]),
  ])
  func `a style in brackets, before or after a name is how a button looks`(
    _ intent: String, _ styles: [String?]
  ) throws {
    let buttons = try requirements(intent).filter(\.isForAction)
    #expect(buttons.map(\.details.variant) == styles)
    #expect(buttons.allSatisfy { !($0.details.label?.text.contains("(") ?? true) })
  }

  @Test(arguments: [
    "bass, mid and treble sliders, each going from -12 to 12",
    "bass, mid and treble sliders from -12 to 12",
    "sliders for bass, mid and treble from -12 to 12",
  ])
  func `what is said after several sliders holds for all`(_ intent: String) throws {
    let sliders = try requirements(intent)
    #expect(sliders.compactMap { $0.details.label?.text } == ["Bass", "Mid", "Treble"])
    #expect(sliders.allSatisfy { $0.details.minimum == -12 && $0.details.maximum == 12 })
  }

  @Test(arguments: [
    "Form: trail name, nearest marker and, if they wish, a remark",
    "Form: trail name, nearest marker, a remark if you have one",
    "Form, if you like: trail name, nearest marker, a remark",
  ])
  func `what need not be is requested without the words that say so`(_ intent: String) throws {
    #expect(
      try labels(intent, of: .need(.input)) == ["Trail name", "Nearest marker", "Remark"])
    #expect(try labels(intent, of: .component(.toggle)).isEmpty)
  }

  @Test(arguments: [
    ("Pool form: time; filter cleaned y/n; remarks", ["Filter cleaned"]),
    ("Pool form: time, insured (y/n), remarks", ["Insured"]),
    ("Customer picks a size, checks \"Gift wrap\" and presses Order", ["Gift wrap"]),
    (
      "A form with name and email where one ticks \"I can swim\" and \"Send me news\"",
      ["I can swim", "Send me news"]
    ),
    ("A form with name and a note that says \"Check twice\"", []),
  ])
  func `a letter each for yes and no, and what is ticked, are switches`(
    _ intent: String, _ switches: [String]
  ) throws {
    #expect(try labels(intent, of: .component(.toggle)) == switches)
  }

  @Test func `what is needed is part of a name, what is required a rule`() throws {
    let fields = try requirements("Stall booking: trade, power needed, email (required)")
    #expect(fields.contains { $0.details.label?.text == "Power needed" })
    #expect(fields.first { $0.details.fieldKind == .email }?.details.isRequired == true)
  }

  @Test(arguments: [
    ("Report a cat: where, when, a picture, and \"Send report\"", ["Send report"]),
    ("A form with name, a Join button and \"See you\"", ["Join"]),
  ])
  func `a quotation after the last 'and' is the button of a form`(
    _ intent: String, _ buttons: [String]
  ) throws {
    #expect(
      try requirements(intent).filter(\.isForAction).map { $0.details.label?.text } == buttons)
  }

  @Test func `a form among other parts has the fields of what it is for`() throws {
    let alone = try labels("a form to report damage", of: .need(.input))
    let part = try labels(
      "A chart of sales by month and a form to report damage", of: .need(.input))
    #expect(alone.count > 2)
    #expect(part == alone)
  }

  @Test func `a field to search is for searching`() throws {
    let field = try requirements("a page with a field to search recordings and a table of them")
      .first { $0.subject == .component(.field) }
    #expect(field?.details.fieldKind == .search)
    #expect(field?.details.label?.text == "Search recordings")
  }
}
