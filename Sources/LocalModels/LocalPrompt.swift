internal import LocalModel
internal import ScreenGeneration

/// A prompt that a session reads one piece at a time.
///
/// Beginnings that other requests share are kept in a store: the instructions, which all requests
/// for a grammar share, and the turns before the last, which many share.
struct LocalPrompt {
  /// The number of tokens that are read before other tasks get a turn.
  private static let piece = 128
  /// The least number of shared tokens that is stored; fewer can be processed as fast as a file can
  /// be read.
  private static let leastShared = 32

  let session: Session
  /// All its tokens; the last one is left for the writer, which needs the scores after it.
  let tokens: [Int]
  private let prompts: PromptStore?
  /// The lengths, in tokens, of the beginnings that other requests share, ascending; empty if
  /// nothing is kept.
  private let shared: [Int]

  /// Creates the prompt of a request, with room for the reply according to its length.
  init(
    _ request: ModelRequest, _ opened: LocalModelFile.Opened, threads: Int, prompts: PromptStore?,
    roomForReply limit: (_ prompt: Int) throws(ModelError) -> Int
  ) throws(ModelError) {
    let encoder = try Encoder(opened.model)
    tokens = try encoder.tokens(of: request.chat)
    self.prompts = prompts
    shared = try prompts == nil ? [] : encoder.shared(of: request.chat, tokens)
    session = opened.model.session(
      threads: threads, contextLimit: tokens.count + (try limit(tokens.count)))
  }

  /// Creates the common beginning of requests of a kind.
  init(
    beginning request: ModelRequest, _ opened: LocalModelFile.Opened, threads: Int,
    prompts: PromptStore
  ) throws(ModelError) {
    let encoder = try Encoder(opened.model)
    let chat = Array(request.chat.prefix(1))
    let whole = try encoder.tokens(of: chat + [Encoder.marks[0]])
    let count = try encoder.shared(of: chat + [Encoder.marks[0]], whole).first ?? 0
    tokens = Array(whole.prefix(count + 1))
    self.prompts = prompts
    shared = count > 0 ? [count] : []
    session = opened.model.session(threads: threads, contextLimit: tokens.count)
  }

  /// Reads the next piece, or restores it from the store.
  ///
  /// - Returns: Whether there is more to read.
  func read() throws(ModelError) -> Bool {
    let done = session.tokens.count
    if done == 0, let prompts {
      for count in shared.reversed() where prompts.restore(session, having: Array(tokens[..<count]))
      {
        return count < tokens.count - 1
      }
    }
    let next = shared.first { $0 > done }
    let end = min(done + Self.piece, next ?? tokens.count - 1)
    if done < end {
      do throws(ModelFault) {
        _ = try session.prefill(Array(tokens[done..<end]))
      } catch {
        throw ModelError(error)
      }
    }
    if end == next { prompts?.save(session) }
    return end < tokens.count - 1
  }

  /// Encodes conversations in the model's format.
  private struct Encoder {
    /// Messages that have no token in common with each other or with a user's message.
    static let marks = ["\u{1}", "a"].map { ChatMessage(.user, $0) }

    let tokenizer: Tokenizer
    let template: ChatTemplate

    init(_ model: TransformerModel) throws(ModelError) {
      guard let template = model.template else {
        throw .unavailable(
          UnavailableReason(
            .unsupportedHere, "the file does not say how to format a conversation",
            nextStep: "use a model that was made for conversations"))
      }
      self.template = template
      tokenizer = model.tokenizer
    }

    func tokens(of chat: [ChatMessage]) throws(ModelError) -> [Int] {
      do throws(ModelFault) {
        return try tokenizer.encode(chat, as: template)
      } catch {
        throw .unavailable(UnavailableReason(error))
      }
    }

    /// How many tokens a conversation shares with others that differ after its instructions, and
    /// with others that differ from its last message on.
    func shared(of chat: [ChatMessage], _ tokens: [Int]) throws(ModelError) -> [Int] {
      var counts: [Int] = []
      for beginning in [chat.prefix(1), chat.dropLast()] {
        let all = try self.tokens(of: beginning + [Self.marks[0]])
        let others = try self.tokens(of: beginning + [Self.marks[1]])
        let count = zip(all, others).prefix { $0 == $1 }.count
        guard count >= LocalPrompt.leastShared, count > counts.last ?? 0,
          tokens.dropLast().starts(with: all[..<count])
        else { continue }
        counts.append(count)
      }
      return counts
    }
  }
}

extension ModelRequest {
  /// The conversation, in the form that a template takes.
  fileprivate var chat: [ChatMessage] {
    [ChatMessage(.system, system)]
      + messages.map { message in
        switch message {
        case .user(let text): ChatMessage(.user, text)
        case .model(let text, _): ChatMessage(.assistant, text)
        case .result(let result): ChatMessage(.user, result.text)
        }
      }
  }
}
