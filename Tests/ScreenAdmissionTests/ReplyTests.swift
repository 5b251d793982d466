import ScreenDiagnostics
import ScreenGrammar
import ScreenModel
import Testbed
import Testing

@testable import ScreenAdmission

/// Replies of models, in folders by what is to become of them.
struct ReplyTests {
  private static func names(_ kind: String) throws -> [String] {
    try FixtureFolder("Replies/" + kind).names(ending: ".txt")
  }

  private func admit(_ kind: String, _ name: String) throws -> Admission {
    let bytes = try FixtureFolder("Replies/" + kind).bytes(of: name)
    return admit(SourceText(name: name, utf8: bytes))
  }

  /// What comes of a reply: reading and admission as one.
  private func admit(_ source: SourceText) -> Admission {
    let reading = Grammar.standard.read(reply: source)
    guard let tree = reading.tree else {
      return Admission(screen: nil, diagnostics: reading.diagnostics)
    }
    var admission = Grammar.standard.admit(Proposal(tree: tree))
    admission.diagnostics = reading.diagnostics + admission.diagnostics
    return admission
  }

  /// The screen that all of `answers` hold.
  private func answer() throws -> Screen {
    let bytes = try FixtureFolder("Replies").bytes(of: "answer.json")
    return try #require(admit(SourceText(name: "answer.json", utf8: bytes)).screen)
  }

  @Test(arguments: try names("answers"))
  func `the answer in a reply is found`(name: String) throws {
    let admission = try admit("answers", name)
    let answer = try answer()
    #expect(admission.screen == answer)
  }

  /// Ways to wrap an answer that say nothing of their own.
  private static let wrappers: [@Sendable (String) -> String] = [
    { "<think>A form {maybe: 1}</think>\n" + $0 }, { "I see [1].\n</thinking>" + $0 },
    { "Here it is, {name}:\n```json\n" + $0 + "\n```\nAnything else?" },
    { "{\"result\": {\"answer\": " + $0 + "}, \"ok\": true}" }, { "[" + $0 + "]" },
    { "{\"name\": \"show\", \"arguments\": " + $0 + "}" },
    { "{\"message\": {\"content\": " + quoted($0) + "}}" }, { quoted($0) },
  ]

  static func quoted(_ text: String) -> String {
    let escapes: [Character: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]
    return "\"" + text.map { escapes[$0] ?? String($0) }.joined() + "\""
  }

  @Test(arguments: 0..<60)
  func `the answer is found in whatever it is wrapped`(seed: Int) throws {
    let bytes = try FixtureFolder("Replies").bytes(of: "answer.json")
    var text = String(decoding: bytes, as: UTF8.self)
    // Words stand around objects and arrays: a text in quotation marks is not an answer among them.
    let first = Self.wrappers[3 + seed % 5]
    let second = Self.wrappers[3 + seed / 5 % 4]
    text = Self.wrappers[seed / 20 % 3](second(first(text)))
    let answer = try answer()
    let screen = admit(SourceText(name: "wrapped", text)).screen
    #expect(screen == answer, "\(text)")
  }

  @Test(arguments: try names("rejected").filter { $0.hasPrefix("foreign-") })
  func `a format of another kind is named`(name: String) throws {
    let diagnostics = try admit("rejected", name).diagnostics
    #expect(diagnostics.map(\.id) == ["foreign-format"])
  }

  @Test func `no fix-it removes another object`() throws {
    let bytes = try FixtureFolder("Replies").bytes(of: "repaired/two-screens.txt")
    let reading = Grammar.standard.read(reply: SourceText(name: "two", utf8: bytes))
    #expect(reading.diagnostics.map(\.id) == ["another-value"])
    let haveNone = reading.diagnostics.allSatisfy(\.fixIts.isEmpty)
    #expect(haveNone)
  }

  @Test(arguments: try names("accepted"))
  func `a reply is accepted with nothing lost`(name: String) throws {
    let admission = try admit("accepted", name)
    #expect(admission.screen != nil)
    #expect(admission.refused == [])
  }

  @Test(arguments: try names("repaired"))
  func `a reply is repaired, and what was lost is named by its place`(name: String) throws {
    let admission = try admit("repaired", name)
    #expect(admission.screen != nil)
    #expect(!admission.refused.isEmpty)
    #expect(admission.diagnostics.allSatisfy { $0.range != nil || $0.path == nil })
  }

  @Test(arguments: try names("rejected"))
  func `a reply without a component of use is rejected`(name: String) throws {
    let admission = try admit("rejected", name)
    #expect(admission.screen == nil)
    #expect(admission.diagnostics.contains { $0.severity == .error })
  }

  @Test func `there are replies of each kind`() throws {
    for kind in ["accepted", "repaired", "rejected"] { #expect(try Self.names(kind).count >= 3) }
  }
}
