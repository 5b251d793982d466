/// A message of a conversation.
public struct ChatMessage: Hashable, Sendable {
  /// Who speaks.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Whoever runs the program: instructions for the whole conversation.
    case system
    /// Whoever uses it.
    case user
    /// The model.
    case assistant
  }

  /// Who speaks.
  public var role: Role
  /// What is said.
  public var text: String

  /// Creates a message.
  public init(_ role: Role, _ text: String) {
    self.role = role
    self.text = text
  }
}

/// How a conversation is written for a model: the families of templates that are known.
///
/// Files bring templates as programs in Jinja, which are not run: a family is known by its marks.
public enum ChatTemplate: String, Hashable, Sendable, CaseIterable {
  /// `<|im_start|>user … <|im_end|>`, as of Qwen and SmolLM.
  case chatML = "chatml"
  /// `<|start_header_id|>user<|end_header_id|> … <|eot_id|>`.
  case llama3
  /// `<start_of_turn>user … <end_of_turn>`; instructions go before the first message.
  case gemma

  /// The family of a template in Jinja; nil where it is none of these.
  public init?(jinja: String) {
    // Marks are looked for among bytes: where characters end takes long to say in some texts.
    let utf8 = Array(jinja.utf8)
    let starts = utf8.indices.filter { utf8[$0] == UInt8(ascii: "<") }
    func contains(_ mark: String) -> Bool {
      starts.contains { utf8[$0...].starts(with: mark.utf8) }
    }
    if contains("<|im_start|>") {
      self = .chatML
    } else if contains("<|start_header_id|>") {
      self = .llama3
    } else if contains("<start_of_turn>") {
      self = .gemma
    } else {
      return nil
    }
  }

  /// A part of a conversation: a mark by its name, or text.
  enum Part: Equatable {
    case mark(String)
    case text(String)
  }

  /// The conversation up to where the model is to speak.
  func parts(of messages: [ChatMessage]) -> [Part] {
    switch self {
    case .chatML:
      messages.flatMap { message in
        [
          .mark("<|im_start|>"), .text("\(message.role.rawValue)\n\(message.text)"),
          .mark("<|im_end|>"), .text("\n"),
        ]
      } + [.mark("<|im_start|>"), .text("assistant\n")]
    case .llama3:
      messages.flatMap { message in
        header(message.role.rawValue) + [.text("\n\n\(message.text)"), .mark("<|eot_id|>")]
      } + header("assistant") + [.text("\n\n")]
    case .gemma:
      Self.joined(messages).flatMap { message in
        [
          .mark("<start_of_turn>"),
          .text("\(message.role == .assistant ? "model" : "user")\n\(message.text)"),
          .mark("<end_of_turn>"), .text("\n"),
        ]
      } + [.mark("<start_of_turn>"), .text("model\n")]
    }
  }

  private func header(_ name: String) -> [Part] {
    [.mark("<|start_header_id|>"), .text(name), .mark("<|end_header_id|>")]
  }

  /// The messages with instructions before the user's next one: there is no role for them.
  private static func joined(_ messages: [ChatMessage]) -> [ChatMessage] {
    var result: [ChatMessage] = []
    var instructions = ""
    for message in messages {
      if message.role == .system {
        instructions += message.text + "\n\n"
        continue
      }
      result.append(ChatMessage(message.role, instructions + message.text))
      instructions = ""
    }
    return instructions.isEmpty ? result : result + [ChatMessage(.user, instructions)]
  }
}

extension Tokenizer {
  /// The tokens of a conversation up to where the model is to speak.
  ///
  /// What looks like a mark within a message stays text: nobody can speak for another.
  ///
  /// - Throws: `ModelFault` where the vocabulary lacks a mark of the template.
  public func encode(
    _ messages: [ChatMessage], as template: ChatTemplate
  ) throws(ModelFault) -> [Int] {
    var tokens = beginning.map { [$0] } ?? []
    for part in template.parts(of: messages) {
      switch part {
      case .text(let text): tokens += encode(text)
      case .mark(let name):
        guard let token = mark(named: name) else {
          throw .unsupported(
            "the vocabulary has no \(quoted(name)), which the template \(template.rawValue) needs")
        }
        tokens.append(token)
      }
    }
    return tokens
  }
}
