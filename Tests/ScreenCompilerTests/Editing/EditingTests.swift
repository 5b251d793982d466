import Foundation
import ScreenCompiler
import Testbed
import Testing

/// An edit of the log-in form, and what is to come of it.
struct EditCase: CustomTestStringConvertible, Sendable {
  let text: String
  /// The components that are there afterwards, by kind and first text.
  let elements: [String]
  var title = "Log in"

  init(_ text: String, _ elements: [String], title: String = "Log in") {
    self.text = text
    self.elements = elements
    self.title = title
  }

  var testDescription: String { text }
}

private let form = Screen(
  title: "Log in",
  sections: [
    Section(
      id: "account", title: "Account",
      components: [
        .field(.init(label: "Username", placeholder: "Your username", name: "username")),
        .field(.init(label: "Email", placeholder: "you@example.com", kind: .email, name: "email")),
        .toggle(.init(label: "Remember me", name: "remember-me")),
        .button(.init(label: "Log in", style: .primary, action: "log-in")),
        .button(.init(label: "Register", style: .secondary, action: "register")),
      ])
  ])

@Suite struct EditingTests {
  private static let user = "field Username"
  private static let mail = "field Email"
  private static let keep = "toggle Remember me"
  private static let enter = "button Log in"
  private static let join = "button Register"

  private static func edit(_ text: String, _ screen: Screen = form) throws -> Compilation {
    try screen.edited(text)
  }

  private static func names(of screen: Screen) -> [String] {
    screen.sections.flatMap(\.components).map { component in
      let words = component.kind.rawValue
      switch component {
      case .field(let field): return "\(words) \(field.label)"
      case .toggle(let toggle): return "\(words) \(toggle.label)"
      case .button(let button): return "\(words) \(button.label)"
      case .picker(let picker): return "\(words) \(picker.label)"
      case .link(let link): return "\(words) \(link.label)"
      case .heading(let heading): return "\(words) \(heading.text)"
      case .paragraph(let paragraph): return "\(words) \(paragraph.text)"
      default: return words
      }
    }
  }

  private static let cases: [EditCase] = [
    EditCase("add a phone field after email", [user, mail, "field Phone", keep, enter, join]),
    EditCase("Add a phone field.", [user, mail, keep, "field Phone", enter, join]),
    EditCase("remove the remember me toggle", [user, mail, enter, join]),
    EditCase("delete the second button", [user, mail, keep, enter]),
    EditCase("drop the username and the email field", [keep, enter, join]),
    EditCase("rename the register button to Sign up", [user, mail, keep, enter, "button Sign up"]),
    EditCase("call the email field \"Work email\"", [user, "field Work email", keep, enter, join]),
    EditCase("move email before username", [mail, user, keep, enter, join]),
    EditCase("swap username and email", [mail, user, keep, enter, join]),
    EditCase(
      "replace the toggle with a link to the terms", [user, mail, "link Terms", enter, join]),
    EditCase(
      "change the title to Welcome back", [user, mail, keep, enter, join], title: "Welcome back"),
    EditCase(
      "add a phone field after email and make the register button red",
      [user, mail, "field Phone", keep, enter, join]),
    EditCase("remove all buttons", [user, mail, keep]),
    EditCase("add a cancel button", [user, mail, keep, enter, join, "button Cancel"]),
    EditCase("put the toggle at the top", [keep, user, mail, enter, join]),
    EditCase("remove the toggle, then rename it to X", [user, mail, enter, join]),
    EditCase("Register → \"Sign up\"", [user, mail, keep, enter, "button Sign up"]),
    EditCase(
      "title: Welcome back; remove the toggle", [user, mail, enter, join], title: "Welcome back"),
    EditCase(
      "move email up to just before username, we need it first", [mail, user, keep, enter, join]),
    EditCase(
      "the remember me toggle must be on and at the very top", [keep, user, mail, enter, join]),
    EditCase(
      "Email options: Work, Home, Other", [user, "picker Email", keep, enter, join]),
    EditCase(
      "make the username radio buttons: Ann, Ben, Cem",
      ["picker Username", mail, keep, enter, join]),
  ]

  @Test(arguments: cases)
  func `what a text says is done, in its place`(_ edit: EditCase) throws {
    let result = try Self.edit(edit.text)
    #expect(
      Self.names(of: result.screen) == edit.elements, "\(result.ledger.entries.map(\.reason))")
    #expect(result.screen.title == edit.title)
  }

  @Test(arguments: cases)
  func `what is not named stays as it was`(_ edit: EditCase) throws {
    let result = try Self.edit(edit.text)
    let before = Set(form.sections.flatMap(\.elements))
    let kept = result.screen.sections.flatMap(\.elements).filter { before.contains($0) }
    let changed = result.ledger.entries.filter { $0.outcome == .met }.count
    #expect(kept.count >= form.sections[0].elements.count - 3 * max(1, changed))
    #expect(result.screen.sections.first?.id == "account")
  }

  @Test(arguments: [
    ("make the register button red", "destructive"), ("make the second button plain", "plain"),
  ])
  func `a word of style changes the button that is meant`(_ text: String, _ style: String) throws {
    let result = try Self.edit(text)
    let button = result.screen.sections[0].components[4]
    #expect(result.screen.json().contains("\"label\": \"Register\", \"style\": \"\(style)\""))
    #expect(button.kind == .button)
    #expect(result.screen.sections[0].components.prefix(4) == form.sections[0].components.prefix(4))
  }

  @Test func `another main button makes that before it a secondary one, and says so`() throws {
    let result = try Self.edit("make Register the main button")
    let styles = result.screen.sections[0].components.suffix(2).map { component in
      if case .button(let button) = component { button.style.rawValue } else { "" }
    }
    #expect(styles == ["secondary", "primary"])
    #expect(result.ledger.entries[0].reason.contains("button \"Log in\" secondary"))
  }

  @Test func `a field is made required, and nothing else of it changes`() throws {
    let result = try Self.edit("make the email field required")
    guard case .field(let field) = result.screen.sections[0].components[1] else {
      Issue.record("no field")
      return
    }
    #expect(field.rules?.required == true)
    #expect(field.placeholder == "you@example.com")
  }

  @Test(arguments: [
    ("remove the button", "button \"Log in\" or button \"Register\""),
    ("remove the password field", "nothing here matches"),
    ("rename the field to X", "field \"Username\" or field \"Email\""),
    ("move email after the phone number", "nothing here matches"),
    ("a login form", "is not an edit"),
    ("borra el botón", "nothing here matches"),
    ("remove everything", "nothing would be left"),
    ("move the toggle", "where to"),
    ("turn the toggle into a dropdown", "'options' is missing"),
  ])
  func `what cannot be done says why, and changes nothing`(_ text: String, _ reason: String) throws
  {
    let result = try Self.edit(text)
    #expect(result.screen == form)
    #expect(result.ledger.entries.map(\.outcome) == [.unmet])
    #expect(result.ledger.entries[0].reason.contains(reason), "\(result.ledger.entries[0].reason)")
    #expect(result.diagnostics.map(\.severity) == [.error])
  }

  @Test func `words with many links are not looked at in every way of dividing them`() throws {
    let links = String(repeating: "label of the row in the list after the ", count: 12)
    let result = try Self.edit("make the " + links + "button red")
    #expect(!result.ledger.entries.isEmpty)
  }

  @Test func `the edits of the documentation end as it says`() throws {
    let root = FixtureFolder.root.appending(path: "Sources/ScreenCompiler/Documentation.docc")
    let page = try String(contentsOf: root.appending(path: "Editing.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").drop { !$0.hasPrefix("| edit |") }.dropFirst(2)
    let edits = rows.prefix { $0.hasPrefix("|") }
    #expect(edits.count == 10)
    for row in edits {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let entry = try #require(try Self.edit(cells[0]).ledger.entries.first)
      #expect([entry.subject, entry.outcome.rawValue, entry.reason] == Array(cells[1...]))
    }
  }

  @Test func `an empty text is refused`() {
    #expect(throws: CompilationError.emptyIntent) { try Self.edit("  \n") }
  }

  @Test func `a screen that the grammar does not admit is refused`() {
    let screen = Screen(title: "", sections: [Section(components: [.divider(.init())])])
    #expect(throws: CompilationError.self) { try Self.edit("add a button", screen) }
  }

  @Test func `fifty edits in one text are done in order`() throws {
    let text = (1...50).map { "rename the register button to Step \($0)" }
      .joined(separator: "; rename it to Register; ")
    let result = try Self.edit(text)
    #expect(result.ledger.entries.count == 99)
    #expect(result.ledger.isSettled)
    #expect(Self.names(of: result.screen).last == "button Step 50")
  }

  @Test(arguments: Thoroughness.seeds(100, slow: 5_000))
  func `any words leave a screen that the grammar admits`(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let words = [
      "add", "remove", "rename", "move", "make", "the", "a", "button", "field", "email", "after",
      "to", "red", "and", ",", "all", "second", "\"X\"", "section", "Account", "it", "set", "in",
      "replace", "with", "swap", "required", "columns", "ü", "of", "title",
    ]
    let text = (0..<Int.random(in: 1...12, using: &random)).map { _ in
      words.randomElement(using: &random) ?? ""
    }.joined(separator: " ")
    let result = try Self.edit(text)
    let json = SourceText(name: "screen", result.screen.json())
    #expect(try Compiler().admit(json).screen == result.screen, "\(text)")
  }
}
