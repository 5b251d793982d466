import ScreenGeneration
import Testing

@testable import ScreenModels

@Suite struct ModelNameTests {
  /// A text, the parts of its name, and the identifier of the model that is made of it.
  struct Named: CustomTestStringConvertible, Sendable {
    var text: String
    var name: ModelName
    var id: String

    var testDescription: String { text }
  }

  @Test(arguments: [
    Named(
      text: "ollama:llama3.2:8b", name: ModelName(prefix: "ollama", model: "llama3.2:8b"),
      id: "ollama:llama3.2:8b"),
    Named(
      text: "exec+tools+seed:./ask --fast",
      name: ModelName(prefix: "exec", abilities: ["tools", "seed"], model: "./ask --fast"),
      id: "exec+tools+seed:./ask --fast"),
    Named(
      text: "exec:a:b", name: ModelName(prefix: "exec", model: "a:b"), id: "exec:a:b"),
    Named(
      text: "models/tiny.gguf", name: ModelName(prefix: "gguf", model: "models/tiny.gguf"),
      id: "gguf:tiny.gguf"),
    Named(
      text: "gguf:tiny.gguf", name: ModelName(prefix: "gguf", model: "tiny.gguf"),
      id: "gguf:tiny.gguf"),
  ])
  func `a text names a model, with its abilities`(named: Named) throws {
    #expect(ModelName(named.text) == named.name)
    let model = try ModelProvider.model(named: named.text, among: ModelProvider.all)
    #expect(model.id == named.id)
  }

  @Test(arguments: ["", ":", "llama3.2", "antropic:x", "+tools:x"])
  func `a text that names no provider lists what there is`(text: String) {
    do throws(ModelNameError) {
      _ = try ModelProvider.model(named: text, among: ModelProvider.all)
      Issue.record("'\(text)' names a model")
    } catch {
      guard case .unknownProvider(let named, let known, let suggestion) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(named == text && known.count == ModelProvider.all.count)
      #expect(text != "antropic:x" || suggestion == "anthropic")
    }
  }

  @Test(arguments: ["exec", "exec:", "exec: ", "exec+tools:", "ollama:", "gguf:"])
  func `a provider without a model says how one is written`(text: String) {
    #expect {
      try ModelProvider.model(named: text, among: ModelProvider.all)
    } throws: { error in
      guard case .noModel(text, let syntax)? = error as? ModelNameError else { return false }
      return "\(error)".contains("names no model; write \(syntax)")
    }
  }

  @Test(arguments: [
    ("exec+tool:cat", "tool", "tools"), ("exec+:cat", "", nil), ("ollama+seed:x", "seed", nil),
  ])
  func `an ability that the provider does not know is refused`(
    text: String, word: String, suggestion: String?
  ) {
    do throws(ModelNameError) {
      _ = try ModelProvider.model(named: text, among: ModelProvider.all)
      Issue.record("'\(text)' names a model")
    } catch {
      guard case .unknownAbility(word, _, suggestion) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func `a provider that lacks a key says so, and no other is asked`() {
    #expect {
      try ModelProvider.model(named: "anthropic:x", among: ModelProvider.all)
    } throws: { error in
      guard case .unusable(prefix: "anthropic", .unavailable)? = error as? ModelNameError else {
        return false
      }
      return "\(error)".contains("ANTHROPIC_API_KEY")
    }
  }
}
