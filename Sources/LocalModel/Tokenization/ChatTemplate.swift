/// A message of a conversation.
public struct ChatMessage: Hashable, Sendable {
  /// The role of a speaker.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The operator, who gives instructions for the whole conversation.
    case system
    /// The user.
    case user
    /// The model.
    case assistant
  }

  /// The role of the speaker.
  public var role: Role
  /// The text of the message.
  public var text: String

  /// Creates a message.
  public init(_ role: Role, _ text: String) {
    self.role = role
    self.text = text
  }
}

/// The format of a conversation for a model: one of the known families of chat templates.
///
/// Files contain templates as Jinja programs, which are not run; a family is recognised by its
/// special tokens.
public enum ChatTemplate: String, Hashable, Sendable, CaseIterable {
  /// `<|im_start|>user … <|im_end|>`, as used by Qwen and SmolLM.
  case chatML = "chatml"
  /// `<|start_header_id|>user<|end_header_id|> … <|eot_id|>`.
  case llama3
  /// `<start_of_turn>user … <end_of_turn>`; system messages are put before the next message.
  case gemma

  /// Returns the family of a Jinja template; nil if it is not known.
  public init?(jinja: String) {
    // Searches bytes, because finding grapheme boundaries is slow in some texts.
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

  /// A part of a conversation: a special token by name, or text.
  enum Part: Equatable {
    case mark(String)
    case text(String)
  }

  /// Returns the parts of a conversation, up to where the model continues.
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

  /// Returns the messages with each system message merged into the next message, because the
  /// template has no role for it.
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
  /// Returns the tokens of a conversation, up to where the model continues.
  ///
  /// A special token's name within a message stays text, so no message can impersonate another
  /// role.
  ///
  /// - Throws: `ModelFault` if the vocabulary lacks a special token of the template.
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
