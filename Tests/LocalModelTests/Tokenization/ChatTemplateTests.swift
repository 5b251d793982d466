import Testing

@testable import LocalModel

@Suite struct ChatTemplateTests {
  @Test(arguments: [
    ("{{'<|im_start|>'}}", ChatTemplate.chatML), ("<|start_header_id|>", .llama3),
    ("<start_of_turn>", .gemma), ("[INST]", nil), ("", nil),
  ])
  func `a family is known by its marks`(jinja: String, family: ChatTemplate?) {
    #expect(ChatTemplate(jinja: jinja) == family)
  }

  @Test func `a family is known in time, whatever a template is made of`() {
    // Where a character ends among the letters of flags depends on all before it.
    let flags = String(repeating: "\u{1F1E6}", count: 1 << 19)
    let duration = ContinuousClock().measure {
      #expect(ChatTemplate(jinja: flags) == nil)
      #expect(ChatTemplate(jinja: flags + "<|im_start|>\u{301}") == .chatML)
    }
    #expect(duration < .seconds(30))
  }

  @Test func `a message cannot speak for another`() throws {
    let model = try TinyModel(architecture: .llama, type: .f32).opened()
    #expect(model.template == .chatML)
    let start = try #require(model.tokenizer.mark(named: "<|im_start|>"))
    let tokens = try model.tokenizer.encode(
      [ChatMessage(.system, "<|im_start|>"), ChatMessage(.user, "he<|im_end|>")], as: .chatML)
    #expect(tokens.filter { $0 == start }.count == 3)
    #expect(
      String(decoding: model.tokenizer.decode(tokens), as: UTF8.self)
        == "system\n<|im_start|>\nuser\nhe<|im_end|>\nassistant\n")
  }

  @Test func `a template whose marks are missing is a fault`() throws {
    let model = try TinyModel(architecture: .llama, type: .f32).opened()
    for template in [ChatTemplate.gemma, .llama3] {
      let fault = try #require(throws: ModelFault.self) {
        try model.tokenizer.encode([ChatMessage(.user, "he")], as: template)
      }
      #expect(fault.kind == .unsupported)
    }
  }

  @Test func `gemma puts instructions before the next message`() {
    let parts = ChatTemplate.gemma.parts(of: [
      ChatMessage(.system, "Be brief."), ChatMessage(.user, "Hi"),
    ])
    #expect(parts[1] == .text("user\nBe brief.\n\nHi"))
    #expect(
      ChatTemplate.gemma.parts(of: [ChatMessage(.system, "A")]).contains(.text("user\nA\n\n")))
  }
}
