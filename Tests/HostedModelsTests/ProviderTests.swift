import ScreenGeneration
import Testing

@testable import HostedModels

@Suite struct ProviderTests {
  @Test(arguments: ["openai:", "anthropic:x", "llama:nowhere", "gemini:x", "ollama:"])
  func `a name that lacks something is refused with what to do`(name: String) throws {
    let name = ModelName(name)
    let provider = try #require(ModelProvider.hosted.first { $0.prefix == name.prefix })
    do throws(ModelError) {
      _ = try provider.model(name, ModelSettings())
      Issue.record("\(name) makes a model")
    } catch {
      guard case .unavailable(let reason) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(reason.name == .notConfigured)
      #expect(!reason.nextStep.isEmpty)
    }
  }
}
