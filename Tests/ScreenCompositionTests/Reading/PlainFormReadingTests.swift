import ScreenDiagnostics
import ScreenModel
import ScreenReading
import Testbed
import Testing

@testable import ScreenComposition

/// What people type who want a form or a control, said as they say it.
struct PlainFormReadingTests {
  private func requirements(_ text: String) throws -> [Requirement] {
    try IntentReader().read(SourceText(name: "<intent>", text)).requirements
  }

  private func fields(_ text: String) throws -> [String] {
    try requirements(text).filter { $0.subject == .need(.input) }
      .compactMap { $0.details.label?.text }
  }

  private func options(_ text: String) throws -> [String]? {
    try requirements(text).first {
      $0.subject == .need(.choice) || $0.subject == .component(.picker)
    }?
    .details.items.map(\.label.text)
  }

  @Test(
    arguments: [
      "Pick a wood. Oak, ash or beech.", "Which wood?\n- oak\n- ash\n- beech",
      "Which wood? Oak, ash, beech - you may tick several", "Wood: oak, ash or beech?",
      "Which wood do you like? a) oak b) ash c) beech",
      "a select named Wood, options oak, ash, beech",
      "Let guests pick one wood: oak, ash or beech",
    ] as [TextCase])
  func `options are of the choice before them, however they are written`(_ intent: TextCase) throws
  {
    #expect(try options(intent.text)?.map { $0.lowercased() } == ["oak", "ash", "beech"])
  }

  @Test(arguments: [
    ("Which wood? Oak, ash, beech - you may tick several", "multiple"),
    ("Pick a wood. Oak, ash or beech. Only one.", "radio"),
    ("Which wood? More than one is fine: oak, ash, beech", "multiple"),
  ])
  func `how many may be chosen is no option`(_ intent: String, _ style: String) throws {
    let choice = try requirements(intent).first
    #expect(choice?.details.items.count == 3)
    #expect(choice?.details.variant == style)
  }

  @Test(arguments: [
    "Pick a wood. Then show the price list.", "Pick a wood. Name, email and phone.",
    "Pick a wood. The saw is loud, old and red.",
  ])
  func `a sentence that asks for more gives no options`(_ intent: String) throws {
    #expect(try options(intent) ?? [] == [])
  }

  @Test(arguments: [
    ("number of boats: 1 to 6", 1.0, 6.0), ("number of boats, 1 to 6", 1, 6),
    ("How do you like the harbour? 1 to 10", 1, 10),
  ])
  func `a range is what something is set in`(
    _ intent: String, _ least: Double, _ most: Double
  ) throws {
    let slider = try #require(try requirements(intent).first)
    #expect(slider.subject == .component(.slider))
    #expect(slider.details.minimum == least && slider.details.maximum == most)
  }

  @Test(arguments: ["Water: 3 to 9", "Toy: age 3 to 6, pieces 24"])
  func `a range that is stated is no control`(_ intent: String) throws {
    #expect(try !requirements(intent).contains { $0.subject == .component(.slider) })
  }

  @Test(arguments: [
    ("collect the berth, the name and the phone", ["Berth", "Name", "Phone"]),
    ("We need the name and the email.", ["Name", "Email"]),
    ("a form with sender, street, greeting and town", ["Sender", "Street", "Greeting", "Town"]),
    ("Website (optional), name (required)", ["Website", "Name"]),
    ("boat form: name, new deadline, reason", ["Name", "New deadline", "Reason"]),
    ("name and email but no phone", ["Name", "Email"]),
  ])
  func `names in a list of fields are fields`(_ intent: String, _ names: [String]) throws {
    #expect(try fields(intent) == names)
  }

  @Test(arguments: [
    ("boat form: name, berth, Moor here", "Moor here"),
    ("boat form: name, phone and email, then Send it", "Send it"),
    ("boat form: name, berth and phone", "Submit"),
    ("a search field, and Find boats as a button", "Find boats"),
    ("a red button for sinking the boat: \"Sink it\"", "Sink it"),
    ("visitors can type in their code and stamp it", "Stamp"),
  ])
  func `a form has its button`(_ intent: String, _ label: String) throws {
    let action = try requirements(intent).last { $0.isForAction }
    #expect(action?.details.label?.text == label)
  }

  @Test(arguments: ["a switch for the lamp and a slider for the heat", "name, Berth, Phone"])
  func `what is no form to send has no button`(_ intent: String) throws {
    #expect(try !requirements(intent).contains { $0.isForAction && !$0.isImplied })
  }

  @Test(arguments: [
    ("a ticked checkbox 'Wake me'", "Wake me", "on"),
    ("A switch for sending me the tide that is already on", "Sending me the tide", "on"),
    ("boat form: name, tick box I have read it", "I have read it", nil as String?),
  ])
  func `a switch is named by all its words`(
    _ intent: String, _ label: String, _ value: String?
  ) throws {
    let toggle = try requirements(intent).first { $0.subject == .component(.toggle) }
    #expect(toggle?.details.label?.text == label)
    #expect(toggle?.details.value?.text == value)
  }

  @Test(arguments: [
    ("a code field with at least 6 characters", 6.0),
    ("a password field with a minimum of 8 characters", 8),
  ])
  func `a bound follows 'with'`(_ intent: String, _ least: Double) throws {
    #expect(try requirements(intent).first?.details.minimum == least)
  }
}
