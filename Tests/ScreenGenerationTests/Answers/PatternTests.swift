import Foundation
import ScreenDiagnostics
import ScreenGrammar
import ScreenSchemas
import Testing
import TypedAnswers

@testable import ScreenGeneration

/// The three patterns of typed answers: leaf, bounded collection, tagged enumeration.
struct PatternTests {
  @Test func `the schemas of the article have a guide, a bound and a fallback everywhere`() {
    for schema in [
      Meeting.schema.description, Plan.schema.description, Plan.Step.schema.description,
      Reply.schema.description,
    ] {
      #expect(schema.lint().map { "\($0.path ?? ""): \($0.message)" } == [])
    }
  }

  @Test(arguments: Inputs.notes)
  func `a note of any length gives 3 to 8 steps`(note: Inputs.Note) async throws {
    let model = ScriptedModel { request in
      guard case .user(let text)? = request.messages.last else { return [] }
      return [.text(Inputs.plan(of: text)), .finished(.stop)]
    }
    let answer = try await ModelSession(model).respond(to: note.text, generating: Plan.self)
    #expect((3...8).contains(answer.content.steps.count))
    #expect(answer.failures.isEmpty && answer.diagnostics.map(\.message) == [])
  }

  @Test(arguments: Inputs.notes)
  func `a note of any length gives a leaf, and either kind of a tagged answer`(
    note: Inputs.Note
  ) async throws {
    let title = Inputs.title(of: note.text)
    let leaf = ScriptedModel(replying: #"{"title": \#(title), "minutes": 45}"#)
    let meeting = try await ModelSession(leaf).respond(to: note.text, generating: Meeting.self)
    #expect(meeting.diagnostics.map(\.message) == [] && meeting.failures.isEmpty)
    #expect((2...60).contains(meeting.content.title.unicodeScalars.count))

    let plan = Inputs.plan(of: note.text).dropFirst()
    for (reply, isPlan) in [
      (#"{"answer": {"type": "plan", \#(plan)}"#, true),
      (#"{"answer": {"type": "meeting", "title": \#(title), "minutes": 45}}"#, false),
    ] {
      let session = ModelSession(ScriptedModel(replying: reply))
      let answer = try await session.respond(to: note.text, generating: Reply.self)
      #expect(answer.diagnostics.map(\.message) == [] && answer.failures.isEmpty)
      switch answer.content {
      case .plan(let plan): #expect(isPlan && (3...8).contains(plan.steps.count))
      case .meeting(let meeting): #expect(!isPlan && meeting.minutes == 45)
      case .unclear(let reason): Issue.record("\(reason)")
      }
    }
  }

  @Test func `the notes are twenty, from two words to a page`() {
    let counts = Inputs.notes.map { $0.text.split(separator: " ").count }
    #expect(counts.count == 20 && counts.min() == 1 && counts.contains(2))
    #expect((counts.max() ?? 0) > 500)
  }

  @Test func `each pattern has its reply, and what is neither takes the way out`() async throws {
    for (reply, expected) in [
      (
        #"{"answer": {"type": "meeting", "title": "Budget"}}"#,
        Reply.meeting(Meeting(title: "Budget", minutes: 30, day: nil))
      ),
      (
        #"{"answer": {"type": "plan", "title": "Nothing to do", "steps": []}}"#,
        .plan(Plan(title: "Nothing to do", steps: []))
      ),
      (#"{"answer": {"type": "unclear", "reason": "no verb"}}"#, .unclear(reason: "no verb")),
      (
        #"{"answer": {"type": "poem", "text": "roses"}}"#,
        .unclear(reason: "'poem' is not a known kind")
      ),
    ] {
      let session = ModelSession(ScriptedModel(replying: reply))
      #expect(try await session.respond(to: "x", generating: Reply.self).content == expected)
    }
  }

  @Test func `the article's functions do what it says`() async throws {
    let meeting = ScriptedModel(replying: #"{"title": "Budget", "minutes": 45}"#)
    #expect(try await Examples.title(of: "budget", meeting) == "Budget")
    let plan = ScriptedModel(replying: Inputs.plan(of: "sort, wash, dry"))
    let steps = try await Examples.follow("laundry", ModelSession(plan))
    #expect(steps.map(\.label) == ["sort", "wash", "dry"])
  }

  @Test func `the code of the article is the code that is compiled here`() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let root = here.appending(path: "../../..")
    let article = try String(
      contentsOf: root.appending(
        path: "Sources/ScreenCompiler/Documentation.docc/TypedAnswers.md"), encoding: .utf8)
    let source = Self.lines(
      try String(contentsOf: here.appending(path: "Examples.swift"), encoding: .utf8)
    ).joined(separator: "\n")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count >= 5)
    for block in blocks {
      #expect(source.contains(Self.lines(block).joined(separator: "\n")), "\(block)")
    }
  }

  /// The lines that are not blank, without indents.
  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
