import ScreenCompiler
import Testing

/// What of an intent came to nothing, held against the screen and not against the reading.
@Suite struct CoverageTests {
  private func compile(_ intent: String) throws -> Compilation {
    try Compiler().compile(SourceText(intent))
  }

  @Test(arguments: [
    "A login form with username and password and a Log in button", "please show me six planets",
    "Booking form: name, email and a button to book", "a slider for volume from 0 to 11",
    "A table of orders with date, total and status", "a pie chart: tea 40, coffee 60",
    "formulario con nombre y correo",
  ])
  func `a word that is shown, a cue or filler is not unread`(intent: String) throws {
    #expect(try compile(intent).ledger.unread == [])
  }

  /// The screen shows nothing of what is in the second text.
  @Test(arguments: [
    ("A form with name and email. Zebras gallop.", ["Zebras gallop"]),
    ("Wombats! A form with name and email", ["Wombats"]),
  ])
  func `what a screen leaves out is unread, in its place`(intent: String, words: [String]) throws {
    let screen = Screen(
      title: "Form",
      sections: [
        Section(
          id: "a",
          components: [
            .field(.init(label: "Name", placeholder: "")),
            .field(.init(label: "Email", placeholder: "")),
          ])
      ])
    let brief = Brief(title: Phrase("Form"), intent: intent)
    let ledger = Ledger.judge(brief, admission: Admission(screen: screen))
    #expect(ledger.unread.map(\.words) == words)
    for unread in ledger.unread {
      let bytes = Array(intent.utf8)[unread.range.lowerBound..<unread.range.upperBound]
      #expect(String(decoding: bytes, as: UTF8.self) == unread.words)
    }
    #expect(ledger.isSettled && !ledger.isComplete)
  }

  @Test(arguments: ["500 planets", "500 gizmos", "a list of 101 gizmos"])
  func `a count that is missed is unmet, and not unread besides`(intent: String) throws {
    let ledger = try compile(intent).ledger
    #expect(ledger.entries.map(\.outcome) == [.unmet])
    #expect(ledger.unread == [])
  }

  @Test func `a kind of component that is not there is unread, whatever else its words became`() {
    let screen = Screen(
      title: "Patients", sections: [Section(id: "a", components: [.divider(.init())])])
    let brief = Brief(title: Phrase("Patients"), intent: "a table of patients")
    let ledger = Ledger.judge(brief, admission: Admission(screen: screen))
    #expect(ledger.unread.map(\.words) == ["table"])
  }

  @Test(arguments: [
    ("a destructive Delete button", Component.button(.init(label: "Delete")), ["destructive"]),
    ("a button to delete", .button(.init(label: "Delete")), []),
    (
      "radio buttons: Tea, Milk", .picker(.init(label: "", options: ["Tea", "Milk"])),
      ["radio buttons"]
    ),
    ("a pie chart", .chart(.init(title: "", kind: .bar)), ["pie chart"]),
  ])
  func `a look that no element has is unread`(
    intent: String, component: Component, words: [String]
  ) {
    let screen = Screen(title: "Look", sections: [Section(id: "a", components: [component])])
    let ledger = Ledger.judge(
      Brief(title: Phrase("Look"), intent: intent), admission: Admission(screen: screen))
    #expect(ledger.unread.map(\.words) == words)
  }

  @Test func `no confidence is high with unread words, and no strict run takes them`() throws {
    var count = 0
    for set in IntentSet.all where !set.isHeldOut {
      for (index, item) in try set.cases().enumerated() where index % 40 == 0 {
        guard let result = compiled(item.intent), !result.ledger.unread.isEmpty else { continue }
        count += 1
        #expect(result.confidence != .high)
        #expect(!result.isAcceptable(.strict))
        #expect(result.explanation.contains("  unread       \""))
      }
    }
    #expect(count > 0)
  }
}
