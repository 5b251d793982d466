import ScreenCompiler
import Testing

/// Edits that a model writes as a patch.
@Suite struct ModelEditingTests {
  private static let form = Screen(
    title: "Log in",
    sections: [
      Section(
        id: "account", title: "Account",
        components: [
          .field(.init(label: "Username", placeholder: "", name: "username")),
          .field(.init(label: "Email", placeholder: "", kind: .email, name: "email")),
          .button(.init(label: "Log in", style: .primary, action: "log-in")),
        ])
    ])

  /// A model of which the replies are known, one after the other.
  private struct Script: ImmediateEditing {
    let name = "script"
    var replies: [String]

    struct Silence: Error {}
    typealias EditFailure = Silence

    func edit(
      _ question: EditQuestion, under grammar: Grammar, sampling: SamplingOptions,
      examining examine: @escaping @Sendable (String) -> EditExamination
    ) throws(Silence) -> EditAnswer {
      guard !replies.isEmpty else { throw Silence() }
      for reply in replies where examine(reply).isUsable {
        return .proposed(
          .init(reply: reply, attempts: [], notes: [], transcript: ModelTranscript(model: name)))
      }
      return .declined(reason: examine(replies[0]).faults.joined(separator: "; "))
    }
  }

  private static func edit(
    _ text: String, _ replies: String..., alone: Bool = false
  ) throws -> Compilation {
    try Compiler().edit(
      form, SourceText(name: "<edit>", text), asking: Script(replies: replies), alone: alone)
  }

  @Test(arguments: [
    #"[{"op":"replace","path":"/sections/0/components/1/label","value":"Work email"}]"#,
    #"{"patch":[{"type":"text","op":"replace","path":"/sections/0/components/1/label","value":"Work email"}]}"#,
    "Here you are:\n```json\n"
      + #"[{"op":"test","path":"/title","value":"Log in"},{"op":"add","path":"/sections/0/components/1/label","value":"Work email"}]"#
      + "\n```",
    #"{"op":"replace","path":"/sections/0/components/1/label","value":"Work email"}"#,
  ])
  func `a patch in any of its forms is done`(_ reply: String) throws {
    let result = try Self.edit("call the email field Work email", reply)
    #expect(result.tier == .model)
    #expect(result.screen.json().contains("Work email"))
    #expect(result.ledger.isSettled)
  }

  @Test(arguments: [
    (#"[{"op":"remove","path":"/sections/0/components/0"}]"#, "field \"Username\" is removed"),
    (
      #"[{"op":"replace","path":"/sections/0/components/1/label","value":"Mail"},{"op":"replace","path":"/title","value":"Hello"}]"#,
      "the title is \"Hello\""
    ),
    (
      #"[{"op":"add","path":"/sections/0/components/-","value":{"type":"divider"}}]"#,
      "divider is new"
    ),
    (
      #"[{"op":"move","from":"/sections/0/components/2","path":"/sections/0/components/0"}]"#,
      "was moved"
    ),
    (#"[]"#, "does not carry out"),
    (#"[{"op":"remove","path":"/sections/3"}]"#, "'/sections' has 1 element (at /0)"),
    (#"[{"op":"remove","path":"/sections/0/components/9"}]"#, "has 3 elements"),
    (#"[{"op":"remove","path":"/sections/0/footer"}]"#, "has no 'footer'"),
    (#"[{"op":"test","path":"/title","value":"Sign up"}]"#, "not the expected one"),
    (#"[{"op":"rename","path":"/title"}]"#, "no operation 'rename'"),
    (#"[{"op":"replace","path":"title","value":"X"}]"#, "not a JSON Pointer"),
    (#"[{"op":"move","path":"/title"}]"#, "has no 'from'"),
    (#"{"title":"Log in"}"#, "array of operations"),
    ("I cannot do that", "cannot be applied"),
  ])
  func
    `a patch that fails, or touches what was not named, is declined, and the words are read here`(
      _ reply: String, _ reason: String
    ) throws
  {
    let result = try Self.edit("call the email field Mail", reply)
    #expect(result.tier == .composer)
    #expect(result.screen.json().contains("\"label\": \"Mail\""))
    #expect(result.attempts.first?.reason.contains(reason) == true, "\(result.attempts)")
  }

  @Test func `a model that is asked alone and has no answer is an error`() {
    #expect(throws: CompilationError.self) {
      try Self.edit("call the email field Mail", "[]", alone: true)
    }
    #expect(throws: CompilationError.self) {
      try Self.edit("call the email field Mail", alone: true)
    }
  }

  @Test func `a model that fails leaves the words to be read here`() throws {
    let result = try Self.edit("call the email field Mail")
    #expect(result.tier == .composer)
    #expect(result.attempts.map(\.outcome) == [.failed])
  }

  @Test(arguments: Grammar.shippedNames)
  func `every grammar has patches that a model can be held to`(_ name: String) throws {
    let grammar = try #require(Grammar.named(name))
    let faults = grammar.patches.lint().filter { $0.severity == .error }
    #expect(faults.isEmpty, "\(faults)")
    #expect(grammar.patches.jsonSchema(.openai).text.contains("\"patch\""))
    #expect(grammar.patches.gbnf(.utf8).text.contains("root"))
  }
}
