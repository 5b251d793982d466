import ScreenCompiler
import Testing

/// Switches, and boxes to tick.
@Suite struct ToggleStyleTests {
  private static func style(_ intent: String, _ label: String) throws -> Component.ToggleStyle? {
    let screen = try Compiler().compile(SourceText(name: "<intent>", intent)).screen
    for case .toggle(let toggle) in screen.sections.flatMap(\.components)
    where toggle.label == label {
      return toggle.style
    }
    return nil
  }

  @Test(arguments: [
    ("a sign-up form with name and a checkbox for accepting the terms", "Accepting the terms"),
    ("settings with a switch for dark mode and a tick box to send reports", "Send reports"),
  ])
  func `a box to tick is drawn as one`(_ intent: String, _ label: String) throws {
    #expect(try Self.style(intent, label) == .checkbox)
  }

  @Test(arguments: [
    ("settings with a switch for dark mode and a tick box to send reports", "Dark mode"),
    ("settings with toggles for sound and vibration", "Sound"),
  ])
  func `a switch stays a switch`(_ intent: String, _ label: String) throws {
    #expect(try Self.style(intent, label) == .switch)
  }

  @Test func `an unknown style is said, and the toggle is a switch`() throws {
    let json = """
      {"version":1,"title":"Terms","sections":[{"id":"a","components":[
      {"type":"toggle","label":"I agree","style":"radio"}]}]}
      """
    let result = try Compiler().admit(SourceText(name: "reply", json))
    #expect(!result.diagnostics.isEmpty)
    #expect(!result.screen.json(.compact).contains("radio"))
  }
}
