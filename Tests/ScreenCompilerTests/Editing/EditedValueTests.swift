import ScreenCompiler
import ScreenLedger
import ScreenModel
import Testing

/// Values that an edit states, with their signs.
struct EditedValueTests {
  private static let screen = Screen(
    title: "Shed",
    sections: [
      Section(
        id: "s", title: "",
        components: [
          .stat(.init(label: "Balance", value: "$5")), .badge(.init(label: "Open")),
        ])
    ])

  private static func edit(_ text: String) throws -> Compilation {
    try screen.edited(text)
  }

  @Test(arguments: [
    ("make the balance −12.99", "−12.99"), ("set the badge to 6a+", "6a+"),
    ("add a badge 3/10", "3/10"), ("set the badge to C#", "C#"), ("set balance to ~20", "~20"),
  ])
  func `what an edit states is on the screen with its signs, or not met`(
    _ text: String, _ value: String
  ) throws {
    let made = try Self.edit(text)
    let isShown = made.screen.json().contains("\"\(value)\"")
    #expect(isShown != made.ledger.entries.contains { $0.outcome != .met })
    #expect(isShown == made.ledger.unread.isEmpty)
  }

  @Test(arguments: ["set the badge to 6a+", "make the balance −12.99"])
  func `a sign at either end of a value belongs to it`(_ text: String) throws {
    #expect(try Self.edit(text).ledger.isComplete)
  }

  @Test(arguments: ["remove the badge", "remove the balance $5"])
  func `a value that is taken away was on the screen before`(_ text: String) throws {
    #expect(try Self.edit(text).ledger.unread.isEmpty)
  }
}
