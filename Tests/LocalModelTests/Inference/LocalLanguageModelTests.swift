import Foundation
import LocalModels
import ScreenGeneration
import Testing

@testable import LocalModel

/// A model of random weights, asked as any language model is.
@Suite struct LocalLanguageModelTests {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func path(of writer: GGUFWriter) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: "tiny.gguf")
    try Data(writer.bytes).write(to: file)
    return file.path()
  }

  private func model(keepingPrompts: Bool = true) throws -> LocalLanguageModel {
    var writer = TinyModel(architecture: .llama, type: .q4_1).writer
    for index in writer.pairs.indices where writer.pairs[index].key == "llama.context_length" {
      writer.pairs[index].value = .u32(2_048)
    }
    return LocalLanguageModel(
      path: try path(of: writer),
      promptFolder: keepingPrompts ? folder.path() + "/prompts" : nil)
  }

  private func request(_ question: String) -> ModelRequest {
    ModelRequest(
      system: String(repeating: "hello world ", count: 60),
      messages: [.user("one"), .model("two"), .user(question)],
      // A busy machine takes long for the steps of a build for debugging.
      limits: ModelLimits(tokens: 64, firstPart: .seconds(3_600), whole: .seconds(3_600)))
  }

  /// The reply, and how many tokens of the request were read after its first step.
  private func reply(
    of model: LocalLanguageModel, to question: String
  ) async throws -> (text: String, first: Int) {
    var reply = ModelReply()
    var first: Int?
    try await model.reply(to: request(question)) { event in
      if case .usage(let usage) = event, first == nil { first = usage.input }
      reply.add(event)
    }
    return (reply.text, try #require(first))
  }

  @Test func `what requests begin with is read once, whatever they ask`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = try model()
    let plain = try await reply(of: model(keepingPrompts: false), to: "three")
    #expect(!plain.text.isEmpty && plain.first == 128)
    let before = try await reply(of: kept, to: "three")
    #expect(before == plain)
    let after = try await reply(of: kept, to: "three")
    #expect(after.text == plain.text && after.first > 300)
    // Of another conversation only the instructions are the same.
    let other = try await reply(of: kept, to: "four")
    #expect(other.first == after.first)
  }

  @Test func `what is read ahead is not read again, and changes no reply`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let plain = try await reply(of: model(keepingPrompts: false), to: "three")
    let kept = try model()
    await kept.prewarm(for: ModelRequest(system: request("").system, messages: []))
    let after = try await reply(of: kept, to: "three")
    #expect(after.text == plain.text && after.first > 300)
  }

  @Test func `a request waits for what is being read ahead`() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let kept = try model()
    let ahead = Task { await kept.prewarm(for: request("three")) }
    let asked = try await reply(of: kept, to: "three")
    await ahead.value
    #expect(try await reply(of: kept, to: "three").text == asked.text)
  }

  @Test func `to read ahead of what is not a model does nothing, and asking says what is wrong`()
    async throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    var writer = GGUFWriter()
    writer.mark = Array("NOPE".utf8)
    let model = LocalLanguageModel(
      path: try path(of: writer), promptFolder: folder.path() + "/prompts")
    await model.prewarm(for: request("three"))
    #expect(!FileManager.default.fileExists(atPath: folder.path() + "/prompts"))
    await #expect(throws: ModelError.self) { try await reply(of: model, to: "three") }
  }
}
