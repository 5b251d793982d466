import ScreenGrammar
import ScreenModel
import Testing

/// A password is typed twice where it is chosen, and once where it is known.
@Suite struct PasswordTests {
  private static func labels(_ intent: String) throws -> [String] {
    let grammar = try #require(Grammar.named("forms"))
    return try Composed(intent, grammar: grammar).components.compactMap { component in
      if case .field(let field) = component { return field.label }
      return nil
    }
  }

  @Test(arguments: [
    "A sign-up form with email and password", "sign up form: username, password",
    "Create account: email and password",
  ])
  func `whoever signs up types it twice`(intent: String) throws {
    let labels = try Self.labels(intent)
    #expect(labels.filter { $0 == "Password" }.count == 1, "\(labels)")
    #expect(labels.filter { $0.lowercased() == "repeat password" }.count == 1, "\(labels)")
  }

  @Test(arguments: [
    "A login form with username and password", "login form", "sign in with email and password",
    "settings: name, password and language", "unlock screen with a password field",
    "form with a password", "join network with name and password",
    "join a call with name and password", "join wifi: network and password",
    "join the meeting with a password",
    "delete account: confirm with password", "SSH connection: host, port, user, password",
  ])
  func `whoever knows it types it once`(intent: String) throws {
    let labels = try Self.labels(intent)
    #expect(!labels.contains { $0.lowercased().hasPrefix("repeat") }, "\(labels)")
  }

  @Test(arguments: [
    "sign up with email, password and repeat password",
    "registration: name, password, confirm password",
  ])
  func `an intent that repeats it itself gets no third field`(intent: String) throws {
    let labels = try Self.labels(intent).filter { $0.lowercased().contains("password") }
    #expect(labels.count == 2, "\(labels)")
  }

  /// To join something is to sign up only where somebody does.
  @Test(arguments: ["join wifi", "join a call", "join table", "join the meeting", "join network"])
  func `joining what takes no members signs nobody up`(intent: String) throws {
    for name in ["standard", "forms"] {
      let grammar = try #require(Grammar.named(name))
      let composed = try Composed(intent, grammar: grammar)
      #expect(!composed.components.isEmpty)
      for case .button(let button) in composed.components {
        #expect(button.label != "Sign up" && button.label != "Create account", "\(name)")
      }
    }
  }

  @Test func `a change asks for the old one, and twice for the new one`() throws {
    #expect(
      try Self.labels("Change password") == [
        "Current password", "New password", "New password again",
      ])
  }
}
