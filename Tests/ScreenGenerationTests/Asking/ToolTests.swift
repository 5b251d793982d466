import ScreenDiagnostics
import Sampling
import ScreenComposition
import ScreenGeneration
import ScreenGrammar
import ScreenModel
import ScreenReading
import Testing

/// Gives the points of a team, or fails.
private struct Points: ModelTool {
  var definition: ToolDefinition {
    ToolDefinition(
      name: "points", summary: "The points of a team",
      parameters: #"{"type":"object","properties":{"team":{"type":"string"}}}"#)
  }

  func call(_ call: ToolCall) async -> ToolResult {
    call.arguments.contains("nobody")
      ? ToolResult(of: call, "no such team", isFailure: true)
      : ToolResult(of: call, #"{"team":"Harbour United","points":4711}"#)
  }
}

@Suite struct ToolTests {
  private let notes = Notes()
  private let brief = Login.brief(ofTree: "⟦fact The ⟦label points of Harbour United⟧⟧")
  private static let reply = #"""
    {"title":"Season","sections":[{"components":[
      {"type":"keyValue","key":"Harbour United","value":"4711"}]}]}
    """#

  private static func call(_ team: String, _ name: String = "points") -> Result<
    [ModelEvent], ModelError
  > {
    .success([
      .call(ToolCall(id: "c1", name: name, arguments: #"{"team":"\#(team)"}"#)),
      .finished(.toolCalls),
    ])
  }

  private func ask(_ replies: Result<[ModelEvent], ModelError>...) async throws -> Generation {
    let generator = notes.generator(
      replies[0], replies.count > 1 ? replies[1] : replies[0], tools: [Points()])
    return try await generator.generate(brief, under: .standard, sampling: .greedy)
  }

  @Test func `a model fetches facts, and the origins say which call gave them`() async throws {
    guard case .proposed(let candidate) = try await ask(Self.call("Harbour"), .text(Self.reply))
    else {
      Issue.record("the model answers")
      return
    }
    #expect(notes.requests[0].tools.map(\.name) == ["points"])
    let origins = Dictionary(
      uniqueKeysWithValues: candidate.proposal.origins.map { ($0.path.description, $0.origin) })
    let value = "/sections/0/components/0/value"
    #expect(origins[value] == .tool(name: "points", call: 1))
    #expect(origins["/title"] == .model(id: "scripted"))
    #expect(candidate.transcript?.results.map(\.text.utf8.count) == [39])
    guard case .result(let result) = notes.requests[1].messages.last else {
      Issue.record("the model is told the result")
      return
    }
    #expect(result.call.id == "c1" && result.text.contains("4711"))
  }

  @Test(arguments: [("nobody", "points", "no such team"), ("x", "goals", "no tool 'goals'")])
  func `a call that fails is reported to the model, which goes on`(
    team: String, name: String, part: String
  ) async throws {
    guard
      case .proposed(let candidate) = try await ask(Self.call(team, name), .text(Self.reply))
    else {
      Issue.record("the model answers")
      return
    }
    let result = try #require(candidate.transcript?.results.first)
    #expect(result.isFailure && result.text.contains(part))
    let remarks = candidate.diagnostics.filter { $0.id == "irregular-reply" }.map(\.message)
    #expect(remarks.count == 1 && remarks[0].hasPrefix("the tool '\(name)' gave nothing: "))
    #expect(remarks[0].contains(part))
    #expect(candidate.proposal.origins.allSatisfy { $0.origin == .model(id: "scripted") })
  }

  @Test func `a model that does nothing but call tools is stopped`() async throws {
    let generation = try await ask(Self.call("Harbour"))
    #expect(
      generation == .declined(reason: "the model called tools 5 times without an answer"))
    #expect(notes.requests.count == 5)
  }
}
